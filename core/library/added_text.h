// What the user added to a game by looking at it (comments, variations, marks): the game's whole text with it, beside the game itself,
// which stays as it came.
#pragma once

#include "core/library/library.h"

namespace evenmatch::library {

/// Empty: nothing was added.
core::Result<std::string> addedText(Library& library, GameId id);
core::Result<void> setAddedText(Library& library, GameId id, const std::string& text);
/// Puts another game in the place of this one, and what was added to it with it: both or neither.
core::Result<void> updateWithAdded(Library& library, GameId id, const PreparedGame& game, const std::string& text);

} // namespace evenmatch::library
