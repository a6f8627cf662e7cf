// Makes cards from a library's games in all steps: games, rank, cards, and storage in the library.
#pragma once

#include "core/library/library.h"
#include "nn/lesson/player_cards.h"

namespace evenmatch::nn {

struct LibraryCardOptions {
    std::string family; ///< "go" or "chess"
    std::size_t games = 20; ///< the latest
    PlayerCardOptions player; ///< cards are in the library before onCards is called
};

struct LibraryCards {
    PlayerCards cards;
    std::size_t added = 0; ///< new ones; the others were in the library already
};

/// NotFound without games of the player, TooFewMoves if they do not suffice for an estimate of the rank. The network's evaluations and each
/// finished card are stored in the library, whatever workers.reviews is. Cards of older versions are checked first, and deleted if they are
/// not confirmed; those that the judge does not judge stay. Progress counts positions, then games.
core::Result<LibraryCards> makeLibraryCards(library::Library& library, library::PlayerId player, const CardWorkers& workers,
    const LibraryCardOptions& options, jobs::JobContext& job);

} // namespace evenmatch::nn
