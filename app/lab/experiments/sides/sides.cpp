#include "app/lab/experiments/sides/sides.h"

#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/sides/dependence.h"
#include "app/network.h"
#include "core/record/notes/time_class.h"
#include "core/strength/estimators/among_ranks.h"
#include "core/strength/estimators/baselines.h"
#include "core/strength/estimators/pooled.h"
#include "core/strength/fit/profile_builder.h"
#include "nn/ranks/estimators/player_fit.h"
#include "nn/ranks/sources/outside_numbers.h"

#include <algorithm>
#include <map>

namespace evenmatch::experiments {

namespace {

using strength::AccuracyRow;
using strength::Estimators;
using strength::ScoredSide;

/// The number of sides per rank. A Go side has three times as many moves as one in chess, and a Go network needs ten times as long for one.
std::uint64_t sidesOfRank(const Experiment& experiment)
{
    return game::isGo(experiment.options.game) ? experiment.games(30, 4) : experiment.games(300, 20);
}

strength::RankScale wholeScale(const std::string& game) { return game::isGo(game) ? strength::goScale() : strength::chessScale(); }

/// MULTI's criteria (Appendix A): long enough, both players of one rank; in chess blitz, in Go not lost on time.
bool isSelected(const nn::LabelledGame& game, bool isGo)
{
    const auto least = paperFigure("MULTI", "Appendix A", isGo ? "least plies, go" : "least plies, chess", "value").value_or(0);
    return static_cast<double>(game.moves.size()) >= least && game.sides[0].rank >= 0 && game.sides[0].rank == game.sides[1].rank
        && (isGo ? !game.byTime : game.conditions == "blitz" || record::timeClass(game.conditions, false) == record::TimeClass::Blitz);
}

/// The minimum number of sides of a rank for a measurement.
std::size_t fewestSides(const Experiment& experiment) { return experiment.options.quick ? 2 : 10; }

Finding findingOf(core::Phrase name, const AccuracyRow& row, bool within1)
{
    return shareFinding(std::move(name), within1 ? row.accuracyPm1 : row.accuracy, within1 ? row.intervalPm1 : row.interval,
        static_cast<std::uint64_t>(row.draws));
}

std::ptrdiff_t ranksIn(const std::vector<ScoredSide>& sides, std::size_t fewest)
{
    std::map<int, std::size_t> counts;
    for (const ScoredSide& side : sides)
        ++counts[side.labels.rank];
    return std::ranges::count_if(counts, [&](const auto& entry) { return entry.second >= fewest; });
}

/// All estimators are restricted to ranks with candidates: Fox has 11 of the network's 17.
Estimators amongRanksOf(std::span<const ScoredSide> candidates, std::size_t ranks, Estimators all)
{
    const std::vector<bool> present = strength::ranksWithSides(candidates, ranks);
    for (auto& estimator : all)
        estimator = strength::amongRanks(present, std::move(estimator));
    return all;
}

FindingsTable correlations(const KnownSides& known, std::span<const strength::Estimator* const> methods)
{
    FindingsTable table{
        EVENMATCH_TEXT("Findings", "Correlation between the estimate from one game and the rank, given value and result, within settings"),
        "", EVENMATCH_TEXT("Findings", "sides"), {}};
    const auto dependence = dependenceJson(known.query, methods, known.scale);
    for (const auto& row : dependence["given"]) {
        const auto& within = row["withinSetting"];
        const auto number = [&within](const char* key) { return within[key].get<double>(); };
        table.rows.push_back(
            {row["measure"].get<std::string>(), number("value"), number("low"), number("high"), {}, row["sides"].get<std::uint64_t>()});
    }
    return table;
}

} // namespace

core::Result<KnownSides> readKnownSides(const Experiment& experiment, const SidesWanted& wanted, jobs::JobContext& job)
{
    const ExperimentOptions& options = experiment.options;
    if (options.data.empty())
        return core::Error{
            core::ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "the folder of games with known ranks is missing (--data)")};
    const auto opened
        = app::openNetwork(options.network.empty() ? app::bundledNetwork(options.game) : options.network, 1, {}, {.exact = options.exact});
    if (!opened)
        return opened.error();
    nn::Evaluator& evaluator = *opened->evaluator;
    KnownSides known;
    known.network = evaluator.info();
    known.scale = wanted.everyRank ? wholeScale(options.game) : known.network.scale;
    if (known.scale.empty())
        return core::Error{core::ErrorCode::NoRanks, {}, known.network.name};
    nn::FolderOptions folder{.perRank = sidesOfRank(experiment),
        .scale = known.scale,
        .cache = options.cache,
        .analysis = {.threads = static_cast<unsigned>(options.parallel)},
        .takes = {}};
    const bool byProgram = game::isGo(options.game) ? !options.outside.katago.empty() : !options.outside.stockfish.empty();
    folder.analysis.valueAfter = (wanted.outside && options.valueAfter) || (wanted.losses && !byProgram);
    if (options.selected)
        folder.takes = [isGo = game::isGo(options.game)](const nn::LabelledGame& game) { return isSelected(game, isGo); };
    auto candidates = analyseKnownSides(evaluator, options.data / "candidate", folder, job);
    if (!candidates)
        return candidates.error();
    folder.ofPlayer = wanted.ofPlayer;
    known.ofPlayer = wanted.ofPlayer;
    auto query = analyseKnownSides(evaluator, options.data / "query", folder, job);
    if (!query)
        return query.error();
    std::string asked;
    if (wanted.outside) {
        for (nn::AnalysedFolder* heard : {&*candidates, &*query}) {
            const auto infos = askOutside(options.outside, game::familyOf(options.game), *heard, options.cache, job);
            if (!infos)
                return infos.error();
            asked.clear();
            known.levels.clear();
            for (const nn::OutsideInfo& info : *infos) {
                asked += (asked.empty() ? ", with " : " and ") + info.name;
                if (info.tellsLosses)
                    known.losses = info.name;
                for (const auto& level : info.levels.ranks())
                    known.levels.push_back(info.name + "-" + level.name);
            }
        }
    }
    if (known.losses.empty() && folder.analysis.valueAfter)
        known.losses = "the network's own value before and after each move";
    for (nn::AnalysedFolder* heard : {&*candidates, &*query})
        for (ScoredSide& side : heard->sides)
            if (folder.analysis.valueAfter && side.outside.losses.empty())
                nn::addLossesByValue(side.numbers, game::isGo(options.game), side.outside);
    known.outside = nn::outsideKindsIn(candidates->sides);
    known.candidates = nn::sidesWith(known.outside, candidates->sides);
    known.query = nn::sidesWith(known.outside, query->sides);
    known.circumstances = options.game + ", network " + known.network.name + " (" + known.network.hash.substr(0, 8) + "), at most "
        + std::to_string(folder.perRank) + " sides of a rank from " + options.data.string() + ": fitted on "
        + std::to_string(known.candidates.size()) + " of candidate, measured on " + std::to_string(known.query.size()) + " of query" + asked
        + (folder.analysis.valueAfter ? ", losses by the network's own value before and after each move" : "")
        + (options.selected ? ", games that meet the paper's criteria" : "") + ", seed " + std::to_string(options.seed);
    return known;
}

