// Networks of Leela Chess Zero's format as evaluators: one file, or all of Maia's as one network that knows ranks.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/evaluate/precision.h"
#include "nn/lc0/network.h"

#include <filesystem>
#include <memory>

namespace evenmatch::nn {

/// Value and rank-free prior; no ranks, no β. `name` is for people.
std::unique_ptr<Evaluator> makeLc0Evaluator(const lc0::Network& network, std::string name, Precision precision = Precision::Fastest);
core::Result<std::unique_ptr<Evaluator>> openLc0(const std::filesystem::path& file, Precision precision = Precision::Fastest);

/// The files maia-<rating>.pb.gz of a folder as one chess network: rank r's prior is what the network trained on games of that hundred
/// ("1900-1999" … "1100-1199", strongest first) says; value and rank-free prior are the mean over them. An evaluation costs as many passes
/// as there are files, whatever ranks are asked for. NotFound when there is none.
core::Result<std::unique_ptr<Evaluator>> openMaiaSet(const std::filesystem::path& folder, Precision precision = Precision::Fastest);

} // namespace evenmatch::nn
