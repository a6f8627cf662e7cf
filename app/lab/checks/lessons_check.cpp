// evenmatch-lab lessons check FILES: makes cards of every player named in files, and checks them with a deeper judge.
#include "app/lab/commands.h"
#include "app/network.h"
#include "app/shared/job_watch.h"
#include "app/shared/lesson_words.h"
#include "core/game/family.h"
#include "core/json_lines.h"
#include "core/lesson/card.h"
#include "core/random.h"
#include "core/strength/maths/intervals.h"
#include "nn/lesson/card_check.h"
#include "nn/lesson/player_cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <optional>

namespace evenmatch::cli {

namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

struct LessonsCheckOptions {
    std::vector<fs::path> files;
    std::string game = "chess";
    std::string network;
    bool exact = false;
    std::string rank;
    CardJudgeOptions maker;
    CardJudgeOptions deeper;
    std::size_t players = 50;
    std::size_t fewestGames = 5;
    std::size_t games = 20;
    std::size_t cards = 12;
    unsigned threads = 1;
    fs::path resume;
};

struct PlayerRow {
    std::string player;
    std::string rank;
    nn::RankSource source = nn::RankSource::Measured;
    std::size_t games = 0;
    nn::CardCheck check;
    nn::MadeCards chain; ///< the stages of making cards, without the cards
    ordered_json doubts = ordered_json::array(); ///< cards that the deeper judge does not confirm, for inspection
};

struct Checked {
    std::vector<PlayerRow> rows;
    std::string maker;
    std::string deeper;
    std::vector<core::Error> errors; ///< of skipped files, games and players
};

ordered_json doubtJson(const std::string& player, const lesson::Card& card, const nn::CheckedCard& checked)
{
    ordered_json json{{"player", player}, {"kind", card.kind == lesson::CardKind::Lesson ? "lesson" : "decoy"}, {"ply", card.ply},
        {"record", card.record}};
    if (const auto position = lesson::positionOf(card)) {
        json["best"] = position->moveText(card.best().move);
        json["played"] = position->moveText(card.played);
    }
    json["bestLoss"] = checked.bestLoss;
    json["playedLoss"] = checked.playedLoss;
    json["accepted"] = checked.accepted;
    json["acceptedSound"] = checked.acceptedSound;
    return json;
}

core::Result<PlayerRow> checkPlayer(const nn::PlayerSides& player, std::span<const nn::SourceGame> games, const nn::CardWorkers& workers,
    nn::PositionJudge& deeper, const LessonsCheckOptions& options, jobs::JobContext& job)
{
    std::optional<std::size_t> rank;
    if (!options.rank.empty()) {
        const auto named = rankNamed(workers.estimators.scale, options.rank);
        if (!named)
            return core::Error{core::ErrorCode::BadArgument, "rank " + options.rank};
        rank = *named;
    }
    const nn::PlayerSides latest{player.name, nn::latestSides(games, player.sides, options.games)};
    const nn::PlayerCardOptions how{
        .rank = rank, .guesses = true, .cards = {.mostLessons = options.cards, .now = {}}, .threads = options.threads};
    jobs::JobContext within(job.stopToken(), nullptr); // progress counts players
    const auto made = nn::makePlayerCards(latest, 0, games, workers, how, within);
    if (!made)
        return made.error();
    PlayerRow row{
        .player = player.name, .rank = made->rank, .source = made->source, .games = made->made.games, .check = {}, .chain = made->made};
    row.chain.cards.clear();
    for (const lesson::Card& card : made->made.cards) {
        const auto checked = nn::checkCard(card, deeper, job.stopToken());
        if (!checked)
            return checked.error();
        row.check.add(*checked);
        if (!checked->isConfirmed())
            row.doubts.push_back(doubtJson(player.name, card, *checked));
    }
    return row;
}

/// The numbers of a row with their names in JSON.
template <class R, class Use>
void eachNumber(R& row, Use use)
{
    use("games", row.games);
    use("lessons", row.check.lessons);
    use("bestSound", row.check.bestSound);
    use("playedLoses", row.check.playedLoses);
    use("lessonsConfirmed", row.check.lessonsConfirmed);
    use("accepted", row.check.accepted);
    use("acceptedSound", row.check.acceptedSound);
    use("refused", row.check.refused);
    use("refusedWorse", row.check.refusedWorse);
    use("lossAsSaid", row.check.lossAsSaid);
    use("decoys", row.check.decoys);
    use("decoysConfirmed", row.check.decoysConfirmed);
    use("judged", row.chain.judged);
    use("unclear", row.chain.unclear);
    use("alreadyAsked", row.chain.alreadyAsked);
    use("fallen", row.chain.fallen);
    use("decided", row.chain.decided);
    use("unfair", row.chain.unfair);
    use("tooEasy", row.chain.tooEasy);
    use("tooHard", row.chain.tooHard);
    use("unseen", row.chain.unseen);
    use("alike", row.chain.alike);
}

/// The names of nn::RankSource in JSON.
constexpr std::array<const char*, 4> kRankSourceNames = {"chosen", "measured", "written", "guessed"};

ordered_json playerJson(const PlayerRow& row)
{
    ordered_json json{{"player", row.player}, {"rank", row.rank}, {"rankIs", kRankSourceNames[static_cast<std::size_t>(row.source)]}};
    eachNumber(row, [&](const char* name, std::size_t number) { json[name] = number; });
    json["doubts"] = row.doubts;
    return json;
}

/// Parses a line of playerJson(); nothing for any other.
std::optional<PlayerRow> rowOf(const nlohmann::json& json)
{
    const auto isText = [&](const char* name) { return json.contains(name) && json[name].is_string(); };
    if (!isText("player") || !isText("rank") || !isText("rankIs"))
        return std::nullopt;
    const auto source = std::ranges::find(kRankSourceNames, json["rankIs"].get<std::string>());
    if (source == kRankSourceNames.end())
        return std::nullopt;
    PlayerRow row{.player = json["player"].get<std::string>(),
        .rank = json["rank"].get<std::string>(),
        .source = static_cast<nn::RankSource>(source - kRankSourceNames.begin()),
        .check = {},
        .chain = {}};
    if (json.contains("doubts"))
        row.doubts = ordered_json(json["doubts"]);
    bool isWhole = true;
    eachNumber(row, [&](const char* name, std::size_t& number) {
        isWhole = isWhole && json.contains(name) && json[name].is_number_unsigned();
        if (isWhole)
            number = json[name].get<std::size_t>();
    });
    return isWhole ? std::optional(std::move(row)) : std::nullopt;
}

/// The results so far, by player; another header means another run.
core::Result<std::optional<core::JsonLines>> openJournal(
    const LessonsCheckOptions& options, const Checked& result, std::map<std::string, PlayerRow>& known)
{
    if (options.resume.empty())
        return std::optional<core::JsonLines>();
    const nlohmann::json header{{"lessonsCheck", options.game}, {"judge", result.maker}, {"deeper", result.deeper},
        {"games", options.games}, {"cards", options.cards}, {"rank", options.rank}, {"network", options.network}};
    auto journal = core::JsonLines::open(options.resume, header);
    if (!journal)
        return journal.error();
    for (std::size_t i = 0; i < journal->lines().size(); ++i) {
        auto row = rowOf(journal->lines()[i]);
        if (!row)
            return journal->errorAt(i, core::Error{core::ErrorCode::BadValue, "player"});
        known.insert_or_assign(row->player, *row);
    }
    return std::optional<core::JsonLines>(*std::move(journal));
}

core::Result<Checked> check(const LessonsCheckOptions& options, jobs::JobContext& job)
{
    const auto cards = openCardNetwork(options.network, options.game, options.exact);
    if (!cards)
        return cards.error();
    const std::shared_ptr<nn::Evaluator>& evaluator = cards->network.evaluator;
    const auto makersNetwork = openJudgeNetwork(options.maker, options.game, evaluator);
    const auto deeperNetwork = openJudgeNetwork(options.deeper, options.game, evaluator);
    if (!makersNetwork || !deeperNetwork)
        return makersNetwork ? deeperNetwork.error() : makersNetwork.error();
    const auto maker = openJudge(options.maker, *makersNetwork);
    if (!maker)
        return maker.error();
    const auto deeper = openJudge(options.deeper, *deeperNetwork);
    if (!deeper)
        return deeper.error();
    const auto read = nn::readSourceGames(options.files, options.game, job);
    if (!read)
        return read.error();
    search::JudgeDesk desk(costJudge(options.maker, options.game), *makersNetwork, {});
    const nn::CardWorkers workers{
        .evaluator = *evaluator, .estimators = cards->estimators, .judge = **maker, .costs = search::costsBy(desk)};
    std::vector<nn::PlayerSides> players = nn::playersOf(read->games);
    std::erase_if(players, [&](const nn::PlayerSides& player) { return player.name.empty() || player.sides.size() < options.fewestGames; });
    Checked result{.rows = {}, .maker = (*maker)->name(), .deeper = (*deeper)->name(), .errors = read->errors};
    std::map<std::string, PlayerRow> known;
    auto journal = openJournal(options, result, known);
    if (!journal)
        return journal.error();
    for (std::size_t i = 0; i < players.size() && result.rows.size() < options.players; ++i) {
        job.report(i, std::min(players.size(), options.players));
        if (const auto found = known.find(players[i].name); found != known.end()) {
            result.rows.push_back(found->second);
            continue;
        }
        auto row = checkPlayer(players[i], read->games, workers, **deeper, options, job);
        if (row && *journal)
            if (auto kept = (*journal)->append(playerJson(*row)); !kept)
                return kept.error();
        if (row)
            result.rows.push_back(*std::move(row));
        else if (row.error().code == core::ErrorCode::TooFewMoves)
            result.errors.push_back({row.error().code, {}, players[i].name});
        else
            return row.error();
    }
    if (result.rows.empty() && !result.errors.empty())
        return result.errors.front();
    if (result.rows.empty())
        return core::Error{core::ErrorCode::NotFound, {"players with at least %1 games", {std::to_string(options.fewestGames)}}};
    return result;
}

struct Share {
    std::size_t yes = 0;
    std::size_t all = 0;
    strength::Interval interval;
    double value() const { return all > 0 ? static_cast<double>(yes) / static_cast<double>(all) : 0; }
};

/// A share of all cards; those of one player are not independent.
Share shareOf(const std::vector<PlayerRow>& rows, std::size_t nn::CardCheck::*yes, std::size_t nn::CardCheck::*all)
{
    Share share;
    std::vector<strength::Cluster> players;
    for (const PlayerRow& row : rows) {
        share.yes += row.check.*yes;
        share.all += row.check.*all;
        if (row.check.*all > 0)
            players.push_back({static_cast<double>(row.check.*yes), static_cast<double>(row.check.*all)});
    }
    share.interval = strength::clusteredShare(players);
    return share;
}

struct Mean {
    double value = 0;
    strength::Interval interval;
};

/// Lessons per game, with the middle of a bootstrap over players.
Mean lessonsAGame(const std::vector<PlayerRow>& rows)
{
    constexpr int kReplicates = 1000;
    const auto mean = [&](auto row) {
        double lessons = 0;
        double games = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const PlayerRow& drawn = rows[row(i)];
            lessons += static_cast<double>(drawn.check.lessons);
            games += static_cast<double>(drawn.games);
        }
        return games > 0 ? lessons / games : 0;
    };
    core::Random random(1);
    std::vector<double> replicates;
    for (int i = 0; i < kReplicates; ++i)
        replicates.push_back(mean([&](std::size_t) { return random.below(static_cast<std::uint32_t>(rows.size())); }));
    return {mean([](std::size_t i) { return i; }), strength::middle(std::move(replicates))};
}

