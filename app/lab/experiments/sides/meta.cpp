// reproduce multi-accuracy, multi-ablation, multi-players: ranks estimated by trees on β, policies and losses (ALGORITHMS.md 4).
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/sides/by_rank.h"
#include "app/lab/experiments/sides/trees.h"

#include <algorithm>

namespace evenmatch::experiments {

namespace {

using strength::Estimators;

/// MULTI's Table 1 has both games: for Go "go", "go ±1", "go SE", "go SE ±1", for chess the same.
void setTable1(FindingsTable& ours, const KnownSides& known, const std::string& column)
{
    setPapers(ours, "MULTI", "Table 1", (known.isGo() ? "go" : "chess") + column);
}

/// Tables with separate versions for Go and chess.
void setPapers(FindingsTable& ours, const KnownSides& known, const char* ofGo, const char* ofChess, const std::string& column)
{
    setPapers(ours, "MULTI", known.isGo() ? ofGo : ofChess, column);
}

/// The paper's values after n games: Tables 2 and 3, 7 and 8, with kinds of features as columns.
void setAblation(FindingsTable& afterGames, const char* table, int games, bool within1)
{
    for (Finding& row : afterGames.rows)
        row.paper = paperFigure("MULTI", table, std::to_string(games), row.name.text + (within1 ? " ±1" : ""));
}

/// The trees' estimators first: from the network, and with other programs if used.
core::Result<Estimators> metaAndOthers(const Experiment& experiment, const KnownSides& known, const std::vector<int>& games)
{
    Estimators estimators;
    for (const strength::FeatureSet& set : strength::featureSets(known.outside)) {
        auto options = metaOptions(experiment, games);
        options.set = set;
        auto some = metaFrom(known, options);
        if (!some)
            return some.error();
        std::ranges::move(*some, std::back_inserter(estimators));
    }
    std::ranges::move(estimatorsFrom(known.scale, known.candidates), std::back_inserter(estimators));
    return estimators;
}

/// The paper's features: mean β, geometric means of priors and losses, those of other programs where they are used.
std::vector<strength::FeatureSet> publishedVariants(strength::OutsideKinds with)
{
    using enum strength::FeatureKind;
    const strength::FeatureKind priors = with.levels ? LevelGeometricMeans : GeometricMeans;
    const strength::FeatureKind losses = with.losses ? strength::FeatureKind::Losses : OwnLosses;
    return {{EVENMATCH_TEXT("Findings", "everything"), {MeanBeta, losses, priors}},
        {EVENMATCH_TEXT("Findings", "without β"), {losses, priors}}, {EVENMATCH_TEXT("Findings", "without priors"), {MeanBeta, losses}},
        {EVENMATCH_TEXT("Findings", "without losses"), {MeanBeta, priors}}};
}

/// Our features. The spread of β, the value and the game's length are not in the paper.
std::vector<strength::FeatureSet> ownVariants(strength::OutsideKinds with)
{
    using enum strength::FeatureKind;
    std::vector<strength::FeatureSet> sets{{EVENMATCH_TEXT("Findings", "everything"), {Level, Quality, Priors, Values, Length}},
        {EVENMATCH_TEXT("Findings", "without β"), {Priors, Values, Length}},
        {EVENMATCH_TEXT("Findings", "without priors"), {Level, Quality, Values, Length}},
        {EVENMATCH_TEXT("Findings", "without losses"), {Level, Quality, Priors, Length}},
        {EVENMATCH_TEXT("Findings", "β only"), {Level, Quality}}, {EVENMATCH_TEXT("Findings", "priors only"), {Priors}},
        {EVENMATCH_TEXT("Findings", "losses only"), {Values}}, {EVENMATCH_TEXT("Findings", "length only"), {Length}}};
    if (with.losses) {
        sets.push_back({EVENMATCH_TEXT("Findings", "everything + outside losses"), {Level, Quality, Priors, Values, Length, Losses}});
        sets.push_back({EVENMATCH_TEXT("Findings", "outside losses only"), {Losses}});
    }
    if (with.levels) {
        sets.push_back({EVENMATCH_TEXT("Findings", "everything + outside levels"), {Level, Quality, Priors, Values, Length, Levels}});
        sets.push_back({EVENMATCH_TEXT("Findings", "outside levels only"), {Levels}});
    }
    if (with.losses && with.levels)
        sets.push_back({EVENMATCH_TEXT("Findings", "everything + both"), {Level, Quality, Priors, Values, Length, Losses, Levels}});
    return sets;
}

/// Ranks estimated by published trees and by β alone for every rank, after each number of games (Figures 6 to 13).
void addConfusions(
    Findings& findings, const KnownSides& known, std::span<const strength::AccuracyRow> rows, const std::vector<int>& games, bool ofOne)
{
    for (const int n : games)
        for (const auto& [method, name] : {std::pair("meta-rounded", EVENMATCH_TEXT("Findings", "Trees, rounded as published")),
                 std::pair("beta", EVENMATCH_TEXT("Findings", "β alone"))}) {
            const char* title = ofOne ? EVENMATCH_TEXT("Findings", "%1: estimated by true rank, %2 games of one player")
                : n == 1              ? EVENMATCH_TEXT("Findings", "%1: estimated by true rank, %2 game")
                                      : EVENMATCH_TEXT("Findings", "%1: estimated by true rank, %2 games");
            addPlot(findings, confusionPlot({title, {name, std::to_string(n)}}, rows, method, n, known.scale));
        }
}

/// Trees with or without one kind of feature, then baselines without moves.
struct Variants {
    Estimators estimators;
    std::vector<core::Phrase> names; ///< of the trees
    bool published = false;
};

/// `published`: the paper's features, predictions rounded; everything also with up to five times as many trees. Otherwise our features, and
/// the rank whose mean prediction is nearest.
core::Result<Variants> growVariants(
    const Experiment& experiment, const KnownSides& known, const std::vector<int>& games, bool published, jobs::JobContext& job)
{
    Variants grown;
    grown.published = published;
    auto sets = published ? publishedVariants(known.outside) : ownVariants(known.outside);
    const std::size_t stopping = sets.size();
    if (published)
        sets.push_back({EVENMATCH_TEXT("Findings", "everything, up to 500 trees"), sets.front().kinds});
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        job.report(i, sets.size());
        auto options = metaOptions(experiment, games);
        options.set = sets[i];
        if (i == stopping) {
            options.stopEvery = options.forest.trees / 4;
            options.forest.trees *= 5;
        }
        auto some = metaFrom(known, options);
        if (!some)
            return some.error();
        grown.names.emplace_back(sets[i].name);
        grown.estimators.push_back(std::move(published ? some->back() : some->front()));
    }
    std::ranges::move(baselinesFrom(known.scale, known.candidates), std::back_inserter(grown.estimators));
    return grown;
}

/// The accuracy of each estimator. Rounded trees are named like their features.
std::vector<strength::AccuracyRow> measureVariants(
    const Variants& grown, const KnownSides& known, const strength::ProtocolOptions& protocol)
{
    auto rows = strength::measureAccuracy(pointersTo(grown.estimators), known.query, protocol);
    constexpr std::string_view kRounded = "-rounded";
    for (strength::AccuracyRow& row : rows)
        if (row.method.ends_with(kRounded))
            row.method.resize(row.method.size() - kRounded.size());
    return rows;
}

/// For every measured number of games: the accuracy of each set, exact and within one rank, with a table of the paper.
void addAblation(Findings& findings, const Variants& grown, std::span<const strength::AccuracyRow> rows, const std::vector<int>& games,
    const char* papersTable)
{
    const auto titled = [&](core::Phrase title) {
        return grown.published ? title : core::Phrase{EVENMATCH_TEXT("Findings", "%1, with our features"), {std::move(title)}};
    };
    for (const bool within1 : {false, true})
        for (const int n : games) {
            core::Phrase title{n == 1 ? EVENMATCH_TEXT("Findings", "Correct rank after %1 game")
                                      : EVENMATCH_TEXT("Findings", "Correct rank after %1 games"),
                {std::to_string(n)}};
            if (within1)
                title = {EVENMATCH_TEXT("Findings", "%1: within one rank"), {std::move(title)}};
            FindingsTable table = sideBySide(titled(std::move(title)), rows, n, within1);
            if (table.rows.empty())
                continue;
            if (grown.published)
                setAblation(table, papersTable, n, within1);
            findings.tables.push_back(std::move(table));
        }
    std::vector<FindingsTable> series;
    for (const core::Phrase& name : grown.names)
        series.push_back(byGames("", rows, name.text));
    findings.plots.push_back(plotOf(
        titled(EVENMATCH_TEXT("Findings", "Effect of each kind of feature")), EVENMATCH_TEXT("Findings", "games"), series, grown.names));
}

/// What the tables of an ablation contain.
constexpr const char* kAblationNote
    = "First the paper's features (mean β, geometric means of priors, losses) and rounded predictions, beside the paper's numbers, and "
      "everything with up to 500 trees, as many as serve held-out players best. Then our features: β (level, quality, their spread), "
      "priors (logarithms, relative to each other, and of the policy without a rank), losses and values, length of the game; a set's "
      "rank is the one whose mean prediction is nearest. All rows use the same samples.";

} // namespace

