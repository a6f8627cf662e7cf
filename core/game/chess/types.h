// Types of chess: squares, pieces, and the 16 bits of a move.
#pragma once

#include "core/game/game.h"

#include <bit>
#include <cstdint>
#include <string>

namespace evenmatch::chess {

using game::kNoMove;
using game::Move;
using game::MoveList;
using game::opponent;
using game::Side;

/// Squares count a1 = 0, b1 = 1, … h8 = 63.
using Square = int;
inline constexpr Square kNoSquare = 64;

constexpr Square squareAt(int file, int rank) { return rank * 8 + file; }
constexpr int fileOf(Square square) { return square & 7; }
constexpr int rankOf(Square square) { return square >> 3; }
/// "e4".
inline std::string squareName(Square square) { return {static_cast<char>('a' + fileOf(square)), static_cast<char>('1' + rankOf(square))}; }
/// The same square from the other side of the board.
constexpr Square mirrored(Square square) { return square ^ 56; }
/// The rank from the side's view: 0 is where its king starts.
constexpr int relativeRank(Side side, int rank) { return side == Side::First ? rank : 7 - rank; }

/// A set of squares, bit n for square n.
using Bitboard = std::uint64_t;

constexpr Bitboard bit(Square square) { return Bitboard{1} << square; }
constexpr Bitboard fileMask(int file) { return 0x0101010101010101u << file; }
constexpr Bitboard rankMask(int rank) { return Bitboard{0xff} << (8 * rank); }
constexpr Square lowest(Bitboard set) { return std::countr_zero(set); }
constexpr bool moreThanOne(Bitboard set) { return (set & (set - 1)) != 0; }
inline constexpr Bitboard kDarkSquares = 0xaa55aa55aa55aa55u;

/// Removes the lowest square from a set. REQUIRES: set != 0
constexpr Square takeLowest(Bitboard& set)
{
    const Square square = lowest(set);
    set &= set - 1;
    return square;
}

/// The set moved by `delta` squares (8 is one rank up); squares that leave the board at the a or h file are dropped.
template <int delta>
constexpr Bitboard shifted(Bitboard set)
{
    constexpr int kFileStep = ((delta % 8) + 12) % 8 - 4; // -1, 0 or 1
    if constexpr (kFileStep == 1)
        set &= ~fileMask(7);
    else if constexpr (kFileStep == -1)
        set &= ~fileMask(0);
    if constexpr (delta >= 0)
        return set << delta;
    else
        return set >> -delta;
}

enum class PieceKind : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King, None };

/// A kind in the low three bits, the side in the fourth.
enum class Piece : std::uint8_t { None = 6 };

constexpr Piece makePiece(Side side, PieceKind kind)
{
    return static_cast<Piece>(static_cast<unsigned>(kind) | static_cast<unsigned>(side) << 3);
}
constexpr PieceKind kindOf(Piece piece) { return static_cast<PieceKind>(static_cast<unsigned>(piece) & 7); }
/// REQUIRES: piece != Piece::None
constexpr Side sideOf(Piece piece) { return static_cast<Side>(static_cast<unsigned>(piece) >> 3); }

/// Move.code = from | to << 6 | kind << 12. Castling goes from the king's square to its own rook's, which is unambiguous in Chess960 too.
/// A promotion is Promotion + the piece's kind - Knight; no other value of the four bits is used.
enum class MoveKind : std::uint8_t { Normal = 0, Castling = 1, EnPassant = 2, Promotion = 4 };

constexpr Move makeMove(Square from, Square to, MoveKind kind = MoveKind::Normal)
{
    return {static_cast<std::uint16_t>(from | to << 6 | static_cast<int>(kind) << 12)};
}
constexpr Move makePromotion(Square from, Square to, PieceKind piece)
{
    const int kind = static_cast<int>(MoveKind::Promotion) + static_cast<int>(piece) - static_cast<int>(PieceKind::Knight);
    return {static_cast<std::uint16_t>(from | to << 6 | kind << 12)};
}
constexpr Square fromOf(Move move) { return move.code & 63; }
constexpr Square toOf(Move move) { return (move.code >> 6) & 63; }
constexpr bool isPromotion(Move move) { return (move.code >> 14) == 1; }
constexpr bool isCastling(Move move) { return (move.code >> 12) == static_cast<int>(MoveKind::Castling); }
constexpr bool isEnPassant(Move move) { return (move.code >> 12) == static_cast<int>(MoveKind::EnPassant); }
/// What a pawn becomes. REQUIRES: isPromotion(move)
constexpr PieceKind promotionOf(Move move) { return static_cast<PieceKind>(((move.code >> 12) & 3) + 1); }

} // namespace evenmatch::chess
