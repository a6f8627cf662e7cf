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
    std::size_t added = 0; ///< the others were there before
};

/// NotFound without games of the player, or when the games are too few to say his or her rank. What the network says of the games is kept
/// in the library, whatever workers.reviews says; each card comes there as soon as it is made. Cards of older versions are looked at again
/// first, and go where they do not hold. Progress counts positions, then games.
core::Result<LibraryCards> makeLibraryCards(library::Library& library, library::PlayerId player, const CardWorkers& workers,
    const LibraryCardOptions& options, jobs::JobContext& job);

} // namespace evenmatch::nn
