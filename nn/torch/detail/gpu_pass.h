// Passes on a GPU by what CUDA has beside LibTorch's plain calls. gpu_pass.cpp is of builds whose LibTorch knows CUDA alone
// (EVENMATCH_CUDA).
#pragma once

#include "nn/model/network_evaluator.h"
#include "nn/torch/detail/folded_network.h"

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

/// In what numbers a tower computes on the GPU: Fastest is bf16 where its cores multiply that (compute capability 8),
/// fp16 where they know that alone (7).
at::ScalarType typeOnGpu(Precision precision);

/// Boards go there and answers come back through pinned memory; batches are filled up to fixed sizes, of each of which the work is captured
/// once as a CUDA graph, or done plainly where that fails. How many positions are best asked at a time it measures here, for a second or
/// so. REQUIRES: the network is on a GPU. Throws what the tensor library throws.
std::unique_ptr<ForwardPass> makeGpuPass(FoldedNetwork network, const Encoding& encoding);

} // namespace evenmatch::nn::detail
