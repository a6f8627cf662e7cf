#include "search/player/adaptive_player.h"

#include <nlohmann/json.hpp>

namespace evenmatch::search {

namespace {

SearchStyle adapted(SearchStyle style, const nn::NetworkInfo& network, const Adaptation& adaptation)
{
    setStrength(style, network, adaptation.between.setting);
    style.within = adaptation.within();
    return style;
}

bool isScore(const nlohmann::json& json) { return json.is_number() && (json == 0.0 || json == 0.5 || json == 1.0); }

} // namespace

void Adaptation::gameEnded(double score)
{
    between.gameEnded(score);
    scores.push_back(score);
    if (scores.size() > kRemembered)
        scores.erase(scores.begin());
}

std::optional<strength::WithinGame> Adaptation::within() const
{
    if (!withinGames)
        return std::nullopt;
    return onRankScale() ? strength::WithinGame::rank(between.setting, static_cast<std::size_t>(between.dial.highest) + 1)
                         : strength::WithinGame::strengthIndex(between.setting);
}

nlohmann::json toJson(const Adaptation& adaptation)
{
    return {{"between", strength::toJson(adaptation.between)}, {"withinGames", adaptation.withinGames}, {"scores", adaptation.scores}};
}

core::Result<Adaptation> adaptationFromJson(const nlohmann::json& json)
{
    const core::Error damaged{core::ErrorCode::BadValue, "adaptation"};
    if (!json.is_object() || !json.contains("between") || !json.contains("withinGames") || !json["withinGames"].is_boolean()
        || !json.contains("scores") || !json["scores"].is_array() || json["scores"].size() > Adaptation::kRemembered)
        return damaged;
    auto between = strength::betweenGamesFromJson(json["between"]);
    if (!between)
        return between.error();
    Adaptation adaptation{*between, json["withinGames"].get<bool>(), {}};
    for (const nlohmann::json& score : json["scores"]) {
        if (!isScore(score))
            return damaged;
        adaptation.scores.push_back(score.get<double>());
    }
    return adaptation;
}

AdaptivePlayer::AdaptivePlayer(std::shared_ptr<nn::Evaluator> evaluator, const SearchStyle& style, Adaptation adaptation)
    : SearchPlayer(evaluator, adapted(style, evaluator->info(), adaptation)), m_adaptation(std::move(adaptation))
{
}

void AdaptivePlayer::gameEnded(double score)
{
    m_adaptation.gameEnded(score);
    setStyle(adapted(style(), network(), m_adaptation));
}

} // namespace evenmatch::search
