// Sides of games whose players' ranks are known, as everything that measures estimators sees them: analysed once, in strata.
#pragma once

#include "nn/data/analysis_store.h"

namespace evenmatch::experiments {

/// nn::analyseFolder(), with a line on stderr for every game that was left out. NotFound when there is no side.
core::Result<nn::AnalysedFolder> analyseKnownSides(
    nn::Evaluator& evaluator, const std::filesystem::path& games, const nn::FolderOptions& options, jobs::JobContext& job);

/// Names games that were left out on stderr. A rank that the scale does not have is no mistake, and not named.
void printLeftOut(std::span<const core::Error> errors);

/// Sides that are alike in what could give their ranks away.
struct Stratum {
    std::string name;
    std::vector<strength::ScoredSide> sides;
};

/// "all", and every source and setting in which at least three ranks have enough sides to be told apart.
std::vector<Stratum> strataOf(const std::vector<strength::ScoredSide>& sides, std::size_t fewestSides);

} // namespace evenmatch::experiments
