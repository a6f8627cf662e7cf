#include "core/strength/scale/rank_profile.h"

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

nlohmann::json toJson(const RankEntry& entry)
{
    nlohmann::json json = {{"beta", toJson(entry.beta)}, {"quality", toJson(entry.quality)}, {"games", entry.games}, {"moves", entry.moves},
        {"ladder", entry.ladder}};
    if (entry.play)
        json["play"] = toJson(*entry.play);
    return json;
}

RankCurve between(const RankCurve& a, const RankCurve& b, double share)
{
    RankCurve result{
        .mean = std::lerp(a.mean, b.mean, share), .spread = std::lerp(a.spread, b.spread, share), .byMove = {}, .bandByMove = {}};
    for (std::size_t move = 0; move < std::max(a.byMove.size(), b.byMove.size()); ++move) {
        const auto at = [&](const std::vector<double>& curve) { return curve.empty() ? 0.0 : curve[std::min(move, curve.size() - 1)]; };
        result.byMove.push_back(std::lerp(at(a.byMove), at(b.byMove), share));
        result.bandByMove.push_back(std::lerp(at(a.bandByMove), at(b.bandByMove), share));
    }
    return result;
}

RankPlay playOf(const RankProfile& profile, std::size_t rank)
{
    return profile.ranks[rank].play.value_or(usualPlay(rank, profile.ranks.size(), firstLadderRank(profile)));
}

/// Reads the tables of ranks that have one; missing settings are the defaults. REQUIRES: the profile is otherwise complete
core::Result<void> readPlays(const nlohmann::json& ranks, RankProfile& profile)
{
    for (std::size_t rank = 0; rank < profile.ranks.size(); ++rank) {
        if (!ranks[rank].contains("play"))
            continue;
        auto play = rankPlayFromJson(ranks[rank]["play"], playOf(profile, rank));
        if (!play)
            return play.error();
        profile.ranks[rank].play = *play;
    }
    return {};
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

/// The settings on other boards: an array for each, null for the defaults of a rank. REQUIRES: the profile is otherwise complete
core::Result<void> readPlayElsewhere(const nlohmann::json& boards, RankProfile& profile)
{
    const core::Error bad{core::ErrorCode::BadValue, "rank profile"};
    if (!boards.is_object())
        return bad;
    for (const auto& [board, plays] : boards.items()) {
        if (!plays.is_array() || plays.size() != profile.ranks.size())
            return bad;
        std::vector<std::optional<RankPlay>>& there = profile.elsewhere[board].play;
        for (const nlohmann::json& stored : plays) {
            auto& play = there.emplace_back();
            if (stored.is_null())
                continue;
            auto read = rankPlayFromJson(stored, playOf(profile, there.size() - 1));
            if (!read)
                return read.error();
            play = *read;
        }
    }
    return {};
}

void forgetRank(std::optional<MeasuredStrength>& measured, std::size_t rank)
{
    if (!measured || rank >= measured->ranks.size())
        return;
    measured->ranks[rank].reset();
    if (std::ranges::none_of(measured->ranks, [](const auto& strength) { return strength.has_value(); }))
        measured.reset();
}

void dropEmpty(RankProfile& profile)
{
    std::erase_if(profile.elsewhere, [](const auto& board) { return board.second == BoardOpponents{}; });
}

core::Result<MeasuredStrength> readMeasured(const nlohmann::json& json, std::size_t ranks)
{
    auto measured = measuredStrengthFromJson(json);
    if (measured && measured->ranks.size() != ranks)
        return core::Error{core::ErrorCode::BadValue, "rank profile"};
    return measured;
}

} // namespace

double RankCurve::at(int moveNumber) const
{
    if (byMove.empty())
        return mean;
    const auto last = static_cast<int>(byMove.size()) - 1;
    return byMove[static_cast<std::size_t>(std::clamp(moveNumber, 0, last))];
}

std::size_t firstLadderRank(const RankProfile& profile)
{
    return static_cast<std::size_t>(std::ranges::find(profile.ranks, true, &RankEntry::ladder) - profile.ranks.begin());
}

RankPlay playAt(const RankProfile& profile, double place)
{
    const double within = std::clamp(place, 0.0, static_cast<double>(profile.ranks.size() - 1));
    const auto stronger = static_cast<std::size_t>(within);
    const std::size_t weaker = std::min(stronger + 1, profile.ranks.size() - 1);
    return between(playOf(profile, stronger), playOf(profile, weaker), within - static_cast<double>(stronger));
}

void setPlay(RankProfile& profile, std::size_t rank, const std::optional<RankPlay>& play)
{
    if (profile.ranks[rank].play == play)
        return;
    profile.ranks[rank].play = play;
    forgetRank(profile.measured, rank);
    for (auto& [board, opponents] : profile.elsewhere)
        if (opponents.play.empty())
            forgetRank(opponents.measured, rank);
    dropEmpty(profile);
}

