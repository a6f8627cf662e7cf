// Searches for games, and reads their facts.
#include "core/game/family.h"
#include "core/library/game_facts.h"
#include "core/library/library_impl.h"
#include "core/library/positions/position_keys.h"
#include "core/record/text/case_fold.h"
#include "core/record/text/encoding.h"

#include <algorithm>
#include <limits>
#include <variant>

namespace evenmatch::library {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

constexpr std::size_t kFew = 5'000; // this many games are sorted in a few milliseconds

/// Conditions on a game `g`, with the values of their question marks.
class Conditions {
public:
    explicit Conditions(const GameFilter& filter)
    {
        add(std::string("g.") + (filter.inTrash ? kInTrash : kNotInTrash));
        if (filter.player)
            addPlayers(filter, "player = ?", {*filter.player, *filter.player});
        if (filter.onlyMine)
            addPlayers(filter, "player IN (SELECT id FROM players WHERE me)", {});
        if (filter.student)
            addPlayers(filter, "player IN (SELECT id FROM students WHERE student = ?)", {*filter.student, *filter.student, *filter.student},
                " UNION ALL SELECT game FROM game_tags WHERE tag = (SELECT t.id FROM tags t JOIN players p ON p.name = t.tag WHERE p.id = "
                "?)");
        if (filter.game.ends_with('*'))
            add("g.game GLOB ?", {filter.game});
        else if (!filter.game.empty())
            add("g.game = ?", {filter.game});
        m_byId = m_byId || filter.ranks;
        if (filter.ranks)
            add("rank_within(g.first_rank, g.second_rank)");
        if (!filter.dateFrom.empty())
            add("g.iso_date >= ?", {filter.dateFrom});
        if (!filter.dateTo.empty()) // '~' sorts after digits and '-': a game dated "1999" may be as late as "1999~"
            add("g.iso_date BETWEEN '0' AND ? AND g.iso_date || '~' <= ?", {filter.dateTo + "~", filter.dateTo + "~"});
        if (filter.outcome)
            add("g.outcome = ?", {static_cast<std::int64_t>(*filter.outcome)});
        if (filter.won) {
            std::string who = "players WHERE me";
            if (filter.student)
                who = "students WHERE student = " + std::to_string(*filter.student);
            const std::string mine = " IN (SELECT id FROM names WHERE player IN (SELECT id FROM " + who + ")))";
            const auto winFor = [](game::Side side) { return static_cast<std::int64_t>(game::winFor(side)); };
            const game::Side first = *filter.won ? game::Side::First : game::Side::Second;
            add("((g.outcome = ? AND g.first_name" + mine + " OR (g.outcome = ? AND g.second_name" + mine + ")",
                {winFor(first), winFor(game::opponent(first))});
        }
        if (!filter.text.empty())
            add("mentions(g.first_name, g.second_name, g.event, g.place, g.id)");
        if (filter.position)
            add("at_position(g.id)");
        if (!filter.analysedBy.empty())
            add("EXISTS (SELECT 1 FROM analyses WHERE game = g.id AND model = ?)", {filter.analysedBy});
        m_byId = m_byId || !filter.tag.empty();
        if (!filter.tag.empty())
            add("g.id IN (SELECT game FROM game_tags WHERE tag = (SELECT id FROM tags WHERE tag = ?))", {filter.tag});
    }

    const std::string& sql() const { return m_sql; }
    bool areAny() const { return m_any; }
    /// The table for a scan without an order.
    std::string games() const { return m_byId ? "games g NOT INDEXED" : "games g INDEXED BY games_facts"; }
    void bindTo(Query& query) const
    {
        for (const Value& value : m_values)
            std::visit([&](const auto& v) { query.bind(v); }, value);
    }

private:
    using Value = std::variant<std::int64_t, std::string>;

    static constexpr const char* kInTrash = "trashed_at IS NOT NULL";
    static constexpr const char* kNotInTrash = "trashed_at IS NULL";

    void add(const std::string& sql, std::initializer_list<Value> values = {})
    {
        m_any = !m_sql.empty();
        m_sql += (m_sql.empty() ? "" : " AND ") + sql;
        m_values.insert(m_values.end(), values);
    }

    /// By the indexes of both columns, where OR would go through all games. `more` finds other games.
    void addPlayers(
        const GameFilter& filter, const std::string& condition, std::initializer_list<Value> values, const std::string& more = {})
    {
        const std::string names = "(SELECT id FROM names WHERE " + condition + ")";
        const auto select = [&](const std::string& side) {
            const std::string hint = filter.inTrash ? "" : " INDEXED BY games_by_" + side;
            return "SELECT id FROM games" + hint + " WHERE " + (filter.inTrash ? kInTrash : kNotInTrash) + " AND " + side + "_name IN "
                + names;
        };
        m_byId = true;
        add("g.id IN (" + select("first") + " UNION ALL " + select("second") + more + ")", values);
    }

