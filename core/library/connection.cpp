#include "core/library/connection.h"

#include <sqlite3.h>

namespace evenmatch::library {

core::Error errorOf(const SQLite::Exception& exception)
{
    using core::ErrorCode;
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {ErrorCode::LibraryBusy};
    case SQLITE_NOTADB: return {ErrorCode::NotALibrary};
    case SQLITE_CORRUPT: return {ErrorCode::LibraryDamaged, exception.what()};
    case SQLITE_CANTOPEN: return {ErrorCode::CannotOpen, exception.what()};
    default: return {ErrorCode::DatabaseFailed, exception.what()};
    }
}

Query::~Query()
{
    m_statement.tryReset();
}

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

Connection::Connection(const std::filesystem::path& path, int busyTimeoutMs, bool create)
    : m_database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX | (create ? SQLite::OPEN_CREATE : 0), busyTimeoutMs)
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
