#include "core/strength/estimate/rank_accuracy.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace evenmatch::strength {

namespace {

using Indices = std::vector<std::uint32_t>;

/// The sides of one rank, by player; an anonymous side is its own player.
struct RankPool {
    std::vector<Indices> players;
    std::size_t sides = 0;
};

std::vector<RankPool> poolsOf(std::span<const ScoredSide> sides, std::size_t ranks)
{
    std::vector<RankPool> pools(ranks);
    std::vector<std::map<std::string, std::size_t>> known(ranks);
    for (std::uint32_t i = 0; i < sides.size(); ++i) {
        const auto rank = static_cast<std::size_t>(sides[i].labels.rank);
        RankPool& pool = pools[rank];
        const std::string& player = sides[i].labels.player;
        const auto [found, isNew]
            = player.empty() ? std::pair(known[rank].end(), true) : known[rank].try_emplace(player, pool.players.size());
        if (isNew)
            pool.players.emplace_back();
        (player.empty() ? pool.players.back() : pool.players[found->second]).push_back(i);
        ++pool.sides;
    }
    return pools;
}

struct Draw {
    std::size_t rank = 0;
    Indices sides;
};

std::uint32_t pick(core::Random& random, std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); }

/// n different indices out of `from`.
Indices pickDifferent(Indices from, std::size_t n, core::Random& random)
{
    for (std::size_t i = 0; i < n; ++i)
        std::swap(from[i], from[i + pick(random, from.size() - i)]);
    from.resize(n);
    return from;
}

std::vector<Draw> drawGames(const std::vector<RankPool>& pools, int games, Sampling sampling, int draws, core::Random& random)
{
    const auto n = static_cast<std::size_t>(games);
    std::vector<Draw> result;
    for (std::size_t r = 0; r < pools.size(); ++r) {
        std::vector<const Indices*> players;
        Indices all;
        for (const Indices& player : pools[r].players) {
            if (player.size() >= n)
                players.push_back(&player);
            all.insert(all.end(), player.begin(), player.end());
        }
        if (sampling == Sampling::Player ? players.empty() : all.empty())
            continue;
        for (int i = 0; i < draws; ++i) {
            Draw draw{r, {}};
            if (sampling == Sampling::Player) {
                draw.sides = pickDifferent(*players[pick(random, players.size())], n, random);
            } else {
                for (std::size_t game = 0; game < n; ++game)
                    draw.sides.push_back(all[pick(random, all.size())]);
            }
            result.push_back(std::move(draw));
        }
    }
    return result;
}

/// The same number of players per rank, drawn with replacement.
std::vector<RankPool> resample(const std::vector<RankPool>& pools, core::Random& random)
{
    std::vector<RankPool> result(pools.size());
    for (std::size_t r = 0; r < pools.size(); ++r)
        for (std::size_t i = 0; i < pools[r].players.size(); ++i)
            result[r].players.push_back(pools[r].players[pick(random, pools[r].players.size())]);
    return result;
}

/// The sums of all sides for one method.
struct Summaries {
    const Estimator* method;
    std::vector<double> sums;

    Summaries(const Estimator& estimator, std::span<const ScoredSide> sides) : method(&estimator), sums(sides.size() * estimator.width())
    {
        for (std::size_t i = 0; i < sides.size(); ++i)
            estimator.summarise(sides[i], std::span(sums).subspan(i * estimator.width(), estimator.width()));
    }

    void estimate(const Draw& draw, std::vector<double>& total, std::span<double> probabilities) const
    {
        const std::size_t width = method->width();
        total.assign(width, 0);
        for (const std::uint32_t side : draw.sides)
            for (std::size_t i = 0; i < width; ++i)
                total[i] += sums[side * width + i];
        method->probabilities(total, draw.sides.size(), probabilities);
    }
};

/// Sums over the draws of a rank.
struct RankScore {
    int draws = 0;
    double hits = 0;
    double near = 0;

    double accuracy() const { return hits / std::max(1, draws); }
    double accuracyPm1() const { return near / std::max(1, draws); }
};

struct Score {
    double accuracy = 0;
    double accuracyPm1 = 0;
    std::vector<RankScore> byRank;
    double logLoss = 0;
    double error = 0; ///< of the expected rating
    Confusion confusion;
};

