// The panels beside the board during a game: players and state, counting, moves, information.
#pragma once

#include "ui/game/game_session.h"
#include "ui/opponent/hints.h"
#include "ui/opponent/opponent.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace evenmatch::ui {

class Card;
class GameTimer;
class PlayerRow;

class GamePanel final : public QWidget {
    Q_OBJECT
public:
    /// All must outlive it.
    GamePanel(GameSession& session, Opponent& opponent, GameTimer& timer, Hints& hints, QWidget* parent = nullptr);
    /// Inserts a panel between counting and moves.
    void addCard(QWidget* card);
    /// The rows of the players follow a flipped chess board.
    void setFlipped(bool flipped);

Q_SIGNALS:
    /// The user wants a new game from the position on the board.
    void playFromHereWanted();
    /// The board should get the focus.
    void boardWanted();

private:
    Card* makePlayers();
    QWidget* makeHints();
    Card* makeCount();
    Card* makeMoves();
    QLayout* makeMovesHeading();
    QLayout* makeSteps();
    Card* makeFacts();
    template <class Receiver>
    QPushButton* addButton(QWidget* row, const QString& name, const QString& text, Receiver& receiver, void (Receiver::*action)());
    QString stateWords() const;
    QString matchWords() const;
    void refresh();
    void refreshPlayers();
    void refreshClocks();
    void refreshHints();
    void refreshFacts();
    void offerTree();

    GameSession& m_session;
    Opponent& m_opponent;
    GameTimer& m_timer;
    Hints& m_hints;
    QVBoxLayout* m_column;
    PlayerRow* m_players[2];
    QLabel* m_state = nullptr;
    QPushButton* m_pass = nullptr;
    QPushButton* m_draw = nullptr;
    QPushButton* m_takeBack = nullptr;
    QPushButton* m_resign = nullptr;
    QPushButton* m_tryAgain = nullptr;
    QWidget* m_hintRow = nullptr;
    QPushButton* m_hint = nullptr;
    QLabel* m_hintWords = nullptr;
    Card* m_countCard = nullptr;
    QLabel* m_count = nullptr;
    QStackedWidget* m_moves = nullptr; ///< the list, or the tree of variations
    QToolButton* m_showTree = nullptr;
    QPushButton* m_playFrom = nullptr;
    QPushButton* m_accept = nullptr;
    QPushButton* m_playOn = nullptr;
    QFormLayout* m_facts = nullptr;
    bool m_flipped = false;
    std::vector<std::pair<QString, QString>> m_shownFacts;
};

} // namespace evenmatch::ui
