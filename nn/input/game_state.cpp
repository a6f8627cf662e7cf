#include "nn/input/game_state.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

/// Chess, Chess960: every piece on its side's first two ranks, none missing. Go: an empty board or Black's handicap.
bool gamesBeginFrom(const game::AnyPosition& position)
{
    if (const auto* chess = position.as<chess::Position>())
        return chess->board().occupied() == (chess::rankMask(0) | chess::rankMask(1) | chess::rankMask(6) | chess::rankMask(7));
    const auto* go = position.as<go::Position>();
    if (!go)
        return true;
    for (int y = 0; y < go->size(); ++y) {
        for (int x = 0; x < go->size(); ++x) {
            if (go->colorAt(x, y) == go::Color::White)
                return false;
        }
    }
    return true;
}

} // namespace

GameState::GameState(game::AnyPosition start) { m_positions[0] = std::make_shared<const game::AnyPosition>(std::move(start)); }

void GameState::play(game::Move move)
{
    auto next = std::make_shared<game::AnyPosition>(position());
    next->play(move);
    std::ranges::move_backward(m_positions.begin(), m_positions.end() - 1, m_positions.end());
    m_positions[0] = std::move(next);
    m_lastMove = move;
}

const game::AnyPosition* GameState::seenBefore(int plies) const
{
    if (const game::AnyPosition* known = before(plies); known || plies >= kHistory)
        return known;
    const auto after = std::ranges::find(m_positions, nullptr);
    const game::AnyPosition& start = **(after - 1);
    return gamesBeginFrom(start) ? nullptr : &start;
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
