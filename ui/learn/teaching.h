// The teacher of a teaching game: looks at the user's moves behind the window, and has a word where that is worth it. Never stops the game.
#pragma once

#include "core/lesson/teacher.h"
#include "nn/lesson/position_judge.h"
#include "ui/board/overlay.h"
#include "ui/opponent/hints.h"
#include "ui/opponent/opponent.h"

#include <functional>
#include <memory>
#include <mutex>

namespace evenmatch::ui {

/// Lives on the GUI thread. On in games whose plan says so.
class Teaching final : public QObject {
    Q_OBJECT
public:
    using MakeJudge = std::function<std::unique_ptr<nn::PositionJudge>(const std::shared_ptr<nn::Evaluator>&)>;

    /// All must outlive it.
    Teaching(GameDocument& document, Engine& engine, Opponent& opponent, QObject* parent = nullptr);

    bool isOn() const { return m_opponent.plan() && m_opponent.plan()->teaches; }
    /// Whether words come during the game. Remembered; without, the moves are not even looked at.
    static bool speaks();
    void setSpeaks(bool speaks);
    /// Something is said of the user's latest move.
    bool hasWord() const { return m_word.has_value(); }
    /// How much of the hint is shown; None: the word alone.
    Hints::Step step() const { return m_step; }
    /// The word with what is shown of the hint, sentence by sentence; of a game that is over the last word.
    QStringList words() const;
    Overlay overlay() const;
    /// Of a game that is over: what its last word lists, in the order of the game.
    const std::vector<lesson::Card>& moments() const { return m_moments; }
    QString momentWords(const lesson::Card& moment) const;

    /// The next of the three hints: area, candidates, move.
    void more();
    /// Back to the position that the word is about.
    void takeBack();
    void goTo(const lesson::Card& moment);
    /// The moments became cards, or there is nobody whose cards they could be.
    void setKept(bool kept);
    /// For tests: who values moves, instead of what the user has.
    void setJudge(MakeJudge make) { m_makeJudge = std::move(make); }
    /// What the tutor knows and says of the game, which no file holds: for another window with the same game.
    struct Memory {
        lesson::Teacher teacher;
        std::optional<std::pair<std::size_t, game::Move>> latest;
        std::optional<lesson::Card> word;
        game::AnyPosition position; ///< of the word
        Hints::Step step = Hints::Step::None;
        bool isOver = false;
        std::vector<lesson::Card> moments;
        std::optional<bool> kept;
    };
    Memory memory() const;
    /// REQUIRES: the game at the board is the one that the memory is of
    void resume(const Memory& memory);
    /// Whether a move is being looked at.
    bool isBusy() const { return m_looking > 0; }

Q_SIGNALS:
    void changed();
    /// The moments are to be the user's cards; setKept() answers.
    void cardsWanted();

private:
    struct JudgeSeat { ///< one look at a time
        std::mutex mutex;
        std::unique_ptr<nn::PositionJudge> judge;
    };

    void begin();
    void follow();
    void look(const nn::PlayedGame& game, std::size_t ply);
    void takeSeat(const std::string& family);
    void looked(core::Result<std::optional<lesson::Card>> card, std::size_t ply, std::size_t turn);
    void dropWord();
    void endIfDone();
    GameSession& session() const { return m_document.session(); }

    GameDocument& m_document;
    Engine& m_engine;
    Opponent& m_opponent;
    MakeJudge m_makeJudge;
    std::shared_ptr<JudgeSeat> m_seat = std::make_shared<JudgeSeat>();
    std::string m_seatOf; ///< the family of games that its judge is for
    lesson::Teacher m_teacher;
    int m_game = 0; ///< looks at other games are dropped
    int m_looking = 0; ///< looks under way
    std::optional<std::pair<std::size_t, game::Move>> m_latest; ///< of the user's moves: ply and move
    std::optional<lesson::Card> m_word;
    game::AnyPosition m_position; ///< of the word
    Hints::Step m_step = Hints::Step::None;
    bool m_isOver = false;
    std::vector<lesson::Card> m_moments;
    std::optional<bool> m_kept;
};

} // namespace evenmatch::ui
