#include "core/strength/scale/measured_strength.h"

#include "core/strength/maths/json_numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace evenmatch::strength {

nlohmann::json toJson(const MeasuredStrength& measured)
{
    nlohmann::json ranks = nlohmann::json::array();
    for (const auto& rank : measured.ranks)
        ranks.push_back(rank ? nlohmann::json{{"rating", rank->rating}, {"error", rank->error}, {"games", rank->games}} : nlohmann::json());
    return {{"network", measured.network}, {"opponents", measured.opponents}, {"date", measured.date}, {"ranks", ranks},
        {"scale", measured.scale}};
}

core::Result<MeasuredStrength> measuredStrengthFromJson(const nlohmann::json& json)
{
    const core::Error bad{core::ErrorCode::BadValue, "measured strength"};
    if (!json.is_object() || !json.contains("ranks") || !json["ranks"].is_array())
        return bad;
    MeasuredStrength measured;
    for (const auto& [key, text] :
        {std::pair("network", &measured.network), std::pair("opponents", &measured.opponents), std::pair("date", &measured.date)}) {
        if (!json.contains(key) || !json[key].is_string())
            return bad;
        *text = json[key].get<std::string>();
    }
    if (json.contains("scale") && !json["scale"].is_string())
        return bad;
    measured.scale = json.value("scale", std::string()); // older files have none
    for (const nlohmann::json& rank : json["ranks"]) {
        auto& entry = measured.ranks.emplace_back();
        if (rank.is_null())
            continue;
        const auto rating = numberIn(rank, "rating");
        const auto error = numberIn(rank, "error");
        if (!rating || !error || *error < 0 || !rank.contains("games") || !rank["games"].is_number_unsigned())
            return bad;
        entry = MeasuredRank{*rating, *error, rank["games"].get<std::uint64_t>()};
    }
    return measured;
}

std::optional<MeasuredRank> measuredAt(const MeasuredStrength& measured, double place)
{
    if (measured.ranks.empty())
        return std::nullopt;
    const double within = std::clamp(place, 0.0, static_cast<double>(measured.ranks.size() - 1));
    const auto stronger = static_cast<std::size_t>(within);
    const double part = within - static_cast<double>(stronger);
    const auto& first = measured.ranks[stronger];
    if (part <= 0 || !first)
        return first;
    const auto& second = measured.ranks[stronger + 1];
    if (!second)
        return std::nullopt;
    return MeasuredRank{
        std::lerp(first->rating, second->rating, part), std::max(first->error, second->error), first->games + second->games};
}

bool isElsewhere(const MeasuredRank& rank, double claimed, bool go)
{
    const double off = std::abs(rank.rating - claimed);
    return off > rank.error && off > (go ? 0.5 : 100);
}

std::string ratingText(double rating, bool go)
{
    const auto whole = static_cast<int>(std::lround(rating));
    if (!go)
        return std::to_string(whole);
    return whole >= 1 ? std::to_string(whole) + "d" : std::to_string(1 - whole) + "k";
}

std::string ratingText(const MeasuredRank& rank, bool go)
{
    char error[32];
    std::snprintf(error, sizeof error, go ? "%.1f" : "%.0f", rank.error);
    return ratingText(rank.rating, go) + " ± " + error;
}

} // namespace evenmatch::strength
