// Errors as values: a code, a detail and a place. The sentence is made where it is shown.
#pragma once

#include "core/phrase.h"

#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace evenmatch::core {

/// Libraries store the numbers: add new codes at the end.
enum class ErrorCode : std::uint8_t {
    // files
    CannotOpen,
    CannotRead,
    CannotWrite,
    UnknownFormat,
    DamagedCompression,
    TooLarge,
    // records
    UnexpectedEnd,
    UnexpectedText,
    NotAGame,
    UnsupportedGame,
    UnsupportedBoardSize,
    BadSetup,
    BadValue,
    // moves
    UnreadableMove,
    OffBoard,
    PointTaken,
    KoForbids,
    SuicideForbidden,
    NoSuchMove,
    AmbiguousMove,
    LeavesKingInCheck,
    MoveAfterEnd,
    // library
    NotALibrary,
    LibraryTooNew,
    LibraryDamaged,
    LibraryBusy,
    DatabaseFailed,
    // networks
    NotANetwork,
    NetworkDamaged,
    UnsupportedNetwork,
    // other programs that play
    EngineSilent,
    EngineEnded,
    EngineRefused,
    EngineNonsense,
    // use
    BadArgument,
    NotFound,
    Stopped,
    Unexpected,
    // ranks
    TooFewMoves,
    NoRankProfile,
    NoRanks,
    NoServerRanks,
    OtherNetwork,
};
inline constexpr ErrorCode kLastErrorCode = ErrorCode::OtherNetwork;

/// An error. `detail` names what the error concerns (a move, a property, the system's message); its words are translated in the context
/// "Errors". Places count from 1; 0 means "not known" or "does not apply".
struct Error {
    ErrorCode code = ErrorCode::Unexpected;
    Phrase detail;
    std::string file;
    std::uint64_t game = 0;
    std::uint64_t line = 0;
    int move = 0;

    bool operator==(const Error&) const = default;
};

/// The English sentence of a code with "%1" for the detail. Windows translate it before they fill it in.
std::string_view messageTemplate(ErrorCode code);

/// "league.sgf, game 12, move 57: the point is taken", on one line. `translate` maps the templates, the words for places and the detail.
std::string describe(const Error& error, const Translate& translate = {});

/// A value or an error.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) { }
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) { }

    bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// REQUIRES: ok()
    T& value() &
    {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    const T& value() const&
    {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    T&& value() &&
    {
        assert(ok());
        return std::move(*std::get_if<0>(&m_content));
    }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    T valueOr(T other) const& { return ok() ? value() : std::move(other); }

    /// REQUIRES: !ok()
    const Error& error() const&
    {
        assert(!ok());
        return *std::get_if<1>(&m_content);
    }
    Error&& error() &&
    {
        assert(!ok());
        return std::move(*std::get_if<1>(&m_content));
    }

private:
    std::variant<T, Error> m_content;
};

/// Success without a value, or an error: `return {};` is success.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_failed(true), m_error(std::move(error)) { }

    bool ok() const { return !m_failed; }
    explicit operator bool() const { return ok(); }

    /// REQUIRES: !ok()
    const Error& error() const&
    {
        assert(!ok());
        return m_error;
    }
    Error&& error() &&
    {
        assert(!ok());
        return std::move(m_error);
    }

private:
    bool m_failed = false;
    Error m_error;
};

} // namespace evenmatch::core
