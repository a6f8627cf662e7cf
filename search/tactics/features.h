// The features of a chess position. Internal to search/tactics.
//
// A feature's weights (weights.h) are its values early and late in a game; the position's value is the sum over the features of the side to
// move minus the other side's. Fitting and playing use the same code.
#pragma once

#include "core/game/chess/board.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

namespace evenmatch::search {

/// Where each kind of feature begins.
namespace feature {

inline constexpr int kPiece = 0; ///< by kind, without the king
inline constexpr int kPlace = kPiece + 5; ///< by kind and square, left and right alike
inline constexpr int kReachOfKnight = kPlace + 6 * 32; ///< by squares that it moves to
inline constexpr int kReachOfBishop = kReachOfKnight + 9;
inline constexpr int kReachOfRook = kReachOfBishop + 14;
inline constexpr int kReachOfQueen = kReachOfRook + 15;
inline constexpr int kPassed = kReachOfQueen + 28; ///< pawns, by rank
inline constexpr int kPassedFree = kPassed + 8; ///< with a free and unattacked path
inline constexpr int kOwnKingToPassed = kPassedFree + 8; ///< by steps; only for pawns beyond the middle
inline constexpr int kOtherKingToPassed = kOwnKingToPassed + 8;
inline constexpr int kGuardedPawn = kOtherKingToPassed + 8; ///< by rank
inline constexpr int kPawnBeside = kGuardedPawn + 8;
inline constexpr int kIsolated = kPawnBeside + 8;
inline constexpr int kDoubled = kIsolated + 1;
inline constexpr int kBackward = kDoubled + 1;
inline constexpr int kBishops = kBackward + 1; ///< both of them
inline constexpr int kOpenFile = kBishops + 1;
inline constexpr int kHalfOpenFile = kOpenFile + 1;
inline constexpr int kOutpost = kHalfOpenFile + 1; ///< knight, bishop: guarded by a pawn where no pawn can attack it
inline constexpr int kTakenByPawn = kOutpost + 2; ///< the other side's pieces, by kind
inline constexpr int kTakenByLess = kTakenByPawn + 5; ///< rook and queen by a minor piece, the queen by a rook
inline constexpr int kHanging = kTakenByLess + 2; ///< attacked and not guarded, by kind
inline constexpr int kBesideKing = kHanging + 5; ///< by how much attacks the squares around the other king; then the same with a queen
inline constexpr int kKingSteps = 20;
inline constexpr int kSafeCheck
    = kBesideKing + 2 * kKingSteps; ///< knight, bishop, rook, queen: could check from a square that is not guarded
inline constexpr int kShelter = kSafeCheck + 4; ///< by the nearest own pawn's distance before the king; then on the files beside
inline constexpr int kStorm = kShelter + 16; ///< of the other side's pawns, likewise
inline constexpr int kToMove = kStorm + 16;
inline constexpr int kCount = kToMove + 1;

} // namespace feature

/// All squares that a side attacks.
struct Attacks {
    std::array<chess::Bitboard, 6> by{}; ///< kind
    chess::Bitboard all = 0;
    int onKing = 0; ///< index into kBesideKing's range

    void add(chess::PieceKind kind, chess::Bitboard attacks)
    {
        by[static_cast<std::size_t>(kind)] |= attacks;
        all |= attacks;
    }
};

constexpr chess::Bitboard filesBeside(int file)
{
    return (file > 0 ? chess::fileMask(file - 1) : 0) | (file < 7 ? chess::fileMask(file + 1) : 0);
}

constexpr chess::Bitboard ranksBeyond(chess::Side side, int rank)
{
    return side == chess::Side::First ? (rank < 7 ? ~chess::Bitboard{0} << (8 * (rank + 1)) : 0) : (chess::Bitboard{1} << (8 * rank)) - 1;
}

inline chess::Bitboard pawnsAttack(chess::Bitboard pawns, chess::Side side)
{
    using chess::shifted;
    return side == chess::Side::First ? shifted<7>(pawns) | shifted<9>(pawns) : shifted<-7>(pawns) | shifted<-9>(pawns);
}

/// A square from its side's view, with the files e to h mirrored to d to a.
constexpr int placeOf(chess::Square square, chess::Side side)
{
    const int file = chess::fileOf(square);
    return chess::relativeRank(side, chess::rankOf(square)) * 4 + std::min(file, 7 - file);
}

inline int stepsBetween(chess::Square a, chess::Square b)
{
    return std::max(std::abs(chess::fileOf(a) - chess::fileOf(b)), std::abs(chess::rankOf(a) - chess::rankOf(b)));
}

/// Counts both sides: `sum(feature, sign)` is called with sign 1 for every feature of the side to move and with -1 for the other's.
template <class Sum>
class FeatureCounter {
public:
    FeatureCounter(const chess::Board& board, Sum& sum) : m_board(board), m_sum(sum) { }

