#include "ui/engine/job_list.h"

#include <algorithm>
#include <chrono>

namespace evenmatch::ui {

using namespace std::chrono_literals;

JobList::JobList(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(200ms);
    connect(&m_timer, &QTimer::timeout, this, &JobList::look);
}

void JobList::add(RunningJob job)
{
    job.id = ++m_lastId;
    m_jobs.push_back(std::move(job));
    m_timer.start();
    look();
}

void JobList::stop(std::uint64_t id)
{
    for (const RunningJob& job : m_jobs)
        if (job.id == id)
            job.stop();
    look();
}

void JobList::look()
{
    std::erase_if(m_jobs, [](const RunningJob& job) { return job.isDone(); });
    const auto now = jobs::RemainingTime::Clock::now();
    for (RunningJob& job : m_jobs) {
        job.seen = job.progress();
        job.remaining.update(job.seen, now);
        job.timeLeft = job.remaining.steadyEstimate(now);
    }
    if (m_jobs.empty())
        m_timer.stop();
    Q_EMIT changed();
}

} // namespace evenmatch::ui
