#include "search/engine/child_process.h"

#include "core/limited_input.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace evenmatch::search {

class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int descriptor) : m_descriptor(descriptor) { }
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) { }
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    int get() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }
    void close()
    {
        if (m_descriptor >= 0)
            ::close(std::exchange(m_descriptor, -1));
    }

private:
    int m_descriptor = -1;
};

namespace {

using core::Error;
using core::ErrorCode;
using std::chrono::milliseconds;

constexpr std::size_t kMostUnread = 64u << 20;
constexpr std::size_t kMostLastWords = 2000;
constexpr int kMostLateReads = 16; ///< after a deadline: a response waiting in the pipe still counts, an endless flood does not

struct Pipe {
    Descriptor read;
    Descriptor write;
};

std::optional<Pipe> makePipe()
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return std::nullopt;
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

void makeNonBlocking(const Descriptor& descriptor) { fcntl(descriptor.get(), F_SETFL, fcntl(descriptor.get(), F_GETFL) | O_NONBLOCK); }

/// Time until the deadline in milliseconds, rounded up; 0 once it has passed.
int remaining(Deadline deadline)
{
    const auto left = std::chrono::ceil<milliseconds>(deadline - std::chrono::steady_clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1'000'000'000));
}

/// Blocks SIGPIPE while writing to a pipe without a reader, without changing its handling elsewhere.
class NoSigPipe {
public:
    NoSigPipe()
    {
        sigemptyset(&m_pipe);
        sigaddset(&m_pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &m_pipe, &m_before);
    }
    ~NoSigPipe()
    {
        const timespec now{};
        if (sigismember(&m_before, SIGPIPE) == 0)
            sigtimedwait(&m_pipe, nullptr, &now);
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    NoSigPipe(const NoSigPipe&) = delete;
    NoSigPipe& operator=(const NoSigPipe&) = delete;

private:
    sigset_t m_pipe{};
    sigset_t m_before{};
};

/// Spawns with the three standard streams, in a new process group, with default signals. 0 on success, else errno.
int spawn(const std::string& program, const std::vector<std::string>& command, const std::array<int, 3>& streams, pid_t& process)
{
    std::vector<char*> arguments;
    for (const std::string& word : command)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (int stream = 0; stream < 3; ++stream)
        posix_spawn_file_actions_adddup2(&actions, streams[static_cast<std::size_t>(stream)], stream);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigset_t usual;
    sigemptyset(&none);
    sigemptyset(&usual);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP})
        sigaddset(&usual, signal);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    const int failure = posix_spawn(&process, program.c_str(), &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}

} // namespace

struct ChildProcess::Impl {
    ~Impl() { kill(); }

    enum class Event : std::uint8_t { Readable, Writable, TooLate, Stopped };
    Event wait(Deadline deadline, bool toWrite, int stopDescriptor);
    bool readSome(Descriptor& from, std::string& into);
    std::optional<std::string> takeLine();
    bool exitedBy(Deadline deadline);
    void kill();
    Error failure(ErrorCode code) const { return {code, lastLine().empty() ? program : program + " (" + lastLine() + ")"}; }
    std::string lastLine() const;

