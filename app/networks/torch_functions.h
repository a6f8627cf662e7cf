// The functions of the module evenmatch-networks: LibTorch takes half a second to load, so programs load it only when needed.
#pragma once

#include "nn/torch/evaluator.h"
#include "nn/torch/speed.h"
#include "nn/torch/trainer.h"

#include <filesystem>
#include <memory>

namespace evenmatch::app {

/// The module is built with the programs, and both have the same definition of every type.
struct TorchFunctions {
    /// Like nn::loadNetwork().
    core::Result<std::shared_ptr<nn::Evaluator>> (*load)(const std::filesystem::path& path, const nn::EvaluatorOptions& options);
    /// Like nn::makeUntrainedEvaluator().
    core::Result<std::shared_ptr<nn::Evaluator>> (*makeUntrained)(
        const nn::NetworkConfig& config, std::uint64_t seed, const nn::EvaluatorOptions& options);
    decltype(&nn::hasCuda) hasCuda;
    decltype(&nn::train) train;
    decltype(&nn::measurePeak) measurePeak;
    decltype(&nn::measureBareConvolutions) measureBareConvolutions;
};

/// The module's export of that name.
using GetTorchFunctions = const TorchFunctions* (*)();
inline constexpr const char* kTorchFunctionsSymbol = "evenmatchTorchFunctions";

/// Loads the module with the first call, permanently. NotFound if the program was built without it. Any thread.
core::Result<const TorchFunctions*> torchFunctions();

} // namespace evenmatch::app
