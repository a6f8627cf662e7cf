// The commands of evenmatch-lab, each in the file that is named after it. `context` outlives the parser.
#pragma once

#include "app/shared/command.h"

namespace evenmatch::cli {

void addAccuracy(CLI::App& cli, Context& context);
void addBench(CLI::App& cli, Context& context);
void addCalibrate(CLI::App& cli, Context& context);
void addComplexity(CLI::App& cli, Context& context);
void addEvaluate(CLI::App& cli, Context& context);
void addLadder(CLI::App& cli, Context& context);
void addLastLayer(CLI::App& cli, Context& context);
void addLessonsCheck(CLI::App& lessons, Context& context);
void addLessonsMotifs(CLI::App& lessons, Context& context);
void addLessonsTutor(CLI::App& lessons, Context& context);
void addPack(CLI::App& cli, Context& context);
void addProfile(CLI::App& cli, Context& context);
void addReproduce(CLI::App& cli, Context& context);
void addReviewCheck(CLI::App& cli, Context& context);
void addServers(CLI::App& cli, Context& context);
void addSoundness(CLI::App& cli, Context& context);
void addTeach(CLI::App& cli, Context& context);
void addTrain(CLI::App& cli, Context& context);
void addTwoAnswers(CLI::App& cli, Context& context);
void addVerify(CLI::App& cli, Context& context);

} // namespace evenmatch::cli
