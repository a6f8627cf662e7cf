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

/// A line that begins with one of the best moves. Values are for the side to move.
struct LiveLine {
    std::vector<game::Move> moves; ///< at least one; each is legal in its position
    float value = 0; ///< expected result, -1 … 1
    std::optional<int> centipawns = {}; ///< of engines that report it
    int mateIn = 0; ///< chess: the side to move mates in this many moves, below 0 is mated; 0: neither was found
    float scoreLead = strength::kUnknown; ///< Go, if the engine counts points
    std::uint64_t visits = 0; ///< of the first move; 0: not counted
    int depth = 0;
};

/// The results so far.
struct LiveReport {
    std::vector<LiveLine> lines; ///< the best first
    int depth = 0; ///< in plies
    std::uint64_t effort = 0; ///< nodes, or visits in Go
    double seconds = 0;
    std::vector<std::int8_t> owners = {}; ///< Go, like nn::JudgedPly::owners; empty: unknown
};

/// The limits of an analysis; 0: no limit.
struct LiveLimits {
    int depth = 0; ///< of UCI engines
    std::uint64_t effort = 0; ///< nodes or visits
    std::chrono::seconds time{0};
    bool operator==(const LiveLimits&) const = default;
};

struct LiveQuestion {
    nn::PlayedGame game; ///< the position after its last move is analysed
    std::size_t lines = 1; ///< at most
    LiveLimits limits;
};

/// Called from the analysing thread whenever results are new.
using OnLiveReport = std::function<void(LiveReport)>;

/// A session with an engine, which keeps its knowledge from position to position; one thread at a time.
class Analyst {
public:
    virtual ~Analyst() = default;

    virtual const std::string& name() const = 0;
    /// Reports results until a limit is reached or nothing more can be found. Stopped on request, soon. After another error the analyst can
    /// be used again, because it restarts its program. REQUIRES: the position is not over
    virtual core::Result<void> analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop) = 0;
};

} // namespace evenmatch::search
