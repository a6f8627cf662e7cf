#include "nn/evaluate/gpu_batches.h"

#include <algorithm>
#include <bit>

namespace evenmatch::nn {

std::size_t bestBatch(std::span<const TimedBatch> timed)
{
    constexpr double kEnough = 0.9;
    const auto perSecond = [](const TimedBatch& batch) { return static_cast<double>(batch.positions) / batch.seconds; };
    const double most = perSecond(*std::ranges::max_element(timed, {}, perSecond));
    std::size_t best = 0;
    for (const TimedBatch& batch : timed)
        if (perSecond(batch) >= kEnough * most && (best == 0 || batch.positions < best))
            best = batch.positions;
    return best;
}

std::size_t fixedBatch(std::size_t positions)
{
    positions = std::max<std::size_t>(positions, 1);
    const std::size_t power = std::bit_ceil(positions);
    const std::size_t between = power / 4 * 3; // of 4 and above
    return positions <= between ? between : power;
}

} // namespace evenmatch::nn
