#include "nn/review/game_review.h"

#include "core/jobs/for_each.h"
#include "core/random.h"
#include "nn/review/game_end.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <mutex>
#include <numeric>

namespace evenmatch::nn {

using game::Side;

namespace {

constexpr float kSmallestPrior = 1e-8F; ///< so that logarithms stay finite
constexpr std::size_t kCandidates = 4; ///< by the rank-free prior, in addition to the ranks' first choices

std::size_t firstOfLargest(std::span<const float> numbers)
{
    return static_cast<std::size_t>(std::ranges::max_element(numbers) - numbers.begin());
}

/// The index of a legal move other than the one played, chosen by the position. Nothing if there is none.
std::optional<std::size_t> anotherMove(const Evaluation& evaluation, std::size_t played, const GameState& state)
{
    if (evaluation.moves.size() < 2 || played >= evaluation.moves.size())
        return std::nullopt;
    core::Random random(state.position().hash() + static_cast<std::uint64_t>(state.moveNumber()));
    const std::size_t other = random.below(static_cast<std::uint32_t>(evaluation.moves.size() - 1));
    return other < played ? other : other + 1;
}

/// The move played, then the likeliest moves and every rank's first choice by decreasing prior.
std::vector<std::size_t> movesToKeep(const Evaluation& evaluation, std::size_t played, std::size_t ranks)
{
    std::vector<std::size_t> byPrior(evaluation.moves.size());
    std::iota(byPrior.begin(), byPrior.end(), std::size_t{0});
    const std::size_t likeliest = std::min(kCandidates, byPrior.size());
    std::ranges::partial_sort(byPrior, byPrior.begin() + static_cast<std::ptrdiff_t>(likeliest), std::greater(),
        [&](std::size_t i) { return evaluation.prior[i]; });
    byPrior.resize(likeliest);
    for (std::size_t rank = 0; rank < ranks; ++rank)
        byPrior.push_back(firstOfLargest(evaluation.rankPrior(rank)));
    std::ranges::sort(
        byPrior, [&](std::size_t a, std::size_t b) { return std::pair(-evaluation.prior[a], a) < std::pair(-evaluation.prior[b], b); });
    byPrior.erase(std::unique(byPrior.begin(), byPrior.end()), byPrior.end());
    std::vector<std::size_t> kept;
    if (played < evaluation.moves.size())
        kept.push_back(played);
    std::ranges::copy_if(byPrior, std::back_inserter(kept), [&](std::size_t move) { return move != played; });
    return kept;
}

PlyReview reviewOf(const Evaluation& evaluation, const GameState& state, game::Move played, std::size_t ranks)
{
    PlyReview ply{.known = true,
        .value = evaluation.value,
        .scoreLead = evaluation.scoreLead,
        .level = evaluation.level,
        .legalMoves = static_cast<std::uint16_t>(evaluation.moves.size())};
    if (state.position().isOver()) { // networks are not trained on positions after the end
        const GameEnd end = endOf(state.position());
        ply.value = end.value;
        ply.scoreLead = std::isnan(end.scoreLead) ? ply.scoreLead : end.scoreLead;
        ply.legalMoves = 0;
    }
    if (evaluation.moves.empty())
        return ply;
    for (std::size_t i = 0; i < evaluation.moves.size(); ++i)
        ply.expectedQuality += evaluation.prior[i] * evaluation.quality[i];
    const std::size_t index = evaluation.indexOf(played);
    if (const auto other = anotherMove(evaluation, index, state))
        ply.randomQuality = evaluation.quality[*other];
    for (const std::size_t i : movesToKeep(evaluation, index, ranks)) {
        MoveReview move{.move = evaluation.moves[i], .prior = evaluation.prior[i], .quality = evaluation.quality[i]};
        for (std::size_t rank = 0; rank < ranks; ++rank)
            move.rankPriors.push_back(evaluation.rankPrior(rank)[i]);
        ply.moves.push_back(std::move(move));
    }
    return ply;
}

bool isWanted(const GameReview& review, std::size_t ply, ReviewPart part)
{
    if (review.plies[ply].known)
        return false;
    if (part == ReviewPart::Whole)
        return true;
    return ply < review.game.moves.size() && review.sideOf(ply) == (part == ReviewPart::First ? Side::First : Side::Second);
}

struct Item {
    std::size_t game;
    std::size_t ply;
};

/// The work of all threads: positions in order, taken batch by batch.
class Work {
public:
    Work(Evaluator& evaluator, std::span<GameReview> games, const ReviewOptions& options, jobs::JobContext& job,
        const std::function<void(const ReviewedPlies&)>& onBatch)
        : m_evaluator(evaluator), m_games(games), m_options(options), m_job(job), m_onBatch(onBatch)
    {
    }

