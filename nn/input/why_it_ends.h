// The reason why a game ends before its record.
#pragma once

#include "nn/input/played_game.h"

namespace evenmatch::nn {

/// With the number of the move. `game` is playedGame(record). REQUIRES: the main line of the record has further moves
core::Error whyItEnds(const PlayedGame& game, const record::GameRecord& record);

} // namespace evenmatch::nn
