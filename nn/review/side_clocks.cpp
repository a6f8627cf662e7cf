#include "nn/review/side_clocks.h"

namespace evenmatch::nn {

std::vector<strength::ClockNumbers> clocksOf(const PlayedGame& game, std::span<const std::size_t> plies)
{
    std::vector<strength::ClockNumbers> clocks;
    if (game.clocks.size() != game.moves.size())
        return clocks;
    for (const std::size_t ply : plies) {
        strength::ClockNumbers around{.spent = game.clocks[ply].spent, .left = game.clocks[ply].left};
        if (ply > 0) {
            around.opponentSpent = game.clocks[ply - 1].spent;
            around.opponentLeft = game.clocks[ply - 1].left;
        }
        clocks.push_back(around);
    }
    return clocks;
}

std::vector<strength::ClockNumbers> clocksOf(const PlayedGame& game, game::Side side)
{
    std::vector<std::size_t> plies;
    for (std::size_t n = 0; n < game.movesOf(side); ++n)
        plies.push_back(game.plyOf(side, n));
    return clocksOf(game, plies);
}

} // namespace evenmatch::nn