    void add(std::size_t game, ReviewPart part)
    {
        for (std::size_t ply = 0; ply < m_games[game].plies.size(); ++ply)
            if (isWanted(m_games[game], ply, part))
                m_items.push_back({game, ply});
    }

    core::Result<void> run()
    {
        m_job.report(0, m_items.size());
        const std::size_t size = std::max<std::size_t>(1, m_options.batch);
        return jobs::forEach((m_items.size() + size - 1) / size, m_options.threads, [&](std::size_t batch) -> core::Result<void> {
            if (m_job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            return evaluate(std::span(m_items).subspan(batch * size, std::min(size, m_items.size() - batch * size)));
        });
    }

private:
    core::Result<void> evaluate(std::span<const Item> items)
    {
        std::vector<GameState> states;
        states.reserve(items.size());
        std::optional<GameState> state;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const PlayedGame& game = m_games[items[i].game].game;
            if (i == 0 || items[i].game != items[i - 1].game)
                state = stateAt(game, items[i].ply);
            else
                for (std::size_t ply = items[i - 1].ply; ply < items[i].ply; ++ply)
                    state->play(game.moves[ply]);
            states.push_back(*state);
        }
        const bool byPositionAfter = m_options.playedOnly && m_evaluator.info().published;
        std::vector<Query> queries;
        for (std::size_t i = 0; i < items.size(); ++i)
            queries.push_back({&states[i], m_games[items[i].game].ranks > 0 ? RankWish::all() : RankWish::none(), !byPositionAfter});
        std::vector<Evaluation> answers(items.size());
        if (auto done = m_evaluator.evaluate(queries, answers); !done)
            return done;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const GameReview& review = m_games[items[i].game];
            const game::Move played = items[i].ply < review.game.moves.size() ? review.game.moves[items[i].ply] : game::kNoMove;
            plyAt(items[i]) = reviewOf(answers[i], states[i], played, review.ranks);
        }
        if (byPositionAfter)
            if (auto done = lookAfter(items, states, answers); !done)
                return done;
        tell(items);
        return {};
    }

    PlyReview& plyAt(const Item& item) { return m_games[item.game].plies[item.ply]; }

    /// β of the moves played, and of a random other move each, from the positions after them.
    core::Result<void> lookAfter(std::span<const Item> items, std::span<const GameState> states, std::span<const Evaluation> evaluations)
    {
        std::deque<GameState> after; // queries point into it
        std::vector<Query> queries;
        std::vector<std::pair<float*, float>> wanted; // a quality, and the level to subtract
        const auto ask = [&](std::size_t i, std::size_t move, float& quality) {
            GameState next = states[i];
            next.play(evaluations[i].moves[move]);
            if (next.position().isOver())
                return;
            after.push_back(std::move(next));
            queries.push_back({&after.back(), RankWish::none(), false});
            wanted.emplace_back(&quality, evaluations[i].level);
        };
        for (std::size_t i = 0; i < items.size(); ++i) {
            const GameReview& review = m_games[items[i].game];
            if (!review.hasPlayed(items[i].ply))
                continue;
            PlyReview& ply = plyAt(items[i]);
            const std::size_t played = evaluations[i].indexOf(ply.moves.front().move);
            ask(i, played, ply.moves.front().quality);
            if (const auto other = anotherMove(evaluations[i], played, states[i]))
                ask(i, *other, ply.randomQuality);
        }
        std::vector<Evaluation> answers(queries.size());
        if (auto done = m_evaluator.evaluate(queries, answers); !done)
            return done;
        for (std::size_t i = 0; i < answers.size(); ++i)
            *wanted[i].first = answers[i].level - wanted[i].second;
        return {};
    }

