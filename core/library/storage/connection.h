// A connection to SQLite with cached statements, and exceptions converted to errors. Private to core/library.
#pragma once

#include "core/error.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>

namespace evenmatch::library {

/// SQLite's error as one of ours.
core::Error errorOf(const SQLite::Exception& exception);

/// At most this many first bytes of a file; nothing if it cannot be opened (errno has the reason). It reads through SQLite's way of
/// opening: if a process closes a file that it opened itself, it loses all of SQLite's locks on it, and another program may then delete the
/// log in use (sqlite.org/howtocorrupt.html, 2.2).
std::optional<std::string> beginningOf(const std::filesystem::path& path, int length);

/// Thrown inside guarded() to return an error.
struct Failure : std::exception {
    explicit Failure(core::Error e) : error(std::move(e)) { }
    core::Error error;
};

template <class R>
struct AsResult {
    using Type = core::Result<R>;
};
template <class T>
struct AsResult<core::Result<T>> {
    using Type = core::Result<T>;
};

/// Calls f, which returns T or Result<T>, and converts exceptions to errors: none leaves the library.
template <class F>
auto guarded(F&& f) -> typename AsResult<std::invoke_result_t<F>>::Type
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<F>>) {
            f();
            return {};
        } else {
            return f();
        }
    } catch (const Failure& failure) {
        return failure.error;
    } catch (const SQLite::Exception& exception) {
        return errorOf(exception);
    } catch (const std::exception& exception) {
        return core::Error{core::ErrorCode::Unexpected, exception.what()};
    }
}

/// One use of a cached statement: parameters are bound from left to right, then it is stepped. Its destructor resets it, so that no read
/// stays open.
class Query {
public:
    explicit Query(SQLite::Statement& statement) : m_statement(statement) { }
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    /// Values are not copied, and must outlive the query.
    template <class... Values>
    Query& bind(const Values&... values)
    {
        (bindNext(values), ...);
        return *this;
    }
    bool step() { return m_statement.executeStep(); }
    /// For statements without rows.
    void run() { m_changed = m_statement.exec(); }
    /// The number of rows changed by run().
    int changed() const { return m_changed; }

    std::int64_t integer(int column) const { return m_statement.getColumn(column).getInt64(); }
    double real(int column) const { return m_statement.getColumn(column).getDouble(); }
    bool isNull(int column) const { return m_statement.getColumn(column).isNull(); }
    /// Bytes of a text or a blob, valid until the next step.
    std::string_view bytes(int column) const;
    std::string text(int column) const { return std::string(bytes(column)); }

    struct Blob {
        std::string_view bytes;
    };

private:
    template <class T>
    requires std::is_integral_v<T>
    void bindNext(const T& value) { m_statement.bind(++m_bound, static_cast<std::int64_t>(value)); }
    void bindNext(double value) { m_statement.bind(++m_bound, value); }
    void bindNext(const std::string& value) { m_statement.bindNoCopy(++m_bound, value); }
    void bindNext(std::string_view value) { m_statement.bind(++m_bound, std::string(value)); }
    void bindNext(const char* value) { m_statement.bind(++m_bound, value); }
    void bindNext(const Blob& value);
    template <class T>
    void bindNext(const std::optional<T>& value)
    {
        if (value)
            bindNext(*value);
        else
            ++m_bound; // null, because statements are cleared before
    }

    SQLite::Statement& m_statement;
    int m_bound = 0;
    int m_changed = 0;
};

/// One connection, used by one thread at a time.
class Connection {
public:
    enum class Opening : std::uint8_t {
        Existing,
        OrCreate, ///< created if missing
        AsItLies, ///< only for reading; needs no writable folder. REQUIRES: no process writes to the file, and there is no log
    };
    /// Throws SQLite::Exception.
    Connection(const std::filesystem::path& path, int busyTimeoutMs, Opening opening);

    SQLite::Database& database() { return m_database; }
    /// The statement for `sql`, prepared at its first use. REQUIRES: no other Query of the same text exists
    Query query(std::string_view sql);
    void exec(const char* sql) { m_database.exec(sql); }
    std::int64_t integer(const char* sql) { return m_database.execAndGet(sql).getInt64(); }
    std::int64_t lastRowId() { return m_database.getLastInsertRowid(); }

private:
    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    SQLite::Database m_database;
    std::unordered_map<std::string, SQLite::Statement, TextHash, std::equal_to<>> m_statements;
};

/// BEGIN IMMEDIATE … COMMIT; rolled back unless commit() was called.
class WriteTransaction {
public:
    explicit WriteTransaction(Connection& connection) : m_transaction(connection.database(), SQLite::TransactionBehavior::IMMEDIATE) { }
    void commit() { m_transaction.commit(); }

private:
    SQLite::Transaction m_transaction;
};

} // namespace evenmatch::library
