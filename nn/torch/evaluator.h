// Our own networks as evaluators.
#pragma once

#include "nn/device.h"
#include "nn/evaluator.h"
#include "nn/model_file.h"
#include "nn/torch/precision.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace evenmatch::nn {

struct EvaluatorOptions {
    unsigned threads = 0; ///< that compute at the same time; 0: one a core
    Precision precision = Precision::Fastest;
    Device device = Device::Auto;
};

/// Whether LibTorch finds a GPU to compute on.
bool hasCuda();

/// Computes on threads of its own and on the callers' (whose number of OpenMP threads becomes 1). The model need not outlive it.
/// A network of the published form costs a pass for every legal move beside its own where qualities are asked for; a classifier of ranks has no β. Networks without
/// rank-conditioned policies answer the rank-free prior for every rank.
/// NetworkDamaged when the parameters are not those of the network; BadArgument for a GPU that is not there.
core::Result<std::unique_ptr<Evaluator>> makeEvaluator(const ModelFile& model, const EvaluatorOptions& options = {});
core::Result<std::unique_ptr<Evaluator>> loadEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options = {});

/// The same with initial parameters from a seed: for measuring, and for tests.
core::Result<std::unique_ptr<Evaluator>> makeUntrainedEvaluator(const NetworkConfig& config, std::uint64_t seed,
                                                                const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
