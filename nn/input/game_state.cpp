#include "nn/input/game_state.h"

#include <algorithm>

namespace evenmatch::nn {

GameState::GameState(game::AnyPosition start) { m_positions[0] = std::make_shared<const game::AnyPosition>(std::move(start)); }

void GameState::play(game::Move move)
{
    auto next = std::make_shared<game::AnyPosition>(position());
    next->play(move);
    std::ranges::move_backward(m_positions.begin(), m_positions.end() - 1, m_positions.end());
    m_positions[0] = std::move(next);
    m_lastMove = move;
}

std::uint64_t GameState::key() const
{
    std::uint64_t key = 0;
    for (const auto& position : m_positions) {
        if (!position)
            break;
        std::uint64_t mixed = key ^ position->hash() ^ (position->sideToMove() == game::Side::First ? 0 : 0x5bd1e9955bd1e995u);
        key = core::splitmix64(mixed);
    }
    return key;
}

} // namespace evenmatch::nn
