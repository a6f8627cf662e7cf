#include "nn/ranks/estimators/rank_estimators.h"

#include "core/json_text.h"
#include "core/strength/estimators/baselines.h"
#include "core/strength/estimators/pooled.h"
#include "nn/model/boards.h"
#include "nn/ranks/estimators/meta_model.h"
#include "nn/ranks/estimators/player_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace evenmatch::nn {

using strength::GamePhase;

namespace {

constexpr const char* kEstimators = "estimators"; ///< key of the estimators' fit in the model's metadata

core::Error damagedPart(std::string_view part) { return {core::ErrorCode::NetworkDamaged, std::string(part)}; }

core::Error noProfile() { return {core::ErrorCode::NoRankProfile}; }

nlohmann::json parsed(const ModelDescription& model, const char* key)
{
    const auto text = model.other.find(key);
    return text == model.other.end() ? nlohmann::json() : core::parseJson(text->second);
}

/// Taken estimators leave an empty place.
std::shared_ptr<const strength::Estimator> take(strength::Estimators& all, std::string_view name)
{
    const auto found
        = std::ranges::find_if(all, [name](const auto& estimator) { return estimator && std::string_view(estimator->name()) == name; });
    return found == all.end() ? nullptr : std::shared_ptr<const strength::Estimator>(std::move(*found));
}

using CalibratedEstimator = std::shared_ptr<const strength::RankEstimator>;

core::Result<CalibratedEstimator> calibrated(
    strength::Estimators& all, const std::string& name, const PlayerFit& fit, const strength::ServerRanks& server)
{
    auto estimator = take(all, name);
    if (!estimator) {
        std::string known;
        for (const auto& other : all)
            if (other)
                known += (known.empty() ? "" : ", ") + std::string(other->name());
        return core::Error{core::ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 (choose one of %2)"), {name, known}}};
    }
    return CalibratedEstimator(std::make_shared<strength::RankEstimator>(std::move(estimator), fit.calibrationOf(name), server));
}

core::Result<CalibratedEstimator> phaseEstimator(const PhaseFit& phase, std::size_t ranks, const strength::ServerRanks& server)
{
    strength::Estimators all = strength::fittedEstimators(phase.fit);
    auto estimator = take(all, phase.estimator);
    if (!estimator || phase.fit.ranks != ranks)
        return damagedPart("phases");
    return CalibratedEstimator(std::make_shared<strength::RankEstimator>(std::move(estimator), phase.calibration, server));
}

/// The name of the estimator with the smallest loss on held-out players with these data; the one chosen for the moves if there is none.
std::string leastLossOf(const strength::Estimators& all, const PlayerFit& fit, strength::OutsideKinds available)
{
    const auto& losses = available.any() && !fit.lossesWith.empty() ? fit.lossesWith : fit.losses;
    std::string best;
    double least = std::numeric_limits<double>::infinity();
    for (const auto& estimator : all) {
        const auto loss = losses.find(estimator->name());
        if (estimator->isBaseline() || loss == losses.end() || loss->second >= least)
            continue;
        best = estimator->name();
        least = loss->second;
    }
    return best.empty() ? fit.chosenFor(available) : best;
}

/// Estimators of the network's ranks with results in the server's ranks.
void answerIn(const strength::ServerRanks& server, PlayerEstimators& estimators)
{
    if (server.ranks.empty())
        return;
    const auto last = static_cast<double>(estimators.scale.size() - 1);
    estimators.scale = strength::scaleOf(server, estimators.scale.game());
    estimators.places = strength::placesOf(server);
    for (double& place : estimators.places) // sorted places may be beyond the end
        place = std::clamp(place, 0.0, last);
}

} // namespace

std::size_t PlayerEstimators::policyRank(std::size_t rank) const
{
    return places.empty() ? rank : static_cast<std::size_t>(std::lround(places[rank]));
}

core::Result<strength::EstimatorFit> estimatorFitOf(const ModelDescription& model)
{
    return model.profile && model.other.contains(kEstimators) ? strength::estimatorFitFromJson(parsed(model, kEstimators)) : noProfile();
}

core::Result<strength::Estimators> estimatorsOf(const ModelDescription& model, strength::OutsideKinds available)
{
    const auto fit = estimatorFitOf(model);
    if (!fit)
        return fit.error();
    auto meta = metaModelsFrom(model.metaModels, model.scale.size());
    if (!meta)
        return meta.error();
    if (fit->ranks != model.scale.size())
        return damagedPart(kEstimators);
    strength::Estimators all;
    const auto add = [&](strength::Estimators some) { std::ranges::move(some, std::back_inserter(all)); };
    add(strength::profileEstimators(*model.profile));
    add(strength::policyEstimators(fit->ranks));
    add(strength::fittedEstimators(*fit));
    add(strength::pooledEstimators(*model.profile, *fit));
    std::erase_if(*meta, [available](const MetaModel& one) { return !available.holds(one.set.needs()); });
    add(metaEstimators(std::move(*meta)));
    add(strength::baselines(*fit));
    return all;
}

core::Result<strength::ServerRanks> ranksSaid(const std::optional<strength::RankProfile>& profile, const std::string& server)
{
    if (server.empty())
        return strength::ServerRanks{};
    const auto* known = profile ? strength::serverIn(*profile, server) : nullptr;
    return known ? core::Result(*known) : core::Error{core::ErrorCode::NoServerRanks, server};
}

core::Result<PlayerEstimators> playerEstimatorsOf(const ModelDescription& given, const EstimatorWish& wish)
{
    const std::string board = boardWithPart(given, wish.game);
    const ModelDescription model = onBoard(given, board);
    auto all = estimatorsOf(model, wish.available);
    if (!all)
        return all.error();
    const auto fit = playerFitOf(model);
    if (!fit)
        return fit.error();
    const auto said = ranksSaid(model.profile, wish.server);
    if (!said)
        return said.error();
    const strength::ServerRanks& ranks = *said;
    const std::string best = wish.name.empty() ? leastLossOf(*all, *fit, wish.available) : wish.name;
    std::map<std::string, std::shared_ptr<const strength::RankEstimator>> made; // `all` returns each once
    const auto named = [&](const std::string& name) -> core::Result<std::shared_ptr<const strength::RankEstimator>> {
        auto& one = made[name];
        if (!one) {
            auto calibrates = calibrated(*all, name, *fit, ranks);
            if (!calibrates)
                return calibrates.error();
            one = *std::move(calibrates);
        }
        return one;
    };
    const auto whole = named(wish.name.empty() ? fit->chosenFor(wish.available) : wish.name);
    if (!whole)
        return whole.error();
    const auto reacting = named(best);
    if (!reacting)
        return reacting.error();
    PlayerEstimators result{.whole = *whole,
        .phases = {},
        .alone = nullptr,
        .reacting = *reacting,
        .scale = model.scale,
        .verified = model.profile->verified,
        .places = {},
        .board = board,
        .server = wish.server};
    answerIn(ranks, result);
    if (result.whole->estimator().needs().any()) {
        const auto alone = named(fit->chosenFor({}));
        if (!alone)
            return alone.error();
        result.alone = *alone;
    }
    for (const auto& [phase, fitted] : fit->phases) {
        auto part = phaseEstimator(fitted, model.scale.size(), ranks);
        if (!part)
            return part.error();
        result.phases.emplace(phase, *std::move(part));
    }
    return result;
}

core::Result<PlayerEstimators> uncalibratedEstimators(const NetworkInfo& network, const std::string& server, const std::string& name)
{
    if (network.scale.empty())
        return core::Error{core::ErrorCode::NoRanks, {}, network.name};
    const auto ranks = ranksSaid(network.profile, server);
    if (!ranks)
        return ranks.error();
    strength::Estimators all = strength::policyEstimators(network.scale.size());
    auto whole = calibrated(all, name.empty() ? "likelihood-raw" : name, {}, *ranks);
    if (!whole)
        return whole.error();
    PlayerEstimators result{.whole = *std::move(whole),
        .phases = {},
        .alone = nullptr,
        .reacting = nullptr,
        .scale = network.scale,
        .verified = network.profile ? network.profile->verified : std::string(),
        .places = {},
        .board = {},
        .server = server};
    result.reacting = result.whole;
    for (const GamePhase phase : strength::kGamePhases)
        result.phases.emplace(phase, result.whole);
    answerIn(*ranks, result);
    return result;
}

core::Result<PlayerEstimators> estimatorsFor(const NetworkInfo& network, const ModelDescription* model, const EstimatorWish& wish)
{
    return model && model->profile ? playerEstimatorsOf(*model, wish) : uncalibratedEstimators(network, wish.server, wish.name);
}

core::Result<PlayerEstimators> estimatorsFor(const NetworkInfo& network, const std::string& modelFile, const EstimatorWish& wish)
{
    const auto model = openModel(modelFile);
    return estimatorsFor(network, model ? &model->description() : nullptr, wish);
}

} // namespace evenmatch::nn
