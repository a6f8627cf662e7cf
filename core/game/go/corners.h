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
    bool operator==(const CornerOpening&) const = default;
};

/// Of each corner whose first stones have a name, in the order in which corners were taken. Any symmetry of the board, either colour first,
/// whatever is played elsewhere in between. Nothing on boards other than 19×19, or where stones stand at the start: a handicap is another
/// opening. Moves that are not legal end the game there.
std::vector<CornerOpening> cornerOpenings(Position start, std::span<const Move> moves);

/// How many names there are.
std::size_t cornerNames();

} // namespace evenmatch::go