/// The table's lines over all players.
std::vector<std::pair<std::string, Share>> sharesOf(const std::vector<PlayerRow>& rows)
{
    using Check = nn::CardCheck;
    return {{"lessons confirmed", shareOf(rows, &Check::lessonsConfirmed, &Check::lessons)},
        {"their best move is sound", shareOf(rows, &Check::bestSound, &Check::lessons)},
        {"the move of the game loses", shareOf(rows, &Check::playedLoses, &Check::lessons)},
        {"by as much as stated, ± a third", shareOf(rows, &Check::lossAsSaid, &Check::lessons)},
        {"refused moves are worse", shareOf(rows, &Check::refusedWorse, &Check::refused)},
        {"accepted moves are sound", shareOf(rows, &Check::acceptedSound, &Check::accepted)},
        {"decoys confirmed", shareOf(rows, &Check::decoysConfirmed, &Check::decoys)}};
}

ordered_json checkedJson(const Checked& checked, const LessonsCheckOptions& options)
{
    ordered_json json{{"game", options.game}, {"judge", checked.maker}, {"deeper", checked.deeper}, {"players", ordered_json::array()},
        {"shares", ordered_json::object()}, {"doubts", ordered_json::array()}};
    for (const PlayerRow& row : checked.rows) {
        ordered_json player = playerJson(row);
        player.erase("doubts");
        json["players"].push_back(std::move(player));
        for (const ordered_json& doubt : row.doubts)
            json["doubts"].push_back(doubt);
    }
    for (const auto& [name, share] : sharesOf(checked.rows))
        json["shares"][name] = {
            {"yes", share.yes}, {"all", share.all}, {"share", share.value()}, {"low", share.interval.low}, {"high", share.interval.high}};
    const Mean mean = lessonsAGame(checked.rows);
    json["lessonsAGame"] = {{"mean", mean.value}, {"low", mean.interval.low}, {"high", mean.interval.high}};
    return json;
}

