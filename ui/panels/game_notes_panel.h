// The panel with a reviewed game's moves: the notable ones, all of them, their variations, and the user's marks and comment on the current
// one.
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
    /// `playOn`: a button below the notable moves; takes ownership.
    GameNotesPanel(GameSession& session, QWidget* playOn, QWidget* parent = nullptr);

    /// The panel's height with this many rows in the list of moves.
    int heightOfMoves(int rows) const;

    NotableView* notable() const { return m_notable; }
    /// A review's notes beside moves.
    void setNotes(const MoveNotes& notes);
    GameTreeView* tree() const { return m_tree; }
    MoveListView* moves() const { return m_moves; }
    /// Released automatically when hidden.
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
    record::NodeId m_seen = record::kNoNode; ///< the node of the latest comment shown
};

} // namespace evenmatch::ui