    std::string program;
    pid_t process = 0; ///< 0: ended and reaped
    Descriptor input;
    Descriptor output;
    Descriptor errors;
    std::string text; ///< text read, from `begin` on not yet consumed
    std::size_t begin = 0;
    std::size_t searched = 0; ///< no line ends between `begin` and here
    std::string errorText;
    int lateReads = 0;
};

/// Waits for the next event. Text on stderr is collected meanwhile. A stop has priority, then writing, then reading.
ChildProcess::Impl::Event ChildProcess::Impl::wait(Deadline deadline, bool toWrite, int stopDescriptor)
{
    while (true) {
        std::array<pollfd, 4> polled{};
        polled[0] = {output.get(), POLLIN, 0};
        polled[1] = {errors.get(), POLLIN, 0};
        polled[2] = {toWrite ? input.get() : -1, POLLOUT, 0};
        polled[3] = {stopDescriptor, POLLIN, 0};
        const int left = remaining(deadline);
        const int ready = poll(polled.data(), polled.size(), left);
        if (ready < 0 && errno != EINTR)
            return Event::TooLate;
        if (ready > 0 && polled[3].revents != 0)
            return Event::Stopped;
        if (ready > 0 && polled[1].revents != 0 && !readSome(errors, errorText))
            errors.close();
        if (errorText.size() > kMostLastWords)
            errorText.erase(0, errorText.size() - kMostLastWords);
        if (ready > 0 && polled[2].revents != 0)
            return Event::Writable;
        if (ready > 0 && polled[0].revents != 0)
            return Event::Readable;
        if (left == 0)
            return Event::TooLate;
    }
}

/// False at the end of the data.
bool ChildProcess::Impl::readSome(Descriptor& from, std::string& into)
{
    std::array<char, 1 << 16> buffer;
    const ssize_t count = ::read(from.get(), buffer.data(), buffer.size());
    if (count > 0)
        into.append(buffer.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

std::optional<std::string> ChildProcess::Impl::takeLine()
{
    const std::size_t end = text.find('\n', searched);
    if (end == std::string::npos) {
        text.erase(0, begin);
        begin = 0;
        searched = text.size();
        return std::nullopt;
    }
    std::string line = text.substr(begin, end - begin);
    begin = searched = end + 1;
    while (!line.empty() && line.back() == '\r')
        line.pop_back();
    return line;
}

std::string ChildProcess::Impl::lastLine() const
{
    const std::size_t end = errorText.find_last_not_of("\r\n");
    if (end == std::string::npos)
        return {};
    const std::size_t before = errorText.find_last_of('\n', end);
    return errorText.substr(before == std::string::npos ? 0 : before + 1, end - (before == std::string::npos ? 0 : before + 1) + 1)
        .substr(0, 200);
}

/// Checks without reaping: until the child is reaped, its group's number cannot be reused.
bool ChildProcess::Impl::exitedBy(Deadline deadline)
{
    while (process != 0) {
        siginfo_t info{};
        if (waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == process)
            return true;
        const int left = remaining(deadline);
        if (left == 0)
            return false;
        poll(nullptr, 0, std::min(left, 5));
    }
    return true;
}

void ChildProcess::Impl::kill()
{
    if (process == 0)
        return;
    ::kill(-process, SIGKILL);
    while (waitpid(process, nullptr, 0) < 0 && errno == EINTR) { }
    process = 0;
}

ChildProcess::ChildProcess(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) { }
ChildProcess::~ChildProcess() = default;
ChildProcess::ChildProcess(ChildProcess&&) noexcept = default;
ChildProcess& ChildProcess::operator=(ChildProcess&&) noexcept = default;

core::Result<ChildProcess> ChildProcess::start(const std::vector<std::string>& command)
{
    if (command.empty())
        return Error{ErrorCode::BadArgument, "command"};
    const auto program = findProgram(command[0]);
    if (!program)
        return Error{ErrorCode::NotFound, command[0]};
    auto in = makePipe();
    auto out = makePipe();
    auto err = makePipe();
    if (!in || !out || !err)
        return Error{ErrorCode::CannotOpen, std::strerror(errno)};
    auto impl = std::make_unique<Impl>();
    impl->program = command[0];
    if (const int failure = spawn(*program, command, {in->read.get(), out->write.get(), err->write.get()}, impl->process); failure != 0) {
        impl->process = 0;
        return Error{ErrorCode::CannotOpen, command[0] + ": " + std::strerror(failure)};
    }
    impl->input = std::move(in->write);
    impl->output = std::move(out->read);
    impl->errors = std::move(err->read);
    for (const Descriptor* descriptor : {&impl->input, &impl->output, &impl->errors})
        makeNonBlocking(*descriptor);
    return ChildProcess(std::move(impl));
}

core::Result<void> ChildProcess::writeLine(std::string_view line, Deadline deadline)
{
    std::string rest(line);
    rest += '\n';
    while (!rest.empty()) {
        if (!m_impl->input.isOpen())
            return m_impl->failure(ErrorCode::EngineEnded);
        if (m_impl->text.size() > kMostUnread)
            return m_impl->failure(ErrorCode::EngineNonsense);
        ssize_t count = 0;
        int failure = 0;
        {
            const NoSigPipe guard;
            count = ::write(m_impl->input.get(), rest.data(), rest.size());
            failure = errno;
        }
        if (count > 0) {
            rest.erase(0, static_cast<std::size_t>(count));
        } else if (failure == EPIPE) {
            m_impl->input.close();
        } else if (failure != EAGAIN && failure != EINTR) {
            return m_impl->failure(ErrorCode::EngineEnded);
        } else if (m_impl->wait(deadline, true, -1) == Impl::Event::Readable && !m_impl->readSome(m_impl->output, m_impl->text)) {
            m_impl->output.close(); // it writes no more, but may still read
        } else if (remaining(deadline) == 0) {
            return m_impl->failure(ErrorCode::EngineSilent);
        }
    }
    return {};
}

core::Result<std::string> ChildProcess::readLine(Deadline deadline, const std::stop_token& stop)
{
    const Descriptor stopped(stop.stop_possible() ? eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK) : -1);
    const std::stop_callback onStop(stop, [&] {
        const std::uint64_t one = 1;
        [[maybe_unused]] const ssize_t written = ::write(stopped.get(), &one, sizeof one);
    });
    while (true) {
        if (auto line = m_impl->takeLine())
            return *std::move(line);
        if (m_impl->text.size() > core::kLongestLine)
            return m_impl->failure(ErrorCode::EngineNonsense);
        if (!m_impl->output.isOpen()) {
            if (m_impl->text.empty())
                return m_impl->failure(ErrorCode::EngineEnded);
            m_impl->text += '\n';
            continue;
        }
        switch (m_impl->wait(deadline, false, stopped.get())) {
        case Impl::Event::Readable:
        case Impl::Event::Writable:
            m_impl->lateReads = remaining(deadline) > 0 ? 0 : m_impl->lateReads + 1;
            if (m_impl->lateReads > kMostLateReads)
                return m_impl->failure(ErrorCode::EngineSilent);
            if (!m_impl->readSome(m_impl->output, m_impl->text)) {
                m_impl->output.close();
                m_impl->readSome(m_impl->errors, m_impl->errorText);
            }
            break;
        case Impl::Event::TooLate: return m_impl->failure(ErrorCode::EngineSilent);
        case Impl::Event::Stopped: return Error{ErrorCode::Stopped};
        }
    }
}

void ChildProcess::end(std::chrono::milliseconds patience)
{
    m_impl->input.close();
    if (!m_impl->exitedBy(fromNow(patience)) && m_impl->process != 0) {
        ::kill(-m_impl->process, SIGTERM);
        m_impl->exitedBy(fromNow(patience));
    }
    m_impl->kill();
}

bool ChildProcess::hasExited() const { return m_impl->exitedBy(fromNow(milliseconds(0))); }

std::string ChildProcess::lastWords() const { return m_impl->errorText; }

int ChildProcess::processId() const { return m_impl->process; }

} // namespace evenmatch::search
