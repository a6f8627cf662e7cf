// The name of a recorded game's opening.
#pragma once

#include "core/record/game_record.h"

#include <string>
#include <string_view>

namespace evenmatch::record {

/// game::openingText() of the main line, regardless of the tags. Empty without a named opening or a start.
std::string openingText(const GameRecord& record);

/// For lists: in chess the name in the PGN file of the game, else openingText().
std::string namedOpening(const GameRecord& record, std::string_view text);

} // namespace evenmatch::record
