#include "nn/rank_estimators.h"

#include "core/strength/baselines.h"
#include "core/strength/pooled.h"
#include "nn/meta_model.h"
#include "nn/ranks/player_fit.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

using strength::GamePhase;

namespace {

constexpr const char* kEstimators = "estimators"; ///< key of the model's metadata: what estimators were fitted to

core::Error damaged(std::string_view part) { return {core::ErrorCode::NetworkDamaged, std::string(part)}; }

core::Error noProfile() { return {core::ErrorCode::NotFound, "rank profile (evenmatch-cli profile makes one)"}; }

nlohmann::json parsed(const ModelDescription& model, const char* key)
{
    const auto text = model.other.find(key);
    return text == model.other.end() ? nlohmann::json() : nlohmann::json::parse(text->second, nullptr, false);
}

std::shared_ptr<const strength::Estimator> take(strength::Estimators& all, std::string_view name)
{
    const auto found = std::ranges::find(all, name, [](const auto& estimator) { return std::string_view(estimator->name()); });
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
        return core::Error{core::ErrorCode::BadArgument, name + " (" + known + ")"};
    }
    return CalibratedEstimator(std::make_shared<strength::RankEstimator>(std::move(estimator), fit.calibrationOf(name), server));
}

core::Result<CalibratedEstimator> phaseEstimator(const PhaseFit& phase, std::size_t ranks, const strength::ServerRanks& server)
{
    strength::Estimators all = strength::fittedEstimators(phase.fit);
    auto estimator = take(all, phase.estimator);
    if (!estimator || phase.fit.ranks != ranks)
        return damaged("phases");
    return CalibratedEstimator(std::make_shared<strength::RankEstimator>(std::move(estimator), phase.calibration, server));
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
        return damaged(kEstimators);
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

core::Result<PlayerEstimators> playerEstimatorsOf(const ModelDescription& model, std::string_view name, strength::OutsideKinds available, std::string_view server)
{
    auto all = estimatorsOf(model, available);
    if (!all)
        return all.error();
    const auto fit = playerFitOf(model);
    if (!fit)
        return fit.error();
    strength::ServerRanks ranks;
    if (!server.empty()) {
        const auto found = std::ranges::find(model.profile->servers, server, &strength::ServerRanks::server);
        if (found == model.profile->servers.end())
            return core::Error{core::ErrorCode::NotFound, "ranks of " + std::string(server)};
        ranks = *found;
    }
    auto whole = calibrated(*all, name.empty() ? fit->chosenFor(available) : std::string(name), *fit, ranks);
    if (!whole)
        return whole.error();
    PlayerEstimators result{.whole = *std::move(whole), .phases = {}, .alone = nullptr, .scale = model.scale, .verified = model.profile->verified, .places = {}};
    if (!server.empty()) {
        result.scale = strength::scaleOf(ranks, model.scale.game());
        result.places = strength::placesOf(ranks);
    }
    if (result.whole->estimator().needs().any()) {
        auto alone = calibrated(*all, fit->chosenFor({}), *fit, ranks);
        if (!alone)
            return alone.error();
        result.alone = *std::move(alone);
    }
    for (const auto& [phase, fitted] : fit->phases) {
        auto part = phaseEstimator(fitted, model.scale.size(), ranks);
        if (!part)
            return part.error();
        result.phases.emplace(phase, *std::move(part));
    }
    return result;
}

std::vector<std::string> serversOf(const ModelDescription& model)
{
    std::vector<std::string> servers;
    if (model.profile)
        for (const strength::ServerRanks& server : model.profile->servers)
            servers.push_back(server.server);
    return servers;
}

core::Result<PlayerEstimators> uncalibratedEstimators(const NetworkInfo& network)
{
    if (network.scale.empty())
        return core::Error{core::ErrorCode::NotFound, "rank scale"};
    strength::Estimators all = strength::policyEstimators(network.scale.size());
    PlayerEstimators result{.whole = std::make_shared<strength::RankEstimator>(take(all, "likelihood-raw"), strength::PlayerCalibration{}),
                            .phases = {}, .alone = nullptr, .scale = network.scale, .verified = network.profile ? network.profile->verified : std::string(), .places = {}};
    for (const GamePhase phase : strength::kGamePhases)
        result.phases.emplace(phase, result.whole);
    return result;
}

} // namespace evenmatch::nn
