#include "nn/outside.h"

#include "core/whole_file.h"
#include "nn/hash128.h"
#include "nn/player_fit.h"
#include "nn/review_games.h"

#include <algorithm>
#include <charconv>
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
        into = {.known = true, .wanted = true, .value = numberOf(entry[0]), .scoreLead = numberOf(entry[1]), .levelLogPriors = {}};
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

bool isOf(ReviewPart part, game::Side side)
{
    return part == ReviewPart::Whole || (part == ReviewPart::First) == (side == game::Side::First);
}

std::size_t cutOf(bool isGo) { return isGo ? kOutsideMovesGo : kOutsideMovesChess; }

struct Spread {
    double mean = 0;
    double deviation = 0;
};

/// REQUIRES: there are some
Spread spreadOf(std::span<const double> numbers)
{
    const double count = static_cast<double>(numbers.size());
    Spread spread;
    for (const double number : numbers)
        spread.mean += number / count;
    for (const double number : numbers)
        spread.deviation += (number - spread.mean) * (number - spread.mean) / count;
    spread.deviation = std::sqrt(spread.deviation);
    return spread;
}

/// REQUIRES: there are some
double medianOf(std::vector<double> numbers)
{
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::ranges::nth_element(numbers, middle);
    return *middle;
}

double logOdds(float value)
{
    const double v = std::clamp(value, -kSurest, kSurest);
    return std::log((1 + v) / (1 - v));
}

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
    return files;
}

core::Result<std::unique_ptr<OutsideSource>> openMaia(const fs::path& folder, const OpensNetwork& open)
{
    const auto files = maiaFiles(folder);
    if (!files)
        return files.error();
    std::vector<NetworksSource::Level> levels;
    for (const auto& [level, path] : *files) {
        auto network = open(path.string());
        if (!network)
            return network.error();
        levels.push_back({std::to_string(level), *std::move(network)});
    }
    return std::unique_ptr<OutsideSource>(std::make_unique<NetworksSource>("Maia", std::move(levels)));
}

NetworksSource::NetworksSource(std::string name, std::vector<Level> levels) : m_levels(std::move(levels))
{
    std::vector<std::string> names;
    m_info = {.identity = {}, .name = std::move(name), .game = m_levels.front().network->info().game, .levels = {}, .tellsLosses = false};
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
            plies[missing[begin + i]] = {.known = true, .wanted = true, .value = strength::kUnknown, .scoreLead = strength::kUnknown, .levelLogPriors = std::move(logs[i])};
    }
    plies.back().known = true; // nobody moved there
    return {};
}

std::vector<OutsideQuestion> questionsOn(std::span<const SourceGame> games, std::span<const PlayerSides> players)
{
    std::vector<PlayedSide> sides;
    for (const PlayerSides& player : players)
        sides.insert(sides.end(), player.sides.begin(), player.sides.end());
    const auto parts = partsFor(games.size(), sides);
    std::vector<OutsideQuestion> questions(games.size());
    for (std::size_t i = 0; i < games.size(); ++i)
        if (parts[i])
            questions[i] = {&games[i].played, *parts[i]};
    return questions;
}

