#include "ui/board/chess_pieces.h"

#include "ui/base/theme.h"
#include "ui/board/board_look.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>

namespace evenmatch::ui {

namespace {

QString fileOfPiece(const QString& set, chess::Piece piece)
{
    static constexpr const char* kKinds[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    return QStringLiteral(":/pieces/%1/%2-%3.svg")
        .arg(set, QLatin1String(chess::sideOf(piece) == game::Side::First ? "white" : "black"),
            QLatin1String(kKinds[static_cast<int>(chess::kindOf(piece))]));
}

} // namespace

const QPixmap& PieceSprites::piece(chess::Piece piece, double size, double devicePixelRatio)
{
    const int pixels = std::max(1, static_cast<int>(std::lround(size * devicePixelRatio)));
    const QString& set = m_set.isEmpty() ? pieceSet().id : m_set;
    if (set != m_drawn || pixels != m_pixels || devicePixelRatio != m_ratio) {
        m_pixmaps = {};
        m_drawn = set;
        m_pixels = pixels;
        m_ratio = devicePixelRatio;
    }
    QPixmap& pixmap = m_pixmaps[static_cast<std::size_t>(piece)];
    if (pixmap.isNull()) {
        loadResources();
        pixmap = QPixmap(pixels, pixels);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(fileOfPiece(set, piece)).render(&painter);
        painter.end();
        pixmap.setDevicePixelRatio(devicePixelRatio);
    }
    return pixmap;
}

QString pieceName(chess::Piece piece)
{
    static constexpr const char* kNames[] = {QT_TRANSLATE_NOOP("Piece", "white pawn"), QT_TRANSLATE_NOOP("Piece", "white knight"),
        QT_TRANSLATE_NOOP("Piece", "white bishop"), QT_TRANSLATE_NOOP("Piece", "white rook"), QT_TRANSLATE_NOOP("Piece", "white queen"),
        QT_TRANSLATE_NOOP("Piece", "white king"), QT_TRANSLATE_NOOP("Piece", "black pawn"), QT_TRANSLATE_NOOP("Piece", "black knight"),
        QT_TRANSLATE_NOOP("Piece", "black bishop"), QT_TRANSLATE_NOOP("Piece", "black rook"), QT_TRANSLATE_NOOP("Piece", "black queen"),
        QT_TRANSLATE_NOOP("Piece", "black king")};
    const int side = chess::sideOf(piece) == game::Side::First ? 0 : 6;
    return QCoreApplication::translate("Piece", kNames[side + static_cast<int>(chess::kindOf(piece))]);
}

} // namespace evenmatch::ui
