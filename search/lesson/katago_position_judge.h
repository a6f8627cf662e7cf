// KataGo's analysis engine as a judge of Go positions.
#pragma once

#include "nn/lesson/position_judge.h"
#include "search/engine/katago_conversation.h"

namespace evenmatch::search {

/// Searches the position, then separately each requested or promising move that got few visits. If that is too little to know how much
/// all other moves lose, they are searched without these.
class KataGoPositionJudge final : public nn::PositionJudge {
public:
    /// Starts the program of a command line ("katago analysis -config … -model …").
    static core::Result<std::unique_ptr<KataGoPositionJudge>> launch(
        const std::string& command, std::uint64_t visits, KataGoPatience patience = {});

    const std::string& name() const override { return m_name; }
    lesson::LossUnit unit() const override { return lesson::LossUnit::Points; }
    /// A program that ends or hangs is restarted once.
    core::Result<nn::PositionVerdict> judge(const nn::PositionQuestion& question, const std::stop_token& stop) override;

    struct Seen {
        nn::ValuedMove move;
        double visits = 0;
    };

private:
    /// The moves that a search may begin with: all, or as KataGo's "allowMoves" and "avoidMoves" restrict them.
    struct Restriction {
        const char* kind = nullptr;
        std::vector<game::Move> moves;
    };

    KataGoPositionJudge(std::vector<std::string> command, std::uint64_t visits, KataGoPatience patience);
    core::Result<nn::PositionVerdict> ask(const nn::PositionQuestion& question, const std::stop_token& stop);
    /// The evaluations of the position's moves, KataGo's choice first.
    core::Result<std::vector<Seen>> look(const nn::PositionQuestion& question, const Restriction& restriction, const std::stop_token& stop);
    /// The evaluation of one move in a search of its own; nothing if KataGo returns none.
    core::Result<std::optional<nn::ValuedMove>> lookAt(const nn::PositionQuestion& question, game::Move move, const std::stop_token& stop);
    /// KataGo's choice among the moves that the verdict does not have; nothing if KataGo returns none.
    core::Result<std::optional<nn::ValuedMove>> bestOfOthers(
        const nn::PositionQuestion& question, const nn::PositionVerdict& verdict, const std::stop_token& stop);

    KataGoConversation m_kataGo;
    std::uint64_t m_visits;
    std::string m_name;
};

} // namespace evenmatch::search
