#include "core/random.h"
#include "core/strength/baselines.h"
#include "core/strength/json_numbers.h"
#include "core/strength/side_features.h"

#include <algorithm>

namespace evenmatch::strength {

namespace {

constexpr std::size_t kMostRanks = 64;
constexpr std::size_t kMostCategories = 10'000;

using ByRank = std::vector<std::vector<const ScoredSide*>>;

ByRank byRank(std::span<const ScoredSide> sides, std::size_t ranks)
{
    ByRank result(ranks);
    for (const ScoredSide& side : sides)
        result[static_cast<std::size_t>(side.labels.rank)].push_back(&side);
    return result;
}

/// Samples of 1, 5 and 10 games of every rank, summed as the estimator sums them. REQUIRES: width() == ranks + 1, the last counting
std::vector<ScoreSample> drawSamples(const Estimator& estimator, const ByRank& sides, core::Random& random)
{
    constexpr int kDraws = 60; ///< of each number of games and rank
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

Discriminant discriminantOf(const ByRank& sides)
{
    std::vector<LabelledRow> rows;
    for (std::size_t r = 0; r < sides.size(); ++r)
        for (const ScoredSide* side : sides[r])
            rows.push_back({features(side->numbers), r});
    constexpr double kRidge = 0.1; // chosen on candidates: with 0.02 it is less often right from two games on
    return fitDiscriminant(rows, sides.size(), kRidge);
}

/// Every second side of each rank, from the first or the second on.
ByRank half(const ByRank& sides, std::size_t first)
{
    ByRank result(sides.size());
    for (std::size_t r = 0; r < sides.size(); ++r)
        for (std::size_t i = first; i < sides[r].size(); i += 2)
            result[r].push_back(sides[r][i]);
    return result;
}

/// Scores of sides that the discriminant was not fitted on, or it would be too sure of itself.
std::vector<ScoreSample> crossSamples(const ByRank& sides, core::Random& random)
{
    std::vector<ScoreSample> samples;
    for (const std::size_t fold : {std::size_t(0), std::size_t(1)}) {
        EstimatorFit trial{.ranks = sides.size(), .calibrations = {{"discriminant", {}}}, .discriminant = discriminantOf(half(sides, 1 - fold))};
        std::ranges::move(drawSamples(*fittedEstimators(trial).front(), half(sides, fold), random), std::back_inserter(samples));
    }
    return samples;
}

} // namespace

EstimatorFit fitEstimators(std::span<const ScoredSide> candidates, std::size_t ranks, std::uint64_t seed)
{
    EstimatorFit fit{.ranks = ranks};
    const ByRank sides = byRank(candidates, ranks);
    core::Random random(seed);
    for (const auto& estimator : policyEstimators(ranks)) {
        const std::string name = estimator->name() == "likelihood-raw" ? "likelihood" : estimator->name();
        if (name != "sl-vote")
            fit.calibrations[name] = fitCalibration(drawSamples(*estimator, sides, random));
    }
    fit.discriminant = discriminantOf(sides);
    fit.calibrations["discriminant"] = fitCalibration(crossSamples(sides, random));
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
