#include "ui/explorer/explorer_table.h"

#include "ui/base/theme.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr int kExplorerRow = 26;
constexpr int kMostRows = 10; ///< visible rows
constexpr int kLeastRows = 5;
constexpr int kLeastBar = 84;

constexpr int kHeaderSpace = 8; ///< the space that a style leaves beside a column's name
constexpr int kCellMargin = 5; ///< on both sides of a text

QColor backgroundOf(const QStyleOptionViewItem& option)
{
    return option.state & (QStyle::State_Selected | QStyle::State_MouseOver) ? currentTheme().accentSoft : QColor(Qt::transparent);
}

/// Draws texts with smaller margins than the style's.
class TextDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->fillRect(option.rect, backgroundOf(option));
        painter->save();
        painter->setFont(typeFont(TypeSize::Text));
        painter->setPen(currentTheme().text);
        painter->drawText(
            option.rect.adjusted(kCellMargin, 0, -kCellMargin, 0), index.data(Qt::TextAlignmentRole).toInt(), index.data().toString());
        painter->restore();
    }
};

/// Draws the first player's wins, draws, and the second player's wins in the colours of the pieces, with percentages if they fit.
class ResultBarDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->fillRect(option.rect, backgroundOf(option));
        if (!index.data(ExplorerModel::HasResultsRole).toBool())
            return;
        painter->save();
        painter->setFont(typeFont(TypeSize::Text));
        const QColor light(0xf2, 0xf0, 0xea);
        const QColor dark(0x2c, 0x2b, 0x2a);
        const QColor middle(0x9a, 0x99, 0x96);
        const bool isFirstDark = static_cast<const ExplorerModel*>(index.model())->isFirstDark();
        const QRectF bar = QRectF(option.rect).adjusted(4, 5, -4, -5);
        double left = bar.left();
        const auto draw = [&](int role, const QColor& color, const QColor& ink) {
            const double share = index.data(role).toDouble();
            const QRectF part(left, bar.top(), bar.width() * share, bar.height());
            painter->fillRect(part, color);
            left = part.right();
            const QString words = QString::number(std::lround(100 * share));
            if (part.width() < painter->fontMetrics().horizontalAdvance(words) + 4)
                return;
            painter->setPen(ink);
            painter->drawText(part, Qt::AlignCenter, words);
        };
        draw(ExplorerModel::FirstRole, isFirstDark ? dark : light, isFirstDark ? light : dark);
        draw(ExplorerModel::DrawRole, middle, Qt::black);
        draw(ExplorerModel::SecondRole, isFirstDark ? light : dark, isFirstDark ? dark : light);
        painter->setPen(currentTheme().hairline);
        painter->drawRect(bar);
        painter->restore();
    }
};

} // namespace

ExplorerTable::ExplorerTable(QWidget* parent) : QTableView(parent), m_model(new ExplorerModel(this))
{
    setObjectName(QStringLiteral("explorerMoves"));
    setAccessibleName(tr("Moves played from this position"));
    setModel(m_model);
    setItemDelegate(new TextDelegate(this));
    setItemDelegateForColumn(ExplorerModel::Results, new ResultBarDelegate(this));
    setCornerButtonEnabled(false);
    for (auto* corner : findChildren<QAbstractButton*>())
        corner->setAccessibleName(tr("Choose all moves"));
    horizontalHeader()->setAccessibleName(tr("Columns"));
    horizontalHeader()->setMinimumSectionSize(8);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 4px %1px }").arg(kCellMargin));
    verticalHeader()->setAccessibleName(tr("Moves"));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(kExplorerRow);
    verticalHeader()->setMinimumSectionSize(kExplorerRow);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QTableView::entered, this, [this](const QModelIndex& index) { Q_EMIT pointed(m_model->moveAt(index.row())); });
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) { Q_EMIT moveChosen(m_model->moveAt(index.row())); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &ExplorerTable::layOut);
}

QSize ExplorerTable::sizeHint() const
{
    const int rows = std::clamp(m_model->rowCount(), kLeastRows, kMostRows);
    return {320, horizontalHeader()->sizeHint().height() + rows * kExplorerRow + 4};
}

QSize ExplorerTable::minimumSizeHint() const { return {200, sizeHint().height()}; }

/// Columns fit their words, and the bars get the remaining width. The year is hidden if it would leave too little.
void ExplorerTable::layOut()
{
    constexpr int kSpace = 2 * kCellMargin + 2;
    const QFontMetrics metrics(typeFont(TypeSize::Text));
    int used = 0;
    for (int column = 0; column < ExplorerModel::kColumns; ++column) {
        if (column == ExplorerModel::Results)
            continue;
        int widest = metrics.horizontalAdvance(m_model->headerData(column, Qt::Horizontal).toString()) + kHeaderSpace;
        for (int row = 0; row < m_model->rowCount(); ++row)
            widest = std::max(widest, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
        setColumnHidden(column, false);
        setColumnWidth(column, widest + kSpace);
        used += widest + kSpace;
    }
    const int last = columnWidth(ExplorerModel::Last);
    const bool hasRoom = viewport()->width() - used >= kLeastBar;
    setColumnHidden(ExplorerModel::Last, !hasRoom);
    setColumnWidth(ExplorerModel::Results, std::max(kLeastBar / 2, viewport()->width() - used + (hasRoom ? 0 : last)));
    updateGeometry();
}

/// With the focus, the table uses Up, Down and Enter.
bool ExplorerTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void ExplorerTable::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        Q_EMIT moveChosen(m_model->moveAt(currentIndex().row()));
    else
        QTableView::keyPressEvent(event);
}

void ExplorerTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    layOut();
}

void ExplorerTable::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    Q_EMIT pointed(game::kNoMove);
}

void ExplorerTable::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    Q_EMIT pointed(game::kNoMove);
}

void ExplorerTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT pointed(current.isValid() ? m_model->moveAt(current.row()) : game::kNoMove);
}

} // namespace evenmatch::ui
