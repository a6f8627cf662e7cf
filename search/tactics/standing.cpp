#include "search/tactics/standing.h"

#include <algorithm>
#include <cstdlib>

namespace evenmatch::search {

using namespace chess;

namespace {

/// Centipawns early and late in a game.
struct Worth {
    int early = 0;
    int late = 0;

    Worth& operator+=(Worth other)
    {
        early += other.early;
        late += other.late;
        return *this;
    }
    Worth& operator-=(Worth other) { return *this += {-other.early, -other.late}; }
};
constexpr Worth operator*(int count, Worth worth)
{
    return {count * worth.early, count * worth.late};
}

constexpr std::array<Worth, 6> kPieces{{{85, 110}, {325, 300}, {340, 325}, {480, 530}, {970, 960}, {0, 0}}};
constexpr std::array<int, 6> kPhases{0, 1, 1, 2, 4, 0}; ///< how much a piece makes it early
constexpr int kFullBoard = 24;
constexpr std::array<Worth, 8> kPassed{{{0, 0}, {0, 8}, {2, 14}, {6, 28}, {18, 52}, {38, 90}, {70, 140}, {0, 0}}}; ///< by rank
constexpr Worth kIsolated{-8, -12};
constexpr Worth kDoubled{-8, -16};
constexpr Worth kBishops{28, 45}; ///< both of them
constexpr Worth kOpenFile{22, 8};
constexpr Worth kHalfOpenFile{10, 6};
constexpr std::array<Worth, 6> kReach{{{}, {4, 4}, {4, 5}, {2, 4}, {1, 3}, {}}}; ///< a square that a piece moves to
constexpr std::array<int, 6> kUsualReach{0, 4, 6, 6, 12, 0};
constexpr std::array<int, 6> kAttack{0, 9, 9, 12, 20, 0}; ///< on a square beside the other king, early
constexpr int kShelter = 11;
constexpr int kToMove = 12;

constexpr Bitboard neighbours(int file)
{
    return (file > 0 ? fileMask(file - 1) : 0) | (file < 7 ? fileMask(file + 1) : 0);
}

/// 0 in the corners, 6 on the four squares in the middle.
constexpr int centrality(Square square)
{
    const auto near = [](int line) { return line < 4 ? line : 7 - line; };
    return near(fileOf(square)) + near(rankOf(square));
}

constexpr Bitboard ranksBeyond(Side side, int rank)
{
    return side == Side::First ? (rank < 7 ? ~Bitboard{0} << (8 * (rank + 1)) : 0) : (Bitboard{1} << (8 * rank)) - 1;
}

Worth pawnsOf(const Board& board, Side side)
{
    Worth sum;
    const Bitboard own = board.pieces(side, PieceKind::Pawn);
    const Bitboard others = board.pieces(opponent(side), PieceKind::Pawn);
    for (Bitboard set = own; set != 0;) {
        const Square square = takeLowest(set);
        const int file = fileOf(square);
        const int rank = relativeRank(side, rankOf(square));
        const Bitboard ahead = ranksBeyond(side, rankOf(square));
        const bool isCentral = file >= 2 && file <= 5;
        sum += {isCentral ? 5 * (rank - 1) + (file == 3 || file == 4 ? 6 : 0) : 1, 4 * (rank - 1)};
        if ((others & ahead & (fileMask(file) | neighbours(file))) == 0 && (own & ahead & fileMask(file)) == 0)
            sum += kPassed[static_cast<std::size_t>(rank)];
        if ((own & neighbours(file)) == 0)
            sum += kIsolated;
        if ((own & ahead & fileMask(file)) != 0)
            sum += kDoubled;
    }
    return sum;
}

Worth kingOf(const Board& board, Side side)
{
    const Square king = board.kingSquare(side);
    const int rank = relativeRank(side, rankOf(king));
    const Bitboard files = fileMask(fileOf(king)) | neighbours(fileOf(king));
    const Bitboard front = files & board.pieces(side, PieceKind::Pawn) & ranksBeyond(side, rankOf(king));
    const Bitboard near = front & (rankMask(relativeRank(side, std::min(7, rank + 1))) | rankMask(relativeRank(side, std::min(7, rank + 2))));
    const bool isCentral = fileOf(king) == 3 || fileOf(king) == 4;
    return {kShelter * std::popcount(near) - 14 * rank - (isCentral ? 22 : fileOf(king) == 5 || fileOf(king) == 2 ? 8 : 0),
        9 * centrality(king) - 27};
}

Worth piecesOf(const Board& board, Side side, int& phase)
{
    Worth sum;
    const Bitboard pawns = board.pieces(side, PieceKind::Pawn);
    const Bitboard otherPawns = board.pieces(opponent(side), PieceKind::Pawn);
    const Bitboard taken = side == Side::First ? shifted<-7>(otherPawns) | shifted<-9>(otherPawns) : shifted<7>(otherPawns) | shifted<9>(otherPawns);
    const Bitboard besideKing = kingAttacks(board.kingSquare(opponent(side)));
    int attack = 0;
    int attackers = 0;
    for (int kind = static_cast<int>(PieceKind::Pawn); kind < static_cast<int>(PieceKind::King); ++kind) {
        const auto index = static_cast<std::size_t>(kind);
        Bitboard set = board.pieces(side, static_cast<PieceKind>(kind));
        sum += std::popcount(set) * kPieces[index];
        phase += std::popcount(set) * kPhases[index];
        while (kind != static_cast<int>(PieceKind::Pawn) && set != 0) {
            const Square square = takeLowest(set);
            const Bitboard reached = pieceAttacks(static_cast<PieceKind>(kind), square, board.occupied());
            sum += (std::popcount(reached & ~board.pieces(side) & ~taken) - kUsualReach[index]) * kReach[index];
            if ((reached & besideKing) != 0) {
                ++attackers;
                attack += kAttack[index] * std::popcount(reached & besideKing);
            }
            if (kind == static_cast<int>(PieceKind::Knight))
                sum += {5 * centrality(square) - 16, 4 * centrality(square) - 12};
            if (kind == static_cast<int>(PieceKind::Rook) && (pawns & fileMask(fileOf(square))) == 0)
                sum += (otherPawns & fileMask(fileOf(square))) == 0 ? kOpenFile : kHalfOpenFile;
        }
    }
    if (attackers > 1)
        sum.early += attack * std::min(attackers, 4) / 4;
    if (moreThanOne(board.pieces(side, PieceKind::Bishop)))
        sum += kBishops;
    return sum;
}

} // namespace

int standing(const Board& board)
{
    const Side side = board.sideToMove();
    int phase = 0;
    Worth sum = piecesOf(board, side, phase);
    sum -= piecesOf(board, opponent(side), phase);
    sum += pawnsOf(board, side);
    sum -= pawnsOf(board, opponent(side));
    sum += kingOf(board, side);
    sum -= kingOf(board, opponent(side));
    phase = std::min(phase, kFullBoard);
    return (sum.early * phase + sum.late * (kFullBoard - phase)) / kFullBoard + kToMove;
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
            break; // it would step into check
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
