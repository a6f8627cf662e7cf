// Loads any supported network file or folder, detected by its content.
#pragma once

#include "nn/torch/evaluator.h"

namespace evenmatch::nn {

/// Our own model (.evm), a network of KataGo's (.bin.gz) or of Leela Chess Zero's format (.pb.gz), or a folder of Maia's networks. The
/// latter two compute on the processor and use only the precision of the options. NotANetwork for anything else.
core::Result<std::unique_ptr<Evaluator>> loadNetwork(const std::filesystem::path& path, const EvaluatorOptions& options = {});

} // namespace evenmatch::nn
