// What KataGo's analysis engine answers about a position, as values.
#pragma once

#include "nn/review/move_judge.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace evenmatch::search {

/// One of the moves that it looked at, and the best play from there on.
struct KataGoMove {
    nn::JudgedMove move; ///< its effort are the visits
    std::vector<game::Move> line; ///< begins with the move; empty where it was not wanted
};

/// The moves that it looked at, in its own order; those that are not legal are left out. The first ones have their lines, so many.
std::vector<KataGoMove> kataMoves(const nlohmann::json& answer, const game::AnyPosition& position, std::size_t lines);
/// Visits of the whole search.
std::uint64_t kataVisits(const nlohmann::json& answer);
/// Whose each point will be, in percent for the first player; empty where the answer does not say.
std::vector<std::int8_t> kataOwnersOfFirst(const nlohmann::json& answer, const game::AnyPosition& position);

} // namespace evenmatch::search
