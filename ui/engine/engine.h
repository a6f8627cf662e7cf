// The window's background: worker threads, and the networks for each game.
#pragma once

#include "core/jobs/thread_pool.h"
#include "nn/evaluate/device.h"
#include "nn/evaluate/evaluator.h"
#include "ui/engine/job_list.h"

#include <QCoreApplication>
#include <QFileSystemWatcher>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

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

/// The key of a game's strong network, which Engine keeps besides the network with ranks. The strong network analyses in review, hints,
/// lessons and the tutor. There is none until the user chooses a file, for example KataGo's.
std::string strongNetworkOf(const std::string& game);

/// Loads a network again when another file takes the place of its own.
/// Lives on the GUI thread, as do all its functions; work runs on its threads and returns values to the GUI thread.
class Engine final : public QObject {
    Q_OBJECT
public:
    enum class State { Absent, Loading, Ready, Failed };

    explicit Engine(NetworkSources sources, QObject* parent = nullptr);
    /// Stops and waits for all work.
    ~Engine() override;

    /// The network for a game ("go", "chess" or strongNetworkOf() one of them), null until it is Ready. The first call starts to load it;
    /// networkChanged() reports the result.
    std::shared_ptr<nn::Evaluator> network(const std::string& game);
    /// The network that analyses a game: the strong one if there is one, otherwise `usual`.
    std::shared_ptr<nn::Evaluator> analysisNetwork(const std::string& game, std::shared_ptr<nn::Evaluator> usual);
    /// The same, with network(game) as the usual one.
    std::shared_ptr<nn::Evaluator> analysisNetwork(const std::string& game) { return analysisNetwork(game, network(game)); }
    /// Whether analysisNetwork() is the strong one.
    bool hasStrongNetwork(const std::string& game) { return network(strongNetworkOf(game)) != nullptr; }
    /// A network with ranks that reads with the strong network (nn/evaluate/seeing_evaluator.h); the network itself if there is none.
    std::shared_ptr<nn::Evaluator> readingWithStrong(const std::string& game, const std::shared_ptr<nn::Evaluator>& ranks);
    /// The network for a game (an id of games.h), with the board's own ranks (nn/model/boards.h), in the ranks of a server; in its own
    /// ranks if it does not know the server, or if none is named.
    std::shared_ptr<nn::Evaluator> networkFor(const std::string& game, const std::string& server);
    /// Calls `done` with the network for a game, now or as soon as it is loaded. Without a network, `done` gets null, which problem()
    /// explains, and is called again when the user chooses another; the first network ends the calls. No call after `receiver` is
    /// destroyed.
    void whenNetwork(const std::string& game, QObject* receiver, std::function<void(const std::shared_ptr<nn::Evaluator>&)> done);
    State state(const std::string& game) const;
    /// Why there is no network; empty unless Failed or Absent.
    QString problem(const std::string& game) const;
    /// The file in use, or to be used: the user's choice or the bundled one.
    QString networkFile(const std::string& game) const;
    /// Whether that is the user's choice.
    bool isNetworkChosen(const std::string& game) const;
    /// Uses another network from now on, and stores the choice; an empty file means the bundled one.
    void setNetworkFile(const std::string& game, const QString& file);
    /// The same, if the file contains a network for that game; otherwise nothing changes, and `done` gets the error. Stopped: another
    /// choice for the game was made meanwhile.
    void tryNetworkFile(
        const std::string& game, const QString& file, QObject* receiver, std::function<void(const core::Result<void>&)> done);

    /// Opens a network file like the window's networks, on any thread.
    std::function<core::Result<std::shared_ptr<nn::Evaluator>>(const std::string& file)> opener() const;

    /// How networks compute. Networks that read a last layer take it from the strong network for Go.
    nn::Computing computing() const;
    /// Opens the networks in use again with this setting, and stores it.
    void setComputing(const nn::Computing& computing);
    /// Whether there is a usable GPU; known after lookForGpu() and gpuKnown().
    std::optional<bool> gpu() const { return m_gpu; }
    /// Checks once, which takes as long as loading a network.
    void lookForGpu();

    JobList& jobs() { return m_jobs; }
    const JobList& jobs() const { return m_jobs; }
    /// Whether any work is unfinished.
    bool isBusy() const { return m_running->load(std::memory_order_relaxed) > 0; }

    /// Runs `work(JobContext&)`, which returns a T or a Result<T>, on a worker, and calls `done(Result<T>)` on the GUI thread, unless
    /// `receiver` was destroyed. Interactive work has separate threads, so it never waits for a long analysis. Named work appears in the
    /// status line, where it can be stopped.
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
            m_jobs.add({.name = name,
                .progress = [job] { return job.progress(); },
                .isDone = [job] { return job.isDone() || job.stopRequested(); },
                .stop = [job] { job.requestStop(); },
                .remaining = {},
                .seen = {},
                .timeLeft = {}});
        return job;
    }

Q_SIGNALS:
    /// The network of a game was loaded, failed, or changed.
    void networkChanged(const QString& game);
    void gpuKnown();

private:
    struct Slot {
        State state = State::Absent;
        std::shared_ptr<nn::Evaluator> network;
        std::map<std::pair<std::string, std::string>, std::shared_ptr<nn::Evaluator>> playing; ///< networkFor(), by its arguments
        QString problem;
        QString file; ///< of the network
        std::string stamp; ///< core::fileStamp() before the file was opened
        int request = 0; ///< results of older requests are dropped
    };

    void load(const std::string& game);
    void watch(Slot& slot, const QString& file, const std::string& stamp);
    void loadChanged();
    void dropRanksOn(const std::string& strong);

    NetworkSources m_sources;
    std::map<std::string, Slot> m_networks;
    std::map<std::string, int> m_choices; ///< of a network for each game so far
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< until a file that changes is complete
    std::optional<bool> m_gpu;
    bool m_looksForGpu = false;
    JobList m_jobs;
    std::shared_ptr<std::atomic<int>> m_running = std::make_shared<std::atomic<int>>(0);
    // Both have a lower priority than the window's thread, which would otherwise wait for a core during a search.
    jobs::ThreadPool m_long{2, 10}; ///< an import runs at the same time as an analysis
    jobs::ThreadPool m_quick{2, 5};
};

} // namespace evenmatch::ui