Estimators estimatorsFrom(const strength::RankScale& scale, std::span<const ScoredSide> candidates)
{
    const strength::EstimatorFit fit = strength::fitEstimators(candidates, scale.size());
    const strength::RankProfile profile = strength::buildProfile(scale, candidates);
    Estimators all = strength::profileEstimators(profile);
    std::ranges::move(strength::policyEstimators(scale.size()), std::back_inserter(all));
    std::ranges::move(strength::fittedEstimators(fit), std::back_inserter(all));
    std::ranges::move(strength::pooledEstimators(profile, fit), std::back_inserter(all));
    std::ranges::move(strength::baselines(fit), std::back_inserter(all));
    return amongRanksOf(candidates, scale.size(), std::move(all));
}

Estimators baselinesFrom(const strength::RankScale& scale, std::span<const ScoredSide> candidates)
{
    strength::EstimatorFit fit{.ranks = scale.size()};
    strength::fitBaselines(candidates, fit);
    return amongRanksOf(candidates, scale.size(), strength::baselines(fit));
}

std::vector<const strength::Estimator*> pointersTo(const Estimators& estimators)
{
    std::vector<const strength::Estimator*> pointers;
    for (const auto& estimator : estimators)
        pointers.push_back(estimator.get());
    return pointers;
}

strength::ProtocolOptions protocolOf(const Experiment& experiment, std::vector<int> games)
{
    strength::ProtocolOptions options{.games = std::move(games), .fewestSides = fewestSides(experiment), .seed = experiment.options.seed};
    if (experiment.options.quick) {
        options.draws = 100;
        options.replicates = 20;
        options.replicateDraws = 30;
    }
    return options;
}

