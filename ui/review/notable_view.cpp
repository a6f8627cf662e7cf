#include "ui/review/notable_view.h"

#include "ui/base/theme.h"

#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kNotableRowHeight = 28;
constexpr int kRestMilliseconds = 2000; ///< without a movement, the mouse rests

class NotableDelegate final : public RowDelegate {
public:
    NotableDelegate() : RowDelegate({200, kNotableRowHeight}) { }

protected:
    void paintRow(QPainter& painter, const QRectF& row, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = currentTheme();
        const bool costly = index.data(NotableModel::CostlyRole).toBool();
        drawMark(painter, {row.left() + 12, row.center().y()}, costly);
        painter.setFont(typeFont(TypeSize::Text));
        const QFontMetrics metrics = painter.fontMetrics();
        double x = row.left() + 24;
        const double numberWidth = metrics.horizontalAdvance(QStringLiteral("000…"));
        painter.setPen(theme.quiet);
        painter.drawText(QRectF(x, row.top(), numberWidth, row.height()), Qt::AlignRight | Qt::AlignVCenter,
            index.data(NotableModel::NumberRole).toString());
        x += numberWidth + 10;
        if (static_cast<const NotableView*>(option.widget)->stones()) {
            painter.setPen(QPen(theme.quiet, 1));
            painter.setBrush(index.data(NotableModel::SideRole).toInt() == 0 ? QColor("#1d1e20") : QColor("#fbfaf7"));
            painter.drawEllipse(QPointF(x + 5, row.center().y()), 5, 5);
            x += 17;
        }
        painter.setFont(typeFont(TypeSize::Text, true));
        painter.setPen(theme.text);
        const QString move
            = index.data(NotableModel::MoveRole).toString() + QLatin1Char(' ') + index.data(NotableModel::GlyphRole).toString();
        painter.drawText(QRectF(x, row.top(), row.right() - x, row.height()), Qt::AlignLeft | Qt::AlignVCenter, move);
        x += painter.fontMetrics().horizontalAdvance(move) + 10;
        painter.setFont(typeFont(TypeSize::Text));
        painter.setPen(costly ? theme.text : theme.quiet);
        const QRectF rest(x, row.top(), row.right() - x - 8, row.height());
        painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
            metrics.elidedText(index.data(NotableModel::ReasonRole).toString(), Qt::ElideRight, static_cast<int>(rest.width())));
    }

private:
    /// The same marks as on the plot.
    static void drawMark(QPainter& painter, QPointF middle, bool costly)
    {
        const Theme& theme = currentTheme();
        painter.setPen(Qt::NoPen);
        painter.setBrush(costly ? theme.alarm : theme.accent);
        if (costly)
            painter.drawPolygon(QPolygonF{middle + QPointF(-5, -4), middle + QPointF(5, -4), middle + QPointF(0, 5)});
        else
            painter.drawPolygon(
                QPolygonF{middle + QPointF(0, -5), middle + QPointF(5, 0), middle + QPointF(0, 5), middle + QPointF(-5, 0)});
    }
};

} // namespace

NotableView::NotableView(QWidget* parent)
    : RowList(new NotableDelegate, parent), m_model(new NotableModel(this)), m_moving(new QTimer(this))
{
    m_moving->setSingleShot(true);
    m_moving->setInterval(kRestMilliseconds);
    connect(m_moving, &QTimer::timeout, this, &NotableView::replaceWaiting);
    setObjectName(QStringLiteral("notable"));
    setAccessibleName(tr("Notable moves"));
    setModel(m_model);
    setMinimumHeight(3 * kNotableRowHeight);
    const auto choose = [this](const QModelIndex& index) { Q_EMIT plyChosen(index.data(NotableModel::PlyRole).toInt()); };
    connect(this, &QListView::clicked, this, choose);
    connect(this, &QListView::activated, this, choose);
}

void NotableView::setMoves(std::vector<NotableMove> moves, bool ofSameGame)
{
    if (ofSameGame && m_moving->isActive() && m_model->rowCount() > 0) {
        m_waiting = std::move(moves);
        return;
    }
    m_moving->stop();
    m_waiting.reset();
    replace(std::move(moves));
}

void NotableView::replaceWaiting()
{
    if (auto moves = std::exchange(m_waiting, std::nullopt))
        replace(*std::move(moves));
}

void NotableView::replace(std::vector<NotableMove> moves)
{
    if (moves == m_model->moves())
        return;
    const QVariant chosen = currentIndex().data(NotableModel::PlyRole);
    m_model->setMoves(std::move(moves));
    if (!chosen.isValid())
        return;
    const auto found = std::ranges::find(m_model->moves(), chosen.value<std::size_t>(), &NotableMove::ply);
    if (found != m_model->moves().end())
        setCurrentIndex(m_model->index(static_cast<int>(found - m_model->moves().begin())));
}

void NotableView::mouseMoveEvent(QMouseEvent* event)
{
    m_moving->start();
    RowList::mouseMoveEvent(event);
}

void NotableView::leaveEvent(QEvent* event)
{
    m_moving->stop();
    replaceWaiting();
    RowList::leaveEvent(event);
}

void NotableView::setStones(bool stones)
{
    m_stones = stones;
    viewport()->update();
}

void NotableView::setWhole(bool whole)
{
    m_whole = whole;
    viewport()->update();
}

void NotableView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setFont(typeFont(TypeSize::Text));
    painter.setPen(currentTheme().quiet);
    painter.drawText(viewport()->rect().adjusted(6, 4, -6, 0), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
        m_whole ? tr("No notable moves: no mistakes, and no moves unusual for the rank.")
                : tr("Notable moves appear here during analysis."));
}

} // namespace evenmatch::ui
