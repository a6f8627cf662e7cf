// What the library knows of a game beside its text.
#pragma once

#include "core/library/content_hash.h"
#include "core/record/file/game_reader.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::library {

using GameId = std::int64_t;
using PlayerId = std::int64_t;

/// The facts that lists show and searches use.
struct GameHeader {
    std::string game; ///< an id of games.h
    record::Format format = record::Format::Sgf;
    std::string file; ///< where it came from, as named at import; empty: made in Evenmatch
    std::uint64_t number = 0; ///< in that file, from 1
    record::GameInfo info; ///< players, result, dates, event, place, time control
    int moves = 0; ///< of the main line
    std::optional<double> komi;
    int handicap = 0;
    std::string rules;

    bool operator==(const GameHeader&) const;
};

/// A game made ready to be put in; making it is the costly part and needs no library, so that it can be done on another thread.
struct PreparedGame {
    GameHeader header;
    std::string packedText;
    std::uint64_t textSize = 0;
    Hash128 contentHash;
    Hash128 movesHash;
    std::string positionKeys; ///< of its main line (position_keys.h)
    std::string opening; ///< what it is called (record/record_opening.h)
    std::vector<core::Error> problems;
};

/// A game as it lies in the library; its text is apart (Library::text).
struct StoredGame {
    GameId id = 0;
    GameHeader header;
    Hash128 contentHash;
    Hash128 movesHash;
    std::vector<core::Error> problems; ///< what was wrong with it when it was read
    std::chrono::sys_seconds importedAt;
    std::string opening; ///< what it is called (record/record_opening.h); empty also while that is not known yet
    bool inTrash = false;
};

class TextPacker;

/// NotAGame (or the game's first problem) when there is no record.
core::Result<PreparedGame> prepare(const record::ReadGame& game, std::string_view file, TextPacker& packer);

/// A game that lies in a library, made ready again from its text and from what only the library knows of it. Nothing where the text holds
/// no game.
std::optional<PreparedGame> prepareAgain(const std::string& text, const std::string& file, std::uint64_t number, TextPacker& packer);

} // namespace evenmatch::library
