// The running jobs in the status line: name, progress, remaining time, and a button to stop.
#pragma once

#include "ui/engine/job_list.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace evenmatch::ui {

/// "40 seconds left"
QString timeLeftText(std::chrono::seconds left);

/// Shows the latest job and the number of others. Hidden while nothing runs.
class JobBar final : public QWidget {
    Q_OBJECT
public:
    explicit JobBar(JobList& jobs, QWidget* parent = nullptr);

    /// The width with name and remaining time; 0 while nothing runs.
    int fullWidth() const;
    /// Only the progress and the button to stop; the rest is the progress's tooltip.
    void setBrief(bool brief);

private:
    void refresh();

    JobList& m_jobs;
    QLabel* m_name;
    QProgressBar* m_progress;
    QLabel* m_remaining;
    QPushButton* m_stop;
    bool m_isBrief = false;
};

} // namespace evenmatch::ui
