// What positions of games are searched by: numbers of 40 bits, the same for positions that are the same on the board.
//
// They lie in library files, so their meaning must not change without kPositionsVersion: 25 million of them, the positions of 100,000
// games of Go, are 125 MB, and a wrong one is found once in 40,000 searches.
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

/// Chess: pieces, side to move, castling rights, and en passant where it is possible; the way there does not count. Go: the size and the
/// stones; a board turned or mirrored is the same, one with exchanged colours is another. Nothing for other games.
std::optional<PositionKey> positionKey(const game::AnyPosition& position);

/// Those of the main line as far as it can be played, the start included, packed.
std::string positionKeys(const record::GameRecord& record);

/// How many keys those are, and one of them. REQUIRES: number < keyCount(packedKeys)
std::size_t keyCount(std::string_view packedKeys);
PositionKey keyAt(std::string_view packedKeys, std::size_t number);
/// The first of them that is this one; nothing where none is.
std::optional<std::size_t> findKey(std::string_view packedKeys, PositionKey key);

/// What a legal move leads to.
struct KeyAfterMove {
    PositionKey key = 0;
    game::Move move;
};
/// Of all legal moves, in their order; empty for other games.
std::vector<KeyAfterMove> keysAfterMoves(const game::AnyPosition& position);

} // namespace evenmatch::library
