#include "core/library/library_impl.h"

#include "core/library/game_facts.h"
#include "core/library/positions/position_keys.h"
#include "core/record/text/case_fold.h"
#include "core/record/text/encoding.h"
#include "core/record/text/text.h"

#include <algorithm>
#include <sqlite3.h>

namespace evenmatch::library {

namespace {

constexpr std::size_t kMostIds = 50'000; // per table; keeps the memory of an import flat
constexpr std::size_t kMostStrengths = 50'000;

std::string blobOf(const Hash128& hash)
{
    std::string bytes;
    for (const std::uint64_t word : hash.words)
        for (int shift = 0; shift < 64; shift += 8)
            bytes.push_back(static_cast<char>(word >> shift & 0xff));
    return bytes;
}

std::int64_t now()
{
    return std::chrono::time_point_cast<std::chrono::seconds>(std::chrono::system_clock::now()).time_since_epoch().count();
}

/// has_text(x); instr(lower(x), lower(?)) would copy every name.
void hasTextFunction(sqlite3_context* context, int, sqlite3_value** values)
{
    const auto& mentions = *static_cast<const LibraryImpl::Mentions*>(sqlite3_user_data(context));
    const auto* text = static_cast<const char*>(sqlite3_value_blob(values[0]));
    const auto length = static_cast<std::size_t>(sqlite3_value_bytes(values[0]));
    sqlite3_result_int(context, record::hasWords({text, length}, mentions.words));
}

/// mentions(first_name, second_name, event, place, id); an expression of four IN would cost ten times as much for each game.
void mentionsFunction(sqlite3_context* context, int, sqlite3_value** values)
{
    const auto& mentions = *static_cast<const LibraryImpl::Mentions*>(sqlite3_user_data(context));
    const auto contains = [&](const std::vector<bool>& set, int argument) {
        const auto id = static_cast<std::uint64_t>(sqlite3_value_int64(values[argument]));
        return id < set.size() && set[id];
    };
    const bool found = contains(mentions.names, 0) || contains(mentions.names, 1) || contains(mentions.labels, 2)
        || contains(mentions.labels, 3) || contains(mentions.games, 4);
    sqlite3_result_int(context, found);
}

/// rank_within(first_rank, second_rank)
void rankWithinFunction(sqlite3_context* context, int, sqlite3_value** values)
{
    const auto& span = *static_cast<const std::optional<RankSpan>*>(sqlite3_user_data(context));
    const auto within = [&](sqlite3_value* value) {
        const auto* text = static_cast<const char*>(sqlite3_value_blob(value));
        const auto rank = record::parseRank({text, static_cast<std::size_t>(sqlite3_value_bytes(value))});
        return rank && span->weakest <= *rank && *rank <= span->strongest;
    };
    sqlite3_result_int(context, span && (within(values[0]) || within(values[1])));
}

int strengthOf(std::string_view text)
{
    using Kind = record::Rank::Kind;
    constexpr int kUnreadable = -1000;
    constexpr int kBelowPro = 20;
    const auto rank = record::parseRank(text);
    if (!rank)
        return kUnreadable;
    return rank->kind == Kind::Kyu ? -rank->number : rank->kind == Kind::Pro ? kBelowPro + rank->number : rank->number;
}

/// strength_of(rank)
void strengthOfFunction(sqlite3_context* context, int, sqlite3_value** values)
{
    auto& known = *static_cast<std::unordered_map<std::string, int>*>(sqlite3_user_data(context));
    const auto* text = static_cast<const char*>(sqlite3_value_blob(values[0]));
    const std::string_view rank(text, static_cast<std::size_t>(sqlite3_value_bytes(values[0])));
    if (known.size() >= kMostStrengths)
        known.clear();
    const auto [found, isNew] = known.try_emplace(std::string(rank));
    if (isNew)
        found->second = strengthOf(rank);
    sqlite3_result_int(context, found->second);
}

/// at_position(id)
void atPositionFunction(sqlite3_context* context, int, sqlite3_value** values)
{
    const std::vector<bool>& games = static_cast<const LibraryImpl::AtPosition*>(sqlite3_user_data(context))->games;
    const auto id = static_cast<std::uint64_t>(sqlite3_value_int64(values[0]));
    sqlite3_result_int(context, id < games.size() && games[id]);
}

/// shown_opening(opening)
void shownOpeningFunction(sqlite3_context* context, int, sqlite3_value** values)
{
    auto& openings = *static_cast<LibraryImpl::ShownOpenings*>(sqlite3_user_data(context));
    const auto* text = static_cast<const char*>(sqlite3_value_blob(values[0]));
    if (!openings.name || !text)
        return sqlite3_result_value(context, values[0]);
    const auto [found, isNew] = openings.known.try_emplace(std::string(text, static_cast<std::size_t>(sqlite3_value_bytes(values[0]))));
    if (isNew)
        found->second = openings.name(found->first);
    sqlite3_result_text(context, found->second.data(), static_cast<int>(found->second.size()), SQLITE_TRANSIENT);
}

} // namespace

LibraryImpl::LibraryImpl(const std::filesystem::path& file, int busyTimeoutMs, Connection::Opening opening)
    : connection(file, busyTimeoutMs, opening), path(file)
{
    connection.database().createFunction("has_text", 1, false, &mentions, &hasTextFunction);
    connection.database().createFunction("mentions", 5, false, &mentions, &mentionsFunction);
    connection.database().createFunction("shown_opening", 1, false, &shownOpenings, &shownOpeningFunction);
    connection.database().createFunction("rank_within", 2, false, &ranks, &rankWithinFunction);
    connection.database().createFunction("strength_of", 1, true, &strengths, &strengthOfFunction);
    connection.database().createFunction("at_position", 1, false, &atPosition, &atPositionFunction);
}

std::optional<LibraryImpl::Known> LibraryImpl::findByContent(const Hash128& hash)
{
    const std::string blob = blobOf(hash);
    for (const char* sql : {"SELECT id, trashed_at IS NOT NULL FROM games WHERE content_hash = ? ORDER BY 2, 1 LIMIT 1",
             "SELECT g.id, g.trashed_at IS NOT NULL FROM former_contents f JOIN games g ON g.id = f.game WHERE f.content_hash = ? "
             "ORDER BY 2, 1 LIMIT 1"})
        if (Query row = connection.query(sql); row.bind(Query::Blob{blob}).step())
            return Known{row.integer(0), row.integer(1) != 0};
    return std::nullopt;
}

Added LibraryImpl::add(const PreparedGame& game, Trashed trashed)
{
    const auto known = findByContent(game.contentHash);
    if (!known)
        return {insert(game), true};
    if (known->inTrash && trashed == Trashed::Stay)
        return {known->id, false};
    if (known->inTrash)
        connection.query("UPDATE games SET trashed_at = NULL WHERE id = ?").bind(known->id).run();
    const bool isWhole = wholeText(known->id).ok();
    if (!isWhole)
        replace(known->id, game);
    return {known->id, known->inTrash || !isWhole};
}

core::Result<std::string> LibraryImpl::wholeText(GameId id)
{
    Query row = connection.query("SELECT packed FROM texts WHERE id = ?");
    if (!row.bind(id).step())
        return core::Error{core::ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "game %1"), {std::to_string(id)}}};
    return packer.unpack(row.bytes(0));
}

