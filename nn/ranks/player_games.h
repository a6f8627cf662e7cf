// Whose games these are: from files or a library to the sides that one player played.
#pragma once

#include "core/game/game.h"
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

/// A game with where it came from.
struct SourceGame {
    PlayedGame played;
    record::GameInfo info;
    std::string kind; ///< an id of games.h
    std::string file;
    std::uint64_t number = 0; ///< in that file, from 1
    std::int64_t id = 0; ///< in a library, else 0
};

struct SourceGames {
    std::vector<SourceGame> games;
    std::map<std::string, std::size_t> others; ///< how many games of each other family there were (game::familyName)
    std::size_t twice = 0; ///< games that were there before, and were not taken again
    std::vector<core::Error> errors; ///< of files and games that could not be read, and of games read in part
};

/// Go on less than 19×19: networks play there, but ranks are others than those of large boards.
bool onSmallBoard(const SourceGame& game);

/// Reads files, and all files in folders whose name says that they hold games. Games of another family than `game` ("go", "chess"; empty:
/// all are taken) are only counted; the same moves of the same players are taken once. Progress counts bytes.
core::Result<SourceGames> readSourceGames(
    std::span<const std::filesystem::path> filesAndFolders, std::string_view game, jobs::JobContext& job);

/// Leaves the games of one family: that of most games, of two with as many that of the first game. The rest are counted in `others`.
/// Returns the family; empty without games.
std::string keepCommonFamily(SourceGames& games);

struct PlayerSides {
    std::string name;
    std::vector<PlayedSide> sides; ///< in the games' order
};

/// Every player named, most games first. `playerOf` says whose name a name is (a library knows aliases); without it names that differ only
/// in A-Z and a-z are one.
std::vector<PlayerSides> playersOf(std::span<const SourceGame> games, const std::function<std::string(const std::string&)>& playerOf = {});

/// Names that differ only in A-Z and a-z come out the same.
std::string comparableName(std::string_view name);

/// The player of that name, or nobody.
const PlayerSides* findPlayer(std::span<const PlayerSides> players, std::string_view name);

/// Whom a report is about when nobody was named: the player in all but a few of the games when there is one. Else those whose collections
/// these are: who has most games, then who has most of the others, until nearly all are someone's or nobody has `fewestGames` more; and
/// everybody with as many games as one of them. Else everybody.
std::vector<PlayerSides> likelyPlayers(std::vector<PlayerSides> players, std::size_t games, std::size_t fewestGames = 3);

} // namespace evenmatch::nn
