#include "core/library/storage/connection.h"

#include "core/record/text/encoding.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstddef>
#include <memory>

namespace evenmatch::library {

std::optional<std::string> beginningOf(const std::filesystem::path& path, int length)
{
    sqlite3_vfs* files = sqlite3_vfs_find(nullptr);
    const auto storage = std::make_unique<std::max_align_t[]>(static_cast<std::size_t>(files->szOsFile) / sizeof(std::max_align_t) + 1);
    auto* file = reinterpret_cast<sqlite3_file*>(storage.get());
    const std::unique_ptr<const char, decltype([](const char* name) { sqlite3_free_filename(name); })> name(
        sqlite3_create_filename(path.c_str(), "", "", 0, nullptr));
    const bool isOpen = name && files->xOpen(files, name.get(), file, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, nullptr) == SQLITE_OK;
    std::optional<std::string> bytes;
    sqlite3_int64 size = 0;
    if (isOpen && file->pMethods->xFileSize(file, &size) == SQLITE_OK) {
        bytes.emplace(static_cast<std::size_t>(std::min<sqlite3_int64>(size, length)), '\0');
        if (!bytes->empty() && file->pMethods->xRead(file, bytes->data(), static_cast<int>(bytes->size()), 0) != SQLITE_OK)
            bytes.reset();
    }
    if (file->pMethods)
        file->pMethods->xClose(file);
    return bytes;
}

core::Error errorOf(const SQLite::Exception& exception)
{
    using core::ErrorCode;
    const std::string said = record::toUtf8Lossy(exception.what()); // the message may quote arbitrary bytes of a damaged file
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {ErrorCode::LibraryBusy};
    case SQLITE_NOTADB: return {ErrorCode::NotALibrary};
    case SQLITE_CORRUPT: return {ErrorCode::LibraryDamaged, said};
    case SQLITE_READONLY: return {ErrorCode::CannotWrite, said};
    case SQLITE_CANTOPEN: return {ErrorCode::CannotOpen, said};
    default: return {ErrorCode::DatabaseFailed, said};
    }
}

Query::~Query() { m_statement.tryReset(); }

std::string_view Query::bytes(int column) const
{
    const SQLite::Column value = m_statement.getColumn(column);
    const void* data = value.getBlob(); // null for an empty one
    return data ? std::string_view(static_cast<const char*>(data), static_cast<std::size_t>(value.getBytes())) : std::string_view();
}

void Query::bindNext(const Blob& value)
{
    // A null pointer would bind NULL, but an empty blob is meant.
    m_statement.bindNoCopy(++m_bound, value.bytes.empty() ? "" : value.bytes.data(), static_cast<int>(value.bytes.size()));
}

namespace {

/// https://www.sqlite.org/uri.html
std::string immutableUri(const std::filesystem::path& path)
{
    std::string uri = "file:";
    for (const char c : path.string()) {
        if (c == '%' || c == '?' || c == '#')
            uri += c == '%' ? "%25" : c == '?' ? "%3f" : "%23";
        else
            uri += c;
    }
    return uri + "?immutable=1";
}

int flagsOf(Connection::Opening opening)
{
    switch (opening) {
    case Connection::Opening::AsItLies: return SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX;
    case Connection::Opening::OrCreate: return SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX;
    case Connection::Opening::Existing: break;
    }
    return SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX;
}

} // namespace

Connection::Connection(const std::filesystem::path& path, int busyTimeoutMs, Opening opening)
    : m_database(opening == Opening::AsItLies ? immutableUri(path) : path.string(), flagsOf(opening), busyTimeoutMs)
{
}

Query Connection::query(std::string_view sql)
{
    auto found = m_statements.find(sql);
    if (found == m_statements.end())
        found = m_statements.emplace(std::string(sql), SQLite::Statement(m_database, std::string(sql))).first;
    found->second.tryReset();
    found->second.clearBindings();
    return Query(found->second);
}

} // namespace evenmatch::library
