// Text on how human a game against the program was; ui/rank/game_rank_words.h has the text for the rank.
#pragma once

#include "nn/ranks/game_verdict.h"

#include <QString>

namespace evenmatch::ui {

/// "21 of Evenmatch's 30 moves (70 %) are chosen by at least one in ten players of its rank, 3 dan. The same holds for 18 of your 30 moves
/// (60 %)."
QString humannessWords(const nn::GameVerdict& verdict);

} // namespace evenmatch::ui
