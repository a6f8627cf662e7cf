// A game's row with all that lists show of it, and the checksum that tells whether it is as it was written. Private to core/library.
//
// The checksum covers what the row says: names, event, place and file as texts, whichever rows hold them, but not whether the game is in
// the trash. The game's text has a checksum of its own (packed_text.h).
#pragma once

#include "core/library/game_entry.h"
#include "core/library/storage/connection.h"

#include <optional>
#include <vector>

namespace evenmatch::library {

/// A game without its problems.
struct GameFacts {
    StoredGame game;
    bool areWhole = true; ///< the checksum fits; else texts may be any, but are valid UTF-8, and values that cannot be are the first of all
};

/// Nothing where there is no such game, or no row for one of its names.
std::optional<GameFacts> factsOf(Connection& connection, GameId id);

/// Writes the checksum of a game's row as it is now.
void seal(Connection& connection, GameId id);
/// That of all games.
void sealAll(Connection& connection);

/// All games whose checksum does not fit, in the order of their ids.
std::vector<GameId> gamesWithDamagedFacts(Connection& connection);

} // namespace evenmatch::library
