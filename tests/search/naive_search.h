// The search as in the papers: recursive, one simulation at a time, a full position in every node, without optimisation. It uses packed
// policies, as the tree does, so that both search with the same numbers.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "search/tree/search.h"
#include "search/tree/tree.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <vector>

namespace evenmatch::search {

class NaiveSearch {
public:
    struct Node;

    struct Edge {
        game::Move move;
        double prior = 0;
        float quality = 0;
        std::unique_ptr<Node> child;
    };

    struct Node {
        explicit Node(nn::GameState s) : state(std::move(s)) { }
        nn::GameState state;
        bool terminal = false;
        double value = 0; ///< for the first player
        float level = 0;
        double expected = 0; ///< quality under the judging rank's policy, and its spread
        double spread = 0;
        std::vector<Edge> edges; ///< visited ones first, in the order of the first visit
        std::size_t visited = 0;
        int visits = 0;
        double valueSum = 0;
        double strengthSum = 0;
        int pairs = 0;
    };

    NaiveSearch(nn::Evaluator& evaluator, SearchOptions options, nn::GameState state)
        : m_evaluator(evaluator), m_options(std::move(options)), m_root(std::make_unique<Node>(std::move(state)))
    {
        evaluate(*m_root);
        m_root->visits = 1;
        m_root->valueSum = m_root->value;
    }

    void simulate()
    {
        std::vector<Node*> path;
        simulate(*m_root, path);
        if (!m_options.strength)
            return;
        for (std::size_t i = 1; i < path.size(); ++i)
            if (path[i]->pairs > 0)
                m_range.add(deltaOf(*path[i - 1], *path[i]));
    }

    void play(game::Move move)
    {
        const auto edge = std::ranges::find(m_root->edges, move, &Edge::move);
        m_root = std::move(std::unique_ptr<Node>(std::move(edge->child)));
        m_range.clear();
        if (m_options.strength)
            remeasure(*m_root);
    }

    const Node& root() const { return *m_root; }
    const DeltaRange& range() const { return m_range; }

private:
    struct Played {
        double value;
        double strength;
        bool hasStrength;
        game::Side mover;
    };

    static double sign(const Node& node) { return node.state.position().sideToMove() == game::Side::First ? 1 : -1; }
    double meanOf(const Node& child) const { return child.strengthSum / child.pairs; }
    double deltaOf(const Node& parent, const Node& child) const
    {
        return std::abs(meanOf(child) - m_options.strength->target(parent.state.moveNumber()));
    }

    void remeasure(const Node& node)
    {
        for (const Edge& edge : node.edges)
            if (edge.child) {
                if (edge.child->pairs > 0)
                    m_range.add(deltaOf(node, *edge.child));
                remeasure(*edge.child);
            }
    }

    void evaluate(Node& node)
    {
        const game::AnyPosition& position = node.state.position();
        if (position.isOver()) {
            node.terminal = true;
            node.value = position.outcome() == game::Outcome::Draw ? 0 : position.outcome() == game::Outcome::FirstWins ? 1 : -1;
            return;
        }
        nn::RankWish wish = m_options.priorRank ? nn::RankWish::at(*m_options.priorRank) : nn::RankWish::none();
        if (isRelative() && !m_options.priorRank)
            wish = nn::RankWish::at(m_options.strength->rank);
        if (goesByPolicies())
            wish = nn::RankWish::all();
        const nn::Query query{&node.state, wish};
        nn::Evaluation answer;
        (void)m_evaluator.evaluate(std::span(&query, 1), std::span(&answer, 1));
        if (goesByPolicies())
            takeExpectedRanks(answer);
        node.value = sign(node) * answer.value;
        node.level = answer.level;
        const std::vector<float>& policy = m_options.priorRank ? answer.rankPriors : answer.prior;
        std::vector<std::size_t> order(answer.moves.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::vector<std::uint16_t> packed;
        nn::PackedAnswer::of(answer, policy).forEach([&](std::size_t, std::uint16_t prior, float) { packed.push_back(prior); });
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return packed[a] > packed[b]; });
        const float low = *std::ranges::min_element(answer.quality);
        const float step = (*std::ranges::max_element(answer.quality) - low) / 255;
        const float scale = step > 0 ? 1 / step : 0;
        for (const std::size_t i : order) {
            Edge& edge = node.edges.emplace_back();
            edge.move = answer.moves[i];
            edge.prior = unpackPrior(packed[i]);
            edge.quality = low + step * std::floor((answer.quality[i] - low) * scale + 0.5F);
        }
        if (isRelative() && step > 0)
            judge(node, answer, low, step);
    }

