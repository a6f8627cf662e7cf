#include "core/library/schema.h"

#include "core/library/game_facts.h"

#include <SQLiteCpp/Savepoint.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <sqlite3.h>
#include <utility>

namespace evenmatch::library {

namespace {

// Names, events and files repeat in thousands of games, so they have tables of their own: a text search scans a few thousand names, then
// selects games by number from an index. Lists show games outside the trash, and their indexes contain only those.
constexpr const char* kVersion1 = R"(
CREATE TABLE players (id INTEGER PRIMARY KEY, name TEXT NOT NULL, me INTEGER NOT NULL DEFAULT 0);
CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, player INTEGER NOT NULL REFERENCES players);
CREATE INDEX names_by_player ON names (player);
CREATE INDEX names_sorted ON names (name COLLATE NOCASE);
CREATE TABLE labels (id INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE);
CREATE INDEX labels_sorted ON labels (label COLLATE NOCASE);
CREATE TABLE sources (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE);

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    content_hash BLOB NOT NULL,
    moves_hash BLOB NOT NULL,
    game TEXT NOT NULL,
    format INTEGER NOT NULL,
    source INTEGER NOT NULL REFERENCES sources,
    number INTEGER NOT NULL,
    first_name INTEGER NOT NULL REFERENCES names,
    second_name INTEGER NOT NULL REFERENCES names,
    first_rank TEXT NOT NULL,
    second_rank TEXT NOT NULL,
    result TEXT NOT NULL,
    outcome INTEGER NOT NULL,
    date TEXT NOT NULL,
    iso_date TEXT NOT NULL,
    event INTEGER NOT NULL REFERENCES labels,
    place INTEGER NOT NULL REFERENCES labels,
    time_control TEXT NOT NULL,
    moves INTEGER NOT NULL,
    komi REAL,
    handicap INTEGER NOT NULL,
    rules TEXT NOT NULL,
    imported_at INTEGER NOT NULL,
    trashed_at INTEGER
);
CREATE INDEX games_by_content ON games (content_hash);
CREATE INDEX games_by_moves ON games (moves_hash);
CREATE INDEX games_by_first ON games (first_name) WHERE trashed_at IS NULL;
CREATE INDEX games_by_second ON games (second_name) WHERE trashed_at IS NULL;
CREATE INDEX games_by_event ON games (event) WHERE trashed_at IS NULL;
CREATE INDEX games_by_place ON games (place) WHERE trashed_at IS NULL;
CREATE INDEX games_by_date ON games (iso_date) WHERE trashed_at IS NULL;
CREATE INDEX games_by_length ON games (moves) WHERE trashed_at IS NULL;
CREATE INDEX games_facts ON games (trashed_at, game, outcome, first_name, second_name, event, place, iso_date);

CREATE TABLE texts (id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE, size INTEGER NOT NULL, packed BLOB NOT NULL);
CREATE TABLE problems (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    code INTEGER NOT NULL,
    detail TEXT NOT NULL,
    file TEXT NOT NULL,
    number INTEGER NOT NULL,
    line INTEGER NOT NULL,
    move INTEGER NOT NULL
);
CREATE INDEX problems_by_game ON problems (game);

CREATE TABLE tags (id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE);
CREATE TABLE game_tags (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    tag INTEGER NOT NULL REFERENCES tags,
    UNIQUE (game, tag)
);
CREATE INDEX game_tags_by_tag ON game_tags (tag, game);

CREATE TABLE analyses (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    model TEXT NOT NULL,
    ply INTEGER NOT NULL,
    version INTEGER NOT NULL,
    data BLOB NOT NULL,
    UNIQUE (game, model, ply)
);
CREATE TABLE estimates (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    model TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    json TEXT NOT NULL
);
CREATE INDEX estimates_by_player ON estimates (player, made_at);
)";

// The progress of fetching accounts on servers.
constexpr const char* kVersion2 = R"(
CREATE TABLE fetched (
    id INTEGER PRIMARY KEY,
    server TEXT NOT NULL,
    name TEXT NOT NULL COLLATE NOCASE,
    selection TEXT NOT NULL,
    cursor TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (server, name, selection)
);
)";

