// Cards from a library's games, the whole way: games, rank, cards, and back into the library.
#pragma once

#include "core/library/library.h"
#include "nn/lesson/card_maker.h"
#include "nn/rank_estimators.h"

namespace evenmatch::nn {

struct LibraryCardOptions {
    std::string family;          ///< "go" or "chess"
    std::size_t games = 20;      ///< the latest
    std::optional<std::size_t> rank; ///< of the estimators' scale; else measured from those games
    CardOptions cards;
    unsigned threads = 1;
};

struct LibraryCards {
    MadeCards made;
    std::size_t added = 0;       ///< the others were there before
    std::string rank;
    std::string rankAbove;
};

/// NotFound without games of the player, or when the games are too few to say his or her rank. What the network says of the games is kept in
/// the library. Progress counts positions, then games.
core::Result<LibraryCards> makeLibraryCards(library::Library& library, library::PlayerId player, Evaluator& evaluator, const PlayerEstimators& estimators,
                                            PositionJudge& judge, const LibraryCardOptions& options, jobs::JobContext& job);

} // namespace evenmatch::nn
