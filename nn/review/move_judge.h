// Who says what the moves of a game cost: a search or an engine. The interface stands here, what implements it in search/judge/. Raw values
// that a network gives single positions are never set against each other: their differences are mostly noise.
#pragma once

#include "core/jobs/job.h"
#include "core/strength/estimate/scored_side.h"
#include "nn/input/played_game.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A move at a position, by a judge's word. Numbers are those of the side that makes it.
struct JudgedMove {
    game::Move move;
    float value = 0; ///< -1 … 1
    float scoreLead = strength::kUnknown; ///< Go, by judges that count: points ahead
    std::uint64_t effort = 0; ///< nodes or visits that the opinion of this move rests on
    float doubt = 0; ///< of the value: the lighter look's share of what lies between two looks at the move; 0: there was one
    bool operator==(const JudgedMove&) const = default;
};

/// What a judge says of the position after `ply` moves of a game. All of it comes out of one search, or of searches of one scale.
struct JudgedPly {
    std::vector<JudgedMove> moves; ///< the best first; the move played is among them. Empty: not judged yet, or the game is over here
    std::vector<game::Move> line; ///< the best play, beginning with the best move
    int mateIn = 0; ///< chess: the side to move mates in so many moves, below 0 is mated; 0: neither is seen
    int depth = 0; ///< plies looked ahead, where the judge says so
    std::uint64_t effort = 0; ///< nodes or visits
    bool isSure = false; ///< looked at as closely as the judge means to before it calls the move played a mistake
    bool isPlain = false; ///< not sure yet, but two searches agree on so large a loss that the move played is marked already
    std::vector<std::int8_t> owners = {}; ///< Go, by judges that know it: by point, how surely it will be the first player's, in percent;
                                          ///< below 0 the second's. Else empty

    bool isKnown() const { return !moves.empty(); }
    const JudgedMove* find(game::Move move) const; ///< null where nothing is said of it
    bool operator==(const JudgedPly&) const = default;
};

struct JudgeInfo {
    std::string identity; ///< all that changes its answers; what is kept goes by it
    std::string name; ///< for people: "Stockfish 15.1"
    std::string game; ///< "go" or "chess"
    bool countsPoints = false;
    double margin = 0; ///< percent of the chance to win: so much more than it takes a mark needs, for what its words err by
    double pointsMargin = 0; ///< the same in points, where it counts them
};

/// All that is known of one game by one judge. A regular value; grows while it is made.
struct GameJudgement {
    JudgeInfo by;
    std::vector<JudgedPly> plies; ///< one more than the game has moves; none: nobody was asked
    std::optional<core::Error> trouble; ///< why it is not the judge that was wanted
    std::optional<core::Error> startedAnew = {}; ///< why its program had to be started anew on the way

    /// Plies that were judged.
    std::size_t known() const;
};

struct JudgeQuestion {
    PlayedGame game;
    /// By ply (or empty): moves whose value is wanted, too, where the move played was dear, so that it can be said what others lose there.
    std::vector<std::vector<game::Move>> others;
};

/// Called from the thread that judges, whenever much has become known or surer.
using OnJudged = std::function<void(const std::vector<JudgedPly>& plies)>;

/// One conversation; one thread at a time.
class MoveJudge {
public:
    virtual ~MoveJudge() = default;

    virtual const JudgeInfo& info() const = 0;

    /// Looks at every position of a game: coarsely first, then sharper where it matters. What `plies` holds already is kept and built upon.
    /// Progress counts in the judge's own steps. Stopped when asked to; other errors when the judge is no more to be had. What was found by
    /// then is in `plies`. BadArgument: the game is not the judge's. REQUIRES: plies.size() == question.game.moves.size() + 1
    virtual core::Result<void> judge(
        const JudgeQuestion& question, std::vector<JudgedPly>& plies, jobs::JobContext& job, const OnJudged& onJudged = {})
        = 0;

    /// Why its program had to be started anew since judge() was called last; nothing: it had not.
    const std::optional<core::Error>& startedAnew() const { return m_startedAnew; }

protected:
    std::optional<core::Error> m_startedAnew;
};

} // namespace evenmatch::nn
