#include "nn/model/rank_policies.h"

#include <algorithm>
#include <numeric>

namespace evenmatch::nn {

void fillRankPriors(const PolicyColumns& columns, const RankRange& ranks, Evaluation& answer)
{
    const std::size_t count = columns.free.size();
    const std::size_t basis = count > 0 ? columns.basis.size() / count : 0;
    answer.rankPriors.resize(ranks.count * count);
    for (std::size_t r = 0; r < ranks.count; ++r) {
        const std::span<float> logits = std::span(answer.rankPriors).subspan(r * count, count);
        std::ranges::copy(columns.free, logits.begin());
        for (std::size_t k = 0; k < basis; ++k) {
            const float mix = columns.mix[(ranks.first + r) * basis + k];
            for (std::size_t m = 0; m < count; ++m)
                logits[m] += mix * columns.basis[k * count + m];
        }
        softmax(logits);
    }
}

void centre(std::span<float> quality, std::span<const float> prior)
{
    const float mean = std::inner_product(quality.begin(), quality.end(), prior.begin(), 0.0f);
    for (float& q : quality)
        q -= mean;
}

} // namespace evenmatch::nn
