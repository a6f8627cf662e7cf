#include "nn/ranks/estimators/player_fit.h"

#include "core/json_text.h"
#include "nn/ranks/estimators/player_offsets.h"

#include <nlohmann/json.hpp>

namespace evenmatch::nn {

using nlohmann::json;
using strength::OutsideKinds;
using strength::PlayerCalibration;

namespace {

/// The key of the fit's sources in a model's JSON; older than its name here.
constexpr const char* kSources = "asked";

core::Error damagedFit(const char* part) { return {core::ErrorCode::NetworkDamaged, part}; }

OutsideKinds kindsNamed(const std::string& told)
{
    return {told.find("losses") != told.npos, told.find("levels") != told.npos, told.find("clocks") != told.npos};
}

std::string textAt(const json& object, const char* key)
{
    return object.contains(key) && object[key].is_string() ? object[key].get<std::string>() : std::string();
}

/// The entries of an object, each parsed by `read`; empty without such an object.
template <class T, class Read>
core::Result<std::map<std::string, T>> entries(const json& object, const char* key, Read read)
{
    std::map<std::string, T> result;
    if (!object.contains(key))
        return result;
    if (!object[key].is_object())
        return damagedFit(key);
    for (const auto& [name, value] : object[key].items()) {
        core::Result<T> entry = read(value);
        if (!entry)
            return entry.error();
        result.emplace(name, *std::move(entry));
    }
    return result;
}

core::Result<double> readLoss(const json& value) { return value.is_number() ? core::Result(value.get<double>()) : damagedFit("losses"); }
core::Result<std::string> chosenTextOf(const json& value)
{
    return value.is_string() ? core::Result(value.get<std::string>()) : damagedFit("chosenWith");
}

core::Result<PhaseFit> phaseOf(const json& value)
{
    if (!value.is_object() || !value.contains("fit") || !value.contains("calibration"))
        return damagedFit("phases");
    auto fit = strength::estimatorFitFromJson(value["fit"]);
    auto calibration = strength::playerCalibrationFromJson(value["calibration"]);
    PhaseFit phase{.estimator = textAt(value, "estimator")};
    if (!fit || !calibration || phase.estimator.empty())
        return damagedFit("phases");
    phase.fit = *std::move(fit);
    phase.calibration = *std::move(calibration);
    return phase;
}

} // namespace

std::string PlayerFit::chosenFor(OutsideKinds known) const
{
    // Without a choice for all these data, the choice without clocks.
    for (const OutsideKinds kinds : {known, known.ofPrograms()})
        if (const auto with = chosenWith.find(strength::nameOf(kinds)); kinds.any() && with != chosenWith.end() && !with->second.empty())
            return with->second;
    return chosen.empty() ? "likelihood" : chosen;
}

PlayerCalibration PlayerFit::calibrationOf(std::string_view estimator) const
{
    const auto found = calibrations.find(std::string(estimator));
    return found == calibrations.end() ? PlayerCalibration{} : withOwnOffset(estimator, found->second);
}

json toJson(const PlayerFit& fit)
{
    json result{{"chosen", fit.chosen}, {"losses", fit.losses}, {"phases", json::object()}, {kSources, json::array()}};
    for (const auto& [name, calibration] : fit.calibrations)
        result["calibrations"][name] = toJson(calibration);
    if (!fit.chosenWith.empty()) {
        result["chosenWith"] = fit.chosenWith;
        result["lossesWith"] = fit.lossesWith;
    }
    for (const auto& [phase, part] : fit.phases)
        result["phases"][std::string(strength::phaseName(phase))]
            = {{"estimator", part.estimator}, {"calibration", toJson(part.calibration)}, {"fit", toJson(part.fit)}};
    for (const FittedSource& source : fit.sources)
        result[kSources].push_back({{"name", source.name}, {"identity", source.identity}, {"told", strength::nameOf(source.told)}});
    return result;
}

core::Result<PlayerFit> playerFitFromJson(const json& object)
{
    if (!object.is_object())
        return damagedFit(kPlayersKey);
    PlayerFit fit{.chosen = textAt(object, "chosen")};
    auto losses = entries<double>(object, "losses", readLoss);
    auto chosenWith = entries<std::string>(object, "chosenWith", chosenTextOf);
    auto lossesWith = entries<double>(object, "lossesWith", readLoss);
    auto calibrations = entries<PlayerCalibration>(object, "calibrations", strength::playerCalibrationFromJson);
    auto phases = entries<PhaseFit>(object, "phases", phaseOf);
    if (!losses || !chosenWith || !lossesWith || !calibrations || !phases)
        return damagedFit(kPlayersKey);
    fit.losses = *std::move(losses);
    fit.chosenWith = *std::move(chosenWith);
    fit.lossesWith = *std::move(lossesWith);
    fit.calibrations = *std::move(calibrations);
    for (const strength::GamePhase phase : strength::kGamePhases)
        if (const auto part = phases->find(std::string(strength::phaseName(phase))); part != phases->end())
            fit.phases.emplace(phase, std::move(part->second));
    if (object.contains(kSources) && object[kSources].is_array())
        for (const auto& source : object[kSources])
            if (source.is_object())
                fit.sources.push_back({textAt(source, "name"), textAt(source, "identity"), kindsNamed(textAt(source, "told"))});
    return fit;
}

core::Result<PlayerFit> playerFitOf(const ModelDescription& model)
{
    const auto text = model.other.find(kPlayersKey);
    return text == model.other.end() ? core::Result(PlayerFit{}) : playerFitFromJson(core::parseJson(text->second));
}

} // namespace evenmatch::nn
