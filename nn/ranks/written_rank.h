// The player's rank in the game files: displayed beside an estimate, never part of it.
#pragma once

#include "core/record/text/rank_text.h"
#include "core/strength/estimate/rank_estimate.h"
#include "nn/ranks/player_report.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::nn {

struct WrittenRanks {
    std::vector<record::Rank> ranks; ///< one per game that has it, the weakest first; only ratings or only ranks, whichever more games have
    record::Rank latest; ///< in the game with the latest date

    /// The rank below which this share of them is; 0.5: the median.
    record::Rank at(double share) const;
    bool areRatings() const { return latest.kind == record::Rank::Kind::Elo; }
};
/// Nothing if no game has one.
std::optional<WrittenRanks> writtenRanksOf(const PlayerReport& report, std::span<const SourceGame> games);

/// Whether a rank is beyond the scale's strongest or weakest; No also if they are not comparable.
strength::Beyond beyondScale(record::Rank rank, const strength::RankScale& scale);

} // namespace evenmatch::nn
