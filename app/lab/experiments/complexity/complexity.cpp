#include "app/lab/experiments/complexity/complexity.h"

#include "app/shared/match/spec_ranks.h"
#include "core/game/registry/games.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <thread>
#include <unistd.h>

namespace evenmatch::experiments {

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

/// Makes the target and starts a game with it, so that errors are reported now.
core::Result<void> prepareTarget(PreparedComplexity& prepared, const search::PlayerSpec& spec, const ComplexityOptions& options)
{
    if (spec.needsNetwork()) {
        const std::string file = !spec.network().empty() ? spec.network()
            : options.network.empty()                    ? app::bundledNetwork(options.game)
                                                         : options.network;
        auto opened = app::openNetwork(file, prepared.plan.parallel, ranksOf(spec, {.game = options.game}), {.exact = options.exact});
        if (!opened)
            return opened.error();
        prepared.network = *std::move(opened);
        prepared.plan.settings["network"] = prepared.network.evaluator->info().keptBy();
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
    std::snprintf(line, sizeof line, "%s%s %llu: %llu iterations %s, %llu won %llu drawn %llu lost; between %.0f and %.0f\n",
        onTerminal ? "\r\033[K" : "", step.phase == ComplexityStep::Phase::Bounds ? "bounds" : "trial",
        static_cast<unsigned long long>(step.run + 1), static_cast<unsigned long long>(step.iterations),
        kVerdicts[static_cast<std::size_t>(step.verdict)], static_cast<unsigned long long>(step.tally.wins),
        static_cast<unsigned long long>(step.tally.draws), static_cast<unsigned long long>(step.tally.losses), step.bounds.lower,
        step.bounds.upper);
    std::fputs(line, stderr); // std::cerr would escape the control bytes (app/shared/terminal_text.h)
}

double rounded(double number) { return std::round(number * 1000) / 1000; }

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
        if (!(options.lower >= 1 && options.lower <= options.upper))
            return Error{ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "--lower must be at least 1 and at most --upper")};
        if (options.upper > static_cast<double>(options.mostIterations))
            return Error{ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "--upper must be at most --most")};
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

core::Result<ComplexityResult> measureWatched(
    const PreparedComplexity& prepared, const jobs::JobContext& job, const search::ComplexityListener& listener)
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
        {"lower", rounded(result.bounds.lower)}, {"upper", rounded(result.bounds.upper)}, {"trials", result.trials},
        {"measure", options.measure}, {"matches", options.matches}, {"boundRuns", options.boundRuns}, {"seed", options.seed},
        {"games", result.games()}, {"failures", result.failures()}, {"outOfReach", result.outOfReach}, {"stopped", result.stopped},
        {"resumed", result.resumed}};
    if (!result.trials.empty()) {
        const strength::MeanOfTrials mean = strength::meanOf(result.trials);
        json["iterations"] = rounded(mean.mean);
        if (result.trials.size() > 1)
            json["stderr"] = rounded(mean.error);
    }
    json["steps"] = nlohmann::ordered_json::array();
    for (const ComplexityStep& step : result.steps)
        json["steps"].push_back({{"phase", step.phase == ComplexityStep::Phase::Bounds ? "bounds" : "trial"}, {"run", step.run},
            {"iterations", step.iterations}, {"wins", step.tally.wins}, {"draws", step.tally.draws}, {"losses", step.tally.losses},
            {"verdict", kVerdicts[static_cast<std::size_t>(step.verdict)]}, {"lower", step.bounds.lower}, {"upper", step.bounds.upper}});
    return json;
}

} // namespace evenmatch::experiments
