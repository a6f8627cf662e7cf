// A trained network as the beginning of a larger one, which answers as it does before it has learnt more.
#pragma once

#include "nn/torch/detail/network.h"

namespace evenmatch::nn::detail {

/// Whether `to` is `from` with more blocks, with squeeze-and-excitation, with both, or the same.
bool growsInto(const NetworkConfig& from, const NetworkConfig& to);

/// Sets what only the larger network has: new blocks add nothing yet, and new excitation lets through what was there.
/// REQUIRES: growsInto(from, to); parameters are of `to`, those that `from` has, too, are its own
void grow(const NetworkConfig& from, const NetworkConfig& to, Tensors& parameters);

} // namespace evenmatch::nn::detail
