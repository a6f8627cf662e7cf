// evenmatch-lab profile MODEL --candidates DIR: measures the β of each rank and stores it in the model with the data of estimators.
#include "app/lab/commands.h"
#include "app/lab/experiments/sides/known_sides.h"
#include "app/lab/support/measure.h"
#include "app/lab/support/play_table.h"
#include "core/game/family.h"
#include "core/json_text.h"
#include "core/strength/estimate/side_features.h"
#include "core/strength/estimators/estimators.h"
#include "core/strength/fit/profile_builder.h"
#include "core/whole_file.h"
#include "nn/model/boards.h"
#include "nn/ranks/estimators/player_fit.h"
#include "search/player/search_style.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <map>
#include <span>
#include <utility>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;

struct ProfileOptions {
    MeasureOptions measure;
    fs::path candidates; ///< empty: nothing is measured
    fs::path play; ///< a file with the table of opponents' settings, or "usual"
    fs::path ladder;
    fs::path players;
    fs::path train;
    std::string stratum;
    std::size_t perRank = 0;
    std::size_t trainPerRank = 250;
    std::string metaGames = "1,5,10,15,20";
    int metaDraws = nn::MetaOptions{}.draws;
    std::string verified;
    std::string name;
    search::OutsidePrograms outside;
    std::size_t outsidePerRank = 300;
    bool mixServers = false;
    bool raw = false; ///< strength::ProfileOptions::raw
};

void printProfile(Context& context, const nn::ModelDescription& model, const nn::PlayerFit& players, const fs::path& path)
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
        nlohmann::json fitted = nn::toJson(players);
        fitted.erase("phases");
        return print({{"network", path.string()}, {"ranks", ranks}, {"metaModels", metaModels}, {"players", fitted}});
    }
    std::cout << "Means over the moves of each rank, and ± the standard deviation over games\n"
                 "rank            games    moves        β       ±   quality       ±\n"
              << std::fixed << std::setprecision(3);
    for (std::size_t r = 0; r < profile.ranks.size(); ++r) {
        const strength::RankEntry& entry = profile.ranks[r];
        std::cout << std::left << std::setw(12) << profile.scale.name(r) << std::right << std::setw(9) << entry.games << std::setw(9)
                  << entry.moves << std::setw(9) << entry.beta.mean << std::setw(8) << entry.beta.spread << std::setw(10)
                  << entry.quality.mean << std::setw(8) << entry.quality.spread << '\n';
    }
    const strength::PlayerCalibration calibration = players.calibrationOf(players.chosen);
    std::cout << "\nGames of one player: " << players.chosen << ", temperature " << calibration.base << " · (1 + (games − 1) · "
              << calibration.likeness << ")\ngames  players  ranks in an interval\n"
              << std::setprecision(1);
    for (const strength::PlayerCalibration::Row& row : calibration.rows)
        std::cout << std::setw(5) << row.games << std::setw(9) << row.players << std::setw(10) << row.width << '\n';
}

/// The sides for β̄: only rungs of a ladder if a rank has them, because their strength was measured, and people of that rank are few or met
/// only stronger players.
strength::RankProfile profileOf(
    const strength::RankScale& scale, std::span<const strength::ScoredSide> people, std::span<const strength::ScoredSide> rungs, bool raw)
{
    std::vector<bool> hasRungs(scale.size());
    for (const strength::ScoredSide& side : rungs)
        hasRungs[static_cast<std::size_t>(side.labels.rank)] = true;
    std::vector<strength::ScoredSide> shown(rungs.begin(), rungs.end());
    std::ranges::copy_if(people, std::back_inserter(shown),
        [&](const strength::ScoredSide& side) { return !hasRungs[static_cast<std::size_t>(side.labels.rank)]; });
    strength::RankProfile profile = strength::buildProfile(scale, shown, {.raw = raw});
    for (std::size_t rank = 0; rank < scale.size(); ++rank)
        profile.ranks[rank].ladder = hasRungs[rank];
    return profile;
}

