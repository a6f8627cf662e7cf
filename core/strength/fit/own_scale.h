// A user's own rank scale ("our club's 3 dan"), measured on a folder of labelled games. These are usually few, so each measure uses one
// number per side instead of many parameters, and the scale reports its accuracy.
#pragma once

#include "core/strength/estimate/player_calibration.h"
#include "core/strength/estimate/scored_side.h"
#include "core/strength/scale/rank_profile.h"

#include <string>
#include <vector>

namespace evenmatch::strength {

/// The minimum number of games per rank.
inline constexpr std::size_t kFewestOwnGames = 5;
/// With fewer games a rank is reported as thin.
inline constexpr std::size_t kEnoughOwnGames = 30;

/// One number per side at each rank: the mean over its sides, never increasing from the strongest rank on, and their common standard
/// deviation.
struct OwnStatistic {
    std::vector<double> means;
    double spread = 1;
    bool operator==(const OwnStatistic&) const = default;
};

/// The accuracy of the ranks of held-out players.
struct OwnCheck {
    int games = 1;
    int players = 0;
    double accuracy = 0;
    double accuracyPm1 = 0;
    bool operator==(const OwnCheck&) const = default;
};

/// A regular value.
struct OwnScale {
    std::string name;
    std::string networkHash; ///< the network of the measurement; β of another network is not comparable
    std::size_t networkRanks = 0;
    RankProfile profile; ///< names, β̄i and β̄i^d, games and moves of its ranks
    std::vector<std::size_t> players; ///< of each rank
    std::vector<double> places; ///< the place of each rank on the network's scale; 0 is its strongest
    OwnStatistic policies; ///< mean over a side's moves of Σ_r w_r · ln prior_r, w rising evenly from −1 (weakest) to 1 (strongest)
    OwnStatistic quality; ///< mean over a side's moves of the move's quality
    std::string chosen; ///< "own-policies" or "own-quality", whichever is more accurate for held-out players
    PlayerCalibration calibration; ///< without rows if there were too few players to measure it
    std::vector<OwnCheck> checks; ///< by rising number of games

    bool operator==(const OwnScale&) const = default;
};

/// The network's data for measuring a scale.
struct OwnScaleSource {
    std::string name;
    std::string networkHash;
    std::size_t networkRanks = 0;
    std::vector<double> policyBias; ///< of the network's own likelihood estimator, one a rank; empty: unknown
};

/// BadArgument when there are fewer than two ranks or one has fewer than kFewestOwnGames games.
/// REQUIRES: every side has a rank of the scale, moves, and as many policies as the network has ranks
core::Result<OwnScale> measureOwnScale(const OwnScaleSource& source, const RankScale& scale, std::span<const ScoredSide> sides);

/// "own-policies" and "own-quality".
Estimators ownEstimators(const OwnScale& scale);

/// Remarks for its users, in sentences.
std::string caveatsOf(const OwnScale& scale);

nlohmann::json toJson(const OwnScale& scale);
core::Result<OwnScale> ownScaleFromJson(const nlohmann::json& json);

} // namespace evenmatch::strength
