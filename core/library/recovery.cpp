#include "core/library/recovery.h"

#include "core/library/library_impl.h"
#include "core/library/schema.h"

#include <limits>
#include <set>
#include <sqlite3.h>

namespace evenmatch::library {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;
namespace fs = std::filesystem;

fs::path beside(const fs::path& path, const char* suffix)
{
    fs::path result = path;
    result += suffix;
    return result;
}

/// Copies rows of one table whose b-tree is damaged somewhere. Rows are found by their ids: upwards to the first damage, downwards to the
/// last one, and in between every id on its own.
class TableSalvage {
public:
    TableSalvage(Connection& source, Connection& target, const std::string& table)
        : m_source(source), m_target(target), m_select("SELECT " + columnsOf(target, table) + " FROM " + table + " NOT INDEXED WHERE "),
          m_insert("INSERT OR IGNORE INTO " + table + " VALUES (" + marks(m_columns) + ")")
    {
    }

    /// Returns the ids of rows that cannot be read, as far as it can be known that they were there.
    std::set<std::int64_t> run()
    {
        if (copy("id > ? ORDER BY id", std::numeric_limits<std::int64_t>::min()))
            return m_unreadable;
        const std::int64_t first = m_lastId;
        const bool anyAbove = copyDownTo(first);
        copyBetween(first, anyAbove ? m_lastId : std::numeric_limits<std::int64_t>::max());
        return m_unreadable;
    }

private:
    /// So many ids in a row without a row end the search where the end of the table is not known.
    static constexpr int kLongestGap = 20'000;

    std::string columnsOf(Connection& connection, const std::string& table)
    {
        std::string columns;
        SQLite::Statement info(connection.database(), "PRAGMA table_info(" + table + ")");
        while (info.executeStep()) {
            columns += (columns.empty() ? "" : ", ") + info.getColumn(1).getString();
            ++m_columns;
        }
        return columns;
    }

    static std::string marks(int count)
    {
        std::string result;
        for (int i = 0; i < count; ++i)
            result += i == 0 ? "?" : ",?";
        return result;
    }

    /// False when the way through the rows broke off; m_lastId is the last that was read.
    bool copy(const std::string& condition, std::int64_t id)
    {
        m_lastId = std::max<std::int64_t>(id, 0);
        try {
            SQLite::Statement row(m_source.database(), m_select + condition);
            row.bind(1, id);
            while (row.executeStep()) {
                m_lastId = row.getColumn(0).getInt64();
                insert(row);
            }
            return true;
        } catch (const SQLite::Exception&) {
            return false; // which rows are missing is found out one by one
        }
    }

    bool copyDownTo(std::int64_t first)
    {
        const std::int64_t none = std::numeric_limits<std::int64_t>::max();
        m_lastId = none;
        try {
            SQLite::Statement row(m_source.database(), m_select + "id > ? ORDER BY id DESC");
            row.bind(1, first);
            while (row.executeStep()) {
                m_lastId = row.getColumn(0).getInt64();
                insert(row);
            }
        } catch (const SQLite::Exception&) {
        }
        return m_lastId != none;
    }

    void copyBetween(std::int64_t first, std::int64_t end)
    {
        std::vector<std::int64_t> trail; // unreadable ids behind which nothing was found yet
        SQLite::Statement row(m_source.database(), m_select + "id = ?");
        int gap = 0;
        for (std::int64_t id = first + 1; id < end && gap < kLongestGap; ++id) {
            row.tryReset();
            row.bind(1, id);
            const int found = row.tryExecuteStep();
            gap = found == SQLITE_ROW ? 0 : gap + 1;
            if (found == SQLITE_ROW)
                insert(row);
            else if (found != SQLITE_DONE)
                trail.push_back(id);
            if (found == SQLITE_ROW || id + 1 == end) {
                m_unreadable.insert(trail.begin(), trail.end());
                trail.clear();
            }
        }
    }

    /// A row that the new tables do not accept (its values are damaged) is left out.
    void insert(SQLite::Statement& row)
    {
        Query query = m_target.query(m_insert);
        for (int i = 0; i < m_columns; ++i) {
            const SQLite::Column value = row.getColumn(i);
            const std::string_view bytes(static_cast<const char*>(value.getBlob()), static_cast<std::size_t>(value.getBytes()));
            if (value.isInteger())
                query.bind(value.getInt64());
            else if (value.isFloat())
                query.bind(value.getDouble());
            else if (value.isText())
                query.bind(bytes);
            else if (value.isBlob())
                query.bind(Query::Blob{bytes});
            else
                query.bind(std::optional<double>());
        }
        query.run();
    }

    Connection& m_source;
    Connection& m_target;
    int m_columns = 0;
    std::string m_select;
    std::string m_insert;
    std::int64_t m_lastId = 0;
    std::set<std::int64_t> m_unreadable;
};

std::set<GameId> idsOf(Connection& connection, const char* sql)
{
    std::set<GameId> ids;
    SQLite::Statement row(connection.database(), sql);
    while (row.executeStep())
        ids.insert(row.getColumn(0).getInt64());
    return ids;
}

/// Games whose row is lost or refers to lost ones, while their text is there.
constexpr const char* kGamesToReadAgain = R"(
SELECT id FROM texts WHERE id NOT IN (
    SELECT g.id FROM games g JOIN sources s ON s.id = g.source JOIN names a ON a.id = g.first_name JOIN names b ON b.id = g.second_name
    JOIN labels e ON e.id = g.event JOIN labels p ON p.id = g.place))";

