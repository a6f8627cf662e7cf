// One step down the tree: the choice of a node's edge for a simulation. Internal to search.
#pragma once

#include "search/tree/puct.h"
#include "search/tree/tree.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::search {

/// The map's value for a pair of the node with this evaluation, in a measure. Relative: 0 if the rank's players have no choice.
inline double strengthOfPair(Measure measure, const nn::PackedAnswer& answer, float quality)
{
    if (measure == Measure::Relative) {
        const double spread = answer.qualitySpread();
        return spread > 0 ? (quality - answer.expectedQuality()) / spread : 0;
    }
    return measure == Measure::Beta ? double{answer.level()} + quality : double{quality};
}

/// The δ part of StrengthPuct at a node: the target there and the range of the tree. Valid while both live.
class Steering {
public:
    Steering(const StrengthPuct& how, const DeltaRange& range, int moveNumber)
        : m_how(how), m_range(range), m_target(how.target(moveNumber))
    {
    }

    double target() const { return m_target; }
    double weight() const { return m_how.weight; }
    double delta(double strength) const { return std::abs(strength - m_target); }
    double deltaHat(double strength) const
    {
        const double away = delta(strength);
        const double normalised = m_how.measure == Measure::Relative ? std::min(1.0, away / StrengthPuct::kReach) : m_range.normalise(away);
        return m_how.halveBelow && strength < m_target ? normalised / 2 : normalised;
    }
    /// Whether unvisited moves have a δ̂ other than 0.
    bool weighsUnvisited() const { return m_how.unvisited == UnvisitedDelta::FromMap && m_how.source == BetaSource::Map; }
    /// The map's value for the pair, in the steering measure.
    double strengthOf(const nn::PackedAnswer& answer, float quality) const { return strengthOfPair(m_how.measure, answer, quality); }

private:
    const StrengthPuct& m_how;
    const DeltaRange& m_range;
    double m_target;
};

/// Converts a result for Side::First to the side to move at `node`.
inline double seenBy(game::Side side, double valueForFirst) { return side == game::Side::First ? valueForFirst : -valueForFirst; }

/// Q of unvisited moves.
double firstPlayValue(const Tree& tree, const Node& node, const Puct& puct);
/// The same with the Q of the visited moves already summed.
double firstPlayValue(const Tree& tree, const Node& node, const Puct& puct, double sumOfVisited, int visited);

/// δ̂ of an edge without a child, or of a child.
inline double edgeDeltaHat(const Node& node, float quality, const Steering& steering)
{
    return steering.weighsUnvisited() ? steering.deltaHat(steering.strengthOf(node.answer, quality)) : 0;
}
inline double childDeltaHat(const Node& node, const Node& child, const Steering& steering)
{
    return child.pairs > 0 ? steering.deltaHat(child.strengthSum / child.pairs)
                           : edgeDeltaHat(node, node.answer.quality(child.edge), steering);
}

struct Selected {
    std::size_t edge = 0;
    NodeIndex child = kNoNode; ///< kNoNode: the edge has none yet
};

/// The edge with the largest score; among equals the one opened first, then the likeliest. Without visits √ΣN is 0 and all scores are
/// equal: then it is the edge with the largest P − c1 · δ̂. Allocates nothing. `steering` is null for plain PUCT. REQUIRES: the node has
/// edges
Selected selectEdge(const Tree& tree, const Node& node, const Puct& puct, const Steering* steering);

} // namespace evenmatch::search
