#include "ui/game_tree/stone_tree.h"

#include "ui/base/theme.h"
#include "ui/text/rank_colors.h"

#include <algorithm>

namespace evenmatch::ui {

using record::NodeId;

namespace {

constexpr int kPitch = 32; ///< from node to node
constexpr int kMargin = 8;
constexpr double kRadius = 12;
constexpr double kDotRadius = 5; ///< of nodes without a move

const QColor kBlackStone("#1d1e20");
const QColor kWhiteStone("#fbfaf7");

} // namespace

QPointF StoneTree::centre(int column, int row) const { return QPointF(kMargin, kMargin) + QPointF(column + 0.5, row + 0.5) * kPitch; }

QSize StoneTree::size() const { return {m_columns * kPitch + 2 * kMargin, static_cast<int>(m_rows.size()) * kPitch + 2 * kMargin}; }

/// The latest variation of a line is placed first, so that those that leave it earlier go below and no connector crosses a node: when a
/// line that leaves column c is placed, everything below its parent's row lies to the right of c.
void StoneTree::build(const GameSession& session, const MoveNotes&, int)
{
    const record::GameRecord& record = session.record();
    m_lines.clear();
    m_rows.clear();
    m_places.assign(record.size(), {});
    m_columns = 0;
    std::vector<int> lowest; // lowest row in use, by column
    std::vector<NodeId> waiting{record::kRoot};
    while (!waiting.empty()) {
        const NodeId start = waiting.back();
        waiting.pop_back();
        const bool isRoot = start == record::kRoot;
        const Place from = isRoot ? Place{-1, 0, 0} : m_places[record.parent(start)];
        Line line{.row = 0, .column = from.column + 1, .parentRow = from.row, .nodes = {}};
        for (NodeId node = start; node != record::kNoNode; node = record.firstChild(node))
            line.nodes.push_back(node);
        const auto first = static_cast<std::size_t>(std::max(0, from.column));
        const std::size_t end = static_cast<std::size_t>(line.column) + line.nodes.size();
        lowest.resize(std::max(lowest.size(), end), -1);
        const auto taken = lowest.begin() + static_cast<std::ptrdiff_t>(first);
        const auto takenEnd = lowest.begin() + static_cast<std::ptrdiff_t>(end);
        line.row = 1 + *std::max_element(taken, takenEnd);
        std::fill(taken, takenEnd, line.row);
        int number = from.number;
        for (std::size_t i = 0; i < line.nodes.size(); ++i) {
            const NodeId node = line.nodes[i];
            number += record.move(node) == game::kNoMove ? 0 : 1;
            m_places[node] = {line.column + static_cast<int>(i), line.row, number};
            const auto others = waiting.size();
            if (const NodeId child = record.firstChild(node); child != record::kNoNode)
                for (NodeId other = record.nextSibling(child); other != record::kNoNode; other = record.nextSibling(other))
                    waiting.push_back(other);
            std::reverse(waiting.begin() + static_cast<std::ptrdiff_t>(others), waiting.end());
        }
        m_columns = std::max(m_columns, static_cast<int>(end));
        m_rows.resize(std::max(m_rows.size(), static_cast<std::size_t>(line.row) + 1));
        m_rows[static_cast<std::size_t>(line.row)].push_back(m_lines.size());
        m_lines.push_back(std::move(line));
    }
}

NodeId StoneTree::nodeAt(QPoint point) const
{
    const int column = (point.x() - kMargin) / kPitch;
    const int row = (point.y() - kMargin) / kPitch;
    if (point.x() < kMargin || point.y() < kMargin || row >= static_cast<int>(m_rows.size()))
        return record::kNoNode;
    for (const std::size_t index : m_rows[static_cast<std::size_t>(row)]) {
        const Line& line = m_lines[index];
        if (column >= line.column && column < line.column + static_cast<int>(line.nodes.size()))
            return line.nodes[static_cast<std::size_t>(column - line.column)];
    }
    return record::kNoNode;
}

QRect StoneTree::placeOf(NodeId node) const
{
    if (node >= m_places.size() || m_places[node].column < 0)
        return {};
    return {kMargin + m_places[node].column * kPitch, kMargin + m_places[node].row * kPitch, kPitch, kPitch};
}

void StoneTree::paint(QPainter& painter, const QRect& part, const TreeLook& look) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const int firstColumn = std::max(0, (part.left() - kMargin) / kPitch - 1);
    const int lastColumn = (part.right() - kMargin) / kPitch + 1;
    const int firstRow = (part.top() - kMargin) / kPitch - 1;
    const int lastRow = (part.bottom() - kMargin) / kPitch + 1;
    const auto end = [](const Line& line) { return line.column + static_cast<int>(line.nodes.size()) - 1; };
    const auto isSeen = [&](const Line& line) {
        return line.parentRow <= lastRow && line.row >= firstRow && line.column - 1 <= lastColumn && end(line) >= firstColumn;
    };
    for (const bool present : {false, true}) // the current line on top of the others
        for (const Line& line : m_lines)
            if (isSeen(line) && look.isOnLine(line.nodes.front()) == present)
                paintConnector(painter, line, look);
    for (const Line& line : m_lines)
        if (isSeen(line))
            for (int column = std::max(firstColumn, line.column); column <= std::min(lastColumn, end(line)); ++column)
                paintNode(painter, line.nodes[static_cast<std::size_t>(column - line.column)], look);
}

