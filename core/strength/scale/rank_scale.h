// Rank scales: the ranks, their order, and the players of each. Data, never an enum.
#pragma once

#include "core/error.h"
#include "core/record/text/rank_text.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::strength {

inline constexpr std::size_t kMostRanks = 64; ///< maximum in a scale read from a file

/// One rank of a scale: all players from `weakest` to `strongest`, both included. A user's own group ("our club's 3 dan") has a name and no
/// range; labels of their games name its players.
struct RankGroup {
    std::string name; ///< "9d", "1-2k", "1400-1599"
    std::optional<record::Rank> weakest;
    std::optional<record::Rank> strongest;

    bool holds(record::Rank rank) const { return weakest && *weakest <= rank && rank <= *strongest; }
    bool operator==(const RankGroup&) const = default;
};

/// Ranks of one game from the strongest (r1) to the weakest (rn). A regular value.
class RankScale {
public:
    RankScale() = default;
    /// `game` is the id of any board of the game ("go" for 9×9, too). Names such as "9d", "3-5k", "1400-1599" imply their range.
    RankScale(std::string game, const std::vector<std::string>& names);

    const std::string& game() const { return m_game; }
    const std::vector<RankGroup>& ranks() const { return m_ranks; }
    std::size_t size() const { return m_ranks.size(); }
    bool empty() const { return m_ranks.empty(); }
    const std::string& name(std::size_t rank) const { return m_ranks[rank].name; }

    /// Finds a rank by a group's name, or by a rank or rating in the group: "3-5k" and "4k" are the same, as are "1400-1599" and "1500".
    std::optional<std::size_t> find(std::string_view text) const;
    std::optional<std::size_t> find(record::Rank rank) const;

    /// A place on the scale: 0 is its strongest rank, 2.5 is between the third and the fourth. It is written as the name of a rank as
    /// find() takes it, and after a '+' the fraction of the way to the next stronger rank: "6-9k+0.4". The scale ends one rank beyond its
    /// last ones, which are not measured: "9d+1" is -1, and after a '-' it continues below the weakest, "26-30k-0.5".
    std::optional<double> findPlace(std::string_view text) const;
    /// The reverse, in tenths of a rank. REQUIRES: not empty
    std::string placeName(double place) const;
    /// The middle of a group of ratings (1099.5 of "1000-1199"); nothing for other groups.
    std::optional<double> middleRating(std::size_t rank) const;
    /// The middle of every rank, strongest first; empty if one has none.
    std::vector<double> middleRatings() const;

    bool operator==(const RankScale&) const = default;

private:
    std::string m_game;
    std::vector<RankGroup> m_ranks;
};

/// The scales of the papers, with small groups at the end merged: 9d … 1d, 1-2k, 3-5k, 6-10k, 11-18k; 2400-2599 … 1000-1199.
RankScale goScale();
RankScale chessScale();

nlohmann::json toJson(const RankScale& scale);
core::Result<RankScale> rankScaleFromJson(const nlohmann::json& json);

} // namespace evenmatch::strength
