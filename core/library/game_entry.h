// A library's information about a game, besides its text.
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

/// The facts for lists and searches.
struct GameHeader {
    std::string game; ///< an id of games.h
    record::Format format = record::Format::Sgf;
    std::string file; ///< its source, as named at import; empty: made in Evenmatch
    std::uint64_t number = 0; ///< in that file, from 1
    record::GameInfo info; ///< players, result, dates, event, place, time control
    int moves = 0; ///< of the main line
    std::optional<double> komi;
    int handicap = 0;
    std::string rules;

    bool operator==(const GameHeader&) const;
};

/// A game prepared for storing. The preparation is the costly part and needs no library, so it can run on another thread.
struct PreparedGame {
    GameHeader header;
    std::string packedText;
    std::uint64_t textSize = 0;
    Hash128 contentHash;
    Hash128 movesHash;
    std::string positionKeys; ///< of its main line (position_keys.h)
    std::string cornerKeys; ///< the same of its corners (openings/corner_keys.h)
    std::string opening; ///< its name (record/record_opening.h)
    std::vector<core::Error> problems;
};

/// A game in the library; its text is separate (Library::text).
struct StoredGame {
    GameId id = 0;
    GameHeader header;
    Hash128 contentHash;
    Hash128 movesHash;
    std::vector<core::Error> problems; ///< its errors when it was read
    std::chrono::sys_seconds importedAt;
    std::string opening; ///< its name (record/record_opening.h); also empty while unknown
    bool inTrash = false;
};

class TextPacker;

/// NotAGame (or the game's first problem) when there is no record.
core::Result<PreparedGame> prepare(const record::ReadGame& game, std::string_view file, TextPacker& packer);

/// A stored game, prepared again from its text and the facts that only the library has. Nothing if the text contains no game.
std::optional<PreparedGame> prepareAgain(const std::string& text, const std::string& file, std::uint64_t number, TextPacker& packer);

} // namespace evenmatch::library
