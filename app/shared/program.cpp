#include "app/shared/program.h"

#include "app/shared/terminal_text.h"
#include "app/version.h"

#include <algorithm>
#include <iostream>
#include <span>
#include <string_view>

namespace evenmatch::cli {

namespace {

/// The selected command, the innermost of subcommands.
const CLI::App& deepest(const CLI::App& parser)
{
    const std::vector<CLI::App*> called = parser.get_subcommands();
    return called.empty() ? parser : deepest(*called.back());
}

/// "train" or "lessons check": the selected words and the first unknown one, up to the first option.
std::string wordsCalled(const CLI::App& innermost, const std::string& unread)
{
    return innermost.get_parent() == nullptr ? unread : innermost.get_name() + " " + unread;
}

/// Prints one line about an unknown command. False if another error is more precise.
bool tellUnknown(const Program& program, const CLI::App& parser)
{
    const CLI::App& innermost = deepest(parser);
    const std::vector<std::string> unread = innermost.remaining();
    if (innermost.get_require_subcommand_min() == 0 || unread.empty() || unread.front().starts_with('-'))
        return false;
    const std::string called = wordsCalled(innermost, unread.front());
    if (const auto moved = program.elsewhere.find(called); moved != program.elsewhere.end())
        std::cerr << program.name << ' ' << called << " is now " << moved->second << ' ' << called << '\n';
    else
        std::cerr << innermost.get_name() << ": there is no command " << unread.front() << "\nRun with --help for more information.\n";
    return true;
}

/// The exit code after arguments that end the program: 0 for --help and --version. Readers of JSON get JSON.
int refuse(const CLI::App& parser, const CLI::ParseError& error, std::span<const char* const> arguments)
{
    if (parser.exit(error) == 0)
        return 0;
    if (std::ranges::find(arguments, std::string_view("--json")) != arguments.end())
        print({{"error", error.what()}});
    return 2;
}

int parseAndRun(const Program& program, int argc, char** argv)
{
    CLI::App parser(program.description, program.name);
    parser.set_version_flag(
        "--version", [&] { return app::versionText(program.name); }, "Print the version and the bundled networks");
    parser.require_subcommand(1);

    Context context;
    program.addCommands(parser, context);
    addDescribe(parser, context);
    checkNumbers(parser);

    try {
        parser.parse(argc, argv);
    } catch (const CLI::RequiredError& error) {
        if (tellUnknown(program, parser))
            return 2;
        return refuse(parser, error, {argv, static_cast<std::size_t>(argc)});
    } catch (const CLI::ParseError& error) {
        return refuse(parser, error, {argv, static_cast<std::size_t>(argc)});
    }
    return context.exitCode;
}

} // namespace

int runProgram(const Program& program, int argc, char** argv)
{
    int exitCode = 0;
    {
        const EscapesControls output(std::cout);
        const EscapesControls errors(std::cerr);
        exitCode = parseAndRun(program, argc, argv);
    }
    std::cout.flush();
    if (std::cout)
        return exitCode;
    std::cerr << "standard output cannot be written\n";
    return exitCode == 0 ? 1 : exitCode;
}

} // namespace evenmatch::cli
