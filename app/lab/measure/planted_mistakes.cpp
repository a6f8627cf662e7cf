#include "app/lab/measure/planted_mistakes.h"

#include "core/draw.h"
#include "nn/lesson/policies.h"
#include "nn/review/move_costs.h"

#include <algorithm>
#include <set>

namespace evenmatch::cli {

namespace {

using lesson::LossUnit;

/// The mark of a move by Review's rule with this judge.
Known knownOf(const nn::PositionVerdict& verdict, const nn::ValuedMove& move, LossUnit unit)
{
    const auto judged = [](const nn::ValuedMove& valued) {
        return nn::JudgedMove{
            .move = valued.move, .value = static_cast<float>(2 * valued.chance - 1), .scoreLead = static_cast<float>(valued.points)};
    };
    const nn::JudgedPly ply{.moves = {judged(verdict.moves.front()), judged(move)}, .line = {}};
    const nn::JudgeInfo exact{.identity = {}, .name = {}, .family = {}, .countsPoints = unit == LossUnit::Points};
    if (nn::costOf(ply, ply.moves.back(), exact).grade != nn::CostGrade::None)
        return Known::Mistake;
    const double chance = nn::fadedChance(ply.moves.front().value) - nn::fadedChance(ply.moves.back().value);
    const bool isSound = 2 * chance < nn::leastMark(exact) && verdict.lossOf(move, unit) < lesson::soundLoss(unit);
    return isSound ? Known::Sound : Known::Between;
}

/// Makes one game.
class Planter {
public:
    Planter(PlantedGame& made, nn::Evaluator& ranks, nn::PositionJudge& judge, core::Random& random, const std::stop_token& stop)
        : m_made(made), m_ranks(ranks), m_judge(judge), m_random(random), m_stop(stop)
    {
    }

    core::Result<void> playOne(bool plants)
    {
        const std::size_t ply = m_made.game.played.moves.size();
        const nn::GameState state = nn::stateAt(m_made.game.played, ply);
        const auto drawn = draw(state);
        if (!drawn)
            return drawn.error();
        std::vector<game::Move> tries;
        for (int i = 0; plants && i < kTries; ++i)
            tries.push_back(state.position().randomMove(m_random));
        tries.push_back(*drawn);
        const auto verdict = m_judge.judge({.game = &m_made.game.played, .ply = ply, .best = 1, .also = tries, .likely = {}}, m_stop);
        if (!verdict)
            return verdict.error();
        if (verdict->moves.empty())
            return core::Error{core::ErrorCode::MoveAfterEnd};
        take(*verdict, tries);
        return {};
    }

private:
    static constexpr int kTries = 3; ///< random moves; the first mistake among them is played

    core::Result<game::Move> draw(const nn::GameState& state)
    {
        const auto seen = nn::seeOne(m_ranks, state);
        if (!seen)
            return seen.error();
        const nn::Evaluation& evaluation = seen->evaluation;
        return evaluation.moves[core::drawn(evaluation.prior, m_random)];
    }

    void take(const nn::PositionVerdict& verdict, const std::vector<game::Move>& tries)
    {
        const nn::ValuedMove* played = &verdict.moves.front();
        Known known = Known::Sound;
        for (std::size_t i = 0; i < tries.size(); ++i) {
            const auto valued = std::ranges::find(verdict.moves, tries[i], &nn::ValuedMove::move);
            if (valued == verdict.moves.end())
                continue;
            const Known worth = knownOf(verdict, *valued, m_judge.unit());
            const bool isDrawn = i + 1 == tries.size();
            if (worth != (isDrawn ? Known::Sound : Known::Mistake))
                continue;
            played = &*valued;
            known = worth;
            break;
        }
        const bool isPupils = m_made.game.played.sideOf(m_made.game.played.moves.size()) == m_made.pupil;
        m_made.known.push_back(isPupils ? known : Known::Between);
        m_made.costs.push_back(verdict.lossOf(*played, m_judge.unit()));
        m_made.game.played.moves.push_back(played->move);
    }