core::Result<Findings> reproduceMetaAccuracy(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {.outside = true}, job);
    if (!known)
        return known.error();
    const auto games = experiment.options.quick ? std::vector{1, 20} : std::vector{1, 5, 10, 15, 20};
    const auto estimators = metaAndOthers(experiment, *known, games);
    if (!estimators)
        return estimators.error();
    const auto methods = pointersTo(*estimators);
    const auto rows = strength::measureAccuracy(methods, known->query, protocolOf(experiment, games));

    Findings findings;
    FindingsTable published = byGames(rightByGames(EVENMATCH_TEXT("Findings", "Trees, rounded as published")), rows, "meta-rounded");
    FindingsTable within1 = byGames(nearByGames(EVENMATCH_TEXT("Findings", "Trees, rounded as published")), rows, "meta-rounded", true);
    FindingsTable ours = byGames(rightByGames(EVENMATCH_TEXT("Findings", "Trees, nearest rank mean")), rows, "meta");
    const FindingsTable together = byGames(rightByGames("β and the discriminant together"), rows, "beta+discriminant");
    FindingsTable beta = byGames(rightByGames(EVENMATCH_TEXT("Findings", "β alone")), rows, "beta");
    FindingsTable betaWithin1 = byGames(nearByGames(EVENMATCH_TEXT("Findings", "β alone")), rows, "beta", true);
    setTable1(published, *known, "");
    setTable1(within1, *known, " ±1");
    setTable1(beta, *known, " SE");
    setTable1(betaWithin1, *known, " SE ±1");
    const std::vector<FindingsTable> series{published, beta, ours, together, byGames("", rows, "source")};
    findings.plots = {plotOf(EVENMATCH_TEXT("Findings", "Correct ranks"), EVENMATCH_TEXT("Findings", "games"), series,
        {EVENMATCH_TEXT("Findings", "trees"), EVENMATCH_TEXT("Findings", "β alone"), EVENMATCH_TEXT("Findings", "trees, nearest mean"),
            "β and discriminant", EVENMATCH_TEXT("Findings", "(source only)")})};
    findings.tables = {published, within1, ours, together, beta, betaWithin1};
    findings.tables.push_back(sideBySide(rightAfter(EVENMATCH_TEXT("Findings", "Comparison"), 20), rows, 20));
    addConfusions(findings, *known, rows, games, false);
    findings.notes = {known->circumstances, kTreesDiffer};
    addEvidence(experiment, *known, methods, 20, findings);
    return findings;
}

