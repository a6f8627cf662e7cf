#include "ui/tree/search_graph_view.h"

#include "ui/base/theme.h"
#include "ui/plots/save_plot.h"
#include "ui/text/rank_colors.h"
#include "ui/widgets/plain_text.h"

#include <QCursor>
#include <QGraphicsEllipseItem>
#include <QGraphicsPathItem>
#include <QGraphicsSimpleTextItem>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr double kLayer = 112; ///< from one ply to the next
constexpr double kRoot = 22; ///< radius of the root
constexpr double kLargest = 26; ///< radius of the most visited move
constexpr double kSmallest = 3.5;
constexpr double kGap = 3;
constexpr double kLabelSpace = 3; ///< beside a disc
constexpr double kSmallLabel = 0.62; ///< of the type's size, beside the smallest discs; readable after zooming in
constexpr std::size_t kDiscs = 220;
constexpr double kFitLeast = 0.5; ///< a tree that would be smaller is scrolled instead
constexpr double kFitMost = 1.5;
constexpr int kButtonSize = 30;
constexpr int kNodeData = 0;

} // namespace

SearchGraphView::SearchGraphView(QWidget* parent) : QGraphicsView(parent)
{
    setObjectName(QStringLiteral("searchGraph"));
    setAccessibleName(tr("Search graph"));
    setScene(new QGraphicsScene(this));
    setRenderHint(QPainter::Antialiasing);
    setBackgroundBrush(Qt::NoBrush);
    setDragMode(QGraphicsView::ScrollHandDrag);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addButton(QStringLiteral("+"), tr("Zoom in"), &SearchGraphView::zoomIn);
    addButton(QStringLiteral("−"), tr("Zoom out"), &SearchGraphView::zoomOut);
    addButton(QStringLiteral("⤢"), tr("Fit to view"), &SearchGraphView::showAll);
}

void SearchGraphView::addButton(const QString& sign, const QString& name, void (SearchGraphView::*action)())
{
    auto* button = new QToolButton(this);
    button->setText(sign);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFixedSize(kButtonSize, kButtonSize);
    connect(button, &QToolButton::clicked, this, action);
    m_buttons << button;
}

double SearchGraphView::radiusOf(std::uint32_t visits) const
{
    return std::max(kSmallest, kLargest * std::sqrt(static_cast<double>(visits) / m_most));
}

void SearchGraphView::show(const SearchTreeModel& model)
{
    scene()->clear();
    m_discs.clear();
    m_chosen = 0;
    if (!model.result() || model.result()->nodes.empty()) {
        m_zoomed = false; // the next graph is first shown completely
        return;
    }
    const auto& nodes = model.result()->nodes;
    std::vector<std::uint32_t> visits;
    for (std::size_t i = 1; i < nodes.size(); ++i)
        if (nodes[i].visits > 0)
            visits.push_back(nodes[i].visits);
    std::ranges::sort(visits, std::greater());
    m_most = visits.empty() ? 1 : visits.front();
    m_least = visits.size() > kDiscs ? visits[kDiscs] + 1 : 1;
    double next = 0;
    place(model, 0, 0, 0, next);
    scene()->setSceneRect(scene()->itemsBoundingRect().adjusted(-14, -14, 14, 14));
    if (!m_zoomed)
        fit();
}

