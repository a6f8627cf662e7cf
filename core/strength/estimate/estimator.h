// Estimators of a player's rank. All of them reduce a side of a game to a few sums, so games add up and thousands of draws cost little.
#pragma once

#include "core/strength/estimate/scored_side.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::strength {

/// Immutable once constructed; any thread.
class Estimator {
public:
    virtual ~Estimator() = default;

    virtual const std::string& name() const = 0;
    /// Whether it ignores the moves, and so measures how much the other data reveals.
    virtual bool isBaseline() const { return false; }
    /// The results of other programs that it needs for every side.
    virtual OutsideKinds needs() const { return {}; }
    /// Whether it only compares moves with other moves in their positions. Level and value (in β, the discriminant, the meta-model) also
    /// react to the opponent's strength (`evaluate` prints how much): such an estimator can be selected, but is not the default for "your
    /// rank".
    virtual bool speaksOfThePlayer() const { return false; }
    virtual std::size_t ranks() const = 0;
    /// The number of sums per side.
    virtual std::size_t width() const = 0;
    /// The sums of one side. REQUIRES: sums.size() == width(), all 0
    virtual void summarise(const ScoredSide& side, std::span<double> sums) const = 0;
    /// The probability of every rank, strongest first, for the added sums of `sides` sides. REQUIRES: sides > 0, result.size() == ranks()
    virtual void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const = 0;
};

using Estimators = std::vector<std::unique_ptr<const Estimator>>;

/// The probabilities for some sides of one player.
std::vector<double> estimate(const Estimator& estimator, std::span<const ScoredSide> sides);

/// The mean place of the ranks; 0 is the strongest.
double expectedRankOf(std::span<const double> probabilities);

/// Converts scores to probabilities e^s / Σ e^s; scores that are not numbers count as the least.
void normaliseScores(std::span<double> scores);

/// Converts distances of a mean over n to probabilities P ∝ exp(−distance² · n / 2s²), where s is the standard deviation of one.
void normaliseDistances(std::span<double> distances, double n, double spread);

} // namespace evenmatch::strength
