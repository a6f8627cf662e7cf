// Games in and out of files and the clipboard.
#pragma once

#include "core/error.h"
#include "core/library/game_entry.h"
#include "core/record/file/game_reader.h"

#include <QString>

#include <memory>
#include <optional>

namespace evenmatch::ui {

/// A game given as text: SGF, PGN, any other format that is read, or a chess FEN alone.
core::Result<record::GameRecord> readGameText(const QString& text);

/// The first game of a file's bytes, in whatever encoding they are. A game that breaks off is read until there.
core::Result<record::GameRecord> readFirstGame(const std::string& bytes);

/// A game of the library: as it is, and with what was added to it by looking at it (empty: nothing).
struct GameTexts {
    std::string game;
    std::string analysis;
    std::optional<game::Side> mine{}; ///< the side of whoever the library knows as its user
    library::Hash128 contentHash{}; ///< of the game in the library
};

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