    PlantedGame& m_made;
    nn::Evaluator& m_ranks;
    nn::PositionJudge& m_judge;
    core::Random& m_random;
    const std::stop_token& m_stop;
};

} // namespace

core::Result<PlantedGame> plantMistakes(const nn::SourceGame& start, game::Side pupil, nn::Evaluator& ranks, nn::PositionJudge& judge,
    const PlantingOptions& options, core::Random& random, const std::stop_token& stop)
{
    PlantedGame made{.game = start, .pupil = pupil, .known = {}, .costs = {}};
    Planter planter(made, ranks, judge, random, stop);
    while (made.game.played.moves.size() < options.moves) {
        if (nn::stateAt(made.game.played, made.game.played.moves.size()).position().isOver())
            break;
        const bool isPupils = made.game.played.sideOf(made.game.played.moves.size()) == pupil;
        if (auto done = planter.playOne(isPupils && random.uniform() < options.planted); !done)
            return done.error();
    }
    return made;
}

TutorCheck& TutorCheck::operator+=(const TutorCheck& other)
{
    mistakes += other.mistakes;
    spoken += other.spoken;
    atOnce += other.atOnce;
    sound += other.sound;
    falseWords += other.falseWords;
    marks += other.marks;
    marksSpoken += other.marksSpoken;
    words += other.words;
    return *this;
}

core::Result<CheckedGame> checkTutor(const PlantedGame& planted, const search::JudgeChoice& choice,
    const std::shared_ptr<nn::Evaluator>& ranks, const std::shared_ptr<nn::Evaluator>& analysis, jobs::JobContext& job)
{
    search::Tutor tutor(choice, ranks, analysis);
    const search::TutorPupil pupil{.side = planted.pupil, .own = 0, .above = 0, .rank = {}, .rankAbove = {}};
    std::vector<std::size_t> told;
    CheckedGame result;
    TutorCheck& check = result.check;
    std::set<std::size_t> atOnce;
    const nn::PlayedGame& whole = planted.game.played;
    for (std::size_t moves = 1; moves <= whole.moves.size(); ++moves) {
        if (moves == 1 && whole.sideOf(0) != planted.pupil)
            continue;
        nn::SourceGame begun = planted.game;
        begun.played.moves.resize(moves);
        const auto cards = tutor.mistakes(begun, pupil, told, job);
        if (!cards)
            return cards.error();
        for (const lesson::Card& card : *cards) {
            told.push_back(static_cast<std::size_t>(card.ply));
            if (told.back() + 1 == moves)
                atOnce.insert(told.back());
        }
    }
    search::JudgeDesk desk(choice, analysis, {});
    const auto review = desk.judge(nn::GameReview(whole), {}, job);
    if (!review)
        return review.error();
    const std::vector<nn::MoveCost> costs = nn::moveCosts(whole, *review);
    check.words = told.size();
    for (std::size_t ply = 0; ply < whole.moves.size(); ++ply) {
        if (whole.sideOf(ply) != planted.pupil)
            continue;
        const bool isTold = std::ranges::find(told, ply) != told.end();
        const bool isMarked = costs[ply].grade != nn::CostGrade::None;
        check.marks += isMarked ? 1 : 0;
        check.marksSpoken += isMarked && isTold ? 1 : 0;
        if (planted.known[ply] == Known::Mistake) {
            ++check.mistakes;
            check.spoken += isTold ? 1 : 0;
            check.atOnce += atOnce.contains(ply) ? 1 : 0;
            if (!isTold)
                result.missed.push_back(ply);
        } else if (planted.known[ply] == Known::Sound) {
            ++check.sound;
            check.falseWords += isTold ? 1 : 0;
            if (isTold)
                result.unfounded.push_back(ply);
        }
    }
    return result;
}

} // namespace evenmatch::cli
