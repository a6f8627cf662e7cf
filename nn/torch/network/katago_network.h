// A KataGo network as tensors, on any device.
#pragma once

#include "nn/katago/network.h"
#include "nn/katago/pass.h"

#include <ATen/ATen.h>

#include <memory>

namespace evenmatch::nn::detail {

/// The network's outputs before post-processing, in 32-bit numbers, on the device.
struct KatagoTensors {
    at::Tensor policy; ///< [B, policy channels, H, W]
    at::Tensor policyPass; ///< [B, policy channels]
    at::Tensor value; ///< [B, 3]
    at::Tensor scoreValue; ///< [B, score value channels]
    at::Tensor ownership; ///< [B, H, W], undefined unless requested
    at::Tensor trunk; ///< [B, points, channels], undefined unless requested
};

/// Immutable once made; compute() from any thread.
class KatagoTorchNetwork {
public:
    /// Products of the trunk are computed in `type`; everything between them and the heads in 32-bit numbers. The given network need not
    /// outlive this one.
    KatagoTorchNetwork(const KatagoNetwork& network, at::Device device, at::ScalarType type);
    ~KatagoTorchNetwork();

    /// `planes`: [B, kKatagoPlanes, H, W], `globals`: [B, kKatagoGlobals], `metadata`: [B, kKatagoMetadata], undefined for networks that
    /// take none; in 32-bit numbers, on the device. Throws the tensor library's exceptions.
    KatagoTensors compute(const at::Tensor& planes, const at::Tensor& globals, const at::Tensor& metadata, const KatagoWish& wish) const;

    at::Device device() const;

private:
    class Parts;
    std::unique_ptr<const Parts> m_parts;
};

} // namespace evenmatch::nn::detail
