// What the commands of lessons have in common: boards as text, and who judges.
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

/// A board as text, from White's or Black's side as boards are printed; with a line that says who is to move.
std::string diagramOf(const game::AnyPosition& position);

struct CardJudgeOptions {
    std::string judge; ///< a command, "own", or empty: Stockfish in chess where it is installed, else own
    std::uint64_t nodes = 0; ///< of Stockfish, a move; visits of KataGo, a position; 0: the usual
    std::uint64_t simulations = 300; ///< of our own search, a position
};
void addCardJudgeOptions(CLI::App& command, CardJudgeOptions& options);
core::Result<std::unique_ptr<nn::PositionJudge>> openJudge(const CardJudgeOptions& options, std::shared_ptr<nn::Evaluator> network);
/// Who says which positions of a game are worth that look: the same program, coarsely.
search::JudgeChoice costJudge(const CardJudgeOptions& options, const std::string& game);

/// The network that cards are made with.
struct CardNetwork {
    app::OpenNetwork network;
    nn::PlayerEstimators estimators; ///< calibrated, or those that any network with ranks has
};
/// A network file, or where none is named the one that comes with the program. `server`: in whose ranks players' are told; empty: the
/// network's.
core::Result<CardNetwork> openCardNetwork(
    const std::string& file, const std::string& game, bool exact = false, const std::string& server = {});

/// A rank by its name, or a rank that it holds; NotFound.
core::Result<std::size_t> rankNamed(const strength::RankScale& scale, const std::string& text);

nlohmann::ordered_json chancesJson(std::span<const double> chances, const strength::RankScale& scale);
/// "1400-1599, 86 % between 1200-1399 and 1600-1799".
std::string posteriorText(const lesson::RankPosterior& posterior, const strength::RankScale& scale);

} // namespace evenmatch::cli
