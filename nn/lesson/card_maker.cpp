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

namespace {

/// A move that may make a card.
struct Candidate {
    PlayedSide side;
    std::size_t ply = 0;
    double promise = 0;
};

class Maker {
public:
    Maker(Evaluator& evaluator, PositionJudge& judge, const CardRequest& request, const CardOptions& options, jobs::JobContext& job)
        : m_evaluator(evaluator), m_judge(judge), m_request(request), m_options(options), m_job(job),
          m_watch(options.watch ? options.watch : std::make_shared<CardWatch>())
    {
        for (const Card& card : options.known) {
            m_keys.insert(card.key);
            for (const PlayedSide& side : request.sides)
                if (card.kind == CardKind::Lesson && card.sourceGame != 0 && request.games[side.game].id == card.sourceGame)
                    m_answers.emplace(side.game, card.best().move.code);
        }
    }

    core::Result<MadeCards> make()
    {
        if (auto done = makeAll(); !done && (done.error().code != core::ErrorCode::Stopped || m_made.cards.empty()))
            return done.error();
        return std::move(m_made);
    }

private:
    bool hasEnough() const { return m_lessons >= m_options.mostLessons; }

    /// Promising moves of each game at once, those of all games that promise less afterwards.
    core::Result<void> makeAll()
    {
        const auto sides = m_request.sides;
        for (std::size_t i = sides.size(); i-- > 0 && !hasEnough();) {
            tell(0);
            if (auto done = lookAt(sides[i]); !done)
                return done;
            ++m_made.games;
        }
        std::ranges::stable_sort(m_later, std::greater(), &Candidate::promise);
        if (auto done = tryAll(m_later, CardKind::Lesson); !done)
            return done;
        return tryAll(m_quiet, CardKind::Decoy);
    }

    /// The progress: in games, or towards the required number of cards. `part` of the present game is done.
    void tell(double part) const
    {
        constexpr double kSteps = 1000;
        const double games = (static_cast<double>(m_made.games) + part) / static_cast<double>(m_request.sides.size());
        const double cards = static_cast<double>(m_lessons) / static_cast<double>(m_options.mostLessons);
        m_job.report(static_cast<std::uint64_t>(kSteps * std::min(1.0, std::max(games, cards))), static_cast<std::uint64_t>(kSteps));
    }

    core::Result<void> lookAt(const PlayedSide& side)
    {
        const GameReview& review = m_request.reviews[side.game];
        m_watch->costs.report(0, 0);
        m_watch->closer.report(0, 0);
        m_watch->game.report(m_made.games + 1, m_request.sides.size());
        const std::vector<Candidate> suspects = suspectsIn(review, side);
        const std::vector<std::size_t> quiet = quietIn(review, side.side);
        std::set<std::size_t> plies(quiet.begin(), quiet.end());
        for (const Candidate& suspect : suspects)
            plies.insert(suspect.ply);
        jobs::JobContext within(m_job.stopToken(), {m_watch, &m_watch->costs}); // the job's own progress counts games and cards
        const auto costs = m_request.costs(review, std::vector<std::size_t>(plies.begin(), plies.end()), within);
        if (!costs)
            return costs.error();
        takeQuiet(side, quiet, *costs);
        if (auto done = tryAll(mistakesAmong(suspects, *costs), CardKind::Lesson); !done)
            return done;
        return tryAll(m_quiet, CardKind::Decoy);
    }

    /// The player's moves in undecided positions that players one rank above hardly play, by the network alone; it knows no costs. With
    /// that evidence as promise.
    std::vector<Candidate> suspectsIn(const GameReview& review, const PlayedSide& side) const
    {
        constexpr float kUndecided = 0.9F;
        constexpr double kLeastEvidence = 0.4; ///< ln: likelier by half
        std::vector<Candidate> found;
        for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
            if (review.sideOf(ply) != side.side || !review.hasPlayed(ply) || std::abs(review.plies[ply].value) > kUndecided)
                continue;
            const PlyReview& seen = review.plies[ply];
            const MoveReview& played = seen.moves.front();
            const MoveReview& better = seen.moves[seen.firstChoice(m_request.above)];
            const double evidence
                = std::log(std::max(1e-6F, better.rankPriors[m_request.above]) / std::max(1e-6F, played.rankPriors[m_request.above]));
            if (better.move != played.move && evidence >= kLeastEvidence)
                found.push_back({side, ply, evidence});
        }
        return found;
    }

    /// Those that lost something, the most promising ones of the game first; of these, those that promise little come later.
    std::vector<Candidate> mistakesAmong(std::vector<Candidate> suspects, std::span<const MoveCost> costs)
    {
        constexpr double kLeastCost = 1; ///< faded percent: a coarse analysis may underestimate a mistake
        constexpr double kPercentOfEvidence = 5; ///< weight of a unit of evidence
        constexpr double kPromising = 20; ///< of a mistake that loses refusedLoss() at least, with strong evidence
        std::erase_if(suspects, [&](const Candidate& suspect) {
            return suspect.ply >= costs.size() || std::isnan(costs[suspect.ply].cost) || costs[suspect.ply].chance < kLeastCost;
        });
        for (Candidate& suspect : suspects)
            suspect.promise = costs[suspect.ply].chance + kPercentOfEvidence * std::min(suspect.promise, 3.0);
        std::ranges::stable_sort(suspects, std::greater(), &Candidate::promise);
        suspects.resize(std::min(suspects.size(), m_options.judgedPerGame));
        const auto later = std::ranges::find_if(suspects, [&](const Candidate& suspect) { return suspect.promise < kPromising; });
        m_later.insert(m_later.end(), later, suspects.end());
        suspects.erase(later, suspects.end());
        return suspects;
    }

