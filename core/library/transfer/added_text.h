// The user's additions to a game (comments, variations, marks): the game's whole text with them, stored beside the unchanged original.
#pragma once

#include "core/library/library.h"

namespace evenmatch::library {

/// Empty: no additions.
core::Result<std::string> addedText(Library& library, GameId id);
core::Result<void> setAddedText(Library& library, GameId id, const std::string& text);
/// Replaces this game and its additions in one transaction.
core::Result<void> updateWithAdded(Library& library, GameId id, const PreparedGame& game, const std::string& text);

} // namespace evenmatch::library
