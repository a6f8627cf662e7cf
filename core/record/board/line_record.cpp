#include "core/record/board/line_record.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/record/board/go_draft.h"

#include <cassert>

namespace evenmatch::record {

namespace {

GameRecord recordOfChess(const chess::Position& position)
{
    GameRecord record;
    record.format = Format::Pgn;
    record.setup.game = position.isChess960() ? "chess960" : "chess";
    record.setup.width = record.setup.height = 8;
    if (!(position == chess::Position()))
        record.setup.position = position.fen();
    return record;
}

} // namespace

GameRecord lineRecord(const game::AnyPosition& start, std::span<const Move> moves)
{
    const auto* board = start.as<go::Position>();
    const auto* chessBoard = start.as<chess::Position>();
    assert(board || chessBoard);
    GameRecord record = board ? recordOf(draftOf(*board)) : recordOfChess(*chessBoard);
    NodeId node = kRoot;
    Side side = start.sideToMove();
    for (const Move move : moves) {
        node = record.addNode(node, move, side);
        side = game::opponent(side);
    }
    return record;
}

} // namespace evenmatch::record
