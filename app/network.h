// Networks for a program: where they lie, and how they are opened.
#pragma once

#include "nn/evaluate/batching_evaluator.h"
#include "nn/evaluate/device.h"
#include "nn/evaluate/evaluator.h"

#include <memory>
#include <string>

namespace evenmatch::app {

struct OpenNetwork {
    std::shared_ptr<nn::Evaluator> evaluator;
    std::shared_ptr<nn::BatchingEvaluator> batching; ///< behind it, where several threads were announced
};

/// In whose ranks a network shall speak, on which board, and what it reads with; the network's own where nothing is said.
struct Speaking {
    std::string scale = {}; ///< the file of an own scale,
    std::string server = {}; ///< else a server that its profile knows
    std::string game = {}; ///< an id of games.h: a network with a part for that board plays by it (nn/model/boards.h)
    std::string strong = {}; ///< the file of a strong network: value and rank-free policy are its own (nn/evaluate/seeing_evaluator.h)
};

/// Opens a network with a cache before it, for `callers` threads that will ask at the same time.
core::Result<OpenNetwork> openNetwork(
    const std::string& path, std::size_t callers, const Speaking& speaking = {}, const nn::Computing& computing = {});

/// The file of the network that comes with the program for a game ("go9" and "go" share one), empty where there is none. It is looked for
/// in $EVENMATCH_MODELS, else beside the installed program or in its source.
std::string bundledNetwork(const std::string& game);

/// Opens a network's file. Our own compute with oneDNN on the processor. LibTorch, whose libraries take half a second, is loaded for a GPU,
/// for networks of lc0's format, and where the build has no oneDNN; NotFound when it is needed and not there.
core::Result<std::shared_ptr<nn::Evaluator>> loadNetworkFile(const std::string& path, const nn::Computing& computing = {});

/// Whether networks can compute on a GPU here. May load LibTorch: not for the window's own thread.
bool hasCuda();

} // namespace evenmatch::app
