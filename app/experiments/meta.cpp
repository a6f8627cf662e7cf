// reproduce multi-accuracy, multi-ablation, multi-players: ranks by trees on β, policies and losses (ALGORITHMS.md 4).
#include "app/experiments/sides.h"
#include "nn/meta_model.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace evenmatch::experiments {

namespace {

using strength::Estimators;
using strength::ScoredSide;

struct PaperRow {
    const char* games;
    double go;
    double chess;
};
constexpr std::array<PaperRow, 5> kMeta
    = {{{"1", 37.5, 32.2}, {"5", 64.8, 58.7}, {"10", 79.6, 74.3}, {"15", 87.5, 81.5}, {"20", 91.7, 86.2}}};
constexpr std::array<PaperRow, 2> kMetaWithin1 = {{{"1", 82.8, 78.8}, {"5", 98.8, 97.2}}};
constexpr std::array<PaperRow, 5> kBeta
    = {{{"1", 33.7, 31.8}, {"5", 56.3, 51.7}, {"10", 71.4, 66.5}, {"15", 78.2, 73.6}, {"20", 83.8, 79.5}}};
constexpr std::array<PaperRow, 3> kPlayers = {{{"5", 58.1, 52.2}, {"10", 61.0, 57.0}, {"15", 63.2, 60.4}}};

void setPapers(FindingsTable& table, const KnownSides& known, std::span<const PaperRow> figures)
{
    for (const PaperRow& row : figures)
        setPaper(table, row.games, known.isGo() ? row.go : row.chess);
}

nn::MetaOptions metaOptions(const Experiment& experiment, std::vector<int> games)
{
    nn::MetaOptions options{.games = std::move(games)};
    options.forest.seed = experiment.options.seed;
    if (experiment.options.quick) {
        options.draws = 100;
        options.forest.trees = 30;
    }
    return options;
}

core::Result<Estimators> metaFrom(const KnownSides& known, const nn::MetaOptions& options)
{
    auto models = nn::fitMetaModels(known.candidates, known.scale.size(), options);
    if (!models)
        return models.error();
    return nn::metaEstimators(*std::move(models));
}

/// The trees' estimators first: by what the network says, and with what other programs say where they were asked.
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

constexpr const char* kLosses
    = "differs from the paper: losses by the network's own value instead of a strong engine's; as many levels as ranks, from one network; "
      "trees of XGBoost with LightGBM's defaults, grown on candidates";

/// What the trees may look at. The game's length is none of the paper's features.
std::vector<strength::FeatureSet> variants(strength::OutsideKinds with)
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

/// "5 games: 61 players of 7 ranks; …"
std::string playersWith(const std::vector<ScoredSide>& sides, const std::vector<int>& games)
{
    std::map<std::pair<int, std::string>, int> counts;
    for (const ScoredSide& side : sides)
        if (!side.labels.player.empty())
            ++counts[{side.labels.rank, side.labels.player}];
    std::string text;
    for (const int n : games) {
        std::set<int> ranks;
        std::size_t players = 0;
        for (const auto& [who, count] : counts)
            if (count >= n) {
                ranks.insert(who.first);
                ++players;
            }
        text += (text.empty() ? "" : "; ") + std::to_string(n) + (n == 1 ? " game: " : " games: ") + std::to_string(players)
            + " players of " + std::to_string(ranks.size()) + " ranks";
    }
    return text;
}

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
    FindingsTable ours = byGames(rightByGames(EVENMATCH_TEXT("Findings", "Trees, nearest of the ranks' means")), rows, "meta");
    const FindingsTable together = byGames(rightByGames("β and the discriminant together"), rows, "beta+discriminant");
    FindingsTable beta = byGames(rightByGames(EVENMATCH_TEXT("Findings", "β alone")), rows, "beta");
    setPapers(published, *known, kMeta);
    setPapers(within1, *known, kMetaWithin1);
    setPapers(beta, *known, kBeta);
    const std::vector<FindingsTable> series{published, beta, ours, together, byGames("", rows, "source")};
    findings.plots = {plotOf(EVENMATCH_TEXT("Findings", "Ranks that are right"), EVENMATCH_TEXT("Findings", "games"), series,
        {EVENMATCH_TEXT("Findings", "trees"), EVENMATCH_TEXT("Findings", "β alone"), EVENMATCH_TEXT("Findings", "trees, nearest mean"),
            "β and discriminant", EVENMATCH_TEXT("Findings", "(source alone)")})};
    findings.tables = {published, within1, ours, together, beta};
    findings.tables.push_back(sideBySide(rightAfter(EVENMATCH_TEXT("Findings", "Side by side"), 20), rows, 20));
    findings.notes = {known->circumstances, kLosses};
    addEvidence(experiment, *known, methods, 20, findings);
    return findings;
}