// Lessons: positions to solve again, and all answers to them. A card's schedule follows from its answers, and is stored here for queries.
constexpr const char* kVersion3 = R"(
CREATE TABLE cards (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    game TEXT NOT NULL,
    position TEXT NOT NULL,
    kind INTEGER NOT NULL,
    record TEXT NOT NULL,
    source INTEGER REFERENCES games ON DELETE SET NULL,
    ply INTEGER NOT NULL,
    details TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    state INTEGER NOT NULL,
    due INTEGER NOT NULL,
    UNIQUE (player, position)
);
CREATE INDEX cards_due ON cards (player, state, due);
CREATE INDEX cards_by_source ON cards (source);
CREATE TABLE answers (
    id INTEGER PRIMARY KEY,
    card INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    at INTEGER NOT NULL,
    quiet INTEGER NOT NULL,
    move INTEGER,
    right INTEGER NOT NULL,
    loss REAL NOT NULL,
    milliseconds INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    scheduler TEXT NOT NULL
);
CREATE INDEX answers_by_card ON answers (card, at);
)";

// The positions of each game (position_keys.h). They can be computed from the texts, so a recovery does not copy them. The index shows
// which games have them without reading them.
constexpr const char* kVersion4 = R"(
CREATE TABLE positions (id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE, version INTEGER NOT NULL, keys BLOB NOT NULL);
CREATE INDEX positions_by_version ON positions (version);
)";

// The name of each game's opening, for sorting; the index contains it, so the keys need not be read.
constexpr const char* kVersion5 = R"(
ALTER TABLE positions ADD COLUMN opening TEXT NOT NULL DEFAULT '';
CREATE INDEX positions_opening ON positions (id, opening);
)";

// The checksum of a game's row (game_facts.h). Every row has one, unless a damaged file lost it.
constexpr const char* kVersion6 = "ALTER TABLE games ADD COLUMN checksum TEXT";

// The students of a coach (library_students.cpp).
constexpr const char* kVersion7 = R"(
CREATE TABLE students (
    id INTEGER PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    student INTEGER REFERENCES players ON DELETE CASCADE
);
CREATE INDEX students_by_student ON students (student);
)";

// The stones in the corners of each game (openings/corner_keys.h).
constexpr const char* kVersion8 = "ALTER TABLE positions ADD COLUMN corners BLOB NOT NULL DEFAULT ''";

// An index that no query used. Scans of all games read another one, of the same size.
constexpr const char* kVersion9 = "DROP INDEX IF EXISTS games_by_moves";

// What imported games were before the user edited their facts: the same games when they are imported or fetched again.
constexpr const char* kVersion10 = R"(
CREATE TABLE former_contents (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    content_hash BLOB NOT NULL,
    UNIQUE (content_hash, game)
);
CREATE INDEX former_contents_by_game ON former_contents (game);
)";

constexpr std::array kMigrations = {Migration{1, kVersion1}, Migration{2, kVersion2}, Migration{3, kVersion3}, Migration{4, kVersion4},
    Migration{5, kVersion5}, Migration{6, kVersion6, &sealAll}, Migration{7, kVersion7}, Migration{8, kVersion8}, Migration{9, kVersion9},
    Migration{10, kVersion10}};
static_assert(kMigrations.back().to == kVersion);

/// No version of Evenmatch has this number, so it is damaged.
constexpr int kMostVersions = 1000;

/// Removes the copy of the file unless the migration succeeds: each further attempt makes another one.
class Backup {
public:
    explicit Backup(std::filesystem::path path) : m_path(std::move(path)) { }
    ~Backup()
    {
        std::error_code ignored;
        if (!m_isNeeded)
            std::filesystem::remove(m_path, ignored);
    }
    Backup(const Backup&) = delete;
    Backup& operator=(const Backup&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    void keep() { m_isNeeded = true; }

private:
    std::filesystem::path m_path;
    bool m_isNeeded = false;
};

constexpr std::array kTables = {"players", "names", "labels", "sources", "games", "texts", "problems", "tags", "game_tags", "analyses",
    "estimates", "fetched", "cards", "answers", "students", "former_contents"};

} // namespace

std::span<const Migration> migrations() { return kMigrations; }

std::span<const char* const> tableNames() { return kTables; }

std::string schemaText(Connection& connection)
{
    std::string text;
    Query row = connection.query("SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name");
    while (row.step())
        for (int column = 0; column < 4; ++column)
            text += row.text(column) + '\n';
    return text;
}

