#include "ui/analysis/line_list.h"

#include "ui/base/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kLineHeight = 26;
constexpr int kChanceWidth = 56;
constexpr int kMoveGap = 7;
constexpr int kLineMargin = 4;
constexpr std::array kLineKeys{Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape};

/// The minimum width of the chip with the score: "W+88.8" fits in any font.
int scoreWidth()
{
    constexpr int kAround = 14;
    return QFontMetrics(typeFont(TypeSize::Text, true)).horizontalAdvance(QStringLiteral("W+88.8")) + kAround;
}

/// The rectangles of the moves that fit.
std::vector<QRect> placesOfMoves(const ShownLine& line, const QRect& row)
{
    std::vector<QRect> places;
    int x = row.left() + kLineMargin + scoreWidth() + (line.chance.isEmpty() ? 0 : kChanceWidth) + kMoveGap;
    for (const QString& text : line.texts) {
        const int width = QFontMetrics(typeFont(TypeSize::Text, places.empty())).horizontalAdvance(text); // the first is bold
        if (x + width > row.right() - kLineMargin)
            break;
        places.emplace_back(x, row.top(), width, row.height());
        x += width + kMoveGap;
    }
    return places;
}

class LineDelegate final : public RowDelegate {
public:
    LineDelegate() : RowDelegate({200, kLineHeight}) { }

protected:
    void paintRow(QPainter& painter, const QRectF& rect, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* list = static_cast<const LineList*>(option.widget);
        const ShownLine& line = static_cast<const LineModel*>(index.model())->line(index.row());
        if (line.texts.isEmpty())
            return;
        const Theme& theme = currentTheme();
        const QRect row = rect.toRect();
        painter.setRenderHint(QPainter::Antialiasing);
        int x = row.left() + kLineMargin;
        if (!line.score.isEmpty())
            paintChip(painter, QRectF(x, row.top() + 3, scoreWidth() - 4, row.height() - 6), line);
        x += scoreWidth();
        painter.setFont(typeFont(TypeSize::Text));
        painter.setPen(theme.quiet);
        if (!line.chance.isEmpty())
            painter.drawText(QRect(x, row.top(), kChanceWidth, row.height()), Qt::AlignLeft | Qt::AlignVCenter, line.chance);
        const auto places = placesOfMoves(line, row);
        for (std::size_t move = 0; move < places.size(); ++move) {
            const bool isShown = list->isShown(index.row(), static_cast<int>(move));
            painter.setPen(isShown ? theme.accent : theme.text);
            painter.setFont(typeFont(TypeSize::Text, move == 0));
            painter.drawText(
                places[move].adjusted(0, 0, kMoveGap, 0), Qt::AlignLeft | Qt::AlignVCenter, line.texts[static_cast<int>(move)]);
        }
    }

private:
    /// Light if the side with the light pieces is ahead, like the bar beside the board.
    static void paintChip(QPainter& painter, const QRectF& chip, const ShownLine& line)
    {
        const bool isGo = !line.chance.isEmpty();
        const bool isLight = line.isFirstAhead != isGo;
        const QColor ground = isLight ? QColor(0xf4, 0xf1, 0xea) : QColor(0x2b, 0x2b, 0x2e);
        painter.setPen(QPen(currentTheme().line, 1));
        painter.setBrush(ground);
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter.setPen(isLight ? Qt::black : Qt::white);
        painter.setFont(typeFont(TypeSize::Text, true));
        painter.drawText(chip, Qt::AlignCenter, line.score);
    }
};

} // namespace

void LineModel::setLines(std::vector<ShownLine> lines, int rows)
{
    lines.resize(static_cast<std::size_t>(std::max(rows, 0)));
    if (lines.size() != m_lines.size()) {
        beginResetModel();
        m_lines = std::move(lines);
        endResetModel();
    } else if (lines != m_lines) {
        m_lines = std::move(lines);
        Q_EMIT dataChanged(index(0), index(rows - 1));
    }
}

const ShownLine& LineModel::line(int row) const
{
    static const ShownLine none;
    return row >= 0 && std::cmp_less(row, m_lines.size()) ? m_lines[static_cast<std::size_t>(row)] : none;
}

int LineModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_lines.size()); }

QVariant LineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return line(index.row()).words;
    return {};
}

