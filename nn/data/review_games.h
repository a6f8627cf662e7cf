// Reviews many games, with a cache.
#pragma once

#include "nn/data/player_games.h"
#include "nn/review/review_cache.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::nn {

/// One review per game; empty if no part of it is requested. Cached parts are reused; the rest is evaluated some games at a time and put
/// into the cache, so that little is lost when the program ends. Progress counts positions. `cache` may be null. REQUIRES: games.size() ==
/// parts.size()
core::Result<std::vector<GameReview>> reviewsOf(Evaluator& evaluator, std::span<const SourceGame> games,
    std::span<const std::optional<ReviewPart>> parts, ReviewCache* cache, const ReviewOptions& options, jobs::JobContext& job);

/// The part of each game that these sides need; nothing for games without them.
std::vector<std::optional<ReviewPart>> partsFor(std::size_t games, std::span<const PlayedSide> sides);

} // namespace evenmatch::nn