    void count()
    {
        const chess::Side side = m_board.sideToMove();
        for (const chess::Side each : {side, chess::opponent(side)}) {
            of(each).add(chess::PieceKind::Pawn, pawnsAttack(m_board.pieces(each, chess::PieceKind::Pawn), each));
            of(each).add(chess::PieceKind::King, chess::kingAttacks(m_board.kingSquare(each)));
        }
        for (const chess::Side each : {side, chess::opponent(side)}) {
            m_sign = each == side ? 1 : -1;
            pieces(each);
        }
        for (const chess::Side each : {side, chess::opponent(side)}) {
            m_sign = each == side ? 1 : -1;
            pawns(each);
            king(each);
            threats(each);
        }
        m_sign = 1;
        add(feature::kToMove);
    }

private:
    using Kind = chess::PieceKind;
    using Side = chess::Side;
    using Square = chess::Square;
    using Bitboard = chess::Bitboard;

    void add(int index, int times = 1) { m_sum(index, m_sign * times); }
    Attacks& of(Side side) { return m_attacks[static_cast<std::size_t>(side)]; }

    void stands(Kind kind, Square square, Side side)
    {
        if (kind != Kind::King)
            add(feature::kPiece + static_cast<int>(kind));
        add(feature::kPlace + 32 * static_cast<int>(kind) + placeOf(square, side));
    }

    /// Pieces that do not block a piece's attacks: own pieces in front of it on a line.
    Bitboard through(Kind kind, Side side) const
    {
        const Bitboard queens = m_board.pieces(side, Kind::Queen);
        return kind == Kind::Bishop ? queens : kind == Kind::Rook ? queens | m_board.pieces(side, Kind::Rook) : 0;
    }

    void pieces(Side side)
    {
        constexpr std::array<int, 4> kReach{
            feature::kReachOfKnight, feature::kReachOfBishop, feature::kReachOfRook, feature::kReachOfQueen};
        constexpr std::array<int, 4> kOnKing{2, 2, 3, 4};
        const Side other = chess::opponent(side);
        const Bitboard free = ~m_board.pieces(side) & ~of(other).by[0];
        const Bitboard ownPawns = m_board.pieces(side, Kind::Pawn);
        const Bitboard otherPawns = m_board.pieces(other, Kind::Pawn);
        const Bitboard besideKing = chess::kingAttacks(m_board.kingSquare(other));
        const Bitboard unguarded = besideKing & ~of(other).by[0];
        for (int kind = 1; kind < 5; ++kind)
            for (Bitboard set = m_board.pieces(side, static_cast<Kind>(kind)); set != 0;) {
                const Square square = chess::takeLowest(set);
                const auto index = static_cast<std::size_t>(kind - 1);
                stands(static_cast<Kind>(kind), square, side);
                const Bitboard attacks
                    = chess::pieceAttacks(static_cast<Kind>(kind), square, m_board.occupied() & ~through(static_cast<Kind>(kind), side));
                of(side).add(static_cast<Kind>(kind), attacks);
                add(kReach[index] + std::popcount(attacks & free));
                if ((attacks & besideKing) != 0)
                    of(side).onKing += kOnKing[index] + std::popcount(attacks & unguarded);
                const int file = chess::fileOf(square);
                if (kind <= 2 && (chess::bit(square) & of(side).by[0]) != 0
                    && (otherPawns & filesBeside(file) & ranksBeyond(side, chess::rankOf(square))) == 0)
                    add(feature::kOutpost + kind - 1);
                if (kind == 3 && (ownPawns & chess::fileMask(file)) == 0)
                    add((otherPawns & chess::fileMask(file)) == 0 ? feature::kOpenFile : feature::kHalfOpenFile);
            }
        if (chess::moreThanOne(m_board.pieces(side, Kind::Bishop)))
            add(feature::kBishops);
    }

    void pawns(Side side)
    {
        const Side other = chess::opponent(side);
        const Bitboard own = m_board.pieces(side, Kind::Pawn);
        const Bitboard others = m_board.pieces(other, Kind::Pawn);
        const int forward = side == Side::First ? 8 : -8;
        for (Bitboard set = own; set != 0;) {
            const Square square = chess::takeLowest(set);
            const int file = chess::fileOf(square);
            const int rank = chess::relativeRank(side, chess::rankOf(square));
            const Bitboard ahead = ranksBeyond(side, chess::rankOf(square));
            const Bitboard beside = own & filesBeside(file);
            stands(Kind::Pawn, square, side);
            if ((own & ahead & chess::fileMask(file)) != 0)
                add(feature::kDoubled);
            else if ((others & ahead & (chess::fileMask(file) | filesBeside(file))) == 0)
                passed(side, rank, square + forward);
            const bool isGuarded = (of(side).by[0] & chess::bit(square)) != 0;
            const bool isBeside = (beside & chess::rankMask(chess::rankOf(square))) != 0;
            if (isGuarded)
                add(feature::kGuardedPawn + rank);
            if (isBeside)
                add(feature::kPawnBeside + rank);
            if (beside == 0)
                add(feature::kIsolated);
            else if (!isGuarded && !isBeside && (beside & ~ahead) == 0 && ((of(other).by[0] | others) & chess::bit(square + forward)) != 0)
                add(feature::kBackward);
        }
    }

