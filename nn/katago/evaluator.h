// KataGo's networks as evaluators, for any implementation of their passes.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/katago/heads.h"
#include "nn/katago/network.h"
#include "nn/katago/pass.h"

#include <memory>

namespace evenmatch::nn {

struct KatagoEvaluatorOptions {
    unsigned threads = 0; ///< number of compute threads; 0: one per core
    std::size_t batch = 0; ///< best number of positions per pass, as on a GPU; 0: enough for every thread
    bool exact = false; ///< the pass computes in 32-bit numbers: NetworkInfo::exact
    std::shared_ptr<const katago::Heads> heads = {}; ///< give ranks, β and the facts about the network; null: it has none
};

/// The network gets the board in one of its eight symmetries, unchanged. Without heads a network has no β and no profile: it evaluates and
/// reviews, but cannot play at a rank by itself.
///
/// A human-like network has the ranks of katago::humanScale(). Every requested rank costs a pass; value, lead, ownership and the prior
/// without a rank are those between two players of the strongest rank.
std::unique_ptr<Evaluator> makeKatagoEvaluator(
    const KatagoInfo& info, std::unique_ptr<const KatagoPass> pass, const KatagoEvaluatorOptions& options = {});

} // namespace evenmatch::nn
