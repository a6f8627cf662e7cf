// Our own networks as evaluators that compute with LibTorch.
#pragma once

#include "nn/model/model_file.h"
#include "nn/model/network_evaluator.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace evenmatch::nn {

/// Whether LibTorch finds a usable GPU.
bool hasCuda();

/// Sets the callers' number of OpenMP threads to 1. The model need not outlive the evaluator. NetworkDamaged if the parameters are not
/// those of the network; BadArgument for a missing GPU.
core::Result<std::unique_ptr<Evaluator>> makeEvaluator(const ModelFile& model, const EvaluatorOptions& options = {});
core::Result<std::unique_ptr<Evaluator>> loadEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options = {});

/// The same with initial parameters from a seed, for measurements and tests.
core::Result<std::unique_ptr<Evaluator>> makeUntrainedEvaluator(
    const NetworkConfig& config, std::uint64_t seed, const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
