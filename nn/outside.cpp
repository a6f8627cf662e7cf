#include "nn/outside.h"

#include "core/whole_file.h"
#include "nn/hash128.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

namespace evenmatch::nn {

namespace fs = std::filesystem;

using nlohmann::json;

namespace {

constexpr std::uintmax_t kMostBytes = 64u << 20;
constexpr double kMostLossGo = 40;   ///< points; a single move that loses more says no more
constexpr double kMostLossChess = 4; ///< of the logarithm of the odds
constexpr float kSurest = 0.9999F;   ///< value beyond which odds are the same

fs::path fileOf(const fs::path& cache, const OutsideInfo& info, const PlayedGame& game)
{
    Hasher128 hasher;
    hasher.add(std::as_bytes(std::span(info.identity)));
    return cache / ("outside-" + hasher.text()) / (contentKey(game) + ".json");
}

json numberOrNull(float number) { return std::isfinite(number) ? json(number) : json(nullptr); }

float numberOf(const json& value) { return value.is_number() ? value.get<float>() : strength::kUnknown; }

/// Files that are damaged or about something else are as good as none.
void load(const fs::path& file, std::size_t levels, OutsideGame& plies)
{
    std::error_code failed;
    const auto size = fs::file_size(file, failed);
    if (failed || size > kMostBytes)
        return;
    std::ifstream in(file, std::ios::binary);
    const json content = json::parse(in, nullptr, false);
    if (!content.is_array() || content.size() != plies.size())
        return;
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        const json& entry = content[ply];
        const bool isLast = ply + 1 == plies.size();
        if (!entry.is_array() || entry.size() != 3 || !entry[2].is_array() || entry[2].size() != (isLast ? 0 : levels))
            continue;
        OutsidePly& into = plies[ply];
        into = {.known = true, .value = numberOf(entry[0]), .scoreLead = numberOf(entry[1]), .levelLogPriors = {}};
        for (const json& log : entry[2])
            into.levelLogPriors.push_back(numberOf(log));
        into.known = std::ranges::none_of(into.levelLogPriors, [](float log) { return std::isnan(log); });
    }
}

core::Result<void> store(const fs::path& file, const OutsideGame& plies)
{
    json content = json::array();
    for (const OutsidePly& ply : plies)
        content.push_back(ply.known ? json::array({numberOrNull(ply.value), numberOrNull(ply.scoreLead), ply.levelLogPriors}) : json(nullptr));
    return core::writeWholeFile(file, content.dump());
}

double logOdds(float value)
{
    const double v = std::clamp(value, -kSurest, kSurest);
    return std::log((1 + v) / (1 - v));
}

} // namespace

NetworksSource::NetworksSource(std::string name, std::vector<Level> levels) : m_levels(std::move(levels))
{
    std::vector<std::string> names;
    m_info = {.identity = {}, .name = std::move(name), .game = m_levels.front().network->info().game, .levels = {}};
    for (const Level& level : m_levels) {
        names.push_back(level.name);
        m_info.identity += level.network->info().hash + ' ';
    }
    m_info.levels = strength::RankScale(m_info.game, names);
}

