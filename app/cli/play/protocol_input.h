// Standard input of a protocol server: a thread reads lines while the server computes.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace evenmatch::cli {

/// Memory is bounded: a line beyond core::kLongestLine is replaced by kLineTooLong, and reading waits while lines of core::kLongestInput
/// bytes wait.
class ProtocolInput {
public:
    static constexpr const char* kLineTooLong = "line-too-long"; ///< a command that no protocol has

    /// `onEnd` is called by the reading thread when the input ends without a line that quits.
    ProtocolInput(int descriptor, std::function<void()> onEnd);
    ~ProtocolInput() = default; ///< stops reading, even before the end of input

    /// The next line without its end; nothing at the end.
    std::optional<std::string> next();

private:
    void read(const std::stop_token& stop);
    bool push(std::string line, const std::stop_token& stop);

    int m_descriptor;
    std::function<void()> m_onEnd;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<std::string> m_lines;
    std::size_t m_bytes = 0; ///< the size of m_lines
    bool m_ended = false;
    bool m_quits = false;
    std::jthread m_reading; ///< the last member: it uses all others
};

} // namespace evenmatch::cli
