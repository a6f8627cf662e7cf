#include "nn/lesson/card_maker.h"

#include "core/lesson/explain.h"
#include "core/random.h"
#include "nn/lesson/card_of.h"
#include "nn/lesson/policies.h"
#include "nn/lesson/second_look.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace evenmatch::nn {

using lesson::Card;
using lesson::CardKind;
using lesson::CardMove;
using lesson::LossUnit;

namespace {

struct Candidate {
    std::size_t ply = 0;
    double promise = 0;
};

class Maker {
public:
    Maker(Evaluator& evaluator, PositionJudge& judge, const CardRequest& request, const CardOptions& options, jobs::JobContext& job)
        : m_evaluator(evaluator), m_judge(judge), m_request(request), m_options(options), m_job(job),
          m_watch(options.watch ? options.watch : std::make_shared<CardWatch>())
    {
    }

    core::Result<MadeCards> make()
    {
        const auto sides = m_request.sides;
        for (std::size_t i = sides.size(); i-- > 0 && m_lessons < m_options.mostLessons;) {
            tell(0);
            if (auto done = lookAt(sides[i]); !done) {
                if (done.error().code == core::ErrorCode::Stopped && !m_made.cards.empty())
                    break;
                return done.error();
            }
            ++m_made.games;
        }
        return std::move(m_made);
    }

private:
    /// The progress: in games, or towards the required number of cards. `part` of the present game is done.
    void tell(double part) const
    {
        constexpr double kSteps = 1000;
        const double games = (static_cast<double>(m_made.games) + part) / static_cast<double>(m_request.sides.size());
        const double cards = static_cast<double>(m_lessons) / static_cast<double>(m_options.mostLessons);
        m_job.report(static_cast<std::uint64_t>(kSteps * std::max(games, cards)), static_cast<std::uint64_t>(kSteps));
    }

    core::Result<void> lookAt(const PlayedSide& side)
    {
        const GameReview& review = m_request.reviews[side.game];
        m_watch->costs.report(0, 0);
        m_watch->closer.report(0, 0);
        m_watch->game.report(m_made.games + 1, m_request.sides.size());
        jobs::JobContext within(m_job.stopToken(), {m_watch, &m_watch->costs}); // the job's own progress counts games and cards
        const auto costs = m_request.costs(review, within);
        if (!costs)
            return costs.error();
        constexpr double kCosts = 0.5; // share of a game's time
        const std::vector<Candidate> mistakes = mistakesOf(review, *costs, side.side);
        for (std::size_t i = 0; i < mistakes.size() && m_lessons < m_options.mostLessons; ++i) {
            m_watch->closer.report(i + 1, mistakes.size());
            tell(kCosts + (1 - kCosts) * static_cast<double>(i) / static_cast<double>(mistakes.size()));
            if (auto done = tryCard(side, mistakes[i].ply, CardKind::Lesson); !done)
                return done;
        }
        for (const std::size_t ply : quietOf(review, *costs, side.side)) {
            if (m_decoys * m_options.lessonsPerDecoy >= m_lessons * m_options.decoysPerLesson)
                break;
            if (auto done = tryCard(side, ply, CardKind::Decoy); !done)
                return done;
        }
        return {};
    }

    /// Plies where the move played lost something and players one rank above hardly play it, the largest losses first.
    std::vector<Candidate> mistakesOf(const GameReview& review, std::span<const MoveCost> costs, game::Side side) const
    {
        constexpr double kLeastCost = 1; ///< faded percent: a coarse analysis may underestimate a mistake
        constexpr double kPercentOfEvidence = 5; ///< weight of a unit of evidence
        constexpr float kUndecided = 0.9F;
        constexpr double kLeastEvidence = 0.4; ///< ln: likelier by half
        std::vector<Candidate> found;
        for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
            if (review.sideOf(ply) != side || !review.hasPlayed(ply) || std::abs(review.plies[ply].value) > kUndecided)
                continue;
            if (ply >= costs.size() || std::isnan(costs[ply].cost) || costs[ply].chance < kLeastCost)
                continue;
            const PlyReview& seen = review.plies[ply];
            const MoveReview& played = seen.moves.front();
            const MoveReview& better = seen.moves[seen.firstChoice(m_request.above)];
            const double evidence
                = std::log(std::max(1e-6F, better.rankPriors[m_request.above]) / std::max(1e-6F, played.rankPriors[m_request.above]));
            if (better.move == played.move || evidence < kLeastEvidence)
                continue;
            found.push_back({ply, costs[ply].chance + kPercentOfEvidence * std::min(evidence, 3.0)});
        }
        std::ranges::stable_sort(found, std::greater(), &Candidate::promise);
        found.resize(std::min(found.size(), m_options.judgedPerGame));
        return found;
    }

