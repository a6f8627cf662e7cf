// The cards beside the board while a game is there: players and state, counting, moves, facts.
#pragma once

#include "ui/game_session.h"
#include "ui/opponent/opponent.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QPushButton;

namespace evenmatch::ui {

class Card;
class GameTimer;
class PlayerRow;

class GamePanel final : public QWidget {
    Q_OBJECT
public:
    /// All must outlive it.
    GamePanel(GameSession& session, Opponent& opponent, GameTimer& timer, QWidget* parent = nullptr);

private:
    Card* makePlayers();
    Card* makeCount();
    Card* makeMoves();
    Card* makeFacts();
    template <class Receiver>
    QPushButton* addButton(QWidget* row, const QString& name, const QString& text, Receiver& receiver, void (Receiver::*action)());
    QString stateWords() const;
    void refresh();
    void refreshClocks();
    void refreshFacts();

    GameSession& m_session;
    Opponent& m_opponent;
    GameTimer& m_timer;
    PlayerRow* m_players[2];
    QLabel* m_state = nullptr;
    QPushButton* m_pass = nullptr;
    QPushButton* m_draw = nullptr;
    QPushButton* m_takeBack = nullptr;
    QPushButton* m_resign = nullptr;
    QPushButton* m_tryAgain = nullptr;
    Card* m_countCard = nullptr;
    QLabel* m_count = nullptr;
    QFormLayout* m_facts = nullptr;
    std::vector<std::pair<QString, QString>> m_shownFacts;
};

} // namespace evenmatch::ui
