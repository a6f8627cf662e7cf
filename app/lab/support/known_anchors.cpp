#include "app/lab/support/known_anchors.h"

#include "app/shared/game_input.h"
#include "app/shared/lesson_words.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/record/text/rank_text.h"
#include "nn/model/boards.h"
#include "nn/ranks/rescaled_evaluator.h"

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

namespace evenmatch::cli {

namespace {

using core::Error;
using core::ErrorCode;

/// A program whose number differs from its strength, with its rating on Lichess.
struct NamedStrength {
    int number;
    double rating;
};
/// Maia's number is the rating whose moves it predicts. When it plays by its policy it is far weaker, and all of them are similar: 1900
/// wins 73 % against 1100 (100 games; 800 Elo would be 99), and 20 % against Stockfish at 1350 (40 games).
constexpr std::array<NamedStrength, 3> kMaia = {{{1100, 1180}, {1500, 1265}, {1900, 1340}}};
/// Stockfish 15.1's UCI_Elo. In January 2023 its authors found its numbers to be off by -30 to 310 against CCRL's engines (there 1320,
/// 1460, 1600, 1750, 1980, 2260). We add 250, because Lichess's blitz ratings are higher. This difference is a guess, accurate to about
/// 200, and the same for all: with it Maia 1100 and 1900 have 1460 and 1630 when they play their likeliest move, like their bots on
/// Lichess.
constexpr std::array<NamedStrength, 6> kStockfish = {{{1350, 1570}, {1500, 1710}, {1600, 1850}, {1700, 2000}, {1800, 2230}, {1900, 2510}}};

/// The uncertainty of ratings relative to each other, as standard deviations.
constexpr double kMaiaDeviation = 60;
constexpr double kStockfishDeviation = 100;
constexpr double kNamedDeviation = 75; // Elo
constexpr double kGnuGoDeviation = 1; // ranks
constexpr double kNamedRanksDeviation = 0.5;

/// The server of the ratings, for users.
constexpr const char* kLichess = "Lichess";

struct Wanted {
    std::string name;
    std::string spec;
    double rating;
    double deviation;
    std::string scale = {};
};

core::Result<Wanted> wantedFrom(const std::string& text, bool go)
{
    const std::size_t equals = text.rfind('=');
    const auto rank = equals == text.npos ? std::nullopt : record::parseRank(text.substr(equals + 1));
    if (!rank || (rank->kind == record::Rank::Kind::Elo) == go)
        return Error{
            ErrorCode::BadArgument, {go ? "--anchor %1 (end with the rank: =9k)" : "--anchor %1 (end with the rating: =1500)", {text}}};
    constexpr std::string_view kAfterName = ": "; // occurs in no SPEC
    const std::string player = text.substr(0, equals);
    const std::size_t colon = player.find(kAfterName);
    const std::string spec = colon == player.npos ? player : player.substr(colon + kAfterName.size());
    return Wanted{player.substr(0, colon), spec, strength::ratingOf(*rank), go ? kNamedRanksDeviation : kNamedDeviation};
}

core::Result<std::vector<Wanted>> allWanted(const AnchorOptions& options, bool go)
{
    std::vector<Wanted> all;
    for (const std::string& text : options.anchors) {
        auto wanted = wantedFrom(text, go);
        if (!wanted)
            return wanted.error();
        all.push_back(*std::move(wanted));
    }
    for (const auto& [number, rating] : kMaia)
        if (const std::string text = std::to_string(number); !go && !options.maia.empty())
            all.push_back({"Maia " + text,
                "policy?network=" + (std::filesystem::path(options.maia) / ("maia-" + text + ".pb.gz")).string() + "&temperature=1", rating,
                kMaiaDeviation, kLichess});
    for (const auto& [number, rating] : kStockfish)
        if (const std::string text = std::to_string(number); !go && options.stockfish)
            all.push_back({"Stockfish UCI_Elo " + text, "uci:stockfish?UCI_LimitStrength=true&UCI_Elo=" + text + "&nodes=20000", rating,
                kStockfishDeviation, kLichess});
    if (go && options.gnugo)
        all.push_back({"GNU Go level 10 as 9k", "gtp:gnugo --mode gtp --level 10", -8, kGnuGoDeviation});
    return all;
}

core::Result<strength::ServerRatings> ratingsOn(const std::string& server, const nn::NetworkInfo& network)
{
    if (server.empty())
        return strength::ServerRatings();
    if (const auto known = nn::ranksOfServer(server, network); !known)
        return known.error();
    auto ratings = strength::ServerRatings::of(*strength::serverIn(*network.profile, server), network.scale);
    return ratings ? core::Result(*std::move(ratings)) : Error{ErrorCode::NotFound, {"ratings for the ranks of %1", {server}}};
}

} // namespace

core::Result<OpenAnchors> openAnchors(const AnchorOptions& options, const std::string& game, std::size_t callers)
{
    const auto wanted = allWanted(options, game::isGo(game));
    if (!wanted)
        return wanted.error();
    OpenAnchors opened;
    for (const Wanted& one : *wanted) {
        const auto spec = search::parsePlayerSpec(one.spec);
        if (!spec)
            return spec.error();
        search::PlayerResources resources{.simulations = 400, .batch = 1};
        if (spec->needsNetwork()) {
            const std::string file = spec->network().empty() ? app::bundledNetwork(game) : spec->network();
            if (!opened.networks.contains(file)) {
                auto network = app::openNetwork(file, callers, {}, {.exact = options.exact});
                if (!network)
                    return network.error();
                opened.networks.emplace(file, *std::move(network));
            }
            resources.evaluator = opened.networks.at(file).evaluator;
        }
        // Reports a player's errors now and not in the middle.
        if (const auto tried = search::makePlayer(*spec, resources); !tried)
            return tried.error();
        opened.anchors.push_back(
            {{one.name, [spec = *spec, resources] { return search::makePlayer(spec, resources); }}, one.rating, one.deviation, one.scale});
    }
    return opened;
}

void addStrengthOptions(CLI::App& command, StrengthOptions& options)
{
    command.add_option("game", options.game, "Which game: chess, go (19×19), go13, go9")->required();
    addNetwork(command, options.network);
    command.add_option("--out", options.folder, "Folder for finished games; the run continues from them")->required();
    command.add_option("--ranks", options.ranks, "Only these ranks")->delimiter(',');
    addExact(command, options.anchors.exact);
    command.add_option("--parallel", options.parallel, "Games in parallel; 0: one per core")->check(CLI::Range(0, 4096));
    command.add_option("--seed", options.seed, "Seed of the games");
}

void addAnchorOptions(CLI::App& command, StrengthOptions& options)
{
    AnchorOptions& anchors = options.anchors;
    command.add_option("--anchor", anchors.anchors,
        "SPEC=RATING or \"NAME: SPEC=RATING\": a player of known strength (anchor), such as \"gtp:gnugo --mode gtp --level 10=9k\"; may be "
        "repeated");
    command.add_option("--maia", anchors.maia,
        "Anchors for chess: the folder with maia-1100.pb.gz, -1500 and -1900, which play without search (about 1180 to 1340 on Lichess)");
    command.add_flag("--stockfish", anchors.stockfish, "Anchors for chess: Stockfish at six values of UCI_Elo, 20,000 nodes per move");
    command.add_flag("--gnugo", anchors.gnugo, "An anchor for Go: GNU Go at level 10, rated 9 kyu");
    command.add_option("--anchors-on", anchors.server,
        "The server that rates the anchors, as `servers NETWORK` names it (GTL: ranks of KGS and IGS); opponents keep the network's own "
        "ranks");
    command.add_flag("--keep-model", options.keep, "Print the results without changing the model file");
}

search::MatchNetworks StrengthWork::forMatch() const
{
    search::MatchNetworks networks{network.evaluator.get(), {}};
    if (network.batching)
        networks.batching.push_back(network.batching.get());
    for (const auto& anchor : anchors.networks)
        if (anchor.second.batching)
            networks.batching.push_back(anchor.second.batching.get());
    return networks;
}

core::Result<StrengthWork> openWork(const StrengthOptions& options)
{
    StrengthWork work;
    auto start = startPosition(options.game);
    if (!start)
        return start.error();
    work.match.start = *std::move(start);
    work.match.parallel = options.parallel > 0 ? options.parallel : std::max(1U, std::thread::hardware_concurrency());
    work.match.seed = options.seed;
    if (work.match.start.as<go::Position>())
        work.match.openings.moves = 4;
    work.file = options.network.empty() ? app::bundledNetwork(options.game) : options.network;
    auto network = app::openNetwork(
        work.file, work.match.parallel, {.game = options.game, .strong = options.reading.strong}, {.exact = options.anchors.exact});
    if (!network)
        return network.error();
    work.network = *std::move(network);
    auto anchors = openAnchors(options.anchors, options.game, work.match.parallel);
    if (!anchors)
        return anchors.error();
    work.anchors = *std::move(anchors);
    if (auto ratings = ratingsOn(options.anchors.server, work.network.evaluator->info()))
        work.anchorRatings = *std::move(ratings);
    else
        return ratings.error();
    for (const std::string& name : options.ranks) {
        const auto rank = rankNamed(work.network.evaluator->info().scale, name);
        if (!rank)
            return rank.error();
        work.ranks.push_back(*rank);
    }
    nlohmann::json others = nlohmann::json::object();
    for (const auto& [file, opened] : work.anchors.networks)
        others[file] = opened.evaluator->info().keptBy();
    work.match.settings = {{"network", work.network.evaluator->info().keptBy()}, {"anchors", others}};
    for (const std::string& text : options.anchors.anchors) // the logs of games have the players' names alone
        if (const auto wanted = wantedFrom(text, game::isGo(options.game)); wanted && wanted->name != wanted->spec)
            work.match.settings["named"][wanted->name] = wanted->spec;
    return work;
}

core::Result<void> canBeWritten(const StrengthOptions& options, const StrengthWork& work)
{
    std::error_code failed;
    if (options.keep || !std::filesystem::exists(work.file, failed))
        return {};
    const std::ofstream file(work.file, std::ios::binary | std::ios::app); // unchanged, if it can be opened
    return file ? core::Result<void>() : Error{ErrorCode::CannotWrite, "use --keep-model to measure without changing the model", work.file};
}

search::WorkListener workLines()
{
    using Clock = std::chrono::steady_clock;
    struct State {
        std::string stage;
        Clock::time_point said;
    };
    return [state = std::make_shared<State>()](const std::string& stage, std::uint64_t done, std::uint64_t total) {
        const auto now = Clock::now();
        if (stage == state->stage && done < total && now - state->said < std::chrono::seconds(10))
            return;
        state->stage = stage;
        state->said = now;
        std::cerr << stage << ": " << done << " of " << total << " games\n";
    };
}

} // namespace evenmatch::cli
