// KataGo's networks as evaluators with oneDNN only.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/model/network_evaluator.h"

#include <filesystem>
#include <memory>

namespace evenmatch::nn {

/// Reads a model file of KataGo (errors as in nn/katago/reader.h). BadArgument for a GPU. Sets the callers' number of OpenMP threads to 1.
core::Result<std::unique_ptr<Evaluator>> loadKatagoEvaluator(const std::filesystem::path& path, const EvaluatorOptions& options = {});

/// The same for a model that reads the last layer of a KataGo network (readTrunkOf()). `file`: the model's.
core::Result<std::unique_ptr<Evaluator>> makeHeadsEvaluator(
    const ModelFile& model, const std::filesystem::path& file, const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
