// The running long jobs for the status line: name, progress, and a way to stop them.
#pragma once

#include "core/jobs/job.h"
#include "core/jobs/remaining_time.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace evenmatch::ui {

/// A job as the user sees it.
struct RunningJob {
    std::uint64_t id = 0; ///< given by JobList
    QString name; ///< "Importing 12 files"
    std::function<jobs::Progress()> progress;
    std::function<bool()> isDone; ///< or will end soon, because a stop was requested
    std::function<void()> stop;
    jobs::RemainingTime remaining;
    jobs::Progress seen; ///< at the latest poll
    std::optional<std::chrono::seconds> timeLeft; ///< at the latest poll
};

/// Lives on the GUI thread. Polls the jobs several times a second while there are any.
class JobList final : public QObject {
    Q_OBJECT
public:
    explicit JobList(QObject* parent = nullptr);

    void add(RunningJob job);
    const std::vector<RunningJob>& jobs() const { return m_jobs; }
    void stop(std::uint64_t id);

Q_SIGNALS:
    void changed();

private:
    void look();

    std::vector<RunningJob> m_jobs;
    std::uint64_t m_lastId = 0;
    QTimer m_timer;
};

} // namespace evenmatch::ui
