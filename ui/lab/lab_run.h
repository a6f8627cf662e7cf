// One run of the Lab: a plan, its process, and its findings. Its folder contains all its data, so that it can be viewed and continued in
// another session, whatever ended this one.
//
//     Queued ──► Running ──► Done
//                   │  └───► Failed     the process ended otherwise; the reason is one line
//                   └──────► Stopped    the user, or the end of the window
//     Stopped and Failed go on as Queued.
#pragma once

#include "core/jobs/job.h"
#include "ui/lab/lab_findings.h"
#include "ui/lab/lab_plan.h"
#include "ui/lab/lab_process.h"

#include <QDateTime>

#include <chrono>
#include <optional>

namespace evenmatch::ui {

class LabRun final : public QObject {
    Q_OBJECT
public:
    enum class State { Queued, Running, Stopped, Done, Failed };
    Q_ENUM(State)

    /// A new run in the existing `folder`.
    LabRun(LabPlan plan, QString folder, QObject* parent = nullptr);
    /// Null if the folder contains none. A run that was active when the window closed is Stopped.
    static std::unique_ptr<LabRun> load(const QString& folder);
    /// Stops it.
    ~LabRun() override;

    const LabPlan& plan() const { return m_plan; }
    const QString& folder() const { return m_folder; }
    State state() const { return m_state; }
    const QString& reason() const { return m_reason; } ///< one line; empty unless Failed
    const LabFindings& findings() const { return m_findings; }
    const QJsonObject& findingsJson() const { return m_found; }
    const jobs::Progress& progress() const { return m_progress; }
    std::optional<std::chrono::seconds> remaining() const { return m_remaining; }
    const QDateTime& begun() const { return m_begun; }
    /// working time in all sessions together
    std::chrono::seconds worked() const;
    bool isOpen() const { return m_state == State::Queued || m_state == State::Running; }
    bool canContinue() const { return m_state == State::Stopped || m_state == State::Failed; }

    /// REQUIRES: Queued
    void start(std::unique_ptr<LabProcess> process);
    /// Stops a queued run at once, and a running one when its process has ended.
    void stop();
    /// The same without signals, for closing the window.
    void stopNow();
    /// Stores it, in case that the window never closes regularly. REQUIRES: canContinue(), or it is new
    void queue();

Q_SIGNALS:
    void changed(); ///< state, progress
    void foundMore();

private:
    void read(const QByteArray& line);
    void finish(const ProcessEnd& end);
    void enter(State state, const QString& reason = {}, const QJsonObject& error = {});
    void save() const;
    void saveFindings() const;

    LabPlan m_plan;
    QString m_folder;
    State m_state = State::Queued;
    QString m_reason;
    QJsonObject m_error; ///< the program's error behind the reason (core/error_json.h); empty: none
    QJsonObject m_found;
    LabFindings m_findings;
    jobs::Progress m_progress;
    std::optional<std::chrono::seconds> m_remaining;
    QDateTime m_begun = QDateTime::currentDateTime();
    std::chrono::milliseconds m_workedBefore{0};
    std::chrono::steady_clock::time_point m_startedAt;
    std::unique_ptr<LabProcess> m_process;
    QJsonObject m_end; ///< the event of its end
    bool m_stopRequested = false;
};

} // namespace evenmatch::ui
