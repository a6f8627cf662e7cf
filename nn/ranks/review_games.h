// Reviews of many games, from where they are kept or made now.
#pragma once

#include "nn/ranks/player_games.h"
#include "nn/review/review_cache.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::nn {

/// A review a game; empty where no part of it is wanted. What the cache holds is taken from there; the rest is evaluated some games at a
/// time and put into the cache, so that little is lost when the program ends. Progress counts positions. `cache` may be null. REQUIRES:
/// games.size() == parts.size()
core::Result<std::vector<GameReview>> reviewsOf(Evaluator& evaluator, std::span<const SourceGame> games,
    std::span<const std::optional<ReviewPart>> parts, ReviewCache* cache, const ReviewOptions& options, jobs::JobContext& job);

/// The part of each game that is needed to know these sides; nothing where none is played.
std::vector<std::optional<ReviewPart>> partsFor(std::size_t games, std::span<const PlayedSide> sides);

} // namespace evenmatch::nn