GameId LibraryImpl::insert(const PreparedGame& game, std::optional<GameId> id)
{
    const GameHeader& header = game.header;
    const std::string content = blobOf(game.contentHash);
    const std::string moves = blobOf(game.movesHash);
    connection
        .query("INSERT INTO games (id, content_hash, moves_hash, game, format, source, number, first_name, second_name, first_rank, "
               "second_rank, "
               "result, outcome, date, iso_date, event, place, time_control, moves, komi, handicap, rules, imported_at) "
               "VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")
        .bind(id, Query::Blob{content}, Query::Blob{moves}, header.game, static_cast<int>(header.format), sourceId(header.file),
            header.number, nameId(header.info.players[0].name), nameId(header.info.players[1].name), header.info.players[0].rank,
            header.info.players[1].rank, header.info.result, static_cast<int>(header.info.outcome), header.info.date, header.info.isoDate,
            labelId(header.info.event), labelId(header.info.place), header.info.timeControl, header.moves, header.komi, header.handicap,
            header.rules, now())
        .run();
    const GameId made = connection.lastRowId();
    seal(connection, made);
    writeText(made, game);
    return made;
}

void LibraryImpl::replace(GameId id, const PreparedGame& game)
{
    const GameHeader& header = game.header;
    const std::string content = blobOf(game.contentHash);
    const std::string moves = blobOf(game.movesHash);
    connection
        .query("UPDATE games SET content_hash=?, moves_hash=?, game=?, format=?, first_name=?, second_name=?, first_rank=?, second_rank=?, "
               "result=?, outcome=?, date=?, iso_date=?, event=?, place=?, time_control=?, moves=?, komi=?, handicap=?, rules=? WHERE id=?")
        .bind(Query::Blob{content}, Query::Blob{moves}, header.game, static_cast<int>(header.format), nameId(header.info.players[0].name),
            nameId(header.info.players[1].name), header.info.players[0].rank, header.info.players[1].rank, header.info.result,
            static_cast<int>(header.info.outcome), header.info.date, header.info.isoDate, labelId(header.info.event),
            labelId(header.info.place), header.info.timeControl, header.moves, header.komi, header.handicap, header.rules, id)
        .run();
    seal(connection, id);
    connection.query("DELETE FROM problems WHERE game = ?").bind(id).run();
    writeText(id, game);
}

