// A position with the history that networks use.
#pragma once

#include "core/game/any_position.h"

#include <array>
#include <cstdint>
#include <memory>

namespace evenmatch::nn {

/// The input of an evaluation. A value; copies are cheap, because earlier positions are shared and never change. The set-up of a start is
/// not part of the history: a handicap game begins with one position.
class GameState {
public:
    static constexpr int kHistory = 8; ///< number of positions, including the current one

    /// REQUIRES: start.holds()
    explicit GameState(game::AnyPosition start);

    const game::AnyPosition& position() const { return *m_positions[0]; }
    /// The position `plies` moves ago, null before the start or beyond kHistory.
    const game::AnyPosition* before(int plies) const
    {
        return plies < kHistory ? m_positions[static_cast<std::size_t>(plies)].get() : nullptr;
    }
    /// The network's input for `plies` moves ago. Before a start that was set up it is that start again, as if both sides had passed: with
    /// an empty history, networks trained on whole games misjudge the position. Null before the game's usual start.
    const game::AnyPosition* seenBefore(int plies) const;
    int moveNumber() const { return position().moveNumber(); }
    /// The last move, kNoMove at the start.
    game::Move lastMove() const { return m_lastMove; }

    /// REQUIRES: position().isLegal(move), or at least what the position's play() requires
    void play(game::Move move);

    /// Covers the position, its history and the side to move: the key of an evaluation cache.
    std::uint64_t key() const;

private:
    std::array<std::shared_ptr<const game::AnyPosition>, kHistory> m_positions; ///< the current one first
    game::Move m_lastMove;
};

} // namespace evenmatch::nn
