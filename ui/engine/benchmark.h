// The speed of a network on this machine.
#pragma once

#include "core/jobs/job.h"
#include "nn/evaluate/evaluator.h"

#include <QString>

#include <vector>

namespace evenmatch::ui {

struct BenchmarkRow {
    std::size_t batch = 0;
    double positionsPerSecond = 0;
};

/// Evaluates new positions of random games in batches of 1, 8 and 32 for some seconds. Can be stopped.
core::Result<std::vector<BenchmarkRow>> benchmark(nn::Evaluator& evaluator, jobs::JobContext& job);

/// "Intel Xeon …, 2 threads"
QString machineName();

} // namespace evenmatch::ui
