// The state of a training run that makes it resumable bit for bit.
#pragma once

#include "core/error.h"
#include "nn/data/training_config.h"
#include "nn/torch/network/network.h"

#include <filesystem>

namespace evenmatch::nn::detail {

struct TrainingState {
    Tensors parameters;
    Tensors average; ///< of parameters over the last steps: the released ones
    Tensors optimizer; ///< Optimizer::state()
    std::uint64_t draws = 0; ///< seed of all batches
    std::int64_t step = 0; ///< number of steps made
    std::uint64_t positions = 0; ///< positions used
};

core::Result<void> writeCheckpoint(const std::filesystem::path& path, const TrainingConfig& config, const TrainingState& state);

/// BadArgument for another configuration, BadValue for tensors of another network.
core::Result<TrainingState> readCheckpoint(const std::filesystem::path& path, const TrainingConfig& config);

} // namespace evenmatch::nn::detail
