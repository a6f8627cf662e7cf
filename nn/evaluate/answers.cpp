#include "nn/evaluate/answers.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace evenmatch::nn {

namespace {

constexpr float kLargest = 1e4f; ///< the limit of logits: beyond it they are all the same
constexpr float kSmallest = -87; ///< exp of it is still a normal number
constexpr float kLeastPrior = 1e-6f; ///< smaller priors carry no usable information

/// exp(x) for kSmallest <= x <= 0 to 2e-7 relative; compilers vectorise it. 2^n · e^r with |r| <= ln 2 / 2.
float expNegative(float x)
{
    const float n = std::nearbyint(x * 1.44269504f);
    const float r = (x - n * 0.693359375f) + n * 2.12194440e-4f;
    float p = 1.9875691500e-4f;
    for (const float c : {1.3981999507e-3f, 8.3334519073e-3f, 4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f})
        p = p * r + c;
    p = p * r * r + r + 1;
    return p * std::bit_cast<float>((static_cast<std::int32_t>(n) + 127) << 23);
}

} // namespace

RankRange ranksWished(const RankWish& wish, const strength::RankScale& scale)
{
    switch (wish.kind) {
    case RankWish::None: return {};
    case RankWish::One: {
        const double last = static_cast<double>(scale.size()) - 1;
        const double first = std::clamp(std::floor(wish.place), 0.0, std::max(0.0, wish.place > last ? last - 1 : last));
        return {static_cast<std::size_t>(first), wish.place != first && last > 0 ? std::size_t{2} : std::size_t{1}, wish.place - first};
    }
    case RankWish::All: return {0, scale.size()};
    }
    return {};
}

void mixRanks(const RankRange& ranks, Evaluation& answer)
{
    if (ranks.count != 2 || ranks.mix == 0)
        return;
    const std::size_t count = answer.moves.size();
    const auto mix = static_cast<float>(ranks.mix);
    const std::span<float> priors = std::span(answer.rankPriors).first(count);
    const std::span<const float> other = std::span(answer.rankPriors).last(count);
    if (mix >= 0 && mix <= 1) {
        for (std::size_t m = 0; m < count; ++m)
            priors[m] += mix * (other[m] - priors[m]);
    } else { // extrapolates their logits linearly, like the network's basis of ranks
        for (std::size_t m = 0; m < count; ++m)
            priors[m] = std::lerp(std::log(std::max(priors[m], kLeastPrior)), std::log(std::max(other[m], kLeastPrior)), mix);
        softmax(priors);
    }
    answer.rankPriors.resize(count);
}

std::vector<float> priorsAt(std::span<const double> places, std::size_t networkRanks, std::span<const float> priors)
{
    const std::size_t count = priors.size() / networkRanks;
    std::vector<float> mixed;
    mixed.reserve(places.size() * count);
    for (const double place : places) {
        const auto strong = std::min(static_cast<std::size_t>(place), networkRanks - 1);
        const auto weak = std::min(strong + 1, networkRanks - 1);
        const auto part = static_cast<float>(place - static_cast<double>(strong));
        for (std::size_t m = 0; m < count; ++m)
            mixed.push_back(std::lerp(priors[strong * count + m], priors[weak * count + m], part));
    }
    return mixed;
}

core::Result<void> checkWish(const RankWish& wish, const strength::RankScale& scale)
{
    if (wish.kind == RankWish::One && (scale.empty() || !(wish.place >= -1 && wish.place <= static_cast<double>(scale.size()))))
        return core::Error{core::ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "rank %1"), {std::to_string(wish.place)}}};
    return {};
}

void answerGameOver(const game::AnyPosition& position, Evaluation& answer)
{
    const game::Outcome outcome = position.outcome();
    answer = {};
    if (outcome != game::Outcome::Draw)
        answer.value = outcome == game::winFor(position.sideToMove()) ? 1.0f : -1.0f;
}

void softmax(std::span<float> logits)
{
    float largest = -kLargest;
    for (float& x : logits) {
        x = x > -kLargest ? std::min(x, kLargest) : -kLargest; // NaN compares false
        largest = std::max(largest, x);
    }
    float sum = 0;
    for (float& x : logits) {
        x = expNegative(std::max(x - largest, kSmallest));
        sum += x;
    }
    const float scale = 1 / sum;
    for (float& x : logits)
        x *= scale;
}

} // namespace evenmatch::nn
