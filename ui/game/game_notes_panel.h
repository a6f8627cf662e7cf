// The card of a reviewed game's moves: those worth a look, all of them, their variations, and what the user writes about the present one:
// marks and a comment.
#pragma once

#include "ui/game/move_note.h"
#include "ui/widgets/card.h"

class QButtonGroup;
class QPlainTextEdit;
class QStackedWidget;
class QPushButton;

namespace evenmatch::ui {

class GameSession;
class GameTreeView;
class MarkTools;
class MoveListView;
class NotableView;

class GameNotesPanel final : public Card {
    Q_OBJECT
public:
    /// `playOn`: a button under the moves worth a look; taken over.
    GameNotesPanel(GameSession& session, QWidget* playOn, QWidget* parent = nullptr);

    /// How high the card is with so many rows of the list of moves.
    int heightOfMoves(int rows) const;

    NotableView* notable() const { return m_notable; }
    /// What a review notes beside moves.
    void setNotes(const MoveNotes& notes);
    GameTreeView* tree() const { return m_tree; }
    MoveListView* moves() const { return m_moves; }
    /// Let go by themselves when they are out of sight.
    MarkTools* markTools() const { return m_markTools; }

private:
    QWidget* makeWriting();
    QWidget* makeNotable(QWidget* playOn);
    QPushButton* makeJudgements();
    void addSide(const QString& name, const QString& words, QWidget* widget);
    void offerTree();
    void readComment();
    void writeComment();

    GameSession& m_session;
    NotableView* m_notable;
    MoveListView* m_moves;
    GameTreeView* m_tree;
    QPlainTextEdit* m_comment;
    MarkTools* m_markTools;
    QPushButton* m_judgement;
    QWidget* m_writing;
    QWidget* m_worthALook;
    QButtonGroup* m_buttons;
    QStackedWidget* m_sides;
};

} // namespace evenmatch::ui
