// Verifies that opponents are as strong as their ranks: matches of all of them against players of known strength and against each other,
// and one fit over all games (strength::tiedRatings).
#pragma once

#include "app/lab/measure/human_losses.h"
#include "app/lab/measure/known_players.h"

namespace evenmatch::search {

struct VerificationPlan {
    MatchPlan match; ///< start, seed, parallel, arbiter, settings; the verification sets the rest
    std::filesystem::path folder;
    std::vector<Anchor> anchors;
    strength::ServerRatings anchorRatings = {}; ///< the server of the anchors' ratings; measured ranks are reported in the network's own
    std::vector<std::size_t> ranks; ///< to verify; empty: all
    std::uint64_t games = 12; ///< per pair: each rank against each of the two anchors nearest to its name, and against the next rank
    std::uint64_t simulations = 0; ///< without a table: OpponentWish::simulations
};

struct VerifiedRank {
    std::size_t rank = 0;
    double claimed = 0; ///< the middle of the rank
    double thought = 0; ///< that in the anchors' ratings
    strength::MeasuredRank measured;
    std::vector<SideToJudge> sides = {}; ///< its part in the games without stones that count
};

struct VerifiedAnchor {
    std::string name;
    double known = 0;
    strength::MeasuredRank measured; ///< its result of the fit
};

struct Verification {
    std::vector<VerifiedRank> ranks;
    std::vector<VerifiedAnchor> anchors;
    std::vector<strength::Meeting> meetings; ///< indices: ranks as above, then anchors. The first is assumed to be stronger
    std::uint64_t games = 0;
    std::uint64_t failed = 0; ///< further games ended by an engine failure
    std::string problem; ///< of the first of these
    bool stopped = false;

    /// The games of two players, by index; null if they did not meet.
    const strength::Meeting* meeting(std::size_t first, std::size_t second) const;
    strength::EloScale elo{strength::EloScale::Kind::Elo}; ///< the value of ratings in games without stones
    /// The scale of the ranks' ratings: that of the best known anchors among those that played; empty: unknown.
    std::string scale;
};

/// BadArgument without an anchor, because then ratings have no reference; NotFound for a scale whose ranks have no rating. Games ended by
/// an engine failure do not count; EngineEnded without any others.
core::Result<Verification> verify(const VerificationPlan& plan, const std::shared_ptr<nn::Evaluator>& evaluator,
    const MatchNetworks& networks, const jobs::JobContext& context, const WorkListener& listener = {});

/// The maximum half width of a 95 % interval that is useful; players that always won or lost were not measured.
inline constexpr double kUsefulRanks = 6;
inline constexpr double kUsefulElo = 400;

/// The form for the network's profile: all ranks of its scale, without those that were not measured usefully. These keep the earlier
/// results of the same network on the same scale.
strength::MeasuredStrength toMeasured(const Verification& verification, const nn::NetworkInfo& network, std::string date,
    const std::optional<strength::MeasuredStrength>& earlier = std::nullopt);

} // namespace evenmatch::search