void setPlayElsewhere(RankProfile& profile, std::string_view board, std::size_t rank, const std::optional<RankPlay>& play)
{
    std::vector<std::optional<RankPlay>> general;
    for (const RankEntry& entry : profile.ranks)
        general.push_back(entry.play);
    BoardOpponents& there = profile.elsewhere[std::string(board)];
    if (there.play.empty())
        there.play = general;
    if (there.play[rank] != play) {
        there.play[rank] = play;
        forgetRank(there.measured, rank);
    }
    if (there.play == general)
        there.play.clear();
    dropEmpty(profile);
}

RankProfile sharedWith(RankProfile profile, std::string_view board)
{
    const auto found = profile.elsewhere.find(board);
    const BoardOpponents there = found == profile.elsewhere.end() ? BoardOpponents{} : found->second;
    for (std::size_t rank = 0; rank < there.play.size(); ++rank)
        profile.ranks[rank].play = there.play[rank];
    profile.measured = there.measured;
    profile.elsewhere.clear();
    return profile;
}

void forgetMeasured(RankProfile& profile, const std::function<bool(const MeasuredStrength&)>& isOutdated)
{
    const auto forget = [&](std::optional<MeasuredStrength>& measured) {
        if (measured && isOutdated(*measured))
            measured.reset();
    };
    forget(profile.measured);
    for (auto& [board, opponents] : profile.elsewhere)
        forget(opponents.measured);
    dropEmpty(profile);
}

const ServerRanks* serverIn(const RankProfile& profile, std::string_view server)
{
    const auto found = std::ranges::find(profile.servers, server, &ServerRanks::server);
    return found == profile.servers.end() ? nullptr : &*found;
}

RankProfile profileOf(const ServerRanks& server, const RankProfile& profile)
{
    RankProfile result{.scale = scaleOf(server, profile.scale.game()), .ranks = {}, .verified = profile.verified};
    for (const double place : placesOf(server)) {
        const double within = std::clamp(place, 0.0, static_cast<double>(profile.ranks.size() - 1));
        const auto stronger = static_cast<std::size_t>(within);
        const RankEntry& a = profile.ranks[stronger];
        const RankEntry& b = profile.ranks[std::min(stronger + 1, profile.ranks.size() - 1)];
        const double share = within - static_cast<double>(stronger);
        const RankEntry& nearest = share < 0.5 ? a : b;
        result.ranks.push_back({.beta = between(a.beta, b.beta, share),
            .quality = between(a.quality, b.quality, share),
            .games = nearest.games,
            .moves = nearest.moves,
            .ladder = nearest.ladder,
            .play = playAt(profile, within)});
    }
    if (profile.measured) {
        result.measured = profile.measured;
        result.measured->ranks.clear();
        for (const double place : placesOf(server))
            result.measured->ranks.push_back(measuredAt(*profile.measured, place));
    }
    for (const auto& [board, opponents] : profile.elsewhere) {
        const RankProfile there = profileOf(server, sharedWith(profile, board));
        BoardOpponents& converted = result.elsewhere[board];
        converted.measured = there.measured;
        for (std::size_t rank = 0; !opponents.play.empty() && rank < there.ranks.size(); ++rank)
            converted.play.push_back(there.ranks[rank].play);
    }
    return result;
}

nlohmann::json toJson(const RankProfile& profile)
{
    nlohmann::json ranks = nlohmann::json::array();
    for (const RankEntry& entry : profile.ranks)
        ranks.push_back(toJson(entry));
    nlohmann::json json = {{"scale", toJson(profile.scale)}, {"ranks", ranks}, {"verified", profile.verified}};
    if (profile.measured)
        json["measured"] = toJson(*profile.measured);
    for (const auto& [board, opponents] : profile.elsewhere) {
        if (opponents.measured)
            json["elsewhere"][board] = toJson(*opponents.measured);
        for (const auto& play : opponents.play)
            json["playElsewhere"][board].push_back(play ? toJson(*play) : nlohmann::json());
    }
    if (!profile.servers.empty())
        json["servers"] = toJson(profile.servers);
    return json;
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
    if (auto read = readPlays(json["ranks"], profile); !read)
        return read.error();
    if (json.contains("servers")) {
        auto servers = serverRanksFromJson(json["servers"]);
        if (!servers)
            return servers.error();
        profile.servers = *std::move(servers);
    }
    if (json.contains("measured")) {
        auto measured = readMeasured(json["measured"], profile.ranks.size());
        if (!measured)
            return measured.error();
        profile.measured = *std::move(measured);
    }
    const nlohmann::json elsewhere = json.value("elsewhere", nlohmann::json::object());
    if (!elsewhere.is_object())
        return bad;
    for (const auto& [board, strength] : elsewhere.items()) {
        auto measured = readMeasured(strength, profile.ranks.size());
        if (!measured)
            return measured.error();
        profile.elsewhere[board].measured = *std::move(measured);
    }
    if (auto read = readPlayElsewhere(json.value("playElsewhere", nlohmann::json::object()), profile); !read)
        return read.error();
    dropEmpty(profile);
    return profile;
}

} // namespace evenmatch::strength
