// Finds the players of games: from files or a library to the sides of one player.
#pragma once

#include "core/jobs/job.h"
#include "core/record/game_record.h"
#include "nn/input/played_game.h"

#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// A game with its origin.
struct SourceGame {
    PlayedGame played;
    record::GameInfo info;
    std::string kind; ///< an id of games.h
    std::string file;
    std::uint64_t number = 0; ///< in that file, from 1
    std::int64_t id = 0; ///< in a library, otherwise 0
};

struct SourceGames {
    std::vector<SourceGame> games;
    std::map<std::string, std::size_t> others; ///< number of games of each other family (game::familyName)
    std::size_t twice = 0; ///< repeated games, which were skipped
    std::vector<core::Error> errors; ///< of unreadable files and games, and of games read in part
};

/// Adds games; the same moves of the same players are taken once, with thinking times if they have these anywhere.
class DistinctGames {
public:
    /// `found` must outlive it.
    explicit DistinctGames(SourceGames& found) : m_found(found) { }

    void add(SourceGame game);

private:
    SourceGames& m_found;
    std::map<std::string, std::size_t> m_places; ///< in m_found.games
};

/// Go on boards below 19×19: networks play there, but ranks differ from those of large boards.
bool onSmallBoard(const SourceGame& game);

/// Reads files, and all game files in folders, by name. Games of another family than `game` ("go", "chess"; empty: all) are only counted;
/// the same moves of the same players are taken once. Progress counts bytes.
core::Result<SourceGames> readSourceGames(
    std::span<const std::filesystem::path> filesAndFolders, std::string_view game, jobs::JobContext& job);

/// Those of a game that was read in part.
std::vector<core::Error> errorsOf(const SourceGame& game, std::span<const core::Error> errors);

/// Keeps the games of one family: the one with most games, or the first game's among equal ones. The rest are counted in `others`. Returns
/// the family; empty without games.
std::string keepCommonFamily(SourceGames& games);

struct PlayerSides {
    std::string name;
    std::vector<PlayedSide> sides; ///< in the games' order
};

/// Every named player, most games first. `playerOf` resolves aliases (of a library); without it names that differ only in A-Z and a-z are
/// one.
std::vector<PlayerSides> playersOf(std::span<const SourceGame> games, const std::function<std::string(const std::string&)>& playerOf = {});

/// Makes names that differ only in A-Z and a-z equal.
std::string comparableName(std::string_view name);

/// The player of that name, if there is one.
const PlayerSides* findPlayer(std::span<const PlayerSides> players, std::string_view name);

/// The number of games with any of these sides.
std::size_t gamesOf(std::span<const PlayerSides> players);

/// The players of a report without a named player: the player in all but a few of the games if there is one. Otherwise the owners of the
/// collection: the player with most games, then the one with most of the others, until nearly all games have an owner or no player has
/// three more; and all with as many games as one of these. Otherwise everybody.
std::vector<PlayerSides> likelyPlayers(std::vector<PlayerSides> players, std::size_t games);

} // namespace evenmatch::nn
