#include "core/strength/scale/rank_play.h"

#include "core/strength/maths/json_numbers.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

/// A number in the table: its name in JSON and its range.
struct Field {
    const char* name;
    double RankPlay::*value;
    double least;
    double most;
};
constexpr std::array<Field, 9> kFields = {{
    {"visits", &RankPlay::visits, 0, 1e6},
    {"visitWeight", &RankPlay::visitWeight, 0, 1},
    {"temperature", &RankPlay::temperature, 0, 10},
    {"largestLoss", &RankPlay::largestLoss, 0, 1},
    {"lossChance", &RankPlay::lossChance, 0, 1},
    {"leastShare", &RankPlay::leastShare, 0, 0.5},
    {"resignBelow", &RankPlay::resignBelow, 0, 0.5},
    {"resignTurns", &RankPlay::resignTurns, 1, 1000},
    {"matesSeen", &RankPlay::matesSeen, 0, 1},
}};
constexpr const char* kPasses = "passesToEnd";

/// Equal factors; equal steps where one of them is 0.
double inFactors(double first, double second, double part)
{
    if (first == second)
        return first;
    return first > 0 && second > 0 ? std::exp(std::lerp(std::log(first), std::log(second), part)) : std::lerp(first, second, part);
}

} // namespace

RankPlay usualPlay(std::size_t rank, std::size_t ranks, std::size_t firstLadderRank)
{
    const double place = static_cast<double>(rank);
    const double last = ranks > 1 ? static_cast<double>(ranks - 1) : 1;
    const double weakness = std::min(place / last, 1.0);
    RankPlay play;
    play.resignBelow = 0.05 - 0.04 * weakness; // weaker players continue longer
    play.resignTurns = 3 + std::round(5 * weakness);
    play.matesSeen = std::lerp(0.95, 0.62, weakness); // people play 71 % of them (resources/models/history/chess-859fdf25.md)
    if (rank >= firstLadderRank) {
        const double below = place - static_cast<double>(firstLadderRank);
        play.visitWeight = 0;
        play.temperature = 1 - 0.5 * std::exp(-below / 1.5); // found by matches against the rungs
        play.largestLoss = 1;
        play.leastShare = 0.0005;
        return play;
    }
    // A player that overlooks more than a third of this is weaker than the first rung (resources/models/README.md, Go).
    const double weakest = firstLadderRank < ranks ? 3 * static_cast<double>(firstLadderRank) : last;
    const double carelessness = std::clamp(place / weakest, 0.0, 1.0);
    play.temperature = std::lerp(0.5, 1.0, carelessness);
    play.largestLoss = std::lerp(RankPlay::kSeenLoss, 0.5, carelessness);
    return play;
}

std::string_view suffixOf(PlayPath path) { return path == PlayPath::Even ? " even" : path == PlayPath::Erratic ? " erratic" : ""; }

RankPlay playOfWeakness(double weakness, double most, const RankPlay& manners, PlayPath path)
{
    constexpr double kFewest = 16;
    const auto stage = [&](double temperature, double loss, double chance, double visits, double weight, double share) {
        RankPlay play = manners;
        play.temperature = temperature;
        play.largestLoss = loss;
        play.lossChance = chance;
        play.visits = visits;
        play.visitWeight = weight;
        play.leastShare = share;
        return play;
    };
    const RankPlay strongest = stage(0.25, RankPlay::kSeenLoss, 0, most, 1, 0.01);
    const RankPlay careful = stage(0.25, RankPlay::kSeenLoss, 0.25, std::max(most / 4, kFewest), 0.5, 0.01);
    const RankPlay weakest = stage(2, 1, 1, kFewest, 0, 0.0001);
    using Stages = std::array<RankPlay, 5>;
    const Stages stages = path == PlayPath::Even
        ? Stages{strongest, careful, stage(1.5, 0.15, 1, kFewest, 0.25, 0.005), stage(1.5, 0.5, 1, kFewest, 0, 0.0005), weakest}
        : path == PlayPath::Erratic
        ? Stages{strongest, careful, stage(0.6, 1, 0.5, kFewest, 0.5, 0.01), stage(0.8, 1, 1, kFewest, 0, 0.0005), weakest}
        : Stages{strongest, careful, stage(1, 0.5, 1, kFewest, 0.5, 0.01), stage(1, 1, 1, kFewest, 0, 0.0005), weakest};
    const double within = std::clamp(weakness, 0.0, kWeakestPlay);
    const auto first = std::min(static_cast<std::size_t>(within), stages.size() - 2);
    return between(stages[first], stages[first + 1], within - static_cast<double>(first));
}

RankPlay between(const RankPlay& first, const RankPlay& second, double part)
{
    if (part <= 0 || part >= 1)
        return part <= 0 ? first : second;
    RankPlay play = part < 0.5 ? first : second;
    for (const Field& field : kFields)
        play.*field.value = std::lerp(first.*field.value, second.*field.value, part);
    play.visits = inFactors(first.visits, second.visits, part);
    play.leastShare = inFactors(first.leastShare, second.leastShare, part);
    return play;
}

nlohmann::json toJson(const RankPlay& play)
{
    nlohmann::json json;
    for (const Field& field : kFields)
        json[field.name] = play.*field.value;
    json[kPasses] = play.passesToEnd;
    return json;
}

core::Result<RankPlay> rankPlayFromJson(const nlohmann::json& json, const RankPlay& usual)
{
    const auto bad = [](const char* what) { return core::Error{core::ErrorCode::BadValue, std::string("play: ") + what}; };
    if (!json.is_object())
        return bad("no object");
    RankPlay play = usual;
    for (const Field& field : kFields) {
        if (!json.contains(field.name))
            continue;
        const auto number = numberIn(json, field.name);
        if (!number || *number < field.least || *number > field.most)
            return bad(field.name);
        play.*field.value = *number;
    }
    if (json.contains(kPasses) && !json[kPasses].is_boolean())
        return bad(kPasses);
    play.passesToEnd = json.value(kPasses, usual.passesToEnd);
    return play;
}

} // namespace evenmatch::strength
