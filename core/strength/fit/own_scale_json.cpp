// Writes own rank scales as JSON, and reads them from untrusted files.
#include "core/strength/fit/own_scale.h"
#include "core/strength/maths/json_numbers.h"

#include <algorithm>

namespace evenmatch::strength {

namespace {

constexpr const char* kFormat = "evenmatch-scale 1";

nlohmann::json statisticJson(const OwnStatistic& statistic) { return {{"means", statistic.means}, {"spread", statistic.spread}}; }

bool readStatistic(const nlohmann::json& json, const char* key, std::size_t ranks, OwnStatistic& statistic)
{
    if (!json.contains(key))
        return false;
    auto means = numbersIn(json[key], "means", ranks);
    const auto spread = numberIn(json[key], "spread");
    if (!means || !spread || *spread <= 0)
        return false;
    statistic = {*std::move(means), *spread};
    return true;
}

std::optional<std::string> textIn(const nlohmann::json& json, const char* key)
{
    return json.contains(key) && json[key].is_string() ? std::optional(json[key].get<std::string>()) : std::nullopt;
}

bool readChecks(const nlohmann::json& json, std::vector<OwnCheck>& checks)
{
    if (!json.contains("checks") || !json["checks"].is_array() || json["checks"].size() > 100)
        return false;
    for (const nlohmann::json& check : json["checks"]) {
        const auto games = numberIn(check, "games");
        const auto players = numberIn(check, "players");
        const auto accuracy = numberIn(check, "accuracy");
        const auto near = numberIn(check, "accuracyPm1");
        if (!games || !players || !accuracy || !near || *games < 1 || *games > 1e6 || *players < 0 || *players > 1e9)
            return false;
        checks.push_back({static_cast<int>(*games), static_cast<int>(*players), *accuracy, *near});
    }
    return true;
}

} // namespace

nlohmann::json toJson(const OwnScale& scale)
{
    nlohmann::json checks = nlohmann::json::array();
    for (const OwnCheck& check : scale.checks)
        checks.push_back(
            {{"games", check.games}, {"players", check.players}, {"accuracy", check.accuracy}, {"accuracyPm1", check.accuracyPm1}});
    return {{"format", kFormat}, {"name", scale.name}, {"network", scale.networkHash}, {"networkRanks", scale.networkRanks},
        {"profile", toJson(scale.profile)}, {"players", scale.players}, {"places", scale.places},
        {"policies", statisticJson(scale.policies)}, {"quality", statisticJson(scale.quality)}, {"chosen", scale.chosen},
        {"calibration", toJson(scale.calibration)}, {"checks", checks}};
}

core::Result<OwnScale> ownScaleFromJson(const nlohmann::json& json)
{
    const core::Error bad{core::ErrorCode::BadValue, "own rank scale"};
    if (!json.is_object() || !json.contains("format") || json["format"] != kFormat || !json.contains("profile")
        || !json.contains("calibration"))
        return bad;
    const auto name = textIn(json, "name");
    const auto hash = textIn(json, "network");
    const auto chosen = textIn(json, "chosen");
    const auto ranks = numberIn(json, "networkRanks");
    if (!name || !hash || !chosen || !ranks || *ranks < 1 || *ranks > 64)
        return bad;
    auto profile = rankProfileFromJson(json["profile"]);
    auto calibration = playerCalibrationFromJson(json["calibration"]);
    if (!profile || !calibration || profile->ranks.size() < 2)
        return bad;
    const std::size_t count = profile->ranks.size();
    OwnScale scale{.name = *name,
        .networkHash = *hash,
        .networkRanks = static_cast<std::size_t>(*ranks),
        .profile = *std::move(profile),
        .players = {},
        .places = {},
        .policies = {},
        .quality = {},
        .chosen = *chosen,
        .calibration = *std::move(calibration),
        .checks = {}};
    auto places = numbersIn(json, "places", count);
    const auto players = numbersIn(json, "players", count);
    const auto onScale = [&](double place) { return place >= 0 && place <= *ranks - 1; };
    if (!places || !players || !std::ranges::all_of(*places, onScale)
        || !std::ranges::all_of(*players, [](double n) { return n >= 0 && n < 1e9; }))
        return bad;
    scale.places = *std::move(places);
    std::ranges::transform(*players, std::back_inserter(scale.players), [](double n) { return static_cast<std::size_t>(n); });
    const bool known = scale.chosen == "own-policies" || scale.chosen == "own-quality";
    if (!known || !readStatistic(json, "policies", count, scale.policies) || !readStatistic(json, "quality", count, scale.quality)
        || !readChecks(json, scale.checks))
        return bad;
    return scale;
}

} // namespace evenmatch::strength
