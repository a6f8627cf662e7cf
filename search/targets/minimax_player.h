// Simple players of small games, for measurements: alpha-beta (`minimax:4`), `heuristic`, which searches one ply, and published players.
#pragma once

#include "search/player/position_player.h"

namespace evenmatch::search {

/// Whose evaluation and choice it uses.
enum class TargetForm : std::uint8_t {
    Own, ///< our evaluation, in the games that have one
    Score4, ///< published.h: Connect4
    Score4ForOther, ///< the same with the colours exchanged: the move that would be best for the other player's discs
    Mancala, ///< published.h: Awari
    Divilly, ///< published.h: Awari, one ply
};

/// Supports the games of its form. Others are refused with BadArgument.
class MinimaxPlayer : public PositionPlayer {
public:
    static constexpr int kMostDepth = 20;

    /// REQUIRES: 0 < depth <= kMostDepth
    MinimaxPlayer(std::string name, TargetForm form, int depth);

protected:
    core::Result<void> prepare(const game::AnyPosition& position) override;
    game::Move choose(const game::AnyPosition& position, core::Random& random, const std::stop_token& stop) override;

private:
    TargetForm m_form;
    int m_depth;
};

} // namespace evenmatch::search
