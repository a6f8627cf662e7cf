#include "search/player/position_player.h"

#include "core/game/bits.h"

namespace evenmatch::search {

core::Result<void> PositionPlayer::start(const GameStart& start)
{
    if (auto known = prepare(start.position); !known)
        return known;
    m_position = start.position;
    for (const game::Move move : start.opening)
        m_position.play(move);
    m_seed = start.seed;
    return {};
}

core::Result<Decision> PositionPlayer::decide(const Clocks&, std::stop_token stop)
{
    core::Random random(game::mixHash(game::mixHash(m_seed, m_position.hash()), static_cast<std::uint64_t>(m_position.moveNumber())));
    return Decision{Decision::Move, choose(m_position, random, stop), {}, {}};
}

core::Result<void> PositionPlayer::play(game::Move move)
{
    m_position.play(move);
    return {};
}

} // namespace evenmatch::search
