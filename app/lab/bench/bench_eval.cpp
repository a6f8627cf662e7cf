// evenmatch-lab bench eval: a network's positions per second, compared with the machine's limit.
#include "app/lab/bench/bench_eval.h"

#include "app/networks/torch_functions.h"
#include "app/shared/stopwatch.h"
#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "core/random.h"
#include "nn/input/encoding.h"
#include "nn/katago/reader.h"
#include "nn/model/model_file.h"
#ifdef EVENMATCH_ONEDNN
#include "nn/onednn/evaluator.h"
#include "nn/onednn/katago_evaluator.h"
#endif

#include <algorithm>
#include <array>
#include <fstream>

namespace evenmatch::cli {

namespace {

using core::Result;

struct EvaluatedBoard {
    std::string_view row; ///< its name in rows
    std::string_view game; ///< its id in games.h
};
constexpr std::array<EvaluatedBoard, 3> kEvaluatedBoards = {{{"go19", "go"}, {"go9", "go9"}, {"chess", "chess"}}};
constexpr std::array<std::size_t, 4> kBatches = {1, 8, 32, 128};
constexpr int kRounds = 6;
constexpr double kSecondsARound = 0.4;

/// Positions of random games, at most 100 moves into each.
std::vector<nn::GameState> positions(std::string_view game, std::size_t count)
{
    std::vector<nn::GameState> states;
    for (std::uint64_t seed = 1; states.size() < count; ++seed) {
        core::Random random(seed);
        nn::GameState state(game::findGame(game)->start());
        for (int move = 0; move < 100 && !state.position().isOver() && states.size() < count; ++move) {
            states.push_back(state);
            state.play(state.position().randomMove(random));
        }
    }
    return states;
}

/// The mean over several rounds, as in other programs.
Result<Cost> measureEvaluator(nn::Evaluator& evaluator, std::span<const nn::Query> queries, double& perSecond, double& perCpuSecond)
{
    std::vector<nn::Evaluation> answers(queries.size());
    Cost total;
    double all = 0;
    for (int round = -1; round < kRounds; ++round) { // the first warms up
        double count = 0;
        Cost cost;
        const Stopwatch watch;
        do {
            if (auto done = evaluator.evaluate(queries, answers); !done)
                return done.error();
            count += static_cast<double>(queries.size());
            cost = watch.elapsed();
        } while (cost.wallSeconds < kSecondsARound);
        if (round < 0)
            continue;
        all += count;
        total.cpuSeconds += cost.cpuSeconds;
        total.wallSeconds += cost.wallSeconds;
    }
    perSecond = all / total.wallSeconds;
    perCpuSecond = all / total.cpuSeconds;
    return total;
}

class EvalBench {
public:
    EvalBench(const BenchSink& sink, const EvalBenchOptions& options) : m_sink(sink), m_options(options) { }

    Result<void> run()
    {
        if (m_torch) {
            m_peak = (*m_torch)->measurePeak().perSecond();
            m_sink({"peak/core", m_peak / 1e9, "GFLOP", {}});
        }
        if (!m_options.network.empty())
            return runFile(m_options.network);
        if (!m_options.config.empty())
            return runUntrained();
        for (const char* game : {"go", "chess"})
            if (auto done = runFile(app::bundledNetwork(game)); !done)
                return done;
        return {};
    }

private:
    using Made = Result<std::shared_ptr<nn::Evaluator>>;

    /// The file's network; `own`: one of ours.
    Made load(const std::string& file, [[maybe_unused]] bool own) const
    {
#ifdef EVENMATCH_ONEDNN
        if (!own && nn::isKatagoFile(file))
            return shared(nn::loadKatagoEvaluator(file, m_options.evaluator));
        if (own && m_options.library == "onednn")
            return shared(nn::loadOnednnEvaluator(file, m_options.evaluator));
#endif
        return m_torch ? (*m_torch)->load(file, m_options.evaluator) : m_torch.error();
    }

    Made makeUntrained(const nn::NetworkConfig& config) const
    {
#ifdef EVENMATCH_ONEDNN
        if (m_options.library == "onednn")
            return shared(nn::makeUntrainedOnednnEvaluator(config, 1, m_options.evaluator));
#endif
        return m_torch ? (*m_torch)->makeUntrained(config, 1, m_options.evaluator) : m_torch.error();
    }

    [[maybe_unused]] static Made shared(Result<std::unique_ptr<nn::Evaluator>> made)
    {
        if (!made)
            return made.error();
        return std::shared_ptr<nn::Evaluator>(*std::move(made));
    }

