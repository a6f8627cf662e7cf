// Varied and balanced openings for matches, from a seed.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "search/player/player.h"

namespace evenmatch::search {

struct OpeningOptions {
    int moves = -1; ///< of both sides together; -1: 8 in Go beyond 9×9 and, by a network, in chess; else 4
    double mostAdvantage = 0.25; ///< the network's |value| after the last move
    int tries = 16; ///< number of attempts; the most even one is used if none is even enough
};

/// The first moves of a game: drawn from the network's policy without a rank until the network finds the position balanced; without a
/// network by simple rules (Go: third and fourth line, apart from other stones; chess: central pawns, knights towards the centre; other
/// games: any). The same seed gives the same moves. The game is never over.
core::Result<std::vector<game::Move>> drawOpening(
    const game::AnyPosition& start, nn::Evaluator* evaluator, const OpeningOptions& options, std::uint64_t seed);

} // namespace evenmatch::search
