// How the chess board looks; what it does is in chess_board_widget.cpp.
#include "ui/board/chess_board_widget.h"

#include "ui/base/theme.h"
#include "ui/board/board_look.h"
#include "ui/board/overlay_paint.h"

#include <QPainter>
#include <QPainterPath>
#include <QVariantAnimation>

#include <algorithm>

namespace evenmatch::ui {

using chess::Square;
using game::Move;

QRectF ChessBoardWidget::cellRect(QPoint cell) const
{
    // Edges on whole device pixels, each by the same sum for both its neighbours, so that they neither overlap nor leave a gap.
    const double ratio = devicePixelRatioF();
    const QPointF half(cellSize() / 2, cellSize() / 2);
    const auto edge = [&](QPoint corner) {
        const QPointF point = (cellCentre(corner) - half) * ratio;
        return QPointF(std::round(point.x()), std::round(point.y())) / ratio;
    };
    return {edge(cell), edge(cell + QPoint(1, 1))};
}

void ChessBoardWidget::drawSquares(QPainter& painter) const
{
    QPainterPath frame;
    const QRectF all(cellRect({0, 0}).topLeft(), cellRect({7, 7}).bottomRight());
    frame.addRoundedRect(all, 6, 6);
    painter.save();
    painter.setClipPath(frame);
    const ChessColours colours = chessSquares();
    for (Square square = 0; square < 64; ++square) {
        const bool dark = (chess::kDarkSquares & chess::bit(square)) != 0;
        painter.fillRect(cellRect(cellOf(square)), dark ? colours.dark : colours.light);
    }
    const auto tint = [&](Square square, QColor color, int alpha) {
        color.setAlpha(alpha);
        painter.fillRect(cellRect(cellOf(square)), color);
    };
    if (m_picture.last != game::kNoMove) {
        tint(chess::fromOf(m_picture.last), QColor("#d6a53a"), 84);
        tint(shownTarget(m_picture.last), QColor("#d6a53a"), 120);
    }
    if (m_selected != chess::kNoSquare)
        tint(m_selected, Theme::light().accent, 110);
    if (const Square below = squareOf(cellAt(m_dragAt)); m_dragging && !movesTo(m_selected, below).empty())
        tint(below, Theme::light().accent, 110);
    if (m_picture.check != chess::kNoSquare) {
        const QRectF rect = cellRect(cellOf(m_picture.check));
        QRadialGradient glow(rect.center(), rect.width() * 0.62);
        glow.setColorAt(0, QColor(214, 40, 24, 230));
        glow.setColorAt(0.55, QColor(214, 40, 24, 130));
        glow.setColorAt(1, QColor(214, 40, 24, 0));
        painter.fillRect(rect, glow);
    }
    painter.restore();
}

void ChessBoardWidget::drawCoordinates(QPainter& painter) const
{
    QFont font = this->font();
    const double space = margin() * cellSize();
    font.setPixelSize(std::clamp(static_cast<int>(space * 0.76), 9, 16));
    painter.setFont(font);
    painter.setPen(currentTheme().quiet);
    for (int i = 0; i < 8; ++i) {
        const Square square = squareOf({i, i});
        const QRectF at = cellRect({i, i});
        const QRectF board = boardRect();
        painter.drawText(QRectF(at.left(), board.bottom() - space, at.width(), space), Qt::AlignCenter,
            QString(QLatin1Char(static_cast<char>('a' + chess::fileOf(square)))));
        painter.drawText(QRectF(board.left(), at.top(), space, at.height()), Qt::AlignCenter, QString::number(chess::rankOf(square) + 1));
    }
}

void ChessBoardWidget::drawPieces(QPainter& painter)
{
    const double size = cellSize();
    const QPointF half(size / 2, size / 2);
    for (Square square = 0; square < 64; ++square) {
        if (pieceAt(square) == chess::Piece::None || square == slidingTo())
            continue;
        painter.setOpacity(m_dragging && square == m_selected ? 0.3 : 1);
        painter.drawPixmap(cellRect(cellOf(square)).topLeft(), m_sprites.piece(pieceAt(square), size, devicePixelRatioF()));
    }
    painter.setOpacity(1);
    if (const Square to = slidingTo(); to != chess::kNoSquare) {
        const QPointF from = cellRect(cellOf(chess::fromOf(m_picture.last))).topLeft();
        const QPointF way = cellRect(cellOf(to)).topLeft() - from;
        painter.drawPixmap(from + way * m_slide->currentValue().toDouble(), m_sprites.piece(pieceAt(to), size, devicePixelRatioF()));
    }
    if (m_dragging && m_selected != chess::kNoSquare)
        painter.drawPixmap(m_dragAt - half, m_sprites.piece(pieceAt(m_selected), size, devicePixelRatioF()));
}

void ChessBoardWidget::drawTargets(QPainter& painter) const
{
    if (m_selected == chess::kNoSquare)
        return;
    QColor color = Theme::light().accent;
    color.setAlpha(150);
    for (const Move move : m_picture.legal) {
        if (chess::fromOf(move) != m_selected)
            continue;
        if (chess::isPromotion(move) && chess::promotionOf(move) != chess::PieceKind::Queen)
            continue; // one dot for the four
        const Square target = shownTarget(move);
        const QRectF rect = cellRect(cellOf(target));
        const bool capture = pieceAt(target) != chess::Piece::None || chess::isEnPassant(move);
        if (capture) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(color, rect.width() * 0.07));
            painter.drawEllipse(rect.center(), rect.width() * 0.43, rect.width() * 0.43);
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            painter.drawEllipse(rect.center(), rect.width() * 0.145, rect.width() * 0.145);
        }
    }
}

