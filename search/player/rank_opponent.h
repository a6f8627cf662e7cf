// The one definition of an opponent of a rank. The window, "Match me", the Tree page, genmove, tree, GTP, UCI, matches and measurements
// all have it from here, most of them as `rank:` (player_spec.h).
#pragma once

#include "nn/evaluate/evaluator.h"
#include "search/player/search_style.h"

#include <cstdint>
#include <optional>

namespace evenmatch::search {

/// How far the strongest rank of a game (a family's name) looks where the table of its profile says nothing.
std::uint64_t usualSimulations(const std::string& family);

/// Together with the network, the game so far and the game's seed (GameStart::seed), all that its moves follow from. The network says the
/// rest: it is one on a board (nn::onBoard()), in a server's ranks, and reads with a strong one (nn::SeeingEvaluator) or does not.
struct RankOpponent {
    double place = 0; ///< on the network's scale: 0 its strongest rank, 2.5 between the third and the fourth
    std::uint64_t most = 0; ///< simulations of the strongest rank where the table says nothing (visitsAt()); 0: usualSimulations()
    std::optional<std::uint64_t> simulations{}; ///< so many, whatever the table says
    bool resigns = true; ///< when it is lost beyond doubt, as players of the rank do; else it plays on to the end
    bool operator==(const RankOpponent&) const = default;
};

/// How it searches, chooses and behaves. β̄ and δ of its search are shown and weigh nothing: with the rank's own policy as prior, steering
/// made searches less like the humans of every rank (resources/models/history/play-chess.md). NotFound when the network knows no ranks.
core::Result<SearchStyle> rankStyle(const nn::NetworkInfo& network, const RankOpponent& opponent);

} // namespace evenmatch::search
