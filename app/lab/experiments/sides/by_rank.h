// Results by rank: accuracy by rank and number of games (SE's figures 2b and 8 to 10), and estimated by true rank (MULTI's figures 6 to
// 13).
#pragma once

#include "app/shared/findings/findings.h"
#include "core/strength/estimate/rank_accuracy.h"
#include "core/strength/scale/rank_scale.h"

#include <span>
#include <string>

namespace evenmatch::experiments {

/// One method's accuracy at every rank after some of the measured numbers of games: "9d, 20 games".
FindingsTable byRank(core::Phrase title, std::span<const strength::AccuracyRow> rows, const std::string& method, std::span<const int> games,
    const strength::RankScale& scale, bool within1 = false);

/// One curve per rank over the measured numbers of games.
Plot rankCurves(core::Phrase title, std::span<const strength::AccuracyRow> rows, const std::string& method,
    const strength::RankScale& scale, bool within1 = false);

/// For every rank, in percent: the estimated ranks by one method after this many games. No cells if not measured.
Plot confusionPlot(core::Phrase title, std::span<const strength::AccuracyRow> rows, const std::string& method, int games,
    const strength::RankScale& scale);

/// Appends plots that are not empty.
void addPlot(Findings& findings, Plot plot);

} // namespace evenmatch::experiments
