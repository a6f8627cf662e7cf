// Further heads on the last layer of a KataGo network.
#pragma once

#include "nn/evaluate/evaluator.h"

#include <span>

namespace evenmatch::nn::katago {

/// Ranks and β for a network that knows none. Immutable: used by any thread.
class Heads {
public:
    virtual ~Heads() = default;

    /// The facts about the network with these heads.
    virtual const NetworkInfo& info() const = 0;

    /// Fills level, qualities, and the policies of the wished ranks, not yet mixed (mixRanks()). `trunk`: [points][channels]. REQUIRES:
    /// answer.moves are the legal moves, the lists have their sizes, and the position is not over
    virtual void fill(std::span<const float> trunk, const Query& query, Evaluation& answer) const = 0;
};

} // namespace evenmatch::nn::katago
