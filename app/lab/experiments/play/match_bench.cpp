#include "app/lab/experiments/play/match_bench.h"

#include "app/lab/experiments/paper_figures.h"
#include "core/game/family.h"
#include "core/game/registry/games.h"

#include <algorithm>
#include <cstdio>

namespace evenmatch::experiments {

core::Result<MatchBench> MatchBench::open(const Experiment& experiment, std::uint64_t simulations, bool needsRanks)
{
    const ExperimentOptions& options = experiment.options;
    if (!game::findGame(options.game))
        return core::Error{core::ErrorCode::UnsupportedGame, options.game};
    auto network = app::openNetwork(options.network.empty() ? app::bundledNetwork(options.game) : options.network, options.parallel,
        {.game = options.game}, {.exact = options.exact});
    if (!network)
        return network.error();
    if (needsRanks && (network->evaluator->info().scale.empty() || !network->evaluator->info().profile))
        return core::Error{core::ErrorCode::NoRankProfile, {}, network->evaluator->info().name};
    MatchBench bench;
    bench.m_experiment = experiment;
    bench.m_network = *std::move(network);
    bench.m_simulations = simulations;
    return bench;
}

core::Result<void> MatchBench::alsoOpen(const std::string& file)
{
    auto opened = app::openNetwork(file, m_experiment.options.parallel);
    if (!opened)
        return opened.error();
    const nn::NetworkInfo& other = opened->evaluator->info();
    if (other.scale != network().scale || !other.profile)
        return core::Error{core::ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "the network has no profile with the same ranks"), file};
    m_others.insert_or_assign(file, *std::move(opened));
    return {};
}

search::MatchNetworks MatchBench::forMatch() const
{
    search::MatchNetworks networks{m_network.evaluator.get(), {}};
    if (m_network.batching)
        networks.batching.push_back(m_network.batching.get());
    for (const auto& [file, other] : m_others)
        if (other.batching)
            networks.batching.push_back(other.batching.get());
    return networks;
}

game::AnyPosition MatchBench::start() const { return game::findGame(m_experiment.options.game)->start(); }

core::Phrase MatchBench::circumstances() const
{
    return {EVENMATCH_TEXT("Findings", "%1, network %2 (%3), %4 simulations per move, one leaf at a time, seed %5"),
        {m_experiment.options.game, network().name, network().hash.substr(0, 8), std::to_string(m_simulations),
            std::to_string(m_experiment.options.seed)}};
}

core::Result<search::MatchResult> MatchBench::play(
    const std::vector<std::string>& specs, std::uint64_t games, const std::string& part, const jobs::JobContext& job) const
{
    std::vector<search::MatchPlayer> players;
    nlohmann::json others;
    std::string name = part + "-" + std::to_string(m_simulations);
    for (const std::string& text : specs) {
        const auto spec = search::parsePlayerSpec(text);
        if (!spec)
            return spec.error();
        search::PlayerResources own = resources();
        if (const auto other = m_others.find(spec->network()); other != m_others.end()) {
            own.evaluator = other->second.evaluator;
            others[other->first] = own.evaluator->info().hash;
            name += "-" + own.evaluator->info().hash.substr(0, 8);
        }
        players.push_back({text, [spec = *spec, own] { return search::makePlayer(spec, own); }});
    }
    search::MatchPlan plan;
    plan.start = start();
    plan.games = games;
    plan.seed = m_experiment.options.seed;
    plan.parallel = m_experiment.options.parallel;
    plan.state = m_experiment.stateFile(name);
    plan.settings = {{"network", network().hash}, {"simulations", m_simulations}};
    if (!others.is_null())
        plan.settings["others"] = std::move(others);
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

namespace {

/// The z of Table 4 by place: 0 at 9d, 10 at 3-5k; linear between its rows, constant beyond its ends.
double tableIndex(double place)
{
    std::vector<double> column;
    for (const PaperFigure& figure : paperFigures())
        if (figure.paper == "SE" && figure.table == "Table 4")
            column.push_back(figure.value);
    place = std::clamp(place, 0.0, static_cast<double>(column.size() - 1));
    const auto row = std::min(static_cast<std::size_t>(place), column.size() - 2);
    return column[row] + (place - static_cast<double>(row)) * (column[row + 1] - column[row]);
}

} // namespace

std::string RankIndices::player(std::size_t rank) const
{
    char text[32];
    std::snprintf(text, sizeof text, "sa:%.3g", z[rank]);
    return text;
}

std::vector<std::string> RankIndices::players() const
{
    std::vector<std::string> players;
    for (std::size_t rank = 0; rank < z.size(); ++rank)
        players.push_back(player(rank));
    return players;
}

core::Phrase RankIndices::source() const
{
    return matched ? "SA's z are those with which SA won as often as SE∞ against its middle rank (se-winrate)."
                   : "SA's z are those of the paper's Table 4, which were matched to its own network. The paper has none for chess, so the "
                     "table is stretched over the ranks.";
}

RankIndices paperIndices(const strength::RankScale& scale)
{
    RankIndices indices;
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        const double place = static_cast<double>(rank);
        const double last = static_cast<double>(std::max<std::size_t>(1, scale.size() - 1));
        indices.z.push_back(paperFigure("SE", "Table 4", scale.name(rank), "z")
                                .value_or(game::isGo(scale.game()) ? tableIndex(10) : tableIndex(10 * place / last)));
    }
    return indices;
}

RankIndices rankIndices(const strength::RankScale& scale, const Experiment& experiment)
{
    RankIndices matched{{}, true};
    if (const auto winRates = experiment.earlier("se-winrate"))
        for (const auto& table : (*winRates)["tables"])
            if (table.value("unit", "") == "z")
                for (const auto& row : table["rows"])
                    if (row.contains("ours") && row["ours"].is_number())
                        matched.z.push_back(row["ours"].get<double>());
    return matched.z.size() == scale.size() ? matched : paperIndices(scale);
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

PlotPoint pointOf(double x, const Finding& finding) { return {x, finding.ours, finding.low, finding.high}; }

} // namespace evenmatch::experiments
