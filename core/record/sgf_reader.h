// SGF, FF[1] to FF[4], as it is found in the world: https://www.red-bean.com/sgf describes what files should look like.
//
// A record keeps every property. Of the root, those that speak of the whole game (GM, SZ, PB, RE, …) become tags, all others stay with the
// node. GM, FF, CA, SZ, KM, HA, RU and the moves are held by fields; where the writer would not put them back the same way (KM[6.50],
// B[tt], a move after a comment), the property is kept as well, as it stood and where it stood, and the writer uses it as long as it
// still means the same.
#pragma once

#include "core/record/game_reader.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace evenmatch::record {

/// Finds the games of a collection, one after another, in text that arrives in pieces.
///
/// Looks through damage: a ']' that nobody escaped, text between games, missing parentheses; "(;GM[" or "(;FF[" at the start of a line
/// begins a new game even when the one before was not closed.
class SgfSplitter {
public:
    struct Found {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    /// The first game in `text`, all that has not been taken yet. `last`: nothing more will come. Nothing found: more text is needed, or
    /// with `last` there is no further game. After a game is found the caller takes text[0, end) away.
    std::optional<Found> find(std::string_view text, bool last) const;
};

/// Reads one game. Lines in its problems count from the start of `bytes`. The caller fills ReadGame::number and ReadGame::line, and the
/// file and game of the problems.
ReadGame readSgfGame(std::string_view bytes, const ReadOptions& options = {});

bool looksLikeSgf(std::string_view head);

} // namespace evenmatch::record
