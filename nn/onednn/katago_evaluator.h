// KataGo's networks as evaluators that compute with oneDNN alone.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/model/network_evaluator.h"

#include <filesystem>
#include <memory>

namespace evenmatch::nn {

/// Reads a model file of KataGo (nn/katago/reader.h says with which errors). BadArgument for a GPU. The number of OpenMP threads of callers
/// becomes 1.
core::Result<std::unique_ptr<Evaluator>> loadKatagoEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
