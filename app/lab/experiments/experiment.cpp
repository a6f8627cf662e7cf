#include "app/lab/experiments/experiment.h"

#include "core/json_text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <fstream>

namespace evenmatch::experiments {

namespace {

using nlohmann::ordered_json;

constexpr std::array kLines = {
    ReproduceLine{"se-accuracy", "accuracy of the estimated rank from 1 to 100 games (SE, figures 2, 6 and 8)", reproduceAccuracy, true},
    ReproduceLine{"se-by-move", "mean β of every rank at each move of a game (SE, figure 3)", reproduceByMove, true},
    ReproduceLine{"se-phases", "accuracy from the first 50 moves, the last 50, or one (SE, figures 9 and 10)", reproducePhases, true},
    ReproduceLine{
        "se-limited-ranks", "accuracy when only 2 or 3 of the ranks were used for training (SE, figure 5)", reproduceLimitedRanks, true},
    ReproduceLine{"se-winrate", "win rate of every rank against the middle one (SE, figures 4 and 7, table 4)", reproduceWinRate, false,
        "chess go go9", "", 4},
    ReproduceLine{"se-roundrobin", "round robin of SA and SE at five ranks (SE, table 5)", reproduceRoundRobin, false, "chess go go9",
        "se-winrate", 4},
    ReproduceLine{"se-move-accuracy", "how often searches choose the human's move (SE, tables 1 and 2)", reproduceMoveAccuracy, true,
        "chess go go9", "se-winrate", 4},
    ReproduceLine{"sa-elo", "Elo of the strength index z, with linear and logistic fits (SA, table 1, figures 1 and 2)", reproduceIndexElo},
    ReproduceLine{"sa-bound", "every move that z may choose is within ln R_th of the best (SA, figures 3 and 4, table 2)",
        reproduceIndexBound, false, "chess go go9", "sa-elo"},
    ReproduceLine{"sa-intergame", "z adapts to five fixed opponents from game to game (SA, table 3)", reproduceBetweenGames, false,
        "chess go go9", "", 4},
    ReproduceLine{
        "sa-intragame", "z adapts to its opponent within a game (SA, table 4)", reproduceWithinGame, false, "chess go go9", "", 4},
    ReproduceLine{"multi-accuracy", "ranks estimated by trees on β, policies and losses (MULTI, table 1, figures 6 to 10)",
        reproduceMetaAccuracy, true},
    ReproduceLine{
        "multi-ablation", "effect of each kind of feature (MULTI, tables 2 and 3)", reproduceAblation, true, "chess go go9", "", 4},
    ReproduceLine{"multi-players", "accuracy for games of one player and of many (MULTI, tables 4 and 5, figures 11 to 13)",
        reproducePlayers, true, "chess go go9", "", 4},
    ReproduceLine{"multi-spread", "spread of players of one rank (MULTI, figures 4, 5, 14 and 15)", reproduceSpread, true},
    ReproduceLine{"multi-ablation-one", "effect of each kind of feature for games of one player (MULTI, tables 7 and 8)",
        reproducePlayersAblation, true, "chess go go9", "", 4},
    ReproduceLine{"multi-roles", "levels whose policies distinguish ranks (MULTI, figure 2)", reproduceRoles, true},
    ReproduceLine{"multi-levels", "ranks estimated from one level's policy, another's, and both (MULTI, section 5.3, table 6)",
        reproduceLevels, true},
    ReproduceLine{"multi-losses", "mean loss at each ply (MULTI, figure 3)", reproduceLosses, true},
    ReproduceLine{
        "complexity-quality", "balance of two players, by wins and by TrueSkill (COMPLEX, figure 2)", reproduceMatchQuality, false, ""},
    ReproduceLine{"complexity-bounds", "UCT measured in iterations of UCT from given bounds (COMPLEX, table I, figures 3 and 4)",
        reproduceFixedBounds, false, ""},
    ReproduceLine{
        "complexity-known", "UCT measured in iterations of UCT, on three games (COMPLEX, table II)", reproduceKnownComplexity, false, ""},
    ReproduceLine{"complexity-unknown", "simple players measured in iterations of UCT (COMPLEX, table III)", reproduceUnknownComplexity,
        false, "", "", 4},
};

} // namespace

std::string formOf(const ExperimentOptions& options) { return options.game + (options.quick ? "-quick" : ""); }

std::filesystem::path Experiment::stateFile(const std::string& part) const
{
    const std::string seed = options.seed == ExperimentOptions().seed ? "" : "-seed" + std::to_string(options.seed);
    return options.folder / "state"
        / (line + "-" + formOf(options) + (networkContent.empty() ? "" : "-" + networkContent) + "-" + part + seed + ".jsonl");
}

std::filesystem::path Experiment::resultFile(const std::string& of) const
{
    return options.folder / (of + "-" + formOf(options) + ".json");
}

std::optional<ordered_json> Experiment::earlier(const std::string& other) const
{
    std::ifstream stream(resultFile(other));
    ordered_json json = stream ? core::readOrderedJson(stream) : ordered_json();
    if (!json.is_object() || !json.contains("settings") || !json.contains("tables") || !json["tables"].is_array() || json["tables"].empty()
        || !std::ranges::all_of(json["tables"], [](const ordered_json& table) { return table.contains("rows"); }))
        return std::nullopt;
    Experiment asked = *this;
    asked.line = other;
    const ordered_json wanted = settingsOf(asked);
    for (const char* key : {"edition", "line", "game", "network", "networkContent", "quick", "simulations"})
        if (!json["settings"].contains(key) || json["settings"][key] != wanted[key])
            return std::nullopt;
    return json;
}

ordered_json settingsOf(const Experiment& experiment)
{
    const ExperimentOptions& options = experiment.options;
    const auto line = std::ranges::find_if(kLines, [&](const ReproduceLine& one) { return experiment.line == one.name; });
    assert(line != kLines.end());
    ordered_json settings = {{"edition", line->edition}, {"line", experiment.line}, {"game", options.game}, {"network", options.network},
        {"networkContent", experiment.networkContent}, {"data", options.data.string()}, {"quick", options.quick}, {"games", options.games},
        {"simulations", options.simulations}, {"seed", options.seed}};
    if (!options.classifier.empty())
        settings.update({{"classifier", options.classifier}, {"classifierContent", experiment.classifierContent}});
    if (!options.seen.empty())
        settings.update({{"seen", options.seen}, {"seenContent", experiment.seenContent}});
    if (options.valueAfter)
        settings["valueAfter"] = true;
    if (options.selected)
        settings["selected"] = true;
    const search::OutsidePrograms& outside = options.outside;
    if (!outside.katago.empty())
        settings["katago"] = {outside.katago, outside.human, outside.style, outside.visits};
    if (!outside.stockfish.empty())
        settings["stockfish"] = {outside.stockfish, outside.nodes};
    if (!outside.maia.empty())
        settings["maia"] = {outside.maia.string(), outside.maiaLevels};
    if (*line->reads != '\0')
        if (const auto read = experiment.earlier(line->reads))
            for (const auto& table : (*read)["tables"])
                for (const auto& row : table["rows"])
                    settings[line->reads].push_back(row.value("ours", ordered_json()));
    return settings;
}

std::vector<std::size_t> spreadRanks(std::size_t ranks, std::size_t count)
{
    std::vector<std::size_t> chosen;
    count = std::min(count, ranks);
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(count > 1 ? (i * (ranks - 1) + (count - 1) / 2) / (count - 1) : 0);
    return chosen;
}

void Experiment::tell(const Findings& soFar, std::uint64_t cells, std::uint64_t of, const jobs::JobContext& job) const
{
    job.report(0, 1); // of the next cell
    if (onFound)
        onFound(soFar, cells, of);
}

std::span<const ReproduceLine> reproduceLines() { return kLines; }

} // namespace evenmatch::experiments
