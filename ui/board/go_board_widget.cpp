#include "ui/board/go_board_widget.h"

#include "ui/base/theme.h"
#include "ui/board/board_look.h"
#include "ui/board/overlay_paint.h"
#include "ui/text/sentences.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr double kDiameter = 0.965; // stones nearly touch

/// Where the star points are: lines from the edge, and the middle.
std::vector<QPoint> starPoints(int size)
{
    if (size < 7)
        return {};
    const int edge = size >= 13 ? 3 : 2;
    const int far = size - 1 - edge;
    std::vector<QPoint> points{{edge, edge}, {far, edge}, {edge, far}, {far, far}};
    if (size % 2 == 0)
        return points;
    const int middle = size / 2;
    points.emplace_back(middle, middle);
    if (size >= 15)
        for (const int end : {edge, far}) {
            points.emplace_back(end, middle);
            points.emplace_back(middle, end);
        }
    return points;
}

} // namespace

GoPicture pictureOf(const go::Position& position)
{
    GoPicture picture;
    picture.size = position.size();
    picture.stones.clear();
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x)
            picture.stones.push_back(position.colorAt(x, y));
    const auto point = [&](game::Move move) -> std::optional<QPoint> {
        if (move == game::kNoMove || position.isPass(move))
            return std::nullopt;
        return QPoint(position.xOf(move), position.yOf(move));
    };
    picture.last = point(position.lastMove());
    picture.ko = point(position.koPoint());
    if (!position.isOver()) {
        picture.toPlay = go::colorOf(position.sideToMove());
        for (int y = 0; y < position.size(); ++y)
            for (int x = 0; x < position.size(); ++x)
                picture.forbidden.push_back(!position.isLegal(position.moveAt(x, y)));
    }
    return picture;
}

GoBoardWidget::GoBoardWidget(QWidget* parent) : BoardWidget(parent)
{
    setAccessibleName(tr("Go board"));
    setCursorCell({9, 9});
}

void GoBoardWidget::setPicture(GoPicture picture)
{
    const bool resized = picture.size != m_picture.size;
    m_picture = std::move(picture);
    if (resized) {
        forgetPictures();
        setCursorCell({m_picture.size / 2, m_picture.size / 2});
    }
    update();
    announce();
}

QString GoBoardWidget::pointName(QPoint cell) const
{
    const char column = static_cast<char>('A' + cell.x() + (cell.x() >= 8 ? 1 : 0)); // no I
    return QLatin1Char(column) + QString::number(m_picture.size - cell.y());
}

QString GoBoardWidget::textAt(QPoint onScreen) const
{
    if (!contains(onScreen))
        return {};
    const QPoint cell = turned(onScreen);
    QStringList words{pointName(cell)};
    switch (colorAt(cell)) {
    case go::Color::Black: words << tr("black stone"); break;
    case go::Color::White: words << tr("white stone"); break;
    case go::Color::Empty: words << tr("empty"); break;
    }
    if (m_picture.last == cell)
        words << tr("last move");
    if (m_picture.ko == cell)
        words << tr("ko");
    if (m_picture.dead.contains(moveAt(cell)))
        words << tr("dead");
    if (!m_picture.territory.empty()) {
        switch (m_picture.territory[moveAt(cell).code]) {
        case go::Owner::Black: words << tr("Black's point"); break;
        case go::Owner::White: words << tr("White's point"); break;
        case go::Owner::Seki: words << tr("seki, counts for neither player"); break;
        case go::Owner::Neutral: words << tr("neutral point"); break;
        }
    }
    return joinList(words);
}

void GoBoardWidget::hover(QPoint cell)
{
    if (cell == m_hover)
        return;
    m_hover = cell;
    update();
}

void GoBoardWidget::resizeEvent(QResizeEvent*) { forgetPictures(); }