/// Appends the sides of a further folder to `sides`; no effect without a folder.
core::Result<void> addSides(std::vector<strength::ScoredSide>& sides, Measurement& measurement, const fs::path& folder, std::size_t perRank,
    const search::OutsidePrograms& outside = {})
{
    if (folder.empty())
        return {};
    auto more = measurement.analyse(folder, perRank, outside);
    if (!more)
        return more.error();
    std::ranges::move(*more, std::back_inserter(sides));
    return {};
}

/// Samples with the results of the named outside sources; empty without any.
struct Heard {
    std::vector<strength::ScoredSide> all; ///< of the candidates, then of the further players
    std::size_t candidates = 0;
};

core::Result<Heard> hear(const ProfileOptions& options, Measurement& measurement)
{
    Heard heard;
    if (!options.outside.any())
        return heard;
    const auto add
        = [&](const fs::path& folder) { return addSides(heard.all, measurement, folder, options.outsidePerRank, options.outside); };
    if (const auto added = add(options.candidates); !added)
        return added.error();
    heard.candidates = heard.all.size();
    if (const auto added = add(options.players); !added)
        return added.error();
    return heard;
}

/// Takes the choice of estimators and their losses from another fit, for the data that both know.
void takeChoice(const nn::PlayerFit& from, nn::PlayerFit& into)
{
    into.chosen = from.chosen;
    into.losses = from.losses;
    const auto takeKnown = [](const auto& known, auto& all) {
        for (auto& [name, value] : all)
            if (const auto found = known.find(name); found != known.end())
                value = found->second;
    };
    takeKnown(from.chosenWith, into.chosenWith);
    takeKnown(from.lossesWith, into.lossesWith);
}

constexpr int kFewerLeaves = 8;

/// The common options of all trees of a profile, except for their set.
nn::MetaOptions metaOptions(const ProfileOptions& options, const std::vector<int>& games)
{
    return {.games = games, .draws = options.metaDraws, .fewerLeaves = kFewerLeaves};
}

/// Trees for every feature set: of the network alone on all sides, with clocks on sides that have them, others on sides analysed by other
/// programs.
core::Result<std::vector<nn::MetaModel>> growAll(
    std::span<const strength::ScoredSide> sides, std::span<const strength::ScoredSide> heard, std::size_t ranks, nn::MetaOptions options)
{
    std::vector<nn::MetaModel> all;
    strength::OutsideKinds known = nn::fittableKinds(heard);
    known.clocks = nn::fittableKinds(sides).clocks && (heard.empty() || known.clocks);
    for (const strength::FeatureSet& set : strength::featureSets(known)) {
        options.set = set;
        const strength::OutsideKinds needs = set.needs();
        std::vector<strength::ScoredSide> part;
        if (needs.any())
            part = nn::sidesWith(needs, needs.ofPrograms().any() ? heard : sides);
        auto some = nn::fitMetaModels(needs.any() ? std::span<const strength::ScoredSide>(part) : sides, ranks, options);
        if (!some)
            return some.error();
        std::ranges::move(*some, std::back_inserter(all));
    }
    return all;
}

core::Result<std::vector<strength::ScoredSide>> analyseCandidates(const ProfileOptions& options, Measurement& measurement)
{
    auto candidates = measurement.analyse(options.candidates, options.perRank);
    if (!candidates || options.stratum.empty())
        return candidates;
    for (experiments::Stratum& stratum : experiments::strataOf(*candidates, 1))
        if (stratum.name == options.stratum)
            return std::move(stratum.sides);
    return core::Error{core::ErrorCode::NotFound, options.stratum, options.candidates.string()};
}

constexpr const char* kUsual = "usual";
constexpr std::uintmax_t kLargestTable = 1 << 20;

