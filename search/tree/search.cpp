#include "search/tree/search.h"

#include "search/tree/round.h"
#include "search/tree/snapshot.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace evenmatch::search {

namespace {

using SteadyClock = std::chrono::steady_clock;

/// Whether a tree grown with `a` is valid with `b`.
bool haveSameNumbers(const SearchOptions& a, const SearchOptions& b)
{
    const StrengthPuct x = a.strength.value_or(StrengthPuct{});
    const StrengthPuct y = b.strength.value_or(StrengthPuct{});
    const bool sameJudges = x.measure != Measure::Relative || a.priorRank.has_value() || x.rank == y.rank;
    return x.measure == y.measure && x.source == y.source && x.pairs == y.pairs && a.priorRank == b.priorRank && a.freeShare == b.freeShare
        && sameJudges && a.noise == b.noise && a.claimDraws == b.claimDraws && a.rootMoves == b.rootMoves;
}

/// The limit of a batch whose size the options leave open. Its leaves are chosen without each other's results, so few
/// visits in large batches, which processors with many cores prefer, overlook what the same visits find in small ones.
std::uint64_t mostAtOnce(const SearchOptions& options, const Limits& limits)
{
    constexpr std::uint64_t kFewestAtOnce = 8;
    constexpr std::uint64_t kFewestBatches = 16;
    if (options.batch != 0 || limits.visits == 0)
        return ~std::uint64_t{0};
    return std::max(kFewestAtOnce, limits.visits / kFewestBatches);
}

/// A tree whose lines all end soon, as after a mate was found, never reaches its size, and more visits find nothing.
std::uint64_t mostVisits(const SearchOptions& options)
{
    constexpr std::uint64_t kPerNode = 64;
    constexpr std::uint64_t kMost = std::uint64_t{1} << 31; // half of what a node can count
    return std::min(kPerNode * options.mostNodes, kMost);
}

/// The evaluation restricted to these moves; the evaluation itself if it has none of them.
nn::Evaluation limitedTo(std::span<const game::Move> moves, nn::Evaluation all)
{
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < all.moves.size(); ++i)
        if (std::ranges::find(moves, all.moves[i]) != moves.end())
            kept.push_back(i);
    if (kept.empty())
        return all;
    const auto pick = [&](const auto& list) {
        auto picked = list;
        picked.clear();
        for (std::size_t start = 0; start + all.moves.size() <= list.size(); start += all.moves.size()) // rank after rank
            for (const std::size_t i : kept)
                picked.push_back(list[start + i]);
        return picked;
    };
    nn::Evaluation some = all;
    some.prior = pick(all.prior);
    some.quality = pick(all.quality);
    some.rankPriors = pick(all.rankPriors);
    some.moves = pick(all.moves);
    return some;
}

} // namespace

struct Searcher::Impl {
    Impl(nn::Evaluator& theEvaluator, SearchOptions theOptions)
        : evaluator(theEvaluator), options(std::move(theOptions)), grower(theEvaluator), random(options.seed)
    {
    }

    bool follow(const nn::GameState& state);
    void play(game::Move move);
    core::Result<void> evaluateRoot();
    std::optional<StopReason> reachedLimit(const Limits& limits, SteadyClock::time_point start, const std::stop_token& stop) const;
    SearchResult result(const ResultShape& shape) const;

    nn::Evaluator& evaluator;
    SearchOptions options;
    TreeGrower grower;
    core::Random random;
    std::optional<nn::GameState> state;
    std::optional<nn::Evaluation> root; ///< the network's evaluation of the current root
    StopReason stopped = StopReason::Visits;
    double seconds = 0;
};

/// Moves to `state` if it is the current game at most two moves later. False: no change, or the tree is of no use.
bool Searcher::Impl::follow(const nn::GameState& target)
{
    if (target.key() == state->key() && target.position() == state->position())
        return true;
    if (const auto* before = target.before(1); before && *before == state->position()) {
        play(target.lastMove());
        return state->key() == target.key();
    }
    const auto* between = target.before(1);
    const auto* before = target.before(2);
    if (!before || !(*before == state->position()))
        return false;
    for (const game::Move move : state->position().legalMoves()) {
        game::AnyPosition next = state->position();
        next.play(move);
        if (next == *between) {
            play(move);
            play(target.lastMove());
            return state->key() == target.key();
        }
    }
    return false;
}

void Searcher::Impl::play(game::Move move)
{
    state->play(move);
    root.reset();
    if (options.rootMoves.empty())
        grower.descend(move, *state, options);
    else
        grower.clear(); // below the root the tree has all moves
}

