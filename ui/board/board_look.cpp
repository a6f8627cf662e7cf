#include "ui/board/board_look.h"

#include "ui/base/theme.h"
#include "ui/board/board_widget.h"

#include <QApplication>
#include <QEvent>
#include <QSettings>

#include <algorithm>

namespace evenmatch::ui {

namespace {

const auto kGoKey = QStringLiteral("view/goBoard");
const auto kChessKey = QStringLiteral("view/chessBoard");
const auto kPiecesKey = QStringLiteral("view/chessPieces");

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BoardLook)
};

struct Look {
    GoMaterial go;
    ChessColours chess;
    PieceSet pieces;
};

Look& look()
{
    static Look chosen{goMaterials().front(), chessColours().front(), pieceSets().front()}; // of the one QApplication, as the theme is
    return chosen;
}

template <class Thing>
Thing named(const std::vector<Thing>& things, const QString& id)
{
    const auto found = std::ranges::find(things, id, &Thing::id);
    return found == things.end() ? things.front() : *found;
}

/// Boards cache pictures of their materials; pieces also appear beside boards.
void showOnBoards()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        if (auto* board = qobject_cast<BoardWidget*>(widget)) {
            QEvent changed(QEvent::StyleChange);
            QApplication::sendEvent(board, &changed);
        }
        if (widget->isVisible())
            widget->update();
    }
}

} // namespace

QColor GoMaterial::middle() const
{
    return QColor((light.red() + deep.red()) / 2, (light.green() + deep.green()) / 2, (light.blue() + deep.blue()) / 2);
}

std::vector<GoMaterial> goMaterials()
{
    return {{QStringLiteral("kaya"), Words::tr("Kaya"), QColor("#e9c486"), QColor("#cb9853"), QColor("#3b2a14"), QColor("#4d3615")},
        {QStringLiteral("walnut"), Words::tr("Walnut"), QColor("#cf9f6c"), QColor("#9c693f"), QColor("#24150a"), QColor("#24150a")},
        {QStringLiteral("bamboo"), Words::tr("Bamboo"), QColor("#ece0ae"), QColor("#cdbb78"), QColor("#3c3a1e"), QColor("#4b481f")},
        {QStringLiteral("paper"), Words::tr("Paper"), QColor("#eee7d8"), QColor("#e6deca"), QColor("#4a4740"), QColor("#575349")}};
}

std::vector<ChessColours> chessColours()
{
    return {{QStringLiteral("quiet"), Words::tr("Quiet"), {}, {}},
        {QStringLiteral("wood"), Words::tr("Wood"), QColor("#ecd5ab"), QColor("#b3814f")},
        {QStringLiteral("green"), Words::tr("Green"), QColor("#e9ecd6"), QColor("#78966a")},
        {QStringLiteral("blue"), Words::tr("Blue"), QColor("#e2e9f0"), QColor("#7896b4")}};
}

std::vector<PieceSet> pieceSets()
{
    return {{QStringLiteral("classic"), Words::tr("Classic")}, {QStringLiteral("flat"), Words::tr("Flat")}};
}

const GoMaterial& goMaterial() { return look().go; }

ChessColours chessSquares()
{
    ChessColours chess = look().chess;
    if (!chess.light.isValid()) {
        chess.light = currentTheme().chessLight;
        chess.dark = currentTheme().chessDark;
    }
    return chess;
}

const PieceSet& pieceSet() { return look().pieces; }

void chooseGoMaterial(const QString& id)
{
    QSettings().setValue(kGoKey, id);
    readBoardLook();
}

void chooseChessColours(const QString& id)
{
    QSettings().setValue(kChessKey, id);
    readBoardLook();
}

void choosePieceSet(const QString& id)
{
    QSettings().setValue(kPiecesKey, id);
    readBoardLook();
}

void readBoardLook()
{
    const QSettings settings;
    look() = {named(goMaterials(), settings.value(kGoKey).toString()), named(chessColours(), settings.value(kChessKey).toString()),
        named(pieceSets(), settings.value(kPiecesKey).toString())};
    showOnBoards();
}

} // namespace evenmatch::ui