OutsideGames outsideOf(OutsideSource& source, std::span<const OutsideQuestion> questions, const fs::path& cache, jobs::JobContext& job)
{
    OutsideGames result;
    result.games.resize(questions.size());
    const auto total = static_cast<std::uint64_t>(std::ranges::count_if(questions, [](const OutsideQuestion& question) { return question.game != nullptr; }));
    std::uint64_t done = 0;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (questions[i].game == nullptr)
            continue;
        const PlayedGame& game = *questions[i].game;
        OutsideGame& plies = result.games[i];
        plies.resize(game.moves.size() + 1);
        const fs::path file = cache.empty() ? fs::path() : fileOf(cache, source.info(), game);
        if (!cache.empty())
            load(file, source.info().levels.size(), plies);
        for (std::size_t ply = 0; ply < plies.size(); ++ply)
            plies[ply].wanted = source.info().tellsLosses || isOf(questions[i].part, game.sideOf(ply));
        if (!result.error && std::ranges::any_of(plies, [](const OutsidePly& ply) { return ply.wanted && !ply.known; })) {
            const auto looked = source.look(game, plies, job.stopToken());
            ++result.looked;
            if (!looked && looked.error().code == core::ErrorCode::BadArgument) {
                ++result.refused;
                if (!result.refusal)
                    result.refusal = looked.error();
            } else if (!looked) {
                result.error = looked.error();
            }
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

void addOutside(const OutsideInfo& info, const PlayedGame& game, game::Side side, std::span<const OutsidePly> plies, strength::OutsideNumbers& into)
{
    const bool isGo = info.game.starts_with("go");
    std::vector<double> early;
    std::vector<double> all;
    std::vector<double> levels(info.levels.size());
    double moves = 0;
    for (std::size_t ply = 0; ply + 1 < plies.size(); ++ply) {
        if (game.sideOf(ply) != side)
            continue;
        if (const double loss = lossBySource(plies, ply, isGo); !std::isnan(loss)) {
            all.push_back(loss);
            if (ply < cutOf(isGo))
                early.push_back(loss);
        }
        if (levels.empty() || !plies[ply].known || plies[ply].levelLogPriors.size() != levels.size())
            continue;
        for (std::size_t level = 0; level < levels.size(); ++level)
            levels[level] += plies[ply].levelLogPriors[level];
        moves += 1;
    }
    if (early.size() >= kFewestLosses) {
        const Spread spread = spreadOf(early);
        into.losses = {spread.mean, medianOf(std::move(all)), spread.deviation};
    }
    if (moves > 0) {
        for (double& level : levels)
            level /= moves;
        into.levels = std::move(levels);
    }
}

strength::OutsideKinds kindsOf(const OutsideInfo& info) { return {info.tellsLosses, !info.levels.empty()}; }

nlohmann::json askedJson(std::span<const OutsideInfo> asked)
{
    json result = json::array();
    for (const OutsideInfo& info : asked)
        result.push_back({{"name", info.name}, {"identity", info.identity}, {"told", nameOf(kindsOf(info))}});
    return result;
}

std::vector<AskedProgram> askedOf(const ModelDescription& model)
{
    std::vector<AskedProgram> programs;
    const auto text = model.other.find(kPlayersKey);
    const json players = text == model.other.end() ? json() : json::parse(text->second, nullptr, false);
    if (!players.is_object() || !players.contains(kAskedKey) || !players[kAskedKey].is_array())
        return programs;
    for (const json& fitted : players[kAskedKey]) {
        const auto textAt = [&](const char* key) {
            return fitted.is_object() && fitted.contains(key) && fitted[key].is_string() ? fitted[key].get<std::string>() : std::string();
        };
        const std::string told = textAt("told");
        programs.push_back({textAt("name"), textAt("identity"), {told.find("losses") != told.npos, told.find("levels") != told.npos}});
    }
    return programs;
}

strength::OutsideKinds understoodKinds(const ModelDescription& model, std::span<const OutsideInfo> asked)
{
    strength::OutsideKinds kinds;
    for (const AskedProgram& fitted : askedOf(model)) {
        for (const OutsideInfo& info : asked) {
            if (fitted.identity != info.identity)
                continue;
            kinds.losses |= info.tellsLosses;
            kinds.levels |= !info.levels.empty();
        }
    }
    return kinds;
}

OutsideBySide outsideNumbers(std::span<const OutsideHearing> heard, std::span<const PlayerSides> players, std::span<const SourceGame> games)
{
    OutsideBySide numbers;
    for (const PlayerSides& player : players)
        for (const PlayedSide& side : player.sides)
            for (const OutsideHearing& one : heard)
                addOutside(one.info, games[side.game].played, side.side, one.games.games[side.game], numbers[side]);
    return numbers;
}

strength::OutsideKinds kindsOfNearlyAll(const OutsideBySide& numbers)
{
    constexpr double kNearlyAll = 0.9;
    const auto isNearlyAll = [&](auto known) {
        return static_cast<double>(std::ranges::count_if(numbers, [&](const auto& side) { return known(side.second); })) >= kNearlyAll * static_cast<double>(numbers.size());
    };
    if (numbers.empty())
        return {};
    return {isNearlyAll([](const strength::OutsideNumbers& said) { return !said.losses.empty(); }),
            isNearlyAll([](const strength::OutsideNumbers& said) { return !said.levels.empty(); })};
}

strength::OutsideKinds usableKinds(const ModelDescription& model, std::span<const OutsideHearing> heard, const OutsideBySide& numbers)
{
    std::vector<OutsideInfo> infos;
    for (const OutsideHearing& one : heard)
        infos.push_back(one.info);
    const strength::OutsideKinds understood = understoodKinds(model, infos);
    const strength::OutsideKinds known = kindsOfNearlyAll(numbers);
    return {understood.losses && known.losses, understood.levels && known.levels};
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
            if (!std::isnan(loss) && ply < cutOf(isGo))
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
    const Spread spread = spreadOf(losses);
    report.meanLoss = spread.mean;
    report.lossSpread = spread.deviation;
    report.medianLoss = medianOf(std::move(losses));
    return report;
}

} // namespace evenmatch::nn
