// The result of a finished game against the program: how human-like its moves were, and the rank estimated from the user's moves.
#pragma once

#include "core/jobs/job.h"
#include "core/strength/estimate/rank_estimate.h"
#include "nn/evaluate/evaluator.h"
#include "nn/input/played_game.h"
#include "nn/ranks/game_estimate.h"

#include <optional>
#include <string>

namespace evenmatch::nn {

/// The moves of one side under a rank's policy.
struct Humanness {
    static constexpr double kUsual = 0.1; ///< a move chosen by one in ten players of the rank
    static constexpr std::size_t kFewest = 5; ///< minimum number of moves for a meaningful share

    std::size_t moves = 0;
    std::size_t usual = 0; ///< moves with at least that share of the policy
    bool operator==(const Humanness&) const = default;
};

struct VerdictQuestion {
    PlayedGame game;
    game::Side program = game::Side::Second;
    double place = 0; ///< the program's place on the network's scale
    std::string rank = {}; ///< its name; empty: the nearest rank of the network's scale
    std::string server = {}; ///< the server of the user's rank, if the model has it; empty: the network's own ranks
    std::string modelFile; ///< of the network: may have calibrated estimators
};

struct GameVerdict {
    std::string rank; ///< the program's rank
    Humanness program;
    Humanness user; ///< under the same rank's policy
    std::optional<strength::RankEstimate> estimate; ///< of the user, from this game alone (estimateSides())
    strength::RankScale scale;
};

/// One pass per position. BadArgument for a network without ranks.
core::Result<GameVerdict> verdictOn(Evaluator& network, const VerdictQuestion& question, jobs::JobContext& job);

} // namespace evenmatch::nn
