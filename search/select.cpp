#include "search/select.h"

#include <algorithm>
#include <limits>

namespace evenmatch::search {

namespace {

struct BestEdge {
    std::size_t slot = 0;
    double weight = 0; ///< P − c1 · δ̂
};

/// Of the edges without a child, which all have the same Q and N, the one with the most P − c1 · δ̂. REQUIRES: there is one
BestEdge bestUnvisited(const Tree& tree, const Node& node, const Steering* steering)
{
    const EdgeStore::ConstEdges edges = tree.edges(node);
    std::size_t slot = node.opened;
    if (!steering || !steering->weighsUnvisited())
        return {slot, unpackPrior(edges.priors[slot])}; // they are sorted by prior

    BestEdge best{slot, -std::numeric_limits<double>::infinity()};
    for (; slot < node.edgeCount; ++slot) {
        const double prior = unpackPrior(edges.priors[slot]);
        if (prior <= best.weight)
            break; // no later edge has a larger prior, and δ̂ is never negative
        const double strength = steering->strengthOf(node, qualityOf(node, edges.qualities[slot]));
        const double weight = prior - steering->weight() * steering->deltaHat(strength);
        if (weight > best.weight)
            best = {slot, weight};
    }
    return best;
}

} // namespace

double firstPlayValue(const Tree& tree, const Node& node, const Puct& puct)
{
    if (puct.firstPlay == FirstPlay::ReducedValue) {
        double seen = 0;
        for (const std::uint16_t prior : tree.edges(node).priors.first(node.opened))
            seen += unpackPrior(prior);
        return seenBy(node.toMove, node.value) - puct.reduction * std::sqrt(seen);
    }
    double sum = -1;
    int count = 1;
    for (NodeIndex index = node.firstChild; index != kNoNode; index = tree[index].nextSibling) {
        const Node& child = tree[index];
        if (child.visits == 0)
            continue;
        sum += seenBy(node.toMove, child.valueSum / child.visits);
        ++count;
    }
    return sum / count;
}

double childDeltaHat(const Tree& tree, const Node& node, const Node& child, const Steering& steering)
{
    return child.pairs > 0 ? steering.deltaHat(child.strengthSum / child.pairs) : edgeDeltaHat(tree, node, child.slot, steering);
}

double edgeDeltaHat(const Tree& tree, const Node& node, std::size_t slot, const Steering& steering)
{
    return steering.weighsUnvisited() ? steering.deltaHat(steering.strengthOf(node, tree.quality(node, slot))) : 0;
}

Selected selectEdge(const Tree& tree, const Node& node, const Puct& puct, const Steering* steering)
{
    const double visits = node.visits - 1.0 + node.inFlight; // of all moves together: the node's own evaluation is none
    const double exploration = puct.factor(visits) * std::sqrt(visits);
    const double firstPlay = firstPlayValue(tree, node, puct);
    const auto priors = tree.edges(node).priors;

    Selected best;
    double bestScore = -std::numeric_limits<double>::infinity();
    for (NodeIndex index = node.firstChild; index != kNoNode; index = tree[index].nextSibling) {
        const Node& child = tree[index];
        double weight = unpackPrior(priors[child.slot]);
        if (steering)
            weight -= steering->weight() * childDeltaHat(tree, node, child, *steering);
        const double q = child.visits > 0 ? seenBy(node.toMove, child.valueSum / child.visits) : firstPlay;
        const double score = q + exploration * weight / (1.0 + child.visits + child.inFlight);
        if (score >= bestScore) { // children come with falling slots
            bestScore = score;
            best = {child.slot, index};
        }
    }
    if (node.opened < node.edgeCount) {
        const BestEdge edge = bestUnvisited(tree, node, steering);
        if (firstPlay + exploration * edge.weight > bestScore)
            best = {edge.slot, kNoNode};
    }
    return best;
}

} // namespace evenmatch::search
