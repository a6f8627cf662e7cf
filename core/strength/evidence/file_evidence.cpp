#include "core/strength/evidence/file_evidence.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace evenmatch::strength {

namespace {

constexpr double kLeastProbability = 1e-9;

/// ln P of a place, interpolated between the middles of ranks; constant beyond the last middle.
double logAt(std::span<const double> ranks, double place)
{
    const double within = std::clamp(place, 0.0, static_cast<double>(ranks.size() - 1));
    const auto stronger = static_cast<std::size_t>(within);
    const std::size_t weaker = std::min(stronger + 1, ranks.size() - 1);
    const auto log = [&](std::size_t rank) { return std::log(std::max(kLeastProbability, ranks[rank])); };
    return std::lerp(log(stronger), log(weaker), within - static_cast<double>(stronger));
}

double logOfResults(double rating, std::span<const RatedGame> games, const FileModel& model)
{
    double sum = 0;
    for (const RatedGame& game : games) {
        if (std::isnan(game.score))
            continue;
        const double lead = model.elo.between(rating + game.advantage, game.opponent);
        const double expected = std::clamp(expectedScore(model.slope * lead), kLeastProbability, 1 - kLeastProbability);
        sum += game.score * std::log(expected) + (1 - game.score) * std::log(1 - expected);
    }
    return sum;
}

/// The opponents, each counted once: their number, mean rating, and sum of squares around it.
struct Opponents {
    double count = 0;
    double mean = 0;
    double squares = 0;
};

Opponents opponentsOf(std::span<const RatedGame> games)
{
    std::map<std::string, std::pair<double, double>> byName;
    for (std::size_t i = 0; i < games.size(); ++i) {
        auto& [sum, count] = byName[games[i].name.empty() ? '\n' + std::to_string(i) : games[i].name];
        sum += games[i].opponent;
        count += 1;
    }
    Opponents all;
    for (const auto& [name, one] : byName) {
        const double rating = one.first / one.second;
        const double off = rating - all.mean;
        all.count += 1;
        all.mean += off / all.count;
        all.squares += off * (rating - all.mean);
    }
    return all;
}

/// The logarithm of the density of such opponents of a player, up to a constant.
double logOfMatching(double rating, const Opponents& all, const FileModel::Matching& matching)
{
    const double game = matching.game * matching.game;
    const double mean = matching.offset * matching.offset + game / all.count;
    const double off = all.mean - rating;
    return -(off * off / mean + std::log(mean) + all.squares / game + (all.count - 1) * std::log(game)) / 2;
}

double logOfOpponents(double rating, const Opponents& all, const FileModel& model)
{
    const double closely = std::log(model.shareClosely) + logOfMatching(rating, all, model.closely);
    const double openly = std::log(1 - model.shareClosely) + logOfMatching(rating, all, model.openly);
    const double more = std::max(closely, openly);
    return more + std::log(std::exp(closely - more) + std::exp(openly - more));
}

} // namespace

PlaceDistribution withFiles(std::span<const double> moves, const RankLine& line, std::span<const RatedGame> games, const FileModel& model)
{
    const Opponents opponents = opponentsOf(games);
    std::vector<double> scores;
    for (const double place : PlaceDistribution::placesOf(line.ranks())) {
        const double rating = line.ratingAt(place);
        scores.push_back(model.moves * logAt(moves, place) + model.results * logOfResults(rating, games, model)
            + (games.empty() ? 0 : model.opponents * logOfOpponents(rating, opponents, model)));
    }
    return PlaceDistribution::fromScores(std::move(scores), line.ranks());
}

std::optional<FileAnswer> fileAnswer(
    const RankEstimate& moves, const RankLine& line, std::span<const RatedGame> games, const FileModel& model)
{
    if (!moves.isEnough() || games.empty())
        return std::nullopt;
    const PlaceDistribution distribution = withFiles(moves.probabilities, line, games, model);
    FileAnswer answer{.estimate = moves, .exact = exactRank(distribution, line), .rated = games.size()};
    answer.results = static_cast<std::size_t>(std::ranges::count_if(games, [](const RatedGame& game) { return !std::isnan(game.score); }));
    answer.estimate.probabilities = distribution.byRank();
    answer.estimate.median = medianOf(answer.estimate.probabilities);
    answer.estimate.interval = intervalOf(answer.estimate.probabilities, kIntervalShare);
    answer.estimate.moreGamesForOneRank = answer.estimate.isNarrow() ? std::optional(0) : std::nullopt;
    answer.estimate.mixture.reset();
    return answer;
}

} // namespace evenmatch::strength
