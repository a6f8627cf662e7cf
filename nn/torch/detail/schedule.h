// What a training run does at each step: phase, learning rate, draws.
#pragma once

#include "nn/data/training_config.h"

namespace evenmatch::nn::detail {

/// Which phase a step falls in and how far it is.
struct Place {
    const TrainingPhase* phase = nullptr; ///< null past the end
    std::int64_t step = 0; ///< within the phase
};

Place placeOf(const TrainingConfig& config, std::int64_t step);
double rateAt(const Place& place);

/// Seeds of batches are spread from the run's, so that a resumed run draws what the uninterrupted one would have.
std::uint64_t batchSeed(std::uint64_t seed, std::int64_t batch);

} // namespace evenmatch::nn::detail
