#include "ui/board/overlay.h"

#include "core/game/any_position.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "ui/text/sentences.h"

#include <QStringList>

namespace evenmatch::ui {

QString Overlay::textAt(QPoint cell) const
{
    QStringList words;
    const auto add = [&](const QString& text) {
        if (!text.isEmpty())
            words << text;
    };
    for (const OverlayCell& mark : cells)
        if (mark.cell == cell)
            add(mark.words.isEmpty() ? mark.label : mark.words);
    for (const OverlayArrow& arrow : arrows)
        if (arrow.to == cell)
            add(arrow.words.isEmpty() ? arrow.label : arrow.words);
    for (const OverlayStone& stone : stones)
        if (stone.cell == cell)
            add(stone.label);
    return joinList(words);
}

std::optional<MovePlace> placeOf(const game::AnyPosition& position, game::Move move)
{
    if (move == game::kNoMove)
        return std::nullopt;
    if (const auto* board = position.as<go::Position>()) {
        if (board->isPass(move))
            return std::nullopt;
        return MovePlace{.from = {}, .to = QPoint(board->xOf(move), board->yOf(move))};
    }
    if (!position.as<chess::Position>())
        return std::nullopt;
    const auto cellOf = [](chess::Square square) { return QPoint(chess::fileOf(square), 7 - chess::rankOf(square)); };
    const chess::Square from = chess::fromOf(move);
    chess::Square to = chess::toOf(move);
    if (chess::isCastling(move))
        to = chess::squareAt(to > from ? 6 : 2, chess::rankOf(from));
    return MovePlace{.from = cellOf(from), .to = cellOf(to)};
}

} // namespace evenmatch::ui
