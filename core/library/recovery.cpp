#include "core/library/recovery.h"

#include "core/library/game_facts.h"
#include "core/library/library_impl.h"
#include "core/library/schema.h"
#include "core/library/text_carver.h"
#include "core/whole_file.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <memory>
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

/// No library has so many rows, so such a number is damaged. Ids are indices of marks in memory, and no id follows the greatest one.
constexpr std::int64_t kGreatestId = 1'000'000'000;

/// Copies rows of one table with a damaged b-tree. Rows are found by their ids: upwards to the first damage, downwards to the last one, and
/// each id in between separately.
class TableSalvage {
public:
    TableSalvage(Connection& source, Connection& target, const std::string& table) : m_source(source), m_target(target)
    {
        findColumns(table);
        std::string names;
        std::string values;
        for (const Column& column : m_columns) {
            names += (names.empty() ? "" : ",") + column.name;
            // A game's facts are read again from the text, so a damaged value does not cost the rest of the row.
            values += std::string(values.empty() ? "" : ",") + (table == "games" && column.required ? "ifnull(?,0)" : "?");
        }
        m_select = "SELECT " + names + " FROM " + table + " NOT INDEXED WHERE ";
        m_insert = "INSERT OR IGNORE INTO " + table + " (" + names + ") VALUES (" + values + ")";
    }

    /// Returns the ids of unreadable rows, as far as it is known that they existed.
    std::set<std::int64_t> run()
    {
        if (m_columns.empty() || m_columns[0].name != "id") // the table itself is lost
            return m_unreadable;
        if (copy("id > ? ORDER BY id", std::numeric_limits<std::int64_t>::min()))
            return m_unreadable;
        const std::int64_t first = m_lastId;
        const bool anyAbove = copyDownTo(first);
        copyBetween(first, anyAbove ? m_lastId : std::numeric_limits<std::int64_t>::max());
        return m_unreadable;
    }

    /// Whether a complete row was found: without one, the table's place may contain anything.
    bool foundAny() const { return m_foundAny; }

private:
    /// If the end of the table is unknown, so many missing ids in a row end the search.
    static constexpr int kLongestGap = 20'000;

    struct Column {
        std::string name;
        std::string kind; ///< as in the schema: INTEGER, REAL, TEXT or BLOB
        bool required = false;
    };

    /// `id` first; an older library may lack some of ours.
    void findColumns(const std::string& table)
    {
        std::set<std::string> inSource;
        SQLite::Statement source(m_source.database(), "PRAGMA table_info(" + table + ")");
        while (source.executeStep())
            inSource.insert(source.getColumn(1).getString());
        SQLite::Statement target(m_target.database(), "PRAGMA table_info(" + table + ")");
        while (target.executeStep()) {
            const Column column{target.getColumn(1).getString(), target.getColumn(2).getString(), target.getColumn(3).getInt() != 0};
            if (inSource.contains(column.name))
                m_columns.push_back(column);
        }
    }

    /// False if the iteration over the rows failed; m_lastId is the last row read.
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
            return false; // missing rows are found one by one
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
        std::vector<std::int64_t> trail; // unreadable ids without a readable one after them yet
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

    /// SQLite stores any kind of value in any column, and if a page of another table is in this one's place, hashes appear as ids. So a
    /// value of a wrong kind is dropped, and a row that the new tables do not accept without it is left out.
    void insert(SQLite::Statement& row)
    {
        const std::int64_t id = row.getColumn(0).isInteger() ? row.getColumn(0).getInt64() : 0;
        if (id < 1 || id > kGreatestId)
            return;
        bool isWhole = true;
        Query query = m_target.query(m_insert);
        for (int i = 0; i < static_cast<int>(m_columns.size()); ++i) {
            const auto& [name, kind, required] = m_columns[static_cast<std::size_t>(i)];
            const SQLite::Column value = row.getColumn(i);
            if (kind == "INTEGER" && value.isInteger()) {
                query.bind(value.getInt64());
            } else if (kind == "REAL" && value.isFloat()) {
                query.bind(value.getDouble());
            } else if (kind == "TEXT" && value.isText()) {
                query.bind(bytesOf(value));
            } else if (kind == "BLOB" && value.isBlob()) {
                query.bind(Query::Blob{bytesOf(value)});
            } else {
                query.bind(std::optional<double>());
                isWhole = isWhole && !required;
            }
        }
        query.run();
        m_foundAny = m_foundAny || isWhole;
    }

