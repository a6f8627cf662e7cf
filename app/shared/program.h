// Runs a command line with its arguments, for any set of commands.
#pragma once

#include "app/shared/command.h"

#include <functional>
#include <map>
#include <string>

namespace evenmatch::cli {

struct Program {
    std::string name; ///< "evenmatch-cli"
    std::string description;
    std::function<void(CLI::App&, Context&)> addCommands;
    /// The program with a command that this one lacks.
    std::map<std::string, std::string> elsewhere;
};

/// Parses, runs the command, and returns the exit code. Control characters of all output are escaped on a terminal.
int runProgram(const Program& program, int argc, char** argv);

} // namespace evenmatch::cli
