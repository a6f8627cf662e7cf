#include "search/targets/published.h"

#include <array>
#include <limits>

namespace evenmatch::search {

namespace {

using game::Side;

int lead(const connect4::Position& position)
{
    const Side mover = position.sideToMove();
    return leadInLines(position.discs(mover), position.discs(game::opponent(mover)));
}

int seedLead(const awari::Position& position)
{
    const Side mover = position.sideToMove();
    return position.store(mover) - position.store(game::opponent(mover));
}

/// The weights that a genetic algorithm found for Awari: seeds in the leftmost pit, seeds in own pits, own pits with seeds, own store, the
/// move from the rightmost pit with seeds, and the opponent's store, which counts against the player.
constexpr std::array<double, 6> kSowerWeights = {0.198649, 0.190084, 0.370793, 1, 0.418841, 0.565937};

double sowerValue(const awari::Position& after, Side player, bool fromRightmost)
{
    double seeds = 0;
    double pits = 0;
    for (int pit = 0; pit < awari::kPits; ++pit) {
        seeds += after.seeds(player, pit);
        pits += after.seeds(player, pit) > 0 ? 1 : 0;
    }
    return kSowerWeights[0] * after.seeds(player, 0) + kSowerWeights[1] * seeds + kSowerWeights[2] * pits
        + kSowerWeights[3] * after.store(player) + kSowerWeights[4] * (fromRightmost ? 1 : 0)
        - kSowerWeights[5] * after.store(game::opponent(player));
}

} // namespace

int Score4Values::ofPosition(const connect4::Position& position) { return lead(position); }

int Score4Values::ofEnd(const connect4::Position& position, int left)
{
    if (position.outcome() == game::Outcome::Draw)
        return left > 0 ? -10 * kMinimaxWin : lead(position);
    return -kMinimaxWin - left; // the last disc has won
}

int SeedValues::ofPosition(const awari::Position& position) { return seedLead(position); }

int SeedValues::ofEnd(const awari::Position& position, int /*left*/)
{
    return position.sideToMove() == Side::First ? position.margin() : -position.margin();
}

game::Move greedySower(const awari::Position& position)
{
    const Side player = position.sideToMove();
    int rightmost = awari::kPits - 1;
    while (rightmost > 0 && position.seeds(player, rightmost) == 0)
        --rightmost;
    game::MoveList moves;
    position.legalMoves(moves);
    game::Move chosen = moves[0];
    double best = -std::numeric_limits<double>::infinity();
    for (const game::Move move : moves) {
        awari::Position after = position;
        after.play(move);
        const double value = sowerValue(after, player, move.code == rightmost);
        if (value > best) {
            best = value;
            chosen = move;
        }
    }
    return chosen;
}

} // namespace evenmatch::search
