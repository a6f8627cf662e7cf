#include "search/tree/puct.h"

#include <cassert>
#include <cmath>

namespace evenmatch::search {

double Puct::factor(double visits) const { return init + std::log((1 + visits + base) / base); }

StrengthPuct StrengthPuct::atRank(const strength::RankProfile& profile, double rank, Measure measure)
{
    assert(!profile.ranks.empty());
    const auto curve = [&](std::size_t i) -> const strength::RankCurve& {
        return measure == Measure::Beta ? profile.ranks[i].beta : profile.ranks[i].quality;
    };
    const double place = std::clamp(rank, 0.0, static_cast<double>(profile.ranks.size() - 1));
    const auto stronger = static_cast<std::size_t>(place);
    const std::size_t weaker = std::min(stronger + 1, profile.ranks.size() - 1);
    const double part = place - static_cast<double>(stronger);
    const std::size_t length = std::max({curve(stronger).byMove.size(), curve(weaker).byMove.size(), std::size_t{1}});

    StrengthPuct result;
    result.measure = measure;
    for (int move = 0; move < static_cast<int>(length); ++move)
        result.targets.push_back((1 - part) * curve(stronger).at(move) + part * curve(weaker).at(move));
    return result;
}

StrengthPuct StrengthPuct::atNode(double rank)
{
    StrengthPuct result;
    result.targets = {0};
    result.measure = Measure::Relative;
    result.unvisited = UnvisitedDelta::FromMap;
    result.pairs = PairsCounted::Mover;
    result.rank = rank;
    return result;
}

StrengthPuct StrengthPuct::byPolicies(double place, std::size_t ranks)
{
    assert(ranks > 0);
    const double strongest = static_cast<double>(ranks - 1);
    StrengthPuct result;
    result.targets = {strongest - std::clamp(place, 0.0, strongest)};
    result.measure = Measure::ExpectedRank;
    return result;
}

double StrengthPuct::target(int moveNumber) const
{
    assert(!targets.empty());
    return targets[static_cast<std::size_t>(std::clamp(moveNumber, 0, static_cast<int>(targets.size()) - 1))];
}

void DeltaRange::add(double delta)
{
    if (empty())
        m_least = m_largest = delta;
    m_least = std::min(m_least, delta);
    m_largest = std::max(m_largest, delta);
    const double scale = 1 / (m_largest - m_least);
    m_scale = std::isfinite(scale) ? scale : 0;
}

} // namespace evenmatch::search
