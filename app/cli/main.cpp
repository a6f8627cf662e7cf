#include "app/cli/command.h"
#include "app/cli/scale.h"
#include "app/cli/terminal_text.h"
#include "app/version.h"

#include <iostream>

using namespace evenmatch;

namespace {

/// The command that was called, of a command's own commands the innermost.
const CLI::App& deepest(const CLI::App& parser)
{
    const std::vector<CLI::App*> called = parser.get_subcommands();
    return called.empty() ? parser : deepest(*called.back());
}

int run(int argc, char** argv)
{
    CLI::App parser("Evenmatch: human-like opponents and honest ranks for Go and chess", "evenmatch-cli");
    parser.set_version_flag(
        "--version", [] { return app::versionText("evenmatch-cli"); }, "The version, and which networks come with it");
    parser.require_subcommand(1);

    cli::Context context;
    cli::addPerft(parser, context);
#ifdef EVENMATCH_LIBRARY
    cli::addImport(parser, context);
    cli::addExport(parser, context);
#endif
#ifdef EVENMATCH_HTTP
    cli::addFetch(parser, context);
#endif
    cli::addAnalyse(parser, context);
    cli::addEstimate(parser, context);
    cli::addScale(parser, context);
    cli::addReview(parser, context);
#ifdef EVENMATCH_LIBRARY
    cli::addLessons(parser, context);
#endif
    cli::addGuess(parser, context);
    cli::addRankTest(parser, context);
    cli::addOpening(parser, context);
    cli::addLadder(parser, context);
    cli::addMatch(parser, context);
    cli::addCalibrate(parser, context);
    cli::addVerify(parser, context);
    cli::addSoundness(parser, context);
    cli::addComplexity(parser, context);
    cli::addGenmove(parser, context);
    cli::addTree(parser, context);
    cli::addGtp(parser, context);
    cli::addUci(parser, context);
    cli::addBench(parser, context);
    cli::addReproduce(parser, context);
    cli::addDescribe(parser, context);
    cli::addPosition(parser, context);
    cli::addTeach(parser, context);
    cli::addTrain(parser, context);
    cli::addProfile(parser, context);
    cli::addServers(parser, context);
    cli::addEvaluate(parser, context);
    cli::addAccuracy(parser, context);
    cli::checkNumbers(parser);

    try {
        parser.parse(argc, argv);
    } catch (const CLI::RequiredError& error) {
        const CLI::App& innermost = deepest(parser);
        const std::vector<std::string> unread = innermost.remaining();
        if (innermost.get_require_subcommand_min() == 0 || unread.empty() || unread.front().starts_with('-'))
            return parser.exit(error) == 0 ? 0 : 2;
        std::cerr << innermost.get_name() << ": there is no command " << unread.front() << "\nRun with --help for more information.\n";
        return 2;
    } catch (const CLI::ParseError& error) {
        return parser.exit(error) == 0 ? 0 : 2;
    }
    return context.exitCode;
}

} // namespace

int main(int argc, char** argv)
{
    int exitCode = 0;
    {
        const cli::EscapesControls output(std::cout);
        const cli::EscapesControls errors(std::cerr);
        exitCode = run(argc, argv);
    }
    std::cout.flush();
    if (std::cout)
        return exitCode;
    std::cerr << "standard output cannot be written\n";
    return exitCode == 0 ? 1 : exitCode;
}
