// reproduce se-accuracy, se-phases: how often the rank of unknown games is right (ALGORITHMS.md 1).
#include "app/cli/reproduce_sides.h"

#include <array>

namespace evenmatch::cli {

namespace {

using strength::MoveSelection;

struct PaperFigure {
    const char* row;
    double share;
};

void setPapers(FindingsTable& table, std::initializer_list<PaperFigure> figures)
{
    for (const PaperFigure& figure : figures)
        setPaper(table, figure.row, figure.share);
}

struct Phase {
    MoveSelection selection;
    const char* name;
};
constexpr std::array<Phase, 4> kPhases = {{{MoveSelection::All, "all moves"}, {MoveSelection::First50, "first 50 moves"},
                                           {MoveSelection::Last50, "last 50 moves"}, {MoveSelection::One, "one move"}}};

} // namespace

core::Result<Findings> reproduceAccuracy(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {}, job);
    if (!known)
        return known.error();
    const auto games = experiment.options.quick ? std::vector{1, 5, 20} : std::vector{1, 5, 6, 10, 15, 20, 26, 50, 100};
    const strength::Estimators estimators = estimatorsFrom(known->scale, known->candidates);
    const auto methods = pointersTo(estimators);
    const auto rows = strength::measureAccuracy(methods, known->query, protocolOf(experiment, games));

    Findings findings;
    FindingsTable right = byGames("SE∞, nearest β̄: right, by number of games", rows, "beta");
    FindingsTable near = byGames("SE∞, nearest β̄: at most one rank off, by number of games", rows, "beta", true);
    FindingsTable sum = byGames("SLsum: right, by number of games", rows, "sl-sum");
    FindingsTable vote = byGames("SLvote: right, by number of games", rows, "sl-vote");
    if (known->isGo()) {
        setPapers(right, {{"15", 80}, {"100", 97.5}});
        setPapers(near, {{"1", 80}, {"6", 99}});
        setPapers(sum, {{"100", 49}});
        setPapers(vote, {{"100", 49}});
    } else {
        setPapers(right, {{"26", 80}, {"100", 93.38}});
    }
    findings.tables = {right, near, sum, vote};
    const std::vector<FindingsTable> series{right, sum, vote, byGames("", rows, "likelihood"), byGames("", rows, "source"), byGames("", rows, "setting")};
    findings.plots = {plotOf("Ranks that are right", "games", series, {"SE∞, nearest β̄", "SLsum", "SLvote", "ours, likelihood", "(source alone)", "(setting alone)"})};
    findings.tables.push_back(sideBySide("Side by side: right after 20 games", rows, 20));
    findings.tables.push_back(sideBySide("Side by side: at most one rank off after 20 games", rows, 20, true));
    findings.notes = {known->circumstances,
        "the paper's Go figures are bounds: 80 % is passed at 15 games, ±1 is about 80 % after one game and over 99 % after 6; SL methods stop at 49 %",
        "the paper: Fox games between equals, 20 blocks × 256 channels; SLsum and SLvote here go by the ranks' policies, not by a classifier of its own"};
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
    std::vector<std::string> names;
    for (const Phase& phase : kPhases) {
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        const std::uint64_t seed = experiment.options.seed;
        const auto candidates = strength::select(known->candidates, phase.selection, seed);
        const auto query = strength::select(known->query, phase.selection, seed, 1);
        const strength::Estimators estimators = estimatorsFrom(known->scale, candidates);
        const auto rows = strength::measureAccuracy(pointersTo(estimators), query, protocolOf(experiment, games));
        findings.tables.push_back(byGames(std::string("Nearest β̄, ") + phase.name + ": right, by number of games", rows, "beta"));
        beside.push_back(sideBySide(std::string("Side by side, ") + phase.name + ": right after 20 games", rows, 20));
        names.push_back(phase.name);
    }
    findings.plots = {plotOf("Ranks that are right, by what may be seen", "games", findings.tables, names)};
    findings.tables.insert(findings.tables.end(), beside.begin(), beside.end());
    findings.notes = {known->circumstances, "everything is fitted on the same moves of candidates as it judges by; 50 moves are counted over both players",
        "in parentheses: what sees no move; the paper shows this as curves, of which we have no figures"};
    return findings;
}

} // namespace evenmatch::cli
