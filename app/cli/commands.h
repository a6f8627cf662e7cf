// The commands of evenmatch-cli, each in the file that is named after it. `context` outlives the parser.
#pragma once

#include "app/shared/command.h"

namespace evenmatch::cli {

void addAnalyse(CLI::App& cli, Context& context);
void addEstimate(CLI::App& cli, Context& context);
#ifdef EVENMATCH_LIBRARY
void addExport(CLI::App& cli, Context& context);
void addImport(CLI::App& cli, Context& context);
void addLessons(CLI::App& cli, Context& context);
void addStudents(CLI::App& cli, Context& context);
#endif
#ifdef EVENMATCH_HTTP
void addFetch(CLI::App& cli, Context& context);
#endif
void addGenmove(CLI::App& cli, Context& context);
void addGtp(CLI::App& cli, Context& context);
void addGuess(CLI::App& cli, Context& context);
void addOpening(CLI::App& cli, Context& context);
void addPerft(CLI::App& cli, Context& context);
void addPosition(CLI::App& cli, Context& context);
void addRankTest(CLI::App& cli, Context& context);
void addReview(CLI::App& cli, Context& context);
void addTree(CLI::App& cli, Context& context);
void addUci(CLI::App& cli, Context& context);

} // namespace evenmatch::cli
