// evenmatch-lab bench search: the cost of a tree in addition to its network.
#include "app/lab/bench/bench_search.h"

#include "app/network.h"
#include "app/shared/stopwatch.h"
#include "core/game/registry/games.h"
#include "nn/evaluate/caching_evaluator.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/match/match.h"
#include "search/spec/player_spec.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <fstream>
#include <malloc.h>
#include <unistd.h>

namespace evenmatch::cli {

namespace {

using core::Result;

struct SearchedBoard {
    std::string_view row; ///< its name in rows
    std::string_view game; ///< its id in games.h
};
constexpr std::array<SearchedBoard, 3> kSearchedBoards = {{{"go19", "go"}, {"go9", "go9"}, {"chess", "chess"}}};
constexpr std::uint64_t kVisits = 800; ///< of one search
constexpr int kRandomMoves = 20; ///< random moves before the searched position
constexpr std::uint64_t kLongSearch = 10'000; ///< visits, for measuring memory

nn::GameState positionOf(const SearchedBoard& board, std::uint64_t seed)
{
    core::Random random(seed);
    nn::GameState state(game::findGame(board.game)->start());
    for (int move = 0; move < kRandomMoves && !state.position().isOver(); ++move) {
        const game::Move next = state.position().randomMove(random);
        nn::GameState after = state;
        after.play(next);
        if (after.position().isOver())
            break;
        state = std::move(after);
    }
    return state;
}

double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Memory of the process, counted by the system.
double residentBytes()
{
    double all = 0;
    double resident = 0;
    std::ifstream("/proc/self/statm") >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

/// The process's growth per visit in one long search with a cache, like all searches of the program. The fake's policy is as sharp as a
/// trained network's.
Result<double> growthPerVisit(const SearchedBoard& board)
{
    nn::CachingEvaluator evaluator(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.scale = strength::goScale(), .sharpness = 3}));
    search::Searcher searcher(evaluator, {});
    searcher.setPosition(positionOf(board, 1));
    if (const auto begun = searcher.run({.visits = kVisits}); !begun)
        return begun.error();
    malloc_trim(0); // memory freed by earlier rows would hide growth
    const double before = residentBytes();
    if (const auto grown = searcher.run({.visits = kLongSearch}); !grown)
        return grown.error();
    return (residentBytes() - before) / static_cast<double>(kLongSearch - kVisits);
}

/// Wraps another evaluator and records requests or their time.
class Witness : public nn::Evaluator {
public:
    explicit Witness(nn::Evaluator& inner, bool keeps) : m_inner(inner), m_keeps(keeps) { }

    const nn::NetworkInfo& info() const override { return m_inner.info(); }
    std::size_t preferredBatch() const override { return m_inner.preferredBatch(); }
    Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        if (m_keeps) {
            Batch& batch = batches.emplace_back();
            for (const nn::Query& query : queries) {
                batch.states.push_back(*query.state);
                batch.wish = query.ranks;
            }
        }
        const double begin = threadSeconds();
        auto done = m_inner.evaluate(queries, answers);
        seconds += threadSeconds() - begin;
        return done;
    }

    struct Batch {
        std::vector<nn::GameState> states;
        nn::RankWish wish;
    };
    std::vector<Batch> batches;
    double seconds = 0; ///< of this thread's processor time, within the inner evaluator

private:
    nn::Evaluator& m_inner;
    bool m_keeps;
};

/// Simulations, and their time.
struct Work {
    double count = 0;
    Cost cost;
    double perCpuSecond() const { return cost.cpuSeconds > 0 ? count / cost.cpuSeconds : 0; }
};

Result<Work> searchOnce(nn::Evaluator& evaluator, const search::SearchOptions& options, const nn::GameState& state)
{
    search::Searcher searcher(evaluator, options);
    searcher.setPosition(state);
    const Stopwatch watch;
    const auto result = searcher.run({.visits = kVisits});
    if (!result)
        return result.error();
    return Work{static_cast<double>(result->simulations), watch.elapsed()};
}

/// Evaluates the batches of a search again, without a search.
Result<Work> askAgain(nn::Evaluator& evaluator, const std::vector<Witness::Batch>& batches)
{
    Work work;
    std::vector<nn::Evaluation> answers;
    const Stopwatch watch;
    for (const Witness::Batch& batch : batches) {
        std::vector<nn::Query> queries;
        for (const nn::GameState& state : batch.states)
            queries.push_back({&state, batch.wish});
        answers.resize(std::max(answers.size(), queries.size()));
        if (auto done = evaluator.evaluate(queries, std::span(answers).first(queries.size())); !done)
            return done.error();
        work.count += static_cast<double>(queries.size());
    }
    work.cost = watch.elapsed();
    return work;
}

void keepBest(Work& best, const Work& work)
{
    if (work.perCpuSecond() > best.perCpuSecond())
        best = work;
}

class SearchBench {
public:
    SearchBench(const BenchSink& sink, const SearchBenchOptions& options) : m_sink(sink), m_options(options) { }

