// Ranks as additive numbers: Elo, and in Go ranks counted upwards (1d is 1, 1k is 0, 2k is -1).
#pragma once

#include "core/strength/rating/elo.h"
#include "core/strength/scale/rank_scale.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::strength {

double ratingOf(record::Rank rank);
/// The middle of a group: 1499.5 of "1400-1599", -3 of "3-5k". Nothing for a user's own group.
std::optional<double> middleRating(const RankGroup& rank);

/// The place of a rating on the scale: between the middles of its ranks, 0 or the last one beyond. Nothing for ranks without ratings.
std::optional<double> placeOf(const RankScale& scale, double rating);
/// The reverse. REQUIRES: not empty
std::optional<double> ratingAt(const RankScale& scale, double place);

/// Elo between neighbouring ranks of Go on a full board, where a rank is one stone: KGS, 5k and weaker.
inline constexpr double kEloARank = 148;

/// The value of ratings in games without stones. On small boards the stronger player wins less often than on a full one; there a rank has
/// its value on OGS, whose ranks are the same on all boards and based on even games: 34 Elo at 20k, 54 at 10k, 83 at 1d.
class EloScale {
public:
    enum class Kind { Elo, FullBoard, SmallBoard };
    explicit EloScale(Kind kind) : m_kind(kind) { }

    double elo(double rating) const;
    double rating(double elo) const; ///< the reverse
    /// The first player's lead in Elo.
    double between(double first, double second) const { return elo(first) - elo(second); }
    /// The value in Elo of `width` units at that rating.
    double around(double rating, double width) const { return between(rating + width / 2, rating - width / 2); }

private:
    Kind m_kind;
};

/// Games of one player against another, from the first player's view, with the first player's advantage.
struct Meeting {
    std::size_t first = 0;
    std::size_t second = 0;
    Tally tally;
    double advantage = 0; ///< in Elo: a handicap
};

/// The prior knowledge of a player's rating.
struct KnownRating {
    double elo = 0;
    double deviation = 100; ///< standard deviation of the known rating
};

/// Bradley-Terry with priors: the maximum likelihood of games and known ratings together. Known ratings fix the others according to their
/// precision, and intervals include both uncertainties (95 %, from the curvature; very wide for a player without games). REQUIRES: indices
/// are below known.size(), some rating is known
std::vector<EloInterval> tiedRatings(std::span<const std::optional<KnownRating>> known, std::span<const Meeting> meetings);

/// Finds the dial setting at which a player has the required strength, from games at several settings: strength decreases with the dial by
/// an unknown slope, and a logistic regression over all games gives the right setting. Early games search for it (bisection), later ones
/// are played at it. It only proposes the next games and takes their results.
class DialSearch {
public:
    /// Settings are between `least` (the strongest) and `most`; the first games use `begin`.
    DialSearch(double least, double most, double begin) : m_least(least), m_most(most), m_dial(begin) { }

    /// Games of the player with that setting. `lead`: its required lead in Elo over the opponent, with the handicap.
    void take(double setting, const Tally& tally, double lead) { take(setting, tally, lead, 0, 0); }
    /// The same against one of several opponents with known strength and its `deviation` in Elo: the better an opponent is known, the more
    /// it counts, and the games themselves correct the others.
    void take(double setting, const Tally& tally, double lead, std::size_t opponent, double deviation);

    /// The best estimate of the right setting, for the next games.
    double dial() const { return m_dial; }
    /// The precision in Elo: half of the 95 % interval of the strength at dial(), including the uncertainty of the opponents.
    double error() const { return m_error; }
    /// The part of error() that more games reduce, as if the opponents were known exactly.
    double chance() const { return m_chance; }
    /// Elo by which the player is still too strong (above 0) or too weak at the end of the dial; 0 between its ends.
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
