// All that a training run must keep to go on to the same bit.
#pragma once

#include "core/error.h"
#include "nn/data/training_config.h"
#include "nn/torch/detail/network.h"

#include <filesystem>

namespace evenmatch::nn::detail {

struct TrainingState {
    Tensors parameters;
    Tensors average; ///< of parameters over the last steps: what is shipped
    Tensors optimizer; ///< Optimizer::state()
    std::uint64_t draws = 0; ///< seed of all batches
    std::int64_t step = 0; ///< steps made
    std::uint64_t positions = 0; ///< positions seen
};

core::Result<void> writeCheckpoint(const std::filesystem::path& path, const TrainingConfig& config, const TrainingState& state);

/// BadArgument when it is of another configuration, BadValue when its tensors are not this network's.
core::Result<TrainingState> readCheckpoint(const std::filesystem::path& path, const TrainingConfig& config);

} // namespace evenmatch::nn::detail
