// What can be said of a game against the program when it is over: how human the program's moves were, and what rank the user's moves show.
#pragma once

#include "core/jobs/job.h"
#include "core/strength/estimate/rank_estimate.h"
#include "nn/evaluate/evaluator.h"
#include "nn/input/played_game.h"
#include "nn/ranks/game_estimate.h"

#include <optional>
#include <string>

namespace evenmatch::nn {

/// How the moves of one side look to a rank's policy.
struct Humanness {
    static constexpr double kUsual = 0.1; ///< a move that one in ten of the rank would play
    static constexpr std::size_t kFewest = 5; ///< moves of which a share says anything

    std::size_t moves = 0;
    std::size_t usual = 0; ///< moves with at least that share of the policy
    double mean = 0; ///< mean probability of a move under the policy
    bool operator==(const Humanness&) const = default;
};

struct VerdictQuestion {
    PlayedGame game;
    game::Side program = game::Side::Second;
    double place = 0; ///< on the network's scale, that the program played at
    std::string rank = {}; ///< what that is called; empty: as the network's scale names the nearest rank
    std::string server = {}; ///< in whose ranks the user's is told, where the model knows them; empty: in the network's
    std::string modelFile; ///< of the network: may bring calibrated estimators
};

struct GameVerdict {
    std::string rank; ///< that the program played at
    Humanness program;
    Humanness user; ///< under the same rank's policy
    std::optional<strength::RankEstimate> estimate; ///< of the user, from this game alone (estimateSides())
    strength::RankScale scale;
};

/// One pass a position. BadArgument when the network knows no ranks.
core::Result<GameVerdict> verdictOn(Evaluator& network, const VerdictQuestion& question, jobs::JobContext& job);

} // namespace evenmatch::nn