core::Result<Findings> reproduceAblation(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {.outside = true}, job);
    if (!known)
        return known.error();
    const auto games = experiment.options.quick ? std::vector{1, 20} : std::vector{1, 5, 10, 15, 20};
    const auto protocol = protocolOf(experiment, games);
    Findings findings;
    findings.notes = {known->circumstances, kTreesDiffer, kAblationNote, "The paper's numbers are from its tables 2 (Go) and 3 (chess)."};
    for (const bool published : {true, false}) {
        const auto grown = growVariants(experiment, *known, games, published, job);
        if (!grown)
            return grown.error();
        addAblation(findings, *grown, measureVariants(*grown, *known, protocol), games, known->isGo() ? "Table 2" : "Table 3");
        if (!published)
            addEvidence(experiment, *known, pointersTo(grown->estimators), 20, findings);
    }
    return findings;
}

core::Result<Findings> reproducePlayersAblation(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readPlayers(experiment, job);
    if (!known)
        return known.error();
    const auto games = experiment.options.quick ? std::vector{1, 3} : std::vector{5, 10, 15};
    auto protocol = protocolOf(experiment, games);
    protocol.sampling = strength::Sampling::Player;
    Findings findings;
    findings.notes = {known->circumstances, kTreesDiffer, kAblationNote,
        "Each sample contains the games of one player. Named players: " + playersWith(known->query, games)
            + ". The paper's numbers are from its tables 7 (Go) and 8 (chess)."};
    for (const bool published : {true, false}) {
        const auto grown = growVariants(experiment, *known, games, published, job);
        if (!grown)
            return grown.error();
        const auto rows = measureVariants(*grown, *known, protocol);
        if (rows.empty())
            return core::Error{
                core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "players with several games"), experiment.options.data.string()};
        addAblation(findings, *grown, rows, games, known->isGo() ? "Table 7" : "Table 8");
    }
    return findings;
}

