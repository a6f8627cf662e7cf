#include "app/shared/job_watch.h"

#include "core/jobs/remaining_time.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <optional>
#include <pthread.h>
#include <sstream>
#include <string_view>
#include <unistd.h>

namespace evenmatch::cli {

namespace {

constexpr timespec kMoment{0, 200'000'000};
constexpr timespec kNoTime{0, 0};
/// A blocked job (for example on a network disk that is gone; waits for pipes end) cannot be stopped. Stored results are always consistent
/// (libraries, resumed runs), so the job is abandoned.
constexpr std::chrono::seconds kPatience{30};
/// Signals within this time are one request: `timeout` sends its signal to the program and to its whole group, which is the program again.
constexpr std::chrono::milliseconds kOneRequest{500};

/// By whoever started the program, as nohup does; then it stays ignored.
bool isIgnored(int signal)
{
    struct sigaction current { };
    return sigaction(signal, nullptr, &current) == 0 && current.sa_handler == SIG_IGN;
}

/// Writes without standard error's escaping of control bytes (terminal_text.h).
void writeToTerminal(std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
        if (written <= 0)
            return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

} // namespace

struct SignalWatch::Signals {
    sigset_t watched{};
    sigset_t before{};
    pthread_t thread{};
    std::optional<std::chrono::steady_clock::time_point> asked; ///< the time of the first stop request
};

SignalWatch::SignalWatch() : m_signals(std::make_unique<Signals>())
{
    sigemptyset(&m_signals->watched);
    sigaddset(&m_signals->watched, SIGUSR1);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        if (!isIgnored(signal))
            sigaddset(&m_signals->watched, signal);
    m_signals->thread = pthread_self();
    pthread_sigmask(SIG_BLOCK, &m_signals->watched, &m_signals->before);
}

SignalWatch::~SignalWatch()
{
    while (sigtimedwait(&m_signals->watched, nullptr, &kNoTime) > 0) { } // so that a late signal does not end the program now
    pthread_sigmask(SIG_SETMASK, &m_signals->before, nullptr);
}

void SignalWatch::wake() { pthread_kill(m_signals->thread, SIGUSR1); }

bool SignalWatch::wait()
{
    const int signal = sigtimedwait(&m_signals->watched, nullptr, &kMoment);
    const bool asks = signal == SIGINT || signal == SIGTERM || signal == SIGHUP;
    const bool repeats = asks && signal != SIGHUP; // kernel and shell both send it when a terminal is closed
    const auto now = std::chrono::steady_clock::now();
    if (m_signals->asked && now - *m_signals->asked > (repeats ? std::chrono::milliseconds(kOneRequest) : kPatience)
        && (repeats || signal < 0)) {
        std::cerr << "stopped at once, because the job did not end in time\n";
        std::_Exit(1);
    }
    if (asks && !m_signals->asked) {
        m_signals->asked = now;
        if (isatty(STDERR_FILENO) == 1)
            std::cerr << "\nstopping; press Ctrl C again to stop at once\n";
    }
    return asks;
}

struct ProgressLine::State {
    bool onTerminal = isatty(STDERR_FILENO) == 1;
    bool shown = false;
    jobs::RemainingTime remaining;
};

ProgressLine::ProgressLine() : m_state(std::make_unique<State>()) { }

ProgressLine::~ProgressLine()
{
    if (m_state->shown)
        writeToTerminal("\r\033[K");
}

void ProgressLine::show(const jobs::Progress& progress)
{
    if (!m_state->onTerminal || progress.total == 0)
        return;
    const auto now = jobs::RemainingTime::Clock::now();
    m_state->remaining.update(progress, now);
    std::ostringstream line;
    line << "\r\033[K" << std::fixed << std::setprecision(1)
         << 100.0 * static_cast<double>(progress.done) / static_cast<double>(progress.total) << " %";
    if (const auto left = m_state->remaining.estimate(now))
        line << ", " << left->count() << " s left";
    writeToTerminal(line.str());
    m_state->shown = true;
}

} // namespace evenmatch::cli
