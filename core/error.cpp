#include "core/error.h"

namespace evenmatch::core {

std::string_view messageTemplate(ErrorCode code)
{
    switch (code) {
    case ErrorCode::CannotOpen: return "cannot be opened: %1";
    case ErrorCode::CannotRead: return "cannot be read: %1";
    case ErrorCode::CannotWrite: return "cannot be written: %1";
    case ErrorCode::UnknownFormat: return "this is not a game file that Evenmatch reads";
    case ErrorCode::DamagedCompression: return "the compressed data is damaged: %1";
    case ErrorCode::TooLarge: return "too large: %1";
    case ErrorCode::UnexpectedEnd: return "the text ends in the middle of a game";
    case ErrorCode::UnexpectedText: return "unexpected text: %1";
    case ErrorCode::NotAGame: return "there is no game here";
    case ErrorCode::UnsupportedGame: return "this game is not one that Evenmatch knows: %1";
    case ErrorCode::UnsupportedBoardSize: return "unsupported board size: %1";
    case ErrorCode::BadSetup: return "the start position is not possible: %1";
    case ErrorCode::BadValue: return "this value makes no sense: %1";
    case ErrorCode::UnreadableMove: return "unreadable move: %1";
    case ErrorCode::OffBoard: return "the move is off the board: %1";
    case ErrorCode::PointTaken: return "the point is taken: %1";
    case ErrorCode::KoForbids: return "the move repeats a position: %1";
    case ErrorCode::SuicideForbidden: return "the move takes its own last liberty: %1";
    case ErrorCode::NoSuchMove: return "no piece can make this move: %1";
    case ErrorCode::AmbiguousMove: return "more than one piece can make this move: %1";
    case ErrorCode::LeavesKingInCheck: return "the move leaves the king in check: %1";
    case ErrorCode::MoveAfterEnd: return "the game is already over before this move: %1";
    case ErrorCode::NotALibrary: return "this is not an Evenmatch library";
    case ErrorCode::LibraryTooNew: return "this library was made by a newer Evenmatch (format %1)";
    case ErrorCode::LibraryDamaged: return "the library is damaged: %1";
    case ErrorCode::LibraryBusy: return "another program is using the library";
    case ErrorCode::DatabaseFailed: return "the library could not do this: %1";
    case ErrorCode::NotANetwork: return "this is not a network that Evenmatch reads: %1";
    case ErrorCode::NetworkDamaged: return "the network file is damaged: %1";
    case ErrorCode::UnsupportedNetwork: return "Evenmatch cannot run this kind of network: %1";
    case ErrorCode::EngineSilent: return "the engine gives no answer: %1";
    case ErrorCode::EngineEnded: return "the engine has ended: %1";
    case ErrorCode::EngineRefused: return "the engine refuses: %1";
    case ErrorCode::EngineNonsense: return "the engine's answer makes no sense: %1";
    case ErrorCode::BadArgument: return "this is not a valid choice: %1";
    case ErrorCode::NotFound: return "not found: %1";
    case ErrorCode::Stopped: return "stopped";
    case ErrorCode::Unexpected: return "unexpected failure: %1";
    }
    return "unexpected failure: %1";
}

namespace {

std::string fill(std::string text, std::string_view value)
{
    if (const auto place = text.find("%1"); place != std::string::npos)
        text.replace(place, 2, value);
    return text;
}

} // namespace

std::string describe(const Error& error, const Translate& translate)
{
    const auto tr = [&](std::string_view text) { return translate ? translate(text) : std::string(text); };

    std::string place = error.file;
    const auto add = [&](std::string_view words, std::uint64_t number) {
        if (number == 0)
            return;
        place += (place.empty() ? "" : ", ") + fill(tr(words), std::to_string(number));
    };
    add("game %1", error.game);
    add("line %1", error.line);
    add("move %1", static_cast<std::uint64_t>(error.move > 0 ? error.move : 0));

    const std::string what = fill(tr(messageTemplate(error.code)), error.detail);
    return place.empty() ? what : place + ": " + what;
}

} // namespace evenmatch::core
