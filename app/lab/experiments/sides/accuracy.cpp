// reproduce se-accuracy, se-phases: the accuracy of ranks estimated from unknown games (ALGORITHMS.md 1).
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/sides/by_rank.h"
#include "app/lab/experiments/sides/sides.h"

#include <array>

namespace evenmatch::experiments {

namespace {

using strength::MoveSelection;

struct GamePhase {
    MoveSelection selection;
    const char* name;
};
constexpr std::array<GamePhase, 4> kPhases = {{{MoveSelection::All, EVENMATCH_TEXT("Findings", "all moves")},
    {MoveSelection::First50, EVENMATCH_TEXT("Findings", "first 50 moves")},
    {MoveSelection::Last50, EVENMATCH_TEXT("Findings", "last 50 moves")}, {MoveSelection::One, EVENMATCH_TEXT("Findings", "one move")}}};

struct Method {
    const char* method;
    const char* name;
};
constexpr Method kNearest = {"beta", EVENMATCH_TEXT("Findings", "SE∞, nearest β̄")};
constexpr std::array<Method, 2> kClassifying = {{{"sl-sum", "SLsum"}, {"sl-vote", "SLvote"}}};

core::Phrase rightByRank(core::Phrase what) { return {EVENMATCH_TEXT("Findings", "%1: correct rank, by rank"), {std::move(what)}}; }
core::Phrase nearByRank(core::Phrase what) { return {EVENMATCH_TEXT("Findings", "%1: within one rank, by rank"), {std::move(what)}}; }

/// Figures 2b and 8: every rank by itself. SLsum and SLvote by `classifying`.
void addByRank(const Experiment& experiment, const KnownSides& known, std::span<const strength::AccuracyRow> rows,
    std::span<const strength::AccuracyRow> classifying, Findings& findings)
{
    const auto games = experiment.options.quick ? std::vector{1, 20} : std::vector{1, 15, 100};
    findings.tables.push_back(byRank(rightByRank(kNearest.name), rows, kNearest.method, games, known.scale));
    findings.tables.push_back(byRank(nearByRank(kNearest.name), rows, kNearest.method, games, known.scale, true));
    for (Finding& row : findings.tables.back().rows)
        if (known.isGo())
            row.paper = paperFigure("SE", "Section B.1", row.name.arguments.back().text, "every rank ±1");
    for (const bool within1 : {false, true}) {
        const auto curves = [&](const Method& method, std::span<const strength::AccuracyRow> of) {
            addPlot(findings,
                rankCurves(within1 ? nearByRank(method.name) : rightByRank(method.name), of, method.method, known.scale, within1));
        };
        curves(kNearest, rows);
        for (const Method& method : kClassifying)
            curves(method, classifying);
    }
}

/// The results of SLsum and SLvote with a classifier's head for the same games; nothing without one.
core::Result<std::vector<strength::AccuracyRow>> classifierRows(
    const Experiment& experiment, const KnownSides& known, const strength::ProtocolOptions& protocol, jobs::JobContext& job)
{
    if (experiment.options.classifier.empty())
        return std::vector<strength::AccuracyRow>();
    Experiment other = experiment;
    other.options.network = experiment.options.classifier;
    const auto sides = readKnownSides(other, {}, job);
    if (!sides)
        return sides.error();
    if (!sides->network.classifies || sides->scale != known.scale)
        return core::Error{core::ErrorCode::BadArgument,
            EVENMATCH_TEXT("Errors", "--classifier (the network does not classify these ranks)"), experiment.options.classifier};
    const strength::Estimators estimators = strength::policyEstimators(known.scale.size());
    return strength::measureAccuracy(pointersTo(estimators), sides->query, protocol);
}

} // namespace

core::Result<Findings> reproduceAccuracy(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {}, job);
    if (!known)
        return known.error();
    const auto games = experiment.options.quick ? std::vector{1, 5, 20} : std::vector{1, 5, 6, 10, 15, 20, 26, 50, 100};
    const strength::Estimators estimators = estimatorsFrom(known->scale, known->candidates);
    const auto methods = pointersTo(estimators);
    const auto protocol = protocolOf(experiment, games);
    const auto classified = classifierRows(experiment, *known, protocol, job);
    if (!classified)
        return classified.error();
    const auto rows = strength::measureAccuracy(methods, known->query, protocol);

