// Who says what moves of one position are worth, closely: what cards and the words of lessons rest on. The interface stands here, what
// implements it in search/lesson/.
#pragma once

#include "core/lesson/card.h"
#include "nn/input/played_game.h"

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// Numbers are those of the side that makes the move.
struct ValuedMove {
    game::Move move;
    double chance = 0; ///< of winning, 0 … 1
    double points = 0; ///< Go, by judges that count: ahead
    std::vector<game::Move> line; ///< best play after it, the move itself left out
};

/// A question about the position after `ply` moves of a game.
struct PositionQuestion {
    const PlayedGame* game = nullptr;
    std::size_t ply = 0;
    std::size_t best = 5; ///< so many of the best moves are wanted,
    std::vector<game::Move> also; ///< and these
    std::vector<game::Move> likely; ///< where a judge cannot look at every move, it looks at these; best by the network
};

struct PositionVerdict {
    std::vector<ValuedMove> moves; ///< the best first
    std::size_t ranked = 0; ///< every move that is not among the first `ranked` of these is no better than the last of them
    /// What a move loses against the best, in the unit.
    double lossOf(const ValuedMove& move, lesson::LossUnit unit) const;
};

/// One conversation; one thread at a time.
class PositionJudge {
public:
    virtual ~PositionJudge() = default;
    virtual const std::string& name() const = 0; ///< for people: "Stockfish 15.1, 200000 nodes"
    virtual lesson::LossUnit unit() const = 0;
    /// Stopped when asked to. BadArgument: not a game of the judge's. The verdict is empty where the game is over.
    virtual core::Result<PositionVerdict> judge(const PositionQuestion& question, const std::stop_token& stop) = 0;
};

} // namespace evenmatch::nn
