// The tutor of a teaching game: looks at the user's moves behind the window, and speaks of those that Review would mark. Never stops the
// game.
#pragma once

#include "core/lesson/moments.h"
#include "search/lesson/tutor.h"
#include "ui/board/overlay.h"
#include "ui/opponent/hints.h"
#include "ui/opponent/opponent.h"

#include <functional>
#include <memory>

namespace evenmatch::ui {

/// Lives on the GUI thread. On in games whose plan says so. One look at a time, at the game as it stands then; as long as moves were made
/// since the last one, the next begins. So no move is passed over, however late the words about it come.
class Teaching final : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    Teaching(GameDocument& document, Engine& engine, Opponent& opponent, QObject* parent = nullptr);
    ~Teaching() override;

    bool isOn() const { return m_opponent.plan() && m_opponent.plan()->teaches; }
    /// Whether words come during the game. Remembered; without, the moves are not even looked at.
    static bool speaks();
    void setSpeaks(bool speaks);
    /// Something is said of a move of the user's, the latest one as a rule.
    bool hasWord() const { return !m_now.words.empty(); }
    /// How much of the hint is shown; None: the word alone.
    Hints::Step step() const { return m_now.step; }
    /// The word with what is shown of the hint, sentence by sentence; of a game that is over the last word.
    QStringList words() const;
    Overlay overlay() const;
    /// Of a game that is over: what its last word lists, in the order of the game.
    const std::vector<lesson::Card>& moments() const { return m_now.moments; }
    QString momentWords(const lesson::Card& moment) const;
    /// Of a game that is over: those moments that make cards with a clear answer.
    const std::vector<lesson::Card>& cards() const { return m_now.cards; }
    /// The plies of the user's moves that were spoken of or noted.
    const std::vector<std::size_t>& told() const { return m_now.told; }

    /// The next of the three hints: area, candidates, move.
    void more();
    /// Back to the position that the word is about.
    void takeBack();
    void goTo(const lesson::Card& moment);
    /// The cards were kept, or there is nobody whose cards they could be.
    void setKept(bool kept);
    /// What the tutor knows and says of the game, which no file holds: for another window with the same game.
    struct Memory {
        lesson::Moments noted;
        std::vector<game::Move> followed; ///< the game when it was seen last
        std::vector<game::Move> seen; ///< the game that was looked at last
        std::vector<std::size_t> told; ///< plies of the user's moves that a word or a moment is about
        std::vector<lesson::Card> spoken; ///< the same with their cards
        std::size_t silentBefore = 0; ///< of moves before this ply nothing is said: nobody wanted words then
        std::vector<lesson::Card> words; ///< that are shown; more than one where they came together, the latest last
        std::size_t wordsAt = 0; ///< turns that the user had had when they came
        Hints::Step step = Hints::Step::None;
        bool isOver = false;
        std::vector<lesson::Card> moments;
        std::vector<lesson::Card> cards;
        std::optional<bool> kept;
    };
    const Memory& memory() const { return m_now; }
    /// REQUIRES: the game at the board is the one that the memory is of
    void resume(const Memory& memory);
    /// Whether moves are being looked at.
    bool isBusy() const { return m_isLooking; }

Q_SIGNALS:
    void changed();
    /// cards() are to be the user's; setKept() answers.
    void cardsWanted();

private:
    void begin();
    void follow();
    void look(const std::vector<game::Move>& moves);
    void looked(core::Result<std::vector<lesson::Card>> cards, const std::vector<game::Move>& moves);
    std::optional<search::TutorPupil> pupil() const;
    std::shared_ptr<const nn::SourceGame> sourceGame() const;
    std::shared_ptr<search::Tutor> tutor();
    void forgetTaken(const std::vector<game::Move>& moves);
    /// How many of so many moves are the user's.
    std::size_t userTurns(std::size_t moves) const;
    bool isLatest(const lesson::Card& card) const;
    void dropWord();
    /// What is said of the move goes into the record, for whoever reads the game later.
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
    std::shared_ptr<nn::Evaluator> m_ranks; ///< that the tutor was made with,
    std::shared_ptr<nn::Evaluator> m_analysis; ///< as well as with this
    search::JudgeChoice m_choice; ///< and by this choice
    int m_game = 0; ///< answers about other games are dropped
    game::Side m_begins = game::Side::First; ///< who makes the first move of the game
    bool m_isLooking = false;
    std::function<void()> m_stop; ///< ends the look under way
    Memory m_now;
};

} // namespace evenmatch::ui
