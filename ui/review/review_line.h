// The game of a session, without variations, for networks, and the node of each of its moves.
#pragma once

#include "nn/input/played_game.h"

namespace evenmatch::ui {

class GameSession;

struct ReviewLine {
    nn::PlayedGame game;
    std::vector<record::NodeId> nodes; ///< the node after each number of moves of `game`; game.moves.size() + 1, or none without a game

    std::size_t plies() const { return game.moves.size(); }
    /// The number of moves of `game` before a node; in a variation, up to its start; the last ply for nodes after illegal moves.
    std::size_t plyOf(const record::GameRecord& record, record::NodeId node) const;
    bool operator==(const ReviewLine& other) const;
};

/// From GameSession::gameEnd(), whatever the current node: variations and moves after the end of the game do not change it.
ReviewLine reviewLine(const GameSession& session);

} // namespace evenmatch::ui