core::Result<Findings> reproduceAblation(const Experiment& experiment, jobs::JobContext& job)
{
    const auto known = readKnownSides(experiment, {.outside = true}, job);
    if (!known)
        return known.error();
    const auto games = experiment.options.quick ? std::vector{1, 20} : std::vector{1, 5, 10, 20};
    Estimators estimators;
    std::vector<core::Phrase> names;
    const auto sets = variants(known->outside);
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        job.report(i, sets.size());
        auto options = metaOptions(experiment, games);
        options.draws = std::min(options.draws, 1000);
        options.set = sets[i];
        auto some = metaFrom(*known, options);
        if (!some)
            return some.error();
        names.emplace_back(sets[i].name);
        estimators.push_back(std::move(some->front()));
    }
    std::ranges::move(baselinesFrom(known->scale, known->candidates), std::back_inserter(estimators));
    const auto methods = pointersTo(estimators);
    const auto rows = strength::measureAccuracy(methods, known->query, protocolOf(experiment, games));
    Findings findings;
    std::vector<FindingsTable> series;
    for (const int n : games)
        findings.tables.push_back(
            sideBySide({n == 1 ? EVENMATCH_TEXT("Findings", "Right after %1 game") : EVENMATCH_TEXT("Findings", "Right after %1 games"),
                           {std::to_string(n)}},
                rows, n));
    for (const core::Phrase& name : names)
        series.push_back(byGames("", rows, name.text));
    findings.plots
        = {plotOf(EVENMATCH_TEXT("Findings", "What each kind of feature brings"), EVENMATCH_TEXT("Findings", "games"), series, names)};
    findings.notes = {known->circumstances, kLosses,
        "features: β (level, quality, their spread), priors (the ranks' and the free policy), losses (and values), length of the game; "
        "the same draws for every row; our material has none of the paper's figures for this"};
    addEvidence(experiment, *known, methods, 20, findings);
    return findings;
}

core::Result<Findings> reproducePlayers(const Experiment& experiment, jobs::JobContext& job)
{
    const bool quick = experiment.options.quick;
    const auto known = readKnownSides(experiment, {.ofPlayer = quick ? 3U : 5U, .outside = true}, job);
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
    // Few ranks are easier to tell apart than many, and the paper has players of all.
    std::erase_if(player, [&](const strength::AccuracyRow& row) { return 2 * static_cast<std::size_t>(row.ranks) < known->scale.size(); });
    if (player.empty())
        return core::Error{core::ErrorCode::NotFound, "players with several games in half of the ranks", experiment.options.data.string()};
    const int most = std::ranges::max(player, {}, &strength::AccuracyRow::games).games;

    Findings findings;
    FindingsTable ofOne
        = byGames(rightByGames(EVENMATCH_TEXT("Findings", "Trees, rounded as published, games of one player")), player, "meta-rounded");
    FindingsTable ofMany = byGames(
        rightByGames(EVENMATCH_TEXT("Findings", "Trees, rounded as published, games of anyone of the rank")), random, "meta-rounded");
    setPapers(ofOne, *known, kPlayers);
    setPapers(ofMany, *known, kMeta);
    const FindingsTable likelihood
        = byGames(rightByGames(EVENMATCH_TEXT("Findings", "Likelihood of the ranks' policies, games of one player")), player, "likelihood");
    const std::vector<FindingsTable> series{ofMany, ofOne, likelihood, byGames("", player, "source")};
    findings.plots = {plotOf(EVENMATCH_TEXT("Findings", "Games of one player and of many"), EVENMATCH_TEXT("Findings", "games"), series,
        {EVENMATCH_TEXT("Findings", "games of anyone"), EVENMATCH_TEXT("Findings", "of one player"),
            EVENMATCH_TEXT("Findings", "of one, likelihood"), EVENMATCH_TEXT("Findings", "(of one, source alone)")})};
    findings.tables = {ofOne,
        byGames({EVENMATCH_TEXT("Findings", "%1: at most one rank off"),
                    {EVENMATCH_TEXT("Findings", "Trees, rounded as published, games of one player")}},
            player, "meta-rounded", true),
        ofMany, likelihood};
    const std::string count = std::to_string(most);
    findings.tables.push_back(
        sideBySide({EVENMATCH_TEXT("Findings", "Side by side, %1 games of one player: right"), {count}}, player, most));
    findings.tables.push_back(sideBySide({EVENMATCH_TEXT("Findings", "Side by side, %1 games of anyone: right"), {count}}, random, most));
    findings.notes = {known->circumstances, kLosses,
        "the paper has 100 players of every rank with 20 games each; here, of named players: " + playersWith(known->query, games),
        "of one player, a number of games is measured where half of the ranks have a player with as many; what is said of anyone rests on "
        "the same sides"};
    return findings;
}

} // namespace evenmatch::experiments
