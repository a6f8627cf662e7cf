// The rank of one player from his or her games: a probability for every rank, their middle and an interval of them, and when not to answer.
#pragma once

#include "core/strength/estimate/player_calibration.h"
#include "core/strength/scale/server_ranks.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace evenmatch::strength {

/// Why there is an estimate, or none.
enum class Sufficiency : std::uint8_t {
    Enough,
    NoGames,
    FewMoves, ///< fewer than kFewestMoves
};
inline constexpr std::size_t kFewestMoves = 20;

/// Most of the probability lies at the strongest or the weakest rank of the scale: whoever is beyond it comes out there, too.
enum class Beyond : std::uint8_t { No, Stronger, Weaker };

/// The games fall into two groups that one player's games seldom fall into.
struct Mixture {
    std::size_t strongerRank = 0;
    std::size_t weakerRank = 0;
    double weakerShare = 0; ///< of the games
    std::vector<double> weakerProbability; ///< of each side, in their order
};

struct RankEstimate {
    Sufficiency sufficiency = Sufficiency::NoGames;
    bool calibrated = false; ///< false: never tried on players of known rank
    std::vector<double> probabilities; ///< one a rank, strongest first; none unless sufficiency is Enough
    std::size_t median = 0; ///< the rank that is told: as probably the player is stronger as weaker
    RankInterval interval; ///< holds kIntervalShare of `probabilities`, or more
    std::size_t games = 0;
    std::size_t moves = 0;
    double worthGames = 0; ///< as many games drawn at random from players of one rank would tell as much
    std::optional<int> moreGamesForOneRank; ///< until the interval is about ± one rank; 0: it is; none: not by more games
    std::optional<Mixture> mixture;

    bool isEnough() const { return sufficiency == Sufficiency::Enough; }
    /// How much of `probabilities` the interval holds. REQUIRES: isEnough()
    double held() const { return heldBy(probabilities, interval); }
    /// REQUIRES: isEnough()
    Beyond beyond() const;
    /// The interval is the rank and one to each side at most. Where it is wider the rank in the middle says little, and the interval is
    /// what is told.
    bool isNarrow() const { return interval.size() <= kOneRank; }
    static constexpr std::size_t kOneRank = 3;
    /// Σ r · P(r): a place on the scale, 0 the strongest. For plots. REQUIRES: isEnough()
    double expectedRank() const;
};

/// An estimator with its calibration. Immutable, any thread; copies share the estimator.
class RankEstimator {
public:
    /// `server`: answers come in its ranks, after all else; without ranks: in the estimator's own.
    RankEstimator(std::shared_ptr<const Estimator> estimator, PlayerCalibration calibration, ServerRanks server = {});

    const Estimator& estimator() const { return *m_estimator; }
    const PlayerCalibration& calibration() const { return m_calibration; }
    std::size_t ranks() const { return m_server.ranks.empty() ? m_estimator->ranks() : m_server.ranks.size(); }
    /// The estimator's probabilities of so many games, calibrated and in the ranks of answers.
    void finish(std::vector<double>& probabilities, int games) const;

    /// From sides of games that one player played; sides without moves, or beside longer ones with fewer than ten, are passed over. Labels
    /// are not looked at.
    RankEstimate estimate(std::span<const ScoredSide> sides) const;

    /// How far each side stands from the player's others: (its expected rank − their mean) / their standard deviation. Above 0: weaker than
    /// usual. NaN for a side with fewer than ten moves, and where there are fewer than five sides.
    std::vector<double> deviations(std::span<const ScoredSide> sides) const;

private:
    std::shared_ptr<const Estimator> m_estimator;
    PlayerCalibration m_calibration;
    ServerRanks m_server;
};

} // namespace evenmatch::strength