void printChecked(const Checked& checked)
{
    std::cout << "Cards by " << checked.maker << ", checked by " << checked.deeper << ".\n"
              << "rank        games  lessons  confirmed  decoys  confirmed  player\n";
    for (const PlayerRow& row : checked.rows)
        std::cout << std::left << std::setw(12) << row.rank << std::right << std::setw(5) << row.games << std::setw(9) << row.check.lessons
                  << std::setw(11) << row.check.lessonsConfirmed << std::setw(8) << row.check.decoys << std::setw(11)
                  << row.check.decoysConfirmed << "  " << row.player << '\n';
    std::cout << "\nAll cards (95 % interval, cards of one player treated as dependent):\n";
    for (const auto& [name, share] : sharesOf(checked.rows)) {
        std::cout << std::left << std::setw(35) << ("  " + name) << std::right;
        if (share.all == 0)
            std::cout << "none\n";
        else
            std::cout << share.yes << " of " << share.all << ": " << std::lround(100 * share.value()) << " % ("
                      << std::lround(100 * share.interval.low) << "-" << std::lround(100 * share.interval.high) << ")\n";
    }
    const auto sum = [&](std::size_t nn::MadeCards::*number) {
        std::size_t all = 0;
        for (const PlayerRow& row : checked.rows)
            all += row.chain.*number;
        return all;
    };
    using Chain = nn::MadeCards;
    std::cout << "  positions analysed: " << sum(&Chain::judged) << "; not used, no mistake or no clear answer: " << sum(&Chain::unclear)
              << ", not confirmed by the deeper analysis: " << sum(&Chain::fallen)
              << ", same answer as another card of the game: " << sum(&Chain::alreadyAsked) << ", decided: " << sum(&Chain::decided)
              << ", too easy: " << sum(&Chain::tooEasy) << ", too hard: " << sum(&Chain::tooHard)
              << ", not found by the next rank: " << sum(&Chain::unseen) << ", found no more often by the next rank: " << sum(&Chain::alike)
              << '\n';
    const Mean mean = lessonsAGame(checked.rows);
    std::cout << std::left << std::setw(35) << "  lessons per game" << std::right << std::fixed << std::setprecision(2) << mean.value
              << " (" << mean.interval.low << "-" << mean.interval.high << ")\n";
}

