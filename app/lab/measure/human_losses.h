// What moves cost, as a judge sees it, by phase of the game: opponents of a rank should err as people of that rank do, not only win as
// often.
#pragma once

#include "core/jobs/job.h"
#include "core/strength/estimate/game_phase.h"
#include "nn/ranks/sources/outside.h"
#include "search/match/match.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace evenmatch::search {

/// Of some moves. Losses are winning chances, 0 … 1: what the best move would have kept.
struct LossSums {
    static constexpr double kBlunder = 0.15; ///< a move that costs more is one

    std::uint64_t moves = 0;
    double lost = 0;
    std::uint64_t blunders = 0;

    double mean() const { return moves > 0 ? lost / static_cast<double>(moves) : 0; }
    double blunderShare() const { return moves > 0 ? static_cast<double>(blunders) / static_cast<double>(moves) : 0; }
    LossSums& operator+=(const LossSums& more);
};

/// By strength::GamePhase.
struct LossTable {
    std::array<LossSums, strength::kGamePhases.size()> phases;

    LossSums& of(strength::GamePhase phase) { return phases[static_cast<std::size_t>(phase)]; }
    const LossSums& of(strength::GamePhase phase) const { return phases[static_cast<std::size_t>(phase)]; }
    LossSums whole() const;
    LossTable& operator+=(const LossTable& more);
};

/// How far one table is from another: the mean over phases, weighted by moves of `people`, of how many times (as a natural logarithm) the
/// mean loss and the share of blunders are off. 0: the same; .14: 15 % off. Few blunders weigh little. Phases without moves of both do not
/// count.
double misfit(const LossTable& ours, const LossTable& people);

/// A player's part in a game.
struct SideToJudge {
    nn::PlayedGame game;
    game::Side side = game::Side::First;
    std::size_t from = 0; ///< moves before are not its own: an opening that was drawn
};

/// The parts that a player of a match had in its games. `start`: the match's.
std::vector<SideToJudge> sidesOf(std::span<const MatchGame> games, std::size_t player, const game::AnyPosition& start);

/// `plies`: what a judge says of the whole game.
LossTable lossesOf(const SideToJudge& side, std::span<const nn::OutsidePly> plies);

/// Lets as many judges as `parallel` says look at the games, each on a thread of its own; what they say is kept in `cache` (empty:
/// nowhere). Stopped when asked to.
core::Result<LossTable> judgeLosses(std::span<const SideToJudge> sides, const nn::StartsOutside& judge, std::size_t parallel,
    const std::filesystem::path& cache, const jobs::JobContext& context);

} // namespace evenmatch::search
