// The files of a ladder.
#pragma once

#include "app/lab/measure/ladder.h"

namespace evenmatch::search {

/// Files of a rung's games against itself in the folders `train`, `candidate` and `query`, which share no opening: 7 : 1 : 2. Each says the
/// rung in the ranks' tags, its parameters and rating in a comment, and where it comes from as nn::kLadderSource. Other games than Go and
/// chess have no files. Each file is whole or not there.
core::Result<void> saveEquals(
    const std::filesystem::path& folder, const game::AnyPosition& start, const Ladder& ladder, const std::vector<MatchGame>& games);

core::Result<void> saveJson(const std::filesystem::path& path, const nlohmann::ordered_json& json);

} // namespace evenmatch::search
