// Whether opponents are as strong as their ranks say: matches of all of them against players of known strength and against each other, and
// one fit over everything (strength::tiedRatings).
#pragma once

#include "app/lab/measure/human_losses.h"
#include "app/lab/measure/known_players.h"

namespace evenmatch::search {

struct VerificationPlan {
    MatchPlan match; ///< start, seed, parallel, arbiter, settings; the rest is the verification's own
    std::filesystem::path folder;
    std::vector<Anchor> anchors;
    strength::ServerRatings anchorRatings
        = {}; ///< whose ratings those of the anchors are; what is measured of ranks is said in the network's own
    std::vector<std::size_t> ranks; ///< to be verified; empty: all
    std::uint64_t games = 12; ///< of each pair: of each rank against each of the two anchors nearest to its name, and against the next rank
    std::uint64_t simulations = 0; ///< where the table says nothing: OpponentWish::simulations
};

struct VerifiedRank {
    std::size_t rank = 0;
    double claimed = 0; ///< the middle of the rank
    double thought = 0; ///< that as a rating of the anchors
    strength::MeasuredRank measured;
    std::vector<SideToJudge> sides = {}; ///< its part in the games without stones that count
};

struct VerifiedAnchor {
    std::string name;
    double known = 0;
    strength::MeasuredRank measured; ///< what the fit made of it
};

struct Verification {
    std::vector<VerifiedRank> ranks;
    std::vector<VerifiedAnchor> anchors;
    std::vector<strength::Meeting> meetings; ///< indices: ranks as above, then anchors. The first is the one thought stronger
    std::uint64_t games = 0;
    std::uint64_t failed = 0; ///< further games, which an engine's failure ended
    std::string problem; ///< of the first of those
    bool stopped = false;

    /// The games of two players, by index; none: they did not meet.
    const strength::Meeting* meeting(std::size_t first, std::size_t second) const;
    strength::EloScale elo{strength::EloScale::Kind::Elo}; ///< what ratings are worth in games without stones
    /// Whose ratings those of the ranks are: what the anchors that are known most firmly say, of those that played; empty: nobody said.
    std::string scale;
};

/// BadArgument without an anchor, for then nothing is tied to anything; NotFound for a scale whose ranks have no rating. Games that an
/// engine's failure ended do not count; EngineEnded where there are no others.
core::Result<Verification> verify(const VerificationPlan& plan, const std::shared_ptr<nn::Evaluator>& evaluator,
    const MatchNetworks& networks, const jobs::JobContext& context, const WorkListener& listener = {});

/// Half a 95 % interval that is wider tells users nothing: who always won or always lost was not measured.
inline constexpr double kUsefulRanks = 6;
inline constexpr double kUsefulElo = 400;

/// As it goes into the network's profile: of all ranks of its scale, those that were not played, or not to any use, left open.
strength::MeasuredStrength toMeasured(const Verification& verification, const nn::NetworkInfo& network, std::string date);

} // namespace evenmatch::search
