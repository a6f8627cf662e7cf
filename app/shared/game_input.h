// Positions that commands are asked about: from a game's beginning, from text, from game files.
#pragma once

#include "core/error.h"
#include "nn/input/game_state.h"

#include <optional>
#include <string>

namespace evenmatch::cli {

/// The beginning of a game by its name (games.h); in chess from a FEN, where one is given. UnsupportedGame; BadArgument for a FEN
/// elsewhere.
core::Result<game::AnyPosition> startPosition(const std::string& game, const std::string& fen = {});

/// A move that a user wrote: SAN or coordinates in chess, "Q16" in Go. The error says why it is none.
core::Result<game::Move> moveFrom(const game::AnyPosition& position, const std::string& text);

/// BadArgument where a network of `networks` games is to be asked about `game` (go9 and go are one family).
core::Result<void> checkSameFamily(const std::string& game, const std::string& networks, const std::string& file);

/// The first game of a file, "-" or empty: of standard input, after its first `moves` moves (none is said: all) along its main line.
/// NotFound when there is no game in it, BadArgument when it has fewer moves; an illegal move of the part that is played is an error with
/// its number.
core::Result<nn::GameState> readGameState(const std::string& file, std::optional<int> moves);

} // namespace evenmatch::cli
