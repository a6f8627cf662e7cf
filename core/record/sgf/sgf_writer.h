// Writes SGF, FF[4] in UTF-8.
#pragma once

#include "core/record/game_record.h"

#include <string>

namespace evenmatch::record {

/// The game as SGF text. readSgfGame() returns an equal record. REQUIRES: keys begin with a capital letter and continue with letters and
/// digits; values are UTF-8.
std::string writeSgf(const GameRecord& record);

} // namespace evenmatch::record
