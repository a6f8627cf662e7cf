// Stores the finished games of a match in a file of JSON lines (core/json_lines.h).
#pragma once

#include "core/json_lines.h"
#include "search/match/match.h"

namespace evenmatch::search {

/// The position from which the game with this number of its pair begins.
using StartOfGame = std::function<game::AnyPosition(std::uint64_t number)>;

/// Not thread-safe; two programs cannot have one file open.
class MatchLog {
public:
    /// Opens the file, or creates it. Its header must equal this one except for "games". Reads the games in the file; any other content is
    /// an error with its line.
    static core::Result<MatchLog> open(const std::filesystem::path& path, const nlohmann::json& header, StartOfGame startOf);

    const std::vector<MatchGame>& games() const { return m_games; }
    /// Writes the game to the disk.
    core::Result<void> append(const MatchGame& game);

private:
    MatchLog(core::JsonLines lines, StartOfGame startOf) : m_lines(std::move(lines)), m_startOf(std::move(startOf)) { }

    core::JsonLines m_lines;
    StartOfGame m_startOf;
    std::vector<MatchGame> m_games;
};

nlohmann::json toJson(const MatchGame& game, const StartOfGame& startOf);
/// BadValue for anything that is not a game from its start.
core::Result<MatchGame> matchGameFromJson(const nlohmann::json& json, const StartOfGame& startOf);

} // namespace evenmatch::search
