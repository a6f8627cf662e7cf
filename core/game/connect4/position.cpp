#include "core/game/connect4/position.h"

namespace evenmatch::connect4 {

using game::Move;
using game::Side;

void Position::legalMoves(game::MoveList& list) const
{
    list.clear();
    for (std::uint64_t open = openColumns(); open != 0; open &= open - 1)
        list.push_back({static_cast<std::uint16_t>(std::countr_zero(open))});
}

std::string Position::moveText(Move move) const { return std::string(1, static_cast<char>('a' + move.code)); }

std::optional<Move> Position::parseMove(std::string_view text) const
{
    if (text.size() != 1)
        return std::nullopt;
    const char c = text.front();
    const int column = c >= '1' && c <= '7' ? c - '1' : game::letterIndex(c);
    const Move move{static_cast<std::uint16_t>(column)};
    return isLegal(move) ? std::optional(move) : std::nullopt;
}

std::optional<Side> Position::discAt(int column, int row) const
{
    const std::uint64_t bit = std::uint64_t{1} << (8 * row + column);
    if (m_mover & bit)
        return sideToMove();
    return m_waiting & bit ? std::optional(game::opponent(sideToMove())) : std::nullopt;
}

std::string Position::diagram() const
{
    std::string text;
    for (int row = kRows - 1; row >= 0; --row) {
        for (int column = 0; column < kColumns; ++column) {
            const auto disc = discAt(column, row);
            text += !disc ? '.' : *disc == Side::First ? 'X' : 'O';
            text += column + 1 < kColumns ? ' ' : '\n';
        }
    }
    return text + "a b c d e f g\n";
}

} // namespace evenmatch::connect4
