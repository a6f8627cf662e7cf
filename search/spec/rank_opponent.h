// The common definition of an opponent of a rank, used by the window, "Match me", the Tree page, genmove, tree, GTP, UCI, matches and
// measurements, mostly as `rank:` (player_spec.h).
#pragma once

#include "nn/evaluate/evaluator.h"
#include "search/player/search_style.h"

#include <cstdint>
#include <optional>

namespace evenmatch::search {

/// The default simulations of a game's (a family's) strongest rank without a table in its profile.
std::uint64_t usualSimulations(const std::string& family);

/// With the network, the game so far and the game's seed (GameStart::seed), it determines all moves. The network supplies the rest: it is
/// for one board (nn::onBoard()), has a server's ranks, and searches with a strong network (nn::SeeingEvaluator) or without.
struct RankOpponent {
    double place = 0; ///< on the network's scale: 0 is its strongest rank, 2.5 is between the third and the fourth
    std::uint64_t most = 0; ///< simulations of the strongest rank without a table (visitsAt()); 0: usualSimulations()
    std::optional<std::uint64_t> simulations{}; ///< overrides the table
    bool resigns = true; ///< in a clearly lost game, like players of the rank; otherwise it plays to the end
    bool operator==(const RankOpponent&) const = default;
};

/// Its search, choice and behaviour. β̄ and δ of its search are for display only: with the rank's own policy as prior, steering made
/// searches less like the humans of every rank (resources/models/history/play-chess.md). NotFound if the network has no ranks.
core::Result<SearchStyle> rankStyle(const nn::NetworkInfo& network, const RankOpponent& opponent);

} // namespace evenmatch::search
