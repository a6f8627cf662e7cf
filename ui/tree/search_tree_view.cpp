#include "ui/tree/search_tree_view.h"

#include "core/game/any_position.h"
#include "ui/base/theme.h"
#include "ui/text/rank_colors.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr int kRowHeight = 27;
constexpr int kNumberWidth = 66; ///< preferred; figures need less
constexpr int kNumberSpace = 8; ///< beside a figure
constexpr int kHeadSpace = 16; ///< beside a column's name
constexpr int kMoveWidth = 120; ///< minimum: a move some plies deep
constexpr int kNarrowMove = 100; ///< used if all columns then fit side by side

bool isEnter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

/// A figure over its bar. Bars of Q and δ start in the middle; those of δ have the colour of its sign.
class BarDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {kNumberWidth, kRowHeight}; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = currentTheme();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF cell(option.rect);
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
            painter->fillRect(cell, theme.accentSoft);
        painter->setFont(typeFont(TypeSize::Text, index.column() == SearchTreeModel::MoveColumn));
        if (index.column() == SearchTreeModel::MoveColumn) {
            const QRectF dot(cell.left() + 4, cell.center().y() - 5, 10, 10);
            painter->setPen(QPen(theme.line, 0.8));
            painter->setBrush(deltaColor(index.data(SearchTreeModel::SignedDeltaRole).toDouble(), theme));
            painter->drawEllipse(dot);
            painter->setPen(theme.text);
            const QRectF room = cell.adjusted(20, 0, 0, 0);
            painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, static_cast<int>(room.width())));
        } else {
            drawBar(*painter, cell, index);
            painter->setPen(theme.text);
            painter->drawText(cell.adjusted(0, 0, -5, -3), Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
        }
        painter->restore();
    }

private:
    static void drawBar(QPainter& painter, const QRectF& cell, const QModelIndex& index)
    {
        const Theme& theme = currentTheme();
        const int column = index.column();
        const double share = index.data(SearchTreeModel::ShareRole).toDouble();
        const bool twoSided
            = column == SearchTreeModel::QColumn || column == SearchTreeModel::DeltaColumn || column == SearchTreeModel::OtherQColumn;
        const QRectF track = cell.adjusted(4, cell.height() - 6, -4, -3);
        QColor color = theme.accent;
        if (column == SearchTreeModel::DeltaColumn || column == SearchTreeModel::DeltaHatColumn)
            color = deltaColor(index.data(SearchTreeModel::SignedDeltaRole).toDouble() < 0 ? -1 : 1, theme);
        else if (column == SearchTreeModel::OtherVisitsColumn || column == SearchTreeModel::OtherQColumn)
            color = theme.quiet;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.hairline);
        painter.drawRoundedRect(track, 1.5, 1.5);
        painter.setBrush(color);
        const double from = twoSided ? 0.5 : 0;
        const double to = twoSided ? 0.5 + std::clamp(share, -1.0, 1.0) / 2 : std::clamp(share, 0.0, 1.0);
        painter.drawRect(
            QRectF(track.left() + std::min(from, to) * track.width(), track.top(), std::abs(to - from) * track.width(), track.height()));
    }
};

} // namespace