    /// A few moves that are usual for the player's rank, from the middle of the game.
    std::vector<std::size_t> quietIn(const GameReview& review, game::Side side)
    {
        constexpr float kUndecided = 0.6F;
        constexpr std::size_t kTries = 4;
        constexpr std::size_t kAfterOpening = 10;
        std::vector<std::size_t> found;
        for (std::size_t ply = kAfterOpening; ply < review.game.moves.size() && m_options.decoysPerLesson > 0; ++ply) {
            if (review.sideOf(ply) != side || !review.hasPlayed(ply) || std::abs(review.plies[ply].value) > kUndecided)
                continue;
            const float chance = review.plies[ply].moves.front().rankPriors[m_request.own];
            if (chance > 0.08F && chance < 0.7F && review.plies[ply].legalMoves > 12)
                found.push_back(ply);
        }
        for (std::size_t i = 0; i < std::min(kTries, found.size()); ++i)
            std::swap(found[i], found[i + m_random.below(static_cast<std::uint32_t>(found.size() - i))]);
        found.resize(std::min(kTries, found.size()));
        return found;
    }

    /// Keeps the first of them that cost little.
    void takeQuiet(const PlayedSide& side, const std::vector<std::size_t>& quiet, std::span<const MoveCost> costs)
    {
        constexpr double kMostCost = 3.5; ///< faded percent
        constexpr std::size_t kPerGame = 2;
        std::size_t taken = 0;
        for (const std::size_t ply : quiet) {
            const bool isCheap = ply < costs.size() && costs[ply].chance < kMostCost; // 0 if the judge does not know
            if (isCheap && taken++ < kPerGame)
                m_quiet.push_back({side, ply});
        }
    }

    bool needs(CardKind kind) const
    {
        return kind == CardKind::Lesson ? !hasEnough() : m_decoys * m_options.lessonsPerDecoy < m_lessons * m_options.decoysPerLesson;
    }

    /// Takes them off the list, as long as cards of the kind are needed.
    core::Result<void> tryAll(std::vector<Candidate>& candidates, CardKind kind)
    {
        std::size_t tried = 0;
        core::Result<void> done;
        while (done && tried < candidates.size() && needs(kind)) {
            if (kind == CardKind::Lesson) {
                constexpr double kCosts = 0.5; // share of a game's time
                m_watch->closer.report(tried + 1, candidates.size());
                tell(kCosts + (1 - kCosts) * static_cast<double>(tried) / static_cast<double>(candidates.size()));
            }
            const Candidate next = candidates[tried++];
            done = tryCard(next.side, next.ply, kind);
        }
        candidates.erase(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(tried));
        return done;
    }

    core::Result<void> tryAll(std::vector<Candidate>&& candidates, CardKind kind) { return tryAll(candidates, kind); }

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
        const CardSource source{.game = game,
            .ply = ply,
            .kind = kind,
            .own = m_request.own,
            .above = m_request.above,
            .rank = m_request.rank,
            .rankAbove = m_request.rankAbove,
            .player = m_request.player,
            .now = m_options.now};
        const Evaluation& evaluation = seen->evaluation;
        const auto verdict = m_judge.judge(questionAbout(source, evaluation, m_judge.unit()), m_job.stopToken());
        if (!verdict)
            return verdict.error().code == core::ErrorCode::BadArgument ? core::Result<void>() : verdict.error();
        ++m_made.judged;
        if (verdict->moves.empty())
            return {};
        Card card = cardOf(source, m_judge, *verdict, evaluation);
        if (!(kind == CardKind::Lesson ? isLesson(card, side.game) : isDecoy(card)))
            return {};
        const auto holds = lookAgain(card, game.played, ply, m_judge, m_job.stopToken());
        if (!holds)
            return holds.error();
        if (!*holds)
            ++m_made.fallen;
        const bool isWanted
            = *holds && (kind == CardKind::Decoy || isLesson(card, side.game)); // with other values and perhaps another answer
        return isWanted ? keep(std::move(card), side.game, state.position()) : core::Result<void>();
    }

    core::Result<void> keep(Card card, std::size_t game, const game::AnyPosition& position)
    {
        if (card.kind == CardKind::Lesson)
            m_answers.emplace(game, card.best().move.code);
        (card.kind == CardKind::Lesson ? m_lessons : m_decoys) += 1;
        card.themes = lesson::themesOf(card, position);
        m_made.cards.push_back(std::move(card));
        return m_request.onCards ? m_request.onCards(std::span(m_made.cards).last(1)) : core::Result<void>();
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
        const bool isNew = !m_answers.contains({game, card.best().move.code});
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
    std::vector<Candidate> m_later; ///< mistakes that promise less than those of other games
    std::vector<Candidate> m_quiet; ///< for decoys
};

} // namespace

core::Result<MadeCards> makeCards(
    Evaluator& evaluator, PositionJudge& judge, const CardRequest& request, const CardOptions& options, jobs::JobContext& job)
{
    return Maker(evaluator, judge, request, options, job).make();
}

} // namespace evenmatch::nn
