// The interface for evaluating moves of one position closely, for cards and the texts of lessons. It is implemented in search/lesson/.
#pragma once

#include "core/lesson/card.h"
#include "nn/input/played_game.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// Numbers are from the view of the side that moves.
struct ValuedMove {
    game::Move move;
    double chance = 0; ///< of winning, 0 … 1
    double points = 0; ///< Go, by judges that count: lead
    std::vector<game::Move> line; ///< best play after the move

    double worth(lesson::LossUnit unit) const { return unit == lesson::LossUnit::Points ? points : chance; }
};

struct PositionVerdict {
    std::vector<ValuedMove> moves; ///< the best first
    std::size_t ranked = 0; ///< all other moves are no better than the last of the first `ranked` of these
    /// The loss of a move against the best, in the unit.
    double lossOf(const ValuedMove& move, lesson::LossUnit unit) const;
    /// Sets `ranked`, where `worst` is the least worth among the judge's own best moves: it assumes that moves it ranks below are no
    /// better.
    void rankDownTo(double worst, lesson::LossUnit unit);
};

/// A request for the position after `ply` moves of a game.
struct PositionQuestion {
    const PlayedGame* game = nullptr;
    std::size_t ply = 0;
    std::size_t best = 5; ///< number of best moves required,
    std::vector<game::Move> also; ///< and these
    std::vector<game::Move> likely; ///< where a judge cannot look at every move, it looks at these; best by the network
    double effort = 1; ///< so many times the judge's usual work
    /// Called between moves with those valued so far, the likely best first; true: no more are needed. May be empty.
    std::function<bool(const PositionVerdict& soFar)> isEnough = {};
};

/// One session; one thread at a time.
class PositionJudge {
public:
    virtual ~PositionJudge() = default;
    virtual const std::string& name() const = 0; ///< for people: "Stockfish 15.1, 200000 nodes"
    virtual lesson::LossUnit unit() const = 0;
    /// Stopped on request. BadArgument: not a game of the judge's. The verdict is empty for a finished game.
    virtual core::Result<PositionVerdict> judge(const PositionQuestion& question, const std::stop_token& stop) = 0;
};

} // namespace evenmatch::nn
