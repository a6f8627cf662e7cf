// The schedule of a training run: phase, learning rate and seeds at each step.
#pragma once

#include "nn/data/training_config.h"

namespace evenmatch::nn::detail {

/// The phase of a step, and its place in it.
struct Place {
    const TrainingPhase* phase = nullptr; ///< null past the end
    std::int64_t step = 0; ///< within the phase
};

Place placeOf(const TrainingConfig& config, std::int64_t step);
double rateAt(const Place& place);

/// Seeds of batches are derived from the run's, so that a resumed run draws the same batches as an uninterrupted one.
std::uint64_t batchSeed(std::uint64_t seed, std::int64_t batch);

} // namespace evenmatch::nn::detail