SearchGraphView::Placed SearchGraphView::place(
    const SearchTreeModel& model, std::uint32_t node, std::uint32_t parent, int depth, double& next)
{
    const search::ResultNode& move = model.result()->nodes[node];
    const double radius = node == 0 ? kRoot : radiusOf(move.visits);
    const std::size_t own = m_discs.size();
    m_discs.push_back({.node = node, .parent = parent, .words = {}});
    std::vector<Placed> below;
    const double top = next;
    for (std::uint32_t child = move.firstChild; child < move.firstChild + move.childCount; ++child) {
        if (model.result()->nodes[child].visits < m_least)
            break; // the most visited come first
        below.push_back(place(model, child, node, depth + 1, next));
    }
    const double row = std::max(radius, kSmallLabel * QFontMetricsF(typeFont(TypeSize::Text)).height() / 2);
    double y = top + row;
    if (!below.empty())
        y = std::max((below.front().y + below.back().y) / 2, y);
    next = std::max(next, y + row + kGap);
    const QPointF at(depth * kLayer, y);
    const double leaves = addDisc(model, node, at, radius, m_discs[own]);
    for (const Placed& child : below) {
        QPainterPath path(at + QPointF(leaves, 0));
        const QPointF end((depth + 1) * kLayer, child.y);
        const double bend = (end.x() - path.currentPosition().x()) * 0.5;
        path.cubicTo(path.currentPosition() + QPointF(bend, 0), end - QPointF(bend, 0), end);
        m_discs[child.disc].edge = scene()->addPath(path, QPen(currentTheme().line, child.edgeWidth, Qt::SolidLine, Qt::RoundCap));
        m_discs[child.disc].edge->setZValue(-1);
        dress(m_discs[child.disc], false);
    }
    return {.disc = own, .y = y, .edgeWidth = 0.6 + 5 * std::sqrt(static_cast<double>(move.visits) / m_most)};
}

double SearchGraphView::addDisc(const SearchTreeModel& model, std::uint32_t node, QPointF at, double radius, Disc& disc)
{
    const Theme& theme = currentTheme();
    const bool root = node == 0;
    const QColor color = root ? theme.card : deltaColor(model.signedDelta(node), theme);
    disc.item = scene()->addEllipse(QRectF(-radius, -radius, 2 * radius, 2 * radius), QPen(theme.line, 1), color);
    disc.item->setPos(at);
    disc.item->setData(kNodeData, node);
    disc.item->setCursor(Qt::PointingHandCursor);
    QString text = QString::number(model.result()->nodes[0].visits);
    if (root) {
        disc.words = tr("The position: %n simulations", nullptr, static_cast<int>(model.result()->nodes[0].visits));
    } else {
        QStringList words;
        const QModelIndex index = model.indexOf(node);
        for (int column = SearchTreeModel::MoveColumn; column <= SearchTreeModel::DeltaHatColumn; ++column)
            if (const QString figure = index.siblingAtColumn(column).data().toString(); !figure.isEmpty())
                words << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() + QLatin1Char(' ') + figure;
        disc.words = words.join(QLatin1Char('\n'));
        text = model.moveText(node);
    }
    disc.item->setToolTip(plainToolTip(disc.words));
    auto* label = scene()->addSimpleText(text, typeFont(TypeSize::Text));
    const QRectF box = label->boundingRect();
    const bool fits = std::hypot(box.width(), 0.6 * box.height()) < 2 * radius;
    const double scale = fits ? 1 : std::clamp(radius / 11, kSmallLabel, 1.0);
    label->setBrush(fits && contrast(theme.text, color) < 4 ? theme.card : theme.text);
    label->setScale(scale);
    label->setPos(fits ? at - box.center() : at + QPointF(radius + kLabelSpace, -scale * box.height() / 2));
    label->setAcceptedMouseButtons(Qt::NoButton);
    return fits ? radius : radius + 2 * kLabelSpace + scale * box.width();
}

void SearchGraphView::dress(const Disc& disc, bool chosen)
{
    const Theme& theme = currentTheme();
    disc.item->setPen(chosen ? QPen(theme.accent, 2.6) : QPen(theme.line, 1));
    if (!disc.edge)
        return;
    QPen pen = disc.edge->pen();
    pen.setColor(chosen ? theme.accent : theme.line);
    disc.edge->setPen(pen);
    disc.edge->setOpacity(chosen ? 0.9 : 0.5);
}

const SearchGraphView::Disc* SearchGraphView::discOf(std::uint32_t node) const
{
    const auto found = std::ranges::find(m_discs, node, &Disc::node);
    return found == m_discs.end() ? nullptr : &*found;
}

void SearchGraphView::choose(std::uint32_t node)
{
    for (const Disc& disc : m_discs)
        dress(disc, false);
    const Disc* chosen = discOf(node);
    m_chosen = chosen ? node : 0;
    setAccessibleDescription(chosen ? chosen->words : QString());
    if (m_chosen == 0)
        return;
    for (const Disc* disc = chosen; disc->node != 0; disc = discOf(disc->parent))
        dress(*disc, true);
    ensureVisible(chosen->item, 20, 20);
}

