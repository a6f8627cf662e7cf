#include "core/strength/rank_profile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

constexpr std::size_t kMostMoves = 2000;

nlohmann::json toJson(const RankCurve& curve)
{
    return {{"mean", curve.mean}, {"spread", curve.spread}, {"byMove", curve.byMove}, {"bandByMove", curve.bandByMove}};
}

bool readNumbers(const nlohmann::json& json, std::vector<double>& numbers)
{
    if (!json.is_array() || json.size() > kMostMoves)
        return false;
    for (const nlohmann::json& number : json) {
        if (!number.is_number() || !std::isfinite(number.get<double>()))
            return false;
        numbers.push_back(number.get<double>());
    }
    return true;
}

bool readNumber(const nlohmann::json& json, const char* key, double& number)
{
    if (!json.contains(key) || !json[key].is_number())
        return false;
    number = json[key].get<double>();
    return std::isfinite(number);
}

bool readCurve(const nlohmann::json& json, RankCurve& curve)
{
    return json.is_object() && readNumber(json, "mean", curve.mean) && readNumber(json, "spread", curve.spread) && json.contains("byMove")
        && readNumbers(json["byMove"], curve.byMove) && json.contains("bandByMove") && readNumbers(json["bandByMove"], curve.bandByMove)
        && !curve.byMove.empty() && curve.byMove.size() == curve.bandByMove.size();
}

bool readEntry(const nlohmann::json& json, RankEntry& entry)
{
    if (!json.is_object() || !json.contains("beta") || !readCurve(json["beta"], entry.beta) || !json.contains("quality")
        || !readCurve(json["quality"], entry.quality))
        return false;
    if (!json.contains("games") || !json["games"].is_number_unsigned() || !json.contains("moves") || !json["moves"].is_number_unsigned())
        return false;
    entry.games = json["games"].get<std::uint64_t>();
    entry.moves = json["moves"].get<std::uint64_t>();
    entry.ladder = json.value("ladder", nlohmann::json()) == true;
    return true;
}

} // namespace

double RankCurve::at(int moveNumber) const
{
    if (byMove.empty())
        return mean;
    const auto last = static_cast<int>(byMove.size()) - 1;
    return byMove[static_cast<std::size_t>(std::clamp(moveNumber, 0, last))];
}

nlohmann::json toJson(const RankProfile& profile)
{
    nlohmann::json ranks = nlohmann::json::array();
    for (const RankEntry& entry : profile.ranks)
        ranks.push_back({{"beta", toJson(entry.beta)}, {"quality", toJson(entry.quality)}, {"games", entry.games}, {"moves", entry.moves}, {"ladder", entry.ladder}});
    return {{"scale", toJson(profile.scale)}, {"ranks", ranks}, {"verified", profile.verified}};
}

core::Result<RankProfile> rankProfileFromJson(const nlohmann::json& json)
{
    const core::Error bad{core::ErrorCode::BadValue, "rank profile"};
    if (!json.is_object() || !json.contains("scale") || !json.contains("ranks") || !json["ranks"].is_array() || !json.contains("verified")
        || !json["verified"].is_string())
        return bad;
    RankProfile profile;
    auto scale = rankScaleFromJson(json["scale"]);
    if (!scale)
        return scale.error();
    profile.scale = std::move(*scale);
    profile.verified = json["verified"].get<std::string>();
    for (const nlohmann::json& entry : json["ranks"]) {
        if (!readEntry(entry, profile.ranks.emplace_back()))
            return bad;
    }
    if (profile.ranks.size() != profile.scale.size())
        return bad;
    return profile;
}

} // namespace evenmatch::strength
