// A training run as data: the network, the mixture of positions, the schedule. The run is reproducible from it.
#pragma once

#include "core/error.h"
#include "nn/data/training_batch.h"
#include "nn/model/network_config.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// Weights of the parts of the loss; 0 leaves a part out.
struct LossWeights {
    double policy = 1; ///< cross-entropy of the policy without a rank with the move played
    double rankPolicy = 1; ///< the same for the policy of the player's rank
    double soft = 1; ///< the same for both with a teacher's moves, if there are any
    double value = 1; ///< squared error of the result
    double lead = 0.02; ///< Huber loss of the score lead in points
    double siblings = 0; ///< the same for the differences between positions after different moves at one place, by which a search chooses
    double owners = 0; ///< squared error of the owner of each point, if a teacher gives it
    double list = 0; ///< listwise loss over the ranks (ALGORITHMS.md 1)
    double listOfQuality = 0; ///< the same for the quality alone, so that the level of a game does not carry all information on ranks
    double hints
        = 0; ///< squared difference of the tower from that of the teacher `hintsOf`, block by block, relative to the teacher's squares
    double heard = 0; ///< cross-entropy of the policies of ranks with the policy of the step's teacher for them
    double heardValue = 0; ///< squared error of the value with that teacher's
    double side = 0; ///< cross-entropy of the rank with the highest likelihood of a side's moves in a list
    double listAtPosition
        = 0; ///< listwise loss of the qualities of moves drawn from the ranks' policies in one position, and of a random one
    double unseen = 0; ///< r∞: log-sigmoid of the difference between the move played and a random other one

    bool operator==(const LossWeights&) const = default;
};

/// A phase of a run. The learning rate changes from the first to the second value along half a cosine.
struct TrainingPhase {
    std::int64_t steps = 1000;
    double rateFrom = 1e-3;
    double rateTo = 1e-3;
    std::int64_t warmUp = 0; ///< steps in which the rate rises from 0
    BatchPlan batch;
    LossWeights weights;
    bool headsOnly = false; ///< trains only the last layers of policies and quality and the level, at a third of the work; with policy 0
                            ///< the policy without a rank is fixed, too
    bool valueOnly = false; ///< trains only the value's own further blocks and head; all other outputs stay exactly the same
    int hintsOf = 0; ///< the rating of the teacher with the hints; 0: none. It must have as many blocks and channels
    bool forced = false; ///< every block gets the output of the teacher's previous block, and the heads its last: all train at once on
                         ///< shallow tasks
    bool frozenNorm
        = false; ///< batch normalisation keeps the running statistics, which makes a step a third faster: for well-trained networks
};

struct TrainingConfig {
    NetworkConfig network;
    strength::RankScale scale;
    std::uint64_t seed = 1;
    std::string optimizer = "adamw"; ///< or "sgd" (momentum 0.9), or "muon" (hidden layers by Muon, the rest by AdamW)
    double weightDecay = 1e-4;
    double averaging = 0.999; ///< of the exponential moving average that is released; 0: none
    bool bf16 = false; ///< the tower computes in bf16 if that is faster on the processor; parameters stay fp32
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
