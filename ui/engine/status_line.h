// The window's status line: messages at the left, running jobs and what the window adds at the right.
#pragma once

#include <QStatusBar>

namespace evenmatch::ui {

class JobBar;
class JobList;

/// Jobs are shown in brief while a message needs their room. A message that still does not fit ends in "…" and is the tooltip.
class StatusLine final : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(JobList& jobs, QWidget* parent = nullptr);

    /// Whether the message is shortened.
    bool isElided() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect messagePlace() const;
    void makeRoom();

    JobBar* m_jobs;
};

} // namespace evenmatch::ui
