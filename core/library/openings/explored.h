// How the games of a library continued from a position: the moves, how often, by whom, when, and the results.
#pragma once

#include "core/library/library_filter.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::library {

struct ExploreQuestion {
    /// The games to search; nothing: all outside the trash. The filter's own position is ignored.
    std::optional<GameFilter> filter = {};
    std::size_t mostGames = 12; ///< in Explored::games
    /// Go on 19×19: only the stones in this corner count, wherever games have them and with whichever colours (openings/corner_keys.h).
    /// Results, ratings and moves are those of the colours at the position. A game counts once for each corner with them.
    std::optional<int> corner = {};
    std::stop_token stop = {};
};

/// Results of games.
struct ExploredResults {
    std::uint64_t games = 0; ///< including those without a result
    std::uint64_t firstWins = 0;
    std::uint64_t secondWins = 0;
    std::uint64_t draws = 0;

    void add(game::Outcome outcome);
    std::uint64_t withResult() const { return firstWins + secondWins + draws; }
};

struct ExploredMove {
    game::Move move; ///< if symmetric moves lead to the same position, the first legal one
    std::vector<game::Move> same; ///< the other ones
    ExploredResults results;
    /// The mean rank of the players who chose it (strength::ratingOf): ranks in Go, ratings in chess. Nothing if the files name none.
    std::optional<double> rating;
    std::string lastDate; ///< YYYY, YYYY-MM or YYYY-MM-DD; empty: unknown
};

/// A game that contains the position, after this many nodes of its main line.
struct ExploredGame {
    GameId id = 0;
    int node = 0;
};

/// A game counts once, at the first occurrence of the position, including transpositions and symmetric boards. The same side must be to
/// move.
struct Explored {
    ExploredResults results;
    std::uint64_t distinctGames = 0; ///< fewer than results.games if a game counts for several corners
    std::vector<ExploredMove> moves; ///< most games first
    std::vector<ExploredGame> games; ///< those of the strongest players first, then the latest
};

} // namespace evenmatch::library
