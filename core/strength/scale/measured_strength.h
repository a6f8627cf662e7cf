// The measured strength of the opponents of each rank, from matches against players of known strength (`evenmatch-lab verify`). It is
// stored with the network that played, and valid only for it.
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
    std::string opponents; ///< the opponents with known ratings, in words
    std::string date; ///< 2026-11-22
    std::vector<std::optional<MeasuredRank>> ranks; ///< by rank of the scale; none: that rank was not measured
    std::string scale{}; ///< the scale of these ratings: "Lichess"; empty: unknown
    bool operator==(const MeasuredStrength&) const = default;
};

nlohmann::json toJson(const MeasuredStrength& measured);
core::Result<MeasuredStrength> measuredStrengthFromJson(const nlohmann::json& json);

/// The strength at a place of the scale, interpolated between the ranks around it, with the larger of their errors and the games of both.
/// Nothing if one of them was not measured.
std::optional<MeasuredRank> measuredAt(const MeasuredStrength& measured, double place);

/// Whether the rating differs from the opponent's `claimed` rank significantly and by more than half a rank (100 Elo).
bool isElsewhere(const MeasuredRank& rank, double claimed, bool go);

/// "1480" or "3d", "12k": a rating in the game's notation.
std::string ratingText(double rating, bool go);
/// "1480 ± 60", "3d ± 1.2": the second number in Elo, or in ranks.
std::string ratingText(const MeasuredRank& rank, bool go);

} // namespace evenmatch::strength
