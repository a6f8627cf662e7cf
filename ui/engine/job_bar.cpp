#include "ui/engine/job_bar.h"

#include "ui/text/sentences.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kBarWidth = 140;
constexpr int kSteps = 1000;

} // namespace

QString timeLeftText(std::chrono::seconds left)
{
    if (left.count() < 60)
        return JobBar::tr("%n seconds left", nullptr, static_cast<int>(left.count()));
    return JobBar::tr("%n minutes left", nullptr, static_cast<int>((left.count() + 59) / 60));
}

JobBar::JobBar(JobList& jobs, QWidget* parent)
    : QWidget(parent), m_jobs(jobs), m_name(new QLabel), m_progress(new QProgressBar), m_remaining(new QLabel),
      m_stop(new QPushButton(tr("Stop")))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred); // the progress bar's would take half of the status line
    for (QWidget* widget : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_remaining),
             static_cast<QWidget*>(m_stop)})
        row->addWidget(widget);
    m_name->setObjectName(QStringLiteral("jobName"));
    m_progress->setFixedSize(kBarWidth, 6);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_remaining->setProperty("quiet", true);
    m_stop->setProperty("slim", true);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (!m_jobs.jobs().empty())
            m_jobs.stop(m_jobs.jobs().back().id);
    });
    connect(&m_jobs, &JobList::changed, this, &JobBar::refresh);
    refresh();
}

int JobBar::fullWidth() const
{
    if (m_jobs.jobs().empty())
        return 0;
    int width = layout()->spacing() * (m_remaining->text().isEmpty() ? 2 : 3);
    for (const QWidget* widget : {static_cast<const QWidget*>(m_name), static_cast<const QWidget*>(m_stop)})
        width += widget->sizeHint().width();
    return width + kBarWidth + (m_remaining->text().isEmpty() ? 0 : m_remaining->sizeHint().width());
}

void JobBar::setBrief(bool brief)
{
    if (std::exchange(m_isBrief, brief) != brief)
        refresh();
}

void JobBar::refresh()
{
    setVisible(!m_jobs.jobs().empty());
    if (m_jobs.jobs().empty())
        return;
    const RunningJob& job = m_jobs.jobs().back();
    const auto others = static_cast<int>(m_jobs.jobs().size()) - 1;
    m_name->setText(others > 0 ? tr("%1 (and %n more)", nullptr, others).arg(job.name) : job.name);
    m_progress->setRange(0, job.seen.total > 0 ? kSteps : 0);
    if (job.seen.total > 0)
        m_progress->setValue(static_cast<int>(job.seen.done * kSteps / job.seen.total));
    const bool isMore = job.timeLeft && job.timeLeft->count() > 0; // hides "0 seconds left" during a long last step
    m_remaining->setText(isMore ? timeLeftText(*job.timeLeft) : QString());
    m_name->setVisible(!m_isBrief);
    m_remaining->setVisible(!m_isBrief && isMore);
    m_progress->setToolTip(isMore ? labelled(m_name->text(), m_remaining->text()) : m_name->text());
}

} // namespace evenmatch::ui
