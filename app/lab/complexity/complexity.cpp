#include "app/lab/complexity/complexity.h"

#include "core/game/bits.h"
#include "core/json_lines.h"
#include "search/player/uct_player.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace evenmatch::search {

namespace {

using core::Error;
using core::ErrorCode;
using nlohmann::json;
using strength::Verdict;
using Phase = ComplexityStep::Phase;

constexpr std::array<std::string_view, 3> kVerdictNames = {"weaker", "balanced", "stronger"};
constexpr std::array<std::string_view, 2> kPhaseNames = {"bounds", "trial"};

/// Progress counts runs in this many parts: runs have some eight steps, a few have more.
constexpr std::uint64_t kPartsOfRun = 16;

json toJson(const ComplexityStep& step)
{
    return {{"phase", kPhaseNames[static_cast<std::size_t>(step.phase)]}, {"run", step.run}, {"step", step.number},
        {"iterations", step.iterations}, {"wins", step.tally.wins}, {"draws", step.tally.draws}, {"losses", step.tally.losses},
        {"failures", step.failures}, {"verdict", kVerdictNames[static_cast<std::size_t>(step.verdict)]}};
}

/// Parses a stored step; its bounds follow from it. BadValue for anything else.
core::Result<ComplexityStep> stepFromJson(const json& line)
{
    try {
        ComplexityStep step;
        const auto verdict = std::ranges::find(kVerdictNames, line.at("verdict").get<std::string>());
        const auto phase = std::ranges::find(kPhaseNames, line.at("phase").get<std::string>());
        if (verdict == kVerdictNames.end() || phase == kPhaseNames.end())
            return Error{ErrorCode::BadValue, EVENMATCH_TEXT("Errors", "verdict, phase")};
        step.verdict = static_cast<Verdict>(verdict - kVerdictNames.begin());
        step.phase = static_cast<Phase>(phase - kPhaseNames.begin());
        step.run = line.at("run").get<std::uint64_t>();
        step.number = line.at("step").get<std::uint64_t>();
        step.iterations = line.at("iterations").get<std::uint64_t>();
        step.tally = {line.at("wins").get<std::uint64_t>(), line.at("draws").get<std::uint64_t>(), line.at("losses").get<std::uint64_t>()};
        step.failures = line.at("failures").get<std::uint64_t>();
        return step;
    } catch (const json::exception& exception) {
        return Error{ErrorCode::BadValue, exception.what()};
    }
}

json headerOf(const ComplexityPlan& plan)
{
    json bounds = json::array();
    if (plan.bounds)
        bounds = {plan.bounds->lower, plan.bounds->upper};
    return {{"format", "evenmatch-complexity 2"}, {"target", plan.target.name}, {"start", std::to_string(plan.start.hash())},
        {"matches", plan.matches}, {"boundMatches", plan.boundMatches}, {"boundRuns", plan.boundRuns}, {"bounds", bounds},
        {"mostIterations", plan.mostIterations}, {"measure", static_cast<int>(plan.balance.measure)},
        {"thresholds", {plan.balance.mostDifference, plan.balance.leastQuality}}, {"constant", plan.constant}, {"seed", plan.seed},
        {"settings", plan.settings}, {"trials", plan.trials}};
}

/// The score of the first player in each game, in the order of the games.
std::vector<double> scoresOf(const MatchResult& match)
{
    std::vector<double> scores;
    for (const MatchGame& game : match.games)
        scores.push_back(game.tally().score());
    return scores;
}

class Measurement {
public:
    Measurement(
        const ComplexityPlan& plan, const MatchNetworks& networks, const jobs::JobContext& context, const ComplexityListener& listener)
        : m_plan(plan), m_networks(networks), m_context(context), m_listener(listener)
    {
    }

    core::Result<void> takeUp();
    core::Result<ComplexityResult> run();

private:
    core::Result<bool> findBounds();
    /// Plays the matches of a BoundSearch or a Bisection to its end; false if stopped.
    template <class Search>
    core::Result<bool> follow(Search& search, Phase phase, std::uint64_t run);
    core::Result<std::optional<ComplexityStep>> next(const ComplexityStep& wanted);
    core::Result<std::optional<ComplexityStep>> play(ComplexityStep step) const;
    strength::Balance balanceOf(Phase phase) const;
    void report(Phase phase, std::uint64_t run, std::uint64_t step) const;

