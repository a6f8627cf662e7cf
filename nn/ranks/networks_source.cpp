#include "nn/ranks/networks_source.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace evenmatch::nn {

namespace fs = std::filesystem;

namespace {

/// "maia-1100.pb.gz" → 1100: the last number in the name's first part; 0 for any other file.
int levelOf(const fs::path& file)
{
    const std::string name = file.filename().string();
    if (name.find(".pb") == name.npos)
        return 0;
    const std::string stem = name.substr(0, name.find('.'));
    const std::size_t begin = stem.find_last_not_of("0123456789") + 1;
    int level = 0;
    std::from_chars(stem.data() + begin, stem.data() + stem.size(), level);
    return level;
}

/// Those that the authors published.
bool isPublished(int level)
{
    return level >= 1100 && level <= 1900 && level % 100 == 0;
}

} // namespace

core::Result<std::vector<std::pair<int, fs::path>>> maiaFiles(const fs::path& folder)
{
    std::vector<std::pair<int, fs::path>> files;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        if (const int level = levelOf(entry.path()); level > 0)
            files.push_back({level, entry.path()});
    if (failed || files.empty())
        return core::Error{core::ErrorCode::NotFound, "networks like maia-1500.pb.gz", folder.string()};
    std::ranges::sort(files, std::greater());
    const auto twice = std::ranges::unique(files, {}, [](const auto& file) { return file.first; });
    files.erase(twice.begin(), twice.end());
    if (std::ranges::any_of(files, isPublished, [](const auto& file) { return file.first; }))
        std::erase_if(files, [](const auto& file) { return !isPublished(file.first); });
    return files;
}

core::Result<std::unique_ptr<OutsideSource>> openMaia(const fs::path& folder, const OpensNetwork& open, std::span<const int> only)
{
    auto files = maiaFiles(folder);
    if (!files)
        return files.error();
    for (const int level : only)
        if (std::ranges::find(*files, level, [](const auto& file) { return file.first; }) == files->end())
            return core::Error{core::ErrorCode::NotFound, "maia-" + std::to_string(level) + ".pb.gz", folder.string()};
    if (!only.empty())
        std::erase_if(*files, [&](const auto& file) { return std::ranges::find(only, file.first) == only.end(); });
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
    m_info = {.identity = {}, .name = std::move(name), .game = m_levels.front().network->info().game, .levels = {}, .tellsLosses = false, .leftOut = std::move(leftOut)};
    for (const Level& level : m_levels) {
        names.push_back(level.name);
        m_info.identity += level.network->info().keptBy() + ' ';
    }
    m_info.levels = strength::RankScale(m_info.game, names);
}

core::Result<void> NetworksSource::look(const PlayedGame& game, std::span<OutsidePly> plies, const std::stop_token& stop)
{
    std::vector<GameState> states;
    std::vector<std::size_t> missing;
    walk(game, [&](const GameState& state, std::size_t ply) {
        if (!plies[ply].known && plies[ply].wanted) {
            states.push_back(state);
            missing.push_back(ply);
        }
    });
    constexpr std::size_t kBatch = 32;
    for (std::size_t begin = 0; begin < missing.size(); begin += kBatch) {
        const std::size_t count = std::min(kBatch, missing.size() - begin);
        std::vector<Query> queries;
        for (std::size_t i = 0; i < count; ++i)
            queries.push_back({&states[begin + i], {}});
        std::vector<std::vector<float>> logs(count);
        for (const Level& level : m_levels) {
            if (stop.stop_requested())
                return core::Error{core::ErrorCode::Stopped};
            std::vector<Evaluation> answers(count);
            if (auto done = level.network->evaluate(queries, answers); !done)
                return done;
            for (std::size_t i = 0; i < count; ++i) {
                const std::size_t move = answers[i].indexOf(game.moves[missing[begin + i]]);
                logs[i].push_back(move < answers[i].moves.size() ? std::log(std::max(1e-6F, answers[i].prior[move])) : std::log(1e-6F));
            }
        }
        for (std::size_t i = 0; i < count; ++i)
            plies[missing[begin + i]] = {.known = true,
                .wanted = true,
                .value = strength::kUnknown,
                .scoreLead = strength::kUnknown,
                .levelLogPriors = std::move(logs[i])};
    }
    plies.back().known = true; // nobody moved there
    return {};
}

} // namespace evenmatch::nn
