// Passes on a GPU with CUDA functions beyond LibTorch's plain calls. gpu_pass.cpp is only in builds whose LibTorch has CUDA
// (EVENMATCH_CUDA).
#pragma once

#include "nn/model/network_evaluator.h"
#include "nn/torch/network/folded_network.h"

#include <memory>

namespace evenmatch::nn::detail {

inline RawAnswers rawAnswers(RawTensors tensors)
{
    const auto raw = std::make_shared<const RawTensors>(std::move(tensors));
    return {.owner = raw,
        .maps = raw->maps.data_ptr<float>(),
        .pass = raw->pass.defined() ? raw->pass.data_ptr<float>() : nullptr,
        .value = raw->value.data_ptr<float>(),
        .strength = raw->strength.data_ptr<float>()};
}

/// The number type of a tower on the GPU: Fastest is bf16 if its cores multiply it (compute capability 8), fp16 if they only have that (7).
at::ScalarType typeOnGpu(Precision precision);

/// Boards and outputs are copied through pinned memory; batches are padded to fixed sizes, for each of which the work is captured once as a
/// CUDA graph, or run directly if that fails. The best batch size is measured here, in about a second. REQUIRES: the network is on a GPU.
/// Throws the tensor library's exceptions.
std::unique_ptr<ForwardPass> makeGpuPass(FoldedNetwork network, const Encoding& encoding);

} // namespace evenmatch::nn::detail
