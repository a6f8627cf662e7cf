// The inputs of lc0's and Maia's networks ("112 planes") and their numbering of moves (1858 of them, or 73 planes of a convolutional head).
// Squares are counted from the side to move: its own king's rank is the first, so a1 is the lower left corner for White and a8 for Black.
#pragma once

#include "core/game/chess/position.h"
#include "nn/input/game_state.h"
#include "nn/lc0/network.h"

#include <array>
#include <span>

namespace evenmatch::lc0 {

/// A plane of the input: `value` on the squares of `mask`, 0 elsewhere.
struct InputPlane {
    chess::Bitboard mask = 0;
    float value = 1;
    bool operator==(const InputPlane&) const = default;
};
using InputPlanes = std::array<InputPlane, kInputPlanes>;

/// Eight positions, the current one first: own pawns, knights, bishops, rooks, queens, king, the other's, and whether the position repeats
/// an earlier one. Then own and the other's castling (queen's side first), whether Black is to move, plies without progress, 0, 1. A game
/// with another start is treated as if that position had existed before (lc0's history-fill=fen_only). REQUIRES: state holds chess
InputPlanes encode(const nn::GameState& state);

/// Writes the planes as [64][kInputPlanes] numbers, square by square, the fastest layout for convolutions.
void unpack(const InputPlanes& planes, std::span<float> bySquare);

/// 0 … 1857: source and target square, in the order of squares, then promotions to other pieces than a knight. Castling is the king's move
/// onto its rook. REQUIRES: the move is legal for the side
int policyIndex(chess::Move move, chess::Side side);

/// The place of a move in a convolutional head: plane * 64 + square. REQUIRES: 0 <= policyIndex < kPolicySize
int policyPlaneIndex(int policyIndex);

} // namespace evenmatch::lc0