/// [{rank, …}] as in playTableJson(); missing ranks stay unchanged.
core::Result<std::vector<std::optional<strength::RankPlay>>> readTable(const fs::path& path, const nn::NetworkInfo& network)
{
    const core::Error bad{core::ErrorCode::BadValue, "play", path.string()};
    std::vector<std::optional<strength::RankPlay>> table(network.scale.size());
    const auto text = core::readWholeFile(path, kLargestTable);
    if (!text)
        return text.error();
    nlohmann::json json = core::parseJson(*text);
    if (json.is_object() && json.contains("play"))
        json = nlohmann::json(json["play"]);
    if (!json.is_array())
        return bad;
    for (const nlohmann::json& row : json) {
        const auto rank = row.is_object() && row.contains("rank") && row["rank"].is_string()
            ? network.scale.find(row["rank"].get<std::string>())
            : std::nullopt;
        if (!rank)
            return bad;
        const auto play = strength::rankPlayFromJson(row, search::playAt(network, static_cast<double>(*rank)));
        if (!play)
            return core::Error{play.error().code, {"%1 of %2", {play.error().detail, row["rank"].get<std::string>()}}, path.string()};
        table[*rank] = *play;
    }
    return table;
}

/// Sets another table, which invalidates the measurements of the ranks that it changes. REQUIRES: there is a profile
core::Result<void> writeTable(const ProfileOptions& options, const nn::NetworkInfo& network)
{
    const bool usual = options.play == kUsual;
    const auto table = usual ? std::vector<std::optional<strength::RankPlay>>(network.scale.size()) : readTable(options.play, network);
    if (!table)
        return table.error();
    return nn::rewriteMetadata(options.measure.model, [&](nn::ModelDescription& model) {
        const std::string game = gameOf(options.measure);
        for (std::size_t rank = 0; rank < table->size(); ++rank)
            if (usual || (*table)[rank])
                nn::setPlay(model, game, rank, (*table)[rank]);
    });
}

/// Sets a name and a sentence of a model without changing its profile.
core::Result<void> writeWords(const ProfileOptions& options)
{
    return nn::rewriteMetadata(options.measure.model, [&](nn::ModelDescription& model) {
        model.name = options.name.empty() ? model.name : options.name;
        if (strength::RankProfile* profile = nn::profileOn(model, gameOf(options.measure)); profile && !options.verified.empty())
            profile->verified = options.verified;
    });
}

/// The facts about the model's network on the requested board; `changes`: the board must have a part of its own.
core::Result<nn::NetworkInfo> infoOf(const MeasureOptions& options, bool changes = false)
{
    const auto model = nn::openModel(options.model);
    if (!model)
        return model.error();
    if (auto there = hasPart(options, model->info()); !there && (changes || !game::isGo(model->info().game)))
        return there.error();
    return nn::onBoard(model->info(), gameOf(options));
}

/// Shows the model's profile, after setting another table, name or sentence if given.
core::Result<void> show(const ProfileOptions& options, Context& context)
{
    auto info = infoOf(options.measure, !options.name.empty() || !options.verified.empty());
    if (info && !options.play.empty()) {
        if (!info->profile)
            return core::Error{core::ErrorCode::NoRankProfile, {}, options.measure.model.string()};
        if (auto done = writeTable(options, *info); !done)
            return done;
        info = infoOf(options.measure);
    }
    if (info && !(options.name.empty() && options.verified.empty())) {
        if (auto done = writeWords(options); !done)
            return done;
        info = infoOf(options.measure);
    }
    if (!info)
        return info.error();
    if (info->scale.empty())
        return core::Error{core::ErrorCode::NotFound, "ranks", options.measure.model.string()};
    if (!context.json) {
        printPlayTable(*info);
        return {};
    }
    nlohmann::ordered_json json = {{"network", options.measure.model.string()}, {"hash", info->hash}, {"play", playTableJson(*info)}};
    if (info->profile && info->profile->measured)
        json["measured"] = strength::toJson(*info->profile->measured);
    print(json);
    return {};
}