LineList::LineList(QWidget* parent) : RowList(new LineDelegate, parent), m_model(new LineModel(this))
{
    setObjectName(QStringLiteral("liveLines"));
    setAccessibleName(tr("Best lines"));
    setAccessibleDescription(tr("Left and Right go through the moves of a line, Enter plays them."));
    setModel(m_model);
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard focus on the board
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LineList::setLines(std::vector<ShownLine> lines, int rows, bool anew)
{
    if (anew)
        m_row = m_move = -1;
    const bool isAsMany = rows == m_model->rowCount();
    if (m_row >= 0 && isAsMany) {
        m_waiting = std::move(lines);
        return;
    }
    m_waiting.reset();
    m_model->setLines(std::move(lines), rows);
    if (!isAsMany)
        fitHeight(rows);
}

/// Shows the newest lines again.
void LineList::release()
{
    pointAt(-1, -1);
    if (auto newest = std::exchange(m_waiting, std::nullopt))
        m_model->setLines(*std::move(newest), m_model->rowCount());
}

void LineList::setPinned(const std::vector<game::Move>& moves)
{
    m_pinned = moves;
    viewport()->update();
}

bool LineList::isShown(int row, int move) const
{
    if (m_row >= 0)
        return row == m_row && move <= m_move;
    const auto& moves = m_model->line(row).moves;
    return std::cmp_less(move, m_pinned.size()) && moves.size() >= m_pinned.size()
        && std::equal(m_pinned.begin(), m_pinned.end(), moves.begin());
}

std::vector<QRect> LineList::placesIn(int row) const { return placesOfMoves(m_model->line(row), visualRect(m_model->index(row))); }

QRect LineList::moveRect(int row, int move) const
{
    const auto places = placesIn(row);
    return move >= 0 && std::cmp_less(move, places.size()) ? places[static_cast<std::size_t>(move)] : QRect();
}

std::vector<game::Move> LineList::movesTo(int row, int move) const
{
    const auto& moves = m_model->line(row).moves;
    const auto count = std::min(moves.size(), static_cast<std::size_t>(move + 1));
    return {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count)};
}

void LineList::pointAt(int row, int move)
{
    if (row == m_row && move == m_move)
        return;
    m_row = row;
    m_move = move;
    viewport()->update();
    Q_EMIT linePointed(movesTo(row, move));
}

void LineList::pointUnder(QPoint place)
{
    const int row = indexAt(place).row();
    const auto places = placesIn(row);
    const auto found
        = std::ranges::find_if(places, [&](const QRect& at) { return at.adjusted(-kMoveGap / 2, 0, kMoveGap / 2, 0).contains(place); });
    if (found != places.end())
        pointAt(row, static_cast<int>(found - places.begin()));
    else if (row >= 0 && !places.empty() && place.x() < places.front().left())
        pointAt(row, 0);
    else
        release();
}

void LineList::mouseMoveEvent(QMouseEvent* event)
{
    RowList::mouseMoveEvent(event);
    pointUnder(event->position().toPoint());
}

void LineList::mousePressEvent(QMouseEvent* event)
{
    RowList::mousePressEvent(event);
    pointUnder(event->position().toPoint());
    if (event->button() == Qt::LeftButton && m_row >= 0)
        Q_EMIT lineClicked(movesTo(m_row, m_move));
}

void LineList::mouseDoubleClickEvent(QMouseEvent* event)
{
    pointUnder(event->position().toPoint());
    if (event->button() == Qt::LeftButton && m_row >= 0)
        Q_EMIT lineChosen(movesTo(m_row, m_move));
}

void LineList::leaveEvent(QEvent* event)
{
    RowList::leaveEvent(event);
    release();
}

void LineList::focusOutEvent(QFocusEvent* event)
{
    RowList::focusOutEvent(event);
    if (!underMouse())
        release();
}

/// With the focus, the list uses the arrow keys, which otherwise step through the game.
bool LineList::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && std::ranges::find(kLineKeys, key->key()) != kLineKeys.end()) {
            event->accept();
            return true;
        }
    }
    return RowList::event(event);
}

void LineList::keyPressEvent(QKeyEvent* event)
{
    const int row = currentIndex().isValid() ? currentIndex().row() : 0;
    const int last = static_cast<int>(m_model->line(row).moves.size()) - 1;
    const int move = m_row == row ? m_move : -1;
    switch (event->key()) {
    case Qt::Key_Right: pointAt(row, std::min(move + 1, last)); break;
    case Qt::Key_Left: move > 0 ? pointAt(row, move - 1) : release(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (last >= 0)
            Q_EMIT lineChosen(movesTo(row, std::max(move, 0)));
        break;
    case Qt::Key_Escape:
        release();
        Q_EMIT escaped();
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        RowList::keyPressEvent(event);
        if (const int now = currentIndex().row(); !m_model->line(now).moves.empty())
            pointAt(now, 0);
        break;
    default: RowList::keyPressEvent(event);
    }
}

} // namespace evenmatch::ui
