// The words for what can be said of a game against the program when it is over.
#pragma once

#include "nn/ranks/game_verdict.h"

#include <QString>

namespace evenmatch::ui {

/// Whether the estimate says anything: most of the ranks are not among those that it holds for likely.
bool saysSomething(const strength::RankEstimate& estimate, const strength::RankScale& scale);

/// "21 of Evenmatch's 30 moves (70 %) are moves that at least one in ten 3 dan players makes there; of yours, 18 of 30 (60 %)."
QString humannessWords(const nn::GameVerdict& verdict);
/// "This game alone looks like 2 dan (5 kyu to 6 dan, from 41 moves)."
QString estimateWords(const nn::GameVerdict& verdict);

} // namespace evenmatch::ui
