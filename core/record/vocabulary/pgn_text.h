// The vocabulary of PGN shared by reader, splitter and writer.
#pragma once

#include "core/record/game_record.h"
#include "core/record/text/text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace evenmatch::record {

// Node properties that only PGN has, in addition to SGF's C (one value for each comment after the move, as written) and NAG (one value per
// number).
inline constexpr std::string_view kCommentBefore = "CB"; ///< comments between the move number, or the variation's start, and the move
inline constexpr std::string_view kTerminator = "TERM"; ///< a result that ends a variation, or contradicts the Result tag
inline constexpr std::string_view kStrayText = "TXT"; ///< words that are not PGN
inline constexpr std::string_view kUnread = "UNREAD"; ///< the rest of a line from its first unreadable move on
inline constexpr std::string_view kEscape = "ESCAPE"; ///< a line that starts with '%', without it
inline constexpr std::string_view kPass = "PL"; ///< of a node without a move: a null move, and the side to move after it (B, W)

inline constexpr std::string_view kUsualStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

constexpr bool isPgnSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// "1-0", "0-1", "1/2-1/2" or "*" for a result in any common spelling, empty for anything else.
std::string_view resultWord(std::string_view word);

/// A result without a blank after a move: "*" of "Nf3*", "1-0" of "Qxf7#1-0". Empty if there is none. It may be the end of a move of the
/// game itself ("a1-0"), so try the word as a move first. REQUIRES: a word that is not empty
std::string_view resultBehindMove(std::string_view word);

/// The same for a sign: "+-" of "Bb5+-", "N" of "Nd5N".
std::string_view signBehindMove(std::string_view word);

/// The length of the blank at `pos`: one for ASCII's, two or three for the no-break spaces and the ellipsis of UTF-8, 0 if there is none.
std::size_t blankSizeAt(std::string_view text, std::size_t pos);

/// The length of the sign at `pos` if it is a glyph outside ASCII ("‼", "±"); 0 if there is none.
std::size_t signSizeAt(std::string_view text, std::size_t pos);

/// The numeric glyph of a sign after a move ("±" is "16", "!?" is "5"), empty for anything else.
std::string_view glyphNumber(std::string_view sign);
/// "--", "Z0" and other null moves.
bool isNullMove(std::string_view word);
/// Whether a word may be a move in some language: it begins with a letter or a figurine and contains a square, or is castling. REQUIRES: a
/// word that is not empty
bool looksLikeMove(std::string_view word);

/// The text with '\n' for every kind of line break, as in the values of a record.
std::string withPlainLineBreaks(std::string_view text);

/// The name of the tag whose '[' is the first character; empty when this is no tag.
std::string_view tagNameAt(std::string_view text);

/// A tag in a line.
struct TagText {
    std::string_view name;
    std::string value; ///< without quotes and escapes
    std::size_t size = 0; ///< of the whole tag
    bool closed = true; ///< false: its last quote or its bracket is missing
};
/// Reads the tag at the front of a line; lenient about missing or unescaped characters. `hasBracket`: whether a ']' follows anywhere in the
/// line; a caller that reads many tags of one line checks it once. REQUIRES: !tagNameAt(line).empty()
TagText readTag(std::string_view line, bool hasBracket);

/// The seven tags of every game in export format, and their values for "unknown".
struct RosterTag {
    std::string_view name;
    std::string_view unknown;
};
std::span<const RosterTag> sevenTagRoster();

/// Properties that PGN lacks are written as a comment with a command, `[%evm KEY "value" "value"]`.
std::string writeCommand(const Property& property);
/// Empty when the comment is not exactly such a command.
std::optional<Property> readCommand(std::string_view comment);

} // namespace evenmatch::record
