// The lowest level of SGF: where values end, also in damaged files. Shared by the splitter, which only looks for the end of a game, and the
// reader.
#pragma once

#include <string_view>

namespace evenmatch::record::sgf {

inline bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
inline bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
inline bool isSmall(char c) { return c >= 'a' && c <= 'z'; }
inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

inline const char* skipSpace(const char* p, const char* end)
{
    while (p != end && isSpace(*p))
        ++p;
    return p;
}

/// Whether a property's values are points, moves or numbers, in which a ']' is always the end. In texts it need not be.
bool isPlainKey(std::string_view key);

/// Whether the key is one that SGF knows.
bool isKnownKey(std::string_view key);

/// Whether the root's property speaks of the whole game although it is no text (GM, SZ, KM, …).
bool isRootKey(std::string_view key);

/// The ']' that ends the value beginning at `p`, just behind its '['; `end` where there is none. In texts a ']' that nobody escaped does
/// not end it: what follows would not be SGF. `twoByte`: the text may be in Shift-JIS or its like, where the second byte of a character
/// can be a ']' or a backslash that means neither.
const char* findValueEnd(const char* p, const char* end, bool plain, bool twoByte);

} // namespace evenmatch::record::sgf
