// Our own networks as evaluators that compute with oneDNN alone: no LibTorch, whose libraries take half a second to load.
#pragma once

#include "nn/model/model_file.h"
#include "nn/model/network_evaluator.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace evenmatch::nn {

/// What an evaluator of nn/torch says on the processor, within what another order of additions changes. The number of OpenMP threads of
/// callers becomes 1. The model need not outlive it. NetworkDamaged when the parameters are not those of the network; BadArgument for a
/// GPU.
core::Result<std::unique_ptr<Evaluator>> makeOnednnEvaluator(const ModelFile& model, const EvaluatorOptions& options = {});
core::Result<std::unique_ptr<Evaluator>> loadOnednnEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options = {});

/// The same with random parameters from a seed: for measuring, and for tests.
core::Result<std::unique_ptr<Evaluator>> makeUntrainedOnednnEvaluator(
    const NetworkConfig& config, std::uint64_t seed, const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