/// Ties count as fractions: a method that cannot distinguish k ranks is correct once in k samples.
Score scoreOf(const Summaries& summaries, std::span<const Draw> draws, std::span<const double> middles)
{
    const std::size_t ranks = summaries.method->ranks();
    Score score{.byRank = std::vector<RankScore>(ranks), .confusion = Confusion(ranks, std::vector<int>(ranks))};
    std::vector<double> total;
    std::vector<double> probabilities(ranks);
    for (const Draw& draw : draws) {
        summaries.estimate(draw, total, probabilities);
        const double most = *std::ranges::max_element(probabilities);
        double ties = 0;
        double hit = 0;
        double near = 0;
        std::size_t chosen = ranks;
        for (std::size_t r = 0; r < ranks; ++r) {
            if (probabilities[r] < most * (1 - 1e-12))
                continue;
            chosen = std::min(chosen, r);
            ties += 1;
            hit += r == draw.rank ? 1 : 0;
            near += r + 1 >= draw.rank && r <= draw.rank + 1 ? 1 : 0;
        }
        score.accuracy += hit / ties;
        score.accuracyPm1 += near / ties;
        RankScore& ofRank = score.byRank[draw.rank];
        ++ofRank.draws;
        ofRank.hits += hit / ties;
        ofRank.near += near / ties;
        score.logLoss -= std::log(std::max(1e-12, probabilities[draw.rank]));
        ++score.confusion[draw.rank][chosen];
        if (!middles.empty())
            score.error += std::abs(std::inner_product(probabilities.begin(), probabilities.end(), middles.begin(), -middles[draw.rank]));
    }
    const double count = std::max<double>(1, static_cast<double>(draws.size()));
    score.accuracy /= count;
    score.accuracyPm1 /= count;
    score.logLoss /= count;
    score.error /= count;
    return score;
}

struct Replicates {
    std::vector<double> accuracy;
    std::vector<double> accuracyPm1;
    std::vector<std::vector<RankScore>> byRank; ///< one per replicate

    RankShare shareOf(std::size_t rank, const RankScore& score) const
    {
        std::vector<double> right;
        std::vector<double> close;
        for (const auto& replicate : byRank) {
            right.push_back(replicate[rank].accuracy());
            close.push_back(replicate[rank].accuracyPm1());
        }
        return {rank, score.draws, score.accuracy(), score.accuracyPm1(), middle(std::move(right)), middle(std::move(close))};
    }
};

void measureOne(std::span<const Summaries> methods, const std::vector<RankPool>& pools, int games, const ProtocolOptions& options,
    std::vector<std::vector<AccuracyRow>>& rows)
{
    // The same seed for every number of games, so that a sample does not depend on the other requested numbers.
    core::Random random(options.seed);
    const std::vector<Draw> draws = drawGames(pools, games, options.sampling, options.draws, random);
    if (draws.empty())
        return;
    std::vector<Replicates> replicates(methods.size());
    for (int i = 0; i < options.replicates; ++i) {
        const std::vector<Draw> again = drawGames(resample(pools, random), games, options.sampling, options.replicateDraws, random);
        for (std::size_t m = 0; m < methods.size() && !again.empty(); ++m) {
            Score score = scoreOf(methods[m], again, options.middles);
            replicates[m].accuracy.push_back(score.accuracy);
            replicates[m].accuracyPm1.push_back(score.accuracyPm1);
            replicates[m].byRank.push_back(std::move(score.byRank));
        }
    }
    for (std::size_t m = 0; m < methods.size(); ++m) {
        Score score = scoreOf(methods[m], draws, options.middles);
        AccuracyRow row{.method = methods[m].method->name(),
            .baseline = methods[m].method->isBaseline(),
            .games = games,
            .sampling = options.sampling,
            .accuracy = score.accuracy,
            .accuracyPm1 = score.accuracyPm1,
            .interval = middle(replicates[m].accuracy),
            .intervalPm1 = middle(replicates[m].accuracyPm1),
            .logLoss = score.logLoss,
            .draws = static_cast<int>(draws.size()),
            .confusion = std::move(score.confusion)};
        if (!options.middles.empty())
            row.meanError = score.error;
        for (const RankPool& pool : pools)
            row.sides += pool.sides;
        row.ranks = row.draws / options.draws;
        for (std::size_t rank = 0; rank < score.byRank.size(); ++rank)
            if (score.byRank[rank].draws > 0)
                row.byRank.push_back(replicates[m].shareOf(rank, score.byRank[rank]));
        rows[m].push_back(std::move(row));
    }
}

} // namespace

std::vector<AccuracyRow> measureAccuracy(
    std::span<const Estimator* const> methods, std::span<const ScoredSide> sides, const ProtocolOptions& options)
{
    if (methods.empty())
        return {};
    std::vector<RankPool> pools = poolsOf(sides, methods.front()->ranks());
    for (RankPool& pool : pools)
        if (pool.sides < options.fewestSides)
            pool = {};
    std::vector<Summaries> summaries;
    for (const Estimator* method : methods)
        summaries.emplace_back(*method, sides);
    std::vector<std::vector<AccuracyRow>> byMethod(methods.size());
    for (const int games : options.games)
        measureOne(summaries, pools, games, options, byMethod);
    std::vector<AccuracyRow> rows;
    for (auto& some : byMethod)
        std::ranges::move(some, std::back_inserter(rows));
    return rows;
}

} // namespace evenmatch::strength