/// Copies the opponents' settings from the old profile: they depend on the network's policies, which are the same. Places of servers' ranks
/// depend on β and are measured again (`servers`).
void keepPlay(const strength::RankProfile& before, strength::RankProfile& profile)
{
    if (before.ranks.size() != profile.ranks.size())
        return;
    for (std::size_t rank = 0; rank < profile.ranks.size(); ++rank)
        profile.ranks[rank].play = before.ranks[rank].play;
    profile.measured = before.measured;
    profile.elsewhere = before.elsewhere;
}

/// The contents of a profile, for all boards or for one of them.
struct Profiled {
    strength::RankProfile profile;
    std::map<std::string, std::vector<std::byte>> metaModels;
    nn::Metadata fits;
};

/// Stores it in the model: as the part of the requested board if it may have one, else for all others.
void put(Profiled profiled, const std::string& board, const ProfileOptions& options, nn::ModelDescription& model)
{
    const bool isPart = !board.empty() && board != model.scale.game();
    const bool isNewPart = isPart && !model.boards.contains(board);
    const strength::RankProfile* before = nn::profileOn(std::as_const(model), board);
    if (before && isNewPart)
        keepPlay(strength::sharedWith(*before, board), profiled.profile);
    else if (before)
        keepPlay(*before, profiled.profile);
    profiled.profile.verified = !options.verified.empty() ? options.verified : before && !isNewPart ? before->verified : std::string();
    model.name = options.name.empty() ? model.name : options.name;
    if (isPart) {
        model.boards[board] = {std::move(profiled.profile), std::move(profiled.metaModels), std::move(profiled.fits)};
        return;
    }
    model.profile = std::move(profiled.profile);
    model.metaModels = std::move(profiled.metaModels);
    for (auto& [key, text] : profiled.fits)
        model.other[key] = std::move(text);
}

/// Games of several boards make a profile that is valid for none.
void warnOfBoards(std::span<const strength::ScoredSide> sides, const fs::path& folder)
{
    if (!sides.empty() && commonBoard(sides).empty())
        std::cerr << folder.string()
                  << ": the games use several board sizes, on which β differs. --board 19 uses only 19×19; --board 9 makes a separate part "
                     "for 9×9\n";
}

core::Result<void> runProfile(const ProfileOptions& options, Context& context)
{
    if (options.candidates.empty())
        return show(options, context);
    const auto games = parseCounts(options.metaGames);
    if (!games)
        return games.error();
    if (auto fine = canStore(options.measure.model); !fine)
        return fine;
    auto measurement = Measurement::open(options.measure);
    if (!measurement)
        return measurement.error();
    if (!options.mixServers && options.stratum.empty())
        measurement->keepOneServer();
    auto candidates = analyseCandidates(options, *measurement);
    if (!candidates)
        return candidates.error();
    warnOfBoards(*candidates, options.candidates);
    const std::size_t ranks = measurement->scale().size();
    std::vector<strength::ScoredSide> rungs;
    if (const auto added = addSides(rungs, *measurement, options.ladder, options.perRank); !added)
        return added.error();
    const strength::RankProfile profile = profileOf(measurement->scale(), *candidates, rungs, options.raw);
    const strength::EstimatorFit fit = strength::fitEstimators(*candidates, ranks);

    std::vector<strength::ScoredSide> forMeta = *candidates;
    if (const auto added = addSides(forMeta, *measurement, options.train, options.trainPerRank); !added)
        return added.error();
    const auto heard = hear(options, *measurement);
    if (!heard)
        return heard.error();
    const auto meta = growAll(forMeta, heard->all, ranks, metaOptions(options, *games));
    if (!meta)
        return meta.error();

    std::vector<strength::ScoredSide> forPlayers = *candidates;
    if (const auto added = addSides(forPlayers, *measurement, options.players, 0); !added)
        return added.error();
    std::cerr << "calibrating for the games of one player…\n";
    const nn::PlayerFitOptions how{.meta = metaOptions(options, *games)};
    auto players = nn::fitPlayers(measurement->scale(), forPlayers, heard->all, how);
    if (!players)
        return players.error();
    if (!options.players.empty()) { // policies are too good for training players: others choose the estimators
        const auto alone = nn::fitPlayers(measurement->scale(), *candidates, std::span(heard->all).first(heard->candidates), how);
        if (!alone)
            return alone.error();
        takeChoice(*alone, *players);
    }
    for (const nn::OutsideInfo& source : measurement->outside())
        players->sources.push_back({source.name, source.identity, source.kinds()});

    nn::ModelDescription written;
    const auto done = nn::rewriteMetadata(options.measure.model, [&](nn::ModelDescription& description) {
        put({.profile = profile,
                .metaModels = nn::toBytes(*meta),
                .fits = {{nn::kPlayersKey, core::jsonText(nn::toJson(*players))}, {"estimators", core::jsonText(strength::toJson(fit))}}},
            measurement->board(), options, description);
        written = nn::onBoard(description, measurement->board());
    });
    if (done)
        printProfile(context, written, *players, options.measure.model);
    return done;
}

} // namespace

