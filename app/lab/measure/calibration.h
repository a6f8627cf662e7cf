// Finds the settings with which opponents of each rank are as strong as its name: neighbouring ranks score as their difference predicts.
//
// A rank has one dial, strength::playOfWeakness(). It plays matches against players of known strength: anchors, and neighbouring ranks that
// are calibrated already; in Go with one stone per rank of difference, so that all games are nearly even. After each match a fit over all
// of its games (strength::DialSearch) sets the dial, until the result is certain enough. Ranks nearest to an anchor come first; without
// anchors the strongest rank plays as strongly as it can, and all others are calibrated downwards from it.
//
// If CalibrationPlan::misfit measures the difference between the moves' losses and those of people of the rank, the rank is calibrated on
// each of a few paths from strong to weak (strength::PlayPath). All paths lead to the same strength, and the most human-like one is kept.
//
// Every game is stored in a file of the folder: a killed calibration continues from there, and the same plan makes the same table.
#pragma once

#include "app/lab/measure/human_losses.h"
#include "app/lab/measure/known_players.h"

namespace evenmatch::search {

struct CalibrationPlan {
    MatchPlan match; ///< start, seed, parallel, arbiter, settings; the calibration sets the rest
    std::filesystem::path folder;
    std::vector<Anchor> anchors;
    strength::ServerRatings anchorRatings = {}; ///< the server of the anchors' ratings
    std::vector<std::size_t> ranks; ///< to calibrate; empty: all. Others use their table
    double mostVisits = 800; ///< at the strong end of the dial
    double tolerance = 60; ///< Elo: a rank is finished when the 95 % interval of its strength, without the opponents' uncertainty, is this
                           ///< narrow to each side
    std::uint64_t matchGames = 12; ///< against each opponent between two adjustments
    std::uint64_t mostGames = 200; ///< maximum per rank and path
    /// The difference between the losses of the rank's moves in these games and people's: search::misfit(); NotFound if unknown. None: only
    /// on the usual path
    std::function<core::Result<double>(std::size_t rank, std::span<const SideToJudge> games, const jobs::JobContext& context)> misfit;
};

struct CalibratedRank {
    std::size_t rank = 0;
    strength::PlayPath path = strength::PlayPath::Usual;
    double weakness = 0; ///< its final dial setting
    strength::RankPlay play;
    double error = 0; ///< half of the 95 % interval of its strength, in Elo, including the opponents' uncertainty
    double excess = 0; ///< at the dial's end: Elo by which it is too strong (above 0), or too weak
    std::uint64_t games = 0; ///< on all paths
    std::optional<double> misfit{}; ///< if known
    bool settled = false; ///< false: stopped too early; the first one without anchors is settled by definition
};

struct Calibration {
    std::vector<CalibratedRank> ranks; ///< in the order in which they were calibrated
    bool stopped = false;
};

/// NoRanks without ranks to calibrate; NotFound for a scale whose ranks have no rating; EngineEnded if an engine failed in all games.
core::Result<Calibration> calibrate(const CalibrationPlan& plan, const std::shared_ptr<nn::Evaluator>& evaluator,
    const MatchNetworks& networks, const jobs::JobContext& context, const WorkListener& listener = {});

/// The order in which ranks of those ratings are calibrated: by the distance to the nearest anchor; each next to a calibrated one if no
/// anchor is near; without anchors from the strongest down.
std::vector<std::size_t> calibrationOrder(const std::vector<double>& ratings, const std::vector<double>& anchors);

} // namespace evenmatch::search
