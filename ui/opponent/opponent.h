// The user's opponent, Evenmatch or another program: it thinks on the engine's threads, and plays its moves through the session.
#pragma once

#include "core/strength/scale/server_ranks.h"
#include "search/spec/opponent.h"
#include "ui/engine/engine.h"
#include "ui/game/game_document.h"
#include "ui/opponent/thinker.h"

#include <QObject>
#include <QTimer>

namespace evenmatch::ui {

class GameTimer;

/// Lives on the GUI thread and never blocks it. Follows the document's plan; without an opponent in the plan, requests go directly to the
/// session, as when two people share a board.
///
/// It thinks only at the end of the game: while the user views earlier moves or tries others, the game waits.
class Opponent final : public QObject {
    Q_OBJECT
public:
    enum class State {
        Off, ///< two people share the board
        Resting, ///< the user is to move or views another position, or the game is over
        Loading, ///< it is to move, and its network is loading
        Thinking,
        Failed, ///< it is to move, and cannot: problem() explains why
    };

    /// Both must outlive it.
    Opponent(GameDocument& document, Engine& engine, QObject* parent = nullptr);
    ~Opponent() override;

    State state() const { return m_state; }
    QString problem() const { return m_problem; }
    const std::optional<OpponentPlan>& plan() const { return m_document.plan().opponent; }
    /// "Evenmatch", or the other program's name.
    QString name() const;
    /// Whether it is another program.
    bool isEngine() const { return plan() && plan()->kind == OpponentPlan::Kind::Engine; }
    /// The user's side; nothing if two people play.
    std::optional<game::Side> userSide() const;
    /// Whether a move on the board would be the user's own, or a variation.
    bool userMayMove() const;
    /// Its current place on the network's own rank scale in a running "match me" game; otherwise nothing.
    std::optional<double> setting() const { return m_setting; }
    /// The ranks shown in this game: those at its start; for two people, those of the preferences.
    strength::SaidRanks ranks() const;
    /// Its network in these ranks, if loaded.
    std::shared_ptr<nn::Evaluator> network() const;
    bool offersDraw() const { return m_offersDraw; }
    /// The user's place on the scale of ranks(): the known rank, otherwise the opponent's.
    double userPlace() const;
    /// The opponent's place on the same scale; the user's if it has no rank.
    double place() const;

    /// Of "match me" games on this board.
    search::Adaptation adaptation() const;
    /// Whether it waits as long as a human would before it moves. Stored.
    static bool takesItsTime();
    static void setTakesItsTime(bool takes);
    /// Whether it resigns hopeless games instead of playing to the end. Stored; applies to later games.
    static bool resignsLostGames();
    static void setResignsLostGames(bool resigns);
    /// The clock that limits its thinking; may be null.
    void setTimer(GameTimer* timer) { m_timer = timer; }

    void pass();
    void resign();
    /// Undoes moves back to the user's latest decision, if there is one.
    void takeBack();
    bool canTakeBack() const;
    /// Chess: claims a draw, offers one, accepts an offer, or, between two people, agrees to one.
    void draw();
    /// Whether the user, to move, can claim a draw without an offer.
    bool mayClaimDraw() const;
    /// Tries again after Failed.
    void tryAgain();

Q_SIGNALS:
    void changed();
    /// A message in one line: "Evenmatch passes."
    void said(const QString& text);
    /// By resign(), which can be undone.
    void resigned();

private:
    void planChanged();
    void follow();
    bool isItsTurn() const;
    void think(const std::shared_ptr<nn::Evaluator>& network);
    void startProgram();
    /// Null if the plan is impossible; then it has failed.
    std::shared_ptr<Thinker> makeThinker(const std::shared_ptr<nn::Evaluator>& network);
    void forgetThinker();
    void thought(core::Result<Thought> thought);
    void act(const search::Decision& decision);
    void cancel();
    void fail(const QString& problem);
    void setState(State state);
    void learn();
    core::Result<search::OpponentWish> wish(const nn::NetworkInfo& network) const;
    std::string game() const; ///< the family's name
    std::string server() const;
    bool reads() const; ///< uses the strong network
    /// Its network for this game, in its own ranks; null if not loaded.
    std::shared_ptr<nn::Evaluator> ownNetwork() const;
    GameSession& session() const { return m_document.session(); }

    GameDocument& m_document;
    Engine& m_engine;
    GameTimer* m_timer = nullptr;
    State m_state = State::Off;
    QString m_problem;
    std::shared_ptr<Thinker> m_thinker; ///< for this game
    std::function<void()> m_stop; ///< ends the running search
    int m_request = 0; ///< results of older requests are dropped
    record::NodeId m_thinksAt = record::kNoNode;
    QTimer m_pause; ///< the time until a human would have moved
    search::Decision m_decision; ///< the move after it
    std::optional<double> m_setting;
    bool m_acceptsDraw = false;
    bool m_offersDraw = false;
    bool m_takingBack = false;
};

} // namespace evenmatch::ui