    void tell(std::span<const Item> items)
    {
        const std::scoped_lock lock(m_mutex);
        m_done += items.size();
        m_job.report(m_done, m_items.size());
        for (std::size_t begin = 0; m_onBatch && begin < items.size();) {
            std::size_t end = begin;
            while (end < items.size() && items[end].game == items[begin].game)
                ++end;
            ReviewedPlies batch{items[begin].game, items[begin].ply, std::vector<PlyReview>(items[end - 1].ply - items[begin].ply + 1)};
            for (std::size_t i = begin; i < end; ++i)
                batch.plies[items[i].ply - batch.first] = m_games[batch.game].plies[items[i].ply];
            m_onBatch(batch);
            begin = end;
        }
    }

    Evaluator& m_evaluator;
    std::span<GameReview> m_games;
    const ReviewOptions& m_options;
    jobs::JobContext& m_job;
    const std::function<void(const ReviewedPlies&)>& m_onBatch;
    std::vector<Item> m_items;
    std::mutex m_mutex; ///< guards what follows
    std::size_t m_done = 0;
};

} // namespace

std::size_t PlyReview::firstChoice(std::size_t rank) const
{
    return static_cast<std::size_t>(
        std::ranges::max_element(moves, {}, [rank](const MoveReview& move) { return move.rankPriors[rank]; }) - moves.begin());
}

GameReview::GameReview(PlayedGame played, std::size_t rankCount)
    : game(std::move(played)), ranks(rankCount), plies(game.start ? game.moves.size() + 1 : 0)
{
}

double GameReview::loss(std::size_t ply) const
{
    const auto isKnown = [this](std::size_t i) { return i < game.moves.size() && plies[i].known; };
    return isKnown(ply) && isKnown(ply + 2) ? double{plies[ply].value} - plies[ply + 2].value : std::nan("");
}

strength::SideNumbers GameReview::numbers(Side side, std::vector<std::size_t>* into) const
{
    strength::SideNumbers numbers{.ranks = ranks};
    if (!game.start)
        return numbers;
    game::AnyPosition position = *game.start;
    for (std::size_t ply = 0; ply < game.moves.size(); position.play(game.moves[ply++])) {
        if (sideOf(ply) != side || !hasPlayed(ply))
            continue;
        const PlyReview& review = plies[ply];
        const MoveReview& played = review.moves.front();
        strength::MoveNumbers move{.moveNumber = static_cast<std::uint16_t>(std::min(position.moveNumber(), 0xffff)),
            .legalMoves = review.legalMoves,
            .value = review.value,
            .level = review.level,
            .quality = played.quality,
            .expectedQuality = review.expectedQuality,
            .randomQuality = review.randomQuality,
            .logPrior = std::log(std::max(kSmallestPrior, played.prior)),
            .phase = strength::phaseOf(position)};
        if (plies[ply + 1].known)
            move.valueAfter = -plies[ply + 1].value;
        move.likeliestFree = std::ranges::all_of(review.moves, [&](const MoveReview& other) { return other.prior <= played.prior; });
        for (std::size_t rank = 0; rank < ranks; ++rank) {
            numbers.rankLogPriors.push_back(std::log(std::max(kSmallestPrior, played.rankPriors[rank])));
            if (review.firstChoice(rank) == 0)
                move.likeliest |= std::uint64_t{1} << rank;
        }
        numbers.moves.push_back(move);
        if (into)
            into->push_back(ply);
    }
    return numbers;
}

std::size_t missingPlies(const GameReview& review, ReviewPart part)
{
    std::size_t missing = 0;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply)
        missing += isWanted(review, ply, part) ? 1 : 0;
    return missing;
}

core::Result<void> reviewGames(Evaluator& evaluator, std::span<GameReview> games, std::span<const ReviewPart> parts,
    const ReviewOptions& options, jobs::JobContext& job, const std::function<void(const ReviewedPlies&)>& onBatch)
{
    Work work(evaluator, games, options, job, onBatch);
    for (std::size_t game = 0; game < games.size(); ++game)
        work.add(game, parts[game]);
    return work.run();
}

core::Result<GameReview> reviewGame(Evaluator& evaluator, PlayedGame game, const ReviewOptions& options, jobs::JobContext& job,
    const std::function<void(const ReviewedPlies&)>& onBatch)
{
    GameReview review(std::move(game), evaluator.info().scale.size());
    const ReviewPart whole = ReviewPart::Whole;
    if (auto done = reviewGames(evaluator, {&review, 1}, {&whole, 1}, options, job, onBatch); !done)
        return done.error();
    return review;
}

} // namespace evenmatch::nn
