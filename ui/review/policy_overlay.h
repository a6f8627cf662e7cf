// Evaluations and annotations of a position, as overlays for its board.
#pragma once

#include "nn/evaluate/evaluation.h"
#include "nn/review/move_costs.h"
#include "ui/board/overlay.h"

#include <QString>

#include <vector>

namespace evenmatch::game {
class AnyPosition;
}
namespace evenmatch::record {
class GameRecord;
}

namespace evenmatch::ui {

struct Theme;

/// The policy of a place on a scale: 3 its fourth rank, 2.5 the even mix of its third and fourth. The rank-free one for an evaluation
/// without ranks.
std::vector<float> policyAt(const nn::Evaluation& evaluation, double place);

/// How likely players of that place choose each point; in chess arrows for the likeliest moves and heat where they end.
/// `who` is said after the figure: "34 %, 5 kyu".
Overlay policyOverlay(
    const game::AnyPosition& position, const nn::Evaluation& evaluation, double place, const QString& who, const Theme& theme);

/// β of every move against what players usually show here: warm above, cold below.
Overlay betaOverlay(const game::AnyPosition& position, const nn::Evaluation& evaluation, const Theme& theme);

/// The cost of moves by a judge: a dot on each analysed move, with its cost; in chess arrows. Green costs next to nothing, yellow less than
/// a mistake.
Overlay costOverlay(const game::AnyPosition& position, const nn::JudgedPly& judged, const nn::JudgeInfo& by);

/// Go: dots on the stones of the latest moves before `ply`, in the colours of what they cost. `costs` as moveCosts() gives them.
void addLatestCosts(
    Overlay& overlay, const nn::PlayedGame& game, const std::vector<nn::MoveCost>& costs, std::size_t ply, nn::CostUnit unit);

/// Go: whose each point will be (nn::JudgedPly::owners): darker or lighter the surer it is, and squares on stones that are not their
/// owner's.
Overlay ownersOverlay(const game::AnyPosition& position, const std::vector<std::int8_t>& owners);

/// The marks that the record has there: labels, shapes, arrows.
Overlay recordOverlay(const record::GameRecord& record, std::uint32_t node, const Theme& theme);

/// A ring where a move is made; in chess an arrow.
void addMove(Overlay& overlay, const game::AnyPosition& position, game::Move move, const QColor& color);

/// Moves from a position on, as numbered stones, in chess as numbered arrows.
Overlay lineOverlay(const game::AnyPosition& position, const std::vector<game::Move>& moves, const Theme& theme);

} // namespace evenmatch::ui
