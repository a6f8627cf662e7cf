#include "core/error.h"

#include <algorithm>

namespace evenmatch::core {

std::string_view messageTemplate(ErrorCode code)
{
    switch (code) {
    case ErrorCode::CannotOpen: return EVENMATCH_TEXT("Errors", "cannot be opened: %1");
    case ErrorCode::CannotRead: return EVENMATCH_TEXT("Errors", "cannot be read: %1");
    case ErrorCode::CannotWrite: return EVENMATCH_TEXT("Errors", "cannot be written: %1");
    case ErrorCode::UnknownFormat: return EVENMATCH_TEXT("Errors", "not a game file in a known format");
    case ErrorCode::DamagedCompression: return EVENMATCH_TEXT("Errors", "the compressed data is damaged: %1");
    case ErrorCode::TooLarge: return EVENMATCH_TEXT("Errors", "too large: %1");
    case ErrorCode::UnexpectedEnd: return EVENMATCH_TEXT("Errors", "the text ends in the middle of a game");
    case ErrorCode::UnexpectedText: return EVENMATCH_TEXT("Errors", "unexpected text: %1");
    case ErrorCode::NotAGame: return EVENMATCH_TEXT("Errors", "contains no game");
    case ErrorCode::UnsupportedGame: return EVENMATCH_TEXT("Errors", "unknown game: %1");
    case ErrorCode::UnsupportedBoardSize: return EVENMATCH_TEXT("Errors", "unsupported board size: %1");
    case ErrorCode::BadSetup: return EVENMATCH_TEXT("Errors", "the start position is not possible: %1");
    case ErrorCode::BadValue: return EVENMATCH_TEXT("Errors", "invalid value: %1");
    case ErrorCode::UnreadableMove: return EVENMATCH_TEXT("Errors", "unreadable move: %1");
    case ErrorCode::OffBoard: return EVENMATCH_TEXT("Errors", "the move is off the board: %1");
    case ErrorCode::PointTaken: return EVENMATCH_TEXT("Errors", "the point is taken: %1");
    case ErrorCode::KoForbids: return EVENMATCH_TEXT("Errors", "the move repeats a position: %1");
    case ErrorCode::SuicideForbidden: return EVENMATCH_TEXT("Errors", "the move takes its own last liberty: %1");
    case ErrorCode::NoSuchMove: return EVENMATCH_TEXT("Errors", "no piece can make this move: %1");
    case ErrorCode::AmbiguousMove: return EVENMATCH_TEXT("Errors", "more than one piece can make this move: %1");
    case ErrorCode::LeavesKingInCheck: return EVENMATCH_TEXT("Errors", "the move leaves the king in check: %1");
    case ErrorCode::MoveAfterEnd: return EVENMATCH_TEXT("Errors", "the game is already over before this move: %1");
    case ErrorCode::NotALibrary: return EVENMATCH_TEXT("Errors", "this is not an Evenmatch library");
    case ErrorCode::LibraryTooNew: return EVENMATCH_TEXT("Errors", "this library was made by a newer Evenmatch (format %1)");
    case ErrorCode::LibraryDamaged: return EVENMATCH_TEXT("Errors", "the library is damaged: %1");
    case ErrorCode::LibraryBusy: return EVENMATCH_TEXT("Errors", "another program is using the library");
    case ErrorCode::DatabaseFailed: return EVENMATCH_TEXT("Errors", "the library failed: %1");
    case ErrorCode::NotANetwork: return EVENMATCH_TEXT("Errors", "not a network in a known format: %1");
    case ErrorCode::NetworkDamaged: return EVENMATCH_TEXT("Errors", "the network file is damaged: %1");
    case ErrorCode::UnsupportedNetwork: return EVENMATCH_TEXT("Errors", "Evenmatch cannot run this kind of network: %1");
    case ErrorCode::EngineSilent: return EVENMATCH_TEXT("Errors", "the engine does not respond: %1");
    case ErrorCode::EngineEnded: return EVENMATCH_TEXT("Errors", "the engine has ended: %1");
    case ErrorCode::EngineRefused: return EVENMATCH_TEXT("Errors", "the engine refused: %1");
    case ErrorCode::EngineNonsense: return EVENMATCH_TEXT("Errors", "the engine gave an invalid response: %1");
    case ErrorCode::BadArgument: return EVENMATCH_TEXT("Errors", "invalid choice: %1");
    case ErrorCode::NotFound: return EVENMATCH_TEXT("Errors", "not found: %1");
    case ErrorCode::Stopped: return EVENMATCH_TEXT("Errors", "stopped");
    case ErrorCode::Unexpected: return EVENMATCH_TEXT("Errors", "unexpected failure: %1");
    case ErrorCode::TooFewMoves: return EVENMATCH_TEXT("Errors", "too few moves for a rank estimate");
    case ErrorCode::NoRankProfile: return EVENMATCH_TEXT("Errors", "the network has no rank profile; add one with evenmatch-lab profile");
    case ErrorCode::NoRanks: return EVENMATCH_TEXT("Errors", "the network has no ranks");
    case ErrorCode::NoServerRanks: return EVENMATCH_TEXT("Errors", "the network does not know the ranks of this server: %1");
    case ErrorCode::OtherNetwork: return EVENMATCH_TEXT("Errors", "this is a network for another game: %1");
    }
    return "unexpected failure: %1";
}

namespace {

/// Details quote files and other programs, which may have line breaks.
std::string onOneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

} // namespace

std::string describe(const Error& error, const Translate& translate)
{
    std::string place = error.file;
    const auto add = [&](std::string_view words, std::uint64_t number) {
        if (number == 0)
            return;
        place += (place.empty() ? "" : ", ") + describe(Phrase(words, {std::to_string(number)}), translate);
    };
    add(EVENMATCH_TEXT("Errors", "game %1"), error.game);
    add(EVENMATCH_TEXT("Errors", "line %1"), error.line);
    add(EVENMATCH_TEXT("Errors", "move %1"), static_cast<std::uint64_t>(error.move > 0 ? error.move : 0));

    const std::string what = describe(Phrase(messageTemplate(error.code), {error.detail}), translate);
    return onOneLine(place.empty() ? what : place + ": " + what);
}

} // namespace evenmatch::core
