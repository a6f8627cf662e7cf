// The card of a reviewed game's moves: those worth a look, all of them, their variations, and the comment on the present one.
#pragma once

#include "ui/models/move_note.h"
#include "ui/widgets/card.h"

class QButtonGroup;
class QPlainTextEdit;
class QStackedWidget;

namespace evenmatch::ui {

class GameSession;
class GameTreeView;
class MoveListView;
class NotableView;

class GameNotesPanel final : public Card {
    Q_OBJECT
public:
    explicit GameNotesPanel(GameSession& session, QWidget* parent = nullptr);

    NotableView* notable() const { return m_notable; }
    /// What a review notes beside moves.
    void setNotes(const MoveNotes& notes);
    GameTreeView* tree() const { return m_tree; }
    MoveListView* moves() const { return m_moves; }

private:
    void addSide(const QString& name, const QString& words, QWidget* widget);
    void offerTree();
    void readComment();
    void writeComment();

    GameSession& m_session;
    NotableView* m_notable;
    MoveListView* m_moves;
    GameTreeView* m_tree;
    QPlainTextEdit* m_comment;
    QButtonGroup* m_buttons;
    QStackedWidget* m_sides;
};

} // namespace evenmatch::ui
