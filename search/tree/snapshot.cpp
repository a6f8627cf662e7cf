#include "search/tree/snapshot.h"

#include "core/game/chess/position.h"
#include "search/tree/mate.h"
#include "search/tree/select.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

namespace evenmatch::search {

namespace {

/// The distribution of visits by PUCT without δ̂ for known Q and P: the policy π that it tracks solves π(a) = λ · P(a) / (α − Q(a)), λ = c
/// · √N / (moves + N), with α such that π sums to 1 (Grill et al. 2020, "Monte-Carlo tree search as regularized policy optimization").
/// Unvisited moves are assumed to be as good as the visited ones on average.
void sharePlainly(std::span<ResultNode> moves, const Puct& puct)
{
    double visits = 0;
    double sum = 0;
    double priors = 0;
    for (const ResultNode& move : moves) {
        visits += move.visits;
        sum += move.visits * move.q;
        priors += move.prior;
    }
    if (priors <= 0)
        return;
    const double mean = visits > 0 ? sum / visits : 0;
    visits = std::max(visits, 1.0);
    const double lambda = puct.factor(visits) * std::sqrt(visits) / (static_cast<double>(moves.size()) + visits) / priors;
    const auto q = [&](const ResultNode& move) { return move.visits > 0 ? move.q : mean; };
    double low = -2;
    double high = -2;
    for (const ResultNode& move : moves) {
        low = std::max(low, q(move) + lambda * move.prior); // a single share would be 1 here
        high = std::max(high, q(move) + lambda * priors); // the shares together are at most 1 here
    }
    const auto sharesAt = [&](double alpha) {
        double shares = 0;
        for (const ResultNode& move : moves)
            shares += lambda * move.prior / (alpha - q(move));
        return shares;
    };
    for (int step = 0; step < 40; ++step) {
        const double middle = (low + high) / 2;
        (sharesAt(middle) > 1 ? low : high) = middle;
    }
    const double shares = sharesAt(high);
    for (ResultNode& move : moves)
        move.plainShare = lambda * move.prior / (high - q(move)) / shares;
}

class Copier {
public:
    Copier(const TreeView& view, const ResultShape& shape, SearchResult& result) : m_view(view), m_shape(shape), m_result(result) { }

    /// Adds the moves of the tree's node below the result's node. `ply` is the node's distance from the root.
    void addMoves(NodeIndex index, std::size_t parent, const game::AnyPosition& position, int ply)
    {
        const Node& node = m_view.tree[index];
        std::optional<Steering> steering;
        if (m_view.options.strength)
            steering.emplace(*m_view.options.strength, m_view.range, position.moveNumber());
        std::vector<ResultNode> moves = movesOf(node, steering ? &*steering : nullptr);
        if (ply == 0 && position.as<chess::Position>())
            for (NodeIndex child = node.firstChild; child != kNoNode; child = m_view.tree[child].nextSibling)
                moves[m_view.tree[child].edge].mate = mateAfter(m_view.tree, child);
        sharePlainly(moves, m_view.options.puct);
        std::ranges::stable_sort(
            moves, [](const ResultNode& a, const ResultNode& b) { return a.visits != b.visits ? a.visits > b.visits : a.prior > b.prior; });
        if (ply > 0) {
            std::erase_if(moves, [&](const ResultNode& move) { return move.visits < std::max(m_shape.leastVisits, 1U); });
            moves.resize(std::min(moves.size(), m_shape.mostChildren));
        }
        const std::size_t first = m_result.nodes.size();
        m_result.nodes[parent].firstChild = static_cast<std::uint32_t>(first);
        m_result.nodes[parent].childCount = static_cast<std::uint32_t>(moves.size());
        for (ResultNode& move : moves) {
            move.text = position.moveText(move.move);
            m_result.nodes.push_back(std::move(move));
        }
        if (ply + 1 < m_shape.depth)
            addGrandchildren(node, first, position, ply + 1);
    }

private:
    void addGrandchildren(const Node& node, std::size_t first, const game::AnyPosition& position, int ply)
    {
        const std::size_t end = m_result.nodes.size();
        for (std::size_t i = first; i < end; ++i) {
            const game::Move move = m_result.nodes[i].move;
            const NodeIndex child = m_view.tree.find(node, move);
            if (child == kNoNode || m_view.tree[child].opened == 0 || m_result.nodes[i].visits < m_shape.leastVisits)
                continue;
            game::AnyPosition next = position;
            next.play(move);
            addMoves(child, i, next, ply);
        }
    }