    /// A few moves that are usual for the player's rank, from the middle of the game.
    std::vector<std::size_t> quietOf(const GameReview& review, std::span<const MoveCost> costs, game::Side side)
    {
        constexpr double kMostCost = 3.5; ///< faded percent
        constexpr float kUndecided = 0.6F;
        constexpr std::size_t kTries = 2;
        constexpr std::size_t kAfterOpening = 10;
        std::vector<std::size_t> found;
        for (std::size_t ply = kAfterOpening; ply < review.game.moves.size(); ++ply) {
            if (review.sideOf(ply) != side || !review.hasPlayed(ply) || std::abs(review.plies[ply].value) > kUndecided)
                continue;
            const float chance = review.plies[ply].moves.front().rankPriors[m_request.own];
            const bool isCheap = ply < costs.size() && costs[ply].chance < kMostCost; // 0 if the judge does not know
            if (chance > 0.08F && chance < 0.7F && review.plies[ply].legalMoves > 12 && isCheap)
                found.push_back(ply);
        }
        for (std::size_t i = 0; i < std::min(kTries, found.size()); ++i)
            std::swap(found[i], found[i + m_random.below(static_cast<std::uint32_t>(found.size() - i))]);
        found.resize(std::min(kTries, found.size()));
        return found;
    }

    core::Result<void> tryCard(const PlayedSide& side, std::size_t ply, CardKind kind)
    {
        if (m_job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        const SourceGame& game = m_request.games[side.game];
        const GameState state = stateAt(game.played, ply);
        const std::string key = lesson::positionKey(game.kind, state.position());
        if (!m_keys.insert(key).second)
            return {};
        const auto seen = seeOne(m_evaluator, state);
        if (!seen)
            return seen.error();
        const Evaluation& evaluation = seen->evaluation;
        const PositionQuestion question = questionAbout(game.played, ply, evaluation, m_request.own, m_request.above);
        const auto verdict = m_judge.judge(question, m_job.stopToken());
        if (!verdict)
            return verdict.error().code == core::ErrorCode::BadArgument ? core::Result<void>() : verdict.error();
        ++m_made.judged;
        if (verdict->moves.empty())
            return {};
        const CardSource source{.game = game,
            .ply = ply,
            .kind = kind,
            .own = m_request.own,
            .above = m_request.above,
            .rank = m_request.rank,
            .rankAbove = m_request.rankAbove,
            .player = m_request.player,
            .now = m_options.now};
        Card card = cardOf(source, m_judge, *verdict, evaluation);
        if (kind == CardKind::Lesson ? isLesson(card, side.game) : isDecoy(card)) {
            const auto holds = lookAgain(card, game.played, ply, m_judge, m_job.stopToken());
            if (!holds)
                return holds.error();
            if (!*holds) {
                ++m_made.fallen;
                return {};
            }
            (kind == CardKind::Lesson ? m_lessons : m_decoys) += 1;
            card.themes = lesson::themesOf(card, state.position());
            m_made.cards.push_back(std::move(card));
            if (m_request.onCards)
                return m_request.onCards(std::span(m_made.cards).last(1));
        }
        return {};
    }

    bool isLesson(const Card& card, std::size_t game)
    {
        if (!card.hasClearAnswer()) {
            ++m_made.unclear;
            return false;
        }
        if (card.isDecided()) {
            ++m_made.decided;
            return false;
        }
        if (std::size_t* const reason = whyUnfair(card.difficulty, card.soundMoves().above)) {
            ++*reason;
            ++m_made.unfair;
            return false;
        }
        const bool isNew = m_answers.emplace(game, card.best().move.code).second;
        m_made.alreadyAsked += isNew ? 0 : 1;
        return isNew;
    }

    /// The counter for the reason why a card is unfair; null for a fair one. `above`: the probability that the next rank finds a sound
    /// move.
    std::size_t* whyUnfair(double difficulty, double above)
    {
        if (difficulty < m_options.easiest)
            return &m_made.tooEasy;
        if (difficulty > m_options.hardest)
            return &m_made.tooHard;
        if (above < m_options.seenAbove)
            return &m_made.unseen;
        const bool isAlike = m_request.above != m_request.own && above - (1 - difficulty) < m_options.gain;
        return isAlike ? &m_made.alike : nullptr;
    }

    /// Several moves are sound, including the one played, with half the tolerance, because a deeper analysis may find larger losses.
    bool isDecoy(const Card& card) const
    {
        const double fine = soundLoss(card.unit) / 2;
        const CardMove* played = card.find(card.played);
        const auto count = std::ranges::count_if(card.moves, [fine](const CardMove& move) { return move.loss < fine; });
        return played && played->loss<fine&& static_cast<std::size_t>(count)> lesson::kMostSound && !card.isDecided();
    }

    Evaluator& m_evaluator;
    PositionJudge& m_judge;
    const CardRequest& m_request;
    const CardOptions& m_options;
    jobs::JobContext& m_job;
    std::shared_ptr<CardWatch> m_watch;
    core::Random m_random{1};
    MadeCards m_made;
    std::size_t m_lessons = 0;
    std::size_t m_decoys = 0;
    std::set<std::string> m_keys;
    std::set<std::pair<std::size_t, std::uint16_t>> m_answers; ///< of lessons: game and best move
};

} // namespace

core::Result<MadeCards> makeCards(
    Evaluator& evaluator, PositionJudge& judge, const CardRequest& request, const CardOptions& options, jobs::JobContext& job)
{
    return Maker(evaluator, judge, request, options, job).make();
}

} // namespace evenmatch::nn
