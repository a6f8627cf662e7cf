// What every command of evenmatch-cli and evenmatch-lab has in common. One file a command: it adds itself to the parser, and does its work
// when chosen.
#pragma once

#include "app/network.h"
#include "core/error.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace evenmatch::cli {

/// Shared by the commands of one run. Commands set `exitCode`: 0 done, 1 failed or found something wrong, 2 could not even start.
struct Context {
    bool json = false;
    bool events = false; ///< --progress json: see event_stream.h
    int exitCode = 0;
};

inline constexpr int kMostThreads = 256; ///< that an option may ask for

/// --threads, of which 0 means one a core; threadsOf() says how many those are.
void addThreads(CLI::App& command, unsigned& threads);
unsigned threadsOf(unsigned wanted);

/// For options that count: a whole number from `least` on, and one that is not is told so. CLI11 takes -1 for the greatest there is.
CLI::Validator countFrom(std::uint64_t least);
/// Lets every option of the command and of its own commands that is a number without sign take only such numbers, and every one with a
/// fraction only finite ones, which CLI::Range does not see to.
void checkNumbers(CLI::App& command);

/// --exact, for every command that asks a network.
void addExact(CLI::App& command, bool& exact);

/// --server: in whose ranks a command answers and is asked, for every command that gives ranks or takes them.
CLI::Option* addRanksOf(CLI::App& command, std::string& server);
/// The same and --scale, of which only one is said.
void addRanks(CLI::App& command, app::Speaking& ranks);
/// --strong, of commands that play.
void addStrong(CLI::App& command, app::Speaking& ranks);

// The commands that every program has.
void addDescribe(CLI::App& cli, Context& context);
void addMatch(CLI::App& cli, Context& context);

/// A new command with what all of them have: --json.
CLI::App* addCommand(CLI::App& cli, Context& context, const std::string& name, const std::string& description);

/// One line on stderr, and the exit code.
void fail(Context& context, const core::Error& error, int exitCode);
/// The same; 2 where the command was told what cannot be (a wrong argument, a file that is missing or of another kind), else 1.
void fail(Context& context, const core::Error& error);

/// One line on stderr: an analysis could not be kept, which costs time another day and nothing now.
void tellUnkept(const core::Error& error);

/// JSON for programs (the contracts are in app/cli/README.md): one value on stdout, text that is not UTF-8 replaced, never thrown.
void print(const nlohmann::ordered_json& value);

/// For JSON, which has no infinite numbers and no NaN.
nlohmann::ordered_json numberOrNull(double number);

/// Text as printf makes it, on std::cout: there control bytes are escaped, and what cannot be written is noticed.
[[gnu::format(printf, 1, 2)]] void printFormatted(const char* format, ...);

} // namespace evenmatch::cli
