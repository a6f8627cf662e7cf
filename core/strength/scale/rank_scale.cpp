#include "core/strength/scale/rank_scale.h"

#include "core/strength/scale/ratings.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace evenmatch::strength {

namespace {

/// "3-5k" → 5k … 3k, "1400-1599" → 1400 … 1599, "9d" → 9d … 9d; no range for other names.
RankGroup groupFromName(const std::string& name)
{
    RankGroup group{name, record::parseRank(name), {}};
    group.strongest = group.weakest;
    const std::size_t dash = name.find('-');
    if (dash == std::string::npos || group.weakest)
        return group;
    const std::string second = name.substr(dash + 1);
    std::string first = name.substr(0, dash);
    if (!second.empty() && (second.back() < '0' || second.back() > '9'))
        first += second.back(); // "1-2k": the letter occurs once
    const auto a = record::parseRank(first);
    const auto b = record::parseRank(second);
    if (!a || !b || (*a <=> *b) == std::partial_ordering::unordered)
        return group;
    group.weakest = *a < *b ? *a : *b;
    group.strongest = *a < *b ? *b : *a;
    return group;
}

} // namespace

RankScale::RankScale(std::string game, const std::vector<std::string>& names) : m_game(std::move(game))
{
    for (const std::string& name : names)
        m_ranks.push_back(groupFromName(name));
}

std::optional<std::size_t> RankScale::find(std::string_view text) const
{
    const auto named = std::ranges::find(m_ranks, text, &RankGroup::name);
    if (named != m_ranks.end())
        return static_cast<std::size_t>(named - m_ranks.begin());
    const auto rank = record::parseRank(text);
    return rank ? find(*rank) : std::nullopt;
}

std::optional<std::size_t> RankScale::find(record::Rank rank) const
{
    const auto holding = std::ranges::find_if(m_ranks, [&](const RankGroup& group) { return group.holds(rank); });
    if (holding == m_ranks.end())
        return std::nullopt;
    return static_cast<std::size_t>(holding - m_ranks.begin());
}

std::optional<double> RankScale::findPlace(std::string_view text) const
{
    if (const auto whole = find(text))
        return static_cast<double>(*whole);
    const std::size_t sign = text.find_last_of("+-");
    const auto rank = sign == text.npos ? std::nullopt : find(text.substr(0, sign));
    if (!rank)
        return std::nullopt;
    const bool isBelow = text[sign] == '-';
    const std::string_view part = text.substr(sign + 1);
    double away = 0;
    const auto [end, failure] = std::from_chars(part.data(), part.data() + part.size(), away);
    const bool isBeyond = isBelow || *rank == 0;
    if (failure != std::errc() || end != part.data() + part.size() || !(away >= 0 && (away < 1 || (isBeyond && away == 1)))
        || (isBelow && *rank + 1 != size()))
        return std::nullopt;
    return static_cast<double>(*rank) + (isBelow ? away : -away);
}

std::string RankScale::placeName(double place) const
{
    const long last = static_cast<long>(size()) - 1;
    const long tenths = std::clamp(std::lround(10 * place), -10L, 10 * (last + 1));
    const long rank = std::clamp((tenths + 9) / 10, 0L, last); // the weaker of the two around it
    const std::string& whole = name(static_cast<std::size_t>(rank));
    const long away = std::abs(10 * rank - tenths);
    return away == 0 ? whole : whole + (tenths > 10 * rank ? '-' : '+') + (away == 10 ? "1" : "0." + std::to_string(away));
}

std::optional<double> RankScale::middleRating(std::size_t rank) const
{
    const RankGroup& group = m_ranks[rank];
    const bool isOfRatings = group.weakest && group.weakest->kind == record::Rank::Kind::Elo;
    return isOfRatings ? strength::middleRating(group) : std::nullopt;
}

std::vector<double> RankScale::middleRatings() const
{
    std::vector<double> middles;
    for (std::size_t rank = 0; rank < size(); ++rank) {
        const auto middle = middleRating(rank);
        if (!middle)
            return {};
        middles.push_back(*middle);
    }
    return middles;
}

RankScale goScale() { return {"go", {"9d", "8d", "7d", "6d", "5d", "4d", "3d", "2d", "1d", "1-2k", "3-5k", "6-10k", "11-18k"}}; }

RankScale chessScale()
{
    return {"chess", {"2400-2599", "2200-2399", "2000-2199", "1800-1999", "1600-1799", "1400-1599", "1200-1399", "1000-1199"}};
}

nlohmann::json toJson(const RankScale& scale)
{
    nlohmann::json names = nlohmann::json::array();
    for (const RankGroup& rank : scale.ranks())
        names.push_back(rank.name);
    return {{"game", scale.game()}, {"ranks", names}};
}

core::Result<RankScale> rankScaleFromJson(const nlohmann::json& json)
{
    const core::Error bad{core::ErrorCode::BadValue, "rank scale"};
    if (!json.is_object() || !json.contains("game") || !json["game"].is_string() || !json.contains("ranks") || !json["ranks"].is_array()
        || json["ranks"].empty() || json["ranks"].size() > kMostRanks)
        return bad;
    std::vector<std::string> names;
    for (const nlohmann::json& name : json["ranks"]) {
        if (!name.is_string() || name.get_ref<const std::string&>().empty() || std::ranges::count(names, name.get<std::string>()) != 0)
            return bad;
        names.push_back(name.get<std::string>());
    }
    return RankScale(json["game"].get<std::string>(), names);
}

} // namespace evenmatch::strength
