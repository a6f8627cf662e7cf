// Splits PGN text into games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::record {

/// Finds the games of a file one after another, in text that arrives in pieces. It has SgfSplitter's interface.
///
/// A game ends before a tag that follows moves, where its tags begin again, and after a line that ends with a result outside comments and
/// variations. `[Event "` begins a game anywhere on a line outside comments, and at the start of a line even in a comment, so that an
/// unclosed brace costs one game, not all. Text before the first tag or move is found as a game of its own, which is unreadable.
class PgnSplitter {
public:
    struct Found {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    /// `text` is all text not taken yet; between calls it only grows at its end. `last`: no more text follows. Without a result, more text
    /// is needed or, with `last`, there is no further game. After each game the caller removes text[0, end), and the next call finds the
    /// next game.
    std::optional<Found> find(std::string_view text, bool last);

private:
    enum class Seen : std::uint8_t { Nothing, Tags, Moves };
    enum class Step : std::uint8_t { Go, Wait, GameEnds };

    Step startLine(std::string_view text, bool last);
    Step readTags(std::string_view text, bool last);
    Step readMovetext(std::string_view text, bool last);
    bool beginsGame(std::string_view tag) const;
    bool endsWithResult(std::string_view text) const;
    Found take(std::string_view text, std::size_t end);

    std::size_t m_begin = 0;
    std::size_t m_pos = 0;
    std::size_t m_line = 0; ///< where the line of m_pos starts
    std::size_t m_depth = 0;
    Seen m_seen = Seen::Nothing;
    bool m_lineStart = true;
    bool m_comment = false;
    bool m_skipLine = false; ///< the rest of the line is a ';' comment, or an escaped line
    bool m_blankLine = false; ///< seen after the last tag
    bool m_otherTag = false; ///< a tag with another name than the first was seen
    std::string m_firstTag;
};

} // namespace evenmatch::record
