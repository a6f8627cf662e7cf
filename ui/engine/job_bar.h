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

private:
    void refresh();

    JobList& m_jobs;
    QLabel* m_name;
    QProgressBar* m_progress;
    QLabel* m_remaining;
    QPushButton* m_stop;
};

} // namespace evenmatch::ui
