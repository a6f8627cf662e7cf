// --progress json: events for a calling program, as JSON lines on stdout, each flushed at once:
//
//     {"event": "progress", "done": 3, "total": 12, "remaining": 40}      remaining: seconds, null if unknown
//     {"event": "findings", "tables": […], "notes": […], "plotData": […]}  all results so far, as in app/shared/findings/findings.h
//     {"event": "end", "state": "done" | "stopped" | "failed", "reason": "…", "error": {…}}  error: only of "failed" (core/error_json.h)
//
// Nothing else is written to stdout then. Members may be added, but none of these will be removed.
#pragma once

#include "app/shared/command.h"
#include "app/shared/findings/findings.h"
#include "app/shared/job_watch.h"
#include "core/jobs/remaining_time.h"

#include <mutex>

namespace evenmatch::cli {

/// --progress text|json, into Context::events.
void addProgressOption(CLI::App& command, Context& context);

/// Silent unless `Context::events`. From any thread.
class EventStream {
public:
    explicit EventStream(const Context& context) : m_on(context.events) { }

    bool on() const { return m_on; }
    /// Sends it if it has changed.
    void progress(const jobs::Progress& progress);
    void found(const nlohmann::ordered_json& findings);
    void end(const core::Result<void>& result);

private:
    void write(const nlohmann::ordered_json& event);

    bool m_on;
    std::mutex m_mutex;
    jobs::Progress m_told;
    jobs::RemainingTime m_remaining;
    std::optional<std::chrono::seconds> m_left;
};

/// Total progress and findings of a measurement of several cells. progress() is for one thread, tell() for any.
class LineWatch {
public:
    explicit LineWatch(EventStream& events) : m_events(events) { }

    void tell(const experiments::Findings& soFar, std::uint64_t cells, std::uint64_t of);
    /// The total progress, from the progress of the current cell.
    jobs::Progress progress(const jobs::Progress& cell);

private:
    EventStream& m_events;
    jobs::ProgressMeter m_cells;
    jobs::Progress m_shown; ///< total progress never decreases
};

/// runWatched() with its progress as events, too.
template <class T>
core::Result<T> runWatched(std::function<core::Result<T>(jobs::JobContext&)> work, EventStream& events)
{
    ProgressLine line;
    return runWatched<T>(std::move(work), [&](const jobs::Progress& progress) {
        events.progress(progress);
        line.show(progress);
    });
}

} // namespace evenmatch::cli
