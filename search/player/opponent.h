// Opponents for people: what the window asks for when somebody starts a game.
#pragma once

#include "search/player/adaptive_player.h"
#include "search/player/rank_opponent.h"

#include <chrono>
#include <variant>

namespace evenmatch::search {

/// As strong as network and simulations allow.
struct FullStrength { };
/// A place on the network's rank scale: 0 its strongest rank, 2.5 between the third and the fourth.
struct RankPlace {
    double place = 0;
};

/// The longest that an opponent at a rank searches for a move of a person, however slow the machine is.
inline constexpr std::chrono::milliseconds kLongestThought{3000};

struct OpponentWish {
    std::variant<FullStrength, RankPlace, Adaptation> strength; ///< an Adaptation makes an AdaptivePlayer
    std::uint64_t simulations = 200; ///< of the strongest rank: RankOpponent::most
    bool human = true; ///< manners of people (SearchStyle::human)
    bool resigns = true; ///< when it is lost; else it plays on to the end
    std::string name; ///< empty: made from the rank
};

/// How such an opponent plays; at a rank it is rankStyle() with a name and the manners of people. Errors are makeOpponent()'s. REQUIRES:
/// evaluator is not null
core::Result<SearchStyle> opponentStyle(const std::shared_ptr<nn::Evaluator>& evaluator, const OpponentWish& wish);

/// NotFound when a place on a rank scale is asked for and the network knows no ranks. A network with ranks and no rank profile plays by the
/// ranks' policies alone. The player is an AdaptivePlayer if, and only if, the wish holds an Adaptation. REQUIRES: evaluator is not null
core::Result<std::unique_ptr<SearchPlayer>> makeOpponent(std::shared_ptr<nn::Evaluator> evaluator, const OpponentWish& wish);

} // namespace evenmatch::search
