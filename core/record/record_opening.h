// What a recorded game's opening is called.
#pragma once

#include "core/record/game_record.h"

#include <string>
#include <string_view>

namespace evenmatch::record {

/// game::openingText() of the main line, whatever the tags say. Empty where nothing has a name, or there is no start.
std::string openingText(const GameRecord& record);

/// For lists: in chess as the PGN file that the game was read from names it, else openingText().
std::string namedOpening(const GameRecord& record, std::string_view text);

} // namespace evenmatch::record
