// What usual sequences of Go's corners are called.
#pragma once

#include "core/game/go/position.h"

#include <span>
#include <string_view>
#include <vector>

namespace evenmatch::go {

/// What was played in one corner, as far as it has a name.
struct CornerOpening {
    std::string_view name; ///< "4-4, low approach, small knight answer"
    std::size_t plies = 0; ///< moves of the game until then
    game::Side first = game::Side::First; ///< who began there
    bool operator==(const CornerOpening&) const = default;
};

/// Of each corner whose first stones have a name, in the order in which corners were taken. Any symmetry of the board, either colour first,
/// whatever is played elsewhere in between. Nothing on boards other than 19×19, or where stones stand at the start: a handicap is another
/// opening. Moves that are not legal end the game there.
std::vector<CornerOpening> cornerOpenings(Position start, std::span<const Move> moves);

/// A sequence with a name as a game: in the upper right corner, Black begins, and where a colour does not answer there it plays in another.
struct CornerLine {
    std::string_view name;
    std::vector<Move> moves; ///< on an empty board of 19×19, the colours alternating
};

/// One of every name.
std::vector<CornerLine> cornerLines();

} // namespace evenmatch::go