void runLessonsCheck(const LessonsCheckOptions& options, Context& context)
{
    const auto checked = runWatched<Checked>([&](jobs::JobContext& job) { return check(options, job); });
    if (!checked)
        return fail(context, checked.error(), checked.error().code == core::ErrorCode::Stopped ? 1 : 2);
    for (const core::Error& error : checked->errors)
        std::cerr << core::describe(error) << '\n';
    context.json ? print(checkedJson(*checked, options)) : printChecked(*checked);
}

} // namespace

void addLessonsCheck(CLI::App& lessons, Context& context)
{
    CLI::App* command
        = addCommand(lessons, context, "check", "Make cards from the games of every player, and check them with a deeper analysis");
    const auto options = std::make_shared<LessonsCheckOptions>();
    command->add_option("files", options->files, "Games, or folders with games")->required();
    addFamily(*command, options->game);
    addNetwork(*command, options->network);
    addExact(*command, options->exact);
    command->add_option(
        "--rank", options->rank, "The players' rank (default: estimated from each player's games, else taken from the files)");
    command
        ->add_option("--judge", options->deeper.judge,
            "The engine that checks: stockfish, the command of another UCI engine, \"katago analysis …\", or own")
        ->required();
    command->add_option("--nodes", options->deeper.nodes, "Nodes per move (1000000) or visits per position (2000) of that engine");
    command->add_option("--sims", options->deeper.simulations, "Simulations of Evenmatch's own search when it checks")
        ->capture_default_str();
    command->add_option("--judge-network", options->deeper.network, "A strong network for Evenmatch's own search when it checks");
    command->add_option("--made-network", options->maker.network, "A strong network for Evenmatch's own search when it makes cards");
    command->add_option(
        "--made-by", options->maker.judge, "The engine that evaluates moves when cards are made, as --judge of `lessons make`");
    command->add_option("--made-nodes", options->maker.nodes, "Nodes or visits of that engine");
    command->add_option("--made-sims", options->maker.simulations, "Simulations of Evenmatch's own search when it makes cards")
        ->capture_default_str();
    command->add_option("--players", options->players, "Maximum number of players, those with most games first")
        ->capture_default_str()
        ->check(countFrom(1));
    command->add_option("--fewest-games", options->fewestGames, "Only players with at least this many games")
        ->capture_default_str()
        ->check(countFrom(1));
    command->add_option("--games", options->games, "Number of latest games per player")->capture_default_str()->check(countFrom(1));
    command->add_option("--cards", options->cards, "Maximum number of lessons per player; decoys are added")
        ->capture_default_str()
        ->check(countFrom(1));
    addNumber(*command, "--threads", options->threads, "Number of threads", 1, kMostThreads);
    command->add_option("--resume", options->resume, "Store the results of each player in this file, and continue from it");
    command->callback([options, &context] {
        constexpr std::uint64_t kDeepNodes = 1'000'000;
        constexpr std::uint64_t kDeepVisits = 2000;
        if (options->deeper.nodes == 0)
            options->deeper.nodes = game::isChess(options->game) ? kDeepNodes : kDeepVisits;
        runLessonsCheck(*options, context);
    });
}

} // namespace evenmatch::cli
