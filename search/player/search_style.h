// How a SearchPlayer plays, as a value: what it searches, how it chooses, how strong it is and how it behaves.
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
    /// The chooser is what playAt() the style's place says, wherever that goes; in lost positions the rank's habits (chooserFor()).
    bool careOfRank = false;
    Limits limits; ///< of time: where no time control says less
    bool visitsOfRank = false; ///< limits.visits is what playAt() says, where it says anything
    std::uint64_t mostVisits
        = 0; ///< else of the strongest rank, where weaker ones look less far (visitsAt()); 0: limits.visits at every rank
    ResultShape shape;
    std::optional<ResignRule> resigns = ResignRule(); ///< none: plays on to the end
    bool passesToEnd = true; ///< Go: see passToEnd()
    /// Manners of games against people, which matches between programs do without: decisions say how long a human would have thought, and
    /// draws are offered in even endings. They change no move.
    bool human = false;
    /// Every decision searches from the position anew and draws its lots from the game's seed and the position. The move then follows
    /// from seed, position and style alone, whichever program asks and whatever was searched before.
    bool decidesByPosition = false;
    /// Follows the opponent within a game, from this setting on: a place on the rank scale, or z. None: as strong all game long.
    std::optional<strength::WithinGame> within;
};

/// Whether a style has a place on the rank scale: it is steered, or its policy is a rank's. Else its strength is the chooser's z.
bool playsAtRank(const SearchStyle& style);

/// How opponents of that place on the network's rank scale play: the table of its profile, or what is usual. REQUIRES: the network knows
/// ranks
strength::RankPlay playAt(const nn::NetworkInfo& network, double place);

/// How many visits players of that place look at where the table says nothing and the strongest rank looks at `most`: on a scale that goes
/// on with a ladder ever fewer, down to kFewestVisits at its first rung; on others all the same.
std::uint64_t visitsAt(const nn::NetworkInfo& network, double place, std::uint64_t most);
inline constexpr std::uint64_t kFewestVisits = 16;

/// The share of a strong network's policy in the prior of a rank that reads with it: its moves answer those of the rank.
inline constexpr double kShareOfStrong = 0.5;

/// Leaves that players of a certain strength evaluate together: the more, the weaker they are, and they should be as strong on every
/// machine.
inline constexpr std::size_t kBatchOfRanks = 8;

/// Gives a style whose policy is a rank's the choice, the visits and the manners of a line of the table.
void setPlay(SearchStyle& style, const strength::RankPlay& play);

/// Puts the style at a place on the network's rank scale (0 the strongest rank, 2.5 the even mix of the third and the fourth), its targets
/// and policies between those of both ranks; or, without playsAtRank(), gives its chooser this z.
void setStrength(SearchStyle& style, const nn::NetworkInfo& network, double setting);

} // namespace evenmatch::search