    Findings findings;
    FindingsTable right = byGames(rightByGames(kNearest.name), rows, kNearest.method);
    FindingsTable near = byGames(nearByGames(kNearest.name), rows, kNearest.method, true);
    FindingsTable sum = byGames(rightByGames("SLsum"), rows, "sl-sum");
    FindingsTable vote = byGames(rightByGames("SLvote"), rows, "sl-vote");
    if (known->isGo()) {
        setPapers(right, "SE", "Section 4.2", "SE∞");
        setPapers(near, "SE", "Section 4.2", "SE∞ ±1");
        setPapers(sum, "SE", "Section 4.2", "SL");
        setPapers(vote, "SE", "Section 4.2", "SL");
    } else {
        setPapers(right, "SE", "Section 4.5", "SE∞");
    }
    findings.tables = {right, near, sum, vote};
    for (const char* method : {"sl-sum", "sl-vote"}) {
        if (classified->empty())
            break;
        const char* name = std::string_view(method) == "sl-sum" ? EVENMATCH_TEXT("Findings", "SLsum, classifier")
                                                                : EVENMATCH_TEXT("Findings", "SLvote, classifier");
        findings.tables.push_back(byGames(rightByGames(name), *classified, method));
        if (known->isGo())
            setPapers(findings.tables.back(), "SE", "Section 4.2", "SL");
    }
    const std::vector<FindingsTable> series{
        right, sum, vote, byGames("", rows, "likelihood"), byGames("", rows, "source"), byGames("", rows, "setting")};
    findings.plots = {plotOf(EVENMATCH_TEXT("Findings", "Correct ranks"), EVENMATCH_TEXT("Findings", "games"), series,
        {kNearest.name, "SLsum", "SLvote", EVENMATCH_TEXT("Findings", "Evenmatch, likelihood"), EVENMATCH_TEXT("Findings", "(source only)"),
            EVENMATCH_TEXT("Findings", "(setting only)")})};
    findings.tables.push_back(sideBySide(rightAfter(EVENMATCH_TEXT("Findings", "Comparison"), 20), rows, 20));
    findings.tables.push_back(sideBySide(nearAfter(EVENMATCH_TEXT("Findings", "Comparison"), 20), rows, 20, true));
    findings.notes = {known->circumstances,
        "The paper's numbers are from its text (sections 4.2 and 4.5). Most are bounds: exceeded at that number of games, nearly reached "
        "after one game, or not exceeded by the SL methods; within one rank, for every rank after 100 games. Its figures 2, 6 and 8 are "
        "plots without numbers.",
        "The paper uses Fox games between players of equal rank and 20 blocks × 256 channels. SLsum and SLvote use the ranks' policies, or "
        "the published kind of classifier if --classifier names one."};
    addByRank(experiment, *known, rows, classified->empty() ? rows : *classified, findings);
    addEvidence(experiment, *known, methods, 20, findings);
    return findings;
}

core::Result<Findings> reproducePhases(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {}, job);
    if (!known)
        return known.error();
    const auto games = experiment.options.quick ? std::vector{1, 20} : std::vector{1, 5, 10, 20, 50, 100};
    Findings findings;
    std::vector<FindingsTable> beside;
    std::vector<FindingsTable> byEach;
    std::vector<Plot> curves;
    std::vector<core::Phrase> names;
    for (const GamePhase& phase : kPhases) {
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        const std::uint64_t seed = experiment.options.seed;
        const auto candidates = strength::select(known->candidates, phase.selection, seed);
        const auto query = strength::select(known->query, phase.selection, seed, 1);
        const strength::Estimators estimators = estimatorsFrom(known->scale, candidates);
        const auto rows = strength::measureAccuracy(pointersTo(estimators), query, protocolOf(experiment, games));
        findings.tables.push_back(byGames(rightByGames({EVENMATCH_TEXT("Findings", "Nearest β̄, %1"), {phase.name}}), rows, "beta"));
        if (known->isGo() && (phase.selection == MoveSelection::All || phase.selection == MoveSelection::One))
            setPapers(findings.tables.back(), "SE", "Section B.2", phase.name);
        beside.push_back(sideBySide(rightAfter({EVENMATCH_TEXT("Findings", "Comparison, %1"), {phase.name}}, 20), rows, 20));
        names.emplace_back(phase.name);
        if (phase.selection == MoveSelection::All)
            continue; // part of se-accuracy
        const std::array after{20};
        const auto named = [&](const Method& method) { return core::Phrase("%1, %2", {method.name, phase.name}); };
        byEach.push_back(byRank(rightByRank(named(kNearest)), rows, kNearest.method, after, known->scale));
        for (const Method& method : {kNearest, kClassifying[0], kClassifying[1]})
            curves.push_back(rankCurves(rightByRank(named(method)), rows, method.method, known->scale));
    }
    findings.plots = {plotOf(
        EVENMATCH_TEXT("Findings", "Correct ranks, by the moves used"), EVENMATCH_TEXT("Findings", "games"), findings.tables, names)};
    for (Plot& plot : curves)
        addPlot(findings, std::move(plot));
    findings.tables.insert(findings.tables.end(), beside.begin(), beside.end());
    findings.tables.insert(findings.tables.end(), byEach.begin(), byEach.end());
    findings.notes = {known->circumstances,
        "Every method is fitted on the same moves of candidates that it estimates from. The 50 moves include both players.",
        "Parentheses mark baselines without moves. The paper shows curves of every rank (its figures 9 and 10) and gives two numbers in "
        "its text. SLsum and SLvote use the ranks' policies."};
    return findings;
}

} // namespace evenmatch::experiments
