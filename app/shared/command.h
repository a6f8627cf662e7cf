// Common parts of the commands of evenmatch-cli and evenmatch-lab. One file per command: it adds itself to the parser, and runs when
// selected.
#pragma once

#include "app/network.h"
#include "core/error.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace evenmatch::cli {

/// Shared by the commands of one run. Commands set `exitCode`: 0 done, 1 failed or found errors, 2 could not start.
struct Context {
    bool json = false;
    bool events = false; ///< --progress json: see event_stream.h
    int exitCode = 0;
};

inline constexpr int kMostThreads = 256; ///< maximum of an option

/// --threads, where 0 means one per core; threadsOf() returns their number.
void addThreads(CLI::App& command, unsigned& threads);
/// --game: "go" or "chess", a family of games (core/game/family.h).
void addFamily(CLI::App& command, std::string& family);
unsigned threadsOf(unsigned wanted);

/// For options that count: a whole number from `least` on; others are rejected with a message. CLI11 would read -1 as the maximum.
CLI::Validator countFrom(std::uint64_t least);
/// For options that take a date: YYYY-MM-DD, a day that exists, or its first part, YYYY or YYYY-MM. Empty: no date.
CLI::Validator dateOrPart();
/// An option that takes a number from `least` to `most`, and shows its default.
template <class Value, class Bound>
void addNumber(CLI::App& command, const std::string& name, Value& value, const std::string& text, Bound least, Bound most)
{
    command.add_option(name, value, text)->check(CLI::Range(least, most))->capture_default_str();
}
/// Restricts options of the command and its subcommands: whole numbers to decimal ones without leading zeros, unsigned ones to numbers
/// without sign, and fractions to finite ones, which CLI::Range does not check.
void checkNumbers(CLI::App& command);

/// --network: a text or a path.
template <class File>
void addNetwork(CLI::App& command, File& network)
{
    command.add_option("--network", network, "The network file (default: the bundled one)");
}
/// --cache.
void addCache(CLI::App& command, std::filesystem::path& cache);
/// --exact, for every command with a network.
void addExact(CLI::App& command, bool& exact);

/// --server: the ranks of a command's input and output, for every command with ranks.
void addServer(CLI::App& command, std::string& server);
/// --strong, for commands that play.
void addStrong(CLI::App& command, app::Speaking& ranks);

// Adds the commands that every program has.
void addDescribe(CLI::App& cli, Context& context);
void addMatch(CLI::App& cli, Context& context);

/// A new command with the common option --json.
CLI::App* addCommand(CLI::App& cli, Context& context, const std::string& name, const std::string& description);

/// One line on stderr, and the exit code.
void fail(Context& context, const core::Error& error, int exitCode);
/// The same with exit code 2 for invalid input (a wrong argument, a file that is missing or of another kind), otherwise 1.
void fail(Context& context, const core::Error& error);
/// One line on stderr and exit code 1, without JSON: for a failure beside a result that the command prints, because stdout has one value.
void failPartly(Context& context, const core::Error& error);

/// One line on stderr: an analysis could not be stored, which only costs time later.
void tellUnkept(const core::Error& error);

/// JSON for programs (the contracts are in app/cli/README.md): one value on stdout, text that is not UTF-8 replaced, never thrown.
void print(const nlohmann::ordered_json& value);

/// For JSON, which has no infinite numbers and no NaN.
nlohmann::ordered_json numberOrNull(double number);

/// printf to std::cout, where control bytes are escaped and write errors are detected.
[[gnu::format(printf, 1, 2)]] void printFormatted(const char* format, ...);

} // namespace evenmatch::cli
