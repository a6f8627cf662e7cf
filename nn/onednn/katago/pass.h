// The pass with selectable arithmetic, for tests.
#pragma once

#include "nn/onednn/katago/katago.h"
#include "nn/onednn/katago/layers.h"

namespace evenmatch::nn::onednn {

std::unique_ptr<KatagoPass> makePass(const KatagoNetwork& network, const Arithmetic& arithmetic);

} // namespace evenmatch::nn::onednn
