// KataGo's networks as evaluators that compute with LibTorch: on a GPU, or where the build has no oneDNN.
#pragma once

#include "nn/katago/network.h"
#include "nn/katago/pass.h"
#include "nn/model/network_evaluator.h"

#include <filesystem>
#include <memory>

namespace evenmatch::nn {

/// The pass of a network. Throws the tensor library's exceptions. REQUIRES: the device, if it is Device::Cuda
std::unique_ptr<KatagoPass> makeTorchKatagoPass(const KatagoNetwork& network, const EvaluatorOptions& options);

/// Errors of readKatagoNetwork(); BadArgument for a missing GPU.
core::Result<std::unique_ptr<Evaluator>> openTorchKatago(const std::filesystem::path& file, const EvaluatorOptions& options = {});

/// The same for a model that reads the last layer of a KataGo network (readTrunkOf()). `file`: the model's.
core::Result<std::unique_ptr<Evaluator>> makeTorchHeadsEvaluator(
    const ModelFile& model, const std::filesystem::path& file, const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
