// What a GTP client requests with lz-analyze and kata-analyze.
#pragma once

#include "search/protocol/gtp_game.h"

#include <chrono>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::search {

struct AnalysisOrder {
    bool kata = false;
    std::chrono::milliseconds interval{1000};
    game::Side side = game::Side::First; ///< to move
    std::size_t fewestMoves = 0; ///< of a report, even unvisited ones
    std::size_t mostMoves = std::numeric_limits<std::size_t>::max(); ///< of a report
    std::vector<game::Move> moves; ///< only these moves of the position are searched; empty: all
};

/// From "[COLOR] [CENTISECONDS] [option …]" with KataGo's options: interval CENTISECONDS, minmoves N, maxmoves N, and avoid and allow
/// COLOR VERTEX,VERTEX,… DEPTH. These two restrict the position's own moves only, whatever DEPTH is, and ignore illegal ones. Other options
/// are ignored. Errors are like GtpGame's: a malformed restriction, no move left, or the game is over.
core::Result<AnalysisOrder> analysisOrderFrom(std::span<const std::string> words, const GtpGame& game);

} // namespace evenmatch::search
