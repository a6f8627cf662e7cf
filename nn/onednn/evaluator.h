// Our own networks as evaluators with oneDNN only: without LibTorch, whose libraries take half a second to load.
#pragma once

#include "nn/model/model_file.h"
#include "nn/model/network_evaluator.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace evenmatch::nn {

/// Equal to an evaluator of nn/torch on the processor, up to the order of additions. Sets the callers' number of OpenMP threads to 1. The
/// model need not outlive it. NetworkDamaged if the parameters are not those of the network; BadArgument for a GPU.
core::Result<std::unique_ptr<Evaluator>> makeOnednnEvaluator(const ModelFile& model, const EvaluatorOptions& options = {});
core::Result<std::unique_ptr<Evaluator>> loadOnednnEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options = {});

/// The same with random parameters from a seed, for measurements and tests.
core::Result<std::unique_ptr<Evaluator>> makeUntrainedOnednnEvaluator(
    const NetworkConfig& config, std::uint64_t seed, const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
