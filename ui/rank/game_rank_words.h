// Text for the rank estimated from one game, shared by all places that show it: Review, the end of a game, reports and plots.
#pragma once

#include "nn/ranks/game_estimate.h"

#include <QString>

namespace evenmatch::ui {

struct GameRankWords {
    bool isKnown = false;
    QString rank; ///< "3–5 kyu"; "no estimate from one game", "too few moves"
    QString held; ///< "3–5 kyu with 82 % probability"; empty if unknown
    QString plays; ///< "plays like 3–5 kyu"; otherwise like `rank`
    QString playsBrief; ///< "plays like 3–5k"; otherwise like `rank`
    QString ofYours; ///< a sentence to that player
};
GameRankWords gameRankWords(const strength::RankEstimate& estimate, const strength::RankScale& scale);

} // namespace evenmatch::ui
