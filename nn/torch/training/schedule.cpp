#include "nn/torch/training/schedule.h"

#include "core/random.h"

#include <cmath>

namespace evenmatch::nn::detail {

Place placeOf(const TrainingConfig& config, std::int64_t step)
{
    for (const TrainingPhase& phase : config.phases) {
        if (step < phase.steps)
            return {&phase, step};
        step -= phase.steps;
    }
    return {};
}

double rateAt(const Place& place)
{
    const TrainingPhase& phase = *place.phase;
    const double part = static_cast<double>(place.step) / static_cast<double>(phase.steps);
    const double rate = phase.rateTo + (phase.rateFrom - phase.rateTo) * 0.5 * (1 + std::cos(M_PI * part));
    return place.step < phase.warmUp ? rate * static_cast<double>(place.step + 1) / static_cast<double>(phase.warmUp) : rate;
}

std::uint64_t batchSeed(std::uint64_t seed, std::int64_t batch)
{
    std::uint64_t state = seed + 0x51ed'2701u * static_cast<std::uint64_t>(batch);
    return core::splitmix64(state);
}

} // namespace evenmatch::nn::detail
