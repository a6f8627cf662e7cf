// The losses of training, from a network's outputs and a batch.
#pragma once

#include "nn/data/training_batch.h"
#include "nn/data/training_config.h"
#include "nn/torch/network/network.h"

namespace evenmatch::nn::detail {

struct Said;

/// A batch as tensors. Moves are indices into `moves`, the L legal outputs of each position.
struct BatchTensors {
    at::Tensor moves; ///< [B, L] outputs
    at::Tensor legal; ///< [B, L] of bool: false for padding
    at::Tensor input, move, otherMove, rank, policyWeight, rankWeight, value, valueWeight, lead, leadWeight, softMove, softProbability,
        softWeight, softRankWeight;
    at::Tensor owners, ownersPosition; ///< [O, H, W], [O]
    at::Tensor siblings; ///< [B]: 0 … families of positions at one place, or `families`: of none
    std::int64_t families = 0;
    at::Tensor teacherInput; ///< [B, 112, 8, 8]; undefined without a teacher
    at::Tensor teacherMove; ///< [B, L]: lc0's numbers of the moves
    std::uint64_t seed = 0;
    at::Tensor entryOf; ///< [list positions]: which entry a position belongs to; list positions come first in a batch
    at::Tensor entryRank; ///< [entries]
    at::Tensor entryPlace; ///< [entries]: row-major place in the matrix of lists and ranks in order
    std::int64_t lists = 0;
    std::int64_t longest = 0; ///< most entries of a list
};

BatchTensors toTensors(const TrainingBatch& batch, const Encoding& encoding, at::ScalarType type, at::Device device);

/// Sum of the weighted losses, and each of them unweighted with further metrics (top-1, …).
struct Losses {
    at::Tensor total;
    std::vector<std::pair<std::string, at::Tensor>> parts;
};

Losses losses(
    const NetworkConfig& config, const Tensors& parameters, const Outputs& outputs, const BatchTensors& batch, const LossWeights& weights);

/// Adds the losses from a step's teachers. REQUIRES: outputs.tower exists if said.tower does
void addTeachersLosses(const Tensors& parameters, const Outputs& outputs, const BatchTensors& batch, const Said& said,
    const LossWeights& weights, Losses& result);

/// The quality of every move minus its expectation under the policy without a rank, [B, M]: the rest depends on the move alone, not on the
/// position or the opponent. Evaluators do the same. `legal`: [B, M] of bool.
at::Tensor centredQuality(const Outputs& outputs, const at::Tensor& legal);

} // namespace evenmatch::nn::detail
