// The tags of a PGN game and its set-up.
#pragma once

#include "core/error.h"
#include "core/game/chess/board.h"
#include "core/record/game_record.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace evenmatch::record {

struct PgnHeader {
    GameRecord record; ///< with tags and set-up, no moves
    std::size_t size = 0; ///< of the text read
    bool hasTags = false;
    bool hasGameTags = false; ///< has some of the tags of every game; "[x y]" occurs in other files, too
    bool isChess = true; ///< as far as the Variant tag says
    std::optional<chess::Board> start; ///< nothing if there is a problem
    std::optional<core::Error> problem; ///< with its line
};

PgnHeader readPgnHeader(std::string_view text);

/// The seven roster tags first, without unknown ones; the others in their order.
void sortPgnTags(GameRecord& record);

/// Moves `pos` to the next character that is not white space, and keeps lines that start with '%' as properties of `node`. False at the
/// end.
bool skipPgnSpace(std::string_view text, std::size_t& pos, GameRecord& record, NodeId node);

} // namespace evenmatch::record
