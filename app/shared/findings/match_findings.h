// A match of two as tables and a plot, also while it goes on.
#pragma once

#include "app/shared/findings/findings.h"
#include "core/strength/rating/elo.h"

#include <span>

namespace evenmatch::experiments {

/// `course`: the tally after every game, as the first player sees it.
Findings matchFindings(const std::string& first, const std::string& second, std::span<const strength::Tally> course);

} // namespace evenmatch::experiments
