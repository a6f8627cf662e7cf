// Means over a side's moves.
#pragma once

#include "core/strength/estimate/scored_side.h"

#include <cstddef>

namespace evenmatch::experiments {

/// The mean of `of(i)` over the moves of a side.
template <class Of>
double meanOver(const strength::SideNumbers& side, Of of)
{
    double sum = 0;
    for (std::size_t i = 0; i < side.moves.size(); ++i)
        sum += of(i);
    return sum / static_cast<double>(side.moves.size());
}

} // namespace evenmatch::experiments
