#include "app/lab/commands.h"
#include "app/shared/program.h"

using namespace evenmatch;

namespace {

void addCommands(CLI::App& parser, cli::Context& context)
{
    cli::addTrain(parser, context);
    cli::addTeach(parser, context);
#ifdef EVENMATCH_ONEDNN
    cli::addLastLayer(parser, context);
#endif
    cli::addPack(parser, context);
    cli::addProfile(parser, context);
    cli::addServers(parser, context);
    cli::addEvaluate(parser, context);
    cli::addTwoAnswers(parser, context);
    cli::addAccuracy(parser, context);
    cli::addMatch(parser, context);
    cli::addLadder(parser, context);
    cli::addCalibrate(parser, context);
    cli::addVerify(parser, context);
    cli::addSoundness(parser, context);
    cli::addComplexity(parser, context);
    cli::addReproduce(parser, context);
    cli::addReviewCheck(parser, context);
    CLI::App* lessons = parser.add_subcommand("lessons", "Check the cards and the tutor");
    lessons->require_subcommand(1);
    cli::addLessonsCheck(*lessons, context);
    cli::addLessonsMotifs(*lessons, context);
    cli::addLessonsTutor(*lessons, context);
    cli::addBench(parser, context);
}

} // namespace

int main(int argc, char** argv)
{
    return cli::runProgram({.name = "evenmatch-lab",
                               .description = "Evenmatch's laboratory: train networks, measure them, and verify opponents",
                               .addCommands = addCommands,
                               .elsewhere = {}},
        argc, argv);
}
