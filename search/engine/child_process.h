// Runs another program and exchanges lines with it. The program may hang, crash, send a flood of lines or never read: every call ends at
// its deadline.
#pragma once

#include "core/error.h"

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::search {

using Deadline = std::chrono::steady_clock::time_point;

inline Deadline fromNow(std::chrono::milliseconds time) { return std::chrono::steady_clock::now() + time; }

/// Splits a command like a shell: blanks separate, "…" and '…' quote, \ escapes the next character, "~/" begins a path in the user's
/// folder. The path of a file is one word, also if it contains blanks. BadArgument for an open quote or an empty command.
core::Result<std::vector<std::string>> splitCommand(std::string_view command);

/// The file of an installed program: from PATH, or from Debian's folder of games, which root's PATH lacks.
std::optional<std::string> findProgram(const std::string& name);

/// A child in its own process group, so that its own children end with it. Not thread-safe.
class ChildProcess {
public:
    /// Searches for the program in PATH and in /usr/games, which root's PATH lacks. NotFound, or CannotOpen. No shell is involved.
    static core::Result<ChildProcess> start(const std::vector<std::string>& command);
    ~ChildProcess(); ///< kills running processes
    ChildProcess(ChildProcess&&) noexcept;
    ChildProcess& operator=(ChildProcess&&) noexcept;

    /// EngineEnded without a reader, EngineSilent if the child has not read by the deadline.
    core::Result<void> writeLine(std::string_view line, Deadline deadline);

    /// The next line without its end. EngineSilent at the deadline, EngineEnded at the end of the output, EngineNonsense for an excessively
    /// long line, Stopped on request.
    core::Result<std::string> readLine(Deadline deadline, const std::stop_token& stop = {});

    /// Closes the child's input and waits; then SIGTERM, and waits; then SIGKILL. Returns when it has ended.
    void end(std::chrono::milliseconds patience);

    bool hasExited() const;
    /// The end of its stderr, which may explain why it ended.
    std::string lastWords() const;
    int processId() const;

private:
    struct Impl;
    explicit ChildProcess(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace evenmatch::search
