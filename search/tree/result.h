// A search result as a value: a copy for windows, files and players. The live tree is never shared.
#pragma once

#include "core/game/game.h"
#include "nn/evaluate/evaluation.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::search {

/// A pair (s, a): the move and its data. Results are from the view of the side that makes the move, -1 … 1; at the root of the tree, which
/// has no move, from the view of the side to move.
struct ResultNode {
    game::Move move;
    std::string text; ///< in the form of AnyPosition::moveText
    std::uint32_t visits = 0;
    double q = 0; ///< mean result; for an unvisited move the search's assumption
    double prior = 0; ///< P in the search
    double beta = 0; ///< of the pair itself
    double quality = 0;
    double betaMean = 0; ///< β̄, in the steering measure; β for an unvisited move
    double target = 0; ///< 0 here and in the next two without steering
    double delta = 0; ///< |β̄ − target|
    double deltaHat = 0; ///< as used, with halving
    double plainShare = 0; ///< the share of visits by PUCT without δ̂ for these Q and P
    bool terminal = false;
    std::uint32_t firstChild = 0; ///< index into SearchResult::nodes
    std::uint32_t childCount = 0;
    int mate = 0; ///< chess, of the root's moves: the side mates in this many moves, including this one; below 0 it is mated; 0: not known
};

/// A line of play from the root.
struct Variation {
    std::vector<game::Move> moves;
    std::vector<std::string> texts;
};

enum class StopReason : std::uint8_t { Visits, Time, Asked, Full, GameOver };

struct SearchResult {
    std::vector<ResultNode> nodes; ///< the root first. Children are adjacent, most visited first, then by higher priors
    std::vector<Variation> variations; ///< that of firstChoice(), then of the root's first moves, as many as the shape requests
    nn::Evaluation root; ///< the network's evaluation of the root; its rankPriors are those of SearchOptions::rootRanks
    game::Side toMove = game::Side::First;
    int moveNumber = 0;
    bool steered = false;
    StopReason stopped = StopReason::Visits;

    std::uint64_t simulations = 0; ///< of this run, without those of a reused tree
    std::uint64_t evaluations = 0;
    std::uint64_t batches = 0;
    double seconds = 0;
    std::size_t treeNodes = 0;
    std::size_t treeBytes = 0;

    /// Every legal move of the root, most visited first. Empty if the game is over.
    std::span<const ResultNode> moves() const { return nodes.empty() ? std::span<const ResultNode>() : childrenOf(nodes.front()); }
    std::span<const ResultNode> childrenOf(const ResultNode& node) const
    {
        return std::span(nodes).subspan(node.firstChild, node.childCount);
    }
    /// Null if it is not a legal move of the root.
    const ResultNode* find(game::Move move) const;
    /// Expected result for the side to move, -1 … 1.
    double value() const { return nodes.empty() ? 0 : nodes.front().q; }
    /// An engine's move: the shortest mate proven in the tree, otherwise the most visited move. Null if the game is over.
    const ResultNode* firstChoice() const;
    /// The move that PUCT without δ̂ would visit most with the Q and P of this tree; null if there is none.
    const ResultNode* plainFirst() const;
};

/// The part of the tree in a result. It always has all of the root's moves.
struct ResultShape {
    int depth = 1; ///< plies below the root
    std::uint32_t leastVisits = 1; ///< of moves below the root's
    std::size_t mostChildren = 400;
    std::size_t variations = 1;
    std::size_t variationLength = 24;
};

} // namespace evenmatch::search
