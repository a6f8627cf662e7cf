// The benchmark of networks, for bench.cpp.
#pragma once

#include "app/lab/bench/bench.h"
#include "core/error.h"
#include "nn/model/network_evaluator.h"

#include <string>

namespace evenmatch::cli {

struct EvalBenchOptions {
    std::string network; ///< a model file; empty: the bundled ones
    std::string config; ///< JSON of a configuration of a network or a training: an untrained network instead
    std::string library = "onednn"; ///< the compute library; or "libtorch"
    nn::EvaluatorOptions evaluator;
};

/// Rows eval/<board>/<batch>. Shares and `perCpuSecond` use processor time, so they are valid on a loaded machine, too:
/// shareOfBare: of the network's convolutions alone in the tensor library's best mode; shareOfPeak: of a core's best convolution. Without
/// LibTorch there are no shares.
core::Result<void> benchEval(const BenchSink& sink, const EvalBenchOptions& options);

} // namespace evenmatch::cli
