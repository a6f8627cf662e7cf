// The cards beside the board while a game is there: players and state, counting, moves, facts.
#pragma once

#include "ui/game_session.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QPushButton;

namespace evenmatch::ui {

class Card;

class GamePanel final : public QWidget {
    Q_OBJECT
public:
    explicit GamePanel(GameSession& session, QWidget* parent = nullptr);

private:
    Card* makePlayers();
    Card* makeCount();
    Card* makeMoves();
    Card* makeFacts();
    QPushButton* addButton(QWidget* row, const QString& name, const QString& text, void (GameSession::*action)());
    void refresh();
    void refreshFacts();

    GameSession& m_session;
    QLabel* m_state = nullptr;
    QPushButton* m_pass = nullptr;
    QPushButton* m_draw = nullptr;
    QPushButton* m_takeBack = nullptr;
    QPushButton* m_resign = nullptr;
    Card* m_countCard = nullptr;
    QLabel* m_count = nullptr;
    QFormLayout* m_facts = nullptr;
    std::vector<std::pair<QString, QString>> m_shownFacts;
};

} // namespace evenmatch::ui
