// Reads games from files one after another; memory does not grow with the file.
#pragma once

#include "core/error.h"
#include "core/record/read_game.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace evenmatch::record {

/// Reads the games of one file. Not thread-safe.
class GameReader {
public:
    virtual ~GameReader() = default;

    /// The next game, or nothing at the end. A failure of the file itself (not of a game) is returned once as an error; then the end. A
    /// game that a stop interrupts is dropped.
    virtual core::Result<std::optional<ReadGame>> next() = 0;
    /// Bytes of the file consumed so far (compressed bytes where it is compressed) and its size, for progress.
    virtual std::uint64_t bytesRead() const = 0;
    virtual std::uint64_t bytesTotal() const = 0;
};

/// Whether a stop interrupted the reading of the game, which is incomplete then.
bool wasStopped(const ReadGame& game);

/// Opens a file of any known format, detected by its content, then its name's ending. `.gz`, `.zst`, `.bz2` are unpacked; a ZIP archive is
/// read as a folder (zip_games.h).
core::Result<std::unique_ptr<GameReader>> openGames(const std::filesystem::path& path, ReadOptions options = {});

/// The same for text in memory (clipboard, library). Errors call it `name`.
core::Result<std::unique_ptr<GameReader>> readGames(std::string text, std::string_view name, ReadOptions options = {});

/// The format that readGames() finds in a text without a name, without reading a game; nothing: none, or an archive.
std::optional<Format> formatOf(std::string text);

/// The game as text in a format. Reading the text gives the same record.
std::string writeGame(const GameRecord& record, Format format);

} // namespace evenmatch::record
