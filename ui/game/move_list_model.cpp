#include "ui/game/move_list_model.h"

#include "core/record/notes/annotations.h"
#include "ui/game/session_text.h"
#include "ui/text/sentences.h"

#include <algorithm>

namespace evenmatch::ui {

namespace {

/// With the annotation of the move.
QString moveText(const LineEntry& entry) { return entry.text + chessGlyphs(entry.judgement, entry.assessment); }

} // namespace

MoveListModel::MoveListModel(const GameSession& session, QObject* parent) : QAbstractListModel(parent), m_session(session)
{
    connect(&session, &GameSession::changed, this, &MoveListModel::refresh);
    refresh();
}

int MoveListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

QString MoveListModel::numberText(int row) const
{
    const LineEntry& entry = m_rows[static_cast<std::size_t>(row)];
    if (!m_chess)
        return QString::number(entry.number);
    const QString move = QString::number((entry.number + 1) / 2);
    if (entry.side == game::Side::First)
        return move + QLatin1Char('.');
    const bool isAtLeft = m_rows.front().side == game::Side::Second; // Black began
    return isAtLeft ? move + QStringLiteral("…") : QString();
}

void MoveListModel::setNotes(MoveNotes notes)
{
    if (notes == m_notes)
        return;
    m_notes = std::move(notes);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LineEntry& entry = m_rows[static_cast<std::size_t>(index.row())];
    const auto note = m_notes.find(entry.node);
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1 %2 %3")
            .arg(m_chess ? (entry.number + 1) / 2 : entry.number)
            .arg(sideName(m_session, entry.side), moveText(entry));
    case Qt::AccessibleTextRole: {
        const QString move = data(index, Qt::DisplayRole).toString();
        return note == m_notes.end() ? move : joinList({move, note->second.text});
    }
    case Qt::AccessibleDescriptionRole:
        return entry.commented && entry.node < m_session.record().size() // a removed row may be asked for
            ? QString::fromStdString(record::commentWords(m_session.record(), entry.node))
            : QString();
    case NumberRole: return numberText(index.row());
    case MoveRole: return moveText(entry);
    case StoneRole: return m_chess ? 0 : entry.side == game::Side::First ? 1 : 2;
    case VariationsRole: return entry.variations - 1;
    case CommentedRole: return entry.commented;
    case NodeRole: return entry.node;
    case NoteRole: return note == m_notes.end() ? QVariant() : note->second.text;
    case GradeRole: return note == m_notes.end() ? QVariant() : static_cast<int>(note->second.grade);
    default: return {};
    }
}

QModelIndex MoveListModel::current() const
{
    int row = -1;
    for (int i = 0; i <= m_session.lineIndex(); ++i)
        row += m_session.line()[static_cast<std::size_t>(i)].number > 0 ? 1 : 0;
    return row < 0 ? QModelIndex() : index(row);
}

/// Keeps unchanged rows, so that views keep their position and selection.
void MoveListModel::refresh()
{
    std::vector<LineEntry> rows;
    for (const LineEntry& entry : m_session.line())
        if (entry.number > 0)
            rows.push_back(entry);
    m_chess = m_session.chessPosition() != nullptr;
    const auto same = [](const LineEntry& a, const LineEntry& b) { return a.node == b.node && a.text == b.text && a.number == b.number; };
    const auto differ = std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end(), same);
    const int kept = static_cast<int>(differ.first - m_rows.begin());
    if (kept < static_cast<int>(m_rows.size())) {
        beginRemoveRows({}, kept, static_cast<int>(m_rows.size()) - 1);
        m_rows.resize(static_cast<std::size_t>(kept));
        endRemoveRows();
    }
    std::copy_n(rows.begin(), kept, m_rows.begin());
    if (kept > 0)
        Q_EMIT dataChanged(index(0), index(kept - 1));
    if (kept < static_cast<int>(rows.size())) {
        beginInsertRows({}, kept, static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
}

} // namespace evenmatch::ui
