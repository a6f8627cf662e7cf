// The window's background: worker threads, and the networks for each game.
#pragma once

#include "core/jobs/thread_pool.h"
#include "nn/evaluate/device.h"
#include "nn/evaluate/evaluator.h"
#include "ui/engine/job_list.h"

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QString>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace evenmatch::ui {

/// The functions that open networks for the window. Only app links the libraries behind them.
struct NetworkSources {
    std::function<core::Result<std::shared_ptr<nn::Evaluator>>(const std::string& file, const nn::Computing& computing)>
        open; ///< called on a worker thread
    std::function<std::string(const std::string& game)> bundled; ///< the bundled file; empty: none
    std::function<bool()> hasGpu = {}; ///< whether networks can use a GPU; called on a worker thread
};

/// The strong network of a game, by the name under which Engine keeps it beside the network that plays at ranks. A strong network analyses:
/// review, hints, lessons and the tutor rely on it. There is none until the user chooses a file, KataGo's for example.
std::string strongNetworkOf(const std::string& game);

/// Lives on the GUI thread, as do all its functions; work runs on its threads and returns values to the GUI thread.
class Engine final : public QObject {
    Q_OBJECT
public:
    enum class State { Absent, Loading, Ready, Failed };

    explicit Engine(NetworkSources sources, QObject* parent = nullptr);
    /// Stops and waits for all work.
    ~Engine() override;

    /// The network for a game ("go", "chess" or strongNetworkOf() one of them), null until it is Ready. The first question starts to load
    /// it; networkChanged() tells.
    std::shared_ptr<nn::Evaluator> network(const std::string& game);
    /// The network that analyses a game: the strong one where there is one, else `usual`.
    std::shared_ptr<nn::Evaluator> analysisNetwork(const std::string& game, std::shared_ptr<nn::Evaluator> usual);
    /// The same, where the usual one is network(game).
    std::shared_ptr<nn::Evaluator> analysisNetwork(const std::string& game) { return analysisNetwork(game, network(game)); }
    /// Whether analysisNetwork() is the strong one.
    bool hasStrongNetwork(const std::string& game) { return network(strongNetworkOf(game)) != nullptr; }
    /// A network of ranks as it plays when it reads with the strong network (nn/evaluate/seeing_evaluator.h); itself where there is none.
    std::shared_ptr<nn::Evaluator> readingWithStrong(const std::string& game, const std::shared_ptr<nn::Evaluator>& ranks);
    /// The network for a game as it plays it (an id of games.h: the board's part of it, nn/model/boards.h), in the ranks of a server; in
    /// its own where it does not know the server there, or none is named.
    std::shared_ptr<nn::Evaluator> networkFor(const std::string& game, const std::string& server);
    /// Calls `done` with the network for a game: now, or when it is there. Where there is none it is called with null, which problem()
    /// explains, and again when the user chooses another; a network ends that. Nothing comes once `receiver` is gone.
    void whenNetwork(const std::string& game, QObject* receiver, std::function<void(const std::shared_ptr<nn::Evaluator>&)> done);
    State state(const std::string& game) const;
    /// Why there is no network; empty unless Failed or Absent.
    QString problem(const std::string& game) const;
    /// The file that is used, or would be: the user's choice or the bundled one.
    QString networkFile(const std::string& game) const;
    /// Whether that is the user's choice.
    bool isNetworkChosen(const std::string& game) const;
    /// Uses another network from now on, and remembers it; an empty file means the bundled one.
    void setNetworkFile(const std::string& game, const QString& file);
    /// The same, if the file contains a network of that game; else nothing changes, and `done` gets the error.
    void tryNetworkFile(
        const std::string& game, const QString& file, QObject* receiver, std::function<void(const core::Result<void>&)> done);

    /// Opens a network's file as the window's networks are opened; on any thread.
    std::function<core::Result<std::shared_ptr<nn::Evaluator>>(const std::string& file)> opener() const;

    nn::Computing computing() const;
    /// Opens the networks that are in use anew to compute so, and remembers it.
    void setComputing(const nn::Computing& computing);
    /// Whether there is a GPU to compute on; known after lookForGpu() and gpuKnown().
    std::optional<bool> gpu() const { return m_gpu; }
    /// Checks once; takes as long as loading a network.
    void lookForGpu();

    JobList& jobs() { return m_jobs; }
    const JobList& jobs() const { return m_jobs; }
    /// Whether any work is unfinished.
    bool isBusy() const { return m_running->load(std::memory_order_relaxed) > 0; }

    /// Runs `work(JobContext&)`, which returns a T or a Result<T>, on a worker, and calls `done(Result<T>)` on the GUI thread, unless
    /// `receiver` is gone by then. Interactive work has separate threads, so it never waits for a long analysis. Named work appears in the
    /// status line and can be stopped there.
    template <class F, class Done>
    auto run(const QString& name, jobs::Priority priority, QObject* receiver, F work, Done done)
    {
        m_running->fetch_add(1, std::memory_order_relaxed);
        jobs::ThreadPool& pool = priority == jobs::Priority::Interactive ? m_quick : m_long;
        auto job = pool.submit(priority, std::move(work));
        job.onDone([target = QPointer<QObject>(receiver), running = m_running, done = std::move(done)](const auto& result) mutable {
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [target, running, done = std::move(done), result = result]() mutable { // not const, so that it can be moved
                    running->fetch_sub(1, std::memory_order_relaxed);
                    if (target)
                        done(std::move(result));
                },
                Qt::QueuedConnection);
        });
        if (!name.isEmpty())
            m_jobs.add({.id = job.id(),
                .name = name,
                .progress = [job] { return job.progress(); },
                .isDone = [job] { return job.isDone(); },
                .stop = [job] { job.requestStop(); },
                .remaining = {},
                .seen = {},
                .timeLeft = {}});
        return job;
    }

Q_SIGNALS:
    /// The network of a game is there, has failed, or is another one.
    void networkChanged(const QString& game);
    void gpuKnown();

private:
    struct Slot {
        State state = State::Absent;
        std::shared_ptr<nn::Evaluator> network;
        std::map<std::pair<std::string, std::string>, std::shared_ptr<nn::Evaluator>> playing; ///< networkFor(), by what it was asked
        QString problem;
        int request = 0; ///< results of older requests are dropped
    };

    void load(const std::string& game);

    NetworkSources m_sources;
    std::map<std::string, Slot> m_networks;
    std::optional<bool> m_gpu;
    bool m_looksForGpu = false;
    JobList m_jobs;
    std::shared_ptr<std::atomic<int>> m_running = std::make_shared<std::atomic<int>>(0);
    // Both behind the window's thread, which would wait for a core otherwise whenever a search runs.
    jobs::ThreadPool m_long{2, 10}; ///< an import runs beside an analysis
    jobs::ThreadPool m_quick{2, 5};
};

} // namespace evenmatch::ui
