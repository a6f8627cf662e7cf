// A match of two players as tables and a plot, also during the match.
#pragma once

#include "app/shared/findings/findings.h"
#include "core/strength/rating/elo.h"

#include <span>

namespace evenmatch::experiments {

/// `course`: the tally after every game, from the first player's view.
Findings matchFindings(const std::string& first, const std::string& second, std::span<const strength::Tally> course);

} // namespace evenmatch::experiments
