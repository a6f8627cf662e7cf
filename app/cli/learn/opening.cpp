// evenmatch-cli opening NAME: train an opening against moves of a rank's players; without a name, list the openings.
#include "app/cli/commands.h"
#include "app/network.h"
#include "app/shared/game_input.h"
#include "app/shared/lesson_words.h"
#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "core/lesson/explain.h"
#include "nn/lesson/opening_training.h"

#include <cmath>
#include <iostream>

namespace evenmatch::cli {

namespace {

using nlohmann::ordered_json;

struct OpeningOptions {
    std::string name;
    std::string game = "chess";
    std::string rank;
    std::string side;
    std::size_t moves = nn::TrainingPlan().mostMoves;
    bool fromFirstMove = false;
    std::uint64_t seed = 1;
    std::string network;
    app::Speaking ranks;
    bool exact = false;
};

std::string percentText(double chance) { return std::to_string(std::lround(100 * chance)) + " %"; }

std::string moveText(const nn::OpeningTraining& training, std::size_t ply, game::Move move)
{
    return lesson::plainWording().moveText(nn::stateAt(training.game(), ply).position(), move);
}

void listOpenings(const OpeningOptions& options, Context& context)
{
    ordered_json lines = ordered_json::array();
    for (const game::BookLine& line : game::openingBook(options.game)) {
        game::AnyPosition position = game::findGame(options.game)->start();
        std::string moves;
        for (const game::Move move : line.moves) {
            moves += (moves.empty() ? "" : " ") + position.moveText(move);
            position.play(move);
        }
        if (context.json)
            lines.push_back({{"code", line.code}, {"name", line.name}, {"moves", moves}});
        else
            std::cout << line.text() << ": " << moves << '\n';
    }
    if (context.json)
        print({{"game", options.game}, {"lines", lines}});
}

void tellOpening(const nn::OpeningTraining& training, const strength::RankScale& scale)
{
    const nn::TrainingAnswer& answer = training.answers().back();
    const std::string own = scale.name(training.plan().own);
    const std::string above = scale.name(training.plan().above);
    std::cout << moveText(training, answer.ply, answer.move) << ": " << percentText(answer.own) << " of " << own;
    if (own != above)
        std::cout << ", " << percentText(answer.above) << " of " << above;
    std::cout << ".\n";
    if (!answer.isUsual)
        std::cout << above << " mostly plays " << moveText(training, answer.ply, answer.aboveUsual.move) << " ("
                  << percentText(answer.aboveUsual.chance) << ").\n";
    if (own != above && answer.ownUsual.move != answer.move && answer.ownUsual.move != answer.aboveUsual.move)
        std::cout << own << " mostly plays " << moveText(training, answer.ply, answer.ownUsual.move) << " ("
                  << percentText(answer.ownUsual.chance) << ").\n";
}

ordered_json trainingJson(
    const nn::OpeningTraining& training, const game::BookLine& line, const OpeningOptions& options, const strength::RankScale& scale)
{
    const auto likely = [&](std::size_t ply, const nn::LikelyMove& move) {
        return ordered_json{{"move", nn::stateAt(training.game(), ply).position().moveText(move.move)}, {"chance", move.chance}};
    };
    ordered_json json{{"game", options.game}, {"opening", line.text()},
        {"side", game::colourNames(game::familyOf(options.game))[static_cast<std::size_t>(training.plan().user)]},
        {"rank", scale.name(training.plan().own)}, {"rankAbove", scale.name(training.plan().above)}, {"moves", ordered_json::array()},
        {"answers", ordered_json::array()}, {"over", training.isOver()}, {"inBook", training.isInBook()}, {"name", training.name()}};
    for (std::size_t ply = 0; ply < training.game().moves.size(); ++ply)
        json["moves"].push_back(nn::stateAt(training.game(), ply).position().moveText(training.game().moves[ply]));
    for (const nn::TrainingAnswer& answer : training.answers()) {
        ordered_json entry = likely(answer.ply, {answer.move, answer.own});
        entry["ply"] = answer.ply;
        entry["chanceAbove"] = answer.above;
        entry["usual"] = likely(answer.ply, answer.ownUsual);
        entry["usualAbove"] = likely(answer.ply, answer.aboveUsual);
        json["answers"].push_back(std::move(entry));
    }
    return json;
}

/// A legal move from standard input, or nothing at its end and after "stop".
std::optional<game::Move> askMove(const game::AnyPosition& position, bool quiet)
{
    while (true) {
        const auto line = readAnswer(quiet ? std::string() : diagramOf(position) + "Your move (or stop): ");
        if (!line || *line == "stop")
            return std::nullopt;
        const auto move = moveFrom(position, *line);
        if (move)
            return *move;
        std::cerr << core::describe(move.error()) << '\n';
    }
}

core::Result<nn::TrainingPlan> planOf(const OpeningOptions& options, const game::BookLine& line, const strength::RankScale& scale)
{
    nn::TrainingPlan plan{.user = line.side(), .own = scale.size() / 2, .mostMoves = options.moves};
    if (!options.side.empty())
        plan.user = options.side == game::colourNames(game::familyOf(options.game))[0] ? game::Side::First : game::Side::Second;
    if (!options.rank.empty()) {
        const auto rank = rankNamed(scale, options.rank);
        if (!rank)
            return rank.error();
        plan.own = *rank;
    }
    plan.fromFirstMove = options.fromFirstMove;
    plan.above = plan.own == 0 ? 0 : plan.own - 1;
    return plan;
}

/// Moves come from standard input, one per line.
void train(const OpeningOptions& options, Context& context)
{
    const game::BookLine* line = game::findLine(options.game, options.name);
    if (!line)
        return fail(context, {core::ErrorCode::NotFound, {"opening %1 (without a name, this command lists all)", {options.name}}}, 2);
    const auto network = app::openNetwork(
        options.network.empty() ? app::bundledNetwork(options.game) : options.network, 1, options.ranks, {.exact = options.exact});
    if (!network)
        return fail(context, network.error(), 2);
    if (const auto same = checkSameFamily(options.game, network->evaluator->info().game, options.network); !same)
        return fail(context, same.error(), 2);
    const strength::RankScale& scale = network->evaluator->info().scale;
    if (scale.empty())
        return fail(context, {core::ErrorCode::NotFound, "ranks: " + network->evaluator->info().name}, 2);
    const auto plan = planOf(options, *line, scale);
    if (!plan)
        return fail(context, plan.error(), 2);
    nn::OpeningTraining training(options.game, *line, *plan);
    core::Random random(options.seed);
    if (!context.json)
        std::cout << line->text() << ", against " << scale.name(plan->own) << '\n';
    while (!training.isOver()) {
        const auto seen = nn::seeOne(*network->evaluator, training.state());
        if (!seen)
            return fail(context, seen.error());
        if (training.isUsersTurn()) {
            const auto move = askMove(training.state().position(), context.json);
            if (!move)
                break;
            training.play(*seen, *move);
            if (!context.json)
                tellOpening(training, scale);
        } else {
            const std::size_t ply = training.game().moves.size();
            const game::Move reply = training.reply(*seen, random);
            if (!context.json)
                std::cout << "Played: " << moveText(training, ply, reply) << '\n';
        }
    }
    if (context.json)
        return print(trainingJson(training, *line, options, scale));
    if (!training.answers().empty())
        std::cout << '\n'
                  << training.hits() << " of " << training.answers().size() << " moves are the most frequent choice of "
                  << scale.name(plan->above) << "; about " << std::lround(training.expectedHits()) << " are expected of players of "
                  << scale.name(plan->own) << ". " << training.name() << '\n';
}

} // namespace

void addOpening(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "opening", "Train an opening against moves that players of a rank choose");
    const auto options = std::make_shared<OpeningOptions>();
    command->add_option(
        "name", options->name, "Name, code or first moves: \"Italian Game\", C50, \"3-4, low approach\" (default: list all)");
    addFamily(*command, options->game);
    command->add_option("--rank", options->rank, "Your rank, which also chooses the moves against you (default: the middle of the scale)");
    command->add_option("--side", options->side, "Your colour (default: the side whose opening it is)")
        ->check(CLI::IsMember({"black", "white"}));
    addNumber(*command, "--moves", options->moves, "Maximum number of your moves; the training ends earlier where the book ends", 1, 60);
    command->add_flag(
        "--from-first-move", options->fromFirstMove, "Also play the moves of the opening itself (default: start where it ends)");
    command->add_option("--seed", options->seed, "The same seed and moves give the same replies")->capture_default_str();
    addNetwork(*command, options->network);
    addServer(*command, options->ranks.server);
    addExact(*command, options->exact);
    command->callback([options, &context] { options->name.empty() ? listOpenings(*options, context) : train(*options, context); });
}

} // namespace evenmatch::cli
