#include "search/tree/select.h"

#include <limits>

namespace evenmatch::search {

namespace {

struct BestEdge {
    std::size_t edge = 0;
    double weight = 0; ///< P − c1 · δ̂
};

/// Among the edges without a child, which have equal Q and N, the one with the largest P − c1 · δ̂. REQUIRES: there is one
BestEdge bestUnvisited(const Tree& tree, const Node& node, const Steering* steering)
{
    BestEdge best{node.next, unpackPrior(node.nextPrior)};
    if (!steering || !steering->weighsUnvisited())
        return best;
    const auto weightOf = [&](std::uint16_t prior, float quality) {
        return unpackPrior(prior) - steering->weight() * steering->deltaHat(steering->strengthOf(node.answer, quality));
    };
    best.weight = weightOf(node.nextPrior, node.answer.quality(node.next));
    const nn::PackedAnswer::Edges opened = tree.openedOf(node);
    node.answer.forEach([&](std::size_t edge, std::uint16_t prior, float quality) {
        if (nn::PackedAnswer::contains(opened, edge))
            return;
        if (const double weight = weightOf(prior, quality); weight > best.weight)
            best = {edge, weight};
    });
    return best;
}

/// Q + U / (1 + N). Simulations in flight count in N; but with a negative U they would attract others, so there they count as losses in Q
/// instead.
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
    for (NodeIndex index = node.firstChild; index != kNoNode; index = tree[index].nextSibling)
        seen += unpackPrior(tree[index].prior);
    return seenBy(node.toMove, node.value) - puct.reduction * std::sqrt(seen);
}

Selected selectEdge(const Tree& tree, const Node& node, const Puct& puct, const Steering* steering)
{
    const double visits = node.visits - 1.0 + node.inFlight; // of all moves together, without the node's own evaluation
    const double exploration = puct.factor(visits) * std::sqrt(visits);

    Selected best;
    double bestScore = -std::numeric_limits<double>::infinity();
    double sum = 0;
    int visited = 0;
    std::uint16_t bestSlot = 0;
    const auto consider = [&](NodeIndex index, const Node& child, double q) {
        double weight = unpackPrior(child.prior);
        if (steering)
            weight -= steering->weight() * childDeltaHat(node, child, *steering);
        const double score = scoreOf(child, q, exploration * weight);
        if (score > bestScore || (score == bestScore && child.slot < bestSlot)) {
            bestScore = score;
            bestSlot = child.slot;
            best = {child.edge, index};
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
    if (node.next != kNoEdge) {
        const BestEdge unvisited = bestUnvisited(tree, node, steering);
        if (firstPlay + exploration * unvisited.weight > bestScore)
            best = {unvisited.edge, kNoNode};
    }
    return best;
}

} // namespace evenmatch::search
