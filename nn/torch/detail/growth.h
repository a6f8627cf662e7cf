// A trained network as the beginning of a larger one, which answers as it does before it has learnt more.
#pragma once

#include "nn/torch/detail/network.h"

namespace evenmatch::nn::detail {

/// Whether `to` is `from` with more blocks, for all or for the value alone, with squeeze-and-excitation, with more maps for the ranks'
/// policies, with another policy head, with all of that, or the same.
bool growsInto(const NetworkConfig& from, const NetworkConfig& to);

/// Whether a parameter is of a policy head that is another one in `to`: what the old one knows is of no use there.
bool beginsAnew(const std::string& name, const NetworkConfig& from, const NetworkConfig& to);

/// A tensor that both have, where the policies' last layers are larger in `to`, of which `fresh` is one at its beginning: new maps say
/// nothing yet, and the ranks mix them as those of a fresh network do, so that they can learn.
at::Tensor withMoreMaps(
    const std::string& name, const at::Tensor& old, const NetworkConfig& from, const NetworkConfig& to, const at::Tensor& fresh);

/// Sets what only the larger network has: new blocks add nothing yet, and new excitation lets through what was there.
/// REQUIRES: growsInto(from, to); parameters are of `to`, those that `from` has, too, are its own
void grow(const NetworkConfig& from, const NetworkConfig& to, Tensors& parameters);

} // namespace evenmatch::nn::detail
