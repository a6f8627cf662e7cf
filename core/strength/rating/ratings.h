// Ranks as numbers that can be added: Elo, and in Go ranks counted upwards (1d is 1, 1k is 0, 2k is -1).
#pragma once

#include "core/strength/rating/elo.h"
#include "core/strength/scale/rank_scale.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::strength {

double ratingOf(record::Rank rank);
/// The middle of a group: 1499.5 of "1400-1599", -3 of "3-5k". Nothing for a group of the user's own.
std::optional<double> middleRating(const RankGroup& rank);

/// Where on the scale a rating lies: between the middles of its ranks, 0 or the last beyond. Nothing for a scale of the user's own.
std::optional<double> placeOf(const RankScale& scale, double rating);
/// The reverse. REQUIRES: not empty
std::optional<double> ratingAt(const RankScale& scale, double place);

/// Elo between neighbouring ranks of Go on a full board, where a rank is a stone: KGS, 5k and weaker.
inline constexpr double kEloARank = 148;

/// What ratings are worth in games without stones. On small boards the stronger player wins less often than on a full one: a rank is worth
/// there what it is on OGS, whose ranks are the same on all boards and rest on even games: 34 Elo at 20k, 54 at 10k, 83 at 1d.
class EloScale {
public:
    enum class Kind { Elo, FullBoard, SmallBoard };
    explicit EloScale(Kind kind) : m_kind(kind) { }

    double elo(double rating) const;
    double rating(double elo) const; ///< the reverse
    /// Elo by which the first is ahead.
    double between(double first, double second) const { return elo(first) - elo(second); }
    /// So many units of a rating, at that one, in Elo.
    double around(double rating, double width) const { return between(rating + width / 2, rating - width / 2); }

private:
    Kind m_kind;
};

/// Games of one player against another, as the first sees them, and what the first was given beforehand.
struct Meeting {
    std::size_t first = 0;
    std::size_t second = 0;
    Tally tally;
    double advantage = 0; ///< in Elo: a handicap
};

/// What is known of a player before the games.
struct KnownRating {
    double elo = 0;
    double deviation = 100; ///< standard deviation of what is known
};

/// Bradley-Terry with prior knowledge: the ratings that make games and what was known of some players likeliest together. So all are tied
/// to the ones known, as firmly as they are known, and intervals say both kinds of doubt (95 %, from the curvature; a player of no games at
/// all gets hopelessly wide ones). REQUIRES: indices are below known.size(), somebody is known
std::vector<EloInterval> tiedRatings(std::span<const std::optional<KnownRating>> known, std::span<const Meeting> meetings);

/// Finds the setting of a dial with which a player is as strong as it should be, from games at several settings: strength falls by an
/// unknown slope with the dial, and a logistic regression over all games says where it is right. Early games tell where to look
/// (bisection), later ones lie there. Only says what to play next and hears what came of it.
class DialSearch {
public:
    /// Settings lie between `least` (the strongest) and `most`; the first games at `begin`.
    DialSearch(double least, double most, double begin) : m_least(least), m_most(most), m_dial(begin) { }

    /// Games that the player played with that setting. `lead`: how many Elo it should be ahead of the opponent, handicap considered.
    void take(double setting, const Tally& tally, double lead) { take(setting, tally, lead, 0, 0); }
    /// The same against one of several opponents whose strength is known as firmly as `deviation` says, in Elo: those that are known better
    /// count for more, and the games themselves show by how much the others are off.
    void take(double setting, const Tally& tally, double lead, std::size_t opponent, double deviation);

    /// Where it is right as far as is known: what to play next.
    double dial() const { return m_dial; }
    /// How sure it is, in Elo: half of the 95 % interval of the strength at dial(), with all doubt about the opponents.
    double error() const { return m_error; }
    /// The part of error() that more games make smaller: were the opponents known for certain.
    double chance() const { return m_chance; }
    /// Elo that the player is still too strong (above 0) or too weak where the dial ends; 0 between its ends.
    double excess() const { return m_excess; }
    std::uint64_t games() const { return m_games; }

private:
    struct Point {
        double dial;
        double lead;
        Tally tally;
        std::size_t opponent;
        double deviation;
    };
    void fit();

    double m_least;
    double m_most;
    double m_dial;
    double m_error = 1e9;
    double m_chance = 1e9;
    double m_excess = 0;
    std::uint64_t m_games = 0;
    std::vector<Point> m_points;
};

} // namespace evenmatch::strength
