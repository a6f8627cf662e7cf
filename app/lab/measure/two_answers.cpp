#include "app/lab/measure/two_answers.h"

#include "core/random.h"
#include "core/strength/maths/intervals.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <span>

namespace evenmatch::search {

using strength::PlaceDistribution;
using strength::RankLine;
using strength::RatedGame;
using strength::ScoredSide;

namespace {

constexpr int kReplicates = 400;

RatedGame ratedGame(const strength::SideLabels& labels, game::Side side, const strength::FileModel& model)
{
    return {.opponent = labels.opponentRating,
        .advantage = side == game::Side::First ? model.firstMove : -model.firstMove,
        .score = (labels.result + 1) / 2,
        .name = {}};
}

/// One estimate's result for a sample.
struct Told {
    std::vector<double> ranks;
    strength::ExactRank exact;
};

/// The errors of one estimate for one sample.
struct Mark {
    double weight = 0;
    bool right = false;
    bool near = false;
    bool held = false;
    double error = 0; ///< estimate − truth
    double width = 0;
    double logLoss = 0;
    std::size_t rank = 0;
};

Mark markOf(const Told& told, const PlayerSample& sample, const RankLine& line)
{
    const double place = std::clamp(std::floor(line.placeOf(sample.rating) + 0.5), 0.0, static_cast<double>(line.ranks() - 1));
    Mark mark{.weight = sample.weight, .rank = static_cast<std::size_t>(place)};
    const auto median = strength::medianOf(told.ranks);
    mark.right = median == mark.rank;
    mark.near = median + 1 >= mark.rank && median <= mark.rank + 1;
    mark.held = told.exact.weakest <= sample.rating && sample.rating <= told.exact.strongest;
    mark.error = told.exact.middle - sample.rating;
    mark.width = told.exact.strongest - told.exact.weakest;
    mark.logLoss = -std::log(std::max(1e-9, told.ranks[mark.rank]));
    return mark;
}

using Marks = std::map<std::string, std::vector<Mark>>; ///< by player

double meanOver(const std::vector<const std::vector<Mark>*>& players, const std::function<double(const Mark&)>& number)
{
    double sum = 0;
    double weight = 0;
    for (const auto* marks : players)
        for (const Mark& mark : *marks) {
            sum += mark.weight * number(mark);
            weight += mark.weight;
        }
    return weight > 0 ? sum / weight : std::numeric_limits<double>::quiet_NaN();
}

AnswerRow rowOf(const std::string& answer, int games, const Marks& marks, std::size_t ranks, std::uint64_t seed)
{
    std::vector<const std::vector<Mark>*> players;
    for (const auto& [name, own] : marks)
        players.push_back(&own);
    AnswerRow row{.answer = answer, .games = games, .players = static_cast<int>(players.size())};
    const auto absolute = [](const Mark& mark) { return std::abs(mark.error); };
    const auto held = [](const Mark& mark) { return mark.held ? 1.0 : 0.0; };
    row.right = meanOver(players, [](const Mark& mark) { return mark.right ? 1.0 : 0.0; });
    row.withinOne = meanOver(players, [](const Mark& mark) { return mark.near ? 1.0 : 0.0; });
    row.error = meanOver(players, absolute);
    row.held = meanOver(players, held);
    row.width = meanOver(players, [](const Mark& mark) { return mark.width; });
    row.logLoss = meanOver(players, [](const Mark& mark) { return mark.logLoss; });
    core::Random random(seed);
    std::vector<double> errors;
    std::vector<double> shares;
    auto drawn = players;
    for (int i = 0; i < kReplicates; ++i) {
        for (auto& one : drawn)
            one = players[random.below(static_cast<std::uint32_t>(players.size()))];
        errors.push_back(meanOver(drawn, absolute));
        shares.push_back(meanOver(drawn, held));
    }
    const strength::Interval error = strength::middle(std::move(errors));
    const strength::Interval share = strength::middle(std::move(shares));
    row.errorLow = error.low;
    row.errorHigh = error.high;
    row.heldLow = share.low;
    row.heldHigh = share.high;
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        double sum = 0;
        double weight = 0;
        int count = 0;
        for (const auto* own : players) {
            bool isOne = false;
            for (const Mark& mark : *own)
                if (mark.rank == rank) {
                    sum += mark.weight * mark.error;
                    weight += mark.weight;
                    isOne = true;
                }
            count += isOne ? 1 : 0;
        }
        row.signedByRank.push_back(sum / weight);
        row.playersByRank.push_back(count);
    }
    return row;
}

} // namespace

