// What a recorded game's opening is called.
#pragma once

#include "core/record/game_record.h"

#include <string>

namespace evenmatch::record {

/// game::openingText() of the main line, whatever the tags say. Empty where nothing has a name, or there is no start.
std::string openingText(const GameRecord& record);

} // namespace evenmatch::record