const SearchGraphView::Disc* SearchGraphView::neighbour(int key) const
{
    const Disc* from = discOf(m_chosen);
    if (!from)
        return nullptr;
    if (key == Qt::Key_Left)
        return discOf(from->parent);
    const Disc* nearest = nullptr;
    double least = 0;
    for (const Disc& disc : m_discs) {
        const QPointF way = disc.item->pos() - from->item->pos();
        const bool wanted = key == Qt::Key_Right ? disc.node != 0 && disc.parent == from->node
                                                 : std::abs(way.x()) < 1 && (key == Qt::Key_Down ? way.y() > 0 : way.y() < 0);
        const double distance = key == Qt::Key_Right ? -disc.item->rect().width() : std::abs(way.y()); // to the most visited move
        if (wanted && (!nearest || distance < least)) {
            nearest = &disc;
            least = distance;
        }
    }
    return nearest;
}

void SearchGraphView::showAll()
{
    m_zoomed = false;
    fit();
}

void SearchGraphView::fit()
{
    resetTransform();
    const QRectF all = scene()->sceneRect();
    if (all.isEmpty())
        return;
    const double scale = std::clamp(std::min(viewport()->width() / all.width(), viewport()->height() / all.height()), kFitLeast, kFitMost);
    QGraphicsView::scale(scale, scale);
    const double middle = m_discs.empty() ? all.center().y() : m_discs.front().item->y();
    centerOn(all.left() + viewport()->width() / scale / 2, all.height() * scale <= viewport()->height() ? all.center().y() : middle);
}

void SearchGraphView::zoom(double factor)
{
    const double now = transform().m11() * factor;
    if (m_discs.empty() || now < 0.05 || now > 12)
        return;
    m_zoomed = true;
    scale(factor, factor);
}

void SearchGraphView::wheelEvent(QWheelEvent* event)
{
    zoom(std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

/// With the focus, it uses Enter and the arrow keys instead of stepping through the game.
bool SearchGraphView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key >= Qt::Key_Left && key <= Qt::Key_Down) || key == Qt::Key_Plus || key == Qt::Key_Minus || key == Qt::Key_0
            || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

void SearchGraphView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus: zoomIn(); return;
    case Qt::Key_Minus: zoomOut(); return;
    case Qt::Key_0: showAll(); return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (const Disc* next = neighbour(event->key()))
            Q_EMIT nodeChosen(static_cast<int>(next->node));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_chosen != 0)
            Q_EMIT nodeWanted(static_cast<int>(m_chosen));
        return;
    default: QGraphicsView::keyPressEvent(event);
    }
}

void SearchGraphView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->pos();
    QGraphicsView::mousePressEvent(event);
}

void SearchGraphView::mouseReleaseEvent(QMouseEvent* event)
{
    QGraphicsView::mouseReleaseEvent(event);
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed || (event->pos() - *pressed).manhattanLength() > 3)
        return;
    if (const auto node = nodeAt(event->pos()))
        Q_EMIT nodeChosen(*node);
}

void SearchGraphView::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_pressed.reset(); // another move may be under the mouse at the release
    if (const auto node = nodeAt(event->pos()))
        Q_EMIT nodeWanted(*node);
    else
        showAll();
}

std::optional<int> SearchGraphView::nodeAt(QPoint place) const
{
    for (const QGraphicsItem* item : items(place))
        if (const QVariant node = item->data(kNodeData); node.isValid())
            return node.toInt();
    return std::nullopt;
}

void SearchGraphView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    int x = width() - kButtonSize;
    for (auto button = m_buttons.rbegin(); button != m_buttons.rend(); ++button, x -= kButtonSize + 4)
        (*button)->move(x, height() - kButtonSize);
    if (!m_zoomed)
        fit();
}

core::Result<void> SearchGraphView::save(const QString& path)
{
    const QRectF all = scene()->sceneRect();
    return saveDrawing(path, tr("Search graph"), all.size().toSize(),
        [&](QPainter& painter) { scene()->render(&painter, QRectF(QPointF(0, 0), all.size()), all); });
}

} // namespace evenmatch::ui
