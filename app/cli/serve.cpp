// evenmatch-cli gtp, uci: be an engine in other programs. Lines from stdin go to a server, its text to stdout.
#include "app/cli/command.h"
#include "app/network.h"
#include "search/protocol/gtp_server.h"
#include "search/protocol/uci_server.h"

#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

struct Options {
    std::string network;
    std::string player;
    std::string rank;
    std::uint64_t simulations = 400;
};

void write(std::string_view text)
{
    std::cout << text << std::flush;
}

template <class Server>
void serve(const Options& options, const char* game, Context& context)
{
    const std::string text = !options.player.empty() ? options.player : options.rank.empty() ? "mcts" : "se-inf:" + options.rank;
    const auto spec = search::parsePlayerSpec(text);
    if (!spec)
        return fail(context, spec.error(), 2);
    const auto network = app::openNetwork(options.network.empty() ? app::bundledNetwork(game) : options.network, 1);
    if (!network)
        return fail(context, network.error(), 2);
    auto server = Server::make(*spec, {network->evaluator, options.simulations, 0, true}, write);
    if (!server)
        return fail(context, server.error(), 2);
    std::string line;
    while (std::getline(std::cin, line) && (*server)->handle(line)) { }
}

CLI::App* addServer(CLI::App& cli, const std::string& name, const std::string& description, const std::shared_ptr<Options>& options)
{
    CLI::App* command = cli.add_subcommand(name, description);
    command->add_option("--network", options->network, "The model file (default: the bundled one)");
    command->add_option("--rank", options->rank, "Play at this rank; else as strong as it can");
    command->add_option("--player", options->player, "Any SPEC that searches, as in `match`: se:3d?c1=1, sa:-0.5, …");
    command->add_option("--sims", options->simulations, "Simulations a move")->check(CLI::Range(1, 1'000'000'000));
    return command;
}

} // namespace

void addGtp(CLI::App& cli, Context& context)
{
    const auto options = std::make_shared<Options>();
    addServer(cli, "gtp", "Be a Go engine in other programs (GTP)", options)->callback([options, &context] {
        serve<search::GtpServer>(*options, "go", context);
    });
}

void addUci(CLI::App& cli, Context& context)
{
    const auto options = std::make_shared<Options>();
    addServer(cli, "uci", "Be a chess engine in other programs (UCI)", options)->callback([options, &context] {
        serve<search::UciServer>(*options, "chess", context);
    });
}

} // namespace evenmatch::cli
