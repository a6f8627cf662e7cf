// The accuracy of the two estimates of a rank, from the moves alone and from everything in the files, on players of known rank.
#pragma once

#include "core/strength/evidence/file_evidence.h"
#include "nn/data/analysis_store.h"
#include "nn/ranks/estimators/rank_estimators.h"

#include <string>

namespace evenmatch::search {

/// Games of one player: results of estimators, data of files, and the true rank.
struct PlayerSample {
    std::string player;
    std::string source; ///< of the first game
    int games = 0;
    double weight = 1; ///< players have the same weight for each number of games
    double rating = 0; ///< mean of the player's tags in these games
    std::vector<double> raw; ///< the moves' estimator without its calibration for players
    std::vector<double> rawReacting; ///< and the reacting one
    strength::RankEstimate moves; ///< as displayed
    strength::RankEstimate reacting;
    std::vector<strength::RatedGame> rated;
};

struct SampleOptions {
    std::vector<int> games{1, 5, 10};
    int draws = 10; ///< of each player and number of games
    std::uint64_t seed = 1;
};

/// For every named player with that many sides. Sides without the estimators' needs are skipped.
std::vector<PlayerSample> samplePlayers(const nn::AnalysedFolder& folder, const nn::PlayerEstimators& estimators,
    const strength::FileModel& model, const SampleOptions& options);

/// One estimate over samples of one number of games.
struct AnswerRow {
    std::string answer; ///< "moves", "everything"
    int games = 0;
    int players = 0;
    double right = 0;
    double withinOne = 0;
    double error = 0; ///< mean absolute, in the unit of ratings
    double errorLow = 0; ///< 95 %, by bootstrap over players
    double errorHigh = 0;
    double held = 0; ///< share of the 80 % intervals on the line that contain the rating
    double heldLow = 0;
    double heldHigh = 0;
    double width = 0; ///< mean of these intervals, in the unit of ratings
    double logLoss = 0; ///< of the rank
    std::vector<double> signedByRank; ///< mean of estimate − truth for players of each rank; NaN without players
    std::vector<int> playersByRank;
};
std::vector<AnswerRow> measureAnswers(
    std::span<const PlayerSample> samples, const strength::RankScale& scale, const strength::FileModel& model, std::uint64_t seed = 1);

} // namespace evenmatch::search
