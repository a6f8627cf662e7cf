// Text of unknown origin made UTF-8. Records come from thirty years of servers and editors: Shift-JIS, EUC-JP, GB, Korean, Big5, Cyrillic
// and Latin, declared rightly, wrongly or not at all.
//
// The order of belief: a byte order mark; valid UTF-8 that is not so short that it may be chance; the declared charset where the bytes are
// valid in it, which no guess overrules; what the bytes look like (charset_detect.h); Windows-1252. Pure functions, any thread.
#pragma once

#include <string>
#include <string_view>

namespace evenmatch::record {

struct DecodedText {
    std::string utf8; ///< always valid; what could not be read is U+FFFD
    std::string charset; ///< the IANA name of what it was read as; "UTF-8" for pure ASCII
    bool certain = true; ///< false where the charset was guessed from the bytes
};

/// Never fails and rejects nothing. `declaredCharset` is what the file says of itself (SGF's CA) in any of its spellings; unknown ones
/// count as not said.
DecodedText decodeText(std::string_view bytes, std::string_view declaredCharset = {});

/// Whether text that begins like this has to be decoded as a whole before anything looks for games in it: its bytes are no characters
/// (UTF-16), or characters of it look like those of a format (ISO-2022-JP).
bool isDecodedAsAWhole(std::string_view head);

/// The bytes themselves where they are valid UTF-8, each broken sequence replaced by U+FFFD.
std::string toUtf8Lossy(std::string_view bytes);

bool isAscii(std::string_view bytes);
/// Whether so many control characters stand in it that it is something else than text, or damaged beyond reading.
bool looksBinary(std::string_view text);
/// As RFC 3629 says: shortest forms only, no surrogates, up to U+10FFFF.
bool isValidUtf8(std::string_view bytes);

} // namespace evenmatch::record
