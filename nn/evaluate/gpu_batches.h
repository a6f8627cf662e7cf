// Batch sizes for a GPU.
#pragma once

#include <cstddef>
#include <span>

namespace evenmatch::nn {

struct TimedBatch {
    std::size_t positions = 0;
    double seconds = 0;
};

/// The smallest batch with nine tenths of the maximum speed: larger ones would only increase waiting. REQUIRES: at least one, and times
/// above 0
std::size_t bestBatch(std::span<const TimedBatch> timed);

/// The smallest of 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, … that fits: batches are padded to one of few sizes, for which a GPU's work is
/// recorded once.
std::size_t fixedBatch(std::size_t positions);

} // namespace evenmatch::nn