void StoneTree::paintConnector(QPainter& painter, const Line& line, const TreeLook& look) const
{
    const Theme& theme = currentTheme();
    const QPen quiet(theme.line, 1.2);
    const QPen present(theme.text, 2);
    const bool leads = look.isOnLine(line.nodes.front());
    painter.setPen(leads ? present : quiet);
    painter.setBrush(Qt::NoBrush);
    if (line.column > 0) {
        const QPointF fork = centre(line.column - 1, line.parentRow);
        const QPointF start = centre(line.column, line.row);
        painter.drawPolyline(QPolygonF{fork, {fork.x(), start.y() - kPitch}, start});
    }
    // Strong along the current line, then quiet.
    std::size_t along = 0;
    while (leads && along + 1 < line.nodes.size() && look.isOnLine(line.nodes[along + 1]))
        ++along;
    const auto x = [&](std::size_t index) { return centre(line.column + static_cast<int>(index), line.row); };
    if (along > 0)
        painter.drawLine(x(0), x(along));
    painter.setPen(quiet);
    if (along + 1 < line.nodes.size())
        painter.drawLine(x(along), x(line.nodes.size() - 1));
}

void StoneTree::paintNode(QPainter& painter, NodeId node, const TreeLook& look) const
{
    const Theme& theme = currentTheme();
    const record::GameRecord& record = look.session.record();
    const Place& place = m_places[node];
    const QPointF middle = centre(place.column, place.row);
    const bool isPresent = node == look.session.node();
    if (isPresent || node == look.hovered) {
        painter.setPen(isPresent ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
        painter.setBrush(theme.accentSoft);
        painter.drawRoundedRect(QRectF(middle.x() - 15, middle.y() - 15, 30, 30), 7, 7);
    }
    if (record.move(node) == game::kNoMove) {
        painter.setPen(QPen(theme.card, 2));
        painter.setBrush(theme.quiet);
        painter.drawEllipse(middle, kDotRadius + 1, kDotRadius + 1);
    } else {
        const bool black = record.side(node) == game::Side::First;
        const nn::CostGrade grade = look.gradeOf(node);
        painter.setPen(grade == nn::CostGrade::None ? QPen(black ? kBlackStone : QColor("#8d8a84"), 1) : QPen(costColor(grade, theme), 3));
        painter.setBrush(black ? kBlackStone : kWhiteStone);
        const double radius = grade == nn::CostGrade::None ? kRadius : kRadius - 1;
        painter.drawEllipse(middle, radius, radius);
        QFont font = painter.font();
        font.setPixelSize(place.number < 100 ? 12 : 10);
        font.setBold(isPresent);
        painter.setFont(font);
        painter.setPen(black ? kWhiteStone : kBlackStone);
        painter.drawText(
            QRectF(middle.x() - kRadius, middle.y() - kRadius, 2 * kRadius, 2 * kRadius), Qt::AlignCenter, QString::number(place.number));
    }
    if (!record::commentWords(record, node).empty()) { // the node has a comment
        painter.setPen(QPen(theme.card, 1.5));
        painter.setBrush(theme.accent);
        painter.drawEllipse(middle + QPointF(9, -9), 4, 4);
    }
}

} // namespace evenmatch::ui
