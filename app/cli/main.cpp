#include "app/cli/commands.h"
#include "app/shared/program.h"

using namespace evenmatch;

namespace {

void addCommands(CLI::App& parser, cli::Context& context)
{
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
    cli::addReview(parser, context);
#ifdef EVENMATCH_LIBRARY
    cli::addLessons(parser, context);
    cli::addStudents(parser, context);
#endif
    cli::addGuess(parser, context);
    cli::addRankTest(parser, context);
    cli::addOpening(parser, context);
    cli::addMatch(parser, context);
    cli::addGenmove(parser, context);
    cli::addTree(parser, context);
    cli::addGtp(parser, context);
    cli::addUci(parser, context);
    cli::addPosition(parser, context);
}

/// Commands that measure, train and verify are the laboratory's.
std::map<std::string, std::string> movedCommands()
{
    std::map<std::string, std::string> moved;
    for (const char* command : {"accuracy", "bench", "calibrate", "complexity", "evaluate", "ladder", "lessons check", "profile",
             "reproduce", "servers", "soundness", "teach", "train", "verify"})
        moved.emplace(command, "evenmatch-lab");
    return moved;
}

} // namespace

int main(int argc, char** argv)
{
    return cli::runProgram({.name = "evenmatch-cli",
                               .description = "Evenmatch: human-like opponents and rank estimates for Go and chess",
                               .addCommands = addCommands,
                               .elsewhere = movedCommands()},
        argc, argv);
}
