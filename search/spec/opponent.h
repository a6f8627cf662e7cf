// Opponents for people, as requested by the window for a new game.
#pragma once

#include "search/player/adaptive_player.h"
#include "search/spec/rank_opponent.h"

#include <chrono>
#include <variant>

namespace evenmatch::search {

/// Full strength of network and simulations.
struct FullStrength { };
/// A place on the network's rank scale: 0 is its strongest rank, 2.5 is between the third and the fourth.
struct RankPlace {
    double place = 0;
};

/// The maximum search time per move of an opponent at a rank against people, on any machine.
inline constexpr std::chrono::milliseconds kLongestThought{3000};

struct OpponentWish {
    std::variant<FullStrength, RankPlace, Adaptation> strength; ///< an Adaptation makes an AdaptivePlayer
    std::uint64_t simulations = 200; ///< of the strongest rank: RankOpponent::most
    bool human = true; ///< manners of people (SearchStyle::human)
    bool resigns = true; ///< in a lost game; otherwise it plays to the end
    std::string name; ///< empty: made from the rank
};

/// The style of such an opponent; at a rank it is rankStyle() with a name and human manners. Errors are makeOpponent()'s. REQUIRES:
/// evaluator is not null
core::Result<SearchStyle> opponentStyle(const std::shared_ptr<nn::Evaluator>& evaluator, const OpponentWish& wish);

/// NotFound for a place on a rank scale with a network without ranks. A network with ranks and no rank profile plays by the ranks' policies
/// alone. The player is an AdaptivePlayer exactly if the wish has an Adaptation. REQUIRES: evaluator is not null
core::Result<std::unique_ptr<SearchPlayer>> makeOpponent(std::shared_ptr<nn::Evaluator> evaluator, const OpponentWish& wish);

} // namespace evenmatch::search
