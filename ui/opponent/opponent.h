// The user's opponent, this program or another: on its turn it thinks on the engine's threads, and plays its move through the session.
#pragma once

#include "core/strength/scale/server_ranks.h"
#include "search/player/opponent.h"
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
        Off, ///< two people play
        Resting, ///< the user's turn, or the user looks elsewhere, or the game is over
        Loading, ///< its turn, and its network is on the way
        Thinking,
        Failed, ///< its turn, and it cannot play: problem() says why
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
    /// The side that the user plays; nothing when two people play.
    std::optional<game::Side> userSide() const;
    /// Whether a move on the board would be the user's own, or a try beside the game.
    bool userMayMove() const;
    /// Where on the network's own rank scale it plays now, of a "match me" game in progress; nothing otherwise.
    std::optional<double> setting() const { return m_setting; }
    /// The ranks that are said in this game: those that it was begun with, of two people those that the user reads.
    strength::SaidRanks ranks() const;
    /// Its network in these ranks, while one is there.
    std::shared_ptr<nn::Evaluator> network() const;
    bool offersDraw() const { return m_offersDraw; }
    /// Where the user stands on the scale of ranks(): as he or she said, else where the opponent plays.
    double userPlace() const;
    /// Where the opponent plays, on the same scale; the user's where it plays at no rank.
    double place() const;

    /// Of "match me" games on this board.
    search::Adaptation adaptation() const;
    /// Whether moves come after a human's time to think, rather than at once. Remembered.
    static bool takesItsTime();
    static void setTakesItsTime(bool takes);
    /// Whether it resigns games that are lost beyond doubt, rather than plays on to the end. Remembered; of the games begun from then on.
    static bool resignsLostGames();
    static void setResignsLostGames(bool resigns);
    /// Whose clock an answer must keep to; may be null.
    void setTimer(GameTimer* timer) { m_timer = timer; }

    void pass();
    void resign();
    /// Back to the user's own last decision, where there is one.
    void takeBack();
    bool canTakeBack() const;
    /// Chess: claims a draw, offers one, takes the one offered, or, between two people, agrees to one.
    void draw();
    /// Whether the user, whose move it is, need not ask.
    bool mayClaimDraw() const;
    /// After Failed.
    void tryAgain();

Q_SIGNALS:
    void changed();
    /// Something to tell in a line: "Evenmatch passes."
    void said(const QString& text);
    /// By resign(), which can be undone.
    void resigned();

private:
    void planChanged();
    void follow();
    bool isItsTurn() const;
    void think(const std::shared_ptr<nn::Evaluator>& network);
    /// Null where the plan cannot be followed, and then it has failed.
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
    bool reads() const; ///< with the strong network
    /// Its network as it plays this game, in its own ranks; null while none is there.
    std::shared_ptr<nn::Evaluator> ownNetwork() const;
    GameSession& session() const { return m_document.session(); }

    GameDocument& m_document;
    Engine& m_engine;
    GameTimer* m_timer = nullptr;
    State m_state = State::Off;
    QString m_problem;
    std::shared_ptr<Thinker> m_thinker; ///< of this game
    std::function<void()> m_stop; ///< ends the thinking in progress
    int m_request = 0; ///< thoughts about older requests are dropped
    record::NodeId m_thinksAt = record::kNoNode;
    QTimer m_pause; ///< until a human would have made the move
    search::Decision m_decision; ///< what it does then
    std::optional<double> m_setting;
    bool m_acceptsDraw = false;
    bool m_offersDraw = false;
    bool m_takingBack = false;
};

} // namespace evenmatch::ui