std::vector<PlayerSample> samplePlayers(const nn::AnalysedFolder& folder, const nn::PlayerEstimators& estimators,
    const strength::FileModel& model, const SampleOptions& options)
{
    std::map<std::string, std::vector<std::size_t>> players;
    for (std::size_t i = 0; i < folder.sides.size(); ++i)
        if (const ScoredSide& side = folder.sides[i];
            !side.labels.player.empty() && side.numbers.moves.size() >= strength::kFewestMoves / 2)
            players[side.labels.player].push_back(i);
    core::Random random(options.seed);
    std::vector<PlayerSample> samples;
    for (auto& [name, sides] : players)
        for (const int n : options.games) {
            const auto count = static_cast<std::size_t>(n);
            if (sides.size() < count)
                continue;
            const int draws = sides.size() == count ? 1 : options.draws;
            const std::size_t before = samples.size();
            for (int draw = 0; draw < draws; ++draw) {
                PlayerSample sample{.player = name, .source = folder.sides[sides.front()].labels.source, .games = n};
                std::vector<ScoredSide> some;
                for (std::size_t i = 0; i < count; ++i) {
                    std::swap(sides[i], sides[i + random.below(static_cast<std::uint32_t>(sides.size() - i))]);
                    some.push_back(folder.sides[sides[i]]);
                    const strength::SideLabels& labels = some.back().labels;
                    sample.rating += labels.rating / n;
                    if (labels.opponentRank >= 0)
                        sample.rated.push_back(ratedGame(labels, folder.colours[sides[i]], model));
                }
                sample.raw = strength::estimate(estimators.whole->estimator(), some);
                sample.rawReacting = strength::estimate(estimators.reacting->estimator(), some);
                sample.moves = estimators.whole->estimate(some);
                sample.reacting = estimators.reacting->estimate(some);
                if (sample.moves.isEnough() && sample.reacting.isEnough())
                    samples.push_back(std::move(sample));
            }
            for (PlayerSample& sample : std::span(samples).subspan(before)) // draws with too few moves are missing
                sample.weight = 1.0 / static_cast<double>(samples.size() - before);
        }
    return samples;
}

std::vector<AnswerRow> measureAnswers(
    std::span<const PlayerSample> samples, const strength::RankScale& scale, const strength::FileModel& model, std::uint64_t seed)
{
    const auto line = RankLine::of(scale);
    if (!line)
        return {};
    const auto told = [&](const PlaceDistribution& distribution) {
        return Told{distribution.byRank(), strength::exactRank(distribution, *line)};
    };
    std::map<std::string, std::map<int, Marks>> marks;
    for (const PlayerSample& sample : samples) {
        const auto mark = [&](const std::string& answer, const PlaceDistribution& distribution) {
            marks[answer][sample.games][sample.player].push_back(markOf(told(distribution), sample, *line));
        };
        mark("1 moves", PlaceDistribution::within(sample.moves.probabilities));
        mark("2 reacting", PlaceDistribution::within(sample.reacting.probabilities));
        mark("3 everything", strength::withFiles(sample.reacting.probabilities, *line, sample.rated, model));
    }
    std::vector<AnswerRow> rows;
    for (const auto& [answer, byGames] : marks)
        for (const auto& [games, own] : byGames)
            rows.push_back(rowOf(answer.substr(2), games, own, scale.size(), seed));
    return rows;
}

} // namespace evenmatch::search
