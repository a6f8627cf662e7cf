// What text looks like in each charset, as costs: a model reads the character at the start of some bytes and says how long it is and
// ln p(it | charset). Used by charset_detect.cpp only.
#pragma once

#include "core/record/text/charset.h"

namespace evenmatch::record {

/// A character as a model sees it.
struct Sighting {
    std::size_t length = 1;
    double logp = 0;
};

/// What one ASCII byte costs, the same in every charset, so that it costs the others as much when one takes it for the half of a character.
inline constexpr double kAsciiCost = -3.5;
/// A byte that is nothing in this charset.
inline constexpr double kBrokenCost = -16.0;

constexpr bool isAsciiLetter(unsigned byte) { return (byte | 0x20u) >= 'a' && (byte | 0x20u) <= 'z'; }

/// ln P(charset) before a byte is seen.
double charsetPrior(Charset charset);

/// The two-byte charsets. REQUIRES: at < bytes.size() and bytes[at] is not ASCII
Sighting sightWideCharacter(std::string_view bytes, std::size_t at, Charset charset);

/// The one-byte charsets. REQUIRES: as above
Sighting sightLetter(std::string_view bytes, std::size_t at, Charset charset);

/// UTF-8. REQUIRES: as above
Sighting sightUtf8(std::string_view bytes, std::size_t at);

} // namespace evenmatch::record
