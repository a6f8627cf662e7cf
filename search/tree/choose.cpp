#include "search/tree/choose.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace evenmatch::search {

namespace {

/// All probability on one move.
std::vector<double> certainly(std::size_t move, std::size_t count)
{
    std::vector<double> result(count);
    if (count > 0)
        result[move] = 1;
    return result;
}

void normalise(std::vector<double>& weights)
{
    double sum = 0;
    for (const double weight : weights)
        sum += weight;
    for (double& weight : weights)
        weight /= sum;
}

std::vector<double> probabilitiesOf(const MostVisited&, const SearchResult& result)
{
    const std::span<const ResultNode> moves = result.moves();
    return moves.empty() ? std::vector<double>() : certainly(static_cast<std::size_t>(result.firstChoice() - moves.data()), moves.size());
}

std::vector<double> probabilitiesOf(const StrengthIndex& index, const SearchResult& result)
{
    const std::span<const ResultNode> moves = result.moves();
    if (moves.empty() || moves.front().visits == 0 || index.z == std::numeric_limits<double>::infinity())
        return certainly(0, moves.size());
    const double most = moves.front().visits;
    const auto passes = [&](const ResultNode& move) { return move.visits > 0 && move.visits >= index.threshold * most; };
    const auto last = static_cast<std::size_t>(std::ranges::find_if_not(moves, passes) - moves.begin());
    if (index.z == -std::numeric_limits<double>::infinity())
        return certainly(last - 1, moves.size());
    // Powers of N / N_ref, where N_ref has the largest of them, so that no z overflows.
    const double reference = index.z >= 0 ? most : moves[last - 1].visits;
    std::vector<double> weights(moves.size());
    for (std::size_t i = 0; i < last; ++i)
        weights[i] = std::pow(moves[i].visits / reference, index.z);
    normalise(weights);
    return weights;
}

constexpr double kResults = 2; ///< the range of the expected result, for a winning chance of 1

std::vector<double> asLikedBy(const RankPolicy& policy, std::span<const ResultNode> moves, const nn::Evaluation& root)
{
    const bool ignoresSearch = policy.visitWeight == 0 && policy.mostLoss >= kResults;
    if (moves.empty() || (moves.front().visits == 0 && !ignoresSearch))
        return certainly(0, moves.size());
    const std::span<const float> priors = root.rankPriors.size() == root.moves.size() ? root.rankPriors : root.prior;
    double best = -std::numeric_limits<double>::infinity();
    for (const ResultNode& move : moves)
        if (move.visits > 0 && 10 * move.visits >= moves.front().visits) // a value from few visits is no reference for the others
            best = std::max(best, move.q);
    constexpr double kOut = -std::numeric_limits<double>::infinity();
    std::vector<double> liking(moves.size(), kOut);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::size_t place = root.indexOf(moves[i].move);
        const double prior = place < priors.size() ? priors[place] : 0;
        const bool isSound = moves[i].visits > 0 && moves[i].q >= best - policy.mostLoss;
        if ((isSound || ignoresSearch) && prior >= policy.leastShare && prior > 0)
            liking[i] = ignoresSearch ? std::log(prior)
                                      : std::lerp(std::log(prior), std::log(static_cast<double>(moves[i].visits)), policy.visitWeight);
    }
    const auto favourite = std::ranges::max_element(liking);
    if (*favourite == kOut)
        return certainly(0, moves.size());
    if (policy.temperature <= 0)
        return certainly(static_cast<std::size_t>(favourite - liking.begin()), moves.size());
    const double most = *favourite; // relative to it, no temperature underflows
    for (double& weight : liking)
        weight = std::exp((weight - most) / policy.temperature);
    normalise(liking);
    return liking;
}

std::vector<double> probabilitiesOf(const RankPolicy& policy, const SearchResult& result)
{
    std::vector<double> chances = asLikedBy(policy, result.moves(), result.root);
    RankPolicy careful = policy;
    careful.mostLoss = kResults * strength::RankPlay::kSeenLoss;
    if (policy.lossChance >= 1 || policy.mostLoss <= careful.mostLoss)
        return chances;
    const std::vector<double> seen = asLikedBy(careful, result.moves(), result.root);
    for (std::size_t i = 0; i < chances.size(); ++i)
        chances[i] = std::lerp(seen[i], chances[i], policy.lossChance);
    return chances;
}

} // namespace

RankPolicy RankPolicy::of(const strength::RankPlay& play)
{
    return {.mostLoss = kResults * play.largestLoss,
        .leastShare = play.leastShare,
        .temperature = play.temperature,
        .visitWeight = play.visitWeight,
        .lossChance = play.lossChance,
        .matesSeen = play.matesSeen};
}

std::vector<double> probabilities(const Chooser& chooser, const SearchResult& result)
{
    return std::visit([&](const auto& rule) { return probabilitiesOf(rule, result); }, chooser);
}

std::size_t drawIndex(std::span<const double> weights, core::Random& random)
{
    double sum = 0;
    for (const double weight : weights)
        sum += weight;
    double draw = random.uniform() * sum;
    std::size_t last = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] <= 0)
            continue;
        last = i;
        draw -= weights[i];
        if (draw < 0)
            break;
    }
    return last;
}

game::Move choose(const Chooser& chooser, const SearchResult& result, core::Random& random)
{
    const std::vector<double> chances = probabilities(chooser, result);
    if (chances.empty())
        return game::kNoMove;
    return result.moves()[drawIndex(chances, random)].move;
}

} // namespace evenmatch::search
