#include "search/tree/expected_rank.h"

#include "nn/evaluate/answers.h"

#include <algorithm>

namespace evenmatch::search {

namespace {

/// A move that no policy plays gets the middle of the scale.
float expectedRank(const nn::Evaluation& evaluation, std::size_t ranks, std::size_t move)
{
    double all = 0;
    double sum = 0;
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        const double chance = evaluation.rankPrior(rank)[move];
        all += chance;
        sum += chance * static_cast<double>(ranks - 1 - rank);
    }
    return static_cast<float>(all > 0 ? sum / all : static_cast<double>(ranks - 1) / 2);
}

} // namespace

nn::Evaluation withExpectedRanks(const nn::Evaluation& evaluation, std::optional<double> priorRank)
{
    nn::Evaluation own = evaluation;
    const std::size_t ranks = evaluation.moves.empty() ? 0 : evaluation.rankPriors.size() / evaluation.moves.size();
    if (ranks == 0)
        return own;
    own.level = 0;
    own.quality.resize(evaluation.moves.size());
    for (std::size_t move = 0; move < evaluation.moves.size(); ++move)
        own.quality[move] = expectedRank(evaluation, ranks, move);
    own.rankPriors.clear();
    if (priorRank) {
        const double place = std::clamp(*priorRank, 0.0, static_cast<double>(ranks - 1));
        own.rankPriors = nn::priorsAt({&place, 1}, ranks, evaluation.rankPriors);
    }
    return own;
}

} // namespace evenmatch::search
