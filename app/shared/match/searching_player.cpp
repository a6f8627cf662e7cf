#include "app/shared/match/searching_player.h"

#include "app/shared/match/spec_ranks.h"

namespace evenmatch::cli {

void addSearchingOptions(CLI::App& command, SearchingOptions& options)
{
    addNetwork(command, options.network);
    addServer(command, options.ranks.server);
    addStrong(command, options.ranks);
    auto* rank = command.add_option("--rank", options.rank, "Play at this rank (default: full strength)");
    command.add_option("--player", options.player, "A player that searches, as a SPEC of `match`: se:3d?c1=1, sa:-0.5, …")->excludes(rank);
    addExact(command, options.exact);
    command.add_option("--sims", options.simulations, "Simulations per move (default: the rank's own number, else 400)")
        ->check(CLI::Range(1, 1'000'000'000));
}

search::PlayerResources resourcesWith(std::shared_ptr<nn::Evaluator> evaluator, std::optional<std::uint64_t> simulations)
{
    search::PlayerResources resources;
    resources.evaluator = std::move(evaluator);
    resources.simulations = simulations.value_or(kUsualSimulations);
    resources.own = simulations ? search::OwnNumber::Nobody : search::OwnNumber::AllRanked;
    return resources;
}

core::Result<SearchingPlayer> openSearchingPlayer(const SearchingOptions& options, const std::string& game)
{
    const std::string text = !options.player.empty() ? options.player : options.rank.empty() ? "mcts" : "rank:" + options.rank;
    auto spec = search::parsePlayerSpec(text);
    if (!spec)
        return spec.error();
    app::Speaking ranks = experiments::ranksOf(*spec, options.ranks);
    ranks.game = game;
    const std::string usual = options.network.empty() ? app::bundledNetwork(game) : options.network;
    auto network = app::openNetwork(spec->network().empty() ? usual : spec->network(), 1, ranks, {.exact = options.exact});
    if (!network)
        return network.error();
    const search::PlayerResources resources = resourcesWith(network->evaluator, options.simulations);
    return SearchingPlayer{*std::move(network), *std::move(spec), resources};
}

} // namespace evenmatch::cli
