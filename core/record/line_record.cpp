#include "core/record/line_record.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"

#include <cassert>

namespace evenmatch::record {

namespace {

void describeGo(GameRecord& record, const go::Position& position)
{
    record.format = Format::Sgf;
    record.setup.game = position.size() == 19 ? "go" : "go" + std::to_string(position.size());
    record.setup.width = record.setup.height = position.size();
    record.setup.rules = position.rules().name;
    record.setup.komi = position.komi();
    record.setup.handicap = position.handicap();
    const auto letter = [](int n) { return static_cast<char>('a' + n); };
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x)
            if (const go::Color color = position.colorAt(x, y); color != go::Color::Empty)
                record.addValue(kRoot, color == go::Color::Black ? "AB" : "AW", {letter(x), letter(y)});
    if (position.sideToMove() == Side::Second)
        record.addValue(kRoot, "PL", "W");
}

void describeChess(GameRecord& record, const chess::Position& position)
{
    record.format = Format::Pgn;
    record.setup.game = position.isChess960() ? "chess960" : "chess";
    record.setup.width = record.setup.height = 8;
    if (!(position == chess::Position()))
        record.setup.position = position.fen();
}

} // namespace

GameRecord lineRecord(const game::AnyPosition& start, std::span<const Move> moves)
{
    GameRecord record;
    const auto* board = start.as<go::Position>();
    const auto* chessBoard = start.as<chess::Position>();
    assert(board || chessBoard);
    board ? describeGo(record, *board) : describeChess(record, *chessBoard);
    NodeId node = kRoot;
    Side side = start.sideToMove();
    for (const Move move : moves) {
        node = record.addNode(node, move, side);
        side = game::opponent(side);
    }
    return record;
}

} // namespace evenmatch::record
