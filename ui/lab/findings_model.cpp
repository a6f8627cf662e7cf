#include "ui/lab/findings_model.h"

#include <QFont>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLocale>
#include <QSize>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr int kHeaderMargins = 26;

QString intervalText(const LabRow& row)
{
    return std::isfinite(row.low) && std::isfinite(row.high) ? QStringLiteral("%1 … %2").arg(numberText(row.low), numberText(row.high))
                                                             : QStringLiteral("–");
}

} // namespace

void FindingsModel::setTable(LabTable table, std::optional<LabTable> other)
{
    // During a run, rows are added and changed without losing the user's selection.
    const auto before = static_cast<int>(m_table.rows.size());
    const auto after = static_cast<int>(table.rows.size());
    const bool sameShape = other.has_value() == m_other.has_value() && after >= before;
    if (!sameShape)
        beginResetModel();
    else if (after > before)
        beginInsertRows({}, before, after - 1);
    m_table = std::move(table);
    m_other = std::move(other);
    if (!sameShape)
        endResetModel();
    else if (after > before)
        endInsertRows();
    if (sameShape && before > 0)
        Q_EMIT dataChanged(index(0, 0), index(before - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int FindingsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size()); }

int FindingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_other ? static_cast<int>(ColumnCount) : static_cast<int>(Other);
}

QString FindingsModel::cell(const LabRow& row, int column) const
{
    switch (column) {
    case Name: return row.name;
    case Ours: return numberText(row.ours);
    case Interval: return intervalText(row);
    case Paper: return numberText(row.paper);
    case Sample: return QLocale().toString(row.sample);
    default: break;
    }
    const auto same = std::ranges::find(m_other->rows, row.name, &LabRow::name);
    if (same == m_other->rows.end())
        return QStringLiteral("–");
    return std::isfinite(same->low) ? QStringLiteral("%1 (%2)").arg(numberText(same->ours), intervalText(*same)) : numberText(same->ours);
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LabRow& row = m_table.rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && index.column() == Name))
        return cell(row, index.column());
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::FontRole && index.column() == Ours) {
        QFont font;
        font.setWeight(QFont::DemiBold);
        return font;
    }
    return {};
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::SizeHintRole && section != Name) {
        // Qt's own hint omits part of the padding of the style sheet, which cuts short headers.
        const QFontMetrics metrics(QGuiApplication::font());
        const QString text = headerData(section, orientation, Qt::DisplayRole).toString();
        return QSize(metrics.horizontalAdvance(text) + kHeaderMargins, metrics.height());
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return QString();
    case Ours: return tr("This run");
    case Interval: return tr("95 %");
    case Paper: return tr("Paper");
    case Sample: return m_table.sampleUnit.left(1).toUpper() + m_table.sampleUnit.mid(1);
    case Other: return tr("Other run");
    default: return {};
    }
}

} // namespace evenmatch::ui
