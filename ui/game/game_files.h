// Games in and out of files and the clipboard.
#pragma once

#include "core/error.h"
#include "core/library/game_entry.h"
#include "core/record/file/game_reader.h"

#include <QString>

#include <memory>
#include <optional>
#include <stop_token>

namespace evenmatch::ui {

/// A game given as text: SGF, PGN, any other format that is read, or a chess FEN alone. Stopped when asked to.
core::Result<record::GameRecord> readGameText(const QString& text, const std::stop_token& stop = {});

/// The first game of a file's bytes, in whatever encoding they are. A game that breaks off is read until there. Stopped when asked to.
core::Result<record::GameRecord> readFirstGame(const std::string& bytes, const std::stop_token& stop = {});

/// A game of the library: as it is, and with what was added to it by looking at it (empty: nothing).
struct GameTexts {
    std::string game;
    std::string analysis;
    std::optional<game::Side> mine{}; ///< the side of the library's user
    library::Hash128 contentHash{}; ///< of the game in the library
};

/// The same, read.
struct LibraryGame {
    record::GameRecord record; ///< with what was added, where that still belongs to the game
    std::size_t moves = 0; ///< so many moves of the main line are the game
    std::optional<game::Side> mine;
    library::Hash128 contentHash;
};

/// Stopped when asked to.
core::Result<LibraryGame> readLibraryGame(const GameTexts& texts, const std::stop_token& stop = {});

/// A game of the library. The content tells whether the number still names the same game: a library that was restored from a copy gives
/// its numbers to other games.
struct LibraryPlace {
    library::GameId id = 0;
    library::Hash128 contentHash;
};

/// A title as part of a file's name, on every system.
QString fileNameOf(QString title);
/// What to call a file of the game, without a suffix: who played, and when.
QString fileNameFor(const record::GameRecord& record);

/// The game as text in the format that fits it: PGN for chess, SGF for Go.
QString gameText(const record::GameRecord& record);

/// ".pgn" or ".sgf"
QString suffixFor(const record::GameRecord& record);

/// Writes the game so that at any moment either the old file or the new one is there.
core::Result<void> saveGame(const record::GameRecord& record, const QString& path);

} // namespace evenmatch::ui
