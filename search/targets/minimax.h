// Alpha-beta to a fixed depth with a simple evaluation: players that COMPLEX measures (ALGORITHMS.md 5).
#pragma once

#include "core/game/game.h"
#include "search/targets/evaluation.h"

#include <algorithm>

namespace evenmatch::search {

/// Which of several equally good moves is played.
enum class Ties : std::uint8_t { Random, First, Last };

/// A win in `left` plies before the horizon: the quickest win and the longest resistance are chosen.
inline constexpr int kMinimaxWin = 1'000'000;

/// What positions are worth to the side to move: our evaluation. A win is worth kMinimaxWin plus the remaining plies, a draw 0.
struct OwnValues {
    static constexpr Ties kTies = Ties::Random;

    template <Evaluated P>
    static int ofPosition(const P& position)
    {
        return evaluate(position);
    }

    /// REQUIRES: the game is over, `left` plies before the horizon
    template <Evaluated P>
    static int ofEnd(const P& position, int left)
    {
        const game::Outcome outcome = position.outcome();
        if (outcome == game::Outcome::Draw)
            return 0;
        return outcome == game::winFor(position.sideToMove()) ? kMinimaxWin + left : -kMinimaxWin - left;
    }
};

/// For one game, without allocations.
template <game::GamePosition P, class Values = OwnValues>
class Minimax {
public:
    /// REQUIRES: depth > 0
    explicit Minimax(int depth) : m_depth(depth) { }

    /// The move with the best value at that depth. REQUIRES: the game is not over
    game::Move choose(const P& root, core::Random& random) const
    {
        P position = root;
        game::MoveList moves;
        position.legalMoves(moves);
        game::Move chosen = moves[0];
        int best = -kInfinite;
        std::uint32_t equal = 0;
        for (const game::Move move : moves) {
            typename P::Undo undo;
            position.play(move, undo);
            // A window that distinguishes values equal to the best from smaller ones.
            const int value = -negamax(position, m_depth - 1, -kInfinite, -(best - 1));
            position.undo(undo);
            if (value < best)
                continue;
            equal = value > best ? 1 : equal + 1;
            best = value;
            if (equal == 1 || Values::kTies == Ties::Last || (Values::kTies == Ties::Random && random.below(equal) == 0))
                chosen = move;
        }
        return chosen;
    }

    /// The value that the side to move can reach in that many plies.
    int value(const P& root) const
    {
        P position = root;
        return negamax(position, m_depth, -kInfinite, kInfinite);
    }

private:
    static constexpr int kInfinite = 100 * kMinimaxWin;

    static int negamax(P& position, int depth, int alpha, int beta)
    {
        if (position.isOver())
            return Values::ofEnd(position, depth);
        if (depth == 0)
            return Values::ofPosition(position);
        game::MoveList moves;
        position.legalMoves(moves);
        int best = -kInfinite;
        for (const game::Move move : moves) {
            typename P::Undo undo;
            position.play(move, undo);
            best = std::max(best, -negamax(position, depth - 1, -beta, -std::max(alpha, best)));
            position.undo(undo);
            if (best >= beta)
                break;
        }
        return best;
    }

    int m_depth;
};

} // namespace evenmatch::search
