// What the games of a library went on with from a position: moves, how often, how the games ended, by whom and when.
#pragma once

#include "core/library/library_filter.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::library {

struct ExploreQuestion {
    /// Games that are looked at; nothing: all outside the trash. Its own position is not looked at.
    std::optional<GameFilter> filter = {};
    std::size_t mostGames = 12; ///< in Explored::games
    /// Go on 19×19: only the stones in this corner count, wherever games have them and with whichever colours (openings/corner_keys.h).
    /// Results, ratings and moves are those of the colours at the position. A game counts once for each corner with them.
    std::optional<int> corner = {};
    std::stop_token stop = {};
};

/// How games ended.
struct ExploredResults {
    std::uint64_t games = 0; ///< with those that have no result
    std::uint64_t firstWins = 0;
    std::uint64_t secondWins = 0;
    std::uint64_t draws = 0;

    void add(game::Outcome outcome);
    std::uint64_t withResult() const { return firstWins + secondWins + draws; }
};

struct ExploredMove {
    game::Move move; ///< of several that lead to the same position, where the board is symmetric, the first legal one
    std::vector<game::Move> same; ///< the others
    ExploredResults results;
    /// Mean of those who played it (strength::ratingOf): ranks in Go, ratings in chess. Nothing where the files say none.
    std::optional<double> rating;
    std::string lastDate; ///< YYYY, YYYY-MM or YYYY-MM-DD; empty: not known
};

/// A game that came to the position, after so many nodes of its main line.
struct ExploredGame {
    GameId id = 0;
    int node = 0;
};

/// A game counts once, at the first time that it came to the position, by whatever way and however the board is turned. It is the same
/// side's turn: a game of Go in which the other side goes on does not count.
struct Explored {
    ExploredResults results;
    std::vector<ExploredMove> moves; ///< most games first
    std::vector<ExploredGame> games; ///< those of the strongest players first, then the latest
};

} // namespace evenmatch::library
