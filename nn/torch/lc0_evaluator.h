// Networks of Leela Chess Zero's format as evaluators: one file, or all of Maia's as one network with ranks.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/evaluate/precision.h"
#include "nn/lc0/network.h"

#include <filesystem>
#include <memory>

namespace evenmatch::nn {

/// Value and prior without a rank; no ranks, no β. `name` is for people.
std::unique_ptr<Evaluator> makeLc0Evaluator(const lc0::Network& network, std::string name, Precision precision = Precision::Fastest);
core::Result<std::unique_ptr<Evaluator>> openLc0(const std::filesystem::path& file, Precision precision = Precision::Fastest);

/// The files maia-<rating>.pb.gz of a folder as one chess network: rank r's prior comes from the network trained on games of that 100-point
/// band ("1900-1999" … "1100-1199", strongest first); value and prior without a rank are their means. An evaluation costs one pass per
/// file, regardless of the requested ranks. NotFound if there is none.
core::Result<std::unique_ptr<Evaluator>> openMaiaSet(const std::filesystem::path& folder, Precision precision = Precision::Fastest);

} // namespace evenmatch::nn
