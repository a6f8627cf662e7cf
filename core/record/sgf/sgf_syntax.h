// What the SGF splitter, reader and writer agree on: the known properties, where values end, escapes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace evenmatch::record {

/// What is known of a property by its key.
struct SgfKind {
    bool known = false;
    bool wholeGame = false; ///< speaks of the game, not of the node: becomes a tag
    bool freeText = true; ///< people write what they like, so a ']' may be part of it; false: points, numbers
    bool pureText = false; ///< never composed of parts, so an escaped ':' is just a ':'
};
SgfKind sgfKind(std::string_view key);

constexpr bool isSgfSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0'; }
constexpr bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool isSgfLetter(char c) { return isCapital(c) || (c >= 'a' && c <= 'z'); }
constexpr bool isSgfKeyChar(char c) { return isSgfLetter(c) || (c >= '0' && c <= '9') || c == '_'; }

std::size_t skipSgfSpace(std::string_view text, std::size_t pos);
/// One past the key that begins at `pos`; `pos` itself when none does.
std::size_t sgfKeyEnd(std::string_view text, std::size_t pos);

/// What the game's CA says, by its name, without parsing: of text at its beginning, in any charset. Empty where it says nothing.
std::string_view declaredSgfCharset(std::string_view game);

/// How two-byte characters begin in bytes that are not UTF-8: their second byte may look like '\' or ']'.
enum class TextLeads : std::uint8_t { None, ShiftJis, DoubleByte };
/// For the bytes at the start of a game.
TextLeads textLeads(std::string_view head);

/// A question about text that may not be there yet.
enum class Tell : std::uint8_t { No, Yes, NeedsMore };

/// Whether the '(' at `pos` begins a new game although the one before is still open: it starts a line and GM or FF is the first property.
Tell beginsNewGame(std::string_view text, std::size_t pos, bool last);

struct ValueScan {
    enum class Stop : std::uint8_t { Closed, NewGame, TextEnds, NeedsMore };
    Stop stop = Stop::TextEnds;
    std::size_t pos = 0; ///< of the ']' or of the new game's '('; with NeedsMore where to go on
    bool repaired = false; ///< a ']' was passed over that nobody had escaped
    bool escaped = false; ///< has a '\'
};

/// How to look for the end of a value.
struct ValueRules {
    std::size_t depth = 1; ///< open parentheses
    bool freeText = true;
    bool comment = false; ///< one value only: "][" is text
    TextLeads leads = TextLeads::None;
    bool last = true; ///< nothing will come after `text`
};

/// Looks for the end of the value whose text begins (or goes on) at `pos`. In free text a ']' ends the value only where something that can
/// follow a value comes after it.
ValueScan scanSgfValue(std::string_view text, std::size_t pos, const ValueRules& rules);

/// Values as they are kept: '\' taken away from what it protects, soft line breaks removed. Where a value may be composed (not pure text)
/// the backslashes right before a ':' stay, so that "a\:b" can be told from "a:b".
std::string unescapeSgf(std::string_view raw, bool pureText);
void appendEscapedSgf(std::string& out, std::string_view value, bool pureText);

} // namespace evenmatch::record
