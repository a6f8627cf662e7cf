// evenmatch-cli gtp, uci: an engine for other programs. Lines from stdin go to a server, its output to stdout.
#include "app/cli/commands.h"
#include "app/cli/play/protocol_input.h"
#include "app/shared/match/searching_player.h"
#include "search/protocol/gtp_server.h"
#include "search/protocol/uci_server.h"

#include <iostream>
#include <memory>
#include <unistd.h>

namespace evenmatch::cli {

namespace {

void write(std::string_view text) { std::cout << text << std::flush; }

struct ServerOptions {
    SearchingOptions player;
    std::optional<std::uint64_t> seed;
};

template <class Server>
void serve(const ServerOptions& options, const char* game, Context& context)
{
    auto player = openSearchingPlayer(options.player, game);
    if (!player)
        return fail(context, player.error(), 2);
    player->resources.seed = options.seed;
    auto server = Server::make(player->spec, player->resources, write);
    if (!server)
        return fail(context, server.error(), 2);
    ProtocolInput input(STDIN_FILENO, [&] {
        if constexpr (requires { (*server)->endInput(); }) // UCI's server never waits for a search
            (*server)->endInput();
    });
    for (auto line = input.next(); line && (*server)->handle(*line); line = input.next()) { }
}

CLI::App* addServer(CLI::App& cli, const std::string& name, const std::string& description, const std::shared_ptr<ServerOptions>& options)
{
    CLI::App* command = cli.add_subcommand(name, description);
    addSearchingOptions(*command, options->player);
    command->add_option("--seed", options->seed, "Seed of the first game; the same seed gives the same moves (default: random)");
    return command;
}

} // namespace

void addGtp(CLI::App& cli, Context& context)
{
    const auto options = std::make_shared<ServerOptions>();
    addServer(cli, "gtp", "Run as a Go engine for other programs (GTP)", options)->callback([options, &context] {
        serve<search::GtpServer>(*options, "go", context);
    });
}

void addUci(CLI::App& cli, Context& context)
{
    const auto options = std::make_shared<ServerOptions>();
    addServer(cli, "uci", "Run as a chess engine for other programs (UCI)", options)->callback([options, &context] {
        serve<search::UciServer>(*options, "chess", context);
    });
}

} // namespace evenmatch::cli
