// In batches of which sizes a GPU is asked.
#pragma once

#include <cstddef>
#include <span>

namespace evenmatch::nn {

struct TimedBatch {
    std::size_t positions = 0;
    double seconds = 0;
};

/// The smallest that answers nine tenths as many positions a second as the quickest one: more at a time would only wait longer.
/// REQUIRES: at least one, and times above 0
std::size_t bestBatch(std::span<const TimedBatch> timed);

/// The least of 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, … that holds so many: batches are filled up to one of few sizes, whose work a
/// GPU then knows by heart.
std::size_t fixedBatch(std::size_t positions);

} // namespace evenmatch::nn
