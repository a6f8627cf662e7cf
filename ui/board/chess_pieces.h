// Our piece sets, drawn from the SVGs in resources/pieces at any size.
#pragma once

#include "core/game/chess/types.h"

#include <QPixmap>
#include <QString>

#include <array>

namespace evenmatch::ui {

/// Caches the pictures; drawing one takes a millisecond.
class PieceSprites {
public:
    /// Of that set (PieceSet::id), or of the user's choice if it is empty.
    explicit PieceSprites(QString set = {}) : m_set(std::move(set)) { }

    /// A piece in a square of that size, in logical pixels. REQUIRES: piece != None
    const QPixmap& piece(chess::Piece piece, double size, double devicePixelRatio);

private:
    QString m_set;
    QString m_drawn; ///< the set of the pictures
    int m_pixels = 0;
    double m_ratio = 0;
    std::array<QPixmap, 16> m_pixmaps; ///< by Piece
};

/// "white knight", translated.
QString pieceName(chess::Piece piece);

} // namespace evenmatch::ui
