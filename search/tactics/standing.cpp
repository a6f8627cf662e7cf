#include "search/tactics/standing.h"

#include "search/tactics/features.h"
#include "search/tactics/weights.h"

#include <algorithm>

namespace evenmatch::search {

using namespace chess;

namespace {

struct WeightedSum {
    int early = 0;
    int late = 0;

    void operator()(int feature, int times)
    {
        const Weight& weight = kWeights[static_cast<std::size_t>(feature)];
        early += times * weight.early;
        late += times * weight.late;
    }
};

} // namespace

int standing(const Board& board)
{
    WeightedSum sum;
    FeatureCounter(board, sum).count();
    const int phase = phaseOf(board);
    return (sum.early * phase + sum.late * (kFullBoard - phase)) / kFullBoard;
}

int exchangeGain(const Board& board, Move move)
{
    const Square square = toOf(move);
    const auto worth = [](PieceKind kind) { return kPieceWorth[static_cast<std::size_t>(kind)]; };
    Bitboard occupied = board.occupied() ^ bit(fromOf(move));
    std::array<int, 33> gains{};
    std::size_t depth = 0;
    gains[0] = isEnPassant(move) ? worth(PieceKind::Pawn) : isCastling(move) ? 0 : worth(kindOf(board.pieceAt(square)));
    PieceKind standing = kindOf(board.pieceAt(fromOf(move)));
    Side side = opponent(board.sideToMove());
    while (depth + 1 < gains.size()) {
        const Bitboard takers = board.attackersTo(square, occupied) & occupied;
        Bitboard own = takers & board.pieces(side);
        if (own == 0)
            break;
        int kind = 0;
        while ((own & board.pieces(static_cast<PieceKind>(kind))) == 0)
            ++kind;
        if (static_cast<PieceKind>(kind) == PieceKind::King && (takers & board.pieces(opponent(side))) != 0)
            break; // the king would step into check
        ++depth;
        gains[depth] = worth(standing) - gains[depth - 1];
        standing = static_cast<PieceKind>(kind);
        occupied ^= bit(lowest(own & board.pieces(standing)));
        side = opponent(side);
    }
    for (; depth > 0; --depth)
        gains[depth - 1] = -std::max(-gains[depth - 1], gains[depth]);
    return gains[0];
}

} // namespace evenmatch::search