void ChessBoardWidget::drawPromotion(QPainter& painter)
{
    if (!choosingPromotion())
        return;
    const Theme& theme = currentTheme();
    const int count = static_cast<int>(m_promotions.size());
    const QPoint first = cellOf(chess::toOf(m_promotions.front()));
    const int step = first.y() == 0 ? 1 : -1;
    const QRectF box = cellRect(first).united(cellRect(first + QPoint(0, step * (count - 1))));
    painter.fillRect(QRectF(cellRect({0, 0}).topLeft(), cellRect({7, 7}).bottomRight()), QColor(0, 0, 0, 70));
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(chessSquares().light);
    painter.drawRoundedRect(box, 6, 6);
    for (int i = 0; i < count; ++i) {
        const QPoint cell = first + QPoint(0, step * i);
        if (cell == m_hover || (cursorVisible() && cell == cursorCell())) {
            QColor soft = Theme::light().accent;
            soft.setAlpha(90);
            painter.fillRect(cellRect(cell).adjusted(2, 2, -2, -2), soft);
        }
        const auto piece = chess::makePiece(m_picture.toMove, chess::promotionOf(m_promotions[static_cast<std::size_t>(i)]));
        painter.drawPixmap(cellRect(cell).topLeft(), m_sprites.piece(piece, cellSize(), devicePixelRatioF()));
    }
}

OverlayGround ChessBoardWidget::overlayGround() const
{
    return {.cellSize = cellSize(),
        .rect = [this](QPoint cell) { return cellRect(turned(cell)); },
        .back = [](QPoint cell) { return (cell.x() + cell.y()) % 2 != 0 ? chessSquares().dark : chessSquares().light; },
        .squares = true,
        .font = font()};
}

void ChessBoardWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    drawSquares(painter);
    if (coordinatesShown())
        drawCoordinates(painter);
    const OverlayGround ground = overlayGround();
    drawOverlayGlow(painter, overlay(), ground);
    drawTargets(painter);
    drawPieces(painter);
    drawOverlayMarks(painter, overlay(), ground);
    drawPromotion(painter);
    drawCursor(painter);
}

} // namespace evenmatch::ui
