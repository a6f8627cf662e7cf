#include "ui/engine/benchmark.h"

#include "core/game/registry/games.h"
#include "core/random.h"

#include <QCoreApplication>
#include <QSysInfo>

#include <chrono>
#include <fstream>
#include <thread>

namespace evenmatch::ui {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kABatchSize{900};
constexpr std::size_t kBatches[] = {1, 8, 32};
constexpr int kLongestGame = 100;

/// Generates positions of random games endlessly.
class Positions {
public:
    explicit Positions(const std::string& game) : m_kind(game::findGame(game)), m_state(m_kind->start()), m_random(seed()) { }

    nn::GameState next()
    {
        if (m_state.position().isOver() || m_state.moveNumber() >= kLongestGame)
            m_state = nn::GameState(m_kind->start());
        m_state.play(m_state.position().randomMove(m_random));
        return m_state;
    }

private:
    /// A different one each time, so that no cache has the positions.
    static std::uint64_t seed() { return static_cast<std::uint64_t>(Clock::now().time_since_epoch().count()); }

    const game::GameKind* m_kind;
    nn::GameState m_state;
    core::Random m_random;
};

core::Result<double> secondsOf(nn::Evaluator& evaluator, const std::vector<nn::GameState>& states)
{
    std::vector<nn::Query> queries;
    for (const nn::GameState& state : states)
        queries.push_back({.state = &state, .ranks = nn::RankWish::all()});
    std::vector<nn::Evaluation> answers(queries.size());
    const auto begun = Clock::now();
    if (const auto done = evaluator.evaluate(queries, answers); !done)
        return done.error();
    return std::chrono::duration<double>(Clock::now() - begun).count();
}

} // namespace

core::Result<std::vector<BenchmarkRow>> benchmark(nn::Evaluator& evaluator, jobs::JobContext& job)
{
    Positions positions(evaluator.info().game);
    std::vector<BenchmarkRow> rows;
    for (const std::size_t batch : kBatches) {
        double seconds = 0;
        double count = 0;
        const auto end = Clock::now() + kABatchSize;
        for (int round = -1; round < 1 || Clock::now() < end; ++round) { // the first round warms up
            if (job.stopRequested())
                return core::Error{core::ErrorCode::Stopped};
            std::vector<nn::GameState> states;
            for (std::size_t i = 0; i < batch; ++i)
                states.push_back(positions.next());
            const auto took = secondsOf(evaluator, states);
            if (!took)
                return took.error();
            if (round >= 0) {
                seconds += *took;
                count += static_cast<double>(batch);
            }
        }
        rows.push_back({batch, count / std::max(seconds, 1e-9)});
        job.report(rows.size(), std::size(kBatches));
    }
    return rows;
}

QString machineName()
{
    QString name = QSysInfo::currentCpuArchitecture();
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);)
        if (line.starts_with("model name")) {
            name = QString::fromStdString(line.substr(line.find(':') + 2));
            break;
        }
    const int threads = static_cast<int>(std::thread::hardware_concurrency()); // lupdate reads no more than a name there
    return QCoreApplication::translate("machine", "%1, %n threads", nullptr, threads).arg(name);
}

} // namespace evenmatch::ui
