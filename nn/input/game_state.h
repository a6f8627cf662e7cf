// A position with the positions before it, as far back as networks look.
#pragma once

#include "core/game/any_position.h"

#include <array>
#include <cstdint>
#include <memory>

namespace evenmatch::nn {

/// What an evaluation is asked for. A value; copies are cheap, for earlier positions are shared and never change.
/// What a game's start was set up from is not history: a handicap game begins with one position.
class GameState {
public:
    static constexpr int kHistory = 8; ///< positions kept, the present one included

    /// REQUIRES: start.holds()
    explicit GameState(game::AnyPosition start);

    const game::AnyPosition& position() const { return *m_positions[0]; }
    /// The position `plies` moves ago, null before the start or beyond kHistory.
    const game::AnyPosition* before(int plies) const
    {
        return plies < kHistory ? m_positions[static_cast<std::size_t>(plies)].get() : nullptr;
    }
    /// What networks see of `plies` moves ago. Before a start that was set up it is that start again, as if both sides had waited: with
    /// nothing there at all, networks that learned from whole games misjudge the position. Null before a start that games begin from.
    const game::AnyPosition* seenBefore(int plies) const;
    int moveNumber() const { return position().moveNumber(); }
    /// The last move, kNoMove at the start.
    game::Move lastMove() const { return m_lastMove; }

    /// REQUIRES: position().isLegal(move), or at least what the position's play() requires
    void play(game::Move move);

    /// Covers the position, the positions kept before it and the side to move: what a cache of evaluations goes by.
    std::uint64_t key() const;

private:
    std::array<std::shared_ptr<const game::AnyPosition>, kHistory> m_positions; ///< the present one first
    game::Move m_lastMove;
};

} // namespace evenmatch::nn
