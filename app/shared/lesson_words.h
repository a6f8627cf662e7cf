// Common parts of the commands for lessons: boards as text, and the judge.
#pragma once

#include "app/network.h"
#include "app/shared/command.h"
#include "core/game/any_position.h"
#include "core/lesson/card.h"
#include "core/lesson/rank_posterior.h"
#include "nn/evaluate/evaluator.h"
#include "nn/lesson/position_judge.h"
#include "nn/ranks/estimators/rank_estimators.h"
#include "search/judge/judge_desk.h"

#include <memory>
#include <string>

namespace evenmatch::cli {

/// A board as text, from White's or Black's side as in print, with the side to move.
std::string diagramOf(const game::AnyPosition& position);

struct CardJudgeOptions {
    std::string judge; ///< a command, "search" for our own, or empty: Stockfish in chess if installed, otherwise ours
    std::uint64_t nodes = 0; ///< of Stockfish per move; visits of KataGo per position; 0: default
    std::uint64_t simulations = 300; ///< of our own search per position
    std::string network; ///< a strong network for our own search, which is the judge then; empty: none
};
void addCardJudgeOptions(CLI::App& command, CardJudgeOptions& options);
/// The network that our own search uses: the strong one of the options, otherwise `usual`.
core::Result<std::shared_ptr<nn::Evaluator>> openJudgeNetwork(
    const CardJudgeOptions& options, const std::string& game, std::shared_ptr<nn::Evaluator> usual);
core::Result<std::unique_ptr<nn::PositionJudge>> openJudge(const CardJudgeOptions& options, std::shared_ptr<nn::Evaluator> network);
/// The selection of positions for that analysis: the same program with a coarse analysis.
search::JudgeChoice costJudge(const CardJudgeOptions& options, const std::string& game);

/// The network for making cards.
struct CardNetwork {
    app::OpenNetwork network;
    nn::PlayerEstimators estimators; ///< calibrated, or the general ones of any network with ranks
};
/// A network file, or the bundled one by default. `server`: the server of displayed ranks; empty: the network's ranks.
core::Result<CardNetwork> openCardNetwork(
    const std::string& file, const std::string& game, bool exact = false, const std::string& server = {});

/// A rank by its name, or by a rank in it; NotFound.
core::Result<std::size_t> rankNamed(const strength::RankScale& scale, const std::string& text);

nlohmann::ordered_json chancesJson(std::span<const double> chances, const strength::RankScale& scale);
/// "1400-1599, 86 % between 1200-1399 and 1600-1799".
std::string posteriorText(const lesson::RankPosterior& posterior, const strength::RankScale& scale);

} // namespace evenmatch::cli
