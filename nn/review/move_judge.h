// The interface for evaluating the moves of a game: a search or an engine. It is implemented in search/judge/. A network's raw values of
// single positions are never compared, because their differences are mostly noise.
#pragma once

#include "core/game/family.h"
#include "core/jobs/job.h"
#include "core/strength/estimate/scored_side.h"
#include "nn/input/played_game.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A judge's evaluation of a move. Numbers are from the view of the side that moves.
struct JudgedMove {
    game::Move move;
    float value = 0; ///< -1 … 1
    float scoreLead = strength::kUnknown; ///< Go, by judges that count: points ahead
    std::uint64_t effort = 0; ///< nodes or visits spent on the evaluation of this move
    float doubt = 0; ///< of the value: the smaller analysis's share of the difference between two analyses of the move; 0: only one
    bool operator==(const JudgedMove&) const = default;
};

/// A judge's evaluation of the position after `ply` moves of a game. All of it comes from one search, or from searches on one scale.
struct JudgedPly {
    std::vector<JudgedMove> moves; ///< the best first; the move played is among them. Empty: not judged yet, or the game is over here
    std::vector<game::Move> line; ///< the best play, beginning with the best move
    int mateIn = 0; ///< chess: the side to move mates in this many moves, below 0 is mated; 0: neither was found
    int depth = 0; ///< search depth in plies, if the judge reports it
    std::uint64_t effort = 0; ///< nodes or visits
    bool isSure = false; ///< analysed as deeply as the judge requires for marking the move played
    bool isPlain = false; ///< not sure yet, but two searches agree on a loss large enough to mark the move played
    std::vector<std::int8_t> owners = {}; ///< Go, if the judge has it: by point, the expected ownership of the first player in percent;
                                          ///< below 0 the second player's. Otherwise empty
    bool isCompared = false; ///< the move played is the best, and the best other move was analysed as deeply (JudgeQuestion::rare)

    bool isKnown() const { return !moves.empty(); }
    const JudgedMove* find(game::Move move) const; ///< null if it was not evaluated
    bool operator==(const JudgedPly&) const = default;
};

struct JudgeInfo {
    std::string identity; ///< everything that affects its results; the key of stored ones
    std::string name; ///< for people: "Stockfish 15.1"
    game::Family family = game::Family::Other;
    bool countsPoints = false;
    double margin = 0; ///< percent of the winning chance that is added to the limits of marks for the judge's errors
    double pointsMargin = 0; ///< the same in points, if it counts them
    std::uint64_t surestEffort = 0; ///< two moves evaluated with this effort are compared without a margin; 0: none are
};

/// One judge's evaluations of one game. A regular value; it grows during the analysis.
struct GameJudgement {
    JudgeInfo by;
    std::vector<JudgedPly> plies; ///< one more than the game has moves; none: not analysed
    std::optional<core::Error> trouble; ///< why it is not the requested judge
    std::optional<core::Error> startedAnew = {}; ///< why its program was restarted

    /// The number of judged plies.
    std::size_t known() const;
};

struct JudgeQuestion {
    PlayedGame game;
    /// By ply (or empty): additional moves to evaluate if the move played lost much, for comparison with the losses of others.
    std::vector<std::vector<game::Move>> others;
    /// The plies whose moves are to be judged, ascending; none: all. The judge leaves the others as they are.
    std::vector<std::size_t> only = {};

    /// Plies, ascending, whose move people rarely play: if it is the judge's choice, the best other move is analysed as deeply.
    std::vector<std::size_t> rare = {};

    bool wants(std::size_t ply) const { return only.empty() || std::ranges::binary_search(only, ply); }
};

/// Called from the judging thread whenever many evaluations are new or improved.
using OnJudged = std::function<void(const std::vector<JudgedPly>& plies)>;

/// One session; one thread at a time.
class MoveJudge {
public:
    virtual ~MoveJudge() = default;

    virtual const JudgeInfo& info() const = 0;

    /// Analyses every position of a game: coarsely first, then deeper where it matters. Existing contents of `plies` are kept and improved.
    /// Progress counts in the judge's own steps. Stopped on request; other errors if the judge is permanently unavailable. Results so far
    /// are in `plies`. BadArgument: the game is not the judge's. REQUIRES: plies.size() == question.game.moves.size() + 1
    virtual core::Result<void> judge(
        const JudgeQuestion& question, std::vector<JudgedPly>& plies, jobs::JobContext& job, const OnJudged& onJudged = {})
        = 0;

    /// Why its program was restarted since the last call of judge(); nothing if it was not.
    const std::optional<core::Error>& startedAnew() const { return m_startedAnew; }

protected:
    std::optional<core::Error> m_startedAnew;
};

} // namespace evenmatch::nn
