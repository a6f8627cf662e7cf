#include "core/lesson/facts/shut_in.h"

#include "core/lesson/facts/chess_tactics.h"

#include <algorithm>

namespace evenmatch::lesson {

using chess::Bitboard;
using chess::Board;
using chess::Move;
using chess::MoveList;
using chess::PieceKind;
using chess::Side;
using chess::Square;

namespace {

constexpr int kBetween = 2; ///< a check, an exchange

bool isAttacked(const Board& board, Square square, Side by)
{
    return (board.attackersTo(square, board.occupied()) & board.pieces(by)) != 0;
}

/// One piece on the board after the move, the other side to play.
class Cage {
public:
    Cage(const Board& board, Square victim) : Cage(board, victim, material(board, chess::opponent(board.sideToMove()))) { }

    /// Whether it can move to a square where a capture wins little.
    bool isOpen() const
    {
        MoveList answers;
        m_board.legalMoves(answers);
        return std::ranges::any_of(answers, [&](Move answer) {
            const bool leaves = chess::fromOf(answer) == m_victim && !chess::isCastling(answer);
            return leaves && !isTakenAt(after(m_board, answer), chess::toOf(answer));
        });
    }

    /// Whether after each reply it can be captured at once, or attacked and then captured, or the reply loses as much elsewhere. Allows
    /// `between` checks and exchanges in between.
    bool isLost(int between) const
    {
        MoveList answers;
        m_board.legalMoves(answers);
        return !answers.empty() && std::ranges::all_of(answers, [&](Move answer) { return isLostAfter(answer, between); });
    }

private:
    /// `before`: the attacker's material, from which gains are counted.
    Cage(const Board& board, Square victim, int before)
        : m_board(board), m_victim(victim), m_hunter(chess::opponent(board.sideToMove())), m_before(before)
    {
    }

    bool wins(const Board& taken) const { return -settledMaterial(taken) - m_before >= kWins; }

    bool isTakenAt(const Board& answered, Square square) const
    {
        MoveList moves;
        answered.legalMoves(moves);
        return std::ranges::any_of(
            moves, [&](Move move) { return chess::toOf(move) == square && isCapture(answered, move) && wins(after(answered, move)); });
    }

    bool isLostAfter(Move answer, int between) const
    {
        if (chess::isCastling(answer) && chess::toOf(answer) == m_victim)
            return false;
        const Board answered = after(m_board, answer);
        const Square victim = chess::fromOf(answer) == m_victim ? chess::toOf(answer) : m_victim;
        MoveList moves;
        answered.legalMoves(moves);
        const auto takes = [&](Move move) { return isCapture(answered, move) && wins(after(answered, move)); };
        const auto hunts = [&](Move move) { return !isCapture(answered, move) && huntsDown(answered, move, victim); };
        if (std::ranges::any_of(moves, takes) || std::ranges::any_of(moves, hunts))
            return true;
        const bool isExchange = isCapture(m_board, answer);
        if (between == 0 || !(isExchange || answered.inCheck()) || chess::fromOf(answer) == m_victim)
            return false;
        return std::ranges::any_of(moves, [&](Move move) {
            const bool isMet = isExchange ? chess::toOf(move) == chess::toOf(answer) : true;
            return isMet && Cage(after(answered, move), victim, m_before).isLost(between - 1);
        });
    }

    /// The move attacks the piece, which is lost after any reply.
    bool huntsDown(const Board& answered, Move move, Square victim) const
    {
        if (chess::isPromotion(move) || !isAttacked(after(answered, move), victim, m_hunter))
            return false;
        const auto counts = [victim](const Board&, Move answer, Move capture) {
            return chess::toOf(capture) == (chess::fromOf(answer) == victim ? chess::toOf(answer) : victim);
        };
        return material(answered, m_hunter) - m_before + sureGainBy(answered, move, counts) >= kWins;
    }

    const Board& m_board;
    Square m_victim;
    Side m_hunter;
    int m_before;
};

} // namespace

std::vector<Square> shutIn(const Board& board, Move move)
{
    std::vector<Square> found;
    if (board.inCheck() || isCapture(board, move) || chess::isPromotion(move) || chess::isCastling(move))
        return found;
    const Side own = board.sideToMove();
    const Side enemy = chess::opponent(own);
    const Board next = after(board, move);
    if (next.inCheck())
        return found;
    const Board before = passed(board);
    const Bitboard pieces = next.pieces(enemy) & ~next.pieces(PieceKind::Pawn) & ~next.pieces(PieceKind::King);
    for (Bitboard set = pieces; set != 0;) {
        const Square victim = chess::takeLowest(set);
        if (isAttacked(next, victim, own) || Cage(next, victim).isOpen() || !Cage(before, victim).isOpen())
            continue;
        if (threatAgainst(next) >= kWins) // another threat would also win after replies that do not meet it
            break;
        if (Cage(next, victim).isLost(kBetween))
            found.push_back(victim);
    }
    return found;
}

} // namespace evenmatch::lesson
