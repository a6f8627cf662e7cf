// Reads and writes games as files and in the clipboard.
#pragma once

#include "core/error.h"
#include "core/library/game_entry.h"
#include "core/record/file/game_reader.h"

#include <QString>

#include <memory>
#include <optional>
#include <stop_token>

namespace evenmatch::ui {

/// A game as text: SGF, PGN, any other supported format, or a chess FEN. Can be stopped.
core::Result<record::GameRecord> readGameText(const QString& text, const std::stop_token& stop = {});

/// The first game of a file's bytes, in any encoding. A truncated game is read as far as possible. Can be stopped.
core::Result<record::GameRecord> readFirstGame(const std::string& bytes, const std::stop_token& stop = {});

/// A game of the library: the original, and with the user's additions (empty: none).
struct GameTexts {
    std::string game;
    std::string analysis;
    std::optional<game::Side> mine{}; ///< the side of the library's user
    library::Hash128 contentHash{}; ///< of the game in the library
};

/// The same after reading.
struct LibraryGame {
    record::GameRecord record; ///< with additions, if they still belong to the game
    std::size_t moves = 0; ///< the number of moves of the main line that are the game
    std::optional<game::Side> mine;
    library::Hash128 contentHash;
};

/// Stopped on request.
core::Result<LibraryGame> readLibraryGame(const GameTexts& texts, const std::stop_token& stop = {});

/// A game of the library. The content hash shows whether the number still refers to the same game, because a library restored from a copy
/// reuses numbers.
struct LibraryPlace {
    library::GameId id = 0;
    library::Hash128 contentHash;
    bool hasOtherAdditions = false; ///< the library's game is equal, but has additions that the game on the board does not have
};

/// A title as part of a file's name, on every system.
QString fileNameOf(QString title);
/// A name for a file of the game, without a suffix: players and date.
QString fileNameFor(const record::GameRecord& record);
QString fileNameFor(const record::GameInfo& info);

/// The game as text in its usual format: PGN for chess, SGF for Go.
QString gameText(const record::GameRecord& record);

/// ".pgn" or ".sgf"
QString suffixFor(const record::GameRecord& record);

/// Writes the game atomically: at any moment either the old file or the new one exists.
core::Result<void> saveGame(const record::GameRecord& record, const QString& path);

} // namespace evenmatch::ui
