#include "nn/lesson/opening_training.h"

#include "core/draw.h"
#include "core/game/games.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

PlayedGame gameOf(std::string_view family, const game::BookLine& line)
{
    return {.start = std::make_shared<const game::AnyPosition>(game::findGame(family)->start()), .moves = line.moves};
}

LikelyMove usual(const Evaluation& evaluation, std::size_t rank)
{
    const std::size_t first = likeliest(evaluation, rank, 1).front();
    return {evaluation.moves[first], static_cast<double>(evaluation.rankPrior(rank)[first])};
}

} // namespace

OpeningTraining::OpeningTraining(std::string_view family, const game::BookLine& line, const TrainingPlan& plan)
    : m_game(gameOf(family, line)), m_state(stateAt(m_game, m_game.moves.size())), m_plan(plan)
{
}

bool OpeningTraining::isOver() const
{
    return m_answers.size() >= m_plan.mostMoves || m_state.position().isOver() || (m_answers.size() >= m_plan.fewestMoves && !isInBook());
}

void OpeningTraining::add(game::Move move)
{
    m_state.play(move);
    m_game.moves.push_back(move);
}

const TrainingAnswer& OpeningTraining::play(const SeenPosition& seen, game::Move move)
{
    const Evaluation& evaluation = seen.evaluation;
    const std::size_t index = evaluation.indexOf(move);
    m_answers.push_back({.ply = m_game.moves.size(),
        .move = move,
        .own = static_cast<double>(evaluation.rankPrior(m_plan.own)[index]),
        .above = static_cast<double>(evaluation.rankPrior(m_plan.above)[index]),
        .ownUsual = usual(evaluation, m_plan.own),
        .aboveUsual = usual(evaluation, m_plan.above)});
    add(move);
    return m_answers.back();
}

game::Move OpeningTraining::reply(const SeenPosition& seen, core::Random& random)
{
    const game::Move move = seen.evaluation.moves[core::drawn(seen.evaluation.rankPrior(m_plan.own), random)];
    add(move);
    return move;
}

std::size_t OpeningTraining::hits() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_answers, [](const TrainingAnswer& answer) { return answer.move == answer.aboveUsual.move; }));
}

} // namespace evenmatch::nn
