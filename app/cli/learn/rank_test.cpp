// evenmatch-cli rank-test: a rank in ten minutes without a game, its bank of positions, and the accuracy of the test.
#include "app/cli/commands.h"
#include "app/network.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "app/shared/lesson_words.h"
#include "nn/data/analysis_store.h"
#include "nn/data/labelled_games.h"
#include "nn/lesson/policies.h"
#include "nn/lesson/test_bank.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>

namespace evenmatch::cli {

namespace {

using lesson::RankTest;
using lesson::RankTestOptions;
using nlohmann::ordered_json;
namespace fs = std::filesystem;

struct TestingOptions {
    std::string game = "chess";
    std::string network;
    bool exact = false;
    std::string server;
    fs::path bank;
    std::string simulate;
    std::vector<fs::path> people;
    std::size_t runs = 200;
    std::size_t makeBank = 0;
    fs::path out;
    RankTestOptions test;
};

struct OpenedTest {
    std::shared_ptr<nn::Evaluator> evaluator;
    strength::RankScale scale;
    fs::path network;
    fs::path bank; ///< empty: the network's
};

core::Result<OpenedTest> open(const TestingOptions& options)
{
    const std::string path = options.network.empty() ? app::bundledNetwork(options.game) : options.network;
    const auto network = app::openNetwork(path, 1, {.server = options.server, .game = options.game}, {.exact = options.exact});
    if (!network)
        return network.error();
    const nn::NetworkInfo& info = network->evaluator->info();
    if (const auto same = checkSameFamily(options.game, info.game, path); !same)
        return same.error();
    if (info.scale.empty())
        return core::Error{core::ErrorCode::NotFound, "ranks", path};
    return OpenedTest{network->evaluator, info.scale, path, options.bank};
}

core::Result<nn::TestBank> openBank(const TestingOptions& options, const OpenedTest& opened)
{
    return runWatched<nn::TestBank>([&](jobs::JobContext& job) -> core::Result<nn::TestBank> {
        const auto positions = opened.bank.empty()
            ? nn::bankFor(*opened.evaluator, options.game, opened.network, nn::defaultAnalysisCache(), job)
            : nn::readBank(opened.bank);
        if (!positions)
            return positions.error();
        return nn::prepareBank(*opened.evaluator, *positions, job);
    });
}

void makeBank(const TestingOptions& options, const OpenedTest& opened, Context& context)
{
    const auto made = runWatched<std::vector<nn::BankPosition>>(
        [&](jobs::JobContext& job) { return nn::makeBank(*opened.evaluator, options.game, options.makeBank, options.test.seed, job); });
    if (!made)
        return fail(context, made.error());
    if (const auto written = nn::writeBank(options.out, *made); !written)
        return fail(context, written.error());
    context.json ? print({{"positions", made->size()}, {"file", options.out.string()}})
                 : void(std::cout << made->size() << " positions in " << options.out.string() << '\n');
}

ordered_json simulationJson(const lesson::Simulation& simulation)
{
    return {{"runs", simulation.runs}, {"positions", simulation.meanPositions}, {"ended", simulation.ended}, {"bias", simulation.bias},
        {"error", simulation.meanError}, {"coverage", simulation.coverage}, {"width", simulation.meanWidth}};
}

std::string rowText(const std::string& name, const lesson::Simulation& simulation)
{
    std::ostringstream text;
    text << std::left << std::setw(22) << name << std::right << std::fixed << std::setprecision(1) << std::setw(8)
         << simulation.meanPositions << std::setw(9) << std::setprecision(2) << simulation.bias << std::setw(8) << simulation.meanError
         << std::setw(9) << std::lround(100 * simulation.coverage) << " %" << std::setw(8) << simulation.meanWidth << std::setw(8)
         << simulation.ended << " of " << simulation.runs;
    return text.str();
}

const char* const kHeading = "                     positions     bias   error  80 % held   width  narrow enough";

void simulate(const TestingOptions& options, const OpenedTest& opened, Context& context)
{
    const auto bank = openBank(options, opened);
    if (!bank)
        return fail(context, bank.error(), 2);
    std::vector<std::size_t> ranks;
    if (options.simulate == "all") {
        for (std::size_t rank = 0; rank < opened.scale.size(); ++rank)
            ranks.push_back(rank);
    } else {
        const auto rank = rankNamed(opened.scale, options.simulate);
        if (!rank)
            return fail(context, rank.error(), 2);
        ranks.push_back(*rank);
    }
    ordered_json rows = ordered_json::array();
    std::array<double, 2> sums{};
    if (!context.json)
        std::cout << bank->items.size() << " positions, " << options.runs << " tests per rank; bias, error and width in ranks\n"
                  << kHeading << '\n';
    for (const std::size_t rank : ranks) {
        ordered_json row{{"rank", opened.scale.name(rank)}};
        for (const bool adaptive : {true, false}) {
            RankTestOptions test = options.test;
            test.adaptive = adaptive;
            const lesson::Simulation result = lesson::simulate(bank->items, opened.scale.size(), rank, options.runs, test);
            row[adaptive ? "adaptive" : "random"] = simulationJson(result);
            test.mostPositions = bank->items.size(); // a limit would hide the number that random choice needs
            const double needed = lesson::simulate(bank->items, opened.scale.size(), rank, options.runs, test).meanPositions;
            sums[adaptive ? 0 : 1] += needed;
            row[adaptive ? "adaptive" : "random"]["neededWithoutLimit"] = needed;
            if (!context.json)
                std::cout << rowText(opened.scale.name(rank) + (adaptive ? ", adaptive" : ", random"), result) << '\n';
        }
        rows.push_back(std::move(row));
    }
    const double part = sums[1] > 0 ? sums[0] / sums[1] : 1;
    if (context.json)
        print({{"game", options.game}, {"bank", bank->items.size()}, {"mostPositions", options.test.mostPositions},
            {"width", options.test.width}, {"rows", rows}, {"positionsAgainstRandom", part}});
    else
        std::cout << "To reach the required interval, the adaptive test needs " << std::lround(100 * part)
                  << " % as many positions as random choice.\n";
}

/// Some positions of each game of one player, with the move played.
struct Person {
    std::size_t rank = 0;
    std::vector<lesson::TestItem> items;
    std::vector<std::size_t> played;
};

/// Named people of known rank with enough games, some of each rank.
core::Result<std::vector<Person>> readPeople(const TestingOptions& options, const OpenedTest& opened, jobs::JobContext& job)
{
    constexpr std::size_t kFewest = 15;
    constexpr std::size_t kPeopleARank = 12;
    constexpr std::size_t kOfAGame = 6;
    std::vector<nn::LabelledGame> games;
    for (const fs::path& path : options.people) {
        auto read = nn::readLabelledGames(path, opened.scale);
        if (!read)
            return read.error();
        std::ranges::move(read->games, std::back_inserter(games));
    }
    core::Random random(options.test.seed);
    std::map<std::pair<std::size_t, std::string>, std::vector<std::pair<const nn::LabelledGame*, game::Side>>> sides; // of `games`
    for (const nn::LabelledGame& game : games)
        for (const game::Side side : {game::Side::First, game::Side::Second}) {
            const nn::LabelledSide& player = game.sides[static_cast<std::size_t>(side)];
            if (player.rank >= 0 && player.scored && !player.player.empty() && game.movesOf(side) > 14)
                sides[{static_cast<std::size_t>(player.rank), player.player}].emplace_back(&game, side);
        }
    std::vector<Person> people;
    std::map<std::size_t, std::size_t> ofRank;
    for (const auto& [key, played] : sides) {
        if (played.size() * kOfAGame < kFewest * 2 || ofRank[key.first] >= kPeopleARank)
            continue;
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        ++ofRank[key.first];
        Person person{.rank = key.first, .items = {}, .played = {}};
        for (std::size_t game = 0; game < played.size(); ++game) {
            std::vector<nn::GameState> states;
            std::vector<game::Move> moves;
            for (std::size_t i = 0; i < kOfAGame; ++i) {
                const auto own = static_cast<std::uint32_t>(played[game].first->movesOf(played[game].second));
                const std::size_t ply = played[game].first->plyOf(played[game].second, 3 + random.below(own - 3));
                states.push_back(nn::stateAt(*played[game].first, ply));
                moves.push_back(played[game].first->moves[ply]);
            }
            const auto seen = nn::seeAll(*opened.evaluator, states);
            if (!seen)
                return seen.error();
            for (std::size_t i = 0; i < seen->size(); ++i) {
                const std::size_t index = (*seen)[i].evaluation.indexOf(moves[i]);
                if (index == (*seen)[i].evaluation.moves.size())
                    continue;
                person.items.push_back({.policies = (*seen)[i].policies(), .source = person.items.size()});
                person.played.push_back(index);
            }
        }
        people.push_back(std::move(person));
        job.report(people.size(), sides.size());
    }
    return people;
}

void testPeople(const TestingOptions& options, const OpenedTest& opened, Context& context)
{
    const auto people = runWatched<std::vector<Person>>([&](jobs::JobContext& job) { return readPeople(options, opened, job); });
    if (!people)
        return fail(context, people.error(), 2);
    if (people->empty())
        return fail(context, {core::ErrorCode::NotFound, "named players with enough games", options.people.front().string()}, 2);
    ordered_json rows = ordered_json::array();
    if (!context.json)
        std::cout << people->size() << " players\n" << kHeading << '\n';
    for (const bool adaptive : {true, false}) {
        for (const double power : {1.0, 0.8, 0.6, 0.4}) {
            lesson::Simulation all{.runs = people->size()};
            for (std::size_t i = 0; i < people->size(); ++i) {
                const Person& person = (*people)[i];
                RankTestOptions test = options.test;
                test.adaptive = adaptive;
                test.trust.power = power;
                test.seed += i;
                RankTest run(person.items, opened.scale.size(), test);
                while (const auto item = run.current())
                    run.answer(person.played[*item]);
                const auto interval = run.posterior().interval();
                const double error = run.posterior().expected() - static_cast<double>(person.rank);
                const double n = static_cast<double>(people->size());
                all.meanPositions += static_cast<double>(run.asked()) / n;
                all.ended += interval.width() <= test.width ? 1 : 0;
                all.bias += error / n;
                all.meanError += std::abs(error) / n;
                all.coverage += (interval.first <= person.rank && person.rank <= interval.last ? 1 : 0) / n;
                all.meanWidth += static_cast<double>(interval.width()) / n;
            }
            rows.push_back({{"adaptive", adaptive}, {"power", power}, {"result", simulationJson(all)}});
            if (!context.json) {
                std::ostringstream name;
                name << (adaptive ? "adaptive, " : "random, ") << power;
                std::cout << rowText(name.str(), all) << '\n';
            }
        }
    }
    if (context.json)
        print({{"people", people->size()}, {"mostPositions", options.test.mostPositions}, {"rows", rows}});
}

ordered_json posteriorJson(const lesson::RankPosterior& posterior, const strength::RankScale& scale)
{
    const auto interval = posterior.interval();
    return {{"rank", scale.name(posterior.median())}, {"probabilities", chancesJson(posterior.chances(), scale)},
        {"interval80", {scale.name(interval.last), scale.name(interval.first)}}, {"intervalHolds", posterior.held()}};
}

/// Positions on standard output, moves from standard input, one per line; "skip" requests another position, "stop" ends the test.
void ask(const TestingOptions& options, const OpenedTest& opened, Context& context)
{
    const auto bank = openBank(options, opened);
    if (!bank)
        return fail(context, bank.error(), 2);
    RankTest test(bank->items, opened.scale.size(), options.test);
    ordered_json answers = ordered_json::array();
    while (const auto item = test.current()) {
        const nn::BankPosition& asked = bank->positions[*item];
        const game::AnyPosition position = nn::stateAt(asked.game, asked.game.moves.size()).position();
        const std::string number = "Position " + std::to_string(test.asked() + 1) + '\n';
        const auto line = readAnswer(context.json ? std::string() : number + diagramOf(position) + "Your move (or skip, stop): ");
        if (!line || *line == "stop")
            break;
        if (*line == "skip") {
            test.skip();
            continue;
        }
        const auto move = moveFrom(position, *line);
        if (!move) {
            std::cerr << core::describe(move.error()) << '\n';
            continue;
        }
        test.answer(bank->indexOf(*item, *move));
        answers.push_back(
            {{"position", *item}, {"move", position.moveText(*move)}, {"posterior", posteriorJson(test.posterior(), opened.scale)}});
        if (!context.json)
            std::cout << posteriorText(test.posterior(), opened.scale) << "\n\n";
    }
    if (context.json)
        print({{"game", options.game}, {"asked", test.asked()}, {"over", test.isOver()}, {"answers", answers},
            {"result", test.asked() > 0 ? posteriorJson(test.posterior(), opened.scale) : ordered_json()}});
    else if (test.asked() > 0)
        std::cout << "After " << test.asked() << " positions. Your games give a better estimate (`estimate`).\n";
}

void runRankTest(const TestingOptions& options, Context& context)
{
    const auto opened = open(options);
    if (!opened)
        return fail(context, opened.error(), 2);
    if (options.makeBank > 0)
        return makeBank(options, *opened, context);
    if (!options.simulate.empty())
        return simulate(options, *opened, context);
    if (!options.people.empty())
        return testPeople(options, *opened, context);
    ask(options, *opened, context);
}

} // namespace

void addRankTest(CLI::App& cli, Context& context)
{
    CLI::App* command
        = addCommand(cli, context, "rank-test", "Estimate a rank without games, from answers to the most informative positions");
    const auto options = std::make_shared<TestingOptions>();
    command->add_option("--game", options->game, "go, go9, go13 or chess")->capture_default_str();
    addNetwork(*command, options->network);
    addExact(*command, options->exact);
    addServer(*command, options->server);
    command->add_option("--bank", options->bank, "The file with positions (default: the file of the network; created if missing)");
    command->add_option("--positions", options->test.mostPositions, "Maximum number of positions")
        ->capture_default_str()
        ->check(countFrom(1));
    command->add_option("--width", options->test.width, "Stop when the 80 % interval is at most this many ranks wide")
        ->capture_default_str()
        ->check(countFrom(1));
    command->add_option("--seed", options->test.seed, "The same seed gives the same positions")->capture_default_str();
    command->add_option(
        "--simulate", options->simulate, "Let simulated players of this rank (or all) take the test, and report its accuracy");
    command->add_option("--runs", options->runs, "Tests per rank")->capture_default_str()->check(countFrom(1));
    command->add_option(
        "--people", options->people, "Test on people of known rank: files or folders of labelled games with players' names");
    CLI::Option* out = command->add_option("--out", options->out, "Output file of --make-bank");
    command->add_option("--make-bank", options->makeBank, "Make this many positions from games of the network's own ranks")
        ->excludes("--server")
        ->needs(out); // a default would replace the bundled positions
    command->callback([options, &context] { runRankTest(*options, context); });
}

} // namespace evenmatch::cli
