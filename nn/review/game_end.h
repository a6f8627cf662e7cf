// The result of a finished game: the agreed count, not the raw board.
#pragma once

#include "core/game/any_position.h"
#include "core/strength/estimate/scored_side.h"

namespace evenmatch::nn {

/// The end from the view of the side to move.
struct GameEnd {
    float value = 0; ///< -1 … 1
    float scoreLead = strength::kUnknown; ///< Go: points ahead
};

/// Go is counted with the dead stones that go/scoring.h proposes, which takes up to a tenth of a second. REQUIRES: position.isOver()
GameEnd endOf(const game::AnyPosition& position);

} // namespace evenmatch::nn