std::uint64_t LibraryImpl::mendFacts()
{
    const std::vector<GameId> damaged = gamesWithDamagedFacts(connection);
    if (damaged.empty())
        return 0;
    return write([&] {
        std::uint64_t mended = 0;
        for (const GameId id : damaged) {
            const auto facts = factsOf(connection, id);
            const auto text = wholeText(id);
            if (!facts || facts->areWhole || !text) // another process may have repaired it
                continue;
            if (const auto again = prepareAgain(*text, facts->game.header.file, facts->game.header.number, packer)) {
                replace(id, *again);
                ++mended;
            }
        }
        return mended;
    }).valueOr(0);
}

void LibraryImpl::writeFormerContent(GameId id, std::string_view contentHash)
{
    connection
        .query("INSERT OR IGNORE INTO former_contents (game, content_hash) "
               "SELECT g.id, ? FROM games g JOIN sources s ON s.id = g.source WHERE g.id = ? AND s.path <> ''")
        .bind(Query::Blob{contentHash}, id)
        .run();
}

void LibraryImpl::writeText(GameId id, const PreparedGame& game)
{
    connection.query("INSERT OR REPLACE INTO texts (id, size, packed) VALUES (?,?,?)")
        .bind(id, game.textSize, Query::Blob{game.packedText})
        .run();
    connection.query("INSERT OR REPLACE INTO positions (id, version, keys, opening, corners) VALUES (?,?,?,?,?)")
        .bind(id, kPositionsVersion, Query::Blob{game.positionKeys}, game.opening, Query::Blob{game.cornerKeys})
        .run();
    for (const core::Error& problem : game.problems)
        connection.query("INSERT INTO problems (game, code, detail, file, number, line, move) VALUES (?,?,?,?,?,?,?)")
            .bind(
                id, static_cast<int>(problem.code), core::describe(problem.detail), problem.file, problem.game, problem.line, problem.move)
            .run();
}

void LibraryImpl::writeAnalyses(GameId id, const MadeAnalyses& made)
{
    for (const Analysis& analysis : made.analyses)
        connection.query("INSERT OR REPLACE INTO analyses (game, model, ply, version, data) VALUES (?,?,?,?,?)")
            .bind(id, made.model, analysis.ply, analysis.version, Query::Blob{analysis.data})
            .run();
}

void LibraryImpl::requireGame(GameId id)
{
    if (!connection.query("SELECT 1 FROM games WHERE id = ?").bind(id).step())
        throw Failure({core::ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "game %1"), {std::to_string(id)}}});
}

void LibraryImpl::requirePlayer(PlayerId id)
{
    if (!connection.query("SELECT 1 FROM players WHERE id = ?").bind(id).step())
        throw Failure({core::ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "player %1"), {std::to_string(id)}}});
}

std::int64_t LibraryImpl::cachedId(Ids& ids, const std::string& text, std::string_view find, std::string_view insert)
{
    if (const auto known = ids.find(text); known != ids.end())
        return known->second;
    if (ids.size() >= kMostIds)
        ids.clear();
    std::int64_t id = 0;
    if (Query row = connection.query(find); row.bind(text).step()) {
        id = row.integer(0);
    } else {
        connection.query(insert).bind(text).run();
        id = connection.lastRowId();
    }
    ids.emplace(text, id);
    return id;
}

std::int64_t LibraryImpl::nameId(const std::string& name)
{
    if (const auto known = m_names.find(name); known != m_names.end())
        return known->second;
    if (Query row = connection.query("SELECT id FROM names WHERE name = ?"); !row.bind(name).step()) {
        connection.query("INSERT INTO players (name) VALUES (?)").bind(name).run();
        connection.query("INSERT INTO names (name, player) VALUES (?,?)").bind(name, connection.lastRowId()).run();
    }
    return cachedId(m_names, name, "SELECT id FROM names WHERE name = ?", "");
}

std::int64_t LibraryImpl::labelId(const std::string& label)
{
    return cachedId(m_labels, label, "SELECT id FROM labels WHERE label = ?", "INSERT INTO labels (label) VALUES (?)");
}

std::int64_t LibraryImpl::sourceId(const std::string& file)
{
    return cachedId(m_sources, file, "SELECT id FROM sources WHERE path = ?", "INSERT INTO sources (path) VALUES (?)");
}

void LibraryImpl::forgetIds()
{
    m_names.clear();
    m_labels.clear();
    m_sources.clear();
}

} // namespace evenmatch::library
