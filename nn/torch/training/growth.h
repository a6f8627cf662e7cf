// Grows a trained network into a larger one that initially gives the same outputs.
#pragma once

#include "nn/torch/network/network.h"

namespace evenmatch::nn::detail {

/// Whether `to` is `from` with more blocks, for all or for the value alone, with squeeze-and-excitation, with more maps for the ranks'
/// policies, with another policy head, with all of that, or the same.
bool growsInto(const NetworkConfig& from, const NetworkConfig& to);

/// Whether a parameter belongs to a policy head that differs in `to`, where the old values are useless.
bool beginsAnew(const std::string& name, const NetworkConfig& from, const NetworkConfig& to);

/// A tensor that both have, if the policies' last layers are larger in `to`; `fresh` is its initial value. New maps contribute nothing yet,
/// and the ranks mix them like those of a fresh network, so that they can be trained.
at::Tensor withMoreMaps(
    const std::string& name, const at::Tensor& old, const NetworkConfig& from, const NetworkConfig& to, const at::Tensor& fresh);

/// Sets the parameters that only the larger network has: new blocks add nothing yet, and new excitation passes its input through. REQUIRES:
/// growsInto(from, to); parameters are of `to`, those that `from` has, too, are its own
void grow(const NetworkConfig& from, const NetworkConfig& to, Tensors& parameters);

} // namespace evenmatch::nn::detail