core::Result<void> Searcher::Impl::evaluateRoot()
{
    const nn::Query forSearch = searchQuery(*state, options);
    const std::array<nn::Query, 2> queries = {forSearch, nn::Query{&*state, options.rootRanks, forSearch.qualities}};
    const std::size_t count = forSearch.ranks == options.rootRanks ? 1 : 2;
    std::array<nn::Evaluation, 2> answers;
    if (const auto done = evaluator.evaluate(std::span(queries).first(count), std::span(answers).first(count)); !done)
        return done.error();
    root = answers[count - 1];
    const nn::Evaluation seen = options.rootMoves.empty() ? std::move(answers[0]) : limitedTo(options.rootMoves, std::move(answers[0]));
    if (const auto done = grower.startAt(*state, seen, options); !done) {
        root.reset();
        return done.error();
    }
    if (options.noise.fraction > 0)
        grower.addNoise(seen, options, random);
    return {};
}

std::optional<StopReason> Searcher::Impl::reachedLimit(
    const Limits& limits, SteadyClock::time_point start, const std::stop_token& stop) const
{
    const Node& node = grower.tree()[Tree::kRoot];
    if (node.state == Node::Terminal)
        return StopReason::GameOver;
    if (stop.stop_requested())
        return StopReason::Asked;
    if (limits.visits != 0 && node.visits >= limits.visits)
        return StopReason::Visits;
    if (limits.time.count() != 0 && SteadyClock::now() - start >= limits.time)
        return StopReason::Time;
    if (grower.tree().size() >= options.mostNodes || node.visits >= mostVisits(options))
        return StopReason::Full;
    return std::nullopt;
}

SearchResult Searcher::Impl::result(const ResultShape& shape) const
{
    SearchResult taken = takeSnapshot({grower.tree(), state->position(), options, grower.range()}, shape);
    if (root)
        taken.root = *root;
    taken.stopped = stopped;
    taken.simulations = grower.counts().simulations;
    taken.evaluations = grower.counts().evaluations;
    taken.batches = grower.counts().batches;
    taken.seconds = seconds;
    return taken;
}

Searcher::Searcher(nn::Evaluator& evaluator, SearchOptions options) : m_impl(std::make_unique<Impl>(evaluator, std::move(options))) { }
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;

const SearchOptions& Searcher::options() const { return m_impl->options; }

void Searcher::setOptions(SearchOptions options)
{
    const bool keep = haveSameNumbers(m_impl->options, options);
    if (!(m_impl->options.rootRanks == options.rootRanks))
        m_impl->root.reset();
    m_impl->options = std::move(options);
    if (keep && m_impl->state)
        m_impl->grower.remeasure(*m_impl->state, m_impl->options);
    else
        clearTree();
}

void Searcher::setPosition(const nn::GameState& state)
{
    if (!m_impl->state || !m_impl->follow(state))
        clearTree();
    m_impl->state = state;
}

void Searcher::play(game::Move move)
{
    assert(m_impl->state && m_impl->state->position().isLegal(move));
    m_impl->play(move);
}

void Searcher::clearTree()
{
    m_impl->grower.clear();
    m_impl->root.reset();
}

core::Result<SearchResult> Searcher::run(const Limits& limits, std::stop_token stop, const ResultShape& shape, const Reporting& reporting)
{
    Impl& impl = *m_impl;
    assert(impl.state);
    const SteadyClock::time_point start = SteadyClock::now();
    SteadyClock::time_point lastReport = start;
    const auto failed = [&](const core::Error& error) {
        clearTree();
        return error;
    };
    impl.grower.resetCounts();
    if (!impl.root)
        if (const auto done = impl.evaluateRoot(); !done)
            return failed(done.error());

    const std::uint64_t atOnce = mostAtOnce(impl.options, limits);
    std::optional<StopReason> reason;
    while (!(reason = impl.reachedLimit(limits, start, stop))) {
        const std::uint64_t visits = impl.grower.tree()[Tree::kRoot].visits;
        const std::uint64_t allowed = limits.visits == 0 ? atOnce : std::min(atOnce, limits.visits - visits);
        if (const auto done = impl.grower.round(*impl.state, impl.options, allowed, stop, reporting.onAnswer); !done)
            return failed(done.error());
        const SteadyClock::time_point now = SteadyClock::now();
        impl.seconds = std::chrono::duration<double>(now - start).count();
        if (reporting.call && now - lastReport >= reporting.every) {
            lastReport = now;
            reporting.call(impl.result(shape));
        }
    }
    impl.stopped = *reason;
    impl.seconds = std::chrono::duration<double>(SteadyClock::now() - start).count();
    return impl.result(shape);
}

SearchResult Searcher::snapshot(const ResultShape& shape) const
{
    return m_impl->grower.tree().empty() ? SearchResult{} : m_impl->result(shape);
}

} // namespace evenmatch::search
