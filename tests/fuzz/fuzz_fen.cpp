// The first line is a FEN; a valid position must survive writing and reading. Every further line is a move in any notation; a parsed move
// must be legal and survive writing and reading.
#include "core/game/chess/position.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

using namespace evenmatch::chess;
using evenmatch::fuzz::require;

namespace {

std::string_view takeLine(std::string_view& text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
}

void checkPosition(const Position& position)
{
    const std::string fen = position.fen();
    const auto again = Position::fromFen(fen, position.isChess960());
    require(again.ok() && again->board() == position.board() && again->fen() == fen);
    require(position.hash() == position.computeHash());
    MoveList list;
    position.legalMoves(list);
    require(list.empty() == position.isOver());
}

void checkMove(const Position& position, Move move)
{
    require(position.board().isLegal(move));
    const auto san = position.parseSan(position.san(move));
    require(san.ok() && *san == move);
    require(position.parseUci(position.uci(move)) == move);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string_view text(reinterpret_cast<const char*>(data), size);
    auto position = Position::fromFen(takeLine(text));
    if (!position)
        return 0;
    checkPosition(*position);
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        const auto move = position->parseSan(line);
        require(!position->parseMove(line).has_value() || position->isLegal(*position->parseMove(line)));
        if (!move)
            continue;
        checkMove(*position, *move);
        if (position->moveNumber() < 39999 && position->halfmoveClock() < 20000) // the limit of FEN's counter
            position->play(*move);
        checkPosition(*position);
    }
    return 0;
}