    /// An untrained network of the given configuration.
    Result<void> runUntrained()
    {
        std::ifstream file(m_options.config);
        const nlohmann::json json = core::readJson(file);
        const auto config = nn::networkConfigFromJson(json.is_object() && json.contains("network") ? json["network"] : json);
        if (!config)
            return config.error();
        auto evaluator = makeUntrained(*config);
        if (!evaluator)
            return evaluator.error();
        return runBoards(*config, **evaluator);
    }

    Result<void> runFile(const std::string& file)
    {
        const auto model = nn::openModel(file);
        if (!model && model.error().code == core::ErrorCode::NotANetwork)
            return runForeign(file);
        if (!model)
            return model.error();
        auto evaluator = load(file, true);
        if (!evaluator)
            return evaluator.error();
        return runBoards(model->config(), **evaluator);
    }

    /// A network of KataGo or of Leela Chess Zero (Maia): only its speed, because the limit of its layers is unknown.
    Result<void> runForeign(const std::string& file)
    {
        auto evaluator = load(file, false);
        if (!evaluator)
            return evaluator.error();
        const nn::NetworkInfo& info = (*evaluator)->info();
        for (const EvaluatedBoard& board : kEvaluatedBoards) {
            if (!board.game.starts_with(info.game))
                continue;
            const std::vector<nn::GameState> states = positions(board.game, kBatches.back());
            for (const std::size_t batch : kBatches) {
                std::vector<nn::Query> queries;
                for (const nn::GameState& state : std::span(states).first(batch))
                    queries.push_back({&state, info.scale.empty() ? nn::RankWish::none() : nn::RankWish::one(0)});
                double perSecond = 0;
                double perCpuSecond = 0;
                const auto total = measureEvaluator(**evaluator, queries, perSecond, perCpuSecond);
                if (!total)
                    return total.error();
                m_sink({"eval/" + std::string(board.row) + '/' + std::to_string(batch), perSecond, "positions",
                    {{"perCpuSecond", perCpuSecond}, {"cores", total->cpuSeconds / total->wallSeconds}}});
            }
        }
        return {};
    }

    Result<void> runBoards(const nn::NetworkConfig& network, nn::Evaluator& evaluator)
    {
        for (const EvaluatedBoard& board : kEvaluatedBoards)
            if (auto done = runBoard(board, network, evaluator); !done)
                return done;
        return {};
    }

    /// Nothing for a board of another game.
    Result<void> runBoard(const EvaluatedBoard& board, const nn::NetworkConfig& network, nn::Evaluator& evaluator)
    {
        const nn::Encoding& encoding = *nn::findEncoding(network.encoding);
        const std::vector<nn::GameState> states = positions(board.game, kBatches.back());
        if (!encoding.accepts(states[0].position()))
            return {};
        const nn::Shape shape = encoding.shape(states[0].position());
        for (const std::size_t batch : kBatches)
            if (auto done = runBatch(board, network, evaluator, std::span(states).first(batch), shape); !done)
                return done;
        return {};
    }

    Result<void> runBatch(const EvaluatedBoard& board, const nn::NetworkConfig& network, nn::Evaluator& evaluator,
        std::span<const nn::GameState> states, nn::Shape shape)
    {
        std::vector<nn::Query> queries;
        for (const nn::GameState& state : states)
            queries.push_back({&state, network.ranks > 0 ? nn::RankWish::one(0) : nn::RankWish::none()});
        double perSecond = 0;
        double perCpuSecond = 0;
        const auto total = measureEvaluator(evaluator, queries, perSecond, perCpuSecond);
        if (!total)
            return total.error();
        const double flops = nn::flopsPerPosition(network, shape.area());
        BenchRow row{"eval/" + std::string(board.row) + '/' + std::to_string(states.size()), perSecond, "positions",
            {{"gflops", perSecond * flops / 1e9}, {"perCpuSecond", perCpuSecond}, {"cores", total->cpuSeconds / total->wallSeconds}}};
        if (m_torch) {
            double bare = (*m_torch)->measureBareConvolutions(network, shape, states.size()).perSecond();
            if (states.size() > 8) // larger batches may exceed the cache
                bare = std::max(bare, (*m_torch)->measureBareConvolutions(network, shape, 8).perSecond());
            row.more.insert(
                {{"bareConvolutions", bare}, {"shareOfBare", perCpuSecond / bare}, {"shareOfPeak", perCpuSecond * flops / m_peak}});
        }
        m_sink(row);
        return {};
    }

    const BenchSink& m_sink;
    const EvalBenchOptions& m_options;
    Result<const app::TorchFunctions*> m_torch = app::torchFunctions();
    double m_peak = 1; ///< FLOP/s of a core
};

} // namespace

Result<void> benchEval(const BenchSink& sink, const EvalBenchOptions& options) { return EvalBench(sink, options).run(); }

} // namespace evenmatch::cli