    std::string m_sql;
    std::vector<Value> m_values;
    bool m_any = false; ///< in addition to the one on the trash
    bool m_byId = false; ///< one condition selects games by id
};

std::vector<bool> markedIds(Query&& row)
{
    std::vector<bool> ids;
    while (row.step()) {
        const auto id = static_cast<std::size_t>(row.integer(0));
        if (id >= ids.size())
            ids.resize(std::max(id + 1, 2 * ids.size()));
        ids[id] = true;
    }
    return ids;
}

std::vector<bool> gamesAt(Connection& connection, PositionKey position)
{
    std::vector<bool> games;
    Query row = connection.query("SELECT id, keys FROM positions");
    while (row.step()) {
        if (!findKey(row.bytes(1), position))
            continue;
        const auto id = static_cast<std::size_t>(row.integer(0));
        if (id >= games.size())
            games.resize(std::max(id + 1, 2 * games.size()));
        games[id] = true;
    }
    return games;
}

void lookForPosition(LibraryImpl& impl, PositionKey position)
{
    LibraryImpl::AtPosition& known = impl.atPosition;
    const std::int64_t others = impl.othersChanges();
    const int own = impl.connection.database().getTotalChanges();
    if (known.position == position && known.othersChanges == others && known.ownChanges == own)
        return;
    known = {.position = position, .othersChanges = others, .ownChanges = own, .games = gamesAt(impl.connection, position)};
}

/// Sets the arguments of mentions(), rank_within(), at_position() and shown_opening().
void lookFor(LibraryImpl& impl, const GameFilter& filter)
{
    impl.ranks = filter.ranks;
    impl.shownOpenings = {.name = filter.openingName, .known = {}};
    if (filter.position)
        lookForPosition(impl, *filter.position);
    const std::string& text = filter.text;
    if (text.empty())
        return;
    impl.mentions.words = record::searchWords(text);
    impl.mentions.names = markedIds(impl.connection.query("SELECT id FROM names WHERE has_text(name)"));
    impl.mentions.labels = markedIds(impl.connection.query("SELECT id FROM labels WHERE has_text(label)"));
    impl.mentions.games = markedIds(impl.connection.query(
        "SELECT id FROM positions INDEXED BY positions_opening WHERE has_text(opening) OR has_text(shown_opening(opening))"));
}

std::vector<GameId> idsOf(Query& row)
{
    std::vector<GameId> ids;
    while (row.step())
        ids.push_back(row.integer(0));
    return ids;
}

/// The order of a list: by columns of the game, or by the names in another table.
struct Order {
    std::string index; ///< provides the order for games outside the trash
    std::string nameTable; ///< `s`; empty: none
    std::string nameColumn; ///< of the game
    std::vector<std::string> columns;
};

/// As lists show it: the number of the last move.
constexpr std::string_view kMoveNumber = "CASE WHEN g.game GLOB 'chess*' THEN (g.moves + 1) / 2 ELSE g.moves END";

/// For game g, from the index; null if unknown.
constexpr std::string_view kOpening = "(SELECT opening FROM positions INDEXED BY positions_opening WHERE id = g.id)";

Order orderOf(SortBy sortBy, const GameFilter& filter)
{
    const bool isOneGame = game::familyOf(filter.game) != game::Family::Other;
    switch (sortBy) {
    case SortBy::Imported: break;
    case SortBy::Date: return {"games_by_date", "", "", {"g.iso_date", "g.id"}};
    case SortBy::FirstPlayer: return {"games_by_first", "names", "first_name", {"s.name COLLATE NOCASE", "s.id", "g.id"}};
    case SortBy::SecondPlayer: return {"games_by_second", "names", "second_name", {"s.name COLLATE NOCASE", "s.id", "g.id"}};
    case SortBy::Event: return {"games_by_event", "labels", "event", {"s.label COLLATE NOCASE", "s.id", "g.id"}};
    case SortBy::Moves:
        return isOneGame ? Order{"games_by_length", "", "", {"g.moves", "g.id"}} : Order{"", "", "", {std::string(kMoveNumber), "g.id"}};
    case SortBy::Game: return {"games_facts", "", "", {"g.game", "g.id"}};
    case SortBy::Outcome: return {"games_facts", "", "", {"g.outcome", "g.id"}};
    case SortBy::FirstRank: return {"", "", "", {"strength_of(g.first_rank)", "g.id"}};
    case SortBy::SecondRank: return {"", "", "", {"strength_of(g.second_rank)", "g.id"}};
    case SortBy::TimeControl: return {"", "", "", {"CAST(g.time_control AS INTEGER)", "g.time_control", "g.id"}};
    case SortBy::Opening: return {"", "", "", {"shown_opening(" + std::string(kOpening) + ") COLLATE NOCASE", "g.id"}};
    }
    return {"", "", "", {"g.id"}};
}

std::string orderBy(const Order& order, bool descending)
{
    std::string sql = " ORDER BY ";
    for (std::size_t i = 0; i < order.columns.size(); ++i)
        sql += (i == 0 ? "" : ", ") + order.columns[i] + (descending ? " DESC" : "");
    return sql + " LIMIT ? OFFSET ?";
}

// SQLite has no statistics here and would often choose the wrong index, so each query names its index.

/// Scans in the list's order and skips games that do not match.
std::string selectAlong(const Order& order, bool inTrash)
{
    const std::string hint = inTrash ? "" : order.index.empty() ? " NOT INDEXED" : " INDEXED BY " + order.index;
    if (order.nameTable.empty())
        return "SELECT g.id FROM games g" + hint + " WHERE ";
    return "SELECT g.id FROM " + order.nameTable + " s CROSS JOIN games g" + hint + " ON g." + order.nameColumn + " = s.id WHERE ";
}

/// Takes games by their ids, then sorts.
std::string selectFew(const Order& order)
{
    const std::string join = order.nameTable.empty() ? "" : " CROSS JOIN " + order.nameTable + " s ON s.id = g." + order.nameColumn;
    return "SELECT g.id FROM games g NOT INDEXED" + join + " WHERE g.id IN (SELECT value FROM json_each(?))";
}

std::int64_t clamped(std::uint64_t number)
{
    return static_cast<std::int64_t>(std::min<std::uint64_t>(number, std::numeric_limits<std::int64_t>::max()));
}

/// The file may be damaged or forged.
ErrorCode codeOf(std::int64_t number)
{
    constexpr auto kLast = static_cast<std::int64_t>(core::kLastErrorCode);
    return number < 0 || number > kLast ? ErrorCode::Unexpected : static_cast<ErrorCode>(number);
}

std::vector<Error> problemsOf(Connection& connection, GameId id)
{
    std::vector<Error> problems;
    Query row = connection.query("SELECT code, detail, file, number, line, move FROM problems WHERE game = ? ORDER BY id");
    row.bind(id);
    while (row.step())
        problems.push_back({codeOf(row.integer(0)), record::toUtf8Lossy(row.bytes(1)), record::toUtf8Lossy(row.bytes(2)),
            static_cast<std::uint64_t>(row.integer(3)), static_cast<std::uint64_t>(row.integer(4)), static_cast<int>(row.integer(5))});
    return problems;
}

std::optional<StoredGame> findGame(Connection& connection, GameId id)
{
    auto facts = factsOf(connection, id);
    if (!facts)
        return std::nullopt;
    StoredGame& game = facts->game;
    game.problems = problemsOf(connection, id);
    if (!facts->areWhole)
        game.problems.insert(game.problems.begin(),
            {.code = ErrorCode::LibraryDamaged,
                .detail = EVENMATCH_TEXT("Errors", "names, result, date or other facts of this game"),
                .file = game.header.file,
                .game = game.header.number});
    return std::move(game);
}

} // namespace

