#include "core/strength/fit/own_scale.h"

#include "core/strength/fit/profile_builder.h"
#include "core/strength/maths/isotonic.h"
#include "core/strength/scale/verified_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace evenmatch::strength {

namespace {

constexpr std::size_t kFolds = 10;
constexpr std::array kGamesTried = {1, 2, 3, 5, 8, 10};
/// For a scale with too few players to measure it: the measured likeness of one player's games on other scales.
constexpr double kUsualLikeness = 0.2;
constexpr int kFewestCalibratedGames = 3; ///< single games do not show how similar the games of one player are

enum class OwnMeasure : std::uint8_t { Policies, Quality };

double statisticOf(const SideNumbers& side, std::size_t move, OwnMeasure measure)
{
    if (measure == OwnMeasure::Quality)
        return side.moves[move].quality;
    const auto logs = side.rankLogPriorsOf(move);
    const double last = static_cast<double>(logs.size()) - 1;
    double sum = 0;
    for (std::size_t r = 0; r < logs.size(); ++r)
        sum += (last > 0 ? 1 - 2 * static_cast<double>(r) / last : 0) * logs[r];
    return sum;
}

/// P(r) ∝ exp(−(x̄ − mean_r)² / 2s²(1/n + 1/m)): n games of the player, m games per rank (harmonic mean) behind its mean.
class OwnEstimator final : public Estimator {
public:
    OwnEstimator(std::string name, OwnMeasure measure, OwnStatistic statistic, const RankProfile& profile)
        : m_name(std::move(name)), m_measure(measure), m_statistic(std::move(statistic))
    {
        double inverse = 0;
        for (const RankEntry& entry : profile.ranks)
            inverse += 1 / std::max(1.0, static_cast<double>(entry.games));
        m_inverseGames = inverse / static_cast<double>(profile.ranks.size());
    }

    const std::string& name() const override { return m_name; }
    std::size_t ranks() const override { return m_statistic.means.size(); }
    std::size_t width() const override { return 2; }
    void summarise(const ScoredSide& side, std::span<double> sums) const override
    {
        for (std::size_t i = 0; i < side.numbers.moves.size(); ++i) {
            sums[0] += 1;
            sums[1] += statisticOf(side.numbers, i, m_measure);
        }
    }
    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        std::ranges::transform(m_statistic.means, result.begin(), [&](double mean) { return sums[1] / sums[0] - mean; });
        normaliseDistances(result, 1 / (1 / static_cast<double>(sides) + m_inverseGames), m_statistic.spread);
    }

private:
    std::string m_name;
    OwnMeasure m_measure;
    OwnStatistic m_statistic;
    double m_inverseGames = 0;
};

OwnStatistic measured(std::span<const ScoredSide> sides, std::size_t ranks, OwnMeasure measure)
{
    std::vector<double> sums(ranks);
    std::vector<double> counts(ranks);
    std::vector<double> values;
    for (const ScoredSide& side : sides) {
        double mean = 0;
        for (std::size_t i = 0; i < side.numbers.moves.size(); ++i)
            mean += statisticOf(side.numbers, i, measure) / static_cast<double>(side.numbers.moves.size());
        values.push_back(mean);
        sums[static_cast<std::size_t>(side.labels.rank)] += mean;
        counts[static_cast<std::size_t>(side.labels.rank)] += 1;
    }
    std::vector<double> means(ranks);
    for (std::size_t r = 0; r < ranks; ++r)
        means[r] = counts[r] > 0 ? sums[r] / counts[r] : 0;
    double squares = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        squares += std::pow(values[i] - means[static_cast<std::size_t>(sides[i].labels.rank)], 2);
    const double freedom = std::max(1.0, static_cast<double>(values.size()) - static_cast<double>(ranks));
    return {neverRising(means, counts), std::max(1e-6, std::sqrt(squares / freedom))};
}

