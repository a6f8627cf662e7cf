// evenmatch-cli complexity GAME: how many iterations of UCT with random playouts a player is worth (COMPLEX, ALGORITHMS.md 5).
#include "app/cli/complexity.h"
#include "app/cli/command.h"
#include "app/cli/event_stream.h"
#include "app/cli/job_watch.h"
#include "app/cli/searching_player.h"
#include "core/game/games.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <memory>
#include <thread>
#include <unistd.h>

namespace evenmatch::cli {

namespace {

using core::Error;
using core::ErrorCode;
using search::ComplexityResult;
using search::ComplexityStep;

constexpr const char* kVerdicts[] = {"weaker", "balanced", "stronger"};

core::Result<search::PlayerSpec> targetSpec(const std::string& text)
{
    return search::parsePlayerSpec(text.starts_with("mcts:") ? "uct:" + text.substr(5) : text);
}

/// Makes the target as the network allows, and lets it begin a game: whatever is wrong is better said now.
core::Result<void> prepareTarget(PreparedComplexity& prepared, const search::PlayerSpec& spec, const ComplexityOptions& options)
{
    if (spec.needsNetwork()) {
        const std::string file = !spec.network().empty() ? spec.network() : options.network.empty() ? app::bundledNetwork(options.game) : options.network;
        auto opened = app::openNetwork(file, prepared.plan.parallel, scaleOf(spec));
        if (!opened)
            return opened.error();
        prepared.network = *std::move(opened);
        prepared.plan.settings["network"] = prepared.network.evaluator->info().hash;
        prepared.plan.settings["simulations"] = options.simulations;
    }
    const search::PlayerResources resources{prepared.network.evaluator, options.simulations, 1, true};
    prepared.plan.target = {spec.text, [spec, resources] { return search::makePlayer(spec, resources); }};
    const auto tried = prepared.plan.target.make();
    if (!tried)
        return tried.error();
    return (*tried)->start({prepared.plan.start, {}, {}, 1});
}

void showStep(const ComplexityStep& step, bool onTerminal)
{
    char line[256];
    std::snprintf(line, sizeof line, "%s%s %llu: %llu iterations %s, %llu won %llu drawn %llu lost; between %.0f and %.0f\n", onTerminal ? "\r\033[K" : "",
        step.phase == ComplexityStep::Phase::Bounds ? "bounds" : "trial", static_cast<unsigned long long>(step.run + 1),
        static_cast<unsigned long long>(step.iterations), kVerdicts[static_cast<std::size_t>(step.verdict)],
        static_cast<unsigned long long>(step.tally.wins), static_cast<unsigned long long>(step.tally.draws),
        static_cast<unsigned long long>(step.tally.losses), step.bounds.lower, step.bounds.upper);
    std::fputs(line, stderr); // std::cerr would show the control bytes (terminal_text.h)
}

double rounded(double number)
{
    return std::round(number * 1000) / 1000;
}

void printText(const ComplexityOptions& options, const ComplexityResult& result)
{
    std::cout << options.game << ", " << options.target << ": ";
    if (result.outOfReach) {
        std::cout << "stronger than " << options.mostIterations << " iterations\n";
        return;
    }
    if (result.trials.empty()) {
        std::cout << "stopped before the first trial ended\n";
        return;
    }
    const strength::MeanOfTrials mean = strength::meanOf(result.trials);
    char line[200];
    std::snprintf(line, sizeof line, "%.1f ± %.1f iterations (mean ± standard error of %zu trials from [%.0f, %.0f], %llu games)\n", mean.mean, mean.error,
        result.trials.size(), result.bounds.lower, result.bounds.upper, static_cast<unsigned long long>(result.games()));
    std::cout << line;
    if (result.failures() > 0)
        std::cout << result.failures() << " games were lost by failures of the engine\n";
}

void run(const ComplexityOptions& options, Context& context)
{
    EventStream events(context);
    const auto prepared = prepareComplexity(options);
    if (!prepared) {
        events.end(prepared.error());
        return fail(context, prepared.error(), 2);
    }
    std::vector<ComplexityStep> steps;
    const auto listen = [&](const ComplexityStep& step) {
        steps.push_back(step);
        events.found(toJson(complexityFindings(options, steps)));
    };
    const auto result = runWatched<ComplexityResult>([&](jobs::JobContext& job) { return measureWatched(*prepared, job, listen); }, events);
    if (result && result->outOfReach) {
        Findings findings = complexityFindings(options, steps);
        findings.notes.push_back(options.target + " is stronger than " + std::to_string(options.mostIterations) + " iterations: out of reach");
        events.found(toJson(findings));
    }
    events.end(!result ? core::Result<void>(result.error()) : result->stopped ? Error{ErrorCode::Stopped} : core::Result<void>());
    if (!result)
        return fail(context, result.error());
    if (context.json && !events.on())
        print(complexityJson(options, *result));
    else if (!events.on())
        printText(options, *result);
    if (result->stopped)
        context.exitCode = 1;
}

} // namespace

search::MatchNetworks PreparedComplexity::networks() const
{
    search::MatchNetworks networks;
    if (network.batching)
        networks.batching.push_back(network.batching.get());
    return networks;
}

core::Result<PreparedComplexity> prepareComplexity(const ComplexityOptions& options)
{
    const game::GameKind* kind = game::findGame(options.game);
    if (!kind)
        return Error{ErrorCode::UnsupportedGame, options.game};
    const auto spec = targetSpec(options.target);
    if (!spec)
        return spec.error();
    PreparedComplexity prepared;
    search::ComplexityPlan& plan = prepared.plan;
    if (options.lower != 0 || options.upper != 0) {
        if (!(options.lower >= 1 && options.lower <= options.upper && options.upper <= static_cast<double>(options.mostIterations)))
            return Error{ErrorCode::BadArgument, "--lower, --upper"};
        plan.bounds = {options.lower, options.upper};
    }
    plan.start = kind->start();
    plan.matches = options.matches;
    plan.trials = options.trials;
    plan.boundRuns = options.boundRuns;
    plan.mostIterations = options.mostIterations;
    plan.balance.measure = options.measure == "trueskill" ? strength::BalanceMeasure::TrueSkill : strength::BalanceMeasure::Score;
    plan.seed = options.seed;
    plan.parallel = options.parallel > 0 ? options.parallel : std::max(1u, std::thread::hardware_concurrency());
    plan.state = options.resume;
    if (auto done = prepareTarget(prepared, *spec, options); !done)
        return done.error();
    return prepared;
}

core::Result<ComplexityResult> measureWatched(const PreparedComplexity& prepared, const jobs::JobContext& job, const search::ComplexityListener& listener)
{
    const bool onTerminal = isatty(STDERR_FILENO) == 1;
    return search::measureComplexity(prepared.plan, prepared.networks(), job, [&](const ComplexityStep& step) {
        showStep(step, onTerminal);
        if (listener)
            listener(step);
    });
}

nlohmann::ordered_json complexityJson(const ComplexityOptions& options, const ComplexityResult& result)
{
    nlohmann::ordered_json json = {{"game", options.game}, {"target", options.target}, {"iterations", nullptr}, {"stderr", nullptr},
        {"lower", rounded(result.bounds.lower)}, {"upper", rounded(result.bounds.upper)}, {"trials", result.trials}, {"measure", options.measure},
        {"matches", options.matches}, {"boundRuns", options.boundRuns}, {"seed", options.seed}, {"games", result.games()},
        {"failures", result.failures()}, {"outOfReach", result.outOfReach}, {"stopped", result.stopped}, {"resumed", result.resumed}};
    if (!result.trials.empty()) {
        const strength::MeanOfTrials mean = strength::meanOf(result.trials);
        json["iterations"] = rounded(mean.mean);
        json["stderr"] = rounded(mean.error);
    }
    json["steps"] = nlohmann::ordered_json::array();
    for (const ComplexityStep& step : result.steps)
        json["steps"].push_back({{"phase", step.phase == ComplexityStep::Phase::Bounds ? "bounds" : "trial"}, {"run", step.run},
            {"iterations", step.iterations}, {"wins", step.tally.wins}, {"draws", step.tally.draws}, {"losses", step.tally.losses},
            {"verdict", kVerdicts[static_cast<std::size_t>(step.verdict)]}, {"lower", step.bounds.lower}, {"upper", step.bounds.upper}});
    return json;
}

void addComplexity(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "complexity", "Measure a player in iterations of UCT with random playouts that play it even");
    const auto options = std::make_shared<ComplexityOptions>();
    command->footer("SPEC: uct:500 (mcts:500 means the same here), random, heuristic, minimax:3, se:3d, \"gtp:gnugo --mode gtp\", \"uci:stockfish?nodes=100\", …\n"
                    "Paper: Lanzi, Evaluating the Complexity of Players' Strategies using MCTS Iterations, 2019");
    addProgressOption(*command, context);
    command->add_option("game", options->game, "Which game: connect4, awari, othello6, go9, chess, …")->required();
    command->add_option("--target", options->target, "SPEC of the player to be measured")->required();
    command->add_option("--trials", options->trials, "Bisections that are averaged")->check(CLI::Range(1, 10'000));
    command->add_option("--matches", options->matches, "Games of each step; an even number gives both colours")->check(CLI::Range(2, 1'000'000));
    command->add_option("--measure", options->measure, "When a match is balanced: score (wins differ by 1 %) or trueskill (quality 0.975)")
        ->check(CLI::IsMember({"score", "trueskill"}));
    command->add_option("--bound-runs", options->boundRuns, "Searches for bounds that are averaged")->check(CLI::Range(1, 10'000));
    command->add_option("--lower", options->lower, "Known bounds, instead of a search for them");
    command->add_option("--upper", options->upper, "Known bounds, instead of a search for them");
    command->add_option("--most", options->mostIterations, "Targets stronger than so many iterations are out of reach")->check(CLI::Range(100, 10'000'000));
    command->add_option("--network", options->network, "The model file of a target that has none of its own");
    command->add_option("--sims", options->simulations, "Simulations a move of our own networks")->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--seed", options->seed, "Another seed, other games");
    command->add_option("--parallel", options->parallel, "Games at a time; 0: one a core. The result does not depend on it")->check(CLI::Range(0, 4096));
    command->add_option("--resume", options->resume, "Keep steps in this file as they end, and go on from what is there");
    command->callback([options, &context] { run(*options, context); });
}

} // namespace evenmatch::cli
