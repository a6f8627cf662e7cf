// The estimated rank of one player: a probability for every rank, the median and an interval, or the reason for no estimate.
#pragma once

#include "core/strength/estimate/player_calibration.h"
#include "core/strength/scale/server_ranks.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace evenmatch::strength {

/// Whether there is an estimate, or the reason for none.
enum class Sufficiency : std::uint8_t {
    Enough,
    NoGames,
    FewMoves, ///< fewer than kFewestMoves
};
inline constexpr std::size_t kFewestMoves = 20;

/// Most of the probability is at the strongest or the weakest rank of the scale, which includes all players beyond it.
enum class Beyond : std::uint8_t { No, Stronger, Weaker };

/// The games form two groups, which is rare for games of one player.
struct Mixture {
    std::size_t strongerRank = 0;
    std::size_t weakerRank = 0;
    double weakerShare = 0; ///< of the games
    std::vector<double> weakerProbability; ///< for each side, in their order
};

struct RankEstimate {
    Sufficiency sufficiency = Sufficiency::NoGames;
    bool calibrated = false; ///< false: not measured on players of known rank
    std::vector<double> probabilities; ///< one per rank, strongest first; none unless sufficiency is Enough
    std::vector<double> withoutOffset; ///< by the moves, not spread by the player's own offset: for comparing games of one player
    std::size_t median = 0; ///< the displayed rank: stronger and weaker are equally probable
    RankInterval interval; ///< has at least kIntervalShare of `probabilities`
    std::size_t games = 0;
    std::size_t moves = 0;
    double worthGames = 0; ///< number of games by different players of one rank with the same information
    std::optional<int>
        moreGamesForOneRank; ///< games until the interval is about ± one rank; 0: it already is; none: more games do not suffice
    std::optional<Mixture> mixture;

    bool isEnough() const { return sufficiency == Sufficiency::Enough; }
    /// The sum of `probabilities` in the interval. REQUIRES: isEnough()
    double held() const { return heldBy(probabilities, interval); }
    /// REQUIRES: isEnough()
    Beyond beyond() const;
    /// Whether the interval reaches at most one rank to each side. If it is wider, the median means little, and the interval is displayed.
    bool isNarrow() const { return interval.size() <= kOneRank; }
    static constexpr std::size_t kOneRank = 3;
    /// Σ r · P(r): a place on the scale; 0 is the strongest. For plots. REQUIRES: isEnough()
    double expectedRank() const;
};

/// An estimator with its calibration. Immutable, any thread; copies share the estimator.
class RankEstimator {
public:
    /// `server`: converts the results to its ranks at the end; without ranks: the estimator's own.
    RankEstimator(std::shared_ptr<const Estimator> estimator, PlayerCalibration calibration, ServerRanks server = {});

    const Estimator& estimator() const { return *m_estimator; }
    const PlayerCalibration& calibration() const { return m_calibration; }
    std::size_t ranks() const { return m_server.ranks.empty() ? m_estimator->ranks() : m_server.ranks.size(); }
    /// The estimator's probabilities for this many games, calibrated and converted.
    void finish(std::vector<double>& probabilities, int games) const;

    /// From sides of one player's games. Sides without moves, or with fewer than ten moves next to longer ones, are skipped. Labels are
    /// ignored.
    RankEstimate estimate(std::span<const ScoredSide> sides) const;

    /// The deviation of each side from the player's others: (its expected rank − their mean) / their standard deviation. Above 0: weaker
    /// than usual. NaN for a side with fewer than ten moves, and with fewer than five sides.
    std::vector<double> deviations(std::span<const ScoredSide> sides) const;

private:
    void toServersRanks(std::vector<double>& probabilities) const;

    std::shared_ptr<const Estimator> m_estimator;
    PlayerCalibration m_calibration;
    ServerRanks m_server;
};

} // namespace evenmatch::strength
