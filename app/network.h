// Networks for a program: their files, and opening them.
#pragma once

#include "nn/evaluate/batching_evaluator.h"
#include "nn/evaluate/device.h"
#include "nn/evaluate/evaluator.h"

#include <memory>
#include <string>

namespace evenmatch::app {

struct OpenNetwork {
    std::shared_ptr<nn::Evaluator> evaluator;
    std::shared_ptr<nn::BatchingEvaluator> batching; ///< the batching part, if several threads were announced
};

/// The ranks, the board and the strong network with which to open a network; by default its own.
struct Speaking {
    std::string server = {}; ///< a server that its profile knows
    std::string game = {}; ///< an id of games.h: a network with a part for that board uses it (nn/model/boards.h)
    std::string strong = {}; ///< the file of a strong network for value and the policy without a rank (nn/evaluate/seeing_evaluator.h)
};

/// Opens a network with a cache, for `callers` parallel threads.
core::Result<OpenNetwork> openNetwork(
    const std::string& path, std::size_t callers, const Speaking& speaking = {}, const nn::Computing& computing = {});

/// The file of the bundled network for a game ("go9" and "go" share one), empty if there is none. It is searched for in $EVENMATCH_MODELS,
/// otherwise beside the installed program or in its source.
std::string bundledNetwork(const std::string& game);

/// Opens a network's file. Our own networks compute with oneDNN on the processor. LibTorch, whose libraries take half a second, is loaded
/// for a GPU, for networks of lc0's format, and if the build has no oneDNN; NotFound if it is needed and missing.
core::Result<std::shared_ptr<nn::Evaluator>> loadNetworkFile(const std::string& path, const nn::Computing& computing = {});

/// Whether networks can compute on a GPU here. May load LibTorch, so do not call it in the window's thread.
bool hasCuda();

} // namespace evenmatch::app
