// Reading games from files, one after another, in memory that does not grow with the file.
#pragma once

#include "core/error.h"
#include "core/record/game_record.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::record {

/// One game as it was found, with what is wrong with it. A game that breaks off keeps its readable part, and `problems` says where and why;
/// an unreadable one has no record; all that stands between two games counts as one.
struct ReadGame {
    std::optional<GameRecord> record;
    std::string text; ///< the game's bytes exactly as they stood in the file (after decompression)
    std::vector<core::Error> problems; ///< each with file, game, line and move where known
    std::uint64_t number = 0; ///< in its file, from 1
    std::uint64_t line = 0; ///< where it starts, from 1
};

/// Reads the games of one file. Not thread-safe.
class GameReader {
public:
    virtual ~GameReader() = default;

    /// The next game, or nothing at the end. A failure of the file itself (not of a game) comes once as an error; then the end. A game that
    /// a stop interrupts is not returned.
    virtual core::Result<std::optional<ReadGame>> next() = 0;
    /// Bytes of the file consumed so far (compressed bytes where it is compressed) and its size, for progress.
    virtual std::uint64_t bytesRead() const = 0;
    virtual std::uint64_t bytesTotal() const = 0;
};

/// How far a reader goes.
struct ReadOptions {
    bool validate = true; ///< play the moves and report the illegal ones (chess text cannot be read without)
    bool keepText = true; ///< fill ReadGame::text
    std::stop_token stop{}; ///< ends the reading with Stopped: inside a game, a packed stream or an archive, and while it waits for a pipe
};

/// Whether a stop interrupted the reading of the game, which is incomplete then.
bool wasStopped(const ReadGame& game);

/// Opens a file of any known format; the content decides, then the name's ending. `.gz`, `.zst`, `.bz2` are unpacked on the way; a
/// ZIP archive is read as a folder (zip_games.h).
core::Result<std::unique_ptr<GameReader>> openGames(const std::filesystem::path& path, ReadOptions options = {});

/// The same for text in memory (clipboard, library). `name` stands for the file in errors.
core::Result<std::unique_ptr<GameReader>> readGames(std::string text, std::string_view name, ReadOptions options = {});

/// The game as text of a format. Reading it gives the same record back.
std::string writeGame(const GameRecord& record, Format format);

} // namespace evenmatch::record
