// Random numbers whose exclusive-or identifies a position (Zobrist 1970).
#pragma once

#include "core/random.h"

#include <array>

namespace evenmatch::chess {

struct ZobristKeys {
    std::array<std::array<std::uint64_t, 64>, 16> piece{}; ///< by Piece and square
    std::array<std::uint64_t, 64> castling{}; ///< by the square of the rook that may still castle
    std::array<std::uint64_t, 64> enPassant{}; ///< by the square a pawn may capture on
    std::uint64_t blackToMove = 0;
    std::uint64_t seventyFiveMoves = 0;

    constexpr ZobristKeys()
    {
        std::uint64_t state = 0x6368657373u;
        for (auto& squares : piece)
            for (std::uint64_t& key : squares)
                key = core::splitmix64(state);
        for (std::uint64_t& key : castling)
            key = core::splitmix64(state);
        for (std::uint64_t& key : enPassant)
            key = core::splitmix64(state);
        blackToMove = core::splitmix64(state);
        seventyFiveMoves = core::splitmix64(state);
    }
};
extern const ZobristKeys kZobrist;

} // namespace evenmatch::chess
