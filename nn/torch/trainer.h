// Trains a network on labelled games. One run is one function; after a kill it resumes exactly from its checkpoints.
#pragma once

#include "core/error.h"
#include "core/jobs/job.h"
#include "nn/data/training_config.h"
#include "nn/torch/training/peer_options.h"

#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace evenmatch::nn {

/// Receives metrics during training: names and numbers ("step", "policy", "top1", "positionsPerSecond", …).
using TrainingMetrics = std::vector<std::pair<std::string, double>>;

struct TrainingPaths {
    std::filesystem::path checkpoint; ///< resumed if it exists with the same configuration; written every saveEvery steps
    std::filesystem::path initial; ///< a model of the same network to start from; empty: untrained
    std::filesystem::path model; ///< also written at every save, so that it can be tried during training
    std::filesystem::path
        teachers; ///< a folder of maia-<rating>.pb.gz that evaluate positions during training. REQUIRES: games are drawn `forTeachers` then
};

/// Trains to the end of the last phase, or until a stop is requested (then it saves and returns ErrorCode::Stopped). `heldOut` may be null:
/// nothing is measured then. Draws batches on a separate thread, computes on the calling one, or on a GPU if LibTorch finds one (each
/// process of a machine uses another).
core::Result<void> train(const TrainingConfig& config, const BatchMaker& training, const BatchMaker* heldOut, const TrainingPaths& paths,
    const jobs::JobContext& context, const std::function<void(const TrainingMetrics&)>& report, const PeerOptions& peers = {});

} // namespace evenmatch::nn
