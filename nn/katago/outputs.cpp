#include "nn/katago/outputs.h"

#include "nn/evaluate/answers.h"
#include "nn/katago/inputs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace evenmatch::nn::katago {

namespace {

constexpr std::size_t kLead = 2; ///< among the score values

std::span<const float> rowOf(const std::vector<float>& numbers, std::size_t row, std::size_t length)
{
    return numbers.empty() ? std::span<const float>() : std::span(numbers).subspan(row * length, length);
}

/// Probabilities that the side to move wins, loses, and that there is no result.
std::array<double, 3> outcomes(std::span<const float> logits, bool mayHaveNoResult)
{
    std::array<double, 3> chances = {logits[0], logits[1], mayHaveNoResult ? logits[2] : -std::numeric_limits<double>::infinity()};
    const double largest = *std::ranges::max_element(chances);
    double sum = 0;
    for (double& chance : chances)
        sum += chance = std::exp(chance - largest);
    for (double& chance : chances)
        chance /= sum;
    return chances;
}

} // namespace

std::span<const float> OutputRow::policy() const { return rowOf(output.policy, row, static_cast<std::size_t>(info.policyChannels * area)); }

std::span<const float> OutputRow::pass() const { return rowOf(output.policyPass, row, static_cast<std::size_t>(info.policyChannels)); }

std::span<const float> OutputRow::value() const { return rowOf(output.value, row, 3); }

std::span<const float> OutputRow::scoreValue() const
{
    return rowOf(output.scoreValue, row, static_cast<std::size_t>(info.scoreValueChannels));
}

std::span<const float> OutputRow::ownership() const { return rowOf(output.ownership, row, static_cast<std::size_t>(area)); }

void fillPrior(const OutputRow& row, const GameState& state, std::span<const game::Move> moves, float optimism, std::span<float> priors)
{
    const std::span<const float> points = row.policy();
    const std::span<const float> pass = row.pass();
    const auto area = static_cast<std::size_t>(row.area);
    const bool mixes = row.info.policyChannels > 1 && optimism > 0;
    const auto mixed = [&](float plain, float optimistic) { return plain + (optimistic - plain) * optimism; };
    for (std::size_t m = 0; m < moves.size(); ++m) {
        const std::size_t point = moves[m].code;
        if (point == area)
            priors[m] = mixes ? mixed(pass[0], pass[1]) : pass[0];
        else if (isLoneSuicide(state, moves[m]))
            priors[m] = -std::numeric_limits<float>::infinity();
        else
            priors[m] = mixes ? mixed(points[point], points[area + point]) : points[point];
    }
    softmax(priors);
}

void fillValue(const OutputRow& row, const GameState& state, Evaluation& evaluation)
{
    const auto [win, loss, noResult] = outcomes(row.value(), mayHaveNoResult(state));
    evaluation.value = static_cast<float>(win - loss);
    evaluation.scoreLead = static_cast<float>(row.scoreValue()[kLead] * row.info.leadMultiplier * (1 - noResult));
    const std::span<const float> ownership = row.ownership();
    evaluation.ownership.resize(ownership.size());
    std::ranges::transform(ownership, evaluation.ownership.begin(), [](float x) { return std::tanh(x); });
}

} // namespace evenmatch::nn::katago
