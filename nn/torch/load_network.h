// Any network file or folder that Evenmatch knows, told by what is in it.
#pragma once

#include "nn/torch/evaluator.h"

namespace evenmatch::nn {

/// Our own model (.evm), a network of Leela Chess Zero's format (.pb.gz), or a folder of Maia's networks. Of the options, foreign networks
/// heed the precision alone. NotANetwork when it is none of them.
core::Result<std::unique_ptr<Evaluator>> loadNetwork(const std::filesystem::path& path, const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
