// A training run as data: what is trained, on what mixture of positions, for how long. The run is reproducible from it.
#pragma once

#include "core/error.h"
#include "nn/data/training_batch.h"
#include "nn/model/network_config.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// What each part of the loss counts for; 0 leaves it out.
struct LossWeights {
    double policy = 1; ///< cross-entropy of the rank-free policy with the move played
    double rankPolicy = 1; ///< of the policy of the mover's rank
    double soft = 1; ///< of either with a teacher's moves, where there are any
    double value = 1; ///< squared error of the result
    double lead = 0.02; ///< Huber loss of the score lead in points
    double siblings = 0; ///< the same of what parts positions after different moves at one place: what a search chooses by
    double owners = 0; ///< squared error of whose each point will be, where a teacher says it
    double list = 0; ///< listwise loss over the ranks (ALGORITHMS.md 1)
    double listOfQuality = 0; ///< the same of the quality alone, so that the level of a game does not take all that tells the ranks
    double voices = 0; ///< cross-entropy of every rank's policy with the teachers of the ranks, at positions where there are several
    double hints
        = 0; ///< squared difference of the tower, block by block, from that of the teacher `hintsOf`, in shares of the latter's own squares
    double heard = 0; ///< cross-entropy of the policies of those ranks for which the teacher of the step speaks with its policy
    double heardValue = 0; ///< squared error of the value with that teacher's
    double side = 0; ///< cross-entropy of the rank under whose policy a side's moves in a list are likeliest
    double listAtPosition
        = 0; ///< listwise loss of the qualities of moves drawn from the ranks' own policies at one position, and of a random one
    double unseen = 0; ///< r∞: log-sigmoid of how far the move played is above a random other one

    bool operator==(const LossWeights&) const = default;
};

/// A part of a run. The learning rate goes from one to the other by half a cosine.
struct TrainingPhase {
    std::int64_t steps = 1000;
    double rateFrom = 1e-3;
    double rateTo = 1e-3;
    std::int64_t warmUp = 0; ///< steps in which the rate rises from 0
    BatchPlan batch;
    LossWeights weights;
    bool headsOnly = false; ///< only the policies' and quality's last layers and the level learn, at a third of the work; with policy 0 the
                            ///< rank-free policy stands still, too
    bool valueOnly
        = false; ///< only what the value alone sees learns: further blocks and its head; all other answers stay exactly as they are
    bool mixOnly
        = false; ///< only the numbers learn that mix the ranks' policies, a few a rank: for candidates, where they are not too sure
    int hintsOf = 0; ///< the rating of the teacher whose tower is listened to; 0: of none. It has as many blocks and channels
    bool forced
        = false; ///< every block sees what the teacher's has said before, and the heads its last: all learn at once, each a shallow task
    bool local = false; ///< no gradient goes back from one block to the one before: each learns to say what the teacher's says from what it
                        ///< is given
    bool frozenNorm
        = false; ///< batch normalisation keeps the running statistics, which makes a step a third faster: for networks that know much
};

struct TrainingConfig {
    NetworkConfig network;
    strength::RankScale scale;
    std::uint64_t seed = 1;
    std::string optimizer = "adamw"; ///< or "sgd" (momentum 0.9), or "muon" (what lies between layers by Muon, the rest by AdamW)
    double weightDecay = 1e-4;
    double averaging = 0.999; ///< of the exponential moving average that is shipped; 0: none
    bool bf16 = false; ///< the tower computes in bf16 where the processor is faster so; parameters stay fp32
    std::int64_t reportEvery = 50; ///< steps
    std::int64_t measureEvery = 1000; ///< steps, on held-out positions; 0: never
    std::int64_t saveEvery = 500; ///< steps
    double share = 1; ///< of the players' games (keepShare()): for learning curves
    std::vector<TrainingPhase> phases;

    std::int64_t steps() const;
};

core::Result<TrainingConfig> trainingConfigFromJson(const nlohmann::json& json);
nlohmann::json toJson(const TrainingConfig& config);

} // namespace evenmatch::nn
