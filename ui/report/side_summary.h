// A reviewed game in a few figures: accuracy and mistakes in chess, points lost and mistakes by size in Go.
#pragma once

#include "nn/review/move_costs.h"

#include <QStringList>

#include <array>
#include <vector>

namespace evenmatch::ui {

/// Rows of three cells: name, the first player's figure, the second's. Empty without a judge's result. `brilliant`: the number of each
/// player's brilliant moves.
std::vector<QStringList> summaryRows(
    const nn::PlayedGame& game, const nn::GameJudgement& judgement, const std::array<std::size_t, 2>& brilliant);
/// A sentence about how the figures are computed.
QString summaryExplanation(const nn::JudgeInfo& by);

} // namespace evenmatch::ui
