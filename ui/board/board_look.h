// The appearance of boards, as chosen by the user. Stored in the settings.
#pragma once

#include <QColor>
#include <QString>

#include <vector>

namespace evenmatch::ui {

/// A Go board's surface: two tones of wood, and the colours of lines and text.
struct GoMaterial {
    QString id;
    QString name;
    QColor light;
    QColor deep;
    QColor ink; ///< lines and stars
    QColor words; ///< coordinates

    QColor middle() const; ///< the colour of the surface, for the contrast of text
};

struct ChessColours {
    QString id;
    QString name;
    QColor light; ///< invalid: the theme's
    QColor dark;
};

/// Chess pieces, in resources/pieces/<id>.
struct PieceSet {
    QString id;
    QString name;
};

/// In the order in which they are offered; the first is the usual one. Names in the language of the moment.
std::vector<GoMaterial> goMaterials();
std::vector<ChessColours> chessColours();
std::vector<PieceSet> pieceSets();

/// The chosen ones.
const GoMaterial& goMaterial();
ChessColours chessSquares(); ///< with colours, by default the theme's
const PieceSet& pieceSet();

/// Chooses by id, stores the choice, and updates every board. An unknown id means the usual one.
void chooseGoMaterial(const QString& id);
void chooseChessColours(const QString& id);
void choosePieceSet(const QString& id);
/// Reads the settings; called once, before any board exists.
void readBoardLook();

} // namespace evenmatch::ui
