// Losses of moves by a judge, by phase of the game: opponents of a rank should err like people of that rank, not only win as often.
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

/// Sums over moves. Losses are winning chances, 0 … 1, relative to the best move.
struct LossSums {
    static constexpr double kBlunder = 0.15; ///< a move with a larger loss is a blunder

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

/// The distance between two tables: the mean over phases, weighted by moves of `people`, of the absolute log ratios of mean loss and share
/// of blunders. 0: equal; .14: 15 % off. Few blunders have little weight. Phases without moves of both do not count.
double misfit(const LossTable& ours, const LossTable& people);

/// A player's part in a game.
struct SideToJudge {
    nn::PlayedGame game;
    game::Side side = game::Side::First;
    std::size_t from = 0; ///< earlier moves are not its own: a drawn opening
};

/// A player's sides in the games of a match, without games ended by an engine failure. `start`: the match's.
std::vector<SideToJudge> sidesOf(std::span<const MatchGame> games, std::size_t player, const game::AnyPosition& start);

/// `plies`: a judge's evaluations of the whole game.
LossTable lossesOf(const SideToJudge& side, std::span<const nn::OutsidePly> plies);

/// Judges the games with `parallel` judges, each on its own thread; their results are stored in `cache` (empty: nowhere). Stopped on
/// request.
core::Result<LossTable> judgeLosses(std::span<const SideToJudge> sides, const nn::StartsOutside& judge, std::size_t parallel,
    const std::filesystem::path& cache, const jobs::JobContext& context);

} // namespace evenmatch::search
