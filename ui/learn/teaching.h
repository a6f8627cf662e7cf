// The tutor of a teaching game: analyses the user's moves in the background, and comments on those that Review would mark. It never stops
// the game.
#pragma once

#include "core/lesson/moments.h"
#include "search/lesson/tutor.h"
#include "ui/board/overlay.h"
#include "ui/opponent/hints.h"
#include "ui/opponent/opponent.h"

#include <functional>
#include <memory>

namespace evenmatch::ui {

/// Lives on the GUI thread. Active in games whose plan has it. One analysis runs at a time, of the game at its start; if moves were made
/// since, the next one follows. So no move is skipped, however late its comment appears.
class Teaching final : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    Teaching(GameDocument& document, Engine& engine, Opponent& opponent, QObject* parent = nullptr);
    ~Teaching() override;

    bool isOn() const { return m_opponent.plan() && m_opponent.plan()->teaches; }
    /// Whether comments appear during the game. Stored; without them, the moves are not analysed.
    static bool speaks();
    void setSpeaks(bool speaks);
    /// There is a comment on a move of the user, usually the latest.
    bool hasWord() const { return !m_now.words.empty(); }
    /// The visible part of the hint; None: only the comment.
    Hints::Step step() const { return m_now.step; }
    /// The comment with the visible part of the hint, sentence by sentence; after the game its summary.
    QStringList words() const;
    Overlay overlay() const;
    /// After the game: the moments in its summary, in the game's order.
    const std::vector<lesson::Card>& moments() const { return m_now.moments; }
    QString momentWords(const lesson::Card& moment) const;
    /// The plies of the user's moves that were commented on or noted.
    const std::vector<std::size_t>& told() const { return m_now.told; }

    /// The next of the three hints: area, candidates, move.
    void more();
    /// Returns to the position of the comment.
    void takeBack();
    void goTo(const lesson::Card& moment);
    /// The cards of a game, as in cardsWanted(), were saved, or there is no player to save them for.
    void setKept(int game, bool kept);
    /// The tutor's state for the game, which is in no file: for another window with the same game.
    struct Memory {
        lesson::Moments noted;
        std::vector<game::Move> followed; ///< the moves at the latest update
        std::vector<game::Move> seen; ///< the moves at the latest analysis
        std::optional<core::Error> failure; ///< of the latest analysis
        std::vector<std::size_t> told; ///< plies of the user's moves with a comment or a moment
        std::vector<lesson::Card> spoken; ///< the same with their cards
        std::size_t silentBefore = 0; ///< moves before this ply get no comment, because comments were off then
        std::vector<lesson::Card> words; ///< the visible comments; several if they appeared together, the latest last
        std::size_t wordsAt = 0; ///< the number of the user's turns when they appeared
        Hints::Step step = Hints::Step::None;
        bool isOver = false;
        std::vector<lesson::Card> moments;
        std::vector<lesson::Card> cards; ///< after the game: the moments that make cards with a clear solution
        std::optional<bool> kept;
    };
    const Memory& memory() const { return m_now; }
    /// As for Hints.
    void setFlipped(bool flipped);
    /// REQUIRES: the memory belongs to the game on the board
    void resume(const Memory& memory);
    /// Whether moves are being analysed.
    bool isBusy() const { return m_isLooking; }

Q_SIGNALS:
    void changed();
    /// These cards of the game are to be saved; setKept() reports the result. `game`: a number of the game.
    void cardsWanted(const std::vector<evenmatch::lesson::Card>& cards, int game);

private:
    void begin();
    void follow();
    void look(const std::vector<game::Move>& moves);
    void looked(core::Result<std::vector<lesson::Card>> cards, const std::vector<game::Move>& moves);
    std::optional<search::TutorPupil> pupil() const;
    std::shared_ptr<const nn::SourceGame> sourceGame() const;
    std::shared_ptr<search::Tutor> tutor();
    void forgetTaken(const std::vector<game::Move>& moves);
    /// How many of this many moves are the user's.
    std::size_t userTurns(std::size_t moves) const;
    bool isLatest(const lesson::Card& card) const;
    /// Whether the user's latest move is being analysed.
    bool isAtLatest() const;
    void dropWord();
    /// Writes the comment into the record for later readers.
    void write(const lesson::Card& card, const QStringList& words);
    void writeReasons();
    QString verdictWords(const lesson::Card& card) const;
    void endIfDone();
    void makeCards();
    const lesson::Card& word() const { return m_now.words.back(); }
    game::AnyPosition wordPosition() const;
    GameSession& session() const { return m_document.session(); }

    GameDocument& m_document;
    Engine& m_engine;
    Opponent& m_opponent;
    std::shared_ptr<search::Tutor> m_tutor;
    std::shared_ptr<nn::Evaluator> m_ranks; ///< of the tutor
    std::shared_ptr<nn::Evaluator> m_analysis; ///< of the tutor
    search::JudgeChoice m_choice; ///< of the tutor
    int m_game = 0; ///< results for other games are dropped
    game::Side m_begins = game::Side::First; ///< the side that moves first
    bool m_isLooking = false;
    bool m_isFlipped = false;
    std::function<void()> m_stop; ///< ends the running analysis
    Memory m_now;
};

} // namespace evenmatch::ui
