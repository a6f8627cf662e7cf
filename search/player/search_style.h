// The settings of a SearchPlayer as a value: search, choice, strength and behaviour.
#pragma once

#include "core/strength/rating/controllers.h"
#include "nn/evaluate/evaluator.h"
#include "search/player/manners.h"
#include "search/tree/choose.h"
#include "search/tree/search.h"

#include <optional>
#include <string>

namespace evenmatch::search {

/// The search's seed is the game's.
struct SearchStyle {
    std::string name = "search";
    SearchOptions search;
    Chooser chooser;
    /// The chooser always comes from playAt() at the style's place; in lost positions the rank's habits choose (chooserFor()).
    bool careOfRank = false;
    Limits limits; ///< includes a time limit, if no time control is shorter
    bool visitsOfRank = false; ///< limits.visits comes from playAt(), if it has one
    std::uint64_t mostVisits
        = 0; ///< otherwise visits of the strongest rank, with fewer for weaker ones (visitsAt()); 0: limits.visits at every rank
    ResultShape shape;
    std::optional<ResignRule> resigns = ResignRule(); ///< none: plays to the end
    bool passesToEnd = true; ///< Go: see passToEnd()
    /// Manners for games against people, unused in matches between programs: decisions include a human's thinking time, and draws are
    /// offered in even endgames. They change no move.
    bool human = false;
    /// Every decision starts a new search and makes random choices from the game's seed and the position. The move then depends only on
    /// seed, position and style, in every program and regardless of earlier searches.
    bool decidesByPosition = false;
    /// Adapts to the opponent within a game, from this setting on: a place on the rank scale, or z. None: constant strength.
    std::optional<strength::WithinGame> within;
};

/// Whether a style has a place on the rank scale: it is steered, or its policy is a rank's. Otherwise its strength is the chooser's z.
bool playsAtRank(const SearchStyle& style);

/// The settings of opponents at that place of the network's rank scale: from the table of its profile, or the defaults. REQUIRES: the
/// network has ranks
strength::RankPlay playAt(const nn::NetworkInfo& network, double place);

/// The visits of players at that place without a table, if the strongest rank has `most`: on a scale that continues with a ladder they
/// decrease to kFewestVisits at its first rung; on others they are the same for all.
std::uint64_t visitsAt(const nn::NetworkInfo& network, double place, std::uint64_t most);
inline constexpr std::uint64_t kFewestVisits = 16;

/// The share of a strong network's policy in the prior of a rank that searches with it, because its moves answer the rank's.
inline constexpr double kShareOfStrong = 0.5;

/// Leaves per batch for players of a fixed strength: more leaves weaken play, and the strength must be the same on every machine.
inline constexpr std::size_t kBatchOfRanks = 8;

/// Sets the choice, visits and manners of a style with a rank's policy from a row of the table.
void setPlay(SearchStyle& style, const strength::RankPlay& play);

/// Moves the style to a place on the network's rank scale (0 is the strongest rank, 2.5 the even mix of the third and the fourth), with
/// interpolated targets and policies; or, without playsAtRank(), gives its chooser this z.
void setStrength(SearchStyle& style, const nn::NetworkInfo& network, double setting);

} // namespace evenmatch::search