core::Phrase rightByGames(core::Phrase what)
{
    return {EVENMATCH_TEXT("Findings", "%1: correct rank, by number of games"), {std::move(what)}};
}
core::Phrase nearByGames(core::Phrase what)
{
    return {EVENMATCH_TEXT("Findings", "%1: within one rank, by number of games"), {std::move(what)}};
}
core::Phrase rightAfter(core::Phrase what, int games)
{
    return {EVENMATCH_TEXT("Findings", "%1: correct rank after %2 games"), {std::move(what), std::to_string(games)}};
}
core::Phrase nearAfter(core::Phrase what, int games)
{
    return {EVENMATCH_TEXT("Findings", "%1: within one rank after %2 games"), {std::move(what), std::to_string(games)}};
}

Finding shareFinding(core::Phrase name, double share, const strength::Interval& interval, std::uint64_t sample)
{
    return {std::move(name), 100 * share, 100 * std::min(share, interval.low), 100 * std::max(share, interval.high), {}, sample};
}

FindingsTable byGames(core::Phrase title, std::span<const AccuracyRow> rows, const std::string& method, bool within1)
{
    FindingsTable table{std::move(title), "%", EVENMATCH_TEXT("Findings", "draws"), {}};
    for (const AccuracyRow& row : rows)
        if (row.method == method)
            table.rows.push_back(findingOf(std::to_string(row.games), row, within1));
    return table;
}

FindingsTable sideBySide(core::Phrase title, std::span<const AccuracyRow> rows, int games, bool within1)
{
    FindingsTable table{std::move(title), "%", EVENMATCH_TEXT("Findings", "draws"), {}};
    for (const AccuracyRow& row : rows)
        if (row.games == games)
            table.rows.push_back(findingOf(row.baseline ? "(" + row.method + ")" : row.method, row, within1));
    return table;
}

Plot plotOf(core::Phrase title, core::Phrase xLabel, std::span<const FindingsTable> tables, const std::vector<core::Phrase>& names)
{
    Plot plot{std::move(title), std::move(xLabel), tables.front().unit, {}, {}};
    for (const Finding& row : tables.front().rows)
        plot.xNames.push_back(row.name);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        PlotSeries series{names[i], {}};
        PlotSeries paper{{EVENMATCH_TEXT("Findings", "%1, paper"), {names[i]}}, {}, false};
        for (std::size_t x = 0; x < tables[i].rows.size(); ++x) {
            const Finding& row = tables[i].rows[x];
            series.points.push_back({static_cast<double>(x), row.ours, row.low, row.high});
            if (row.paper)
                paper.points.push_back({static_cast<double>(x), *row.paper, {}, {}});
        }
        plot.series.push_back(std::move(series));
        if (!paper.points.empty())
            plot.series.push_back(std::move(paper));
    }
    return plot;
}

std::optional<Stratum> widestStratum(const std::vector<ScoredSide>& sides, std::size_t fewest)
{
    std::vector<Stratum> strata = strataOf(sides, fewest);
    strata.erase(strata.begin()); // all
    const auto widest = std::ranges::max_element(
        strata, {}, [&](const Stratum& stratum) { return std::pair(ranksIn(stratum.sides, fewest), stratum.sides.size()); });
    return widest == strata.end() ? std::nullopt : std::optional(std::move(*widest));
}

void addEvidence(const Experiment& experiment, const KnownSides& known, std::span<const strength::Estimator* const> methods, int games,
    Findings& findings)
{
    const auto protocol = protocolOf(experiment, {games});
    if (const auto stratum = widestStratum(known.query, protocol.fewestSides)) {
        const auto rows = strength::measureAccuracy(methods, stratum->sides, protocol);
        findings.tables.push_back(sideBySide(rightAfter({EVENMATCH_TEXT("Findings", "Within %1"), {stratum->name}}, games), rows, games));
        findings.tables.push_back(sideBySide(
            {EVENMATCH_TEXT("Findings", "%1: within one rank"), {core::Phrase{EVENMATCH_TEXT("Findings", "Within %1"), {stratum->name}}}},
            rows, games, true));
    }
    findings.tables.push_back(correlations(known, methods));
    findings.notes.push_back("Parentheses mark baselines without moves. Over all games, the source, the setting or the opponent may be "
                             "more informative than the moves. Only results within a stratum, or given value and result, are evidence.");
}

} // namespace evenmatch::experiments
