// Training a network on labelled games. One run is one function; it survives being killed by checkpoints from which it resumes exactly.
#pragma once

#include "core/error.h"
#include "core/jobs/job.h"
#include "nn/data/training_config.h"

#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace evenmatch::nn {

/// What training tells while it runs: names and numbers ("step", "policy", "top1", "positionsPerSecond", …).
using TrainingMetrics = std::vector<std::pair<std::string, double>>;

/// Runs of one training that make each step together: every one draws lists of its own, and all learn from the mean of their gradients.
/// They have the same configuration, games and initial model; which games each one draws follows from its number. Number 0 reports,
/// measures, and saves; what it resumes from, all resume from. When one stops or is lost, all stop.
struct PeerOptions {
    int count = 1;
    int number = 0;
    std::string meet; ///< "HOST:PORT", where number 0 listens
};

struct TrainingPaths {
    std::filesystem::path checkpoint; ///< resumed when it is there and of the same configuration; written every saveEvery steps
    std::filesystem::path initial; ///< a model of the same network to begin from; empty: begin from nothing
    std::filesystem::path model; ///< written at every save, too, so that it can be tried while training goes on
    std::filesystem::path
        teachers; ///< a folder of maia-<rating>.pb.gz that are asked while training. REQUIRES: games are drawn `forTeachers` then
};

/// Trains to the end of the last phase, or until a stop is requested (then it saves and answers ErrorCode::Stopped).
/// `heldOut` may be null: nothing is measured then. Draws batches on one thread of its own, computes on the calling one, or on a GPU where
/// LibTorch finds one (of several each peer of a machine takes another).
core::Result<void> train(const TrainingConfig& config, const BatchMaker& training, const BatchMaker* heldOut, const TrainingPaths& paths,
    const jobs::JobContext& context, const std::function<void(const TrainingMetrics&)>& report, const PeerOptions& peers = {});

} // namespace evenmatch::nn