/// What refers to lost rows goes; a name without its player is a player of its own.
constexpr const char* kMendReferences = R"(
INSERT INTO players (id, name) SELECT player, min(name) FROM names WHERE player NOT IN (SELECT id FROM players) GROUP BY player;
DELETE FROM problems WHERE game NOT IN (SELECT id FROM games);
DELETE FROM game_tags WHERE game NOT IN (SELECT id FROM games) OR tag NOT IN (SELECT id FROM tags);
DELETE FROM analyses WHERE game NOT IN (SELECT id FROM games);
DELETE FROM estimates WHERE player NOT IN (SELECT id FROM players);)";

class Salvage {
public:
    Salvage(Connection& damaged, LibraryImpl& target) : m_damaged(damaged), m_target(target), m_connection(target.connection) { }

    RecoveryReport run()
    {
        std::set<GameId> seen;
        for (const std::string table : tableNames()) {
            const auto unreadable = TableSalvage(m_damaged, m_connection, table).run();
            if (table == "games" || table == "texts")
                seen.insert(unreadable.begin(), unreadable.end());
        }
        seen.merge(idsOf(m_connection, "SELECT id FROM games UNION SELECT id FROM texts"));
        removeUnreadableTexts();
        m_connection.exec("DELETE FROM games WHERE id NOT IN (SELECT id FROM texts)");
        m_connection.exec("INSERT INTO players (id, name) SELECT player, min(name) FROM names "
                          "WHERE player NOT IN (SELECT id FROM players) GROUP BY player");
        for (const GameId id : idsOf(m_connection, kGamesToReadAgain))
            readAgain(id);
        m_connection.exec(kMendReferences);

        RecoveryReport report;
        report.gamesSaved = static_cast<std::uint64_t>(m_connection.integer("SELECT count(*) FROM games"));
        report.gamesLost = seen.size() - idsOf(m_connection, "SELECT id FROM games").size();
        return report;
    }

private:
    void removeUnreadableTexts()
    {
        for (const GameId id : idsOf(m_connection, "SELECT id FROM texts"))
            if (!text(id))
                m_connection.query("DELETE FROM texts WHERE id = ?").bind(id).run();
    }

    std::optional<std::string> text(GameId id)
    {
        Query row = m_connection.query("SELECT packed FROM texts WHERE id = ?");
        row.bind(id).step();
        auto text = m_target.packer.unpack(row.bytes(0));
        return text ? std::optional(std::move(*text)) : std::nullopt;
    }

    /// Makes the row of a game anew, under its own id. Where it came from is not known any more.
    void readAgain(GameId id)
    {
        const auto remove = [&] {
            m_connection.query("DELETE FROM texts WHERE id = ?").bind(id).run();
            m_connection.query("DELETE FROM games WHERE id = ?").bind(id).run();
        };
        auto reader = record::readGames(text(id).value_or(""), "");
        if (!reader)
            return remove();
        auto game = (*reader)->next();
        if (!game || !game->has_value())
            return remove();
        auto prepared = prepare(**game, "", m_target.packer);
        if (!prepared)
            return remove();
        remove();
        const GameId made = m_target.insert(*prepared);
        m_connection.query("UPDATE problems SET game = ? WHERE game = ?").bind(id, made).run();
        m_connection.query("UPDATE texts SET id = ? WHERE id = ?").bind(id, made).run();
        m_connection.query("UPDATE games SET id = ? WHERE id = ?").bind(id, made).run();
    }

    Connection& m_damaged;
    LibraryImpl& m_target;
    Connection& m_connection;
};

/// Writes a new library at `fresh` with what can be read of the one at `path`.
RecoveryReport salvageInto(const fs::path& fresh, Connection& damaged)
{
    LibraryImpl target(fresh, OpenOptions{});
    Connection& connection = target.connection;
    connection.exec("PRAGMA page_size = 8192");
    connection.exec("PRAGMA journal_mode = OFF"); // nobody knows the file before it is whole
    connection.exec("PRAGMA foreign_keys = OFF");
    if (const auto made = migrate(connection, fresh, migrations()); !made)
        throw Failure(made.error());
    WriteTransaction transaction(connection);
    const RecoveryReport report = Salvage(damaged, target).run();
    transaction.commit();
    connection.exec("PRAGMA journal_mode = DELETE");
    return report;
}

void copyAside(const fs::path& path, const fs::path& aside)
{
    fs::copy_file(path, aside);
    if (fs::exists(beside(path, "-wal")))
        fs::copy_file(beside(path, "-wal"), beside(aside, "-wal"));
}

/// Takes the write-ahead log into the file and away, so that one file is all there is to replace. False: another program has it open.
bool takeLogIn(Connection& connection)
{
    try {
        return connection.database().execAndGet("PRAGMA journal_mode = DELETE").getString() == "delete";
    } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() != SQLITE_BUSY)
            throw;
        return false;
    }
}

} // namespace

Result<RecoveryReport> recover(const fs::path& path, int busyTimeoutMs)
{
    return guarded([&]() -> Result<RecoveryReport> {
        const fs::path aside = freePath(path, "damaged");
        const fs::path fresh = beside(path, ".recovering");
        for (const char* suffix : {"", "-journal", "-wal", "-shm"})
            fs::remove(beside(fresh, suffix)); // of a recovery that was killed

        RecoveryReport report;
        {
            Connection damaged(path, busyTimeoutMs, false);
            damaged.integer("SELECT count(*) FROM sqlite_schema"); // throws when the tables cannot be told
            copyAside(path, aside);
            if (!takeLogIn(damaged)) {
                fs::remove(aside);
                fs::remove(beside(aside, "-wal"));
                return Error{ErrorCode::LibraryBusy};
            }
            report = salvageInto(fresh, damaged);
        }
        fs::rename(fresh, path);
        report.damagedFile = aside;
        return report;
    });
}

} // namespace evenmatch::library
