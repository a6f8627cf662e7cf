// What the files of a player's games themselves say of his or her rank: set beside an estimate, never part of it.
#pragma once

#include "core/record/text/rank_text.h"
#include "core/strength/estimate/rank_estimate.h"
#include "nn/ranks/player_report.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::nn {

struct WrittenRanks {
    std::vector<record::Rank> ranks; ///< one a game that names it, the weakest first; all ratings, or all ranks: whichever more games name
    record::Rank latest; ///< of the game with the latest date

    /// The rank below which this share of them lies; 0.5: the middle.
    record::Rank at(double share) const;
    bool areRatings() const { return latest.kind == record::Rank::Kind::Elo; }
};
/// Nothing where no game names one.
std::optional<WrittenRanks> writtenRanksOf(const PlayerReport& report, std::span<const SourceGame> games);

/// Whether a rank lies beyond the scale's strongest or weakest; No, too, where they cannot be compared.
strength::Beyond beyondScale(record::Rank rank, const strength::RankScale& scale);

} // namespace evenmatch::nn