    static std::string_view bytesOf(const SQLite::Column& value)
    {
        const auto* data = static_cast<const char*>(value.getBlob()); // null for an empty one
        return data ? std::string_view(data, static_cast<std::size_t>(value.getBytes())) : std::string_view();
    }

    Connection& m_source;
    Connection& m_target;
    std::vector<Column> m_columns; ///< that both libraries have
    std::string m_select;
    std::string m_insert;
    std::int64_t m_lastId = 0;
    std::set<std::int64_t> m_unreadable;
    bool m_foundAny = false;
};

std::set<GameId> idsOf(Connection& connection, const char* sql)
{
    std::set<GameId> ids;
    SQLite::Statement row(connection.database(), sql);
    while (row.executeStep())
        ids.insert(row.getColumn(0).getInt64());
    return ids;
}

constexpr const char* kMendPlayers
    = "INSERT INTO players (id, name) SELECT player, min(name) FROM names WHERE player NOT IN (SELECT id FROM players) GROUP BY player";

/// Deletes references to lost rows.
constexpr const char* kMendReferences = R"(
DELETE FROM problems WHERE game NOT IN (SELECT id FROM games);
DELETE FROM game_tags WHERE game NOT IN (SELECT id FROM games) OR tag NOT IN (SELECT id FROM tags);
DELETE FROM analyses WHERE game NOT IN (SELECT id FROM games);
DELETE FROM former_contents WHERE game NOT IN (SELECT id FROM games);
DELETE FROM estimates WHERE player NOT IN (SELECT id FROM players);
DELETE FROM cards WHERE player NOT IN (SELECT id FROM players);
UPDATE cards SET source = NULL WHERE source NOT IN (SELECT id FROM games);
DELETE FROM answers WHERE card NOT IN (SELECT id FROM cards);
DELETE FROM students WHERE id NOT IN (SELECT id FROM players) OR student NOT IN (SELECT id FROM players);)";

/// One flipped bit in a game's row can move it into the trash "in 1970", where it would be overlooked: such a time is ignored. (2020:
/// before the trash existed.)
constexpr const char* kMendTrash = "UPDATE games SET trashed_at = NULL WHERE trashed_at < 1577836800 OR trashed_at > unixepoch() + 86400";

/// Games before a cursor may be lost: the next fetch reads the whole account, and skips games that are there.
constexpr const char* kForgetCursors = "UPDATE fetched SET cursor = ''";

class Salvage {
public:
    /// Rows come from `damaged`, texts without a row from the file `pages`.
    Salvage(Connection& damaged, fs::path pages, LibraryImpl& target)
        : m_damaged(damaged), m_pages(std::move(pages)), m_target(target), m_connection(target.connection)
    {
    }

    RecoveryReport run()
    {
        std::set<GameId> seen;
        bool canBeTold = false;
        for (const std::string table : tableNames()) {
            TableSalvage salvage(m_damaged, m_connection, table);
            const auto unreadable = salvage.run();
            if (table != "games" && table != "texts")
                continue;
            seen.insert(unreadable.begin(), unreadable.end());
            canBeTold = canBeTold || salvage.foundAny();
        }
        addCarvedTexts();
        seen.merge(idsOf(m_connection, "SELECT id FROM games UNION SELECT id FROM texts"));
        m_connection.exec(kMendPlayers);
        m_connection.exec("DELETE FROM games WHERE id NOT IN (SELECT id FROM texts)");
        m_hasChecksums = m_connection.integer("SELECT count(checksum) FROM games") > 0;
        for (const GameId id : idsOf(m_connection, "SELECT id FROM games"))
            mend(id);
        for (const GameId id : idsOf(m_connection, "SELECT id FROM texts WHERE id NOT IN (SELECT id FROM games)"))
            makeAnew(id);
        for (const std::string& packed : m_homeless)
            addHomeless(packed);
        m_connection.exec(kMendReferences);
        m_connection.exec(kMendTrash);
        m_connection.exec(kForgetCursors);

        RecoveryReport report{.damagedFile = {}, .factsMended = m_factsMended};
        report.gamesSaved = static_cast<std::uint64_t>(m_connection.integer("SELECT count(*) FROM games"));
        if (canBeTold)
            report.gamesLost = seen.size() - idsOf(m_connection, "SELECT id FROM games").size();
        return report;
    }

private:
    /// Damaged tables may hide rows without an error, so every page is searched.
    void addCarvedTexts()
    {
        carveTexts(m_pages, m_target.packer, [this](const CarvedText& text) {
            if (text.id == 0 || text.id > kGreatestId || !giveText(text))
                m_homeless.emplace(text.packed);
            return true;
        });
    }

