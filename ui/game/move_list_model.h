// The moves of a session's line, one row each.
#pragma once

#include "ui/game/game_session.h"
#include "ui/game/move_note.h"

#include <QAbstractListModel>

namespace evenmatch::ui {

class MoveListModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        NumberRole = Qt::UserRole, ///< "12" in Go; "6." before White's move in chess, empty before Black's
        MoveRole, ///< "Q16", "Nf3"
        StoneRole, ///< Go: 1 Black, 2 White; chess: 0
        VariationsRole, ///< the number of other moves in the record
        CommentedRole,
        NodeRole,
        NoteRole, ///< the note beside the move: "?? −6.2"; usually empty
        GradeRole, ///< CostGrade of the note
    };
    /// `session` must outlive the model.
    explicit MoveListModel(const GameSession& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// By node; they stay until replaced.
    void setNotes(MoveNotes notes);

    /// The row of the current move; invalid at the start.
    QModelIndex current() const;

private:
    void refresh();
    QString numberText(int row) const;

    const GameSession& m_session;
    std::vector<LineEntry> m_rows;
    MoveNotes m_notes;
    bool m_chess = false;
};

} // namespace evenmatch::ui
