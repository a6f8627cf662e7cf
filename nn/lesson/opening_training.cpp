#include "nn/lesson/opening_training.h"

#include "core/draw.h"
#include "core/game/registry/games.h"
#include "nn/lesson/same_moves.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

PlayedGame gameOf(std::string_view family, std::vector<game::Move> moves)
{
    return {.start = std::make_shared<const game::AnyPosition>(game::findGame(family)->start()), .moves = std::move(moves)};
}

LikelyMove usual(const Evaluation& evaluation, std::size_t rank)
{
    const std::size_t first = likeliest(evaluation, rank, 1).front();
    return {evaluation.moves[first], static_cast<double>(evaluation.rankPrior(rank)[first])};
}

} // namespace

OpeningTraining::OpeningTraining(std::string_view family, const game::BookLine& line, const TrainingPlan& plan)
    : m_line(line.moves), m_game(gameOf(family, plan.fromFirstMove ? std::vector<game::Move>() : line.moves)),
      m_state(stateAt(m_game, m_game.moves.size())), m_plan(plan)
{
}

bool OpeningTraining::isOver() const
{
    if (nextOfLine())
        return false;
    const auto beyond = static_cast<std::size_t>(
        std::ranges::count_if(m_answers, [&](const TrainingAnswer& answer) { return answer.ply >= m_line.size(); }));
    return beyond >= m_plan.mostMoves || m_state.position().isOver() || (beyond >= m_plan.fewestMoves && !isInBook());
}

void OpeningTraining::add(game::Move move)
{
    m_state.play(move);
    m_game.moves.push_back(move);
}

const TrainingAnswer& OpeningTraining::play(const SeenPosition& seen, game::Move move)
{
    Evaluation evaluation = seen.evaluation;
    countSameMoves(m_state.position(), evaluation);
    const LikelyMove above = usual(evaluation, m_plan.above);
    const std::size_t index = evaluation.indexOf(move);
    m_answers.push_back({.ply = m_game.moves.size(),
        .move = move,
        .own = static_cast<double>(evaluation.rankPrior(m_plan.own)[index]),
        .above = static_cast<double>(evaluation.rankPrior(m_plan.above)[index]),
        .ownUsual = usual(evaluation, m_plan.own),
        .aboveUsual = above,
        .ownFollows = static_cast<double>(evaluation.rankPrior(m_plan.own)[evaluation.indexOf(above.move)]),
        .isUsual = comeToTheSame(m_state.position(), move, above.move)});
    if (nextOfLine()) {
        const auto rest = std::span(m_line).subspan(m_game.moves.size());
        std::ranges::copy(turnedLine(m_state.position(), rest, move), rest.begin());
    }
    add(move);
    return m_answers.back();
}

game::Move OpeningTraining::reply(const SeenPosition& seen, core::Random& random)
{
    const auto next = nextOfLine();
    const game::Move move = next ? *next : seen.evaluation.moves[core::drawn(seen.evaluation.rankPrior(m_plan.own), random)];
    add(move);
    return move;
}

std::size_t OpeningTraining::hits() const
{
    return static_cast<std::size_t>(std::ranges::count_if(m_answers, [](const TrainingAnswer& answer) { return answer.isUsual; }));
}

double OpeningTraining::expectedHits() const
{
    double sum = 0;
    for (const TrainingAnswer& answer : m_answers)
        sum += answer.ownFollows;
    return sum;
}

std::optional<game::Move> OpeningTraining::nextOfLine() const
{
    const std::size_t played = m_game.moves.size();
    if (played >= m_line.size() || !std::equal(m_game.moves.begin(), m_game.moves.end(), m_line.begin()))
        return std::nullopt;
    return m_line[played];
}

} // namespace evenmatch::nn
