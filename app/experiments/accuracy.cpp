// reproduce se-accuracy, se-phases: how often the rank of unknown games is right (ALGORITHMS.md 1).
#include "app/experiments/paper_figures.h"
#include "app/experiments/sides.h"

#include <array>

namespace evenmatch::experiments {

namespace {

using strength::MoveSelection;

struct Phase {
    MoveSelection selection;
    const char* name;
};
constexpr std::array<Phase, 4> kPhases = {{{MoveSelection::All, EVENMATCH_TEXT("Findings", "all moves")},
    {MoveSelection::First50, EVENMATCH_TEXT("Findings", "first 50 moves")},
    {MoveSelection::Last50, EVENMATCH_TEXT("Findings", "last 50 moves")}, {MoveSelection::One, EVENMATCH_TEXT("Findings", "one move")}}};

/// What SLsum and SLvote say of the same games by a classifier's own head; nothing where none was named.
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
        return core::Error{core::ErrorCode::BadArgument, "--classifier: no classifier of these ranks", experiment.options.classifier};
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
    FindingsTable right = byGames(rightByGames(EVENMATCH_TEXT("Findings", "SE∞, nearest β̄")), rows, "beta");
    FindingsTable near = byGames(nearByGames(EVENMATCH_TEXT("Findings", "SE∞, nearest β̄")), rows, "beta", true);
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
    findings.plots = {plotOf(EVENMATCH_TEXT("Findings", "Ranks that are right"), EVENMATCH_TEXT("Findings", "games"), series,
        {EVENMATCH_TEXT("Findings", "SE∞, nearest β̄"), "SLsum", "SLvote", EVENMATCH_TEXT("Findings", "ours, likelihood"),
            EVENMATCH_TEXT("Findings", "(source alone)"), EVENMATCH_TEXT("Findings", "(setting alone)")})};
    findings.tables.push_back(sideBySide(rightAfter(EVENMATCH_TEXT("Findings", "Side by side"), 20), rows, 20));
    findings.tables.push_back(sideBySide(nearAfter(EVENMATCH_TEXT("Findings", "Side by side"), 20), rows, 20, true));
    findings.notes = {known->circumstances,
        "the paper's figures are from its text (sections 4.2 and 4.5), bounds most of them: passed at that number of games, nearly reached "
        "after one, or not passed by the SL methods; its figures 2 and 6 are pictures",
        "the paper: Fox games between equals, 20 blocks × 256 channels; SLsum and SLvote go by the ranks' policies; by a "
        "classifier of their own, as published, where --classifier names one"};
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
    std::vector<core::Phrase> names;
    for (const Phase& phase : kPhases) {
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
        beside.push_back(sideBySide(rightAfter({EVENMATCH_TEXT("Findings", "Side by side, %1"), {phase.name}}, 20), rows, 20));
        names.emplace_back(phase.name);
    }
    findings.plots = {plotOf(EVENMATCH_TEXT("Findings", "Ranks that are right, by what may be seen"), EVENMATCH_TEXT("Findings", "games"),
        findings.tables, names)};
    findings.tables.insert(findings.tables.end(), beside.begin(), beside.end());
    findings.notes = {known->circumstances,
        "everything is fitted on the same moves of candidates as it judges by; 50 moves are counted over both players",
        "in parentheses: what sees no move; the paper shows this as curves (its figures 9 and 10), and says two figures of them in its text"};
    return findings;
}

} // namespace evenmatch::experiments