/// The place on the network's scale with the maximum likelihood of the moves: the top of the parabola through the likeliest rank and its
/// neighbours.
std::vector<double> placesOf(std::span<const ScoredSide> sides, const OwnScaleSource& source, std::size_t ranks)
{
    std::vector<std::vector<double>> logs(ranks, std::vector<double>(source.networkRanks));
    std::vector<double> moves(ranks);
    std::vector<double> q(source.networkRanks);
    for (const ScoredSide& side : sides) {
        const auto rank = static_cast<std::size_t>(side.labels.rank);
        for (std::size_t i = 0; i < side.numbers.moves.size(); ++i) {
            std::ranges::copy(side.numbers.rankLogPriorsOf(i), q.begin());
            normaliseScores(q);
            for (std::size_t r = 0; r < q.size(); ++r)
                logs[rank][r] += std::log(q[r] + 1e-12) + (source.policyBias.size() == q.size() ? source.policyBias[r] : 0);
            moves[rank] += 1;
        }
    }
    std::vector<double> places(ranks);
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        const auto& sum = logs[rank];
        const auto top = static_cast<std::size_t>(std::ranges::max_element(sum) - sum.begin());
        places[rank] = -static_cast<double>(top);
        if (top > 0 && top + 1 < sum.size()) {
            const double bend = sum[top - 1] - 2 * sum[top] + sum[top + 1];
            places[rank] -= bend < 0 ? std::clamp((sum[top - 1] - sum[top + 1]) / (2 * bend), -0.5, 0.5) : 0;
        }
    }
    places = neverRising(places, moves);
    for (double& place : places)
        place = std::abs(place);
    return places;
}

/// The fold in which each side is held out: all sides of a player together, unless its rank has no other player.
std::vector<std::size_t> foldsOf(std::span<const ScoredSide> sides, std::span<const std::size_t> players)
{
    std::map<std::pair<int, std::string>, std::size_t> known;
    std::vector<std::size_t> folds;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const SideLabels& labels = sides[i].labels;
        const bool apart = labels.player.empty() || players[static_cast<std::size_t>(labels.rank)] < 2;
        folds.push_back(
            known.try_emplace({labels.rank, apart ? '\0' + std::to_string(i) : labels.player}, known.size()).first->second % kFolds);
    }
    return folds;
}

OwnScale fitted(const OwnScaleSource& source, const RankScale& scale, std::span<const ScoredSide> sides)
{
    ProfileOptions options;
    options.fewestSides = std::clamp(static_cast<double>(sides.size()) / 4, 3.0, options.fewestSides);
    return {.name = source.name,
        .networkHash = source.networkHash,
        .networkRanks = source.networkRanks,
        .profile = buildProfile(scale, sides, options),
        .players = {},
        .places = {},
        .policies = measured(sides, scale.size(), OwnMeasure::Policies),
        .quality = measured(sides, scale.size(), OwnMeasure::Quality),
        .chosen = {},
        .calibration = {},
        .checks = {}};
}

using DrawsByName = std::map<std::string, std::vector<PlayerDraw>>;

DrawsByName drawLeftOut(
    const OwnScaleSource& source, const RankScale& scale, std::span<const ScoredSide> sides, std::span<const std::size_t> players)
{
    const std::vector<std::size_t> folds = foldsOf(sides, players);
    DrawsByName draws;
    for (std::size_t fold = 0; fold < kFolds; ++fold) {
        std::vector<ScoredSide> left;
        std::vector<ScoredSide> others;
        for (std::size_t i = 0; i < sides.size(); ++i)
            (folds[i] == fold ? left : others).push_back(sides[i]);
        if (left.empty() || others.empty())
            continue;
        for (const auto& estimator : ownEstimators(fitted(source, scale, others)))
            std::ranges::move(drawPlayers(*estimator, left, kGamesTried), std::back_inserter(draws[estimator->name()]));
    }
    return draws;
}

/// Mean −ln P(rank) of single games.
double lossOf(const PlayerCalibration& calibration, std::span<const PlayerDraw> draws)
{
    const auto rows = measureCoverage(calibration, draws);
    return rows.empty() ? 1e9 : rows.front().logLoss;
}

std::string percent(double share) { return std::to_string(std::lround(100 * share)) + " %"; }

} // namespace

