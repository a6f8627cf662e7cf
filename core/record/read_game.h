// What every reader of games takes and returns.
#pragma once

#include "core/error.h"
#include "core/record/game_record.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::record {

/// One game of a file, with its problems. A game that breaks off keeps its readable part, and `problems` tells where and why; an unreadable
/// one has no record. All text between two games counts as one game.
struct ReadGame {
    std::optional<GameRecord> record;
    std::string text; ///< the game's exact bytes in the file (after decompression)
    std::vector<core::Error> problems; ///< each with file, game, line and move where known
    std::uint64_t number = 0; ///< in its file, from 1
    std::uint64_t line = 0; ///< where it starts, from 1
};

/// Options of a reader.
struct ReadOptions {
    bool validate = true; ///< play the moves and report the illegal ones (chess text cannot be read without)
    bool keepText = true; ///< fill ReadGame::text
    std::stop_token stop{}; ///< ends the reading with Stopped: inside a game, a packed stream or an archive, and while it waits for a pipe
};

} // namespace evenmatch::record
