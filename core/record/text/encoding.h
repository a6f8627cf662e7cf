// Converts text of unknown origin to UTF-8. Records come from thirty years of servers and editors: Shift-JIS, EUC-JP, GB, Korean, Big5,
// Cyrillic and Latin, declared correctly, wrongly or not at all.
//
// The order of precedence: a byte order mark; valid UTF-8 that is too long to be chance; the declared charset if the bytes are valid in it;
// the charset detected from the bytes (charset_detect.h); Windows-1252. Pure functions, any thread.
#pragma once

#include <string>
#include <string_view>

namespace evenmatch::record {

struct DecodedText {
    std::string utf8; ///< always valid; unreadable parts are U+FFFD
    std::string charset; ///< the IANA name of its charset; "UTF-8" for pure ASCII
    bool certain = true; ///< false where the charset was guessed from the bytes
};

/// Never fails. `declaredCharset` is the charset that the file declares (SGF's CA) in any spelling; unknown ones are ignored.
DecodedText decodeText(std::string_view bytes, std::string_view declaredCharset = {});

/// Whether text that begins like this must be decoded as a whole before games are searched in it: its bytes are not characters (UTF-16), or
/// look like those of a format (ISO-2022-JP) that it does not rule out by declaring UTF-8.
bool isDecodedAsAWhole(std::string_view head, std::string_view declaredCharset = {});

/// The bytes themselves where they are valid UTF-8; U+FFFD replaces each broken sequence.
std::string toUtf8Lossy(std::string_view bytes);

/// The beginning of a text as an error quotes it: valid UTF-8 of at most 80 bytes, no character cut in two.
std::string quotation(std::string_view text);

bool isAscii(std::string_view bytes);
/// Whether it has too many control characters to be text, or is damaged beyond reading.
bool looksBinary(std::string_view text);
/// By RFC 3629: shortest forms only, no surrogates, up to U+10FFFF.
bool isValidUtf8(std::string_view bytes);

} // namespace evenmatch::record
