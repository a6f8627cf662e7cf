#include "core/game/othello/position.h"

namespace evenmatch::othello {

using game::Move;
using game::Side;

namespace {

bool isPass(std::string_view text)
{
    constexpr std::string_view kWord = "pass";
    if (text.size() != kWord.size())
        return false;
    for (std::size_t i = 0; i < kWord.size(); ++i)
        if (game::letterIndex(text[i]) != game::letterIndex(kWord[i]))
            return false;
    return true;
}

} // namespace

template <int N>
void Position<N>::legalMoves(game::MoveList& list) const
{
    list.clear();
    for (std::uint64_t moves = m_state.moves; moves != 0; moves &= moves - 1)
        list.push_back({static_cast<std::uint16_t>(std::countr_zero(moves))});
    if (mustPass())
        list.push_back(kPass);
}

template <int N>
std::string Position<N>::moveText(Move move) const
{
    if (move == kPass)
        return "pass";
    return {static_cast<char>('a' + move.code % N), static_cast<char>('1' + move.code / N)};
}

template <int N>
std::optional<Move> Position<N>::parseMove(std::string_view text) const
{
    Move move = game::kNoMove;
    if (isPass(text)) {
        move = kPass;
    } else if (text.size() == 2) {
        const int x = game::letterIndex(text[0]);
        const int y = text[1] - '1';
        if (x >= 0 && x < N && y >= 0 && y < N)
            move.code = static_cast<std::uint16_t>(y * N + x);
    }
    return isLegal(move) ? std::optional(move) : std::nullopt;
}

template <int N>
std::string Position<N>::diagram() const
{
    std::string text = "  ";
    for (int x = 0; x < N; ++x)
        text += {static_cast<char>('a' + x), x + 1 < N ? ' ' : '\n'};
    for (int y = 0; y < N; ++y) {
        text += static_cast<char>('1' + y);
        for (int x = 0; x < N; ++x) {
            const int square = y * N + x;
            const auto on = [square](std::uint64_t bits) { return (bits >> square & 1) != 0; };
            text += ' ';
            text += on(discs(Side::First)) ? 'X' : on(discs(Side::Second)) ? 'O' : on(m_state.moves) ? '*' : '.';
        }
        text += '\n';
    }
    return text;
}

template class Position<6>;
template class Position<8>;

} // namespace evenmatch::othello
