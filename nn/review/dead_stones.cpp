#include "nn/review/dead_stones.h"

#include <array>
#include <vector>

namespace evenmatch::nn {

namespace {

constexpr float kSurelyLost = -0.5F; ///< mean ownership of a chain's points, for its player: -1 is the other player's

/// The positions to evaluate: with either player to move.
std::vector<GameState> withEitherToMove(const GameState& state)
{
    std::vector<GameState> states{state};
    GameState passed = state;
    if (const auto& board = *passed.position().as<go::Position>(); !board.isOver() && board.isLegal(board.passMove()))
        passed.play(board.passMove());
    if (!passed.position().isOver())
        states.push_back(passed);
    return states;
}

/// By point, from 1 (Black's) to -1 (White's).
core::Result<std::vector<float>> meanOwners(const GameState& state, Evaluator& network)
{
    const std::vector<GameState> states = withEitherToMove(state);
    std::vector<Query> queries;
    for (const GameState& each : states)
        queries.push_back({.state = &each, .ranks = RankWish::none(), .qualities = false, .ownership = true});
    std::vector<Evaluation> answers(queries.size());
    if (auto done = network.evaluate(queries, answers); !done)
        return done.error();
    std::vector<float> owners;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const float sign = states[i].position().sideToMove() == game::Side::First ? 1 : -1;
        owners.resize(answers[i].ownership.size());
        for (std::size_t point = 0; point < owners.size(); ++point)
            owners[point] += sign * answers[i].ownership[point] / static_cast<float>(states.size());
    }
    return owners;
}

go::PointSet lostChains(const go::Position& position, const std::vector<float>& owners)
{
    struct Chain {
        float sum = 0;
        int stones = 0;
    };
    const go::Board& board = position.board();
    std::array<Chain, go::Board::kPoints> chains{};
    const auto chainAt = [&](int x, int y) -> Chain& { return chains[board.head(board.at(x, y))]; };
    const auto forEachStone = [&](const auto& use) {
        for (int y = 0; y < position.size(); ++y)
            for (int x = 0; x < position.size(); ++x)
                if (board.isStone(board.at(x, y)))
                    use(x, y);
    };
    forEachStone([&](int x, int y) {
        const float owner = owners[position.moveAt(x, y).code];
        chainAt(x, y).sum += position.colorAt(x, y) == go::Color::Black ? owner : -owner;
        ++chainAt(x, y).stones;
    });
    go::PointSet dead;
    forEachStone([&](int x, int y) {
        if (const Chain& chain = chainAt(x, y); chain.sum < kSurelyLost * static_cast<float>(chain.stones))
            dead.insert(position.moveAt(x, y));
    });
    return dead;
}

} // namespace

core::Result<go::PointSet> deadStones(const GameState& beforePasses, Evaluator* network)
{
    const go::Position& position = *beforePasses.position().as<go::Position>();
    if (!network || !network->info().hasOwnership)
        return go::proposeDeadStones(position);
    const auto owners = meanOwners(beforePasses, *network);
    if (!owners)
        return owners.error();
    if (owners->size() != static_cast<std::size_t>(position.size() * position.size()))
        return go::proposeDeadStones(position); // the game is over without passes, so there is no expectation
    return lostChains(position, *owners);
}

} // namespace evenmatch::nn
