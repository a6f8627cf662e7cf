// Games as numbers: what a network says of every move of a side. One pass a position; estimators, profiles and tables live on it.
#pragma once

#include "core/error.h"
#include "core/jobs/job.h"
#include "core/strength/estimate/scored_side.h"
#include "nn/data/labelled_games.h"
#include "nn/evaluate/evaluator.h"

#include <filesystem>
#include <span>
#include <vector>

namespace evenmatch::nn {

/// All scored sides, or at most `perRank` of each rank: a sample that does not depend on the games' order within a rank's files, and of
/// which a smaller one is a part. 0: all. `ofPlayer` k > 0: only of named players who have at least k at that rank; k of each player come
/// first, then the next k.
std::vector<PlayedSide> scoredSides(
    std::span<const LabelledGame> games, std::size_t ranks, std::size_t perRank = 0, std::uint64_t seed = 1, std::size_t ofPlayer = 0);

strength::SideLabels labelsOf(const LabelledGame& game, game::Side side);

struct AnalysisOptions {
    bool valueAfter = false; ///< evaluate the position after each move, too: twice the work
    std::size_t batch = 32;
    unsigned threads = 1; ///< each gathers its own batches
};

/// The numbers of each side, in their order. Positions of many games share a batch. Moves where only one is legal are counted, too.
/// Of a classifier of ranks (NetworkInfo::classifies) the logarithms of the ranks are its own, P(rank | the position after the move), so
/// that SLsum and SLvote go by its head; that is a pass more for every move. BadArgument from the evaluator when the games are not its own;
/// Stopped when the job is asked to stop.
core::Result<std::vector<strength::SideNumbers>> analyse(Evaluator& evaluator, std::span<const LabelledGame> games,
    std::span<const PlayedSide> sides, const AnalysisOptions& options, jobs::JobContext& job);

} // namespace evenmatch::nn
