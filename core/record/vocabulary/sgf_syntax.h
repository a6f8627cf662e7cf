// Syntax shared by the SGF splitter, reader and writer: the known properties, the ends of values, escapes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace evenmatch::record {

/// The known facts about a property.
struct SgfKind {
    bool known = false;
    bool wholeGame = false; ///< about the game, not the node: becomes a tag
    bool freeText = true; ///< free text, which may contain a ']'; false: points, numbers
    bool pureText = false; ///< never composed of parts, so an escaped ':' is just a ':'
};
SgfKind sgfKind(std::string_view key);

constexpr bool isSgfSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0'; }
constexpr bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool isSgfLetter(char c) { return isCapital(c) || (c >= 'a' && c <= 'z'); }
constexpr bool isSgfKeyChar(char c) { return isSgfLetter(c) || (c >= '0' && c <= '9') || c == '_'; }

std::size_t skipSgfSpace(std::string_view text, std::size_t pos);
/// The position after the key at `pos`; `pos` itself if there is none.
std::size_t sgfKeyEnd(std::string_view text, std::size_t pos);

/// The value of the game's CA, found by its name without parsing: for text at its beginning, in any charset. Empty without CA.
std::string_view declaredSgfCharset(std::string_view game);

/// The first bytes of two-byte characters in text that is not UTF-8: the second byte may look like '\' or ']'.
enum class TextLeads : std::uint8_t { None, ShiftJis, DoubleByte };
/// For the bytes at the start of a game.
TextLeads textLeads(std::string_view head);

/// The result of a check on text that may be incomplete.
enum class Tell : std::uint8_t { No, Yes, NeedsMore };

/// Whether the '(' at `pos` begins a new game although the previous one is still open: it starts a line and GM or FF is the first property.
Tell beginsNewGame(std::string_view text, std::size_t pos, bool last);

struct ValueScan {
    enum class Stop : std::uint8_t { Closed, NewGame, TextEnds, NeedsMore };
    Stop stop = Stop::TextEnds;
    std::size_t pos = 0; ///< of the ']' or of the new game's '('; with NeedsMore the place to continue from
    bool repaired = false; ///< an unescaped ']' was skipped
    bool escaped = false; ///< has a '\'
};

/// Options for finding the end of a value.
struct ValueRules {
    std::size_t depth = 1; ///< open parentheses
    bool freeText = true;
    bool comment = false; ///< one value only: "][" is text
    TextLeads leads = TextLeads::None;
    bool last = true; ///< no text follows `text`
};

/// Finds the end of the value whose text begins (or continues) at `pos`. In free text a ']' ends the value only if a valid continuation
/// follows.
ValueScan scanSgfValue(std::string_view text, std::size_t pos, const ValueRules& rules);

/// Values as stored: without '\' before escaped characters and without soft line breaks. If a value may be composed (not pure text), the
/// backslashes right before a ':' stay, so that "a\:b" and "a:b" differ.
std::string unescapeSgf(std::string_view raw, bool pureText);
void appendEscapedSgf(std::string& out, std::string_view value, bool pureText);

} // namespace evenmatch::record
