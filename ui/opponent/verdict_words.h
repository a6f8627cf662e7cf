// The words for how human a game against the program was; those for the rank that it shows are in ui/rank/game_rank_words.h.
#pragma once

#include "nn/ranks/game_verdict.h"

#include <QString>

namespace evenmatch::ui {

/// "21 of Evenmatch's 30 moves (70 %) are moves that at least one in ten 3 dan players makes there; of yours, 18 of 30 (60 %)."
QString humannessWords(const nn::GameVerdict& verdict);

} // namespace evenmatch::ui
