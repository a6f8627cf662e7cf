#include "ui/review/notable_model.h"

namespace evenmatch::ui {

void NotableModel::setMoves(std::vector<NotableMove> moves)
{
    beginResetModel();
    m_moves = std::move(moves);
    endResetModel();
}

int NotableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_moves.size()); }

QVariant NotableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const NotableMove& move = m_moves[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return move.words;
    case PlyRole: return static_cast<int>(move.ply);
    case SideRole: return static_cast<int>(move.side);
    case CostlyRole: return move.costly;
    case NumberRole: return move.number;
    case MoveRole: return move.move;
    case GlyphRole: return move.glyph;
    case ReasonRole: return move.reason;
    default: return {};
    }
}

} // namespace evenmatch::ui
