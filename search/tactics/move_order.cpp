#include "search/tactics/move_order.h"

#include "core/game/chess/movegen.h"
#include "search/tactics/standing.h"

namespace evenmatch::search {

using namespace chess;

namespace {

class CaptureSink {
public:
    CaptureSink(const Board& board, MoveList& list) : m_taken(board.pieces(opponent(board.sideToMove()))), m_all(list) { }

    void piece(Square from, Bitboard targets) { m_all.piece(from, targets & m_taken); }
    template <int delta>
    void pawns(Bitboard targets)
    {
        m_all.pawns<delta>(targets & m_taken);
    }
    template <int delta>
    void promotions(Bitboard targets)
    {
        while (targets != 0) {
            const Square to = takeLowest(targets);
            m_all.single(makePromotion(to - delta, to, PieceKind::Queen));
        }
    }
    void single(Move move)
    {
        if (isEnPassant(move))
            m_all.single(move);
    }

private:
    Bitboard m_taken;
    ListSink m_all;
};

} // namespace

void captures(const Board& board, MoveList& list)
{
    CaptureSink sink(board, list);
    if (board.sideToMove() == Side::First)
        generate<Side::First>(board, sink);
    else
        generate<Side::Second>(board, sink);
}

int captureOrder(const Board& board, Move move)
{
    constexpr int kQueen = 800; ///< more than a pawn
    const auto worth = [&](Square square) { return kPieceWorth[static_cast<std::size_t>(kindOf(board.pieceAt(square)))]; };
    const int taken = isEnPassant(move) ? kPieceWorth[0] : worth(toOf(move));
    const int promoted = !isPromotion(move) ? 0 : promotionOf(move) == PieceKind::Queen ? kQueen : -kQueen;
    const int gain = taken + promoted;
    if (promoted < 0 || (gain < worth(fromOf(move)) && exchangeGain(board, move) < 0))
        return kBadCapture + gain;
    return kGoodCapture + 16 * gain - worth(fromOf(move)) / 16;
}

} // namespace evenmatch::search
