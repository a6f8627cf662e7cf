// Another program, spoken to line by line. It may hang, die, flood us or never read: every call ends at its deadline.
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

/// Splits a command as a shell would: blanks separate, "…" and '…' hold together, \ takes the next character as it is. BadArgument when a
/// quote is not closed or there is no word.
core::Result<std::vector<std::string>> splitCommand(std::string_view command);

/// The file of an installed program: as the shell would find it, or among Debian's games, which root's PATH leaves out.
std::optional<std::string> findProgram(const std::string& name);

/// A child in a process group of its own, so that whatever it starts ends with it. Not thread-safe.
class ChildProcess {
public:
    /// The program is looked for in PATH and in /usr/games, which root's PATH leaves out. NotFound, or CannotOpen. No shell is involved.
    static core::Result<ChildProcess> start(const std::vector<std::string>& command);
    ~ChildProcess(); ///< kills what still runs
    ChildProcess(ChildProcess&&) noexcept;
    ChildProcess& operator=(ChildProcess&&) noexcept;

    /// EngineEnded when nobody reads any more, EngineSilent when the child has not read until the deadline.
    core::Result<void> writeLine(std::string_view line, Deadline deadline);

    /// The next line without its end. EngineSilent at the deadline, EngineEnded when there is no more and will not be, EngineNonsense for a
    /// line beyond all measure, Stopped when asked to.
    core::Result<std::string> readLine(Deadline deadline, const std::stop_token& stop = {});

    /// Closes the child's input and waits; then SIGTERM, and waits; then SIGKILL. Returns when it is gone.
    void end(std::chrono::milliseconds patience);

    bool hasExited() const;
    /// The last that it wrote to stderr: why it ended, perhaps.
    std::string lastWords() const;
    int processId() const;

private:
    struct Impl;
    explicit ChildProcess(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace evenmatch::search
