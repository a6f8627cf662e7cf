// A game's row with all facts that lists show, and the checksum that detects changes to it. Private to core/library.
//
// The checksum covers the row's contents: names, event, place and file as texts, whichever rows store them, but not whether the game is in
// the trash. The game's text has another checksum (packed_text.h).
#pragma once

#include "core/library/game_entry.h"
#include "core/library/storage/connection.h"

#include <optional>
#include <vector>

namespace evenmatch::library {

/// A game without its problems.
struct GameFacts {
    StoredGame game;
    bool areWhole = true; ///< the checksum fits; else texts are arbitrary but valid UTF-8, and invalid values are replaced by the first one
};

/// Nothing without such a game, or without a row for one of its names.
std::optional<GameFacts> factsOf(Connection& connection, GameId id);

/// Writes the checksum of a game's row as it is now.
void seal(Connection& connection, GameId id);
/// That of all games.
void sealAll(Connection& connection);

/// All games whose checksum does not fit, in the order of their ids.
std::vector<GameId> gamesWithDamagedFacts(Connection& connection);

} // namespace evenmatch::library