    /// False if the game has another text that can be read.
    bool giveText(const CarvedText& carved)
    {
        Query row = m_connection.query("SELECT packed FROM texts WHERE id = ?");
        if (row.bind(carved.id).step()) {
            if (row.bytes(0) == carved.packed)
                return true;
            if (m_target.packer.unpack(row.bytes(0)))
                return false;
        }
        m_connection.query("INSERT OR REPLACE INTO texts (id, size, packed) VALUES (?,?,?)")
            .bind(carved.id, carved.size, Query::Blob{carved.packed})
            .run();
        return true;
    }

    /// A text without a row is a game, unless the same game exists.
    void addHomeless(const std::string& packed)
    {
        const auto text = m_target.packer.unpack(packed);
        const auto game = text ? prepareAgain(*text, "", 0, m_target.packer) : std::nullopt;
        if (game && !m_target.findByContent(game->contentHash))
            m_target.insert(*game);
    }

    /// Facts are read again from the text, whether or not their checksum fits. Facts that only the row has are kept.
    void mend(GameId id)
    {
        const auto facts = factsOf(m_connection, id);
        m_factsMended += m_hasChecksums && (!facts || !facts->areWhole) ? 1 : 0;
        std::string file;
        std::uint64_t number = 0;
        readOrigin(id, file, number);
        if (const auto game = readAgain(id, file, number))
            m_target.replace(id, *game);
        else
            remove(id);
    }

    /// A text without its row: the row is made from the text. A text that another game has too is an old copy of it.
    void makeAnew(GameId id)
    {
        const auto game = readAgain(id, "", 0);
        if (!game || m_target.findByContent(game->contentHash))
            remove(id);
        else
            m_target.insert(*game, id);
    }

    /// A row whose file is lost gets one without a name.
    void readOrigin(GameId id, std::string& file, std::uint64_t& number)
    {
        Query row = m_connection.query("SELECT s.path, g.number FROM games g LEFT JOIN sources s ON s.id = g.source WHERE g.id = ?");
        row.bind(id).step();
        file = row.text(0);
        number = static_cast<std::uint64_t>(row.integer(1));
        if (row.isNull(0))
            m_connection.query("UPDATE games SET source = ? WHERE id = ?").bind(m_target.sourceId(""), id).run();
    }

    std::optional<PreparedGame> readAgain(GameId id, const std::string& file, std::uint64_t number)
    {
        const auto text = m_target.wholeText(id);
        return text ? prepareAgain(*text, file, number, m_target.packer) : std::nullopt;
    }

    void remove(GameId id)
    {
        m_connection.query("DELETE FROM texts WHERE id = ?").bind(id).run();
        m_connection.query("DELETE FROM games WHERE id = ?").bind(id).run();
    }

    Connection& m_damaged;
    fs::path m_pages;
    LibraryImpl& m_target;
    Connection& m_connection;
    std::set<std::string> m_homeless; ///< packed texts whose row is lost
    bool m_hasChecksums = false; ///< the damaged library's games have checksums
    std::uint64_t m_factsMended = 0;
};

/// Writes a new library at `fresh` with the readable content of a damaged one and of its file.
RecoveryReport salvageInto(const fs::path& fresh, Connection& damaged, const fs::path& pages)
{
    LibraryImpl target(fresh, OpenOptions{}.busyTimeoutMs, Connection::Opening::OrCreate);
    Connection& connection = target.connection;
    connection.exec(("PRAGMA page_size = " + std::to_string(kPageSize)).c_str());
    connection.exec("PRAGMA journal_mode = OFF"); // the file is not used before it is complete
    connection.exec("PRAGMA foreign_keys = OFF");
    if (const auto made = migrate(connection, fresh, migrations()); !made)
        throw Failure(made.error());
    WriteTransaction transaction(connection);
    RecoveryReport report = Salvage(damaged, pages, target).run();
    transaction.commit();
    connection.exec("PRAGMA journal_mode = DELETE");
    return report;
}

