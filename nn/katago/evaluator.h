// KataGo's networks as evaluators, whatever computes their passes.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/katago/network.h"
#include "nn/katago/pass.h"

#include <memory>

namespace evenmatch::nn {

struct KatagoEvaluatorOptions {
    unsigned threads = 0; ///< that compute at the same time; 0: one a core
    std::size_t batch = 0; ///< positions that the pass is best given at a time, as on a GPU; 0: so many that every thread has work
    bool exact = false; ///< the pass computes in 32-bit numbers: NetworkInfo::exact
};

/// The board is given to the network as it lies, in one of its eight symmetries. A network has no β and no profile: it evaluates and
/// reviews, but by itself does not play at a rank.
///
/// A human-like network has the ranks of katago::humanScale(). Every rank that a query asks for costs a pass; value, lead, ownership and
/// the rank-free prior are those between two players of the strongest rank.
std::unique_ptr<Evaluator> makeKatagoEvaluator(
    const KatagoInfo& info, std::unique_ptr<const KatagoPass> pass, const KatagoEvaluatorOptions& options = {});

} // namespace evenmatch::nn
