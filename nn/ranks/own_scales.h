// A user's own rank scales: from a folder of labelled games to a scale, its file, and estimators with results in its ranks.
#pragma once

#include "core/strength/fit/own_scale.h"
#include "nn/data/player_games.h"
#include "nn/ranks/estimators/rank_estimators.h"
#include "nn/review/review_cache.h"

#include <filesystem>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// The source of the ranks.
struct OwnScaleWish {
    std::string name;
    std::filesystem::path folder;
    std::filesystem::path
        groups; ///< file: {"ranks": [{"name": "club 3 dan", "labels": ["3d"], "players": ["anna"]}, …]}, strongest first; may be empty
    std::vector<std::string> order; ///< names of subfolders, strongest first; needed if they are not names of ranks
};

/// A side of a game and its rank.
struct RankedSide {
    PlayedSide side;
    std::size_t rank = 0;
};

struct OwnGames {
    strength::RankScale scale;
    std::vector<SourceGame> games;
    std::vector<RankedSide> sides;
    std::vector<std::string> leftOut; ///< ranks in tags with too few games
    std::vector<core::Error> errors; ///< of games that could not be read
};

/// Reads the games and assigns ranks:
///   with a file of groups   the group that names the player; else that one of whose labels is the rank in the game's tags
///   with subfolders         the subfolder's name: of the side whose tag says that rank where just one does, else of both
///   else                    the rank in the tags, in the groups of the network's scale
/// BadArgument when the order of the subfolders cannot be told, NotFound when no side has a rank.
core::Result<OwnGames> readOwnGames(const OwnScaleWish& wish, const strength::RankScale& network, jobs::JobContext& job);

struct MadeScale {
    strength::OwnScale scale;
    OwnGames games;
};

/// Reads, reviews (with the cache) and measures. Progress finally counts positions. `model`: the network's, if it has one.
core::Result<MadeScale> makeOwnScale(Evaluator& evaluator, const ModelDescription* model, const OwnScaleWish& wish, ReviewCache* cache,
    const ReviewOptions& options, jobs::JobContext& job);

core::Result<strength::OwnScale> openOwnScale(const std::filesystem::path& path);
core::Result<void> writeOwnScale(const std::filesystem::path& path, const strength::OwnScale& scale);

/// BadArgument if the scale was measured with another network.
core::Result<void> checkNetwork(const strength::OwnScale& scale, const NetworkInfo& network);

/// Estimators with results in the scale's ranks; phases use the same one and are not calibrated.
PlayerEstimators playerEstimatorsOf(const strength::OwnScale& scale);

} // namespace evenmatch::nn
