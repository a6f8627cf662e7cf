// Keys for searching positions: numbers of 40 bits, equal for equal positions on the board.
//
// Libraries store them, so their definition must not change without kPositionsVersion. The 25 million positions of 100,000 games of Go take
// 125 MB, and one search in 40,000 finds a wrong one.
#pragma once

#include "core/game/any_position.h"
#include "core/random.h"
#include "core/record/game_record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::library {

using PositionKey = std::uint64_t;
inline constexpr std::size_t kKeyBytes = 5;
inline constexpr PositionKey kKeyMask = (PositionKey{1} << (8 * kKeyBytes)) - 1;
/// Of which keys are made.
inline std::uint64_t keyWord(std::uint64_t number) { return core::splitmix64(number); }

/// Of what the table of positions says of a game: 2 knows its opening, too, and 3 its corners.
inline constexpr int kPositionsVersion = 3;

/// Chess: pieces, side to move, castling rights, and en passant if possible; the history does not matter. Go: the size and the stones;
/// rotated and mirrored boards are equal, exchanged colours are not. Nothing for other games.
std::optional<PositionKey> positionKey(const game::AnyPosition& position);

/// The packed keys of the main line, including the start, as far as it is legal.
std::string positionKeys(const record::GameRecord& record);

/// Their number, and one of them. REQUIRES: number < keyCount(packedKeys)
std::size_t keyCount(std::string_view packedKeys);
PositionKey keyAt(std::string_view packedKeys, std::size_t number);
/// The index of the first key equal to this one; nothing if there is none.
std::optional<std::size_t> findKey(std::string_view packedKeys, PositionKey key);

/// The position after a legal move.
struct KeyAfterMove {
    PositionKey key = 0;
    game::Move move;
};
/// For all legal moves, in their order; empty for other games.
std::vector<KeyAfterMove> keysAfterMoves(const game::AnyPosition& position);

} // namespace evenmatch::library
