// evenmatch-lab complexity GAME: a player's strength in iterations of UCT with random playouts (COMPLEX, ALGORITHMS.md 5).
#include "app/lab/experiments/complexity/complexity.h"
#include "app/lab/commands.h"
#include "app/shared/event_stream.h"
#include "app/shared/job_watch.h"

#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

using core::Error;
using core::ErrorCode;
using experiments::ComplexityOptions;
using search::ComplexityResult;
using search::ComplexityStep;

void printComplexity(const ComplexityOptions& options, const ComplexityResult& result)
{
    std::cout << options.game << ", " << options.target << ": ";
    if (result.outOfReach) {
        std::cout << "stronger than " << options.mostIterations << " iterations\n";
        return;
    }
    if (result.trials.empty()) {
        std::cout << "stopped before the end of the first trial\n";
        return;
    }
    const strength::MeanOfTrials mean = strength::meanOf(result.trials);
    if (result.trials.size() == 1)
        printFormatted("%.1f iterations (1 trial from ", mean.mean);
    else
        printFormatted("%.1f ± %.1f iterations (mean ± standard error of %zu trials from ", mean.mean, mean.error, result.trials.size());
    printFormatted(
        "[%.0f, %.0f], %llu games)\n", result.bounds.lower, result.bounds.upper, static_cast<unsigned long long>(result.games()));
    if (result.stopped)
        std::cout << "stopped after " << result.trials.size() << " of " << options.trials << " trials\n";
    if (result.failures() > 0)
        std::cout << result.failures() << " games were lost because the engine failed\n";
}

void runComplexity(const ComplexityOptions& options, Context& context)
{
    EventStream events(context);
    const auto prepared = experiments::prepareComplexity(options);
    if (!prepared) {
        events.end(prepared.error());
        return fail(context, prepared.error(), 2);
    }
    std::vector<ComplexityStep> steps;
    const auto listen = [&](const ComplexityStep& step) {
        steps.push_back(step);
        events.found(toJson(experiments::complexityFindings(options, steps)));
    };
    const auto result
        = runWatched<ComplexityResult>([&](jobs::JobContext& job) { return experiments::measureWatched(*prepared, job, listen); }, events);
    if (result && result->outOfReach) {
        experiments::Findings findings = experiments::complexityFindings(options, steps);
        findings.notes.push_back(
            options.target + " is stronger than " + std::to_string(options.mostIterations) + " iterations: out of reach");
        events.found(toJson(findings));
    }
    events.end(!result ? core::Result<void>(result.error()) : result->stopped ? Error{ErrorCode::Stopped} : core::Result<void>());
    if (!result)
        return fail(context, result.error());
    if (context.json && !events.on())
        print(experiments::complexityJson(options, *result));
    else if (!events.on())
        printComplexity(options, *result);
    if (result->stopped)
        context.exitCode = 1;
}

} // namespace

void addComplexity(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "complexity",
        "Measure a player's strength as the number of UCT iterations (with random playouts) that score 50 % against it");
    const auto options = std::make_shared<ComplexityOptions>();
    command->footer("SPEC: uct:500 (mcts:500 means the same here), random, heuristic, minimax:3, se:3d, \"gtp:gnugo --mode gtp\", "
                    "\"uci:stockfish?nodes=100\", …\n"
                    "Paper: Lanzi, Evaluating the Complexity of Players' Strategies using MCTS Iterations, 2019");
    addProgressOption(*command, context);
    command->add_option("game", options->game, "Which game: connect4, awari, othello6, go9, chess, …")->required();
    command->add_option("--target", options->target, "SPEC of the player to measure")->required();
    command->add_option("--trials", options->trials, "Number of bisections to average")->check(CLI::Range(1, 10'000));
    command->add_option("--matches", options->matches, "Games per step; with an even number each player has each colour equally often")
        ->check(CLI::Range(2, 1'000'000));
    command
        ->add_option("--measure", options->measure,
            "Criterion for a balanced match: score (difference in wins below 1 % of the bounds, for 1000 games) or trueskill (quality "
            "0.975)")
        ->check(CLI::IsMember({"score", "trueskill"}));
    command->add_option("--bound-runs", options->boundRuns, "Number of searches for bounds to average")->check(CLI::Range(1, 10'000));
    command->add_option("--lower", options->lower, "A known lower bound of the iterations (default: searched for)");
    command->add_option("--upper", options->upper, "A known upper bound of the iterations (default: searched for)");
    command->add_option("--most", options->mostIterations, "Upper limit of iterations; stronger targets are reported as out of reach")
        ->check(CLI::Range(100, 10'000'000));
    command->add_option("--network", options->network, "The model file for a target that names none");
    addExact(*command, options->exact);
    command->add_option("--sims", options->simulations, "Simulations per move for Evenmatch's networks")
        ->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--seed", options->seed, "Seed of the games");
    command->add_option("--parallel", options->parallel, "Games in parallel; 0: one per core (the result is the same)")
        ->check(CLI::Range(0, 4096));
    command->add_option("--resume", options->resume, "Store finished steps in this file, and continue from it");
    command->callback([options, &context] { runComplexity(*options, context); });
}

} // namespace evenmatch::cli
