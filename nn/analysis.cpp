#include "nn/analysis.h"

#include "core/random.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>
#include <tuple>

namespace evenmatch::nn {

using strength::MoveNumbers;
using strength::SideNumbers;

namespace {

constexpr float kLeastPrior = 1e-8F; ///< so that logarithms stay finite

/// A position on its way to the evaluator.
struct Pending {
    GameState state;
    SideNumbers* side;
    std::size_t move;       ///< index in side->moves
    game::Move played;      ///< kNoMove: the position after that move, asked for its value
};

std::size_t firstOfLargest(std::span<const float> numbers)
{
    return static_cast<std::size_t>(std::ranges::max_element(numbers) - numbers.begin());
}

/// The quality of a legal move other than the one played; which one follows from the position.
float qualityOfAnother(const Evaluation& evaluation, std::size_t played, const GameState& state)
{
    if (evaluation.moves.size() < 2)
        return strength::kUnknown;
    core::Random random(state.position().hash() + static_cast<std::uint64_t>(state.moveNumber()));
    const std::size_t other = random.below(static_cast<std::uint32_t>(evaluation.moves.size() - 1));
    return evaluation.quality[other < played ? other : other + 1];
}

void note(const Pending& pending, const Evaluation& evaluation)
{
    MoveNumbers& move = pending.side->moves[pending.move];
    if (pending.played == game::kNoMove) {
        move.valueAfter = -evaluation.value;
        return;
    }
    const std::size_t played = evaluation.indexOf(pending.played);
    move.moveNumber = static_cast<std::uint16_t>(std::min(pending.state.moveNumber(), 0xffff));
    move.legalMoves = static_cast<std::uint16_t>(evaluation.moves.size());
    move.value = evaluation.value;
    move.level = evaluation.level;
    if (played >= evaluation.moves.size())
        return; // labelled games hold legal moves only
    move.quality = evaluation.quality[played];
    for (std::size_t i = 0; i < evaluation.moves.size(); ++i)
        move.expectedQuality += evaluation.prior[i] * evaluation.quality[i];
    move.randomQuality = qualityOfAnother(evaluation, played, pending.state);
    move.logPrior = std::log(std::max(kLeastPrior, evaluation.prior[played]));
    move.likeliestFree = firstOfLargest(evaluation.prior) == played;
    for (std::size_t r = 0; r < pending.side->ranks; ++r) {
        const auto prior = evaluation.rankPrior(r);
        pending.side->rankLogPriors[pending.move * pending.side->ranks + r] = std::log(std::max(kLeastPrior, prior[played]));
        if (firstOfLargest(prior) == played)
            move.likeliest |= std::uint64_t{1} << r;
    }
}

/// One thread's share: takes sides until there are none left.
class Worker {
public:
    Worker(Evaluator& evaluator, const AnalysisOptions& options) : m_evaluator(evaluator), m_options(options) {}

    core::Result<void> add(const LabelledGame& game, game::Side side, SideNumbers& numbers)
    {
        GameState state(*game.start);
        std::size_t own = 0;
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
            if (game.sideOf(ply) == side) {
                m_pending.push_back({state, &numbers, own++, game.moves[ply]});
                state.play(game.moves[ply]);
                if (m_options.valueAfter)
                    m_pending.push_back({state, &numbers, own - 1, game::kNoMove});
            } else {
                state.play(game.moves[ply]);
            }
            if (m_pending.size() >= m_options.batch)
                if (auto done = flush(); !done)
                    return done;
        }
        return {};
    }

