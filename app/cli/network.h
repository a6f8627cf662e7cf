// The network of a command: opened once, with a cache, for as many threads as will ask.
#pragma once

#include "nn/batching_evaluator.h"
#include "nn/evaluator.h"

#include <memory>
#include <string>

namespace evenmatch::cli {

struct OpenNetwork {
    std::shared_ptr<nn::Evaluator> evaluator;
    std::shared_ptr<nn::BatchingEvaluator> batching; ///< behind it, where several threads were announced
};

/// `callers`: threads that will ask at the same time.
core::Result<OpenNetwork> openNetwork(const std::string& path, std::size_t callers);

/// The file of the network that comes with the program for a game ("go9" and "go" share one), empty where there is none. It is looked for
/// in $EVENMATCH_MODELS, else beside the installed program or in its source.
std::string bundledNetwork(const std::string& game);

} // namespace evenmatch::cli
