// What KataGo says of positions, as targets for training: value, lead and policy or owners of many games, several queries in flight.
#pragma once

#include "search/engine/katago_conversation.h"

#include <functional>
#include <span>
#include <utility>

namespace evenmatch::search {

/// Positions of a game of Go to be labelled.
struct TeacherQuestion {
    const nn::PlayedGame* game = nullptr;
    std::vector<std::size_t> plies; ///< none more than the game's moves
    bool owners = false; ///< whose each point will be is asked for, and not the policy
};

/// Of the position after `ply` moves, for the side to move.
struct TeacherAnswer {
    std::size_t question = 0; ///< index
    std::size_t ply = 0;
    float winRate = 0; ///< 0 … 1
    float lead = 0; ///< points
    std::vector<std::pair<game::Move, float>> policy; ///< likeliest first; what is forbidden left out
    std::vector<std::int8_t> owners; ///< in per cent, point by point, 100 the side's to move
};

/// Games that the program cannot look at (its rules forbid a move).
struct TeacherRefusals {
    std::size_t games = 0;
    std::optional<core::Error> first; ///< why
};

/// Not thread-safe.
class KataGoTeacher {
public:
    /// Starts "katago analysis -config … -model …". REQUIRES: visits > 0
    static core::Result<KataGoTeacher> launch(
        std::vector<std::string> command, int visits, KataGoPatience patience = {}, const std::stop_token& stop = {});

    /// All that changes its answers: the program, its networks, the visits.
    const std::string& identity() const { return m_identity; }

    using Hear = std::function<core::Result<void>(const TeacherAnswer&)>;
    /// Hands every answer to `hear`, in the order in which they come. An error of the program or of `hear` ends it; what was heard before
    /// is good.
    core::Result<TeacherRefusals> ask(std::span<const TeacherQuestion> questions, const Hear& hear, const std::stop_token& stop);

private:
    KataGoTeacher(std::vector<std::string> command, int visits, KataGoPatience patience)
        : m_kataGo(std::move(command), patience), m_visits(visits)
    {
    }

    KataGoConversation m_kataGo;
    int m_visits;
    std::string m_identity;
};

} // namespace evenmatch::search
