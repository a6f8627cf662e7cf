#include "core/library/library.h"

#include "core/library/library_impl.h"
#include "core/library/recovery.h"
#include "core/library/schema.h"
#include "core/library/text_carver.h"
#include "core/whole_file.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace evenmatch::library {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

bool isMemory(const std::filesystem::path& path) { return path == ":memory:"; }

/// A file without SQLite's header must not even be opened as a database.
Result<void> checkFile(const std::filesystem::path& path, bool create)
{
    std::error_code failed;
    if (!std::filesystem::exists(path, failed)) {
        if (create)
            return {};
        return Error{.code = ErrorCode::CannotOpen,
            .detail = std::make_error_code(std::errc::no_such_file_or_directory).message(),
            .file = path.string()};
    }
    if (!std::filesystem::is_regular_file(path, failed))
        return Error{.code = ErrorCode::NotALibrary, .file = path.string()};
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    const auto head = beginningOf(path, kMagic.size());
    if (!head)
        return Error{.code = ErrorCode::CannotOpen, .detail = std::generic_category().message(errno), .file = path.string()};
    if (head->empty() ? !create : *head != kMagic) // an empty file may become a new library
        return Error{.code = ErrorCode::NotALibrary, .file = path.string()};
    return {};
}

void requireIntact(Connection& connection, int version)
{
    const std::string found = connection.database().execAndGet("PRAGMA integrity_check(1)").getString();
    if (found != "ok")
        throw Failure({ErrorCode::LibraryDamaged, found});
    if (Query orphan = connection.query("PRAGMA foreign_key_check"); orphan.step())
        throw Failure({ErrorCode::LibraryDamaged, {EVENMATCH_TEXT("Errors", "a row of the table %1"), {orphan.text(0)}}});
    if (version == kVersion && schemaText(connection) != soundSchemaText())
        throw Failure({ErrorCode::LibraryDamaged, EVENMATCH_TEXT("Errors", "its tables")});
}

/// SQLite does not wait for others while it changes the journal's kind, so this does.
void useWriteAheadLog(Connection& connection, int busyTimeoutMs)
{
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(busyTimeoutMs);
    while (connection.database().tryExec("PRAGMA journal_mode = WAL") != SQLite::OK) {
        if (std::chrono::steady_clock::now() >= deadline)
            throw SQLite::Exception(connection.database().getHandle());
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

void configure(Connection& connection, int busyTimeoutMs)
{
    connection.exec(("PRAGMA page_size = " + std::to_string(kPageSize)).c_str()); // of a new file
    useWriteAheadLog(connection, busyTimeoutMs);
    connection.exec("PRAGMA synchronous = NORMAL");
    connection.exec("PRAGMA foreign_keys = ON");
    connection.exec("PRAGMA secure_delete = ON"); // deleted games must not return when a damaged file is searched for games
    connection.exec("PRAGMA wal_autocheckpoint = 2000"); // pages
    connection.exec("PRAGMA journal_size_limit = 67108864");
    connection.exec("PRAGMA cache_size = -32768"); // KiB
}

Result<std::unique_ptr<LibraryImpl>> openFile(const std::filesystem::path& path, const OpenOptions& options)
{
    return guarded([&]() -> Result<std::unique_ptr<LibraryImpl>> {
        auto impl = std::make_unique<LibraryImpl>(
            path, options.busyTimeoutMs, options.create ? Connection::Opening::OrCreate : Connection::Opening::Existing);
        const auto version = versionOf(impl->connection);
        if (!version)
            return version.error();
        if (*version > 0 && options.checkIntegrity)
            requireIntact(impl->connection, *version);
        configure(impl->connection, options.busyTimeoutMs);
        auto migrated = migrate(impl->connection, path, migrations());
        if (!migrated)
            return migrated.error();
        impl->report.created = migrated->created;
        impl->report.backup = migrated->backup;
        impl->report.migratedFrom = migrated->from == kVersion ? 0 : migrated->from;
        if (*version == kVersion && options.checkIntegrity)
            impl->report.factsMended = impl->mendFacts();
        return impl;
    });
}

bool cannotBeWritten(const Error& error) { return error.code == ErrorCode::CannotOpen || error.code == ErrorCode::CannotWrite; }

/// The library without write access, not even to SQLite's companion files.
Result<std::unique_ptr<LibraryImpl>> openReadOnly(const std::filesystem::path& path, const OpenOptions& options)
{
    return guarded([&]() -> Result<std::unique_ptr<LibraryImpl>> {
        std::filesystem::path log = path;
        log += "-wal";
        std::error_code failed;
        if (std::filesystem::exists(log, failed) && std::filesystem::file_size(log, failed) > 0)
            return Error{
                ErrorCode::CannotOpen, {EVENMATCH_TEXT("Errors", "reading its log %1 requires a writable folder"), {log.string()}}};
        auto impl = std::make_unique<LibraryImpl>(path, options.busyTimeoutMs, Connection::Opening::AsItLies);
        const auto version = versionOf(impl->connection);
        if (!version)
            return version.error();
        if (*version != kVersion)
            return Error{ErrorCode::CannotWrite, EVENMATCH_TEXT("Errors", "its format is older and must be upgraded first")};
        if (options.checkIntegrity)
            requireIntact(impl->connection, *version);
        return impl;
    });
}

/// With a damaged header, SQLite reports a file of another program, or an unusable one.
bool isDamage(const Error& error, const std::filesystem::path& path)
{
    switch (error.code) {
    case ErrorCode::LibraryDamaged: return true;
    case ErrorCode::NotALibrary:
    case ErrorCode::DatabaseFailed: return !isMemory(path) && !hasSoundHeader(path) && holdsTexts(path);
    default: return false;
    }
}

} // namespace

Library::Library(std::unique_ptr<LibraryImpl> impl) : m_impl(std::move(impl)) { }
Library::~Library() = default;
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;

Result<Library> Library::open(const std::filesystem::path& named, OpenOptions options)
{
    if (named.empty())
        return Error{ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "the name of a library is missing")};
    // SQLite creates its companion files beside the file itself.
    const std::filesystem::path path = isMemory(named) ? named : core::withoutLinks(named);
    const auto withFile = [&](Error error) {
        error.file = path.string();
        return error;
    };
    const auto checked = isMemory(path) ? Result<void>() : checkFile(path, options.create);
    if (!checked && checked.error().code != ErrorCode::NotALibrary)
        return checked.error();
    auto impl = checked ? openFile(path, options) : Result<std::unique_ptr<LibraryImpl>>(checked.error());
    if (!impl && options.orReadOnly && cannotBeWritten(impl.error()))
        impl = openReadOnly(path, options);
    if (impl)
        return Library(std::move(*impl));
    if (!isDamage(impl.error(), path))
        return withFile(impl.error());
    if (!options.recover || isMemory(path))
        return withFile(
            {ErrorCode::LibraryDamaged, impl.error().detail.empty() ? EVENMATCH_TEXT("Errors", "its header") : impl.error().detail});

    const auto recovered = recover(path, options.busyTimeoutMs);
    if (!recovered)
        return withFile(recovered.error());
    impl = openFile(path, options);
    if (!impl)
        return withFile(impl.error());
    OpenReport& report = (*impl)->report;
    report.recovered = true;
    report.damagedFile = recovered->damagedFile;
    report.gamesSaved = recovered->gamesSaved;
    report.gamesLost = recovered->gamesLost;
    report.factsMended = recovered->factsMended;
    return Library(std::move(*impl));
}