    void passed(Side side, int rank, Square next)
    {
        const Side other = chess::opponent(side);
        add(feature::kPassed + rank);
        if (((m_board.occupied() | (of(other).all & ~of(side).all)) & chess::bit(next)) == 0)
            add(feature::kPassedFree + rank);
        if (rank < 4)
            return;
        add(feature::kOwnKingToPassed + stepsBetween(m_board.kingSquare(side), next));
        add(feature::kOtherKingToPassed + stepsBetween(m_board.kingSquare(other), next));
    }

    void king(Side side)
    {
        const Side other = chess::opponent(side);
        const Square king = m_board.kingSquare(side);
        stands(Kind::King, king, side);
        const int home = chess::rankOf(king);
        const Bitboard ahead = ranksBeyond(side, home) | chess::rankMask(home);
        for (int file = std::max(0, chess::fileOf(king) - 1); file <= std::min(7, chess::fileOf(king) + 1); ++file) {
            const int which = file == chess::fileOf(king) ? 0 : 8;
            add(feature::kShelter + which + nearest(m_board.pieces(side, Kind::Pawn) & ahead & chess::fileMask(file), side, home));
            add(feature::kStorm + which + nearest(m_board.pieces(other, Kind::Pawn) & ahead & chess::fileMask(file), side, home));
        }
        // the other side's attack on this king
        m_sign = -m_sign;
        const Attacks& attacks = of(other);
        const int step = std::min(attacks.onKing, feature::kKingSteps - 1);
        add(feature::kBesideKing + step + (m_board.pieces(other, Kind::Queen) != 0 ? feature::kKingSteps : 0));
        const Bitboard free = ~m_board.pieces(other) & (~of(side).all | (of(side).by[5] & ~allBut(side) & twice(other)));
        const Bitboard rookLines = chess::rookAttacks(king, m_board.occupied());
        const Bitboard bishopLines = chess::bishopAttacks(king, m_board.occupied());
        const std::array<Bitboard, 4> from{chess::knightAttacks(king), bishopLines, rookLines, rookLines | bishopLines};
        for (std::size_t kind = 0; kind < from.size(); ++kind)
            if ((from[kind] & attacks.by[kind + 1] & free) != 0)
                add(feature::kSafeCheck + static_cast<int>(kind));
        m_sign = -m_sign;
    }

    /// Squares guarded by more than the king.
    Bitboard allBut(Side side) const
    {
        const Attacks& attacks = m_attacks[static_cast<std::size_t>(side)];
        return attacks.by[0] | attacks.by[1] | attacks.by[2] | attacks.by[3] | attacks.by[4];
    }
    /// Squares attacked by pieces of at least two kinds.
    Bitboard twice(Side side) const
    {
        Bitboard once = 0;
        Bitboard more = 0;
        for (const Bitboard attacks : m_attacks[static_cast<std::size_t>(side)].by) {
            more |= once & attacks;
            once |= attacks;
        }
        return more;
    }

    /// Ranks from the king to the nearest pawn; 7: there is none.
    static int nearest(Bitboard pawns, Side side, int home)
    {
        if (pawns == 0)
            return 7;
        const Square square = side == Side::First ? chess::lowest(pawns) : 63 - std::countl_zero(pawns);
        return std::min(6, std::abs(chess::rankOf(square) - home));
    }

    void threats(Side side)
    {
        const Side other = chess::opponent(side);
        const Attacks& own = of(side);
        const Bitboard loose = own.all & ~of(other).all;
        for (int kind = 0; kind < 5; ++kind) {
            const Bitboard targets = m_board.pieces(other, static_cast<Kind>(kind));
            if (const int count = std::popcount(targets & own.by[0]); count > 0 && kind > 0)
                add(feature::kTakenByPawn + kind, count);
            if (const int count = std::popcount(targets & loose); count > 0)
                add(feature::kHanging + kind, count);
        }
        const Bitboard minor = own.by[1] | own.by[2];
        if (const int count = std::popcount(m_board.pieces(other, Kind::Rook) & minor); count > 0)
            add(feature::kTakenByLess, count);
        if (const int count = std::popcount(m_board.pieces(other, Kind::Queen) & (minor | own.by[3])); count > 0)
            add(feature::kTakenByLess + 1, count);
    }

    const chess::Board& m_board;
    Sum& m_sum;
    std::array<Attacks, 2> m_attacks{};
    int m_sign = 1;
};

/// The phase of the game by the pieces, 24 (opening) … 0.
inline constexpr int kFullBoard = 24;
inline int phaseOf(const chess::Board& board)
{
    using chess::PieceKind;
    const auto count = [&](PieceKind kind) { return std::popcount(board.pieces(kind)); };
    return std::min(
        kFullBoard, count(PieceKind::Knight) + count(PieceKind::Bishop) + 2 * count(PieceKind::Rook) + 4 * count(PieceKind::Queen));
}

} // namespace evenmatch::search
