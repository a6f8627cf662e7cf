// Alpha-beta as a player: `minimax:4`, and `heuristic`, which searches one ply.
#pragma once

#include "search/player/position_player.h"

namespace evenmatch::search {

/// Supports games with an evaluation (evaluation.h): Connect4, Awari, Othello. Others are UnsupportedGame.
class MinimaxPlayer : public PositionPlayer {
public:
    static constexpr int kMostDepth = 20;

    /// REQUIRES: 0 < depth <= kMostDepth
    MinimaxPlayer(std::string name, int depth);

protected:
    core::Result<void> prepare(const game::AnyPosition& position) override;
    game::Move choose(const game::AnyPosition& position, core::Random& random, const std::stop_token& stop) override;

private:
    int m_depth;
};

} // namespace evenmatch::search
