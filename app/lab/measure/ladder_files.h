// The files of a ladder.
#pragma once

#include "app/lab/measure/ladder.h"

namespace evenmatch::search {

/// Files of a rung's games against itself in the folders `train`, `candidate` and `query`, in the ratio 7 : 1 : 2; the folders share no
/// opening. Each file has the rung in the ranks' tags, its parameters and rating in a comment, and nn::kLadderSource as its source. Other
/// games than Go and chess have no files. Each file is written completely or not at all.
core::Result<void> saveEquals(
    const std::filesystem::path& folder, const game::AnyPosition& start, const Ladder& ladder, const std::vector<MatchGame>& games);

core::Result<void> saveJson(const std::filesystem::path& path, const nlohmann::ordered_json& json);

} // namespace evenmatch::search
