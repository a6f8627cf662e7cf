// A side of a game as one row of features, for learning estimators (discriminant, meta-model; ALGORITHMS.md 4).
#pragma once

#include "core/strength/estimate/scored_side.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::strength {

/// Kinds of features.
enum class FeatureKind : std::uint8_t {
    Level, ///< the level of the positions: β and its level, which both players influence
    Quality, ///< the moves compared with others in their positions
    Priors, ///< their probabilities in the ranks' policies and in the policy without a rank
    Values, ///< the network's own value, and the losses of moves by it
    Length, ///< of the game
    Losses, ///< by another program (OutsideNumbers::losses)
    Levels, ///< by another imitation model (OutsideNumbers::levels)
    MeanBeta, ///< as published by MULTI: β alone
    OwnLosses, ///< as published: the losses of Values alone
    GeometricMeans, ///< as published: GM_j of the ranks' policies, no logarithms and not relative to each other
    LevelGeometricMeans, ///< the same of another imitation model
    Pace, ///< its use of time (clock_features.h)
    OpponentPace, ///< the other player's, and the difference in remaining time
};

/// The features that a learning estimator uses. A regular value.
struct FeatureSet {
    std::string name; ///< of the estimator
    std::vector<FeatureKind> kinds;

    bool sees(FeatureKind kind) const;
    OutsideKinds needs() const;
    /// Whether it uses only the moves and their thinking times: Level, MeanBeta, Values, OwnLosses, Length and OpponentPace react to the
    /// opponent's strength, too.
    bool speaksOfThePlayer() const;
    bool operator==(const FeatureSet&) const = default;
};

/// "meta": all features of the network. Their order is part of every stored model.
const FeatureSet& ownFeatures();
/// The sets for which a profile has trees: "meta" and "meta-moves" (features of the player), each without and with every combination of the
/// results of other programs in `with` ("meta-moves+losses+levels"); if `with` has clocks, those without and with all programs also with
/// them ("meta+clocks").
std::vector<FeatureSet> featureSets(OutsideKinds with);
/// The set of that name; nothing for another name.
std::optional<FeatureSet> featureSetOf(std::string_view name);

/// Features of a set for a network of `ranks` ranks and an imitation model of `levels` levels (where the set needs one).
std::vector<std::string> featureNames(const FeatureSet& set, std::size_t ranks, std::size_t levels);

/// Means over the side's moves: β and its parts, log priors (their mean is the logarithm of the geometric mean GM_j), value and its spread,
/// losses by the network's own value (the value before the side's next move minus the one before this move); losses and levels by other
/// programs; the published kinds; clocks last, NaN if unknown. REQUIRES: the side has a move, and the required results of programs
std::vector<double> features(const ScoredSide& side, const FeatureSet& set);

/// The number of a set's features, at its end, that come from clocks and may be missing.
std::size_t clockFeatureCount(const FeatureSet& set);

/// The number of ownFeatures(), for the discriminant.
std::size_t featureCount(std::size_t ranks);
std::vector<std::string> featureNames(std::size_t ranks);
std::vector<double> features(const SideNumbers& side);

} // namespace evenmatch::strength
