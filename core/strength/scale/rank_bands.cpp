#include "core/strength/scale/rank_bands.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

constexpr double kHalfOfAll = 0.6745; ///< the middle half of a normal distribution, in σ
constexpr double kOneBand = 0.02; ///< of the profile's whole width: means nearer than that share one band
constexpr std::size_t kMostBands = 8; ///< that remain distinguishable in one plot

const RankCurve& curveOf(const RankEntry& entry, Measure measure) { return measure == Measure::Beta ? entry.beta : entry.quality; }

double bandAt(const RankCurve& curve, std::size_t ply)
{
    return curve.bandByMove.empty() ? 0 : curve.bandByMove[std::min(ply, curve.bandByMove.size() - 1)];
}

/// The largest distance between two curves over a game.
double distance(const RankCurve& a, const RankCurve& b, std::size_t plies)
{
    double most = 0;
    for (std::size_t ply = 0; ply <= plies; ++ply)
        most = std::max(most, std::abs(a.at(static_cast<int>(ply)) - b.at(static_cast<int>(ply))));
    return most;
}

/// The ranks that begin a band, if curves nearer than `least` share one.
std::vector<std::size_t> firstsOf(const RankProfile& profile, Measure measure, std::size_t plies, double least)
{
    std::vector<std::size_t> firsts;
    for (std::size_t rank = 0; rank < profile.ranks.size(); ++rank)
        if (firsts.empty()
            || distance(curveOf(profile.ranks[firsts.back()], measure), curveOf(profile.ranks[rank], measure), plies) > least)
            firsts.push_back(rank);
    return firsts;
}

} // namespace

std::vector<RankBand> rankBands(const RankProfile& profile, Measure measure, std::size_t plies, int window)
{
    std::vector<RankBand> bands;
    if (profile.ranks.empty())
        return bands;
    double least = kOneBand * distance(curveOf(profile.ranks.front(), measure), curveOf(profile.ranks.back(), measure), plies);
    std::vector<std::size_t> firsts = firstsOf(profile, measure, plies, least);
    while (firsts.size() > kMostBands && least > 0)
        firsts = firstsOf(profile, measure, plies, least *= 1.25);
    for (std::size_t i = 0; i < firsts.size(); ++i) {
        const RankCurve& curve = curveOf(profile.ranks[firsts[i]], measure);
        RankBand band{.strongest = firsts[i],
            .weakest = (i + 1 < firsts.size() ? firsts[i + 1] : profile.ranks.size()) - 1,
            .mean = {},
            .low = {},
            .high = {}};
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