SearchTreeView::SearchTreeView(QWidget* parent) : QTreeView(parent), m_model(new SearchTreeModel(this))
{
    setObjectName(QStringLiteral("searchTree"));
    setAccessibleName(tr("Search tree"));
    setModel(m_model);
    setItemDelegate(new BarDelegate(this));
    setUniformRowHeights(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(14);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setExpandsOnDoubleClick(false);
    connect(this, &QTreeView::doubleClicked, this, [this](const QModelIndex& row) { Q_EMIT lineWanted(m_model->lineTo(row)); });
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setAccessibleName(tr("Columns of the search tree"));
    header()->setMinimumSectionSize(30);
    header()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSortIndicator(SearchTreeModel::VisitsColumn, Qt::DescendingOrder);
    setSortingEnabled(true);
    header()->setSortIndicatorShown(false); // it would cover the narrow names; the bars show the sorted column
}

/// The width for a column's widest figure and its head.
int SearchTreeView::leastWidth(int column) const
{
    const QFontMetrics metrics(typeFont(TypeSize::Text));
    const bool counts = column == SearchTreeModel::VisitsColumn || column == SearchTreeModel::OtherVisitsColumn;
    const QString figure = counts                ? QStringLiteral("5000")
        : column == SearchTreeModel::PriorColumn ? QStringLiteral("0.0")
                                                 : QStringLiteral("−0.00");
    const QString head = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return std::max(metrics.horizontalAdvance(figure) + kNumberSpace, metrics.size(0, head).width() + kHeadSpace);
}

/// The moves get the remaining width; if it is small, figures move closer, and finally the tree scrolls.
void SearchTreeView::layOut()
{
    int shown = 0;
    int least = 0;
    for (int column = SearchTreeModel::VisitsColumn; column < SearchTreeModel::ColumnCount; ++column)
        if (!isColumnHidden(column)) {
            ++shown;
            least += leastWidth(column);
        }
    const int spare = std::max(0, viewport()->width() - kMoveWidth - least) / std::max(1, shown);
    int figures = 0;
    for (int column = SearchTreeModel::VisitsColumn; column < SearchTreeModel::ColumnCount; ++column)
        if (!isColumnHidden(column)) {
            const int width = std::max(leastWidth(column), std::min(kNumberWidth, leastWidth(column) + spare));
            setColumnWidth(column, width);
            figures += width;
        }
    const int rest = viewport()->width() - figures;
    setColumnWidth(SearchTreeModel::MoveColumn, rest >= kNarrowMove ? rest : kMoveWidth);
}

void SearchTreeView::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    layOut();
}

void SearchTreeView::collectOpen(const QModelIndex& parent, std::vector<std::vector<game::Move>>& open) const
{
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        const QModelIndex index = m_model->index(row, 0, parent);
        if (!isExpanded(index))
            continue;
        open.push_back(m_model->lineTo(index));
        collectOpen(index, open);
    }
}

void SearchTreeView::setResults(const SharedResult& result, const SharedResult& other, const game::AnyPosition& start)
{
    std::vector<std::vector<game::Move>> open;
    collectOpen({}, open);
    const std::vector<game::Move> chosen = m_model->lineTo(currentIndex());
    m_restoring = true;
    m_model->setResults(result, other, start);
    const bool steered = result && result->steered;
    setColumnHidden(SearchTreeModel::DeltaColumn, !steered);
    setColumnHidden(SearchTreeModel::DeltaHatColumn, !steered);
    setColumnHidden(SearchTreeModel::OtherVisitsColumn, !other);
    setColumnHidden(SearchTreeModel::OtherQColumn, !other);
    layOut();
    for (const auto& line : open)
        if (const QModelIndex index = m_model->find(line); index.isValid())
            expand(index);
    if (!chosen.empty())
        setCurrentIndex(m_model->find(chosen));
    m_restoring = false;
}

void SearchTreeView::choose(const std::vector<game::Move>& line)
{
    const QModelIndex index = m_model->find(line);
    setCurrentIndex(index);
    if (index.isValid())
        scrollTo(index);
}

void SearchTreeView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (!m_restoring)
        Q_EMIT lineChosen(m_model->lineTo(current));
}

/// Tab selects the first row, so that its description applies to something visible.
void SearchTreeView::focusInEvent(QFocusEvent* event)
{
    QTreeView::focusInEvent(event);
    if (currentIndex().isValid() && !selectionModel()->isSelected(currentIndex()))
        setCurrentIndex(currentIndex());
}

/// With the focus, Enter chooses and arrow keys open and close rows instead of stepping through the game.
bool SearchTreeView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key >= Qt::Key_Home && key <= Qt::Key_PageDown) || isEnter(key)) {
            event->accept();
            return true;
        }
    }
    return QTreeView::event(event);
}

void SearchTreeView::keyPressEvent(QKeyEvent* event)
{
    if (!isEnter(event->key()))
        QTreeView::keyPressEvent(event);
    else if (currentIndex().isValid())
        Q_EMIT lineWanted(m_model->lineTo(currentIndex()));
}

} // namespace evenmatch::ui
