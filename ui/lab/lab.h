// All runs of the Lab, the newest first: earlier ones from their folders, and those of this session, which run one after another.
#pragma once

#include "ui/engine/job_list.h"
#include "ui/lab/lab_lines.h"
#include "ui/lab/lab_run.h"

#include <QAbstractListModel>

namespace evenmatch::ui {

/// Lives on the GUI thread. Active runs appear in the status line.
class Lab final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { RunRole = Qt::UserRole };

    /// `folder`: contains a folder for each run. `jobs` must outlive the Lab.
    Lab(QString folder, LabProcessMaker processes, JobList& jobs, QObject* parent = nullptr);
    /// Stops the active run, which can be continued.
    ~Lab() override;

    /// The measurable lines; only the commands until the program has replied. The first call starts it; linesChanged() reports the reply.
    const std::vector<LabLine>& lines();
    const LabLine* findLine(const QString& name) const;
    /// Why the program did not reply; empty if it did.
    const QString& problem() const { return m_problem; }

    /// The run, queued or running; null if its folder cannot be created.
    LabRun* start(const LabPlan& plan);
    void continueRun(LabRun* run);
    /// The folders of the runs that are waiting or running, the oldest first.
    QStringList openRuns() const;
    /// Continues the runs in these folders as soon as lines() are known: those that another window's Lab stopped when it
    /// closed.
    void continueRuns(const QStringList& folders);
    /// Including its findings. An unfinished run is stopped first.
    void remove(LabRun* run);
    LabRun* runAt(int row) const { return m_runs[static_cast<std::size_t>(row)].get(); }
    int rowOf(const LabRun* run) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    void linesChanged();
    void foundMore(LabRun* run);

private:
    void loadRuns();
    void watch(LabRun* run);
    void startNext();
    void announce(LabRun* run);
    void changed(LabRun* run);

    QString m_folder;
    LabProcessMaker m_makeProcess;
    JobList& m_jobs;
    std::vector<std::unique_ptr<LabRun>> m_runs;
    std::vector<LabLine> m_lines;
    std::unique_ptr<LabProcess> m_lister;
    QByteArray m_list;
    QString m_problem;
    bool m_asked = false;
    bool m_closing = false;
};

/// "Chess · rank:1500": the game and the player measured.
QString runSubject(const LabPlan& plan);
/// "Strength index and Elo · Chess", or the line's own title.
QString runTitle(const LabPlan& plan, const LabLine* line);
/// "running, 40 %", "stopped", …
QString runStateText(const LabRun& run);
/// "quick, 8 simulations, seed 1": the requested size.
QString runSettingsText(const LabPlan& plan);

} // namespace evenmatch::ui
