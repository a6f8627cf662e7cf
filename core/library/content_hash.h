// Equality of games, by two hashes of 128 bits. Libraries store them, so their definition must never change.
#pragma once

#include "core/record/game_record.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>

namespace evenmatch::library {

struct Hash128 {
    std::array<std::uint64_t, 2> words{};
    auto operator<=>(const Hash128&) const = default;
};

/// The whole content of the record: set-up, tags, all variations, all properties. The order of tags and of a node's properties does not
/// count, nor does white space (a run of it is one blank, none at the ends). Equal: the same game; the library keeps one. A komi of 0 and a
/// missing komi have the same hash.
Hash128 contentHash(const record::GameRecord& record);

/// The moves played: the start position and the main line, with the stones set up in it. Players, comments, variations, komi and rules do
/// not count. Equal: the same moves, perhaps annotated by different people.
Hash128 movesHash(const record::GameRecord& record);

/// A text, with runs of white space as one blank. Not for secrets.
Hash128 textHash(std::string_view text);

/// The hash of two things in this order.
Hash128 combine(const Hash128& first, const Hash128& second);

} // namespace evenmatch::library
