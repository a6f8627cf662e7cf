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
    BestEdge best{node.opened, unpackPrior(edges.priors[node.opened])}; // the highest prior stands first
    if (!steering || !steering->weighsUnvisited())
        return best;
    best.weight = -std::numeric_limits<double>::infinity();
    for (std::size_t slot = node.opened; slot < node.edgeCount; ++slot) {
        const double strength = steering->strengthOf(node, qualityOf(node, edges.qualities[slot]));
        const double weight = unpackPrior(edges.priors[slot]) - steering->weight() * steering->deltaHat(strength);
        if (weight > best.weight)
            best = {slot, weight};
    }
    return best;
}

/// Q + U / (1 + N). Simulations in flight count in N; but where U is negative they would draw others after them, so there they count as
/// losses in Q instead.
double scoreOf(const Node& child, double q, double u)
{
    const double visits = child.visits;
    const double inFlight = child.inFlight;
    if (u >= 0 || inFlight == 0)
        return q + u / (1 + visits + inFlight);
    return (q * visits - inFlight) / (visits + inFlight) + u / (1 + visits);
}

} // namespace

double firstPlayValue(const Tree& tree, const Node& node, const Puct& puct)
{
    double sum = 0;
    int count = 0;
    for (NodeIndex index = node.firstChild; index != kNoNode; index = tree[index].nextSibling)
        if (const Node& child = tree[index]; child.visits > 0) {
            sum += seenBy(node.toMove, child.valueSum / child.visits);
            ++count;
        }
    return firstPlayValue(tree, node, puct, sum, count);
}

double firstPlayValue(const Tree& tree, const Node& node, const Puct& puct, double sumOfVisited, int visited)
{
    if (puct.firstPlay == FirstPlay::MeanWithLoss)
        return (sumOfVisited - 1) / (visited + 1);
    double seen = 0;
    for (const std::uint16_t prior : tree.edges(node).priors.first(node.opened))
        seen += unpackPrior(prior);
    return seenBy(node.toMove, node.value) - puct.reduction * std::sqrt(seen);
}

Selected selectEdge(const Tree& tree, const Node& node, const Puct& puct, const Steering* steering)
{
    const double visits = node.visits - 1.0 + node.inFlight; // of all moves together: the node's own evaluation is none
    const double exploration = puct.factor(visits) * std::sqrt(visits);
    const auto priors = tree.edges(node).priors;

    Selected best;
    double bestScore = -std::numeric_limits<double>::infinity();
    double sum = 0;
    int visited = 0;
    const auto consider = [&](NodeIndex index, const Node& child, double q) {
        double weight = unpackPrior(priors[child.slot]);
        if (steering)
            weight -= steering->weight() * childDeltaHat(tree, node, child, *steering);
        const double score = scoreOf(child, q, exploration * weight);
        if (score > bestScore || (score == bestScore && child.slot < best.slot)) {
            bestScore = score;
            best = {child.slot, index};
        }
    };
    for (NodeIndex index = node.firstChild; index != kNoNode; index = tree[index].nextSibling) {
        const Node& child = tree[index];
        if (child.visits == 0)
            continue;
        const double q = seenBy(node.toMove, child.valueSum / child.visits);
        sum += q;
        ++visited;
        consider(index, child, q);
    }
    const double firstPlay = firstPlayValue(tree, node, puct, sum, visited);
    if (visited < node.opened) // Children on their first visit. Steered, their sisters are behind by more than P: they count as losses.
        for (NodeIndex index = node.firstChild; index != kNoNode; index = tree[index].nextSibling)
            if (tree[index].visits == 0)
                consider(index, tree[index], steering ? -1 : firstPlay);
    if (node.opened < node.edgeCount) {
        const BestEdge edge = bestUnvisited(tree, node, steering);
        if (firstPlay + exploration * edge.weight > bestScore)
            best = {edge.slot, kNoNode};
    }
    return best;
}

} // namespace evenmatch::search
