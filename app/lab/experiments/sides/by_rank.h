// What was measured of every rank by itself: accuracy by rank and number of games (SE's figures 2b and 8 to 10), and which rank is taken
// for which (MULTI's figures 6 to 13).
#pragma once

#include "app/shared/findings/findings.h"
#include "core/strength/estimate/rank_accuracy.h"
#include "core/strength/scale/rank_scale.h"

#include <span>
#include <string>

namespace evenmatch::experiments {

/// How one method does at every rank after some numbers of games, of those that were measured: "9d, 20 games".
FindingsTable byRank(core::Phrase title, std::span<const strength::AccuracyRow> rows, const std::string& method, std::span<const int> games,
    const strength::RankScale& scale, bool within1 = false);

/// A curve a rank over the numbers of games that were measured.
Plot rankCurves(core::Phrase title, std::span<const strength::AccuracyRow> rows, const std::string& method,
    const strength::RankScale& scale, bool within1 = false);

/// Of every rank that was drawn, in per cent: what a method took it for after so many games. No cells where that was not measured.
Plot confusionPlot(core::Phrase title, std::span<const strength::AccuracyRow> rows, const std::string& method, int games,
    const strength::RankScale& scale);

/// Plots that hold something join the others.
void addPlot(Findings& findings, Plot plot);

} // namespace evenmatch::experiments
