// Names of common corner sequences in Go.
#pragma once

#include "core/game/go/position.h"

#include <span>
#include <string_view>
#include <vector>

namespace evenmatch::go {

/// The named sequence played in one corner.
struct CornerOpening {
    std::string_view name; ///< "4-4, low approach, small knight answer"
    std::size_t plies = 0; ///< moves of the game up to its end
    game::Side first = game::Side::First; ///< the colour that began there
    bool operator==(const CornerOpening&) const = default;
};

/// The named sequences of all corners, in the order in which the corners were taken. They are found in any symmetry, for either colour, and
/// with moves elsewhere in between. Nothing on boards other than 19×19 or with stones at the start, because a handicap is another opening.
/// An illegal move ends the search.
std::vector<CornerOpening> cornerOpenings(Position start, std::span<const Move> moves);

/// A named sequence as a game in the upper right corner: Black begins, and a colour that does not answer there plays in another corner.
struct CornerLine {
    std::string_view name;
    std::vector<Move> moves; ///< on an empty board of 19×19, the colours alternating
};

/// One line for every name.
std::vector<CornerLine> cornerLines();

} // namespace evenmatch::go