    bool goesByPolicies() const { return m_options.strength && m_options.strength->measure == Measure::ExpectedRank; }

    /// The mean rank of the policies that play the move, in ranks above the weakest.
    void takeExpectedRanks(nn::Evaluation& answer) const
    {
        const std::size_t moves = answer.moves.size();
        const std::size_t ranks = answer.rankPriors.size() / moves;
        answer.level = 0;
        for (std::size_t i = 0; i < moves; ++i) {
            double weights = 0;
            double sum = 0;
            for (std::size_t rank = 0; rank < ranks; ++rank) {
                weights += answer.rankPriors[rank * moves + i];
                sum += answer.rankPriors[rank * moves + i] * static_cast<double>(ranks - 1 - rank);
            }
            answer.quality[i] = static_cast<float>(sum / weights);
        }
        if (m_options.priorRank) {
            const auto begin
                = answer.rankPriors.begin() + static_cast<std::ptrdiff_t>(*m_options.priorRank) * static_cast<std::ptrdiff_t>(moves);
            answer.rankPriors = std::vector<float>(begin, begin + static_cast<std::ptrdiff_t>(moves));
        }
    }

    bool isRelative() const { return m_options.strength && m_options.strength->measure == Measure::Relative; }

    static void judge(Node& node, const nn::Evaluation& answer, float low, float step)
    {
        double mean = 0;
        double square = 0;
        for (std::size_t i = 0; i < answer.moves.size(); ++i)
            mean += answer.rankPriors[i] * answer.quality[i];
        for (std::size_t i = 0; i < answer.moves.size(); ++i)
            square += answer.rankPriors[i] * (answer.quality[i] - mean) * (answer.quality[i] - mean);
        node.expected = low + step * static_cast<float>(std::round((mean - low) / step));
        node.spread = 0.5 * step * std::round(2 * std::sqrt(square) / step);
    }

    double strengthOf(const Node& node, const Edge& edge) const
    {
        if (isRelative())
            return node.spread > 0 ? (edge.quality - node.expected) / node.spread : 0;
        const bool whole = !m_options.strength || m_options.strength->measure == Measure::Beta;
        return (whole ? double{node.level} : 0) + edge.quality;
    }

    double deltaHat(const Node& node, const Edge& edge) const
    {
        if (!m_options.strength)
            return 0;
        const StrengthPuct& how = *m_options.strength;
        double strength = 0;
        if (edge.child && edge.child->pairs > 0)
            strength = meanOf(*edge.child);
        else if (how.unvisited == UnvisitedDelta::Zero || how.source == BetaSource::PositionAfter)
            return 0;
        else
            strength = strengthOf(node, edge);
        const double target = how.target(node.state.moveNumber());
        const double away = std::abs(strength - target);
        const double hat = isRelative() ? std::min(1.0, away / 2) : m_range.normalise(away);
        return how.halveBelow && strength < target ? hat / 2 : hat;
    }

