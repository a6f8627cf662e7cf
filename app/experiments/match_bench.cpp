#include "app/experiments/match_bench.h"

#include "core/game/games.h"

#include <filesystem>

namespace evenmatch::experiments {

core::Result<MatchBench> MatchBench::open(const Experiment& experiment, std::uint64_t simulations, bool needsRanks)
{
    const ExperimentOptions& options = experiment.options;
    if (!game::findGame(options.game))
        return core::Error{core::ErrorCode::UnsupportedGame, options.game};
    auto network = app::openNetwork(options.network.empty() ? app::bundledNetwork(options.game) : options.network, options.parallel);
    if (!network)
        return network.error();
    if (needsRanks && (network->evaluator->info().scale.empty() || !network->evaluator->info().profile))
        return core::Error{core::ErrorCode::NotFound, "rank profile of " + network->evaluator->info().name};
    MatchBench bench;
    bench.m_experiment = experiment;
    bench.m_network = *std::move(network);
    bench.m_simulations = simulations;
    return bench;
}

search::MatchNetworks MatchBench::forMatch() const
{
    search::MatchNetworks networks{m_network.evaluator.get(), {}};
    if (m_network.batching)
        networks.batching.push_back(m_network.batching.get());
    return networks;
}

game::AnyPosition MatchBench::start() const
{
    return game::findGame(m_experiment.options.game)->start();
}

core::Phrase MatchBench::circumstances() const
{
    return {EVENMATCH_TEXT("Findings", "%1, network %2 (%3), %4 simulations a move, one leaf at a time, seed %5"),
        {m_experiment.options.game, network().name, network().hash.substr(0, 8), std::to_string(m_simulations),
            std::to_string(m_experiment.options.seed)}};
}

core::Result<search::MatchResult> MatchBench::play(
    const std::vector<std::string>& specs, std::uint64_t games, const std::string& part, const jobs::JobContext& job) const
{
    std::vector<search::MatchPlayer> players;
    for (const std::string& text : specs) {
        const auto spec = search::parsePlayerSpec(text);
        if (!spec)
            return spec.error();
        players.push_back({text, [spec = *spec, resources = resources()] { return search::makePlayer(spec, resources); }});
    }
    search::MatchPlan plan{.start = start(),
        .games = games,
        .seed = m_experiment.options.seed,
        .parallel = m_experiment.options.parallel,
        .state = m_experiment.stateFile(part + "-" + std::to_string(m_simulations))};
    plan.settings = {{"network", network().hash}, {"simulations", m_simulations}};
    auto result = search::playMatch(plan, players, forMatch(), job);
    if (result && result->stopped)
        return core::Error{core::ErrorCode::Stopped};
    return result;
}

core::Result<strength::Tally> MatchBench::play(
    const std::string& first, const std::string& second, std::uint64_t games, const std::string& part, const jobs::JobContext& job) const
{
    const auto result = play({first, second}, games, part, job);
    if (!result)
        return result.error();
    return result->tally(0, 1);
}

Finding scoreFinding(core::Phrase name, const strength::Tally& tally)
{
    const strength::EloInterval elo = strength::eloFrom(tally);
    return {std::move(name), 100 * tally.score(), 100 * strength::expectedScore(elo.low), 100 * strength::expectedScore(elo.high), {},
        tally.games()};
}

Finding eloFinding(core::Phrase name, const strength::EloInterval& elo, std::uint64_t games)
{
    return {std::move(name), elo.elo, elo.low, elo.high, {}, games};
}

PlotPoint pointOf(double x, const Finding& finding)
{
    return {x, finding.ours, finding.low, finding.high};
}

} // namespace evenmatch::experiments
