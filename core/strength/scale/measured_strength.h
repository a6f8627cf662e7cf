// How strong the opponents of each rank turned out to be in matches against players of known strength (`evenmatch-lab verify`). It travels
// with the network that played, and says nothing of any other.
#pragma once

#include "core/error.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::strength {

/// A rating with half the width of its 95 % interval. Ratings are Elo in chess; in Go they count ranks upwards: 1 is 1d, 0 is 1k, -1 is 2k.
struct MeasuredRank {
    double rating = 0;
    double error = 0;
    std::uint64_t games = 0;
    bool operator==(const MeasuredRank&) const = default;
};

struct MeasuredStrength {
    std::string network; ///< hash of the network that played
    std::string opponents; ///< whose ratings these rest on, in words
    std::string date; ///< 2026-11-22
    std::vector<std::optional<MeasuredRank>> ranks; ///< by rank of the scale; none: that rank was not played
    std::string scale{}; ///< whose ratings these are: "Lichess"; empty: nobody said
    bool operator==(const MeasuredStrength&) const = default;
};

nlohmann::json toJson(const MeasuredStrength& measured);
core::Result<MeasuredStrength> measuredStrengthFromJson(const nlohmann::json& json);

/// Of a place on the scale, between those of the ranks around it: as unsure as the less sure of them, in the games of both. Nothing where
/// one of them was not played.
std::optional<MeasuredRank> measuredAt(const MeasuredStrength& measured, double place);

/// Whether the rating is another than what the opponent claims to be, `claimed`, beyond doubt and by more than half a rank (100 Elo).
bool isElsewhere(const MeasuredRank& rank, double claimed, bool go);

/// "1480" or "3d", "12k": a rating of the game as people write it.
std::string ratingText(double rating, bool go);
/// "1480 ± 60", "3d ± 1.2": the second number in Elo, or in ranks.
std::string ratingText(const MeasuredRank& rank, bool go);

} // namespace evenmatch::strength
