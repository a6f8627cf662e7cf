// "Match me": an opponent that adapts to the player's strength, from game to game and within one (ALGORITHMS.md 3).
#pragma once

#include "core/strength/rating/controllers.h"
#include "search/player/search_player.h"

#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace evenmatch::search {

/// The state of such an opponent: a value that is saved with the user.
struct Adaptation {
    static constexpr std::size_t kRemembered = 20;

    strength::BetweenGames between; ///< its setting is the current strength: a place on a rank scale, or z
    bool withinGames = true; ///< also adapts within a game
    std::vector<double> scores; ///< of its last games, the newest last: 1 for a win, 0.5, 0

    /// `place`: 0 is the strongest rank, 2.5 is between the third and the fourth. REQUIRES: ranks > 0
    static Adaptation rank(double place, std::size_t ranks) { return {strength::BetweenGames::rank(place, ranks), true, {}}; }
    static Adaptation strengthIndex(double z = 0) { return {strength::BetweenGames::strengthIndex(z), true, {}}; }

    /// Whether the setting is a place on a rank scale; otherwise it is z.
    bool onRankScale() const { return between.dial.strongerIsLower; }
    /// `score`: the program's, 1, 0.5 or 0.
    void gameEnded(double score);
    /// The controller of the next game, none without withinGames.
    std::optional<strength::WithinGame> within() const;
    bool operator==(const Adaptation&) const = default;
};

nlohmann::json toJson(const Adaptation& adaptation);
/// BadValue for anything that toJson() does not write.
core::Result<Adaptation> adaptationFromJson(const nlohmann::json& json);

/// A SearchPlayer that gets the results of its games.
class AdaptivePlayer : public SearchPlayer {
public:
    /// The style's own strength is ignored. REQUIRES: playsAtRank(style) exactly if the adaptation is on a rank scale
    AdaptivePlayer(std::shared_ptr<nn::Evaluator> evaluator, const SearchStyle& style, Adaptation adaptation);

    const Adaptation& adaptation() const { return m_adaptation; }
    /// Sets the start of the next game. Call it between games.
    void gameEnded(double score);

private:
    Adaptation m_adaptation;
};

} // namespace evenmatch::search
