// evenmatch-cli profile MODEL --candidates DIR: measures what each rank shows in β and writes it into the model, with all that estimators need.
#include "app/cli/known_sides.h"
#include "app/cli/measure.h"
#include "core/strength/estimators.h"
#include "core/strength/side_features.h"
#include "core/strength/profile_builder.h"
#include "nn/player_fit.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <iterator>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct Options {
    MeasureOptions measure;
    fs::path candidates;
    fs::path ladder;
    fs::path train;
    std::string stratum;
    std::size_t perRank = 0;
    std::size_t trainPerRank = 250;
    std::string metaGames = "1,5,10,15,20";
    std::string verified;
    std::string name;
    OutsideOptions outside;
    std::size_t outsidePerRank = 300;
};

/// The estimator chosen for players and how its intervals came out: of each number of games the level, the mean width, the players.
nlohmann::json playersJson(const nn::ModelDescription& model)
{
    nlohmann::json json = nlohmann::json::parse(model.other.at(nn::kPlayersKey));
    json.erase("phases");
    return json;
}

void printProfile(Context& context, const nn::ModelDescription& model, const fs::path& path)
{
    const strength::RankProfile& profile = *model.profile;
    if (context.json) {
        nlohmann::ordered_json ranks = nlohmann::ordered_json::array();
        for (std::size_t r = 0; r < profile.ranks.size(); ++r) {
            const strength::RankEntry& entry = profile.ranks[r];
            ranks.push_back({{"rank", profile.scale.name(r)}, {"games", entry.games}, {"moves", entry.moves}, {"beta", entry.beta.mean},
                             {"betaSpread", entry.beta.spread}, {"quality", entry.quality.mean}, {"qualitySpread", entry.quality.spread}});
        }
        nlohmann::ordered_json metaModels = nlohmann::ordered_json::array();
        for (const auto& [name, bytes] : model.metaModels)
            metaModels.push_back(name);
        return print({{"network", path.string()}, {"ranks", ranks}, {"metaModels", metaModels}, {"players", playersJson(model)}});
    }
    std::cout << "rank            games    moves        β  ±games   quality  ±games\n" << std::fixed << std::setprecision(3);
    for (std::size_t r = 0; r < profile.ranks.size(); ++r) {
        const strength::RankEntry& entry = profile.ranks[r];
        std::cout << std::left << std::setw(12) << profile.scale.name(r) << std::right << std::setw(9) << entry.games << std::setw(9) << entry.moves
                  << std::setw(9) << entry.beta.mean << std::setw(8) << entry.beta.spread << std::setw(10) << entry.quality.mean << std::setw(8)
                  << entry.quality.spread << '\n';
    }
    const nlohmann::json players = playersJson(model);
    const std::string chosen = players["chosen"];
    const nlohmann::json& calibration = players["calibrations"][chosen];
    std::cout << "\nOf one player's games: " << chosen << ", temperature " << calibration["base"].get<double>() << " · (1 + (games − 1) · "
              << calibration["likeness"].get<double>() << ")\ngames  players  ranks in an 80 % interval\n" << std::setprecision(1);
    for (const nlohmann::json& row : calibration["rows"])
        std::cout << std::setw(5) << row["games"].get<int>() << std::setw(9) << row["players"].get<int>() << std::setw(10) << row["width"].get<double>() << '\n';
}

/// What β̄ is made of: where rungs of a ladder play at a rank, theirs alone, for their strength was measured, and people of that rank are
/// few or met only stronger ones.
strength::RankProfile profileOf(const strength::RankScale& scale, std::span<const strength::ScoredSide> people, std::span<const strength::ScoredSide> rungs)
{
    std::vector<bool> hasRungs(scale.size());
    for (const strength::ScoredSide& side : rungs)
        hasRungs[static_cast<std::size_t>(side.labels.rank)] = true;
    std::vector<strength::ScoredSide> shown(rungs.begin(), rungs.end());
    std::ranges::copy_if(people, std::back_inserter(shown), [&](const strength::ScoredSide& side) { return !hasRungs[static_cast<std::size_t>(side.labels.rank)]; });
    strength::RankProfile profile = strength::buildProfile(scale, shown);
    for (std::size_t rank = 0; rank < scale.size(); ++rank)
        profile.ranks[rank].ladder = hasRungs[rank];
    return profile;
}

/// A sample of the candidates with what the named programs say of it; empty where none was named.
core::Result<std::vector<strength::ScoredSide>> hearCandidates(const Options& options, Measurement& measurement)
{
    if (!options.outside.any())
        return std::vector<strength::ScoredSide>{};
    return measurement.analyse(options.candidates, options.outsidePerRank, options.outside);
}

