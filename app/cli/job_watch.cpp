#include "app/cli/job_watch.h"

#include "core/jobs/remaining_time.h"

#include <csignal>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <pthread.h>
#include <unistd.h>

namespace evenmatch::cli {

namespace {

constexpr timespec kMoment{0, 200'000'000};
constexpr timespec kNoTime{0, 0};

} // namespace

struct SignalWatch::Signals {
    sigset_t watched{};
    sigset_t before{};
    pthread_t thread{};
};

SignalWatch::SignalWatch() : m_signals(std::make_unique<Signals>())
{
    sigemptyset(&m_signals->watched);
    for (const int signal : {SIGINT, SIGTERM, SIGUSR1})
        sigaddset(&m_signals->watched, signal);
    m_signals->thread = pthread_self();
    pthread_sigmask(SIG_BLOCK, &m_signals->watched, &m_signals->before);
}

SignalWatch::~SignalWatch()
{
    while (sigtimedwait(&m_signals->watched, nullptr, &kNoTime) > 0) {
    } // what came too late must not end the program now
    pthread_sigmask(SIG_SETMASK, &m_signals->before, nullptr);
}

void SignalWatch::wake()
{
    pthread_kill(m_signals->thread, SIGUSR1);
}

bool SignalWatch::wait()
{
    const int signal = sigtimedwait(&m_signals->watched, nullptr, &kMoment);
    return signal == SIGINT || signal == SIGTERM;
}

struct ProgressLine::State {
    bool onTerminal = isatty(STDERR_FILENO) == 1;
    bool shown = false;
    jobs::RemainingTime remaining;
};

ProgressLine::ProgressLine() : m_state(std::make_unique<State>()) {}

ProgressLine::~ProgressLine()
{
    if (m_state->shown)
        std::cerr << "\r\033[K" << std::flush;
}

void ProgressLine::show(const jobs::Progress& progress)
{
    if (!m_state->onTerminal || progress.total == 0)
        return;
    const auto now = jobs::RemainingTime::Clock::now();
    m_state->remaining.update(progress, now);
    std::cerr << "\r\033[K" << std::fixed << std::setprecision(1)
              << 100.0 * static_cast<double>(progress.done) / static_cast<double>(progress.total) << " %";
    if (const auto left = m_state->remaining.estimate(now))
        std::cerr << ", " << left->count() << " s left";
    std::cerr << std::flush;
    m_state->shown = true;
}

} // namespace evenmatch::cli
