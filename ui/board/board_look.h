// What the boards are made of, as the user likes it. Kept in the settings.
#pragma once

#include <QColor>
#include <QString>

#include <vector>

namespace evenmatch::ui {

/// A Go board's ground: two tones between which the grain goes, and what is drawn on it.
struct GoMaterial {
    QString id;
    QString name;
    QColor light;
    QColor deep;
    QColor ink; ///< lines and stars
    QColor words; ///< coordinates

    QColor middle() const; ///< what stands for the ground where a text needs contrast to it
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

/// Chooses by id, remembers it, and shows it on every board. An unknown id means the usual one.
void chooseGoMaterial(const QString& id);
void chooseChessColours(const QString& id);
void choosePieceSet(const QString& id);
/// Reads the settings: once before there are boards.
void readBoardLook();

} // namespace evenmatch::ui
