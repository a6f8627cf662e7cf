#include "core/random.h"
#include "core/strength/estimate/side_features.h"
#include "core/strength/estimators/baselines.h"
#include "core/strength/maths/json_numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

namespace evenmatch::strength {

namespace {

constexpr std::size_t kMostCategories = 10'000;

using ByRank = std::vector<std::vector<const ScoredSide*>>;

ByRank byRank(std::span<const ScoredSide> sides, std::size_t ranks)
{
    ByRank result(ranks);
    for (const ScoredSide& side : sides)
        result[static_cast<std::size_t>(side.labels.rank)].push_back(&side);
    return result;
}

/// Samples of 1, 5 and 10 games of every rank, summed as by the estimator. REQUIRES: width() == ranks + 1, the last one counts
std::vector<ScoreSample> drawSamples(const Estimator& estimator, const ByRank& sides, core::Random& random)
{
    constexpr int kDraws = 60; ///< per number of games and rank
    std::vector<ScoreSample> samples;
    std::vector<double> sums(estimator.width());
    for (const int games : {1, 5, 10}) {
        for (std::size_t r = 0; r < sides.size(); ++r) {
            for (int draw = 0; draw < kDraws && !sides[r].empty(); ++draw) {
                std::ranges::fill(sums, 0);
                std::vector<double> one(sums.size());
                for (int game = 0; game < games; ++game) {
                    std::ranges::fill(one, 0);
                    estimator.summarise(*sides[r][random.below(static_cast<std::uint32_t>(sides[r].size()))], one);
                    std::ranges::transform(sums, one, sums.begin(), std::plus());
                }
                samples.push_back({{sums.begin(), sums.end() - 1}, sums.back(), r});
            }
        }
    }
    return samples;
}

Discriminant discriminantOf(const ByRank& sides, double ridge)
{
    std::vector<LabelledRow> rows;
    for (std::size_t r = 0; r < sides.size(); ++r)
        for (const ScoredSide* side : sides[r])
            rows.push_back({features(side->numbers), r});
    return fitDiscriminant(rows, sides.size(), ridge);
}

/// Every second player of each rank, starting with the first or the second; an anonymous side is its own player.
ByRank half(const ByRank& sides, std::size_t first)
{
    ByRank result(sides.size());
    for (std::size_t r = 0; r < sides.size(); ++r) {
        std::map<std::string, std::size_t> players;
        std::size_t count = 0;
        for (const ScoredSide* side : sides[r]) {
            const std::string& name = side->labels.player;
            const std::size_t player = name.empty() ? count++ : players.try_emplace(name, count).first->second;
            count += !name.empty() && player == count ? 1 : 0;
            if (player % 2 == first)
                result[r].push_back(side);
        }
    }
    return result;
}

/// Scores of sides outside the discriminant's fit; otherwise it would be overconfident.
std::vector<ScoreSample> crossSamples(const ByRank& sides, double ridge, core::Random& random)
{
    std::vector<ScoreSample> samples;
    for (const std::size_t fold : {std::size_t(0), std::size_t(1)}) {
        EstimatorFit trial{
            .ranks = sides.size(), .calibrations = {{"discriminant", {}}}, .discriminant = discriminantOf(half(sides, 1 - fold), ridge)};
        std::ranges::move(drawSamples(*fittedEstimators(trial).front(), half(sides, fold), random), std::back_inserter(samples));
    }
    return samples;
}

/// The sound calibration. Without one, the fitted one if its loss is finite: an estimator that only guesses is still compared with the
/// others, but not chosen.
std::optional<ScoreCalibration> finiteCalibration(std::span<const ScoreSample> samples)
{
    if (auto sound = soundCalibration(samples))
        return sound;
    ScoreCalibration fitted = fitCalibration(samples);
    return std::isfinite(lossOf(fitted, samples)) ? std::optional(std::move(fitted)) : std::nullopt;
}

/// The discriminant with the ridge that maximises the likelihood of held-out players' ranks: with more ranks and sources, and fewer sides
/// of each, the covariance is less reliable. Without a calibration if no loss is finite.
void fitDiscriminant(const ByRank& sides, core::Random& random, EstimatorFit& fit)
{
    constexpr double kRidges[] = {0.1, 0.4, 1.6};
    double least = std::numeric_limits<double>::infinity();
    double best = kRidges[0];
    for (const double ridge : kRidges) {
        const std::vector<ScoreSample> samples = crossSamples(sides, ridge, random);
        const auto calibration = finiteCalibration(samples);
        const double loss = calibration ? lossOf(*calibration, samples) : least;
        if (loss < least) {
            least = loss;
            best = ridge;
            fit.calibrations["discriminant"] = *calibration;
        }
    }
    fit.discriminant = discriminantOf(sides, best);
    if (std::ranges::all_of(fit.discriminant.constants, [](double constant) { return constant == kImpossible; }))
        fit.calibrations.erase("discriminant"); // no calibration fits all players together
}

} // namespace

EstimatorFit fitEstimators(std::span<const ScoredSide> candidates, std::size_t ranks)
{
    EstimatorFit fit{.ranks = ranks};
    const ByRank sides = byRank(candidates, ranks);
    core::Random random(1);
    for (const auto& estimator : policyEstimators(ranks)) {
        const std::string name = estimator->name() == "likelihood-raw" ? "likelihood" : estimator->name();
        if (name == "sl-vote")
            continue;
        if (auto calibration = finiteCalibration(drawSamples(*estimator, sides, random)))
            fit.calibrations[name] = *std::move(calibration);
    }
    fitDiscriminant(sides, random, fit);
    fitBaselines(candidates, fit);
    return fit;
}

nlohmann::json toJson(const EstimatorFit& fit)
{
    nlohmann::json json{{"ranks", fit.ranks}, {"discriminant", toJson(fit.discriminant)}};
    for (const char* part : {"calibrations", "categories", "scalars"})
        json[part] = nlohmann::json::object();
    for (const auto& [name, calibration] : fit.calibrations)
        json["calibrations"][name] = toJson(calibration);
    for (const auto& [name, table] : fit.categories)
        json["categories"][name] = table.counts;
    for (const auto& [name, table] : fit.scalars)
        json["scalars"][name] = {{"means", table.means}, {"deviation", table.deviation}};
    return json;
}

core::Result<EstimatorFit> estimatorFitFromJson(const nlohmann::json& json)
{
    const core::Error bad{core::ErrorCode::BadValue, "estimators"};
    const auto ranks = numberIn(json, "ranks");
    if (!ranks || *ranks < 1 || *ranks > kMostRanks || !json.contains("discriminant"))
        return bad;
    EstimatorFit fit{.ranks = static_cast<std::size_t>(*ranks)};
    auto discriminant = discriminantFromJson(json["discriminant"], fit.ranks, featureCount(fit.ranks));
    if (!discriminant)
        return discriminant.error();
    fit.discriminant = std::move(*discriminant);
    for (const char* part : {"calibrations", "categories", "scalars"})
        if (!json.contains(part) || !json[part].is_object())
            return bad;
    for (const auto& [name, entry] : json["calibrations"].items()) {
        auto calibration = scoreCalibrationFromJson(entry, fit.ranks);
        if (!calibration)
            return calibration.error();
        fit.calibrations[name] = std::move(*calibration);
    }
    for (const auto& [name, table] : json["categories"].items()) {
        if (!table.is_object() || table.size() > kMostCategories)
            return bad;
        auto& counts = fit.categories[name].counts;
        for (const auto& [key, unused] : table.items()) {
            auto numbers = numbersIn(table, key.c_str(), fit.ranks);
            if (!numbers || std::ranges::any_of(*numbers, [](double count) { return count < 0; }))
                return bad;
            counts[key] = std::move(*numbers);
        }
    }
    for (const auto& [name, table] : json["scalars"].items()) {
        auto means = numbersIn(table, "means", fit.ranks);
        const auto deviation = numberIn(table, "deviation");
        if (!means || !deviation || *deviation <= 0)
            return bad;
        fit.scalars[name] = {std::move(*means), *deviation};
    }
    return fit;
}

} // namespace evenmatch::strength
