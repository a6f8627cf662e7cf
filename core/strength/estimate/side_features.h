// A side of a game as one row of numbers, for the estimators that learn (discriminant, meta-model; ALGORITHMS.md 4).
#pragma once

#include "core/strength/estimate/scored_side.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::strength {

/// What a feature speaks of.
enum class FeatureKind : std::uint8_t {
    Level, ///< how strong positions look: β and its level. Both players made them
    Quality, ///< how the moves compare with others in their positions
    Priors, ///< how likely they were to the ranks' policies and the rank-free one
    Values, ///< the network's own value, and what moves lost by it
    Length, ///< of the game
    Losses, ///< by another program (OutsideNumbers::losses)
    Levels, ///< by another imitation model (OutsideNumbers::levels)
    Pace, ///< how it used its time (clock_features.h)
    OpponentPace, ///< how the other player did, and who had more left
};

/// Which features an estimator that learns may look at. A regular value.
struct FeatureSet {
    std::string name; ///< of the estimator
    std::vector<FeatureKind> kinds;

    bool sees(FeatureKind kind) const;
    OutsideKinds needs() const;
    /// Whether it looks at nothing but the moves and the time they took: Level, Values, Length and OpponentPace react to the opponent's
    /// strength, too.
    bool speaksOfThePlayer() const;
    bool operator==(const FeatureSet&) const = default;
};

/// "meta": all that the network itself says. The order of its features is part of every stored model.
const FeatureSet& ownFeatures();
/// The sets that a profile grows trees for: "meta" and "meta-moves" (what speaks of the player), each without and with every combination of
/// what other programs say of those in `with` ("meta-moves+losses+levels"); where `with` has clocks, those without and with all programs
/// also with them ("meta+clocks").
std::vector<FeatureSet> featureSets(OutsideKinds with);
/// The one of that name among all there are; nothing for another name.
std::optional<FeatureSet> featureSetOf(std::string_view name);

/// Features of a set for a network of `ranks` ranks and an imitation model of `levels` levels (where the set needs one).
std::vector<std::string> featureNames(const FeatureSet& set, std::size_t ranks, std::size_t levels);

/// Means over the side's moves: β and its parts, log priors (their mean is the logarithm of the geometric mean GM_j), value and its spread,
/// what the moves cost by the network's own value (the value before the side's next move against the one before this); losses and levels
/// by other programs; clocks last, NaN where they say nothing. REQUIRES: the side has a move, and what the set needs of programs
std::vector<double> features(const ScoredSide& side, const FeatureSet& set);

/// How many of a set's features, the last ones, are of clocks and may be missing.
std::size_t clockFeatureCount(const FeatureSet& set);

/// Of ownFeatures(): for the discriminant.
std::size_t featureCount(std::size_t ranks);
std::vector<std::string> featureNames(std::size_t ranks);
std::vector<double> features(const SideNumbers& side);

} // namespace evenmatch::strength