    core::Result<void> flush()
    {
        std::vector<Query> queries;
        for (const Pending& pending : m_pending)
            queries.push_back({&pending.state, pending.side->ranks > 0 ? RankWish::all() : RankWish::none()});
        m_answers.resize(queries.size());
        if (auto done = m_evaluator.evaluate(queries, m_answers); !done)
            return done;
        for (std::size_t i = 0; i < queries.size(); ++i)
            note(m_pending[i], m_answers[i]);
        m_pending.clear();
        return {};
    }

private:
    Evaluator& m_evaluator;
    const AnalysisOptions& m_options;
    std::vector<Pending> m_pending;
    std::vector<Evaluation> m_answers;
};

std::size_t movesOf(const LabelledGame& game, game::Side side)
{
    const std::size_t moves = game.moves.size();
    return game.start->sideToMove() == side ? (moves + 1) / 2 : moves / 2;
}

/// What decides whether a side is in a sample, the same wherever the game stands.
std::uint64_t lotOf(const LabelledGame& game, game::Side side, std::uint64_t seed)
{
    std::uint64_t state = seed * 2 + (side == game::Side::First ? 0 : 1);
    state ^= core::splitmix64(state) + game.line;
    for (const char c : game.file)
        state = (state ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return core::splitmix64(state);
}

} // namespace

std::vector<SideOfGame> scoredSides(std::span<const LabelledGame> games, std::size_t ranks, std::size_t perRank, std::uint64_t seed)
{
    using Lot = std::pair<std::uint64_t, SideOfGame>;
    std::vector<std::vector<Lot>> byRank(ranks);
    for (std::uint32_t i = 0; i < games.size(); ++i) {
        for (const game::Side side : {game::Side::First, game::Side::Second}) {
            const LabelledSide& labels = games[i].sides[static_cast<std::size_t>(side)];
            if (labels.scored && labels.rank >= 0 && static_cast<std::size_t>(labels.rank) < ranks && movesOf(games[i], side) > 0)
                byRank[static_cast<std::size_t>(labels.rank)].push_back({lotOf(games[i], side, seed), {i, side}});
        }
    }
    std::vector<SideOfGame> chosen;
    for (auto& lots : byRank) {
        std::ranges::sort(lots);
        for (std::size_t i = 0; i < lots.size() && (perRank == 0 || i < perRank); ++i)
            chosen.push_back(lots[i].second);
    }
    std::ranges::sort(chosen);
    return chosen;
}

strength::SideLabels labelsOf(const LabelledGame& game, game::Side side)
{
    const auto own = static_cast<std::size_t>(side);
    const LabelledSide& labels = game.sides[own];
    const LabelledSide& other = game.sides[1 - own];
    return {.rank = labels.rank, .opponentRank = other.rank, .rating = labels.rating, .opponentRating = other.rating,
            .result = side == game::Side::First ? game.result : -game.result, .player = labels.player, .source = game.source,
            .setting = game.stratum(side), .year = game.year};
}

core::Result<std::vector<SideNumbers>> analyse(Evaluator& evaluator, std::span<const LabelledGame> games, std::span<const SideOfGame> sides,
                                               const AnalysisOptions& options, jobs::JobContext& job)
{
    const std::size_t ranks = evaluator.info().scale.size();
    std::vector<SideNumbers> results(sides.size());
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> finished{0};
    std::mutex mutex;
    core::Result<void> outcome;
    const auto work = [&] {
        Worker worker(evaluator, options);
        core::Result<void> done;
        for (std::size_t i; done && (i = next++) < sides.size();) {
            if (job.stopRequested()) {
                done = core::Error{core::ErrorCode::Stopped};
                break;
            }
            const LabelledGame& game = games[sides[i].game];
            results[i].ranks = ranks;
            results[i].moves.resize(movesOf(game, sides[i].side));
            results[i].rankLogPriors.resize(results[i].moves.size() * ranks);
            done = worker.add(game, sides[i].side, results[i]);
            job.report(++finished, sides.size());
        }
        if (done)
            done = worker.flush();
        if (!done) {
            next = sides.size();
            const std::scoped_lock lock(mutex);
            outcome = done;
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (unsigned i = 1; i < options.threads; ++i)
            helpers.emplace_back(work);
        work();
    }
    if (!outcome)
        return outcome.error();
    return results;
}

} // namespace evenmatch::nn