    const ComplexityPlan& m_plan;
    const MatchNetworks& m_networks;
    const jobs::JobContext& m_context;
    const ComplexityListener& m_listener;
    std::optional<core::JsonLines> m_log;
    ComplexityResult m_result;
};

core::Result<void> Measurement::takeUp()
{
    if (m_plan.state.empty())
        return {};
    auto log = core::JsonLines::open(m_plan.state, headerOf(m_plan), "trials");
    if (!log)
        return log.error();
    m_log = *std::move(log);
    return {};
}

core::Result<ComplexityResult> Measurement::run()
{
    const auto found = findBounds();
    if (!found)
        return found.error();
    m_result.stopped = !*found;
    for (std::uint64_t trial = 0; trial < m_plan.trials && !m_result.stopped && !m_result.outOfReach; ++trial) {
        strength::Bisection bisection(m_result.bounds);
        const auto done = follow(bisection, Phase::Trial, trial);
        if (!done)
            return done.error();
        m_result.stopped = !*done;
        if (*done)
            m_result.trials.push_back(bisection.estimate());
    }
    return std::move(m_result);
}

core::Result<bool> Measurement::findBounds()
{
    if (m_plan.bounds) {
        m_result.bounds = *m_plan.bounds;
        return true;
    }
    strength::Bounds sum{0, 0};
    for (std::uint64_t run = 0; run < m_plan.boundRuns; ++run) {
        strength::BoundSearch search(game::mixHash(m_plan.seed, run), static_cast<double>(m_plan.mostIterations));
        const auto done = follow(search, Phase::Bounds, run);
        if (!done || !*done)
            return done;
        m_result.outOfReach = search.exhausted();
        if (m_result.outOfReach) {
            m_result.bounds = search.bounds();
            return true;
        }
        sum.lower += search.bounds().lower;
        sum.upper += search.bounds().upper;
    }
    const auto runs = static_cast<double>(m_plan.boundRuns);
    m_result.bounds = {sum.lower / runs, sum.upper / runs};
    return true;
}

template <class Search>
core::Result<bool> Measurement::follow(Search& search, Phase phase, std::uint64_t run)
{
    for (std::uint64_t number = 0; !search.done(); ++number) {
        report(phase, run, number);
        ComplexityStep wanted;
        wanted.phase = phase;
        wanted.run = run;
        wanted.number = number;
        wanted.iterations = search.iterations();
        auto step = next(wanted);
        if (!step)
            return step.error();
        if (!step->has_value())
            return false;
        search.take((*step)->verdict);
        (*step)->bounds = search.bounds();
        m_result.steps.push_back(**step);
        if (m_listener)
            m_listener(**step);
    }
    report(phase, run + 1, 0);
    return true;
}

/// The step from the state file or from a match; nothing if stopped.
core::Result<std::optional<ComplexityStep>> Measurement::next(const ComplexityStep& wanted)
{
    const std::size_t place = m_result.steps.size();
    if (m_log && place < m_log->lines().size()) {
        const auto kept = stepFromJson(m_log->lines()[place]);
        if (!kept)
            return m_log->errorAt(place, kept.error());
        if (kept->phase != wanted.phase || kept->run != wanted.run || kept->number != wanted.number
            || kept->iterations != wanted.iterations)
            return m_log->errorAt(
                place, {.code = ErrorCode::BadValue, .detail = EVENMATCH_TEXT("Errors", "this step differs from the plan")});
        ++m_result.resumed;
        return std::optional(*kept);
    }
    auto step = play(wanted);
    if (step && step->has_value() && m_log)
        if (const auto done = m_log->append(toJson(**step)); !done)
            return done.error();
    return step;
}

/// Bounds are searched by wins alone (Algorithm 3); the trials' θ_sd refers to their initial range (Algorithm 2).
strength::Balance Measurement::balanceOf(Phase phase) const
{
    if (phase == Phase::Bounds)
        return {.mostDifference = 0};
    strength::Balance balance = m_plan.balance;
    balance.range = m_result.bounds.upper - m_result.bounds.lower;
    return balance;
}

core::Result<std::optional<ComplexityStep>> Measurement::play(ComplexityStep step) const
{
    MatchPlan match;
    match.start = m_plan.start;
    const std::uint64_t games = step.phase == Phase::Bounds ? std::min(m_plan.boundMatches, m_plan.matches) : m_plan.matches;
    match.games = games;
    match.parallel = m_plan.parallel;
    match.openings.moves = 0;
    match.seed = m_plan.seed;
    for (const std::uint64_t word : {static_cast<std::uint64_t>(step.phase), step.run, step.number})
        match.seed = game::mixHash(match.seed, word);
    const strength::Balance balance = balanceOf(step.phase);
    match.settled = [&](const strength::Tally& tally) { return balance.settled(tally, games).has_value(); };
    const auto makeUct = [this, iterations = step.iterations]() -> core::Result<std::unique_ptr<Player>> {
        return std::unique_ptr<Player>(std::make_unique<UctPlayer>("uct:" + std::to_string(iterations), iterations, m_plan.constant));
    };
    const auto played = playMatch(match, {{"uct", makeUct}, m_plan.target}, m_networks, jobs::JobContext(m_context.stopToken(), nullptr));
    if (!played)
        return played.error();
    if (played->stopped)
        return std::optional<ComplexityStep>();
    step.tally = played->tally(0, 1);
    step.failures = played->count(EndReason::EngineFailure);
    step.verdict = balance.settled(step.tally, games).value_or(balance.judge(scoresOf(*played)));
    return std::optional(step);
}

void Measurement::report(Phase phase, std::uint64_t run, std::uint64_t step) const
{
    const std::uint64_t boundRuns = m_plan.bounds ? 0 : m_plan.boundRuns;
    const std::uint64_t runs = run + (phase == Phase::Trial ? boundRuns : 0);
    m_context.report(runs * kPartsOfRun + std::min(step, kPartsOfRun - 1), (boundRuns + m_plan.trials) * kPartsOfRun);
}

} // namespace

std::uint64_t ComplexityResult::games() const
{
    std::uint64_t sum = 0;
    for (const ComplexityStep& step : steps)
        sum += step.tally.games();
    return sum;
}

std::uint64_t ComplexityResult::failures() const
{
    std::uint64_t sum = 0;
    for (const ComplexityStep& step : steps)
        sum += step.failures;
    return sum;
}

core::Result<ComplexityResult> measureComplexity(
    const ComplexityPlan& plan, const MatchNetworks& networks, const jobs::JobContext& context, const ComplexityListener& listener)
{
    assert(plan.matches > 0 && plan.trials > 0 && plan.boundRuns > 0 && plan.mostIterations <= UctPlayer::kMostIterations);
    Measurement measurement(plan, networks, context, listener);
    if (auto done = measurement.takeUp(); !done)
        return done.error();
    return measurement.run();
}

} // namespace evenmatch::search
