// The rules by which a search descends its tree, as plain values: PUCT, and its strength-steered form (ALGORITHMS.md 2).
//
//   PUCT          a* = argmax Q(s,a) + c ·   P(s,a)                 · √ΣN(s,b) / (1 + N(s,a))
//   SE-MCTS       a* = argmax Q(s,a) + c · ( P(s,a) − c1 · δ̂(s,a) ) · √ΣN(s,b) / (1 + N(s,a))
//
//   c = init + ln( (1 + ΣN + base) / base )          δ(s,a) = | β̄(s,a) − β_target(move number) |
//
// δ̂ is δ min-max normalised over the tree (DeltaRange). β̄(s,a) is the mean of β over the evaluated nodes below (s,a), updated like Q:
// every simulation that passes through adds the β of the pair that led to its leaf.
//
// We add Measure::Relative. β̄ of a node varies from move to move with the position, equally for all of the position's moves, and a tree
// contains positions of all kinds. The target is therefore compared with a pair's quality relative to the rank's players *at that node*,
//
//   ρ(s,a) = ( q(s,a) − E_{b~π_r} q(s,b) ) / σ_{b~π_r} q(s,b)        target 0        δ̂ = min( 1, |ρ̄(s,a)| / kReach )
//
// where π_r is the rank's policy. It needs no range of the tree, and its unit is the same in every position.
//
// Measure::ExpectedRank needs no trained β. The policies of the ranks determine whose move a is, with equal prior probabilities of all n
// ranks:
//
//   β(s,a) = Σ_r ( n − 1 − r ) · p(r | s, a)         p(r | s, a) = π_r(a | s) / Σ_r' π_r'(a | s)        target n − 1 − the rank's place
//
// so β counts ranks above the weakest: 0 … n − 1.
#pragma once

#include "core/strength/scale/rank_profile.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace evenmatch::search {

/// The Q of unvisited moves.
enum class FirstPlay : std::uint8_t {
    MeanWithLoss, ///< the mean of its visited siblings' Q and one loss: the paper's program
    ReducedValue, ///< the network's value of the position − reduction · √(sum of the visited moves' priors)
};

/// AlphaZero's PUCT with the constants of the paper's program.
struct Puct {
    double init = 1.25;
    double base = 19652;
    FirstPlay firstPlay = FirstPlay::MeanWithLoss;
    double reduction = 0.33; ///< for ReducedValue

    /// c for a node whose moves have this many visits in total.
    double factor(double visits) const;
    bool operator==(const Puct&) const = default;
};

/// The measure of strength compared with the target.
enum class Measure : std::uint8_t {
    Beta, ///< level + quality: the paper's β
    Quality, ///< the move's part only
    Relative, ///< quality relative to the rank's players at that node: ρ above
    ExpectedRank, ///< the expected rank of the move by the policies of all ranks
};

/// The source of β of a pair (s, a).
enum class BetaSource : std::uint8_t {
    Map, ///< known at s for every move: level(s) + quality(a)
    PositionAfter, ///< a published network (nn::NetworkInfo): the level of the position after a, so that a node costs one evaluation
};

/// δ̂ of unvisited moves.
enum class UnvisitedDelta : std::uint8_t {
    Zero, ///< the paper's program
    FromMap, ///< from the map's β. If P < c1 · δ̂, a move is then hardly ever tried, because √ΣN grows while its N is 0: a
             ///< narrow and deep tree. With BetaSource::PositionAfter: Zero
};

/// The pairs that make β̄(s, a).
enum class PairsCounted : std::uint8_t {
    Both, ///< all evaluated nodes of the subtree, including the opponent's replies: the paper
    Mover, ///< only pairs of the side that plays a
};

/// The strength-steered form: `targets` gives the rank to imitate, the rest the method.
struct StrengthPuct {
    std::vector<double> targets; ///< β_target by number of moves before, from 0; the last one applies to all later moves
    double weight = 2; ///< c1
    Measure measure = Measure::Beta;
    BetaSource source = BetaSource::Map;
    UnvisitedDelta unvisited = UnvisitedDelta::Zero;
    PairsCounted pairs = PairsCounted::Both;
    bool halveBelow = false; ///< the paper's program: δ̂ counts half if β̄ is below the target
    double rank = 0; ///< of Measure::Relative: the rank of π_r, a place on the scale. SearchOptions::priorRank has priority
    static constexpr double kReach = 2; ///< of Measure::Relative: the distance in σ that counts as the maximum

    /// Targets of a rank of the profile, 0 is the strongest; between two ranks they are interpolated. Clamped to the scale. REQUIRES:
    /// !profile.ranks.empty()
    static StrengthPuct atRank(const strength::RankProfile& profile, double rank, Measure measure = Measure::Beta);

    /// Our form for a place on the network's scale: Measure::Relative with its settings.
    static StrengthPuct atNode(double rank);

    /// Measure::ExpectedRank for a place on a scale of `ranks` ranks, clamped to it. REQUIRES: ranks > 0
    static StrengthPuct byPolicies(double place, std::size_t ranks);

    /// REQUIRES: !targets.empty()
    double target(int moveNumber) const;
    bool operator==(const StrengthPuct&) const = default;
};

/// The smallest and the largest δ(s, a) of any visited pair of the tree after a backup. It widens like MuZero's range of Q, and is
/// recomputed from the remaining pairs when the root moves. It is constant while a path is selected.
class DeltaRange {
public:
    void clear() { *this = {}; }
    void add(double delta);
    /// δ̂ in 0 … 1; 0 while all δ are equal.
    double normalise(double delta) const { return std::clamp((delta - m_least) * m_scale, 0.0, 1.0); }
    double least() const { return m_least; }
    double largest() const { return m_largest; }
    bool empty() const { return m_least > m_largest; }

private:
    double m_least = 1;
    double m_largest = 0;
    double m_scale = 0; ///< 1 / (largest − least); 0 while they are equal
};

} // namespace evenmatch::search
