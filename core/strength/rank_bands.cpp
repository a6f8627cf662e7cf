#include "core/strength/rank_bands.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

constexpr double kHalfOfAll = 0.6745; ///< the middle half of a normal distribution, in σ
constexpr double kOneBand = 0.02;     ///< of the profile's whole width: means nearer than that are one band

const RankCurve& curveOf(const RankEntry& entry, Measure measure)
{
    return measure == Measure::Beta ? entry.beta : entry.quality;
}

double bandAt(const RankCurve& curve, std::size_t ply)
{
    return curve.bandByMove.empty() ? 0 : curve.bandByMove[std::min(ply, curve.bandByMove.size() - 1)];
}

/// The largest distance of two curves over a game.
double distance(const RankCurve& a, const RankCurve& b, std::size_t plies)
{
    double most = 0;
    for (std::size_t ply = 0; ply <= plies; ++ply)
        most = std::max(most, std::abs(a.at(static_cast<int>(ply)) - b.at(static_cast<int>(ply))));
    return most;
}

} // namespace

std::vector<RankBand> rankBands(const RankProfile& profile, Measure measure, std::size_t plies, int window)
{
    std::vector<RankBand> bands;
    if (profile.ranks.empty())
        return bands;
    const double width = distance(curveOf(profile.ranks.front(), measure), curveOf(profile.ranks.back(), measure), plies);
    for (std::size_t rank = 0; rank < profile.ranks.size(); ++rank) {
        const RankCurve& curve = curveOf(profile.ranks[rank], measure);
        if (!bands.empty() && distance(curveOf(profile.ranks[bands.back().strongest], measure), curve, plies) <= kOneBand * width) {
            bands.back().weakest = rank;
            continue;
        }
        RankBand band{.strongest = rank, .weakest = rank, .mean = {}, .low = {}, .high = {}};
        for (std::size_t ply = 0; ply <= plies; ++ply) {
            const double mean = curve.at(static_cast<int>(ply));
            const double move = bandAt(curve, ply);
            const double sigma = std::sqrt(curve.spread * curve.spread + move * move / std::max(1, window));
            band.mean.push_back(mean);
            band.low.push_back(mean - kHalfOfAll * sigma);
            band.high.push_back(mean + kHalfOfAll * sigma);
        }
        bands.push_back(std::move(band));
    }
    return bands;
}

} // namespace evenmatch::strength
