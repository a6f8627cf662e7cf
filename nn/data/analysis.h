// Games as numbers: a network's evaluation of every move of a side, in one pass per position; the input of estimators, profiles and tables.
#pragma once

#include "core/error.h"
#include "core/jobs/job.h"
#include "core/strength/estimate/scored_side.h"
#include "nn/data/labelled_games.h"
#include "nn/evaluate/evaluator.h"

#include <span>
#include <vector>

namespace evenmatch::nn {

/// All scored sides, or at most `perRank` of each rank: a sample that does not depend on the games' order within a rank's files, and whose
/// smaller sizes are subsets of larger ones. 0: all. `ofPlayer` k > 0: only named players with at least k sides of that rank; k of each
/// player come first, then the next k.
std::vector<PlayedSide> scoredSides(
    std::span<const LabelledGame> games, std::size_t ranks, std::size_t perRank = 0, std::uint64_t seed = 1, std::size_t ofPlayer = 0);

strength::SideLabels labelsOf(const LabelledGame& game, game::Side side);

struct AnalysisOptions {
    bool valueAfter = false; ///< evaluate the position after each move, too: twice the work
    std::size_t batch = 32;
    unsigned threads = 1; ///< number of threads, each with its own batches
};

/// The numbers of each side, in their order. Positions of many games share a batch. Moves with only one legal choice count, too. For a
/// classifier of ranks (NetworkInfo::classifies) the logarithms of the ranks are P(rank | the position after the move), so that SLsum and
/// SLvote use its head; that costs one more pass per move. BadArgument from the evaluator for another game; Stopped if the job is stopped.
core::Result<std::vector<strength::SideNumbers>> analyse(Evaluator& evaluator, std::span<const LabelledGame> games,
    std::span<const PlayedSide> sides, const AnalysisOptions& options, jobs::JobContext& job);

} // namespace evenmatch::nn