const OpenReport& Library::report() const { return m_impl->report; }

const std::filesystem::path& Library::path() const { return m_impl->path; }

Result<std::vector<Added>> Library::addAll(std::span<const PreparedGame> games, Trashed trashed)
{
    return m_impl->write([&] {
        std::vector<Added> added;
        added.reserve(games.size());
        for (const PreparedGame& game : games)
            added.push_back(m_impl->add(game, trashed));
        return added;
    });
}

Result<Added> Library::save(const PreparedGame& game)
{
    return m_impl->writeDurably([&] { return m_impl->add(game, Trashed::ComeBack); });
}

Result<void> Library::update(GameId id, const PreparedGame& game, int unchangedPlies, const MadeAnalyses& beside)
{
    return m_impl->writeDurably([&] {
        m_impl->requireGame(id);
        Connection& connection = m_impl->connection;
        struct Stored {
            std::string moves;
            std::string conditions;
            std::string content;
        };
        const auto stored = [&]() -> Stored {
            Query row
                = connection.query("SELECT moves_hash, format('%s|%s|%s', komi, handicap, rules), content_hash FROM games WHERE id = ?");
            row.bind(id).step();
            return {row.text(0), row.text(1), row.text(2)};
        };
        const Stored before = stored();
        m_impl->replace(id, game);
        const Stored now = stored();
        if (now.moves == before.moves && now.content != before.content)
            m_impl->writeFormerContent(id, before.content);
        if (now.moves != before.moves || now.conditions != before.conditions) {
            const int kept = now.conditions == before.conditions ? unchangedPlies : -1; // networks evaluate the komi, too
            connection.query("DELETE FROM analyses WHERE game = ? AND ply > ?").bind(id, kept).run();
        }
        m_impl->writeAnalyses(id, beside);
    });
}

Result<std::string> Library::text(GameId id)
{
    return guarded([&] { return m_impl->wholeText(id); });
}

Result<void> Library::moveToTrash(std::span<const GameId> ids)
{
    return m_impl->write([&] {
        for (const GameId id : ids)
            m_impl->connection.query("UPDATE games SET trashed_at = unixepoch() WHERE id = ? AND trashed_at IS NULL").bind(id).run();
    });
}

Result<void> Library::restoreFromTrash(std::span<const GameId> ids)
{
    return m_impl->write([&] {
        for (const GameId id : ids)
            m_impl->connection.query("UPDATE games SET trashed_at = NULL WHERE id = ?").bind(id).run();
    });
}

Result<std::uint64_t> Library::emptyTrash()
{
    return m_impl->write([&] {
        Query deletion = m_impl->connection.query("DELETE FROM games WHERE trashed_at IS NOT NULL");
        deletion.run();
        m_impl->connection.query("DELETE FROM tags WHERE id NOT IN (SELECT tag FROM game_tags)").run();
        return static_cast<std::uint64_t>(deletion.changed());
    });
}

} // namespace evenmatch::library
