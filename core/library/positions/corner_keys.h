// What corner sequences of Go are searched by: numbers for the stones in a corner of 19×19, wherever on the board the corner is.
//
// A corner has nine lines in both directions, so that each point belongs to one corner at most. Corners that are mirrored on their diagonal
// are the same; those with exchanged colours are not. The numbers lie in library files, as those of position_keys.h do.
#pragma once

#include "core/game/go/position.h"
#include "core/library/positions/position_keys.h"

#include <array>

namespace evenmatch::library {

inline constexpr int kCornersSize = 19; ///< of boards that have corners

/// The corner with a move of the position: its number from 0 to 3. Nothing between corners, for a pass, and on boards other than 19×19.
std::optional<int> cornerOf(const go::Position& position, game::Move move);

/// REQUIRES: a board of 19×19
PositionKey cornerKey(const go::Position& position, int corner, bool areColorsExchanged);
/// What the legal moves in a corner lead to. The same for `areColorsExchanged`, which exchanges the mover, too.
std::vector<KeyAfterMove> cornerKeysAfterMoves(const go::Position& position, int corner, bool areColorsExchanged);

/// What a corner was, from a node of the main line on.
struct CornerState {
    PositionKey key = 0;
    int node = 0;
};
using CornerStates = std::vector<CornerState>;

/// Those of all four corners along the main line, packed. A corner ends after its first forty states: what follows is no opening. Empty
/// for games that are not on 19×19.
std::string cornerKeys(const record::GameRecord& record);
std::array<CornerStates, 4> unpackedCorners(std::string_view packed);

} // namespace evenmatch::library
