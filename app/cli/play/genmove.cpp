// evenmatch-cli genmove GAME: the move that a player would make in a game from a file or standard input.
#include "app/cli/commands.h"
#include "app/shared/game_input.h"
#include "app/shared/match/searching_player.h"
#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "search/player/search_player.h"
#include "search/tree/report.h"

#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

struct GenmoveOptions {
    std::string game;
    std::string file;
    SearchingOptions player;
    std::optional<int> moves;
    std::uint64_t seed = 1;
};

const char* decisionName(search::Decision::Kind kind)
{
    switch (kind) {
    case search::Decision::Resign: return "resign";
    case search::Decision::ClaimDraw: return "claim draw";
    case search::Decision::Move: break;
    }
    return "move";
}

core::Result<search::Decision> decide(const GenmoveOptions& options, const SearchingPlayer& player, const nn::GameState& state)
{
    auto style = search::makeStyle(player.spec, player.resources);
    if (!style)
        return style.error();
    search::SearchPlayer searcher(player.network.evaluator, *std::move(style));
    if (auto done = searcher.start({.position = state.position(), .seed = options.seed}); !done)
        return done.error();
    searcher.setState(state);
    return searcher.decide({});
}

void runGenmove(const GenmoveOptions& options, Context& context)
{
    if (const auto known = startPosition(options.game); !known)
        return fail(context, known.error(), 2);
    // An empty input is a game that has not begun.
    auto state = readGameState(options.file, options.moves);
    const bool readsInput = options.file.empty() || options.file == "-";
    if (!state && state.error().code == core::ErrorCode::NotFound && readsInput && options.moves.value_or(0) == 0)
        if (auto start = startPosition(options.game))
            state = nn::GameState(*std::move(start));
    if (!state)
        return fail(context, state.error(), 2);
    const std::string game(game::idOf(state->position()));
    if (game::familyName(game) != game::familyName(options.game))
        return fail(context, {core::ErrorCode::BadArgument, {"%1, because this is a game of %2", {options.game, game}}, options.file}, 2);
    if (const auto open = checkNotOver(state->position(), options.file); !open)
        return fail(context, open.error(), 2);
    const auto player = openSearchingPlayer(options.player, game);
    if (!player)
        return fail(context, player.error(), 2);
    if (const auto same = checkSameFamily(game, player->network.evaluator->info().game, options.player.network); !same)
        return fail(context, same.error(), 2);
    const auto decision = decide(options, *player, *state);
    if (!decision)
        return fail(context, decision.error(), 2);
    const std::string move = state->position().moveText(decision->move);
    if (!context.json) {
        std::cout << (decision->kind == search::Decision::Move ? move : decisionName(decision->kind)) << '\n';
        return;
    }
    print({{"game", game}, {"player", player->spec.text}, {"network", player->network.evaluator->info().hash},
        {"decision", decisionName(decision->kind)}, {"move", move}, {"search", search::toJson(*decision->search)}});
}

} // namespace

void addGenmove(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "genmove", "Print the move that a player chooses");
    const auto options = std::make_shared<GenmoveOptions>();
    command->add_option("game", options->game, "Which game: chess, go, go9, …")->required();
    command->add_option(
        "file", options->file, "SGF, PGN, …; its first game is used (default: standard input; empty input starts a new game)");
    addSearchingOptions(*command, options->player);
    command->add_option("--move", options->moves, "The position after this many moves (default: all)")->check(CLI::Range(0, 100'000));
    command->add_option("--seed", options->seed, "Seed of players that choose at random; the same seed gives the same move");
    command->callback([options, &context] { runGenmove(*options, context); });
}

} // namespace evenmatch::cli
