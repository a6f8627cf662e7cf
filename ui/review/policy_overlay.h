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

/// The policy of a place on a scale: 3 is its fourth rank, 2.5 the equal mixture of its third and fourth. The rank-free policy for an
/// evaluation without ranks.
std::vector<float> policyAt(const nn::Evaluation& evaluation, double place);

/// The probability that players of this place choose each point; in chess, arrows for the likeliest moves and heat on their targets.
/// `who` follows the figure: "34 %, 5 kyu".
Overlay policyOverlay(
    const game::AnyPosition& position, const nn::Evaluation& evaluation, double place, const QString& who, const Theme& theme);

/// β of every move compared with the players' usual one: warm above, cold below.
Overlay betaOverlay(const game::AnyPosition& position, const nn::Evaluation& evaluation, const Theme& theme);

/// The losses by a judge: a dot with the loss on each analysed move; in chess arrows. Green loses almost nothing, yellow less than a
/// mistake.
Overlay costOverlay(const game::AnyPosition& position, const nn::JudgedPly& judged, const nn::JudgeInfo& by);

/// Go: dots on the stones of the latest moves before `ply`, coloured by their losses. `costs` from moveCosts().
void addLatestCosts(
    Overlay& overlay, const nn::PlayedGame& game, const std::vector<nn::MoveCost>& costs, std::size_t ply, nn::CostUnit unit);

/// Go: the predicted owners (nn::JudgedPly::owners): darker or lighter for more certain points, and squares on stones that belong to the
/// other side.
Overlay ownersOverlay(const game::AnyPosition& position, const std::vector<std::int8_t>& owners);

/// The record's marks at this node: labels, shapes, arrows.
Overlay recordOverlay(const record::GameRecord& record, std::uint32_t node, const Theme& theme);

/// A ring on a move; in chess an arrow.
void addMove(Overlay& overlay, const game::AnyPosition& position, game::Move move, const QColor& color);

/// Moves from a position as numbered stones, in chess as numbered arrows.
Overlay lineOverlay(const game::AnyPosition& position, const std::vector<game::Move>& moves, const Theme& theme);

} // namespace evenmatch::ui
