// The squares that a piece attacks. Sliding pieces: one table look-up by PEXT where the processor has BMI2, else the hyperbola quintessence
// (attacks along a line = occupied - 2·slider, forwards and backwards; Heinz and Isenberg), which needs only subtraction and byte order.
#pragma once

#include "core/game/chess/types.h"

#include <array>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace evenmatch::chess {

/// Constant tables; the lines do not include the square itself.
struct AttackTables {
    std::array<Bitboard, 64> knight;
    std::array<Bitboard, 64> king;
    std::array<std::array<Bitboard, 64>, 2> pawn; ///< by side, then square: where a pawn there captures
    std::array<Bitboard, 64> file;
    std::array<Bitboard, 64> diagonal;
    std::array<Bitboard, 64> antidiagonal;
    std::array<std::array<std::uint8_t, 64>, 8> rank; ///< by file and the six inner squares of the rank
    std::array<std::array<Bitboard, 64>, 64> between; ///< the squares strictly between two on one line, otherwise none
};
extern const AttackTables kAttacks;

inline Bitboard knightAttacks(Square square) { return kAttacks.knight[square]; }
inline Bitboard kingAttacks(Square square) { return kAttacks.king[square]; }
inline Bitboard pawnAttacks(Side side, Square square) { return kAttacks.pawn[static_cast<int>(side)][square]; }
inline Bitboard between(Square a, Square b) { return kAttacks.between[a][b]; }

namespace hyperbola {

inline Bitboard line(Square square, Bitboard occupied, Bitboard mask)
{
    const Bitboard slider = bit(square);
    const Bitboard forward = occupied & mask;
    const Bitboard backward = __builtin_bswap64(forward);
    return ((forward - slider) ^ __builtin_bswap64(backward - __builtin_bswap64(slider))) & mask;
}

inline Bitboard rank(Square square, Bitboard occupied)
{
    const int shift = square & 56;
    return Bitboard{kAttacks.rank[fileOf(square)][(occupied >> (shift + 1)) & 63]} << shift;
}

inline Bitboard rook(Square square, Bitboard occupied) { return line(square, occupied, kAttacks.file[square]) | rank(square, occupied); }

inline Bitboard bishop(Square square, Bitboard occupied)
{
    return line(square, occupied, kAttacks.diagonal[square]) | line(square, occupied, kAttacks.antidiagonal[square]);
}

} // namespace hyperbola

#ifdef __BMI2__

/// The attacks of every square under each occupation of the squares that matter (the board's rim never does). Filled while the program
/// starts, so no static object may use it.
struct SlidingTable {
    struct Entry {
        Bitboard mask;
        const Bitboard* attacks;
    };
    std::array<Entry, 64> rook;
    std::array<Entry, 64> bishop;
    std::array<Bitboard, 102400 + 5248> storage;

    SlidingTable();
    SlidingTable(const SlidingTable&) = delete;
    SlidingTable& operator=(const SlidingTable&) = delete;
};
extern const SlidingTable kSliding;

inline Bitboard rookAttacks(Square square, Bitboard occupied)
{
    const SlidingTable::Entry& entry = kSliding.rook[square];
    return entry.attacks[_pext_u64(occupied, entry.mask)];
}

inline Bitboard bishopAttacks(Square square, Bitboard occupied)
{
    const SlidingTable::Entry& entry = kSliding.bishop[square];
    return entry.attacks[_pext_u64(occupied, entry.mask)];
}

#else

inline Bitboard rookAttacks(Square square, Bitboard occupied) { return hyperbola::rook(square, occupied); }
inline Bitboard bishopAttacks(Square square, Bitboard occupied) { return hyperbola::bishop(square, occupied); }

#endif

/// The attacks of a piece other than a pawn.
template <PieceKind kind>
inline Bitboard pieceAttacks(Square square, Bitboard occupied)
{
    static_assert(kind != PieceKind::Pawn && kind != PieceKind::None);
    if constexpr (kind == PieceKind::Knight)
        return knightAttacks(square);
    else if constexpr (kind == PieceKind::Bishop)
        return bishopAttacks(square, occupied);
    else if constexpr (kind == PieceKind::Rook)
        return rookAttacks(square, occupied);
    else if constexpr (kind == PieceKind::Queen)
        return rookAttacks(square, occupied) | bishopAttacks(square, occupied);
    else
        return kingAttacks(square);
}

/// The same for a kind known only at run time. REQUIRES: neither Pawn nor None
inline Bitboard pieceAttacks(PieceKind kind, Square square, Bitboard occupied)
{
    switch (kind) {
    case PieceKind::Knight: return knightAttacks(square);
    case PieceKind::Bishop: return bishopAttacks(square, occupied);
    case PieceKind::Rook: return rookAttacks(square, occupied);
    case PieceKind::Queen: return rookAttacks(square, occupied) | bishopAttacks(square, occupied);
    default: return kingAttacks(square);
    }
}

} // namespace evenmatch::chess