void GoBoardWidget::drawGround()
{
    static QString material;
    static QImage wood; // boards of all pages are of one material
    if (material != goMaterial().id) {
        material = goMaterial().id;
        wood = drawWood(640, goMaterial().light, goMaterial().deep);
    }
    const double ratio = devicePixelRatioF();
    const QRectF board = boardRect();
    m_ground = QPixmap((board.size() * ratio).toSize());
    m_ground.setDevicePixelRatio(ratio);
    m_ground.fill(Qt::transparent);
    QPainter painter(&m_ground);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(-board.topLeft());

    QBrush brush(wood);
    brush.setTransform(
        QTransform().translate(board.left(), board.top()).scale(board.width() / wood.width(), board.height() / wood.height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    const double corner = std::min(8.0, cellSize() * 0.3);
    painter.drawRoundedRect(board, corner, corner);
    if (currentTheme().dark) {
        painter.setBrush(QColor(30, 18, 4, 46));
        painter.drawRoundedRect(board, corner, corner);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(70, 42, 10, 70), 1));
    painter.drawRoundedRect(board.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    drawLines(painter);
    if (coordinatesShown())
        drawCoordinates(painter);
}

std::unique_ptr<BoardWidget> GoBoardWidget::likeness() const
{
    auto other = std::make_unique<GoBoardWidget>();
    copyLookTo(*other);
    other->m_picture = m_picture;
    other->m_picture.toPlay = go::Color::Empty;
    return other;
}

void GoBoardWidget::drawLines(QPainter& painter) const
{
    const double ratio = devicePixelRatioF();
    const int lines = m_picture.size;
    const double thin = std::max(1.0, std::round(cellSize() * ratio * 0.026)) / ratio;
    // A line covers whole device pixels: that is what keeps it crisp.
    const auto crisp = [&](double position) { return std::round((position - thin / 2) * ratio) / ratio; };
    const QPointF first = cellCentre({0, 0});
    const QPointF last = cellCentre({lines - 1, lines - 1});
    for (int i = 0; i < lines; ++i) {
        const bool edge = i == 0 || i == lines - 1;
        const double wide = edge ? thin * 1.5 : thin;
        const QPointF at = cellCentre({i, i});
        painter.fillRect(QRectF(crisp(first.x()), crisp(at.y()), last.x() - first.x() + thin, wide), goMaterial().ink);
        painter.fillRect(QRectF(crisp(at.x()), crisp(first.y()), wide, last.y() - first.y() + thin), goMaterial().ink);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(goMaterial().ink);
    const double dot = std::max(2.2, cellSize() * 0.1);
    for (const QPoint star : starPoints(lines))
        painter.drawEllipse(cellCentre(star), dot, dot);
}

void GoBoardWidget::drawCoordinates(QPainter& painter) const
{
    QFont font = this->font();
    font.setPixelSize(std::max(7, static_cast<int>(std::min(cellSize() * 0.46, 16.0))));
    painter.setFont(font);
    painter.setPen(goMaterial().words);
    const double offset = cellSize() * (0.5 + 0.43 * margin());
    const auto label = [&](QPointF at, const QString& text) {
        painter.drawText(QRectF(at.x() - cellSize(), at.y() - cellSize() / 2, 2 * cellSize(), cellSize()), Qt::AlignCenter, text);
    };
    const int last = m_picture.size - 1;
    for (int i = 0; i <= last; ++i) {
        const QString column = pointName(turned({i, 0})).left(1);
        const QString row = QString::number(m_picture.size - turned({0, i}).y());
        label(cellCentre({i, 0}) - QPointF(0, offset), column);
        label(cellCentre({i, last}) + QPointF(0, offset), column);
        label(cellCentre({0, i}) - QPointF(offset, 0), row);
        label(cellCentre({last, i}) + QPointF(offset, 0), row);
    }
}

void GoBoardWidget::drawStones(QPainter& painter)
{
    const double diameter = cellSize() * kDiameter;
    m_stones.prepare(diameter, devicePixelRatioF());
    const double half = m_stones.shadow().width() / devicePixelRatioF() / 2;
    const auto put = [&](const QPixmap& pixmap, QPoint cell) { painter.drawPixmap(pointCentre(cell) - QPointF(half, half), pixmap); };
    const auto forEachStone = [&](auto&& draw) {
        for (int y = 0; y < m_picture.size; ++y)
            for (int x = 0; x < m_picture.size; ++x)
                if (colorAt({x, y}) != go::Color::Empty)
                    draw(QPoint(x, y), m_picture.dead.contains(moveAt({x, y})));
    };
    forEachStone([&](QPoint cell, bool dead) {
        if (!dead)
            put(m_stones.shadow(), cell);
    });
    forEachStone([&](QPoint cell, bool dead) {
        painter.setOpacity(dead ? 0.42 : 1.0);
        put(m_stones.stone(colorAt(cell), moveAt(cell).code), cell);
    });
    const QPoint hovered = turned(m_hover);
    if (contains(hovered) && m_picture.toPlay != go::Color::Empty && colorAt(hovered) == go::Color::Empty
        && (m_picture.forbidden.empty() || !m_picture.forbidden[moveAt(hovered).code])) {
        painter.setOpacity(0.5);
        put(m_stones.stone(m_picture.toPlay, moveAt(hovered).code), hovered);
    }
    painter.setOpacity(1);
}

/// The stone played last has its number in the accent.
void GoBoardWidget::drawNumbers(QPainter& painter) const
{
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    for (int code = 0; code < static_cast<int>(m_picture.numbers.size()); ++code) {
        const QPoint at(code % m_picture.size, code / m_picture.size);
        const int number = m_picture.numbers[static_cast<std::size_t>(code)];
        if (number == 0 || colorAt(at) == go::Color::Empty)
            continue;
        font.setPixelSize(std::max(7, static_cast<int>(cellSize() * (number > 99 ? 0.34 : 0.42))));
        painter.setFont(font);
        const bool black = colorAt(at) == go::Color::Black;
        const Theme& onStone = black ? Theme::darkTheme() : Theme::light();
        painter.setPen(m_picture.last == at ? onStone.accent : black ? QColor("#fbf7ee") : QColor("#1d1c1a"));
        const QPointF middle = pointCentre(at);
        painter.drawText(QRectF(middle.x() - cellSize(), middle.y() - cellSize(), 2 * cellSize(), 2 * cellSize()), Qt::AlignCenter,
            QString::number(number));
    }
}

void GoBoardWidget::drawMarks(QPainter& painter) const
{
    const double cell = cellSize();
    drawNumbers(painter);
    if (m_picture.numbers.empty() && m_picture.last && m_picture.territory.empty()) {
        const bool onBlack = colorAt(*m_picture.last) == go::Color::Black;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(onBlack ? QColor("#f3ede0") : QColor("#2a2622"), std::max(1.5, cell * 0.055)));
        painter.drawEllipse(pointCentre(*m_picture.last), cell * 0.21, cell * 0.21);
    }
    if (m_picture.ko) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(goMaterial().ink, std::max(1.5, cell * 0.055)));
        const double half = cell * 0.2;
        painter.drawRect(QRectF(pointCentre(*m_picture.ko) - QPointF(half, half), QSizeF(2 * half, 2 * half)));
    }
    if (m_picture.territory.empty())
        return;
    for (int y = 0; y < m_picture.size; ++y)
        for (int x = 0; x < m_picture.size; ++x) {
            const QPoint at(x, y);
            const go::Owner owner = m_picture.territory[moveAt(at).code];
            const bool counted = owner == go::Owner::Black || owner == go::Owner::White;
            if (!counted || (colorAt(at) != go::Color::Empty && !m_picture.dead.contains(moveAt(at))))
                continue;
            const double half = cell * 0.15;
            painter.setPen(QPen(QColor(60, 50, 40, 200), std::max(1.0, cell * 0.025)));
            painter.setBrush(owner == go::Owner::Black ? QColor("#232426") : QColor("#fbfaf6"));
            painter.drawRoundedRect(QRectF(pointCentre(at) - QPointF(half, half), QSizeF(2 * half, 2 * half)), half * 0.3, half * 0.3);
        }
}