    double firstPlay(const Node& node) const
    {
        double sum = 0;
        double priors = 0;
        int count = 0;
        for (std::size_t i = node.visited; i-- > 0;) {
            sum += sign(node) * (node.edges[i].child->valueSum / node.edges[i].child->visits);
            ++count;
        }
        for (std::size_t i = 0; i < node.visited; ++i)
            priors += node.edges[i].prior;
        if (m_options.puct.firstPlay == FirstPlay::MeanWithLoss)
            return (sum - 1) / (count + 1);
        return sign(node) * node.value - m_options.puct.reduction * std::sqrt(priors);
    }

    std::size_t select(const Node& node) const
    {
        const double sumN = node.visits - 1;
        const double c = m_options.puct.init + std::log((1 + sumN + m_options.puct.base) / m_options.puct.base);
        const double weight = m_options.strength ? m_options.strength->weight : 0;
        std::size_t best = 0;
        double bestScore = -1e300;
        for (std::size_t i = 0; i < node.edges.size(); ++i) {
            const Edge& edge = node.edges[i];
            const double n = edge.child ? edge.child->visits : 0;
            const double q = edge.child ? sign(node) * (edge.child->valueSum / n) : firstPlay(node);
            const double bracket = edge.prior - weight * deltaHat(node, edge);
            const double score = sumN == 0 ? bracket : q + c * std::sqrt(sumN) * bracket / (1 + n);
            if (score > bestScore) {
                bestScore = score;
                best = i;
            }
        }
        return best;
    }

    Played simulate(Node& node, std::vector<Node*>& path)
    {
        path.push_back(&node);
        const std::size_t chosen = select(node);
        if (!node.edges[chosen].child)
            return visitFirst(node, chosen, path);
        Node& child = *node.edges[chosen].child;
        const Played played = child.terminal ? playedAt(node, node.edges[chosen]) : simulate(child, path);
        if (child.terminal) {
            path.push_back(&child);
            add(node, child, played);
        }
        if (path.front() == &node)
            addRoot(node, played);
        else
            addTo(path, node, played);
        return played;
    }

    Played visitFirst(Node& node, std::size_t chosen, std::vector<Node*>& path)
    {
        std::rotate(node.edges.begin() + static_cast<std::ptrdiff_t>(node.visited),
            node.edges.begin() + static_cast<std::ptrdiff_t>(chosen), node.edges.begin() + static_cast<std::ptrdiff_t>(chosen) + 1);
        Edge& edge = node.edges[node.visited++];
        nn::GameState next = node.state;
        next.play(edge.move);
        edge.child = std::make_unique<Node>(std::move(next));
        evaluate(*edge.child);
        path.push_back(edge.child.get());
        const Played played = playedAt(node, edge);
        add(node, *edge.child, played);
        if (path.front() == &node)
            addRoot(node, played);
        else
            addTo(path, node, played);
        return played;
    }

    /// The result of a simulation that ends in the edge's child.
    Played playedAt(const Node& node, const Edge& edge) const
    {
        const bool after = m_options.strength && m_options.strength->source == BetaSource::PositionAfter;
        return {edge.child->value, after ? double{edge.child->level} : strengthOf(node, edge), !after || !edge.child->terminal,
            node.state.position().sideToMove()};
    }

    static void addRoot(Node& node, const Played& played)
    {
        ++node.visits;
        node.valueSum += played.value;
    }

    void add(const Node& parent, Node& node, const Played& played) const
    {
        addRoot(node, played);
        const bool both = !m_options.strength || m_options.strength->pairs == PairsCounted::Both;
        if (played.hasStrength && (both || parent.state.position().sideToMove() == played.mover)) {
            node.strengthSum += played.strength;
            ++node.pairs;
        }
    }

    void addTo(const std::vector<Node*>& path, Node& node, const Played& played) const
    {
        const auto self = std::ranges::find(path, &node);
        add(**(self - 1), node, played);
    }

    nn::Evaluator& m_evaluator;
    SearchOptions m_options;
    std::unique_ptr<Node> m_root;
    DeltaRange m_range;
};

} // namespace evenmatch::search
