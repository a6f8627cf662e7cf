// UCT with random playouts: COMPLEX (ALGORITHMS.md 5) measures players in its iterations.
//
// Each iteration descends from the root to a child that was never tried. On the way it chooses the child j with the largest
//
//     X̄_j + c · √(2 ln N / n_j)                     (UCB1 as in Kocsis and Szepesvári 2006 and Browne et al. 2012, 3.3)
//
// plays random moves from there to the end, and adds the reward (1 won, ½ drawn, 0 lost, for the side that moved into the node) to all
// nodes on the way. The move with the most visits is played; among equals, the one with the best mean.
#pragma once

#include "core/game/playout.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace evenmatch::search {

inline constexpr double kUctConstant = 0.7; ///< COMPLEX's c: about 1/√2

/// Searches positions of one game repeatedly with the same memory: after the largest search nothing is allocated. Not thread-safe; the same
/// position, iterations and random numbers give the same move.
template <game::GamePosition P>
class Uct {
public:
    explicit Uct(double constant = kUctConstant)
    {
        for (std::size_t visits = 1; visits < m_exploration.size(); ++visits)
            m_exploration[visits] = exploration(constant, static_cast<double>(visits));
        m_constant = constant;
    }

    /// A child of the root after a search.
    struct RootMove {
        game::Move move;
        std::uint32_t visits = 0;
        double mean = 0; ///< reward of the side to move
    };

    /// Builds a new tree. A stop ends it early, after one iteration at the earliest. REQUIRES: iterations > 0, the game is not over
    void search(const P& root, std::uint64_t iterations, core::Random& random, const std::stop_token& stop = {})
    {
        m_nodes.clear();
        m_nodes.emplace_back();
        expand(0, root);
        for (std::uint64_t i = 0; i < iterations; ++i) {
            if (i % kStopCheck == kStopCheck - 1 && stop.stop_requested())
                break;
            iterate(root, random);
        }
    }

    /// The best move of the last search. REQUIRES: there was one
    game::Move best() const
    {
        const std::span<const Node> tried = triedChildren(m_nodes.front());
        return std::ranges::max_element(tried, [](const Node& a, const Node& b) {
            return a.visits != b.visits ? a.visits < b.visits : a.mean < b.mean;
        })->move;
    }

    std::vector<RootMove> rootMoves() const
    {
        std::vector<RootMove> moves;
        for (const Node& node : triedChildren(m_nodes.front()))
            moves.push_back({node.move, node.visits, node.mean});
        return moves;
    }

private:
    /// A node is created with all its siblings when their parent is visited a second time. The tried ones come first, in random order.
    struct Node {
        float mean = 0; ///< halfPoints / 2 / visits
        float spread = 0; ///< 1 / √visits
        std::uint32_t visits = 0;
        std::uint32_t halfPoints = 0; ///< for the side that moved here
        std::uint32_t firstChild = 0;
        game::Move move;
        std::uint16_t children = 0; ///< 0: never expanded, or the game's end
        std::uint16_t tried = 0; ///< children that were visited
    };
    static_assert(sizeof(Node) == 28);

    static constexpr std::uint64_t kStopCheck = 256;
    static constexpr int kLongestPlayout = 4000; ///< longer ones count as draws
    static constexpr std::size_t kTabled = 4096;

    static float exploration(double constant, double visits) { return static_cast<float>(constant * std::sqrt(2 * std::log(visits))); }

    std::span<const Node> triedChildren(const Node& node) const { return std::span(m_nodes).subspan(node.firstChild, node.tried); }

    void expand(std::uint32_t index, const P& position)
    {
        game::MoveList moves;
        position.legalMoves(moves);
        m_nodes[index].firstChild = static_cast<std::uint32_t>(m_nodes.size());
        m_nodes[index].children = static_cast<std::uint16_t>(moves.size());
        for (const game::Move move : moves)
            m_nodes.emplace_back().move = move;
    }

    /// Moves a random untried child to the end of the tried ones.
    std::uint32_t tryOne(Node& node, core::Random& random)
    {
        const std::uint32_t untried = node.children - std::uint32_t{node.tried};
        const std::uint32_t first = node.firstChild + node.tried++;
        const std::uint32_t drawn = untried > 1 ? first + random.below(untried) : first;
        std::swap(m_nodes[first].move, m_nodes[drawn].move);
        return first;
    }

    std::uint32_t select(const Node& node) const
    {
        const float weight = node.visits < kTabled ? m_exploration[node.visits] : exploration(m_constant, node.visits);
        const Node* const children = m_nodes.data() + node.firstChild;
        std::uint32_t best = 0;
        float most = children[0].mean + weight * children[0].spread;
        for (std::uint32_t i = 1; i < node.children; ++i) {
            const float value = children[i].mean + weight * children[i].spread;
            best = value > most ? i : best;
            most = std::max(value, most);
        }
        return node.firstChild + best;
    }

    void iterate(const P& root, core::Random& random)
    {
        m_position = root;
        m_path.clear();
        std::uint32_t index = 0;
        for (bool inTree = true; inTree;) {
            if (m_nodes[index].children == 0) {
                if (m_position.isOver())
                    break;
                expand(index, m_position);
            }
            Node& node = m_nodes[index];
            inTree = node.tried == node.children;
            index = inTree ? select(node) : tryOne(node, random);
            m_position.play(m_nodes[index].move);
            m_path.push_back(index);
        }
        backUp(game::playOut(m_position, random, kLongestPlayout).outcome, root.sideToMove());
    }

    void backUp(game::Outcome outcome, game::Side mover)
    {
        ++m_nodes.front().visits;
        const bool decided = outcome == game::Outcome::FirstWins || outcome == game::Outcome::SecondWins;
        std::uint32_t reward = !decided ? 1 : outcome == game::winFor(mover) ? 2 : 0;
        for (const std::uint32_t index : m_path) {
            Node& node = m_nodes[index];
            ++node.visits;
            node.halfPoints += reward;
            reward = 2 - reward;
            const float inverse = 1 / static_cast<float>(node.visits);
            node.mean = 0.5f * static_cast<float>(node.halfPoints) * inverse;
            node.spread = std::sqrt(inverse);
        }
    }

    double m_constant;
    std::vector<float> m_exploration = std::vector<float>(kTabled); ///< c · √(2 ln N) by N
    std::vector<Node> m_nodes; ///< the root first
    std::vector<std::uint32_t> m_path;
    P m_position;
};

} // namespace evenmatch::search
