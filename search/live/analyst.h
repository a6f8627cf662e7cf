// Who analyses the position on the board for as long as somebody looks at it: a UCI or GTP engine, KataGo, or our own search.
#pragma once

#include "core/error.h"
#include "core/strength/estimate/scored_side.h"
#include "nn/input/played_game.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::search {

/// A line of play that begins with one of the best moves. Figures are those of the side to move.
struct LiveLine {
    std::vector<game::Move> moves; ///< one at least; each is legal where it is played
    float value = 0; ///< expected result, -1 … 1
    std::optional<int> centipawns = {}; ///< of engines that count so
    int mateIn = 0; ///< chess: the side to move mates in so many moves, below 0 is mated; 0: neither is seen
    float scoreLead = strength::kUnknown; ///< Go, by those who count points
    std::uint64_t visits = 0; ///< of the first move; 0: not counted
    int depth = 0;
};

/// All that is known so far.
struct LiveReport {
    std::vector<LiveLine> lines; ///< the best first
    int depth = 0; ///< in plies
    std::uint64_t effort = 0; ///< nodes, in Go visits
    double seconds = 0;
    std::vector<std::int8_t> owners = {}; ///< Go, as nn::JudgedPly::owners; empty: not known
};

/// When an analysis ends by itself; 0: never for that reason.
struct LiveLimits {
    int depth = 0; ///< of UCI engines
    std::uint64_t effort = 0; ///< nodes or visits
    std::chrono::seconds time{0};
    bool operator==(const LiveLimits&) const = default;
};

struct LiveQuestion {
    nn::PlayedGame game; ///< the position after all of its moves is analysed
    std::size_t lines = 1; ///< as many at most
    LiveLimits limits;
};

/// Called from the thread that analyses, whenever something new is known.
using OnLiveReport = std::function<void(LiveReport)>;

/// One conversation, which keeps what it has learned from one position to the next; one thread at a time.
class Analyst {
public:
    virtual ~Analyst() = default;

    virtual const std::string& name() const = 0;
    /// Tells more and more until a limit is reached or there is no more to find. Stopped when asked to, soon. After another error the same
    /// analyst may be asked again: a program is started anew. REQUIRES: the position is not over
    virtual core::Result<void> analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop) = 0;
};

} // namespace evenmatch::search
