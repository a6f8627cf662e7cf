#include "ui/tree/search_graph_view.h"

#include "ui/rank_colors.h"
#include "ui/theme.h"

#include <QGraphicsEllipseItem>
#include <QGraphicsPathItem>
#include <QGraphicsSimpleTextItem>
#include <QMouseEvent>
#include <QPainterPath>
#include <QScrollBar>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr double kLayer = 108;      ///< from a ply to the next
constexpr double kLargest = 34;     ///< radius of the root
constexpr double kSmallest = 3;
constexpr double kGap = 5;
constexpr double kLabelled = 11;    ///< discs at least so large have their move inside
constexpr std::size_t kDiscs = 260;
constexpr int kNodeData = 0;

} // namespace

SearchGraphView::SearchGraphView(QWidget* parent) : QGraphicsView(parent)
{
    setObjectName(QStringLiteral("searchGraph"));
    setAccessibleName(tr("Search graph"));
    setScene(new QGraphicsScene(this));
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    setStyleSheet(QStringLiteral("background: transparent"));
    setDragMode(QGraphicsView::ScrollHandDrag);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void SearchGraphView::show(const SearchTreeModel& model)
{
    scene()->clear();
    if (!model.result() || model.result()->nodes.empty())
        return;
    const auto& nodes = model.result()->nodes;
    m_total = std::max(1U, nodes.front().visits);
    std::vector<std::uint32_t> visits;
    for (const search::ResultNode& node : nodes)
        if (node.visits > 0)
            visits.push_back(node.visits);
    std::ranges::sort(visits, std::greater());
    m_least = visits.size() > kDiscs ? visits[kDiscs] + 1 : 1;
    double next = 0;
    place(model, {}, 0, next);
    scene()->setSceneRect(scene()->itemsBoundingRect().adjusted(-14, -14, 14, 14));
    if (!m_zoomed)
        fit();
}

double SearchGraphView::place(const SearchTreeModel& model, const QModelIndex& index, int depth, double& next)
{
    const std::uint32_t node = index.isValid() ? index.data(SearchTreeModel::NodeRole).toUInt() : 0;
    const double share = static_cast<double>(model.result()->nodes[node].visits) / m_total;
    const double radius = std::max(kSmallest, kLargest * std::sqrt(share));
    std::vector<std::pair<double, double>> below; ///< y and share of the children
    const double top = next;
    for (int row = 0; row < model.rowCount(index); ++row) {
        const QModelIndex child = model.index(row, 0, index);
        const std::uint32_t visits = model.result()->nodes[child.data(SearchTreeModel::NodeRole).toUInt()].visits;
        if (visits < m_least)
            break;
        below.emplace_back(place(model, child, depth + 1, next), static_cast<double>(visits) / m_total);
    }
    double y = top + radius;
    if (!below.empty())
        y = std::max((below.front().first + below.back().first) / 2, y);
    next = std::max(next, y + radius + kGap);
    const QPointF at(depth * kLayer, y);
    const Theme& theme = currentTheme();
    for (const auto& [childY, childShare] : below) {
        QPainterPath path(at);
        const QPointF end((depth + 1) * kLayer, childY);
        path.cubicTo(at + QPointF(kLayer * 0.5, 0), end - QPointF(kLayer * 0.5, 0), end);
        auto* edge = scene()->addPath(path, QPen(theme.line, 0.6 + 5 * std::sqrt(childShare), Qt::SolidLine, Qt::RoundCap));
        edge->setZValue(-1);
        edge->setOpacity(0.5);
    }
    addDisc(model, index, at, radius);
    return y;
}

void SearchGraphView::addDisc(const SearchTreeModel& model, const QModelIndex& index, QPointF at, double radius)
{
    const Theme& theme = currentTheme();
    const bool root = !index.isValid();
    const QColor color = root ? theme.accent : deltaColor(index.data(SearchTreeModel::SignedDeltaRole).toDouble(), theme);
    auto* disc = scene()->addEllipse(QRectF(-radius, -radius, 2 * radius, 2 * radius), QPen(root ? theme.accent : theme.line, 1), color);
    disc->setPos(at);
    disc->setData(kNodeData, root ? 0U : index.data(SearchTreeModel::NodeRole).toUInt());
    if (root)
        return;
    QStringList words;
    for (int column = SearchTreeModel::MoveColumn; column <= SearchTreeModel::DeltaHatColumn; ++column) {
        const QModelIndex cell = index.siblingAtColumn(column);
        words << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() + QLatin1Char(' ') + cell.data().toString();
    }
    disc->setToolTip(words.join(QStringLiteral("\n")));
    const bool inside = radius >= kLabelled;
    if (!inside && radius < kSmallest + 1.5)
        return;
    auto* label = scene()->addSimpleText(index.siblingAtColumn(SearchTreeModel::MoveColumn).data().toString(), typeFont(TypeSize::Text));
    const QRectF box = label->boundingRect();
    const bool fits = inside && box.width() < 2 * radius;
    label->setBrush(fits && contrast(theme.text, color) < 4 ? theme.card : theme.text);
    label->setPos(fits ? at - box.center() : at + QPointF(radius + 3, -box.height() / 2));
    label->setAcceptedMouseButtons(Qt::NoButton);
    if (!fits)
        label->setScale(0.8);
}

void SearchGraphView::fit()
{
    resetTransform();
    const QRectF all = scene()->sceneRect();
    if (all.isEmpty())
        return;
    const double scale = std::min({1.0, viewport()->width() / all.width(), std::max(0.45, viewport()->height() / all.height())});
    QGraphicsView::scale(scale, scale);
    centerOn(all.left() + viewport()->width() / scale / 2, all.center().y());
}

void SearchGraphView::wheelEvent(QWheelEvent* event)
{
    const double factor = std::pow(1.0015, event->angleDelta().y());
    const double now = transform().m11() * factor;
    if (now < 0.05 || now > 12)
        return;
    m_zoomed = true;
    scale(factor, factor);
    event->accept();
}

void SearchGraphView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->pos();
    QGraphicsView::mousePressEvent(event);
}

void SearchGraphView::mouseReleaseEvent(QMouseEvent* event)
{
    QGraphicsView::mouseReleaseEvent(event);
    if ((event->pos() - m_pressed).manhattanLength() > 3)
        return;
    for (const QGraphicsItem* item : items(event->pos()))
        if (const QVariant node = item->data(kNodeData); node.isValid()) {
            Q_EMIT nodeChosen(node.toInt());
            return;
        }
}

void SearchGraphView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (!m_zoomed)
        fit();
}

core::Result<void> SearchGraphView::saveSvg(const QString& path)
{
    QSvgGenerator svg;
    svg.setFileName(path);
    const QRectF all = scene()->sceneRect();
    svg.setSize(all.size().toSize());
    svg.setViewBox(QRectF(QPointF(0, 0), all.size()));
    svg.setTitle(tr("Search graph"));
    QPainter painter;
    bool done = painter.begin(&svg);
    if (done) {
        painter.fillRect(QRectF(QPointF(0, 0), all.size()), currentTheme().card);
        scene()->render(&painter, QRectF(QPointF(0, 0), all.size()), all);
        done = painter.end();
    }
    if (!done)
        return core::Error{.code = core::ErrorCode::CannotWrite, .detail = {}, .file = path.toStdString()};
    return {};
}

} // namespace evenmatch::ui
