// evenmatch-cli perft GAME POSITION DEPTH: counts move sequences, move by move.
#include "core/game/registry/perft.h"
#include "app/cli/commands.h"
#include "app/shared/game_input.h"
#include "app/shared/stopwatch.h"

#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

struct PerftOptions {
    std::string game;
    std::string position = "start";
    int depth = 1;
};

void runPerft(const PerftOptions& options, Context& context)
{
    const auto start = startPosition(options.game, options.position == "start" ? std::string() : options.position);
    if (!start)
        return fail(context, start.error(), 2);

    const Stopwatch watch;
    const auto branches = game::divide(*start, options.depth);
    const double seconds = watch.elapsed().wallSeconds;
    std::uint64_t nodes = 0;
    for (const auto& [move, count] : branches)
        nodes += count;
    const double perSecond = seconds > 0 ? static_cast<double>(nodes) / seconds : 0;

    if (context.json) {
        nlohmann::ordered_json moves = nlohmann::ordered_json::object();
        for (const auto& [move, count] : branches)
            moves[start->moveText(move)] = count;
        print({{"game", options.game}, {"position", options.position}, {"depth", options.depth}, {"nodes", nodes}, {"seconds", seconds},
            {"perSecond", perSecond}, {"moves", moves}});
        return;
    }
    for (const auto& [move, count] : branches)
        std::cout << start->moveText(move) << ": " << count << '\n';
    std::cout << "nodes: " << nodes << "\nseconds: " << seconds << "\nnodes/s: " << static_cast<std::uint64_t>(perSecond) << '\n';
}

} // namespace

void addPerft(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "perft", "Count the sequences of legal moves from a position, to test the rules");
    const auto options = std::make_shared<PerftOptions>();
    command->add_option("game", options->game, "Which game: chess, go9, othello6, …")->required();
    command->add_option("position", options->position, "\"start\", or in chess a FEN")->required();
    command->add_option("depth", options->depth, "Depth in moves")->required()->check(CLI::Range(1, 100));
    command->callback([options, &context] { runPerft(*options, context); });
}

} // namespace evenmatch::cli
