// What a search found, as a value: a copy that windows, files and players read. Nobody reads a live tree.
#pragma once

#include "core/game/game.h"
#include "nn/evaluate/evaluation.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::search {

/// A pair (s, a): the move and what is known of it. Numbers about results are those of the side that makes the move, -1 … 1; at the root of
/// the tree, which has no move, those of the side to move.
struct ResultNode {
    game::Move move;
    std::string text; ///< as AnyPosition::moveText writes it
    std::uint32_t visits = 0;
    double q = 0; ///< mean result; for a move not visited what the search takes it for
    double prior = 0; ///< P as the search uses it
    double beta = 0; ///< of the pair itself
    double quality = 0;
    double betaMean = 0; ///< β̄, in the measure that is steered by; β for a move not visited
    double target = 0; ///< 0 here and in the next two when the search was not steered
    double delta = 0; ///< |β̄ − target|
    double deltaHat = 0; ///< as it weighed, halving included
    double plainShare = 0; ///< the part of its sisters' visits that PUCT without δ̂ would come to with these Q and P
    bool terminal = false;
    std::uint32_t firstChild = 0; ///< index into SearchResult::nodes
    std::uint32_t childCount = 0;
    int mate = 0; ///< chess, of the root's moves: the side mates in so many moves, this one included; below 0 it is mated; 0: not known
};

/// A line of play from the root.
struct Variation {
    std::vector<game::Move> moves;
    std::vector<std::string> texts;
};

enum class StopReason : std::uint8_t { Visits, Time, Asked, Full, GameOver };

struct SearchResult {
    std::vector<ResultNode> nodes; ///< the root first. Children stand together, most visited first, then higher priors first
    std::vector<Variation> variations; ///< that of firstChoice(), then of the root's first moves, together as many as the shape asked for
    nn::Evaluation root; ///< what the network said of the root; its rankPriors are those of SearchOptions::rootRanks
    game::Side toMove = game::Side::First;
    int moveNumber = 0;
    bool steered = false;
    StopReason stopped = StopReason::Visits;

    std::uint64_t simulations = 0; ///< made by this run, without those of a reused tree
    std::uint64_t evaluations = 0;
    std::uint64_t batches = 0;
    double seconds = 0;
    std::size_t treeNodes = 0;
    std::size_t treeBytes = 0;

    /// Every legal move of the root, most visited first. Empty when the game is over.
    std::span<const ResultNode> moves() const { return nodes.empty() ? std::span<const ResultNode>() : childrenOf(nodes.front()); }
    std::span<const ResultNode> childrenOf(const ResultNode& node) const
    {
        return std::span(nodes).subspan(node.firstChild, node.childCount);
    }
    /// Null when it is not a legal move of the root.
    const ResultNode* find(game::Move move) const;
    /// Expected result for the side to move, -1 … 1.
    double value() const { return nodes.empty() ? 0 : nodes.front().q; }
    /// What an engine plays: the shortest mate that the tree has proven, else the most visited move. Null when the game is over.
    const ResultNode* firstChoice() const;
    /// The move that PUCT without δ̂ would visit most with the Q and P of this tree; null when there is none.
    const ResultNode* plainFirst() const;
};

/// How much of the tree a result holds. The root's moves are always all there.
struct ResultShape {
    int depth = 1; ///< plies below the root
    std::uint32_t leastVisits = 1; ///< of moves below the root's
    std::size_t mostChildren = 400;
    std::size_t variations = 1;
    std::size_t variationLength = 24;
};

} // namespace evenmatch::search
