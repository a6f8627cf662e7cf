// Games that an older version put into a library learn their positions.
#pragma once

#include "core/jobs/job.h"
#include "core/library/library.h"

#include <functional>

namespace evenmatch::library {

/// Until all games know theirs or the job is asked to stop; what was learnt stays. `some` is called after each step.
core::Result<void> learnAllPositions(Library& library, jobs::JobContext& job, const std::function<void()>& some = {});

} // namespace evenmatch::library
