// SGF, FF[1] to FF[4], as real files contain it: https://www.red-bean.com/sgf describes the standard.
//
// A record keeps every property. Root properties about the whole game (GM, SZ, PB, RE, …) become tags, all others stay with the node. A
// move in the root, with its clock and judgement, becomes a child of the root, and handicap stones that are Black's first moves become
// set-up of their nodes. Fields hold GM, FF, CA, SZ, KM, HA, RU and the moves; if the writer would write a property differently (KM[6.50],
// B[tt], a move after a comment), the original property is kept as well, in its place, and the writer uses it as long as its meaning is the
// same.
#pragma once

#include "core/record/read_game.h"
#include "core/record/vocabulary/sgf_syntax.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace evenmatch::record {

/// Finds the games of a collection one after another, in text that arrives in pieces.
///
/// Tolerates damage: an unescaped ']', text between games, missing parentheses; "(;GM[" or "(;FF[" at the start of a line begins a new game
/// even if the previous one was not closed.
class SgfSplitter {
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
    enum class Inside : std::uint8_t { Junk, Tree, Value };
    enum class Step : std::uint8_t { Further, NeedsMore, GameEnds };

    Step findStart(std::string_view text, bool last);
    Step begin(std::string_view text, std::size_t depth, bool last);
    Step walkTree(std::string_view text, bool last);
    Step walkValue(std::string_view text, bool last);
    void enterValue(std::string_view text);

    std::size_t m_begin = 0;
    std::size_t m_pos = 0;
    std::size_t m_depth = 0;
    ValueRules m_rules;
    Inside m_inside = Inside::Junk;
};

/// Reads one game. Lines in its problems count from the start of `bytes`; if a stop interrupts it, the last one is Stopped. The caller
/// fills ReadGame's text, number and line, and the file and game of the problems.
ReadGame readSgfGame(std::string_view bytes, const ReadOptions& options = {});

bool looksLikeSgf(std::string_view head);

} // namespace evenmatch::record
