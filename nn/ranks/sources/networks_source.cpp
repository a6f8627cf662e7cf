#include "nn/ranks/sources/networks_source.h"

#include "core/game/family.h"
#include "nn/lc0/maia_files.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace fs = std::filesystem;

namespace {

constexpr float kLeastPrior = 1e-6F;

} // namespace

core::Result<std::unique_ptr<OutsideSource>> openMaia(const fs::path& folder, const OpensNetwork& open, std::span<const int> only)
{
    auto files = lc0::publishedMaiaFiles(folder);
    if (!files)
        return files.error();
    for (const int level : only)
        if (std::ranges::find(*files, level, &lc0::RatedFile::rating) == files->end())
            return core::Error{core::ErrorCode::NotFound, "maia-" + std::to_string(level) + ".pb.gz", folder.string()};
    if (!only.empty())
        std::erase_if(*files, [&](const lc0::RatedFile& file) { return std::ranges::find(only, file.rating) == only.end(); });
    std::vector<NetworksSource::Level> levels;
    std::vector<core::Error> leftOut;
    for (const auto& [level, path] : *files) {
        auto network = open(path.string());
        if (network && !levels.empty() && (*network)->info().game != levels.front().network->info().game)
            network = core::Error{core::ErrorCode::NotANetwork, (*network)->info().game, path.string()};
        if (network)
            levels.push_back({std::to_string(level), *std::move(network)});
        else
            leftOut.push_back(network.error());
    }
    if (levels.empty())
        return leftOut.front();
    return std::unique_ptr<OutsideSource>(std::make_unique<NetworksSource>("Maia", std::move(levels), std::move(leftOut)));
}

NetworksSource::NetworksSource(std::string name, std::vector<Level> levels, std::vector<core::Error> leftOut) : m_levels(std::move(levels))
{
    std::vector<std::string> names;
    m_info = {.identity = {},
        .name = std::move(name),
        .family = game::familyOf(m_levels.front().network->info().game),
        .levels = {},
        .tellsLosses = false,
        .leftOut = std::move(leftOut)};
    for (const Level& level : m_levels) {
        names.push_back(level.name);
        m_info.identity += level.network->info().keptBy() + ' ';
    }
    m_info.levels = strength::RankScale(std::string(game::keyOf(m_info.family)), names);
}

NetworksSource::NetworksSource(std::shared_ptr<Evaluator> strong) : NetworksSource(strong->info().name, {{"policy", strong}})
{
    m_info.identity = "strong " + m_info.identity;
    m_info.tellsLosses = true;
}

core::Result<void> NetworksSource::look(const PlayedGame& game, std::span<OutsidePly> plies, const std::stop_token& stop)
{
    std::vector<GameState> states;
    std::vector<std::size_t> missing;
    const auto add = [&](const GameState& state, std::size_t ply) {
        if (!plies[ply].known && plies[ply].wanted) {
            states.push_back(state);
            missing.push_back(ply);
        }
    };
    walk(game, add);
    if (m_info.tellsLosses)
        add(stateAt(game, game.moves.size()), game.moves.size());
    constexpr std::size_t kBatch = 32;
    for (std::size_t begin = 0; begin < missing.size(); begin += kBatch) {
        const std::size_t count = std::min(kBatch, missing.size() - begin);
        std::vector<Query> queries;
        for (std::size_t i = 0; i < count; ++i)
            queries.push_back({&states[begin + i], {}});
        std::vector<OutsidePly> found(count, {.known = true});
        for (const Level& level : m_levels) {
            if (stop.stop_requested())
                return core::Error{core::ErrorCode::Stopped};
            std::vector<Evaluation> answers(count);
            if (auto done = level.network->evaluate(queries, answers); !done)
                return done;
            for (std::size_t i = 0; i < count; ++i) {
                if (m_info.tellsLosses) {
                    found[i].value = answers[i].value;
                    found[i].scoreLead = level.network->info().hasScoreLead ? answers[i].scoreLead : strength::kUnknown;
                }
                const std::size_t ply = missing[begin + i];
                if (ply == game.moves.size())
                    continue;
                const std::size_t move = answers[i].indexOf(game.moves[ply]);
                found[i].levelLogPriors.push_back(
                    std::log(move < answers[i].moves.size() ? std::max(kLeastPrior, answers[i].prior[move]) : kLeastPrior));
            }
        }
        for (std::size_t i = 0; i < count; ++i)
            plies[missing[begin + i]] = std::move(found[i]);
    }
    plies.back().known = true; // policies need no evaluation of it
    return {};
}

} // namespace evenmatch::nn
