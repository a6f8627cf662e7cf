// Finding games and reading what is known of them.
#include "core/library/library_impl.h"

#include <limits>
#include <variant>

namespace evenmatch::library {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

/// Conditions on a game `g`, with the values of their question marks.
class Conditions {
public:
    explicit Conditions(const GameFilter& filter)
    {
        add(filter.inTrash ? "g.trashed_at IS NOT NULL" : "g.trashed_at IS NULL");
        if (filter.player)
            addPlayers("player = ?", {*filter.player, *filter.player});
        if (filter.onlyMine)
            addPlayers("player IN (SELECT id FROM players WHERE me)", {});
        if (!filter.game.empty())
            add("g.game = ?", {filter.game});
        if (!filter.dateFrom.empty())
            add("g.iso_date >= ?", {filter.dateFrom});
        if (!filter.dateTo.empty()) // '~' sorts after digits and '-': "1999~" is after all of 1999
            add("g.iso_date BETWEEN '0' AND ?", {filter.dateTo + "~"});
        if (filter.outcome)
            add("g.outcome = ?", {static_cast<std::int64_t>(*filter.outcome)});
        if (!filter.text.empty())
            addText(filter.text);
        if (!filter.tag.empty())
            add("g.id IN (SELECT game FROM game_tags WHERE tag = (SELECT id FROM tags WHERE tag = ?))", {filter.tag});
    }

    const std::string& sql() const { return m_sql; }
    void bindTo(Query& query) const
    {
        for (const Value& value : m_values)
            std::visit([&](const auto& v) { query.bind(v); }, value);
    }

private:
    using Value = std::variant<std::int64_t, std::string>;

    void add(const std::string& sql, std::initializer_list<Value> values = {})
    {
        m_sql += (m_sql.empty() ? "" : " AND ") + sql;
        m_values.insert(m_values.end(), values);
    }

    void addPlayers(const std::string& condition, std::initializer_list<Value> values)
    {
        const std::string names = "(SELECT id FROM names WHERE " + condition + ")";
        add("(g.first_name IN " + names + " OR g.second_name IN " + names + ")", values);
    }

    void addText(const std::string& text)
    {
        const std::string names = "(SELECT id FROM names WHERE instr(lower(name), lower(?)) > 0)";
        const std::string labels = "(SELECT id FROM labels WHERE instr(lower(label), lower(?)) > 0)";
        add("(g.first_name IN " + names + " OR g.second_name IN " + names + " OR g.event IN " + labels + " OR g.place IN " + labels + ")",
            {text, text, text, text});
    }

    std::string m_sql;
    std::vector<Value> m_values;
};

/// The tables to look through and the order, such that an index gives the order and only the page is read.
struct Order {
    std::string from;
    std::vector<std::string> columns;
};

Order orderOf(SortBy sortBy)
{
    const auto byText = [](const std::string& table, const std::string& text, const std::string& column) {
        return Order{table + " s CROSS JOIN games g ON g." + column + " = s.id", {"s." + text + " COLLATE NOCASE", "s.id", "g.id"}};
    };
    switch (sortBy) {
    case SortBy::Imported: return {"games g", {"g.id"}};
    case SortBy::Date: return {"games g", {"g.iso_date", "g.id"}};
    case SortBy::FirstPlayer: return byText("names", "name", "first_name");
    case SortBy::SecondPlayer: return byText("names", "name", "second_name");
    case SortBy::Event: return byText("labels", "label", "event");
    case SortBy::Moves: return {"games g", {"g.moves", "g.id"}};
    }
    return {"games g", {"g.id"}};
}

constexpr std::string_view kSelectGame
    = "SELECT g.id, g.content_hash, g.moves_hash, g.game, g.format, s.path, g.number, a.name, g.first_rank, b.name, g.second_rank, "
      "g.result, "
      "g.outcome, g.date, g.iso_date, e.label, p.label, g.time_control, g.moves, g.komi, g.handicap, g.rules, g.imported_at, "
      "g.trashed_at IS NOT NULL FROM games g JOIN sources s ON s.id = g.source JOIN names a ON a.id = g.first_name "
      "JOIN names b ON b.id = g.second_name JOIN labels e ON e.id = g.event JOIN labels p ON p.id = g.place WHERE g.id = ?";

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
    if (number < 0 || number > static_cast<std::int64_t>(largest))
        throw Failure({ErrorCode::LibraryDamaged, "value " + std::to_string(number)});
    return static_cast<E>(number);
}