core::Result<Findings> reproducePlayers(const Experiment& experiment, jobs::JobContext& job)
{
    const bool quick = experiment.options.quick;
    const auto known = readPlayers(experiment, job);
    if (!known)
        return known.error();
    const auto games = quick ? std::vector{1, 3} : std::vector{1, 5, 10, 15, 20};
    const auto estimators = metaAndOthers(experiment, *known, games);
    if (!estimators)
        return estimators.error();
    const auto methods = pointersTo(*estimators);
    auto protocol = protocolOf(experiment, games);
    const auto random = strength::measureAccuracy(methods, known->query, protocol);
    protocol.sampling = strength::Sampling::Player;
    auto player = strength::measureAccuracy(methods, known->query, protocol);
    // Fewer ranks are easier to distinguish, and the paper has players of all ranks.
    std::erase_if(player, [&](const strength::AccuracyRow& row) { return 2 * static_cast<std::size_t>(row.ranks) < known->scale.size(); });
    if (player.empty())
        return core::Error{core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "players with several games in half of the ranks"),
            experiment.options.data.string()};
    const int most = std::ranges::max(player, {}, &strength::AccuracyRow::games).games;

    Findings findings;
    const auto add
        = [&](const core::Phrase& what, std::span<const strength::AccuracyRow> rows, const char* method, const std::string& column) {
              for (const bool within1 : {false, true}) {
                  FindingsTable table = byGames(within1 ? nearByGames(what) : rightByGames(what), rows, method, within1);
                  setPapers(table, *known, "Table 4", "Table 5", column + (within1 ? " ±1" : ""));
                  findings.tables.push_back(std::move(table));
              }
          };
    add(EVENMATCH_TEXT("Findings", "Trees, rounded as published, games of one player"), player, "meta-rounded", "one player");
    add(EVENMATCH_TEXT("Findings", "Trees, rounded as published, games of many players of the rank"), random, "meta-rounded", "anyone");
    add(EVENMATCH_TEXT("Findings", "β alone, games of one player"), player, "beta", "one player SE");
    add(EVENMATCH_TEXT("Findings", "β alone, games of many players of the rank"), random, "beta", "anyone SE");
    const FindingsTable likelihood
        = byGames(rightByGames(EVENMATCH_TEXT("Findings", "Likelihood of the ranks' policies, games of one player")), player, "likelihood");
    const std::vector<FindingsTable> series{findings.tables[2], findings.tables[0], likelihood, byGames("", player, "source")};
    findings.plots
        = {plotOf(EVENMATCH_TEXT("Findings", "Games of one player and of many players"), EVENMATCH_TEXT("Findings", "games"), series,
            {EVENMATCH_TEXT("Findings", "games of many players"), EVENMATCH_TEXT("Findings", "games of one player"),
                EVENMATCH_TEXT("Findings", "one player, likelihood"), EVENMATCH_TEXT("Findings", "(one player, source only)")})};
    findings.tables.push_back(likelihood);
    addConfusions(findings, *known, player, quick ? games : std::vector{5, 10, 15}, true);
    const std::string count = std::to_string(most);
    findings.tables.push_back(
        sideBySide({EVENMATCH_TEXT("Findings", "Comparison, %1 games of one player: correct rank"), {count}}, player, most));
    findings.tables.push_back(
        sideBySide({EVENMATCH_TEXT("Findings", "Comparison, %1 games of many players: correct rank"), {count}}, random, most));
    findings.notes = {known->circumstances, kTreesDiffer,
        "The paper has " + paperText("MULTI", "Section 6", "players of a rank", "value") + " players of every rank with "
            + paperText("MULTI", "Section 6", "games of a player", "value")
            + " games each. Named players here: " + playersWith(known->query, games),
        "A number of games is measured for one player if half of the ranks have a player with that many games. The results for many "
        "players use the same sides."};
    return findings;
}

} // namespace evenmatch::experiments
