#include "search/judge/closer_look.h"

#include "nn/review/move_costs.h"

#include <cmath>
#include <limits>
#include <vector>

namespace evenmatch::search {

CloserLook::CloserLook(const nn::PlayedGame& game, std::span<const nn::JudgedPly> plies, double mark, std::span<const double> forced)
    : m_game(game), m_plies(plies), m_mark(mark), m_forced(forced), m_tempo(tempo())
{
}

double CloserLook::lossAt(std::size_t ply) const
{
    if (ply >= m_game.moves.size() || !m_plies[ply].isKnown())
        return 0;
    const nn::JudgedMove* own = m_plies[ply].find(m_game.moves[ply]);
    return own ? nn::fadedChance(m_plies[ply].moves.front().value) - nn::fadedChance(own->value) : 0;
}

double CloserLook::fallAt(std::size_t ply) const
{
    double most = 0;
    if (const double fall = fallTo(ply, ply + 1) - m_tempo; fall > most)
        most = fall;
    if (const double fall = fallTo(ply, ply + 2); fall > most)
        most = fall;
    return most;
}

double CloserLook::standingAt(std::size_t ply, game::Side side) const
{
    if (ply >= m_plies.size() || !m_plies[ply].isKnown())
        return std::numeric_limits<double>::quiet_NaN();
    const double value = double{m_plies[ply].moves.front().value};
    return nn::fadedChance(m_game.sideOf(ply) == side ? value : -value);
}

double CloserLook::fallTo(std::size_t ply, std::size_t later) const
{
    const game::Side side = m_game.sideOf(ply);
    return standingAt(ply, side) - standingAt(later, side);
}

double CloserLook::tempo() const
{
    constexpr std::size_t kFewest = 8; ///< for a meaningful median
    std::vector<double> falls;
    for (std::size_t ply = 0; ply < m_game.moves.size(); ++ply)
        if (const double fall = fallTo(ply, ply + 1); !std::isnan(fall))
            falls.push_back(fall);
    if (falls.size() < kFewest)
        return 0;
    const auto middle = falls.begin() + static_cast<std::ptrdiff_t>(falls.size() / 2);
    std::ranges::nth_element(falls, middle);
    return *middle;
}

} // namespace evenmatch::search