/// Trees for every feature set: of the network alone on all sides, else on those that other programs were asked about.
core::Result<std::vector<nn::MetaModel>> growAll(std::span<const strength::ScoredSide> sides, std::span<const strength::ScoredSide> heard, std::size_t ranks,
                                                 const std::vector<int>& games)
{
    std::vector<nn::MetaModel> all;
    for (const strength::FeatureSet& set : strength::featureSets(nn::outsideKindsIn(heard))) {
        auto some = set.needs().any() ? nn::fitMetaModels(nn::sidesWith(set.needs(), heard), ranks, {.games = games, .set = set})
                                      : nn::fitMetaModels(sides, ranks, {.games = games, .set = set});
        if (!some)
            return some.error();
        std::ranges::move(*some, std::back_inserter(all));
    }
    return all;
}

core::Result<std::vector<strength::ScoredSide>> analyseCandidates(const Options& options, Measurement& measurement)
{
    auto candidates = measurement.analyse(options.candidates, options.perRank);
    if (!candidates || options.stratum.empty())
        return candidates;
    for (Stratum& stratum : strataOf(*candidates, 1))
        if (stratum.name == options.stratum)
            return std::move(stratum.sides);
    return core::Error{core::ErrorCode::NotFound, options.stratum, options.candidates.string()};
}

core::Result<void> run(const Options& options, Context& context)
{
    const auto games = parseCounts(options.metaGames);
    if (!games)
        return games.error();
    auto measurement = Measurement::open(options.measure);
    if (!measurement)
        return measurement.error();
    auto candidates = analyseCandidates(options, *measurement);
    if (!candidates)
        return candidates.error();
    const std::size_t ranks = measurement->scale().size();
    std::vector<strength::ScoredSide> rungs;
    if (!options.ladder.empty()) {
        auto analysed = measurement->analyse(options.ladder, options.perRank);
        if (!analysed)
            return analysed.error();
        rungs = *std::move(analysed);
    }
    const strength::RankProfile profile = profileOf(measurement->scale(), *candidates, rungs);
    const strength::EstimatorFit fit = strength::fitEstimators(*candidates, ranks);

    std::vector<strength::ScoredSide> forMeta = *candidates;
    if (!options.train.empty()) {
        auto more = measurement->analyse(options.train, options.trainPerRank);
        if (!more)
            return more.error();
        std::ranges::move(*more, std::back_inserter(forMeta));
    }
    const auto heard = hearCandidates(options, *measurement);
    if (!heard)
        return heard.error();
    const auto meta = growAll(forMeta, *heard, ranks, *games);
    if (!meta)
        return meta.error();

    std::cerr << "calibrating for the games of one player…\n";
    auto players = nn::fitPlayers(measurement->scale(), *candidates, *heard, {.meta = {.games = *games}});
    if (!players)
        return players.error();
    (*players)[nn::kAskedKey] = nn::askedJson(measurement->asked());

    nn::ModelDescription written;
    const auto done = nn::rewriteMetadata(options.measure.model, [&](nn::ModelDescription& description) {
        const std::string before = description.profile ? description.profile->verified : std::string();
        description.name = options.name.empty() ? description.name : options.name;
        description.profile = profile;
        description.profile->verified = options.verified.empty() ? before : options.verified;
        description.other[nn::kPlayersKey] = players->dump();
        description.other["estimators"] = strength::toJson(fit).dump();
        description.metaModels = nn::toBytes(*meta);
        written = description;
    });
    if (done)
        printProfile(context, written, options.measure.model);
    return done;
}

} // namespace

void addProfile(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "profile", "Measure the β of every rank on candidate games and write it into a model");
    const auto options = std::make_shared<Options>();
    addMeasureOptions(*command, options->measure);
    command->add_option("--candidates", options->candidates, "Folder of games with known ranks that were not trained on")->required();
    command->add_option("--per-rank", options->perRank, "Look at so many sides of each rank; 0: at all")->capture_default_str();
    command->add_option("--stratum", options->stratum, "Only candidates of this one, as the tables of evaluate name it: a profile of one source");
    command->add_option("--ladder", options->ladder, "Folder of games between rungs of a ladder that were not trained on: the β of their ranks is theirs");
    command->add_option("--train", options->train, "Further games to fit the meta-model on (β of games trained on flatters)");
    command->add_option("--train-per-rank", options->trainPerRank, "Sides of each rank of those")->capture_default_str();
    command->add_option("--meta-games", options->metaGames, "Numbers of games to fit a meta-model for")->capture_default_str();
    addOutsideOptions(*command, options->outside);
    command->add_option("--outside-per-rank", options->outsidePerRank, "Ask those about so many sides of each rank; 0: about all")->capture_default_str();
    command->add_option("--name", options->name, "What users will read as the network's name (default: as it is)");
    command->add_option("--verified", options->verified, "How far the ranks can be trusted, in a sentence that users will read");
    command->callback([options, &context] { runCommand(context, [&] { return run(*options, context); }); });
}

} // namespace evenmatch::cli
