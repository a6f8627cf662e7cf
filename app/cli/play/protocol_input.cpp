#include "app/cli/play/protocol_input.h"

#include "core/limited_input.h"
#include "core/record/text/text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace evenmatch::cli {

namespace {

constexpr int kPollMs = 100; ///< maximum reaction time to a stop

/// Also accepts a number before it, as in GTP.
bool isQuit(std::string_view line)
{
    line = record::trimmed(line);
    return line == "quit" || line.ends_with(" quit");
}

/// The next bytes; empty at the end, and after a stop.
std::string_view readSome(int descriptor, std::array<char, 1 << 16>& buffer, const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        pollfd ready{descriptor, POLLIN, 0};
        if (poll(&ready, 1, kPollMs) <= 0)
            continue;
        const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
        if (count >= 0 || (errno != EINTR && errno != EAGAIN))
            return {buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
    }
    return {};
}

} // namespace

ProtocolInput::ProtocolInput(int descriptor, std::function<void()> onEnd)
    : m_descriptor(descriptor), m_onEnd(std::move(onEnd)), m_reading([this](const std::stop_token& stop) { read(stop); })
{
}

std::optional<std::string> ProtocolInput::next()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_lines.empty() || m_ended; });
    if (m_lines.empty())
        return std::nullopt;
    std::string line = std::move(m_lines.front());
    m_lines.pop_front();
    m_bytes -= line.size();
    m_changed.notify_all();
    return line;
}

void ProtocolInput::read(const std::stop_token& stop)
{
    std::array<char, 1 << 16> buffer;
    std::string line;
    bool isTooLong = false;
    const auto finish = [&] { return push(std::exchange(isTooLong, false) ? kLineTooLong : std::exchange(line, {}), stop); };
    bool goesOn = true;
    while (goesOn) {
        std::string_view bytes = readSome(m_descriptor, buffer, stop);
        goesOn = !bytes.empty();
        while (goesOn && !bytes.empty()) {
            const std::size_t end = std::min(bytes.find('\n'), bytes.size());
            if (line.size() + end > core::kLongestLine) {
                isTooLong = true;
                line = {};
            }
            if (!isTooLong)
                line.append(bytes.substr(0, end));
            if (end < bytes.size())
                goesOn = finish();
            bytes.remove_prefix(std::min(end + 1, bytes.size()));
        }
    }
    if (!line.empty() || isTooLong)
        finish();
    const std::lock_guard lock(m_mutex);
    m_ended = true;
    if (!m_quits && !stop.stop_requested())
        m_onEnd();
    m_changed.notify_all();
}

/// Waits for room. False: no more input is needed.
bool ProtocolInput::push(std::string line, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait(lock, stop, [&] { return m_bytes + line.size() <= core::kLongestInput; }))
        return false;
    m_quits = m_quits || isQuit(line);
    m_bytes += line.size();
    m_lines.push_back(std::move(line));
    m_changed.notify_all();
    return true;
}

} // namespace evenmatch::cli
