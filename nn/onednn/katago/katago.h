// KataGo's networks computed on the processor.
#pragma once

#include "nn/evaluate/precision.h"
#include "nn/katago/network.h"
#include "nn/katago/pass.h"

#include <memory>

namespace evenmatch::nn {

/// Keeps its own copy of the weights in this processor's layout: release the network afterwards. Throws std::bad_alloc.
std::unique_ptr<KatagoPass> makeKatagoPass(std::shared_ptr<const KatagoNetwork> network, Precision precision);

} // namespace evenmatch::nn
