#include "ui/help/help_pictures.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/board/mark_colors.h"
#include "ui/explorer/explorer_table.h"
#include "ui/report/board_export.h"
#include "ui/review/policy_overlay.h"

#include <QPainter>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string_view>

namespace evenmatch::ui {

namespace {

constexpr int kBoardSide = 220; ///< points
constexpr int kIconSide = 48;

QPixmap emptyPicture(QSize size, qreal ratio)
{
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    return picture;
}

QPixmap pictureOfBoard(const BoardWidget& board, qreal ratio)
{
    QPixmap picture = emptyPicture({kBoardSide, kBoardSide}, ratio);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    drawBoard(board, painter, kBoardSide);
    return picture;
}

template <class P>
P playedOut(P position, std::initializer_list<std::string_view> moves)
{
    for (const std::string_view text : moves)
        if (const auto move = position.parseMove(text))
            position.play(*move);
    return position;
}

QPixmap goPicture(std::initializer_list<std::string_view> moves, qreal ratio)
{
    GoBoardWidget board;
    board.setCoordinatesShown(false); // they would be too small to read
    GoPicture picture = pictureOf(playedOut(go::Position(9), moves));
    picture.toPlay = go::Color::Empty;
    board.setPicture(std::move(picture));
    return pictureOfBoard(board, ratio);
}

/// Marks moves in these colours, named as in PGN.
QPixmap chessPicture(
    std::initializer_list<std::string_view> moves, std::initializer_list<std::pair<std::string_view, char>> marked, qreal ratio)
{
    const chess::Position position = playedOut(chess::Position(), moves);
    ChessBoardWidget board;
    board.setCoordinatesShown(false);
    board.setPicture(pictureOf(position, game::kNoMove, false));
    Overlay overlay;
    for (const auto& [text, color] : marked)
        if (const auto move = position.parseMove(text))
            addMove(overlay, game::AnyPosition(position), *move, markColor(color));
    board.setOverlay(std::move(overlay));
    return pictureOfBoard(board, ratio);
}

/// The moves after 1. e4, with round numbers.
QPixmap explorerPicture(qreal ratio)
{
    const chess::Position position = playedOut(chess::Position(), {"e4"});
    library::Explored explored;
    const auto add = [&](std::string_view text, std::uint64_t white, std::uint64_t draws, std::uint64_t black, double rating) {
        library::ExploredMove move;
        move.move = position.parseMove(text).value_or(game::kNoMove);
        move.results = {white + draws + black, white, black, draws};
        move.rating = rating;
        move.lastDate = "2025";
        explored.results.games += move.results.games;
        explored.moves.push_back(move);
    };
    add("c5", 400, 100, 500, 1710);
    add("e5", 480, 80, 240, 1640);
    add("e6", 140, 30, 130, 1680);
    add("c6", 90, 20, 90, 1650);
    ExplorerTable table;
    table.moves().set(game::AnyPosition(position), explored);
    table.resize(table.sizeHint().width() + 40, table.sizeHint().height());
    QPixmap picture = emptyPicture(table.size(), ratio);
    table.render(&picture);
    return picture;
}

QPixmap iconPicture(const QString& icon, qreal ratio)
{
    QPixmap picture = emptyPicture({kIconSide, kIconSide}, ratio);
    QPainter painter(&picture);
    themedIcon(icon, currentTheme()).paint(&painter, QRect(0, 0, kIconSide, kIconSide));
    return picture;
}

} // namespace

QPixmap helpPicture(const QString& id, qreal ratio)
{
    if (id == QLatin1String("play"))
        return goPicture({"C3", "G7", "G3", "C6", "E5", "F4"}, ratio);
    if (id == QLatin1String("board"))
        return chessPicture({}, {{"g1f3", 'B'}}, ratio);
    if (id == QLatin1String("position"))
        return goPicture({"C3", "pass", "G7", "pass", "C7", "pass", "G3"}, ratio);
    if (id == QLatin1String("review"))
        return chessPicture({"e4", "e5", "Nf3", "Nc6", "Bc4"}, {{"g8f6", 'G'}, {"h7h6", 'R'}}, ratio);
    if (id == QLatin1String("learn"))
        return chessPicture({"e4", "e5", "Bc4", "Nc6", "Qh5", "g6"}, {{"h5f3", 'B'}}, ratio);
    if (id == QLatin1String("term-ko"))
        return goPicture({"D5", "E6", "C4", "F5", "D3", "E4", "E5", "D4"}, ratio);
    if (id == QLatin1String("term-handicap"))
        return goPicture({"C3", "pass", "G7", "pass", "C7"}, ratio);
    if (id == QLatin1String("explorer"))
        return explorerPicture(ratio);
    const QString icons[] = {QStringLiteral("games"), QStringLiteral("tree"), QStringLiteral("engines"), QStringLiteral("lab")};
    return std::ranges::find(icons, id) != std::end(icons) ? iconPicture(id, ratio) : QPixmap();
}

} // namespace evenmatch::ui
