#include "core/strength/fit/profile_builder.h"

#include "core/strength/maths/isotonic.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

using Curve = std::vector<double>;

/// Sums at every move number.
struct Bins {
    Curve count;
    Curve sum;
    Curve squares;

    explicit Bins(std::size_t size) : count(size), sum(size), squares(size) { }

    void add(std::size_t d, double x)
    {
        d = std::min(d, count.size() - 1);
        count[d] += 1;
        sum[d] += x;
        squares[d] += x * x;
    }
};

/// Σ_k w(k − d) y_k with a normal kernel of that width, for every d.
Curve spreadOut(const Curve& y, double width)
{
    const auto reach = static_cast<std::ptrdiff_t>(std::ceil(3 * width));
    Curve kernel;
    for (std::ptrdiff_t k = 0; k <= reach; ++k)
        kernel.push_back(std::exp(-0.5 * std::pow(static_cast<double>(k) / width, 2)));
    const auto size = static_cast<std::ptrdiff_t>(y.size());
    Curve result(y.size());
    for (std::ptrdiff_t d = 0; d < size; ++d)
        for (std::ptrdiff_t k = std::max<std::ptrdiff_t>(0, d - reach); k <= std::min(size - 1, d + reach); ++k)
            result[static_cast<std::size_t>(d)] += kernel[static_cast<std::size_t>(std::abs(k - d))] * y[static_cast<std::size_t>(k)];
    return result;
}

Curve divide(const Curve& a, const Curve& b)
{
    Curve result(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        result[i] = b[i] > 0 ? a[i] / b[i] : 0;
    return result;
}

/// One measure of all ranks before smoothing.
struct Measured {
    std::vector<Bins> bins; ///< one per rank
    std::vector<std::vector<double>> sides; ///< per rank: means of its sides
};

Measured measure(std::span<const ScoredSide> candidates, std::size_t ranks, std::size_t length, bool quality)
{
    Measured result{std::vector<Bins>(ranks, Bins(length)), std::vector<std::vector<double>>(ranks)};
    for (const ScoredSide& side : candidates) {
        const auto rank = static_cast<std::size_t>(side.labels.rank);
        double sum = 0;
        for (const MoveNumbers& move : side.numbers.moves) {
            const double x = quality ? double{move.quality} : move.beta();
            result.bins[rank].add(move.moveNumber, x);
            sum += x;
        }
        if (!side.numbers.moves.empty())
            result.sides[rank].push_back(sum / static_cast<double>(side.numbers.moves.size()));
    }
    return result;
}

double total(const Curve& curve)
{
    double sum = 0;
    for (const double y : curve)
        sum += y;
    return sum;
}

double deviation(std::span<const double> values)
{
    if (values.size() < 2)
        return 0;
    double mean = 0;
    for (const double value : values)
        mean += value / static_cast<double>(values.size());
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

/// c(d): the mean of the ranks' own means, so that ranks with many games do not dominate it.
Curve commonCurve(const std::vector<Bins>& bins, double width)
{
    const std::size_t length = bins.front().count.size();
    Curve sum(length);
    Curve weight(length);
    for (const Bins& rank : bins) {
        const double n = total(rank.count);
        if (n == 0)
            continue;
        for (std::size_t d = 0; d < length; ++d) {
            sum[d] += rank.sum[d] / n;
            weight[d] += rank.count[d] / n;
        }
    }
    return divide(spreadOut(sum, width), spreadOut(weight, width));
}

std::vector<RankCurve> curvesOf(const Measured& measured, const ProfileOptions& options)
{
    const std::size_t ranks = measured.bins.size();
    const std::size_t length = measured.bins.front().count.size();
    const Curve common = commonCurve(measured.bins, options.commonWidth);
    std::vector<RankCurve> curves(ranks);
    std::vector<Curve> weights(ranks);
    std::vector<double> means(ranks);
    std::vector<double> moves(ranks);
    for (std::size_t r = 0; r < ranks; ++r) {
        const Bins& bins = measured.bins[r];
        Curve difference(length);
        for (std::size_t d = 0; d < length; ++d)
            difference[d] = bins.sum[d] - bins.count[d] * common[d];
        weights[r] = spreadOut(bins.count, options.rankWidth);
        const Curve apart = divide(spreadOut(difference, options.rankWidth), weights[r]);
        const Curve mean = divide(spreadOut(bins.sum, options.rankWidth), weights[r]);
        const Curve square = divide(spreadOut(bins.squares, options.rankWidth), weights[r]);
        for (std::size_t d = 0; d < length; ++d) {
            curves[r].byMove.push_back(common[d] + apart[d]);
            curves[r].bandByMove.push_back(std::sqrt(std::max(0.0, square[d] - mean[d] * mean[d])));
        }
        moves[r] = total(bins.count);
        means[r] = moves[r] > 0 ? total(bins.sum) / moves[r] : 0;
        curves[r].spread = deviation(measured.sides[r]);
    }
    const std::vector<double> ordered = neverRising(means, moves);
    std::vector<double> at(ranks);
    std::vector<double> seen(ranks);
    for (std::size_t r = 0; r < ranks; ++r)
        curves[r].mean = options.raw ? means[r] : ordered[r];
    if (options.raw) {
        for (std::size_t r = 0; r < ranks; ++r)
            for (std::size_t d = 0; d < length; ++d) {
                const Bins& bins = measured.bins[r];
                curves[r].byMove[d] = bins.count[d] > 0 ? bins.sum[d] / bins.count[d] : means[r];
            }
        return curves;
    }
    for (std::size_t d = 0; d < length; ++d) {
        for (std::size_t r = 0; r < ranks; ++r) {
            at[r] = curves[r].byMove[d];
            seen[r] = weights[r][d] > 1e-6 ? weights[r][d] : 0;
        }
        const std::vector<double> inOrder = neverRising(at, seen);
        for (std::size_t r = 0; r < ranks; ++r)
            curves[r].byMove[d] = inOrder[r];
    }
    return curves;
}

/// Move numbers that enough sides reach.
std::size_t lengthOf(std::span<const ScoredSide> candidates, const ProfileOptions& options)
{
    std::vector<std::size_t> lengths;
    for (const ScoredSide& side : candidates)
        if (!side.numbers.moves.empty())
            lengths.push_back(std::size_t{side.numbers.moves.back().moveNumber} + 1);
    if (lengths.empty())
        return 1;
    std::ranges::sort(lengths, std::greater());
    const auto enough = std::min(lengths.size() - 1, static_cast<std::size_t>(options.fewestSides));
    return std::clamp<std::size_t>(lengths[enough], 1, options.mostMoves);
}

} // namespace

RankProfile buildProfile(const RankScale& scale, std::span<const ScoredSide> candidates, const ProfileOptions& options)
{
    RankProfile profile{scale, std::vector<RankEntry>(scale.size()), {}};
    if (scale.empty())
        return profile;
    const std::size_t length = lengthOf(candidates, options);
    const auto beta = curvesOf(measure(candidates, scale.size(), length, false), options);
    const auto quality = curvesOf(measure(candidates, scale.size(), length, true), options);
    for (std::size_t r = 0; r < scale.size(); ++r) {
        profile.ranks[r].beta = beta[r];
        profile.ranks[r].quality = quality[r];
    }
    for (const ScoredSide& side : candidates) {
        RankEntry& entry = profile.ranks[static_cast<std::size_t>(side.labels.rank)];
        ++entry.games;
        entry.moves += side.numbers.moves.size();
    }
    return profile;
}

} // namespace evenmatch::strength