Result<StoredGame> Library::game(GameId id)
{
    return guarded([&]() -> Result<StoredGame> {
        auto game = findGame(m_impl->connection, id);
        if (!game)
            return Error{ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "game %1"), {std::to_string(id)}}};
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

Result<std::int64_t> Library::othersChanges()
{
    return guarded([&] { return m_impl->othersChanges(); });
}

// A page of many matching games is read by scanning in order, which is slow if few games match; so few games are collected first, then
// sorted.
Result<std::vector<GameId>> Library::find(const GameFilter& filter, const Page& page)
{
    return guarded([&] {
        Connection& connection = m_impl->connection;
        lookFor(*m_impl, filter);
        const Conditions conditions(filter);
        const Order order = orderOf(page.sortBy, filter);
        const auto along = [&] {
            Query row = connection.query(selectAlong(order, filter.inTrash) + conditions.sql() + orderBy(order, page.descending));
            conditions.bindTo(row);
            row.bind(clamped(page.limit), clamped(page.offset));
            return idsOf(row);
        };
        if (!conditions.areAny())
            return along();

        Query row = connection.query(
            "SELECT g.id FROM " + conditions.games() + " WHERE " + conditions.sql() + " LIMIT " + std::to_string(kFew + 1));
        conditions.bindTo(row);
        const std::vector<GameId> some = idsOf(row);
        if (some.size() > kFew)
            return along();
        std::string list;
        for (const GameId id : some)
            list.append(list.empty() ? "[" : ",").append(std::to_string(id));
        list.append(list.empty() ? "[]" : "]");
        Query sorted = connection.query(selectFew(order) + orderBy(order, page.descending));
        sorted.bind(list, clamped(page.limit), clamped(page.offset));
        return idsOf(sorted);
    });
}

Result<std::uint64_t> Library::count(const GameFilter& filter)
{
    return guarded([&] {
        lookFor(*m_impl, filter);
        const Conditions conditions(filter);
        Query row = m_impl->connection.query("SELECT count(*) FROM " + conditions.games() + " WHERE " + conditions.sql());
        conditions.bindTo(row);
        row.step();
        return static_cast<std::uint64_t>(row.integer(0));
    });
}

} // namespace evenmatch::library