    Result<void> run()
    {
        for (const SearchedBoard& board : kSearchedBoards)
            if (auto done = withNetwork(board); !done)
                return done;
        if (!m_options.network.empty() && !m_hasRows)
            return core::Error{core::ErrorCode::BadArgument, "this test has no board for the network's game", m_options.network};
        for (const SearchedBoard& board : kSearchedBoards)
            if (auto done = treeAlone(board); !done)
                return done;
        return fill();
    }

private:
    /// Both searches and their batches in turn, the best of each, because the machine may be loaded.
    Result<void> withNetwork(const SearchedBoard& board)
    {
        const std::string file = m_options.network.empty() ? app::bundledNetwork(std::string(board.game)) : m_options.network;
        if (file.empty())
            return {};
        auto evaluator = app::loadNetworkFile(file, {.exact = m_options.exact});
        if (!evaluator)
            return evaluator.error();
        const nn::NetworkInfo& info = (*evaluator)->info();
        const nn::GameState state = positionOf(board, 1);
        if (!std::string_view(board.game).starts_with(info.game))
            return {};
        m_hasRows = true;
        search::SearchOptions plain;
        search::SearchOptions steered; // a network without a profile (Maia) cannot be steered
        if (info.profile)
            steered.strength = search::StrengthPuct::atRank(*info.profile, static_cast<double>(info.scale.size() / 2));
        Work mcts;
        Work seInf;
        Work flatMcts;
        Work flatSeInf;
        const Stopwatch watch;
        do {
            for (const bool isSteered : {false, true}) {
                if (isSteered && !steered.strength)
                    continue;
                const search::SearchOptions& options = isSteered ? steered : plain;
                Witness witness(**evaluator, true);
                if (auto kept = searchOnce(witness, options, state); !kept) // warms up, and records the batches
                    return kept.error();
                const auto searched = searchOnce(**evaluator, options, state);
                if (!searched)
                    return searched.error();
                const auto flat = askAgain(**evaluator, witness.batches);
                if (!flat)
                    return flat.error();
                keepBest(isSteered ? seInf : mcts, *searched);
                keepBest(isSteered ? flatSeInf : flatMcts, *flat);
            }
        } while (watch.elapsed().wallSeconds < m_options.seconds * 3);
        addRow(board, "mcts", mcts, "simulations", flatMcts.perCpuSecond());
        if (steered.strength)
            addRow(board, "se-inf", seInf, "simulations", flatSeInf.perCpuSecond());
        addRow(board, "flat", flatMcts, "evaluations", flatMcts.perCpuSecond());
        return {};
    }

    void addRow(const SearchedBoard& board, const char* what, const Work& work, const char* unit, double flat)
    {
        m_sink({"search/" + std::string(board.row) + '/' + what, work.count / work.cost.wallSeconds, unit,
            {{"perCpuSecond", work.perCpuSecond()}, {"ofFlat", work.perCpuSecond() / flat}}});
    }

    /// Searches of 800 visits on a cheap network, whose time is subtracted.
    Result<void> treeAlone(const SearchedBoard& board)
    {
        const auto growth = growthPerVisit(board);
        if (!growth)
            return growth.error();
        nn::FakeEvaluator fake({.scale = strength::goScale(), .sharpness = 3});
        Witness witness(fake, false);
        double simulations = 0;
        double bytes = 0;
        double nodes = 0;
        const double begin = threadSeconds();
        for (std::uint64_t seed = 1; simulations < static_cast<double>(m_options.simulations); ++seed) {
            search::Searcher searcher(witness, {});
            searcher.setPosition(positionOf(board, seed));
            const auto result = searcher.run({.visits = kVisits});
            if (!result)
                return result.error();
            simulations += static_cast<double>(result->simulations);
            bytes += static_cast<double>(result->treeBytes);
            nodes += static_cast<double>(result->treeNodes);
        }
        const double tree = threadSeconds() - begin - witness.seconds;
        m_sink({"search/" + std::string(board.row) + "/tree", simulations / tree, "simulations",
            {{"microseconds", 1e6 * tree / simulations}, {"bytesPerNode", bytes / nodes}, {"growthPerVisit", *growth},
                {"simulations", simulations}}});
        return {};
    }

    /// 64 games at a time, one leaf per search, over an evaluator that takes 32 positions and the time of a small network (4,800 positions
    /// a second).
    Result<void> fill()
    {
        constexpr std::size_t kGames = 64;
        constexpr std::size_t kBatch = 32;
        using namespace std::chrono_literals;
        const auto fake = std::make_shared<nn::FakeEvaluator>(
            nn::FakeOptions{.game = "chess", .scale = strength::chessScale(), .batchCost = 300us, .positionCost = 200us});
        const auto batching = std::make_shared<nn::BatchingEvaluator>(fake, nn::BatchingOptions{.batch = kBatch});
        const search::PlayerMaker make = [&] { return search::makePlayer(*search::parsePlayerSpec("mcts"), {batching, 16, 1, false}); };
        search::MatchPlan plan{.start = game::findGame("chess")->start(), .games = kGames, .parallel = kGames};
        plan.arbiter.mostMoves = 40;
        const Stopwatch watch;
        const auto result = search::playMatch(plan, {{"one", make}, {"two", make}}, {nullptr, {batching.get()}}, {});
        if (!result)
            return result.error();
        const auto positions = static_cast<double>(fake->positions());
        m_sink({"search/chess/fill", positions / watch.elapsed().wallSeconds, "evaluations",
            {{"fill", positions / (static_cast<double>(fake->calls()) * kBatch)}, {"games", kGames}, {"batch", kBatch}}});
        return {};
    }

    const BenchSink& m_sink;
    const SearchBenchOptions& m_options;
    bool m_hasRows = false;
};

} // namespace

Result<void> benchSearch(const BenchSink& sink, const SearchBenchOptions& options) { return SearchBench(sink, options).run(); }

} // namespace evenmatch::cli
