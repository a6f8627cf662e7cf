// Stores the finished games of a match in a file of JSON lines (core/json_lines.h).
#pragma once

#include "core/json_lines.h"
#include "search/match/match.h"

namespace evenmatch::search {

/// Not thread-safe; two programs cannot have one file open.
class MatchLog {
public:
    /// Opens the file, or creates it. Its header must equal this one except for "games". Reads the games in the file; any other content is
    /// an error with its line. `start` is the position from which all games begin.
    static core::Result<MatchLog> open(const std::filesystem::path& path, const nlohmann::json& header, const game::AnyPosition& start);

    const std::vector<MatchGame>& games() const { return m_games; }
    /// Writes the game to the disk.
    core::Result<void> append(const MatchGame& game);

private:
    MatchLog(core::JsonLines lines, game::AnyPosition start) : m_lines(std::move(lines)), m_start(std::move(start)) { }

    core::JsonLines m_lines;
    game::AnyPosition m_start;
    std::vector<MatchGame> m_games;
};

nlohmann::json toJson(const MatchGame& game, const game::AnyPosition& start);
/// BadValue for anything that is not a game from that start.
core::Result<MatchGame> matchGameFromJson(const nlohmann::json& json, const game::AnyPosition& start);

} // namespace evenmatch::search
