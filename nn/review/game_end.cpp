#include "nn/review/game_end.h"

#include "core/game/go/scoring.h"

namespace evenmatch::nn {

GameEnd endOf(const game::AnyPosition& position)
{
    const bool isFirst = position.sideToMove() == game::Side::First;
    GameEnd end;
    game::Outcome outcome = position.outcome();
    if (const auto* board = position.as<go::Position>()) {
        const go::Score score = go::score(*board, go::proposeDeadStones(*board));
        outcome = score.outcome();
        end.scoreLead = static_cast<float>(isFirst ? score.margin : -score.margin);
    }
    end.value = outcome == game::Outcome::Draw ? 0.0F : outcome == game::winFor(position.sideToMove()) ? 1.0F : -1.0F;
    return end;
}

} // namespace evenmatch::nn
