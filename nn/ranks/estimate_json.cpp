#include "nn/ranks/estimate_json.h"

#include "core/strength/evidence/exact_words.h"

namespace evenmatch::nn {

using nlohmann::ordered_json;

namespace {

ordered_json exactJson(const strength::ExactRank& rank, const std::string& server)
{
    return {{"server", server.empty() ? ordered_json(nullptr) : ordered_json(server)}, {"rating", rank.middle},
        {"interval80", {rank.weakest, rank.strongest}}, {"beyondMeasured", rank.isBeyond},
        {"words", core::describe(strength::exactWords(rank, server))}};
}

} // namespace

ordered_json estimateJson(const strength::RankEstimate& estimate, const strength::RankScale& scale)
{
    ordered_json json{{"games", estimate.games}, {"moves", estimate.moves}};
    if (!estimate.isEnough()) {
        json["rank"] = nullptr;
        json["notEnough"] = estimate.sufficiency == strength::Sufficiency::NoGames ? "games" : "moves";
        return json;
    }
    json["rank"] = scale.name(estimate.median);
    for (std::size_t rank = 0; rank < scale.size(); ++rank)
        json["probabilities"][scale.name(rank)] = estimate.probabilities[rank];
    json["interval80"] = {scale.name(estimate.interval.weakest), scale.name(estimate.interval.strongest)};
    json["intervalHolds"] = estimate.held();
    json["beyondScale"] = nullptr;
    if (const strength::Beyond beyond = estimate.beyond(); beyond != strength::Beyond::No)
        json["beyondScale"] = beyond == strength::Beyond::Stronger ? "stronger" : "weaker";
    json["calibrated"] = estimate.calibrated;
    json["worthGames"] = estimate.worthGames;
    return json;
}

ordered_json answersJson(const TwoAnswers& answers, const strength::RankScale& scale)
{
    ordered_json json{{"moves", nullptr}, {"everything", nullptr}};
    if (answers.moves)
        json["moves"] = exactJson(*answers.moves, answers.movesServer);
    if (const auto& everything = answers.everything) {
        json["everything"] = exactJson(everything->exact, answers.everythingServer);
        json["everything"]["estimate"] = estimateJson(everything->estimate, scale);
        json["everything"]["rated"] = everything->rated;
        json["everything"]["results"] = everything->results;
    }
    return json;
}

} // namespace evenmatch::nn
