#include "nn/ranks/estimate_json.h"

namespace evenmatch::nn {

using nlohmann::ordered_json;

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

} // namespace evenmatch::nn
