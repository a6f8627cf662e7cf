// Computes the positions of games that an older version imported.
#pragma once

#include "core/jobs/job.h"
#include "core/library/library.h"

#include <functional>

namespace evenmatch::library {

/// Continues until all games have theirs or the job is stopped; finished games stay. `some` is called after each step.
core::Result<void> learnAllPositions(Library& library, jobs::JobContext& job, const std::function<void()>& some = {});

} // namespace evenmatch::library
