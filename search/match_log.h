// The games of a match as they end, in a file of JSON lines: the first line says which match it is, each further one is a game. Killed at
// any moment it loses at most the line being written.
#pragma once

#include "search/match.h"

#include <memory>

namespace evenmatch::search {

/// Not thread-safe; two programs cannot have one file open.
class MatchLog {
public:
    /// Opens or makes the file. Its header must be this one, but for "games". Games of it that are in the file are read; a torn last line is
    /// cut off; any other damage is an error with its line. `start` is the position that all games begin from.
    static core::Result<MatchLog> open(const std::filesystem::path& path, const nlohmann::json& header, const game::AnyPosition& start);
    MatchLog(MatchLog&&) noexcept;
    MatchLog& operator=(MatchLog&&) noexcept;
    ~MatchLog();

    const std::vector<MatchGame>& games() const { return m_games; }
    /// Brings the game to the disk.
    core::Result<void> append(const MatchGame& game);

private:
    struct File;
    explicit MatchLog(std::unique_ptr<File> file);
    core::Result<std::size_t> read(const nlohmann::json& header, const std::string& text);

    std::unique_ptr<File> m_file;
    std::vector<MatchGame> m_games;
};

nlohmann::json toJson(const MatchGame& game, const game::AnyPosition& start);
/// BadValue for anything that is not a game from that start.
core::Result<MatchGame> matchGameFromJson(const nlohmann::json& json, const game::AnyPosition& start);

} // namespace evenmatch::search
