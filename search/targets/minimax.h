// Alpha-beta to a fixed depth with a simple evaluation: the unknown players of COMPLEX (ALGORITHMS.md 5).
#pragma once

#include "core/game/game.h"
#include "search/targets/evaluation.h"

#include <algorithm>

namespace evenmatch::search {

/// For one game, without allocations. A win is worth kWin plus the remaining plies, so that the quickest win and the longest resistance are
/// chosen; a draw is worth 0.
template <Evaluated P>
class Minimax {
public:
    static constexpr int kWin = 1'000'000;

    /// REQUIRES: depth > 0
    explicit Minimax(int depth) : m_depth(depth) { }

    /// The move with the best value at that depth, chosen randomly among equal ones. REQUIRES: the game is not over
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
            if (random.below(equal) == 0)
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
    static constexpr int kInfinite = 2 * kWin;

    static int negamax(P& position, int depth, int alpha, int beta)
    {
        if (const game::Outcome outcome = position.outcome(); outcome != game::Outcome::None) {
            if (outcome == game::Outcome::Draw)
                return 0;
            return outcome == game::winFor(position.sideToMove()) ? kWin + depth : -kWin - depth;
        }
        if (depth == 0)
            return evaluate(position);
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
