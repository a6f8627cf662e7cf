// Our piece set, drawn from the SVGs in resources/pieces at the size asked for.
#pragma once

#include "core/game/chess/types.h"

#include <QPixmap>

#include <array>

class QString;

namespace evenmatch::ui {

class PieceSprites {
public:
    /// A piece in a square of that size, in logical pixels. REQUIRES: piece != None
    const QPixmap& piece(chess::Piece piece, double size, double devicePixelRatio);

private:
    int m_pixels = 0;
    double m_ratio = 0;
    std::array<QPixmap, 16> m_pixmaps; ///< by Piece
};

/// "white knight", translated.
QString pieceName(chess::Piece piece);

} // namespace evenmatch::ui
