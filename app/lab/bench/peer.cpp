#include "app/lab/bench/peer.h"

#include "search/engine/child_process.h"

#include <cstdio>
#include <fcntl.h>
#include <memory>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace evenmatch::cli {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

double seconds(const timeval& time) { return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6; }

std::string contents(std::FILE* file)
{
    std::string text;
    char buffer[1 << 16];
    std::rewind(file);
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, file))
        text.append(buffer, count);
    return text;
}

} // namespace

// Input and output use unnamed temporary files, so neither side can block the other, however much either writes.
std::optional<PeerRun> runPeer(const std::vector<std::string>& command, const std::string& input)
{
    const auto program = search::findProgram(command.at(0));
    if (!program)
        return {};
    const File in(std::tmpfile(), &std::fclose);
    const File out(std::tmpfile(), &std::fclose);
    if (!in || !out || std::fwrite(input.data(), 1, input.size(), in.get()) != input.size())
        return {};
    std::rewind(in.get());

    std::vector<char*> arguments;
    for (const std::string& word : command)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, fileno(in.get()), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, fileno(out.get()), STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    const int failure = posix_spawn(&process, program->c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failure != 0)
        return {};

    int status = 0;
    rusage usage{};
    if (wait4(process, &status, 0, &usage) != process || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        return {};
    return PeerRun{seconds(usage.ru_utime) + seconds(usage.ru_stime), contents(out.get())};
}

} // namespace evenmatch::cli
