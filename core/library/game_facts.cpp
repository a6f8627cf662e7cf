#include "core/library/game_facts.h"

#include "core/hash128.h"
#include "core/record/text/encoding.h"

#include <cstring>
#include <span>

namespace evenmatch::library {

namespace {

constexpr std::string_view kSelectGames
    = "SELECT g.id, g.content_hash, g.moves_hash, g.game, g.format, s.path, g.number, a.name, g.first_rank, b.name, g.second_rank, "
      "g.result, g.outcome, g.date, g.iso_date, e.label, p.label, g.time_control, g.moves, g.komi, g.handicap, g.rules, g.imported_at, "
      "g.trashed_at IS NOT NULL, (SELECT opening FROM positions INDEXED BY positions_opening WHERE id = g.id), g.checksum "
      "FROM games g NOT INDEXED CROSS JOIN sources s ON s.id = g.source CROSS JOIN names a ON a.id = g.first_name "
      "CROSS JOIN names b ON b.id = g.second_name CROSS JOIN labels e ON e.id = g.event CROSS JOIN labels p ON p.id = g.place ";
constexpr int kKomi = 19;
constexpr int kChecked = 23; ///< columns that the checksum covers, from the first on
constexpr int kChecksum = 25;

bool isNumber(int column)
{
    switch (column) {
    case 0: // id
    case 4: // format
    case 6: // number
    case 12: // outcome
    case 18: // moves
    case 20: // handicap
    case 22: return true; // imported_at
    default: return false;
    }
}

template <class T>
void append(std::string& bytes, const T& value)
{
    char raw[sizeof value];
    std::memcpy(raw, &value, sizeof value);
    bytes.append(raw, sizeof value);
}

/// Libraries store it, so its definition must never change: numbers as eight bytes, texts after their length, komi after whether there is
/// one.
std::string checksumOf(const Query& row)
{
    std::string bytes;
    for (int column = 0; column < kChecked; ++column) {
        if (isNumber(column)) {
            append(bytes, row.integer(column));
        } else if (column == kKomi) {
            bytes += row.isNull(column) ? '0' : '1';
            append(bytes, row.real(column));
        } else {
            const std::string_view text = row.bytes(column);
            append(bytes, static_cast<std::uint64_t>(text.size()));
            bytes += text;
        }
    }
    core::Hasher128 hasher;
    hasher.add(std::as_bytes(std::span(bytes)));
    return hasher.text();
}

bool isWhole(const Query& row) { return row.bytes(kChecksum) == checksumOf(row); }

Hash128 hashOf(std::string_view blob)
{
    Hash128 hash;
    for (std::size_t i = 0; i < blob.size() && i < 16; ++i)
        hash.words[i / 8] |= std::uint64_t{static_cast<unsigned char>(blob[i])} << (i % 8 * 8);
    return hash;
}

/// A number from the file as a value of an enumeration; the file may be damaged or forged.
template <class E>
E enumValue(std::int64_t number, E largest)
{
    return number < 0 || number > static_cast<std::int64_t>(largest) ? E{} : static_cast<E>(number);
}

GameFacts factsIn(const Query& row)
{
    GameFacts facts;
    facts.areWhole = isWhole(row);
    const auto text = [&](int column) { return facts.areWhole ? row.text(column) : record::toUtf8Lossy(row.bytes(column)); };
    StoredGame& game = facts.game;
    game.id = row.integer(0);
    game.contentHash = hashOf(row.bytes(1));
    game.movesHash = hashOf(row.bytes(2));
    GameHeader& header = game.header;
    header.game = text(3);
    header.format = enumValue(row.integer(4), record::Format::Ugi);
    header.file = text(5);
    header.number = static_cast<std::uint64_t>(row.integer(6));
    header.info.players[0] = {text(7), text(8)};
    header.info.players[1] = {text(9), text(10)};
    header.info.result = text(11);
    header.info.outcome = enumValue(row.integer(12), game::Outcome::Draw);
    header.info.date = text(13);
    header.info.isoDate = text(14);
    header.info.event = text(15);
    header.info.place = text(16);
    header.info.timeControl = text(17);
    header.moves = static_cast<int>(row.integer(18));
    if (!row.isNull(kKomi))
        header.komi = row.real(kKomi);
    header.handicap = static_cast<int>(row.integer(20));
    header.rules = text(21);
    game.importedAt = std::chrono::sys_seconds(std::chrono::seconds(row.integer(22)));
    game.inTrash = row.integer(23) != 0;
    if (!row.isNull(24))
        game.opening = text(24);
    return facts;
}

Query rowOf(Connection& connection) { return connection.query(std::string(kSelectGames) + "WHERE g.id = ?"); }

} // namespace

std::optional<GameFacts> factsOf(Connection& connection, GameId id)
{
    Query row = rowOf(connection);
    if (!row.bind(id).step())
        return std::nullopt;
    return factsIn(row);
}

void seal(Connection& connection, GameId id)
{
    std::string checksum;
    if (Query row = rowOf(connection); row.bind(id).step())
        checksum = checksumOf(row);
    connection.query("UPDATE games SET checksum = ? WHERE id = ?").bind(checksum, id).run();
}

void sealAll(Connection& connection)
{
    std::vector<GameId> ids;
    for (Query row = connection.query("SELECT id FROM games NOT INDEXED"); row.step();)
        ids.push_back(row.integer(0));
    for (const GameId id : ids)
        seal(connection, id);
}

std::vector<GameId> gamesWithDamagedFacts(Connection& connection)
{
    std::vector<GameId> ids;
    for (Query row = connection.query(std::string(kSelectGames) + "ORDER BY g.id"); row.step();)
        if (!isWhole(row))
            ids.push_back(row.integer(0));
    return ids;
}

} // namespace evenmatch::library