void addProfile(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "profile",
        "Measure the β of every rank on candidate games and store it in a model; without candidates, show the settings of its opponents");
    const auto options = std::make_shared<ProfileOptions>();
    addMeasureOptions(*command, options->measure);
    command->add_option("--candidates", options->candidates, "Folder of games with known ranks that were not trained on");
    command
        ->add_option("--play", options->play,
            "Without candidates: store the opponents' settings from this file (as written by --json; \"usual\": the defaults) in the model")
        ->excludes("--candidates");
    command->add_option("--per-rank", options->perRank, "Maximum sides per rank (0: all)")->capture_default_str();
    command->add_option("--stratum", options->stratum, "Only candidates of this stratum, as named in the tables of `evaluate`");
    command->add_flag("--mix-servers", options->mixServers,
        "Also use sides from other servers than each rank's main server (each server has its own ranks)");
    command->add_option("--ladder", options->ladder, "Folder of ladder games not used for training; they set the β of the ladder's ranks");
    command->add_option("--players", options->players,
        "Folder of further games by players with several games, to calibrate intervals for one player; training games are allowed, because "
        "the estimator is chosen on candidates only");
    command->add_option("--train", options->train, "Further games to fit the meta-model on (β of training games is too high)");
    command->add_option("--train-per-rank", options->trainPerRank, "Maximum sides per rank from those games")->capture_default_str();
    command->add_option("--meta-games", options->metaGames, "Numbers of games to fit a meta-model for")->capture_default_str();
    addNumber(*command, "--meta-draws", options->metaDraws,
        "Groups of games per rank for fitting its trees (the paper: 10000 in Go, 26000 in chess)", 1, 100'000);
    addOutsideOptions(*command, options->outside);
    command->add_option("--outside-per-rank", options->outsidePerRank, "Maximum sides per rank for other engines; 0: all")
        ->capture_default_str();
    command->add_flag("--raw", options->raw, "Use the paper's β of ranks: plain means by move number, neither smoothed nor sorted");
    needCandidates(*command,
        {"--per-rank", "--stratum", "--mix-servers", "--ladder", "--players", "--train", "--train-per-rank", "--meta-games", "--meta-draws",
            "--outside-per-rank", "--raw"});
    command->add_option("--name", options->name, "The name of the network for users (default: unchanged)");
    command->add_option("--verified", options->verified, "A sentence for users about the accuracy of the ranks");
    command->callback([options, &context] { runCommand(context, [&] { return runProfile(*options, context); }); });
}

} // namespace evenmatch::cli
