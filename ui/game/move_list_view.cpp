#include "ui/game/move_list_view.h"

#include "ui/base/theme.h"
#include "ui/text/rank_colors.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kRowHeight = 24;

class MoveDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const auto* view = qobject_cast<const QListView*>(option.widget);
        return view ? view->gridSize() : QSize(60, kRowHeight); // a move fills its column
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = currentTheme();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect cell = option.rect.adjusted(2, 1, -2, -1);
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
            QColor back = theme.accentSoft;
            if (!(option.state & QStyle::State_Selected))
                back.setAlpha(110);
            painter->setPen(Qt::NoPen);
            painter->setBrush(back);
            painter->drawRoundedRect(cell, 6, 6);
        }
        painter->setFont(typeFont(TypeSize::Text));
        const int numberWidth = painter->fontMetrics().horizontalAdvance(QStringLiteral("000."));
        painter->setPen(theme.quiet);
        painter->drawText(QRect(cell.left() + 2, cell.top(), numberWidth, cell.height()), Qt::AlignRight | Qt::AlignVCenter,
            index.data(MoveListModel::NumberRole).toString());
        int x = cell.left() + numberWidth + 10;
        if (const int stone = index.data(MoveListModel::StoneRole).toInt()) {
            painter->setPen(QPen(theme.quiet, 1));
            painter->setBrush(stone == 1 ? QColor("#1d1e20") : QColor("#fbfaf7"));
            painter->drawEllipse(QPointF(x + 5, cell.center().y() + 0.5), 5, 5);
            x += 17;
        }
        painter->setFont(typeFont(TypeSize::Text, option.state & QStyle::State_Selected));
        painter->setPen(theme.text);
        const QString move = index.data(MoveListModel::MoveRole).toString();
        painter->drawText(QRect(x, cell.top(), cell.right() - x, cell.height()), Qt::AlignVCenter | Qt::AlignLeft,
            painter->fontMetrics().elidedText(move, Qt::ElideRight, cell.right() - x));
        x += painter->fontMetrics().horizontalAdvance(move) + 6;
        if (index.data(MoveListModel::CommentedRole).toBool()) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.accent);
            painter->drawEllipse(QPointF(x, cell.center().y() - 3), 2.5, 2.5);
            x += 6;
        }
        if (const int others = index.data(MoveListModel::VariationsRole).toInt(); others > 0) {
            painter->setFont(typeFont(TypeSize::Text));
            painter->setPen(theme.accent);
            painter->drawText(
                QRect(x, cell.top(), cell.right() - x, cell.height()), Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral("+%1").arg(others));
        }
        if (const QString note = index.data(MoveListModel::NoteRole).toString(); !note.isEmpty()) {
            painter->setFont(typeFont(TypeSize::Text));
            painter->setPen(costColor(static_cast<nn::CostGrade>(index.data(MoveListModel::GradeRole).toInt()), theme));
            painter->drawText(QRect(x, cell.top(), cell.right() - x - 6, cell.height()), Qt::AlignVCenter | Qt::AlignRight, note);
        }
        painter->restore();
    }
};

} // namespace

MoveListView::MoveListView(GameSession& session, QWidget* parent)
    : QListView(parent), m_session(session), m_model(new MoveListModel(session, this))
{
    setAccessibleName(tr("Moves"));
    setModel(m_model);
    setItemDelegate(new MoveDelegate(this));
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setMinimumHeight(heightOf(2));
    const auto go = [this](const QModelIndex& index) { m_session.goTo(index.data(MoveListModel::NodeRole).value<record::NodeId>()); };
    connect(this, &QListView::clicked, this, go);
    connect(this, &QListView::activated, this, go);
    connect(&session, &GameSession::changed, this, &MoveListView::follow);
    follow();
}

int MoveListView::heightOf(int rows) { return rows * kRowHeight + 4; }

void MoveListView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    follow();
}

void MoveListView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0 || m_session.phase() != Phase::Playing)
        return;
    QPainter painter(viewport());
    painter.setFont(typeFont(TypeSize::Text));
    painter.setPen(currentTheme().quiet);
    const QString hint
        = m_session.goPosition() ? tr("Click a point to place a stone.") : tr("Drag a piece, or click it and then its square.");
    painter.drawText(viewport()->rect().adjusted(0, 4, 0, 0), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, hint);
}

/// Chess in two columns, White and Black; Go in as many as fit.
void MoveListView::layOut()
{
    const int width = contentsRect().width() - verticalScrollBar()->sizeHint().width() - 1; // the same with and without a scroll bar
    const QFontMetrics metrics(typeFont(TypeSize::Text, true)); // the longest word fits in every language
    const int least = metrics.horizontalAdvance(QStringLiteral("000.")) + metrics.horizontalAdvance(GameSession::tr("pass")) + 44;
    const int columns = m_session.chessPosition() ? 2 : std::max(1, width / std::max(m_columnWidth, least));
    if (const QSize grid(width / columns, kRowHeight); grid != gridSize()) {
        setGridSize(grid);
        doItemsLayout();
    }
}

void MoveListView::setColumnWidth(int width)
{
    m_columnWidth = width;
    layOut();
}

void MoveListView::follow()
{
    layOut();
    const QModelIndex current = m_model->current();
    if (current.isValid()) {
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::ClearAndSelect);
        scrollTo(current);
    } else {
        selectionModel()->clear();
        scrollToTop();
    }
}

} // namespace evenmatch::ui
