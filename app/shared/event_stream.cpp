#include "app/shared/event_stream.h"

#include "core/error_json.h"
#include "core/json_text.h"

#include <iostream>

namespace evenmatch::cli {

namespace {

constexpr std::uint64_t kPartsOfCell = 1000;

} // namespace

void addProgressOption(CLI::App& command, Context& context)
{
    command
        .add_option_function<std::string>(
            "--progress", [&context](const std::string& how) { context.events = how == "json"; }, "text, or json for events as JSON lines")
        ->check(CLI::IsMember({"text", "json"}));
}

void EventStream::write(const nlohmann::ordered_json& event) { std::cout << core::jsonText(event) << std::endl; }

void EventStream::progress(const jobs::Progress& progress)
{
    if (!m_on || progress.total == 0)
        return;
    const std::lock_guard lock(m_mutex);
    const auto now = jobs::RemainingTime::Clock::now();
    m_remaining.update(progress, now);
    const auto left = m_remaining.estimate(now);
    if (progress == m_told && left == m_left)
        return;
    m_told = progress;
    m_left = left;
    write({{"event", "progress"}, {"done", progress.done}, {"total", progress.total},
        {"remaining", left ? nlohmann::ordered_json(left->count()) : nlohmann::ordered_json()}});
}

void EventStream::found(const nlohmann::ordered_json& findings)
{
    if (!m_on)
        return;
    nlohmann::ordered_json event = {{"event", "findings"}};
    event.update(findings);
    const std::lock_guard lock(m_mutex);
    write(event);
}

void EventStream::end(const core::Result<void>& result)
{
    if (!m_on)
        return;
    const bool failed = !result && result.error().code != core::ErrorCode::Stopped;
    nlohmann::ordered_json event = {{"event", "end"},
        {"state",
            result       ? "done"
                : failed ? "failed"
                         : "stopped"},
        {"reason", result ? std::string() : core::describe(result.error())}};
    if (failed)
        event["error"] = core::errorJson(result.error());
    const std::lock_guard lock(m_mutex);
    write(event);
}

void LineWatch::tell(const experiments::Findings& soFar, std::uint64_t cells, std::uint64_t of)
{
    m_cells.report(cells, of);
    if (m_events.on())
        m_events.found(toJson(soFar));
}

jobs::Progress LineWatch::progress(const jobs::Progress& cell)
{
    const jobs::Progress cells = m_cells.read();
    if (cells.total == 0)
        return cell;
    const std::uint64_t parts = cell.total > 0 && cells.done < cells.total ? kPartsOfCell * cell.done / cell.total : 0;
    const jobs::Progress whole{cells.done * kPartsOfCell + parts, cells.total * kPartsOfCell};
    if (whole.total != m_shown.total || whole.done > m_shown.done)
        m_shown = whole;
    return m_shown;
}

} // namespace evenmatch::cli
