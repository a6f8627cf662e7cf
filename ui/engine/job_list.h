// The long work that is going on, for the status line: its name, how far it is, and a way to stop it.
#pragma once

#include "core/jobs/job.h"
#include "core/jobs/remaining_time.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace evenmatch::ui {

/// A piece of work as people see it.
struct RunningJob {
    jobs::JobId id = 0;
    QString name; ///< "Importing 12 files"
    std::function<jobs::Progress()> progress;
    std::function<bool()> isDone;
    std::function<void()> stop;
    jobs::RemainingTime remaining;
    jobs::Progress seen; ///< at the last look
    std::optional<std::chrono::seconds> timeLeft; ///< at the last look
};

/// Lives on the GUI thread; polls the jobs several times a second while there are any.
class JobList final : public QObject {
    Q_OBJECT
public:
    explicit JobList(QObject* parent = nullptr);

    void add(RunningJob job);
    const std::vector<RunningJob>& jobs() const { return m_jobs; }
    void stop(jobs::JobId id);

Q_SIGNALS:
    void changed();

private:
    void look();

    std::vector<RunningJob> m_jobs;
    QTimer m_timer;
};

} // namespace evenmatch::ui