const std::string& soundSchemaText()
{
    static const std::string text = [] {
        Connection connection(":memory:", 0, Connection::Opening::OrCreate);
        if (!migrate(connection, ":memory:", migrations()))
            return std::string();
        return schemaText(connection);
    }();
    return text;
}

const std::string& soundFirstPage()
{
    static const std::string page = [] {
        Connection connection(":memory:", 0, Connection::Opening::OrCreate);
        connection.exec(("PRAGMA page_size = " + std::to_string(kPageSize)).c_str());
        sqlite3_int64 size = 0;
        if (!migrate(connection, ":memory:", migrations()))
            return std::string();
        const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> bytes(
            sqlite3_serialize(connection.database().getHandle(), "main", &size, 0), &sqlite3_free);
        return bytes && size >= static_cast<sqlite3_int64>(kPageSize) ? std::string(reinterpret_cast<const char*>(bytes.get()), kPageSize)
                                                                      : std::string();
    }();
    return page;
}

bool hasSoundHeader(const std::filesystem::path& path)
{
    // https://www.sqlite.org/fileformat2.html#the_database_header: the common part of all our files.
    struct Part {
        std::size_t begin;
        std::size_t length;
    };
    constexpr Part kParts[] = {{0, 18}, {20, 4}, {44, 4}, {52, 20}};
    constexpr std::size_t kLength = 100;
    std::string header = beginningOf(path, kLength).value_or(std::string());
    header.resize(kLength);
    const std::string& sound = soundFirstPage();
    return std::ranges::all_of(
               kParts, [&](const Part& part) { return header.compare(part.begin, part.length, sound, part.begin, part.length) == 0; })
        && (header[18] == 1 || header[18] == 2) && (header[19] == 1 || header[19] == 2);
}

std::filesystem::path freePath(const std::filesystem::path& path, const std::string& suffix)
{
    std::filesystem::path candidate = path;
    candidate += "." + suffix;
    std::error_code ignored;
    for (int i = 2; std::filesystem::exists(candidate, ignored); ++i) {
        candidate = path;
        candidate += "." + suffix + "-" + std::to_string(i);
    }
    return candidate;
}

core::Result<int> versionOf(Connection& connection, int newest)
{
    SQLite::Savepoint instant(
        connection.database(), "version"); // all three from one moment, because another program may be creating the library
    const std::int64_t application = connection.integer("PRAGMA application_id");
    const std::int64_t version = connection.integer("PRAGMA user_version");
    const bool isNew = application == 0 && version == 0 && connection.integer("SELECT count(*) FROM sqlite_schema") == 0;
    instant.release();
    if (!isNew && application != kApplicationId)
        return core::Error{core::ErrorCode::NotALibrary};
    if (version < 0 || version > kMostVersions || (version == 0 && !isNew))
        return core::Error{core::ErrorCode::LibraryDamaged, {EVENMATCH_TEXT("Errors", "version %1"), {std::to_string(version)}}};
    if (version > newest)
        return core::Error{core::ErrorCode::LibraryTooNew, std::to_string(version)};
    return static_cast<int>(version);
}

core::Result<MigrationReport> migrate(Connection& connection, const std::filesystem::path& path, std::span<const Migration> steps)
{
    const int newest = steps.back().to;
    auto found = versionOf(connection, newest);
    if (!found)
        return found.error();
    MigrationReport report;
    report.from = *found;
    if (*found == newest)
        return report;

    std::optional<Backup> backup;
    if (*found > 0) {
        backup.emplace(freePath(path, "backup-v" + std::to_string(*found)));
        connection.query("VACUUM INTO ?").bind(backup->path().string()).run();
    }
    WriteTransaction transaction(connection);
    // Another program may have migrated it meanwhile.
    found = versionOf(connection, newest);
    if (!found)
        return found.error();
    for (const Migration& step : steps) {
        if (step.to <= *found)
            continue;
        connection.exec(step.sql);
        if (step.fill)
            step.fill(connection);
    }
    connection.exec(("PRAGMA application_id = " + std::to_string(kApplicationId)).c_str());
    connection.exec(("PRAGMA user_version = " + std::to_string(newest)).c_str());
    transaction.commit();
    if (backup) {
        backup->keep();
        report.backup = backup->path();
    }
    report.created = *found == 0;
    return report;
}

} // namespace evenmatch::library
