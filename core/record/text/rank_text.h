// Ranks in the spellings of people and servers: "5d", "3 kyu", "初段", "职业九段", "5급", "1650?".
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::record {

struct Rank {
    enum class Kind : unsigned char { Kyu, Dan, Pro, Elo };
    Kind kind = Kind::Kyu;
    int number = 30;

    bool operator==(const Rank&) const = default;
};

/// By strength, weaker ranks first: 30k < 1k < 1d < 9d < 1p < 9p. A rating is not comparable with ranks.
std::partial_ordering operator<=>(const Rank& a, const Rank& b);

/// Nothing for any other text ("NR", "?", "名人"). Marks of doubt ("?", "*", "~"), words for amateur, and a country after a rank ("5d
/// Korea", "2d (Japan)") are ignored. Kyu 1 … 50, dan 1 … 10, ratings 100 … 4500.
std::optional<Rank> parseRank(std::string_view text);

/// "5k", "3d", "9p", "1650". parseRank() reads it back.
std::string rankText(Rank rank);

} // namespace evenmatch::record