constexpr std::size_t kHeader = 100; ///< of a file, on its first page

constexpr const char* kCompanions[] = {"", "-journal", "-wal", "-shm"};

void copyAside(const fs::path& path, const fs::path& aside)
{
    for (const char* suffix : {"", "-wal"}) {
        if (!fs::exists(beside(path, suffix)))
            continue;
        fs::copy_file(beside(path, suffix), beside(aside, suffix));
        if (auto synced = core::bringToDisk(beside(aside, suffix)); !synced) // the original may go soon
            throw Failure(synced.error());
    }
}

void removeAll(const fs::path& path)
{
    for (const char* suffix : kCompanions)
        fs::remove(beside(path, suffix));
}

/// Restores the copied file, because the search for readable data may have applied its log. REQUIRES: no process has the file open
void putBack(const fs::path& aside, const fs::path& path)
{
    if (auto moved = core::moveIntoPlace(aside, path); !moved)
        throw Failure(moved.error());
    for (const char* suffix : {"-journal", "-shm"})
        fs::remove(beside(path, suffix));
    if (fs::exists(beside(aside, "-wal")))
        fs::rename(beside(aside, "-wal"), beside(path, "-wal"));
    else
        fs::remove(beside(path, "-wal"));
}

/// Merges the write-ahead log into the file and removes it, so that only one file must be replaced. False: another program has it open.
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

/// Whether the tables are ours and at the stated pages: some of the first texts can be read.
bool hasOurTables(Connection& connection)
{
    if (schemaText(connection) != soundSchemaText())
        return false;
    TextPacker packer;
    int tried = 0;
    try {
        SQLite::Statement row(connection.database(), "SELECT packed FROM texts NOT INDEXED LIMIT 20");
        for (; row.executeStep(); ++tried) {
            const SQLite::Column packed = row.getColumn(0);
            if (packed.isBlob() && packer.unpack({static_cast<const char*>(packed.getBlob()), static_cast<std::size_t>(packed.getBytes())}))
                return true;
        }
    } catch (const SQLite::Exception&) {
        return tried == 0; // the path to the first text is damaged; the rest may be fine
    }
    return tried == 0;
}

/// The file as far as SQLite can read it, or the error. Its write-ahead log is merged.
class DamagedFile {
public:
    /// REQUIRES: there is a copy of the file
    static Result<DamagedFile> open(const fs::path& path, int busyTimeoutMs)
    {
        return guarded([&]() -> Result<DamagedFile> {
            DamagedFile file;
            file.m_connection = std::make_unique<Connection>(path, busyTimeoutMs, Connection::Opening::Existing);
            file.m_connection->exec("PRAGMA writable_schema = ON"); // makes SQLite accept a truncated file
            const auto version = versionOf(*file.m_connection);
            if (!version)
                return version.error();
            file.m_connection->integer("SELECT count(*) FROM sqlite_schema"); // throws if the schema is unreadable
            if (!takeLogIn(*file.m_connection))
                return Error{ErrorCode::LibraryBusy};
            if (*version == kVersion && !hasOurTables(*file.m_connection))
                return Error{ErrorCode::LibraryDamaged, EVENMATCH_TEXT("Errors", "its tables")};
            return file;
        });
    }

    Connection& connection() { return *m_connection; }

private:
    std::unique_ptr<Connection> m_connection;
};

/// Copies a library with a damaged first page to `copy`, with the first `length` bytes of a valid one in their place. The original page is
/// appended, where only the search for texts finds it, because another page may have replaced the first one.
void copyWithSoundBeginning(const fs::path& path, const fs::path& copy, std::size_t length)
{
    copyAside(path, copy);
    std::string page = soundFirstPage();
    const std::uint64_t size = fs::file_size(copy);
    const std::uint64_t pages = (size + kPageSize - 1) / kPageSize;
    const auto putNumber = [&page](std::size_t at, std::uint64_t number) {
        for (int i = 3; i >= 0; --i, number >>= 8)
            page[at + static_cast<std::size_t>(i)] = static_cast<char>(number & 0xff);
    };
    if (fs::exists(beside(copy, "-wal")))
        page[18] = page[19] = 2; // read the log
    putNumber(28, pages); // in the file
    putNumber(32, 0); // no list of free pages
    putNumber(36, 0);
    putNumber(92, 1); // of the change that the number of pages is from
    putNumber(24, 1);
    {
        std::fstream file(copy, std::ios::binary | std::ios::in | std::ios::out);
        std::string before(kPageSize, '\0');
        file.read(before.data(), static_cast<std::streamsize>(kPageSize));
        file.clear(); // a file may be shorter
        file.seekp(0);
        file.write(page.data(), static_cast<std::streamsize>(length));
        file.seekp(static_cast<std::streamoff>(pages * kPageSize));
        file.write(before.data(), static_cast<std::streamsize>(kPageSize));
    }
}

