// A table of the moves with which games continued from a position.
#pragma once

#include "core/game/any_position.h"
#include "core/library/openings/explored.h"

#include <QAbstractTableModel>

namespace evenmatch::ui {

class ExplorerModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Move, Share, Games, Results, Rating, Last, kColumns };
    /// Shares of the games with a result: the first player's wins, draws, and the second player's wins. REQUIRES for all: HasResultsRole
    enum Role { FirstRole = Qt::UserRole, DrawRole, SecondRole, HasResultsRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// `explored` belongs to that position.
    void set(const game::AnyPosition& position, library::Explored explored);
    const game::AnyPosition& position() const { return m_position; }
    const library::Explored& explored() const { return m_explored; }
    /// kNoMove if there is no such row.
    game::Move moveAt(int row) const;
    /// Whether the first player's pieces are the dark ones.
    bool isFirstDark() const;
    /// "White wins 45 %, draws 10 %, Black wins 45 %"
    QString resultWords(const library::ExploredResults& results) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const library::ExploredMove& move, int column) const;

    game::AnyPosition m_position;
    library::Explored m_explored;
};

} // namespace evenmatch::ui