core::Result<void> NetworksSource::look(const PlayedGame& game, std::span<OutsidePly> plies, const std::stop_token& stop)
{
    std::vector<GameState> states;
    std::vector<std::size_t> missing;
    walk(game, [&](const GameState& state, std::size_t ply) {
        if (!plies[ply].known) {
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
            plies[missing[begin + i]] = {.known = true, .value = strength::kUnknown, .scoreLead = strength::kUnknown, .levelLogPriors = std::move(logs[i])};
    }
    plies.back().known = true; // nobody moved there
    return {};
}

OutsideGames outsideOf(OutsideSource& source, std::span<const SourceGame> games, const std::vector<bool>& wanted, const fs::path& cache, jobs::JobContext& job)
{
    OutsideGames result;
    result.games.resize(games.size());
    const auto total = static_cast<std::uint64_t>(std::ranges::count(wanted, true));
    std::uint64_t done = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (!wanted[i])
            continue;
        OutsideGame& plies = result.games[i];
        plies.resize(games[i].played.moves.size() + 1);
        const fs::path file = cache.empty() ? fs::path() : fileOf(cache, source.info(), games[i].played);
        if (!cache.empty())
            load(file, source.info().levels.size(), plies);
        if (!result.error && !std::ranges::all_of(plies, &OutsidePly::known)) {
            const auto looked = source.look(games[i].played, plies, job.stopToken());
            ++result.looked;
            if (!looked)
                result.error = looked.error();
            if (!cache.empty() && std::ranges::any_of(plies, &OutsidePly::known))
                if (const auto stored = store(file, plies); !stored && !result.error)
                    result.error = stored.error();
        }
        job.report(++done, total);
    }
    return result;
}

double lossBySource(std::span<const OutsidePly> plies, std::size_t ply, bool isGo)
{
    if (ply + 1 >= plies.size() || !plies[ply].known || !plies[ply + 1].known)
        return std::nan("");
    const OutsidePly& before = plies[ply];
    const OutsidePly& after = plies[ply + 1];
    const double loss = isGo ? double{before.scoreLead} + after.scoreLead : logOdds(before.value) + logOdds(after.value);
    const double most = isGo ? kMostLossGo : kMostLossChess;
    return std::isnan(before.value) || std::isnan(after.value) ? std::nan("") : std::clamp(loss, -most, most);
}

OutsideReport outsideReportOf(const OutsideInfo& info, const PlayerSides& player, std::span<const SourceGame> games, std::span<const OutsideGame> outside)
{
    const bool isGo = info.game.starts_with("go");
    OutsideReport report{.source = info.name, .identity = info.identity, .isGo = isGo, .levels = info.levels, .rank = {}};
    const std::size_t levels = info.levels.size();
    std::vector<double> losses;
    std::vector<strength::ScoredSide> sides;
    for (const PlayedSide& side : player.sides) {
        const OutsideGame& plies = outside[side.game];
        const PlayedGame& game = games[side.game].played;
        strength::ScoredSide scored;
        scored.numbers.ranks = levels;
        for (std::size_t ply = 0; ply + 1 < plies.size(); ++ply) {
            if (game.sideOf(ply) != side.side)
                continue;
            const double loss = lossBySource(plies, ply, isGo);
            if (!std::isnan(loss) && ply < (isGo ? kOutsideMovesGo : kOutsideMovesChess))
                losses.push_back(loss);
            if (levels == 0 || !plies[ply].known || plies[ply].levelLogPriors.size() != levels)
                continue;
            scored.numbers.moves.push_back({.moveNumber = static_cast<std::uint16_t>(std::min<std::size_t>(ply, 65535))});
            scored.numbers.rankLogPriors.insert(scored.numbers.rankLogPriors.end(), plies[ply].levelLogPriors.begin(), plies[ply].levelLogPriors.end());
        }
        sides.push_back(std::move(scored));
    }
    if (levels > 0) {
        // The policies' own likelihood, uncalibrated, with the usual likeness of one player's games.
        strength::Estimators all = strength::policyEstimators(levels);
        const auto likelihood = std::ranges::find(all, "likelihood-raw", [](const auto& estimator) { return estimator->name(); });
        report.rank = strength::RankEstimator(std::move(*likelihood), {.base = 1, .likeness = 0.2, .rows = {}}).estimate(sides);
    }
    report.moves = losses.size();
    if (losses.empty())
        return report;
    const double count = static_cast<double>(losses.size());
    for (const double loss : losses)
        report.meanLoss += loss / count;
    for (const double loss : losses)
        report.lossSpread += (loss - report.meanLoss) * (loss - report.meanLoss) / count;
    report.lossSpread = std::sqrt(report.lossSpread);
    const auto middle = losses.begin() + static_cast<std::ptrdiff_t>(losses.size() / 2);
    std::ranges::nth_element(losses, middle);
    report.medianLoss = *middle;
    return report;
}

} // namespace evenmatch::nn