/// Writes what can be read of `path` to `fresh`. `mended` may be used for a copy.
Result<RecoveryReport> salvage(const fs::path& path, const fs::path& fresh, const fs::path& mended, int busyTimeoutMs)
{
    auto file = DamagedFile::open(path, busyTimeoutMs);
    if (file)
        return salvageInto(fresh, file->connection(), path);
    const Error why = file.error();
    if (why.code == ErrorCode::LibraryBusy || !holdsTexts(path))
        return why;
    for (const std::size_t length : {kHeader, kPageSize}) {
        copyWithSoundBeginning(path, mended, length);
        file = DamagedFile::open(mended, busyTimeoutMs);
        if (file)
            return salvageInto(fresh, file->connection(), mended);
        removeAll(mended);
    }
    Connection nothing(":memory:", busyTimeoutMs, Connection::Opening::OrCreate); // no way leads to a table, but games are there
    return salvageInto(fresh, nothing, path);
}

/// The number of pages in a file, and the number missing by its header. None missing if the header has no number.
struct PageCount {
    std::uint64_t present = 0;
    std::uint64_t missing = 0;
};

PageCount pagesOf(const fs::path& path)
{
    constexpr std::size_t kCount = 28; // of pages, four bytes, the highest first
    constexpr std::uint64_t kMostLoss = 100; // a file may have lost 99 %; a greater number is damaged
    PageCount pages{.present = fs::file_size(path) / kPageSize};
    const std::string header = beginningOf(path, kHeader).value_or(std::string());
    if (!hasSoundHeader(path) || header.size() < kHeader || pages.present == 0)
        return pages;
    std::uint64_t counted = 0;
    for (std::size_t i = kCount; i < kCount + 4; ++i)
        counted = counted << 8 | static_cast<unsigned char>(header[i]);
    if (counted > pages.present && counted <= kMostLoss * pages.present)
        pages.missing = counted - pages.present;
    return pages;
}

/// Assumes that the missing pages of a truncated file contained about as many games as the remaining ones.
void countGamesOnMissingPages(const PageCount& pages, RecoveryReport& report)
{
    if (pages.missing > 0 && report.gamesSaved > 0)
        report.gamesLost = std::max(report.gamesLost.value_or(0), report.gamesSaved * pages.missing / pages.present);
}

} // namespace

Result<RecoveryReport> recover(const fs::path& path, int busyTimeoutMs)
{
    return guarded([&]() -> Result<RecoveryReport> {
        const fs::path aside = freePath(path, "damaged");
        const fs::path fresh = beside(path, ".recovering");
        const fs::path mended = beside(path, ".mending");
        removeAll(fresh); // of a recovery that was killed
        removeAll(mended);
        if (const auto copied = guarded([&] { copyAside(path, aside); }); !copied) { // perhaps in part, on a full disk
            removeAll(aside);
            return copied.error();
        }
        auto report = guarded([&] { return salvage(path, fresh, mended, busyTimeoutMs); });
        removeAll(mended);
        if (!report) {
            removeAll(fresh);
            if (report.error().code == ErrorCode::LibraryBusy)
                removeAll(aside);
            else
                putBack(aside, path);
            return report;
        }
        for (const char* suffix : {"-journal", "-wal", "-shm"})
            fs::remove(beside(path, suffix)); // the old log must never be applied to the new file, which has its content
        if (auto moved = core::moveIntoPlace(fresh, path); !moved)
            return moved.error();
        report->damagedFile = aside;
        countGamesOnMissingPages(pagesOf(aside), *report);
        return report;
    });
}

} // namespace evenmatch::library
