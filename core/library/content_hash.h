// When are two games the same? Two hashes of 128 bits decide; they are kept in the library's file, so they must never change their meaning.
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

/// Everything that is written in the record: set-up, tags, all variations, all properties. What does not count is how it is written:
/// the order of tags and of a node's properties, and white space (a run of it is one blank, at the ends it is nothing).
/// Equal: the same game; the library keeps one.
Hash128 contentHash(const record::GameRecord& record);

/// What was played: the start position and the main line, with the stones set up on its way. Players, comments, variations, komi and
/// rules do not count. Equal: the same moves, perhaps annotated by different people.
Hash128 movesHash(const record::GameRecord& record);

/// A text, its runs of white space taken as one blank. Not for secrets.
Hash128 textHash(std::string_view text);

/// The hash of two things in this order.
Hash128 combine(const Hash128& first, const Hash128& second);

} // namespace evenmatch::library
