// The game of a session, without variations, for networks, and the node of each of its moves.
#pragma once

#include "nn/input/played_game.h"

namespace evenmatch::ui {

class GameSession;

struct ReviewLine {
    nn::PlayedGame game;
    std::vector<record::NodeId> nodes; ///< the node after so many moves of `game`; game.moves.size() + 1, none when there is no game

    std::size_t plies() const { return game.moves.size(); }
    /// After how many moves of `game` a node comes: in a variation, where that begins; the last ply for nodes behind what could be played.
    std::size_t plyOf(const record::GameRecord& record, record::NodeId node) const;
    bool operator==(const ReviewLine& other) const;
};

/// Of GameSession::gameEnd(), wherever the session is: variations and moves after the end of the game do not change it.
ReviewLine reviewLine(const GameSession& session);

} // namespace evenmatch::ui
