// Models of text in each charset: a model reads the character at the start of some bytes and returns its length and ln p(it | charset).
// Used by charset_detect.cpp only.
#pragma once

#include "core/record/text/charset.h"

namespace evenmatch::record {

/// A character read by a model.
struct Sighting {
    std::size_t length = 1;
    double logp = 0;
};

/// The cost of one ASCII byte. It is the same in every charset, so that a charset that reads the byte as half of a character has no
/// advantage.
inline constexpr double kAsciiCost = -3.5;
/// A byte that is invalid in this charset.
inline constexpr double kBrokenCost = -16.0;

constexpr bool isAsciiLetter(unsigned byte) { return (byte | 0x20u) >= 'a' && (byte | 0x20u) <= 'z'; }

/// ln P(charset) before any byte is examined.
double charsetPrior(Charset charset);

/// The two-byte charsets. REQUIRES: at < bytes.size() and bytes[at] is not ASCII
Sighting sightWideCharacter(std::string_view bytes, std::size_t at, Charset charset);

/// The one-byte charsets. REQUIRES: as above
Sighting sightLetter(std::string_view bytes, std::size_t at, Charset charset);

/// UTF-8. REQUIRES: as above
Sighting sightUtf8(std::string_view bytes, std::size_t at);

} // namespace evenmatch::record
