#include "app/shared/game_input.h"

#include "app/shared/job_watch.h"
#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/game/registry/games.h"
#include "core/limited_input.h"
#include "core/record/file/game_reader.h"
#include "core/record/text/text.h"
#include "nn/input/why_it_ends.h"

#include <algorithm>
#include <iostream>

namespace evenmatch::cli {

namespace {

core::Result<std::unique_ptr<record::GameReader>> openInput(const std::string& file)
{
    if (!file.empty() && file != "-")
        return record::openGames(file);
    auto text = core::readAll(std::cin);
    if (!text)
        return core::Error{core::ErrorCode::TooLarge, {"more than %1 MiB", {std::to_string(core::kLongestInput >> 20)}}, "standard input"};
    if (text->find_first_not_of(" \t\r\n") == text->npos)
        return core::Error{core::ErrorCode::NotFound, "a game", "standard input"};
    return record::readGames(*std::move(text), "standard input");
}

/// The rule that forbids the move. REQUIRES: the position is not over and the text is not a legal move in it
core::Result<void> whyNot(const game::AnyPosition& position, const std::string& text)
{
    if (const auto* board = position.as<chess::Position>()) {
        const auto move = board->parseSan(text);
        return move ? core::Error{core::ErrorCode::NoSuchMove, text} : move.error();
    }
    if (const auto* board = position.as<go::Position>())
        if (const auto point = go::Position(board->size()).parseMove(text)) // on an empty board
            return board->check(*point);
    return core::Error{core::ErrorCode::UnreadableMove, text};
}

/// Why a game of a file is no source game: it does not exist, Evenmatch does not know such games, or it has no moves.
core::Error whyNotFound(const std::filesystem::path& file, std::size_t number)
{
    auto reader = record::openGames(file, {.validate = false, .keepText = false});
    if (!reader)
        return reader.error();
    for (auto read = (*reader)->next(); read && *read; read = (*reader)->next()) {
        if ((*read)->number != number)
            continue;
        if (!(*read)->problems.empty())
            return (*read)->problems.front();
        if ((*read)->record && (*read)->record->mainLineMoves().empty())
            return {.code = core::ErrorCode::NotFound, .detail = "moves", .file = file.string(), .game = number};
        break; // it equals a game before it
    }
    return {core::ErrorCode::NotFound, "game " + std::to_string(number), file.string()};
}

} // namespace

core::Result<game::Move> moveFrom(const game::AnyPosition& position, const std::string& text)
{
    if (position.isOver())
        return core::Error{core::ErrorCode::MoveAfterEnd, text};
    if (const auto move = position.parseMove(text))
        return *move;
    core::Error error = whyNot(position, text).error();
    error.detail = text;
    return error;
}

std::optional<std::string> readAnswer(const std::string& prompt)
{
    std::cout << prompt << std::flush;
    std::string line;
    if (core::readLine(std::cin, line) == core::LineRead::End) {
        if (!prompt.empty())
            std::cout << '\n'; // nobody pressed Enter behind it
        return std::nullopt;
    }
    return std::string(record::trimmed(line));
}

core::Result<game::AnyPosition> startPosition(const std::string& game, const std::string& fen)
{
    const game::GameKind* kind = game::findGame(game);
    if (!kind)
        return core::Error{core::ErrorCode::UnsupportedGame, game};
    game::AnyPosition start = kind->start();
    if (fen.empty())
        return start;
    if (!start.as<chess::Position>())
        return core::Error{core::ErrorCode::BadArgument, {"%1 has no FEN", {game}}};
    auto position = chess::Position::fromFen(fen, game == "chess960");
    if (!position)
        return position.error();
    return game::AnyPosition(*std::move(position));
}

namespace {

/// How the rules ended the game. REQUIRES: they did
const char* endingName(const game::AnyPosition& position)
{
    const auto* board = position.as<chess::Position>();
    switch (board ? board->ending() : chess::Ending::None) {
    case chess::Ending::Checkmate: return "checkmate";
    case chess::Ending::Stalemate: return "stalemate";
    case chess::Ending::InsufficientMaterial: return "insufficient material";
    case chess::Ending::FivefoldRepetition: return "the position occurred five times";
    case chess::Ending::SeventyFiveMoves: return "75 moves without capture or pawn move";
    case chess::Ending::None: break;
    }
    return "both sides passed";
}

} // namespace

core::Result<void> checkNotOver(const game::AnyPosition& position, const std::string& file)
{
    if (!position.isOver())
        return {};
    return core::Error{
        core::ErrorCode::BadArgument, {"the game is over (%1); --move chooses an earlier position", {endingName(position)}}, file};
}

core::Result<void> checkSameFamily(const std::string& game, const std::string& networks, const std::string& file)
{
    if (game::familyName(game) == game::familyName(networks))
        return {};
    return core::Error{core::ErrorCode::OtherNetwork, game::familyName(networks), file};
}

core::Result<nn::GameState> readGameState(const std::string& file, std::optional<int> moves)
{
    auto reader = openInput(file);
    if (!reader)
        return reader.error();
    const auto read = (*reader)->next();
    if (!read)
        return read.error();
    if (!*read)
        return core::Error{core::ErrorCode::NotFound, "a game", file};
    if (!(*read)->record) // a variant, for example; it is not an empty input
        return (*read)->problems.empty() ? core::Error{core::ErrorCode::NotAGame, {}, file} : (*read)->problems.front();
    const record::GameRecord& record = *(*read)->record;
    const auto game = nn::playedGame(record);
    if (!game)
        return game.error();
    const std::size_t written = record.mainLineMoves().size();
    const std::size_t wanted = moves ? static_cast<std::size_t>(std::max(*moves, 0)) : written;
    // An invalid tag or set-up does not affect the moves.
    const auto broken
        = std::ranges::find_if((*read)->problems, [](const core::Error& problem) { return problem.code != core::ErrorCode::BadValue; });
    if (wanted <= game->moves.size() && (moves || broken == (*read)->problems.end()))
        return nn::stateAt(*game, wanted);
    if (broken != (*read)->problems.end())
        return *broken;
    if (wanted > written)
        return core::Error{
            core::ErrorCode::BadArgument, {"move %1 (the game has %2)", {std::to_string(wanted), std::to_string(written)}}, file};
    core::Error error = nn::whyItEnds(*game, record);
    error.file = file;
    return error;
}

core::Result<nn::SourceGame> readSourceGame(const std::filesystem::path& file, std::size_t number, std::vector<core::Error>& errors)
{
    std::error_code failed;
    if (std::filesystem::is_directory(file, failed)) // it may have many games of this number
        return core::Error{core::ErrorCode::CannotOpen, std::make_error_code(std::errc::is_a_directory).message(), file.string()};
    const auto read = runWatched<nn::SourceGames>([&](jobs::JobContext& job) { return nn::readSourceGames({&file, 1}, {}, job); });
    if (!read)
        return read.error();
    const auto found = std::ranges::find(read->games, number, &nn::SourceGame::number);
    if (found == read->games.end()) {
        const auto reason = std::ranges::find_if(
            read->errors, [number](const core::Error& error) { return error.game == number || error.game == 0; }); // 0: the file
        return reason != read->errors.end() ? *reason : whyNotFound(file, number);
    }
    errors = nn::errorsOf(*found, read->errors);
    for (const core::Error& error : errors)
        std::cerr << core::describe(error) << '\n';
    return *found;
}

core::Result<nn::SourceGames> readAnyGames(std::span<const std::filesystem::path> files, std::string_view family, jobs::JobContext& job)
{
    auto read = nn::readSourceGames(files, family, job);
    if (!read)
        return read;
    if (read->games.empty())
        return read->errors.empty() ? core::Error{core::ErrorCode::NotFound, "games", files.front().string()} : read->errors.front();
    for (const core::Error& error : read->errors)
        std::cerr << core::describe(error) << '\n';
    return read;
}

} // namespace evenmatch::cli