/// The stones of a line that is shown, numbered. They are not on the board yet: a little fainter, without a shadow.
void GoBoardWidget::drawLine(QPainter& painter)
{
    const double half = m_stones.shadow().width() / devicePixelRatioF() / 2;
    QFont font = this->font();
    font.setPixelSize(std::max(7, static_cast<int>(cellSize() * 0.42)));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    for (const OverlayStone& stone : overlay().stones) {
        if (!contains(stone.cell))
            continue;
        const QPointF middle = pointCentre(stone.cell);
        painter.setOpacity(0.86);
        painter.drawPixmap(middle - QPointF(half, half), m_stones.stone(go::colorOf(stone.side), moveAt(stone.cell).code));
        painter.setOpacity(1);
        painter.setPen(stone.side == game::Side::First ? QColor("#fbf7ee") : QColor("#1d1c1a"));
        painter.drawText(
            QRectF(middle.x() - cellSize(), middle.y() - cellSize(), 2 * cellSize(), 2 * cellSize()), Qt::AlignCenter, stone.label);
    }
}

OverlayGround GoBoardWidget::overlayGround() const
{
    return {.cellSize = cellSize(),
        .rect =
            [this](QPoint cell) {
                const QPointF half(cellSize() / 2, cellSize() / 2);
                return QRectF(pointCentre(cell) - half, pointCentre(cell) + half);
            },
        .back =
            [this](QPoint cell) {
                const go::Color color = contains(cell) ? colorAt(cell) : go::Color::Empty;
                return color == go::Color::Black ? QColor("#26272a")
                    : color == go::Color::White  ? QColor("#f4f2ec")
                                                 : goMaterial().middle();
            },
        .squares = false,
        .font = font()};
}

void GoBoardWidget::paintEvent(QPaintEvent*)
{
    if (m_ground.isNull() || m_ground.devicePixelRatio() != devicePixelRatioF()) // the window moved to another screen
        drawGround();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawPixmap(boardRect().topLeft(), m_ground);
    drawOverlayGlow(painter, overlay(), overlayGround());
    drawStones(painter);
    drawLine(painter);
    drawMarks(painter);
    drawOverlayMarks(painter, overlay(), overlayGround());
    drawCursor(painter);
}

} // namespace evenmatch::ui
