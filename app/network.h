// Networks for a program: where they lie, and how they are opened.
#pragma once

#include "nn/batching_evaluator.h"
#include "nn/device.h"
#include "nn/evaluator.h"

#include <memory>
#include <string>

namespace evenmatch::app {

struct OpenNetwork {
    std::shared_ptr<nn::Evaluator> evaluator;
    std::shared_ptr<nn::BatchingEvaluator> batching; ///< behind it, where several threads were announced
};

/// Opens a network with a cache before it, for `callers` threads that will ask at the same time. With the file of an own scale its ranks are
/// those of that scale.
core::Result<OpenNetwork> openNetwork(const std::string& path, std::size_t callers, const std::string& scale = {},
                                      const nn::Computing& computing = {});

/// The file of the network that comes with the program for a game ("go9" and "go" share one), empty where there is none. It is looked for
/// in $EVENMATCH_MODELS, else beside the installed program or in its source.
std::string bundledNetwork(const std::string& game);

/// Opens a network's file. Our own compute with oneDNN on the processor. LibTorch, whose libraries take half a second, is loaded for a GPU, for
/// networks of lc0's format, and where the build has no oneDNN; NotFound when it is needed and not there.
core::Result<std::shared_ptr<nn::Evaluator>> loadNetworkFile(const std::string& path, const nn::Computing& computing = {});

/// Whether networks can compute on a GPU here. May load LibTorch: not for the window's own thread.
bool hasCuda();

} // namespace evenmatch::app
