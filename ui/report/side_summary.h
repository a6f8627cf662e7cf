// A reviewed game in a few figures, in the words of the field: accuracy and mistakes in chess, points lost and mistakes by size in Go.
#pragma once

#include "nn/review/move_costs.h"

#include <QStringList>

#include <vector>

namespace evenmatch::ui {

/// Rows of three cells: what it is, the first player's figure, the second's. Empty while nobody has judged.
std::vector<QStringList> summaryRows(const nn::PlayedGame& game, const nn::GameJudgement& judgement);
/// How the figures are made, in a sentence.
QString summaryExplanation(const nn::JudgeInfo& by);

} // namespace evenmatch::ui