core::Result<OwnScale> measureOwnScale(const OwnScaleSource& source, const RankScale& scale, std::span<const ScoredSide> sides)
{
    if (scale.size() < 2)
        return core::Error{core::ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "a scale needs at least two ranks")};
    std::vector<std::size_t> games(scale.size());
    std::vector<std::set<std::string>> names(scale.size());
    for (const ScoredSide& side : sides) {
        const auto rank = static_cast<std::size_t>(side.labels.rank);
        ++games[rank];
        names[rank].insert(side.labels.player.empty() ? '\0' + std::to_string(games[rank]) : side.labels.player);
    }
    for (std::size_t rank = 0; rank < scale.size(); ++rank)
        if (games[rank] < kFewestOwnGames)
            return core::Error{core::ErrorCode::BadArgument,
                core::counted(games[rank], "%1 has only %n game; at least %2 are needed",
                    EVENMATCH_COUNTED("Errors", "%1 has only %n games; at least %2 are needed"),
                    {scale.name(rank), std::to_string(kFewestOwnGames)})};
    OwnScale own = fitted(source, scale, sides);
    std::ranges::transform(names, std::back_inserter(own.players), &std::set<std::string>::size);
    own.places = placesOf(sides, source, scale.size());

    double least = 1e18;
    for (const auto& [name, draws] : drawLeftOut(source, scale, sides, own.players)) {
        PlayerCalibration calibration = fitPlayerCalibration(draws);
        if (!calibration.isCalibrated() || calibration.mostGames() < kFewestCalibratedGames) {
            calibration.rows.clear();
            calibration.likeness = kUsualLikeness;
        }
        const double loss = lossOf(calibration, draws);
        if (loss >= least)
            continue;
        least = loss;
        own.chosen = name;
        own.calibration = calibration;
        own.checks.clear();
        for (const CoverageRow& row : measureCoverage(calibration, draws))
            own.checks.push_back({row.games, row.players, row.accuracy, row.accuracyPm1});
    }
    own.profile.verified = caveatsOf(own);
    return own;
}

Estimators ownEstimators(const OwnScale& scale)
{
    Estimators all;
    all.push_back(std::make_unique<OwnEstimator>("own-policies", OwnMeasure::Policies, scale.policies, scale.profile));
    all.push_back(std::make_unique<OwnEstimator>("own-quality", OwnMeasure::Quality, scale.quality, scale.profile));
    return all;
}

std::string caveatsOf(const OwnScale& scale)
{
    std::uint64_t fewest = scale.profile.ranks.front().games;
    std::uint64_t most = fewest;
    std::string alone;
    std::string alike;
    const OwnStatistic& statistic = scale.chosen == "own-quality" ? scale.quality : scale.policies;
    for (std::size_t rank = 0; rank < scale.profile.ranks.size(); ++rank) {
        fewest = std::min(fewest, scale.profile.ranks[rank].games);
        most = std::max(most, scale.profile.ranks[rank].games);
        if (scale.players[rank] == 1)
            alone += (alone.empty() ? "" : ", ") + scale.profile.scale.name(rank);
        if (rank > 0 && statistic.means[rank] >= statistic.means[rank - 1])
            alike += (alike.empty() ? "" : ", ") + scale.profile.scale.name(rank - 1) + "/" + scale.profile.scale.name(rank);
    }
    const core::Phrase range = fewest == most ? core::Phrase(std::to_string(fewest))
                                              : core::Phrase(verified::kRange, {std::to_string(fewest), std::to_string(most)});
    std::vector<core::Phrase> sentences;
    sentences.push_back({fewest < kEnoughOwnGames ? verified::kThinOwnScale : verified::kOwnScale, {scale.name, range}});
    if (!scale.checks.empty())
        sentences.push_back(
            {verified::kLeftOut, {percent(scale.checks.front().accuracy), percent(1 / static_cast<double>(scale.profile.ranks.size()))}});
    if (!scale.calibration.isCalibrated())
        sentences.emplace_back(verified::kTooFewPlayers);
    if (!alone.empty())
        sentences.push_back({verified::kOnePlayer, {alone}});
    if (!alike.empty())
        sentences.push_back({verified::kAlike, {alike}});
    std::string text;
    for (const core::Phrase& sentence : sentences)
        text += (text.empty() ? "" : " ") + core::describe(sentence);
    return text;
}

} // namespace evenmatch::strength
