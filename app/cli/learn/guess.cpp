// evenmatch-cli guess FILE: guess a game's moves, with an estimated rank.
#include "nn/lesson/guess.h"
#include "app/cli/commands.h"
#include "app/cli/ranks/estimate.h"
#include "app/network.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "app/shared/lesson_words.h"
#include "core/game/family.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <ranges>

namespace evenmatch::cli {

namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

struct GuessOptions {
    fs::path file;
    std::uint64_t number = 1;
    std::string side;
    std::size_t from = 1;
    std::string network;
    bool exact = false;
    std::string server;
};

bool isAsked(const GuessOptions& options, const nn::SourceGame& game, std::size_t ply)
{
    const bool isFirst = game.played.sideOf(ply) == game::Side::First;
    const bool isGo = game::isGo(game.kind);
    if (options.side.empty() || ply + 1 < options.from)
        return ply + 1 >= options.from;
    return isFirst == (options.side == (isGo ? "black" : "white"));
}

void tellGuess(const nn::GuessMoment& moment, const game::AnyPosition& position, const strength::RankScale& scale)
{
    const auto most = [&](const std::vector<double>& chances) {
        const auto rank = static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
        return std::to_string(std::lround(100 * chances[rank])) + " % at " + scale.name(rank) + ", "
            + std::to_string(std::lround(100 * chances.front())) + " % at " + scale.name(0) + ", "
            + std::to_string(std::lround(100 * chances.back())) + " % at " + scale.name(chances.size() - 1);
    };
    std::cout << (moment.isHit ? "Yes: " : "The move played was ") << position.moveText(moment.played) << " (most likely "
              << most(moment.playedChances) << ").\n";
    if (!moment.isHit)
        std::cout << "Yours, " << position.moveText(moment.guessed) << ": most likely " << most(moment.guessedChances) << ".\n";
}

ordered_json guessesJson(
    const nn::Guesses& guesses, const nn::SourceGame& game, const strength::RankScale& scale, std::span<const std::size_t> dearest)
{
    const auto interval = guesses.posterior().interval();
    ordered_json moments = ordered_json::array();
    for (const nn::GuessMoment& moment : guesses.moments()) {
        const game::AnyPosition position = nn::stateAt(game.played, moment.ply).position();
        moments.push_back({{"ply", moment.ply}, {"guessed", position.moveText(moment.guessed)},
            {"played", position.moveText(moment.played)}, {"hit", moment.isHit},
            {"guessedChances", chancesJson(moment.guessedChances, scale)}, {"playedChances", chancesJson(moment.playedChances, scale)}});
    }
    ordered_json json{{"guesses", guesses.moments().size()}, {"hits", guesses.hits()}, {"rank", nullptr}, {"probabilities", nullptr},
        {"interval80", nullptr}, {"intervalHolds", guesses.posterior().held()}, {"dearest", dearest}, {"moments", moments}};
    if (!guesses.moments().empty()) // without guesses there is no rank
        json.update(
            {{"rank", scale.name(guesses.posterior().median())}, {"probabilities", chancesJson(guesses.posterior().chances(), scale)},
                {"interval80", {scale.name(interval.last), scale.name(interval.first)}}});
    return json;
}

/// Guesses come from standard input, one per line; "skip" passes a move over; "stop" or the end of the input ends it.
void runGuess(const GuessOptions& options, Context& context)
{
    std::vector<core::Error> errors;
    const auto game = readSourceGame(options.file, options.number, errors);
    if (!game)
        return fail(context, game.error(), game.error().code == core::ErrorCode::Stopped ? 1 : 2);
    if (!errors.empty())
        context.exitCode = 1;
    const auto network = app::openNetwork(options.network.empty() ? app::bundledNetwork(game->kind) : options.network, 1,
        {.server = options.server, .game = game->kind}, {.exact = options.exact});
    if (!network)
        return fail(context, network.error(), 2);
    if (const auto same = checkSameFamily(game->kind, network->evaluator->info().game, options.network); !same)
        return fail(context, same.error(), 2);
    const strength::RankScale& scale = network->evaluator->info().scale;
    const std::size_t moves = game->played.moves.size();
    if (std::ranges::none_of(std::views::iota(std::size_t{0}, moves), [&](std::size_t ply) { return isAsked(options, *game, ply); }))
        return fail(
            context, {core::ErrorCode::NotFound, {"a move to guess (the game has %1)", {std::to_string(moves)}}, options.file.string()}, 2);
    nn::Guesses guesses(scale.size());
    nn::GameState state(*game->played.start);
    bool isOver = false;
    for (std::size_t ply = 0; ply < game->played.moves.size() && !isOver; state.play(game->played.moves[ply++])) {
        if (!isAsked(options, *game, ply) || state.position().isOver()) // players may resume a game after two passes
            continue;
        const auto seen = nn::seeOne(*network->evaluator, state);
        if (!seen)
            return fail(context, seen.error());
        while (true) {
            const auto line = readAnswer(context.json ? std::string() : diagramOf(state.position()) + "Your guess (or skip, stop): ");
            isOver = !line || *line == "stop";
            if (isOver || *line == "skip")
                break;
            const auto move = moveFrom(state.position(), *line);
            if (!move) {
                std::cerr << core::describe(move.error()) << '\n';
                continue;
            }
            const nn::GuessMoment& moment = guesses.add(ply, state.position(), *seen, *move, game->played.moves[ply]);
            if (!context.json)
                tellGuess(moment, state.position(), scale);
            break;
        }
    }
    const auto dearest = guesses.dearest(guesses.posterior().median(), 3);
    if (context.json)
        return print(guessesJson(guesses, *game, scale, dearest));
    if (guesses.moments().empty())
        return;
    std::cout << "\n"
              << guesses.hits() << " of " << guesses.moments().size()
              << " guesses were the move played. Estimate from the guesses: " << posteriorText(guesses.posterior(), scale) << ".\n";
    const std::size_t rank = guesses.posterior().median();
    for (const std::size_t i : dearest) {
        const nn::GuessMoment& moment = guesses.moments()[i];
        const auto percent = [rank](const std::vector<double>& chances) { return std::to_string(std::lround(100 * chances[rank])) + " %"; };
        std::cout << "  " << moveAt(*game, moment.ply, moment.guessed) << " is chosen by " << percent(moment.guessedChances) << " of "
                  << scale.name(rank);
        if (!moment.isHit)
            std::cout << "; " << moveAt(*game, moment.ply, moment.played) << ", which was played, by " << percent(moment.playedChances);
        std::cout << ".\n";
    }
}

} // namespace

void addGuess(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "guess", "Guess the moves of a game and estimate a rank from the guesses");
    const auto options = std::make_shared<GuessOptions>();
    command->add_option("file", options->file, "SGF, PGN, …")->required();
    command->add_option("--number", options->number, "Number of the game in the file")->check(countFrom(1))->capture_default_str();
    command->add_option("--side", options->side, "Only Black's or White's moves")->check(CLI::IsMember({"black", "white"}));
    command->add_option("--from", options->from, "First move to guess")->check(countFrom(1))->capture_default_str();
    addNetwork(*command, options->network);
    addExact(*command, options->exact);
    addServer(*command, options->server);
    command->callback([options, &context] { runGuess(*options, context); });
}

} // namespace evenmatch::cli
