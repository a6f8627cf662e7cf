// The responses of KataGo's analysis engine about a position, as values.
#pragma once

#include "nn/review/move_judge.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace evenmatch::search {

/// An analysed move, and the best line that begins with it.
struct KataGoMove {
    nn::JudgedMove move; ///< its effort is its number of visits
    std::vector<game::Move> line; ///< begins with the move; empty if it was not requested
};

/// The analysed moves, in KataGo's order, without illegal ones. The first `lines` of them have their lines.
std::vector<KataGoMove> kataMoves(const nlohmann::json& answer, const game::AnyPosition& position, std::size_t lines);
/// Visits of the whole search.
std::uint64_t kataVisits(const nlohmann::json& answer);
/// The expected owner of each point, in percent for the first player; empty if the answer lacks it.
std::vector<std::int8_t> kataOwnersOfFirst(const nlohmann::json& answer, const game::AnyPosition& position);

} // namespace evenmatch::search
