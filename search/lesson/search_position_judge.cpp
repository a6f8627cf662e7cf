#include "search/lesson/search_position_judge.h"

#include "nn/review/game_end.h"
#include "search/tree/search.h"

#include <algorithm>
#include <limits>

namespace evenmatch::search {

namespace {

constexpr std::uint64_t kShare = 3; ///< each move gets the root's visits divided by this

double chanceOf(double value) { return (value + 1) / 2; }

} // namespace

SearchPositionJudge::SearchPositionJudge(std::shared_ptr<nn::Evaluator> evaluator, std::uint64_t visits)
    : m_evaluator(std::move(evaluator)), m_visits(visits), m_name(m_evaluator->info().name + ", " + std::to_string(visits) + " simulations")
{
}

lesson::LossUnit SearchPositionJudge::unit() const
{
    return m_evaluator->info().hasScoreLead ? lesson::LossUnit::Points : lesson::LossUnit::Chance;
}

/// Points are the mean of the network's counts after each of the line's next moves, which reduces the influence of a single wrong count.
core::Result<nn::ValuedMove> SearchPositionJudge::value(
    const nn::GameState& state, game::Move move, std::uint64_t visits, const std::stop_token& stop)
{
    nn::ValuedMove valued{.move = move, .line = {}};
    nn::GameState after = state;
    after.play(move);
    if (after.position().isOver()) {
        const nn::GameEnd end = nn::endOf(after.position());
        valued.chance = chanceOf(-double{end.value});
        if (unit() == lesson::LossUnit::Points)
            valued.points = -double{end.scoreLead};
        return valued;
    }
    Searcher searcher(*m_evaluator, {});
    searcher.setPosition(after);
    const auto result = searcher.run(
        {.visits = std::max<std::uint64_t>(2, visits / kShare)}, stop, {.variations = 1, .variationLength = lesson::kLineLength});
    if (!result)
        return result.error();
    if (stop.stop_requested())
        return core::Error{core::ErrorCode::Stopped};
    valued.chance = chanceOf(-result->value());
    if (!result->variations.empty())
        valued.line = result->variations.front().moves;
    if (unit() == lesson::LossUnit::Chance)
        return valued;
    constexpr std::size_t kCounted = 4;
    double sum = -static_cast<double>(result->root.scoreLead);
    std::size_t counted = 1;
    double sign = 1;
    for (const game::Move next : valued.line) {
        if (counted == kCounted || !after.position().isLegal(next))
            break;
        after.play(next);
        if (after.position().isOver())
            break;
        const nn::Query query{&after, {}};
        nn::Evaluation counts;
        if (auto done = m_evaluator->evaluate({&query, 1}, {&counts, 1}); !done)
            return done.error();
        sum += sign * static_cast<double>(counts.scoreLead);
        sign = -sign;
        ++counted;
    }
    valued.points = sum / static_cast<double>(counted);
    return valued;
}

core::Result<nn::PositionVerdict> SearchPositionJudge::judge(const nn::PositionQuestion& question, const std::stop_token& stop)
{
    const nn::GameState state = stateAt(*question.game, question.ply);
    nn::PositionVerdict verdict;
    if (state.position().isOver())
        return verdict;
    Searcher searcher(*m_evaluator, {});
    searcher.setPosition(state);
    const auto visits = static_cast<std::uint64_t>(question.effort * static_cast<double>(m_visits));
    const auto root = searcher.run({.visits = visits}, stop, {.variations = 0});
    if (!root)
        return root.error();
    std::vector<game::Move> wanted;
    const auto want = [&](game::Move move) {
        if (std::ranges::find(wanted, move) == wanted.end() && state.position().isLegal(move))
            wanted.push_back(move);
    };
    const auto& found = root->moves();
    const auto wantBest = [&](std::size_t count) {
        for (std::size_t i = 0; i < std::min(count, found.size()); ++i)
            want(found[i].move);
    };
    wantBest(1); // with the others it may be enough
    for (const game::Move move : question.also)
        want(move);
    wantBest(question.best);
    for (const game::Move move : question.likely)
        want(move);
    const auto best = found.first(std::min(question.best, found.size()));
    double worst = std::numeric_limits<double>::infinity(); // of the best ones
    for (const game::Move move : wanted) {
        if (question.isEnough && !verdict.moves.empty() && question.isEnough(verdict))
            break;
        auto valued = value(state, move, visits, stop);
        if (!valued)
            return valued.error();
        if (std::ranges::find(best, move, &ResultNode::move) != best.end())
            worst = std::min(worst, valued->worth(unit()));
        verdict.moves.push_back(*std::move(valued));
    }
    std::ranges::stable_sort(verdict.moves, std::greater(), [this](const nn::ValuedMove& move) { return move.worth(unit()); });
    verdict.rankDownTo(worst, unit());
    return verdict;
}

} // namespace evenmatch::search
