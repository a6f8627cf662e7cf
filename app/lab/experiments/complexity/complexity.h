// The strength of a player in iterations of UCT, from text options: shared by `complexity` and the reproductions of COMPLEX's tables.
#pragma once

#include "app/lab/complexity/complexity.h"
#include "app/network.h"
#include "app/shared/findings/findings.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>

namespace evenmatch::experiments {

struct ComplexityOptions {
    std::string game;
    std::string target; ///< SPEC, or the paper's "mcts:N" for "uct:N"
    std::string network; ///< of a target that needs one; empty: the bundled
    bool exact = false; ///< it computes in 32-bit numbers
    std::string measure = "score";
    std::uint64_t matches = 1000;
    std::uint64_t trials = 10;
    std::uint64_t boundRuns = 10;
    double lower = 0; ///< bounds if known, otherwise both 0
    double upper = 0;
    std::uint64_t mostIterations = 100'000;
    std::uint64_t simulations = 400; ///< of our own networks
    std::uint64_t seed = 1;
    unsigned parallel = 0; ///< parallel games; 0: one per core
    std::string resume;
};

/// A plan with everything that was opened for it.
struct PreparedComplexity {
    search::ComplexityPlan plan;
    app::OpenNetwork network; ///< may be empty

    search::MatchNetworks networks() const;
};

/// BadArgument or UnsupportedGame for invalid options; the target was tried on the game.
core::Result<PreparedComplexity> prepareComplexity(const ComplexityOptions& options);

/// Measures with a line on stderr for each step; also calls `listener`.
core::Result<search::ComplexityResult> measureWatched(
    const PreparedComplexity& prepared, const jobs::JobContext& job, const search::ComplexityListener& listener = {});

/// The paper's Table III for a player of a game, if it has one like ours; `measure` is "score" or "trueskill".
std::optional<double> paperIterations(const std::string& game, const std::string& target, const std::string& measure);

/// The results of the steps so far: the trials and their mean, each match's score, and the course of the search.
Findings complexityFindings(const ComplexityOptions& options, std::span<const search::ComplexityStep> steps);

/// The contract (app/cli/README.md): {game, target, iterations, stderr, lower, upper, trials, …}.
nlohmann::ordered_json complexityJson(const ComplexityOptions& options, const search::ComplexityResult& result);

} // namespace evenmatch::experiments