    std::vector<ResultNode> movesOf(const Node& node, const Steering* steering) const
    {
        const Tree& tree = m_view.tree;
        const double firstPlay = firstPlayValue(tree, node, m_view.options.puct);
        std::vector<ResultNode> moves(node.edgeCount());
        if (moves.empty())
            return moves;
        node.answer.forEach([&](std::size_t edge, std::uint16_t prior, float quality) {
            ResultNode& move = moves[edge];
            move.move = node.answer.move(edge);
            move.q = firstPlay;
            move.prior = unpackPrior(prior);
            move.quality = quality;
            move.beta = node.answer.level() + move.quality;
            move.betaMean = steering ? steering->strengthOf(node.answer, quality) : move.beta;
            move.deltaHat = steering ? edgeDeltaHat(node, quality, *steering) : 0;
        });
        for (NodeIndex index = node.firstChild; index != kNoNode; index = tree[index].nextSibling)
            describeChild(node, tree[index], steering, moves[tree[index].edge]);
        if (steering)
            for (ResultNode& move : moves) {
                move.target = steering->target();
                move.delta = steering->delta(move.betaMean);
            }
        return moves;
    }

    void describeChild(const Node& node, const Node& child, const Steering* steering, ResultNode& move) const
    {
        move.visits = child.visits;
        move.terminal = child.state == Node::Terminal;
        if (child.visits > 0)
            move.q = seenBy(node.toMove, child.valueSum / child.visits);
        if (m_view.options.strength && m_view.options.strength->source == BetaSource::PositionAfter && child.state == Node::Evaluated) {
            move.beta = child.answer.level();
            move.quality = move.beta - node.answer.level();
        }
        if (child.pairs > 0)
            move.betaMean = child.strengthSum / child.pairs;
        if (steering)
            move.deltaHat = childDeltaHat(node, child, *steering);
    }

    const TreeView& m_view;
    const ResultShape& m_shape;
    SearchResult& m_result;
};

/// The most visited child, among equals the one with the higher prior; kNoNode if none was visited.
NodeIndex mostVisitedChild(const Tree& tree, const Node& node)
{
    NodeIndex best = kNoNode;
    for (NodeIndex index = node.firstChild; index != kNoNode; index = tree[index].nextSibling) {
        const Node& child = tree[index];
        if (child.visits > 0
            && (best == kNoNode || child.visits > tree[best].visits
                || (child.visits == tree[best].visits && child.prior >= tree[best].prior)))
            best = index;
    }
    return best;
}

Variation variationFrom(const TreeView& view, const ResultNode& first, std::size_t length)
{
    Variation variation;
    game::AnyPosition position = view.position;
    const Node* parent = &view.tree[Tree::kRoot];
    NodeIndex index = view.tree.find(*parent, first.move);
    game::Move move = first.move;
    while (variation.moves.size() < length) {
        variation.moves.push_back(move);
        variation.texts.push_back(position.moveText(move));
        if (index == kNoNode)
            break;
        position.play(move);
        parent = &view.tree[index];
        index = mostVisitedChild(view.tree, *parent);
        if (index == kNoNode)
            break;
        move = view.tree[index].move;
    }
    return variation;
}

void addVariations(const TreeView& view, const ResultShape& shape, SearchResult& result)
{
    const ResultNode* const first = result.firstChoice();
    if (!first || shape.variations == 0)
        return;
    result.variations.push_back(variationFrom(view, *first, shape.variationLength));
    for (const ResultNode& move : result.moves()) {
        if (result.variations.size() == shape.variations)
            return;
        if (&move != first)
            result.variations.push_back(variationFrom(view, move, shape.variationLength));
    }
}

} // namespace

SearchResult takeSnapshot(const TreeView& view, const ResultShape& shape)
{
    const Node& root = view.tree[Tree::kRoot];
    assert(root.state != Node::Waiting);
    SearchResult result;
    result.toMove = view.position.sideToMove();
    result.moveNumber = view.position.moveNumber();
    result.steered = view.options.strength.has_value();
    result.treeNodes = view.tree.size();
    result.treeBytes = view.tree.bytes();

    ResultNode& top = result.nodes.emplace_back();
    top.visits = root.visits;
    top.q = seenBy(root.toMove, root.visits > 0 ? root.valueSum / root.visits : root.value);
    top.terminal = root.state == Node::Terminal;
    Copier(view, shape, result).addMoves(Tree::kRoot, 0, view.position, 0);
    addVariations(view, shape, result);
    return result;
}

} // namespace evenmatch::search
