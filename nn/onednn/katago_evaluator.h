// KataGo's networks as evaluators with oneDNN only.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/model/network_evaluator.h"

#include <filesystem>
#include <memory>

namespace evenmatch::nn {

/// Reads a model file of KataGo (errors as in nn/katago/reader.h). BadArgument for a GPU. Sets the callers' number of OpenMP threads to 1.
core::Result<std::unique_ptr<Evaluator>> loadKatagoEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