StoredGame gameOf(const Query& row)
{
    StoredGame game;
    game.id = row.integer(0);
    game.contentHash = hashOf(row.bytes(1));
    game.movesHash = hashOf(row.bytes(2));
    GameHeader& header = game.header;
    header.game = row.text(3);
    header.format = enumValue(row.integer(4), record::Format::Ugi);
    header.file = row.text(5);
    header.number = static_cast<std::uint64_t>(row.integer(6));
    header.info.players[0] = {row.text(7), row.text(8)};
    header.info.players[1] = {row.text(9), row.text(10)};
    header.info.result = row.text(11);
    header.info.outcome = enumValue(row.integer(12), game::Outcome::Draw);
    header.info.date = row.text(13);
    header.info.isoDate = row.text(14);
    header.info.event = row.text(15);
    header.info.place = row.text(16);
    header.info.timeControl = row.text(17);
    header.moves = static_cast<int>(row.integer(18));
    if (!row.isNull(19))
        header.komi = row.real(19);
    header.handicap = static_cast<int>(row.integer(20));
    header.rules = row.text(21);
    game.importedAt = std::chrono::sys_seconds(std::chrono::seconds(row.integer(22)));
    game.inTrash = row.integer(23) != 0;
    return game;
}

std::vector<Error> problemsOf(Connection& connection, GameId id)
{
    std::vector<Error> problems;
    Query row = connection.query("SELECT code, detail, file, number, line, move FROM problems WHERE game = ? ORDER BY id");
    row.bind(id);
    while (row.step())
        problems.push_back({enumValue(row.integer(0), ErrorCode::Unexpected), row.text(1), row.text(2),
            static_cast<std::uint64_t>(row.integer(3)), static_cast<std::uint64_t>(row.integer(4)), static_cast<int>(row.integer(5))});
    return problems;
}

std::optional<StoredGame> findGame(Connection& connection, GameId id)
{
    Query row = connection.query(kSelectGame);
    if (!row.bind(id).step())
        return std::nullopt;
    StoredGame game = gameOf(row);
    game.problems = problemsOf(connection, id);
    return game;
}

std::int64_t clamped(std::uint64_t number)
{
    return static_cast<std::int64_t>(std::min<std::uint64_t>(number, std::numeric_limits<std::int64_t>::max()));
}

} // namespace

Result<StoredGame> Library::game(GameId id)
{
    return guarded([&]() -> Result<StoredGame> {
        auto game = findGame(m_impl->connection, id);
        if (!game)
            return Error{ErrorCode::NotFound, "game " + std::to_string(id)};
        return std::move(*game);
    });
}

Result<std::vector<StoredGame>> Library::games(std::span<const GameId> ids)
{
    return guarded([&] {
        std::vector<StoredGame> games;
        games.reserve(ids.size());
        for (const GameId id : ids)
            if (auto game = findGame(m_impl->connection, id))
                games.push_back(std::move(*game));
        return games;
    });
}

Result<std::vector<GameId>> Library::gamesWithSameMoves(GameId id)
{
    return guarded([&] {
        m_impl->requireGame(id);
        std::vector<GameId> ids;
        Query row = m_impl->connection.query(
            "SELECT id FROM games WHERE moves_hash = (SELECT moves_hash FROM games WHERE id = ?) AND trashed_at IS NULL ORDER BY id");
        row.bind(id);
        while (row.step())
            ids.push_back(row.integer(0));
        return ids;
    });
}

Result<std::vector<GameId>> Library::find(const GameFilter& filter, const Page& page)
{
    return guarded([&] {
        const Conditions conditions(filter);
        const Order order = orderOf(page.sortBy);
        std::string sql = "SELECT g.id FROM " + order.from + " WHERE " + conditions.sql() + " ORDER BY ";
        for (std::size_t i = 0; i < order.columns.size(); ++i)
            sql += (i == 0 ? "" : ", ") + order.columns[i] + (page.descending ? " DESC" : "");
        Query row = m_impl->connection.query(sql + " LIMIT ? OFFSET ?");
        conditions.bindTo(row);
        row.bind(clamped(page.limit), clamped(page.offset));
        std::vector<GameId> ids;
        while (row.step())
            ids.push_back(row.integer(0));
        return ids;
    });
}

Result<std::uint64_t> Library::count(const GameFilter& filter)
{
    return guarded([&] {
        const Conditions conditions(filter);
        Query row = m_impl->connection.query("SELECT count(*) FROM games g WHERE " + conditions.sql());
        conditions.bindTo(row);
        row.step();
        return static_cast<std::uint64_t>(row.integer(0));
    });
}

} // namespace evenmatch::library
