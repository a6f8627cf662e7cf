// Positions and games for commands: from a game's beginning, from text, from game files.
#pragma once

#include "core/error.h"
#include "nn/data/player_games.h"
#include "nn/input/game_state.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::cli {

/// The beginning of a game by its name (games.h); in chess from a FEN, if given. UnsupportedGame; BadArgument for a FEN elsewhere.
core::Result<game::AnyPosition> startPosition(const std::string& game, const std::string& fen = {});

/// A move in a user's notation: SAN or coordinates in chess, "Q16" in Go. The error has the reason if it is invalid.
core::Result<game::Move> moveFrom(const game::AnyPosition& position, const std::string& text);

/// The user's answer to a prompt (empty: none is shown), a line of standard input without spaces around it; nothing at its end.
std::optional<std::string> readAnswer(const std::string& prompt);

/// BadArgument with the reason if the rules have ended the game.
core::Result<void> checkNotOver(const game::AnyPosition& position, const std::string& file);

/// BadArgument if a network for `networks` cannot evaluate `game` (go9 and go are one family).
core::Result<void> checkSameFamily(const std::string& game, const std::string& networks, const std::string& file);

/// The first game of a file ("-" or empty: of standard input) after its first `moves` moves (without a number: all) along its main line.
/// NotFound without a game, BadArgument with fewer moves; an illegal move in this part is an error with its number.
core::Result<nn::GameState> readGameState(const std::string& file, std::optional<int> moves);

/// The game with this number, from 1, in a file. If it was read in part, `errors` has the reasons, which are printed. Otherwise the reason
/// why it cannot be read; NotFound if the file has fewer games or this one is of another kind.
core::Result<nn::SourceGame> readSourceGame(const std::filesystem::path& file, std::size_t number, std::vector<core::Error>& errors);

/// The games of one family ("go", "chess"; empty: all) in files and folders. Errors of files and games are printed; without any game, the
/// first one is the result, otherwise NotFound.
core::Result<nn::SourceGames> readAnyGames(std::span<const std::filesystem::path> files, std::string_view family, jobs::JobContext& job);

} // namespace evenmatch::cli
