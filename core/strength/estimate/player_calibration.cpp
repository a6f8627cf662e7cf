#include "core/strength/estimate/player_calibration.h"

#include "core/random.h"
#include "core/strength/maths/intervals.h"
#include "core/strength/maths/json_numbers.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace evenmatch::strength {

namespace {

constexpr double kLeastProbability = 1e-12;
constexpr double kMostTemperature = 1e4;

/// ln P of every rank, and other data of a sample for the fit.
struct LogDraw {
    std::vector<double> logs;
    std::size_t rank;
    int games;
    double weight;
};

double logLoss(const PlayerCalibration& calibration, std::span<const LogDraw> draws)
{
    double sum = 0;
    for (const LogDraw& draw : draws) {
        const double divisor = calibration.temperature(draw.games);
        double total = 0;
        for (const double log : draw.logs)
            total += std::exp((log - draw.logs[draw.rank]) / divisor);
        sum += draw.weight * std::log(total);
    }
    return sum;
}

/// The minimum of a function of one number by golden section.
template <class Function>
double leastOf(double low, double high, Function function)
{
    const double ratio = (std::sqrt(5.0) - 1) / 2;
    double left = high - ratio * (high - low);
    double right = low + ratio * (high - low);
    double atLeft = function(left);
    double atRight = function(right);
    for (int i = 0; i < 24; ++i) {
        if (atLeft < atRight) {
            high = right;
            right = left;
            atRight = atLeft;
            left = high - ratio * (high - low);
            atLeft = function(left);
        } else {
            low = left;
            left = right;
            atLeft = atRight;
            right = low + ratio * (high - low);
            atRight = function(right);
        }
    }
    return (low + high) / 2;
}

void fitTemperature(PlayerCalibration& calibration, std::span<const PlayerDraw> draws)
{
    std::vector<LogDraw> logDraws;
    for (const PlayerDraw& draw : draws) {
        logDraws.push_back({draw.probabilities, draw.rank, draw.games, draw.weight});
        for (double& log : logDraws.back().logs)
            log = std::log(std::max(kLeastProbability, log));
    }
    const auto lossAt = [&](double logWidth, double likeness) {
        return logLoss({.base = std::exp(logWidth), .likeness = likeness, .rows = calibration.rows}, logDraws);
    };
    double logBase = 0;
    double likeness = 0.2;
    for (int round = 0; round < 4; ++round) {
        logBase = leastOf(-2, 5, [&](double x) { return lossAt(x, likeness); });
        likeness = leastOf(0, 1, [&](double x) { return lossAt(logBase, x); });
    }
    calibration.base = std::exp(logBase);
    calibration.likeness = likeness;
}

std::map<int, std::vector<const PlayerDraw*>> byGames(std::span<const PlayerDraw> draws)
{
    std::map<int, std::vector<const PlayerDraw*>> result;
    for (const PlayerDraw& draw : draws)
        result[draw.games].push_back(&draw);
    return result;
}

int playersOf(const std::vector<const PlayerDraw*>& draws)
{
    double players = 0;
    for (const PlayerDraw* draw : draws)
        players += draw->weight;
    return static_cast<int>(std::lround(players));
}

std::vector<double> applied(const PlayerCalibration& calibration, const PlayerDraw& draw)
{
    std::vector<double> probabilities = draw.probabilities;
    calibration.apply(probabilities, draw.games);
    return probabilities;
}

double meanWidth(const PlayerCalibration& calibration, const std::vector<const PlayerDraw*>& draws)
{
    double sum = 0;
    double weight = 0;
    for (const PlayerDraw* draw : draws) {
        sum += draw->weight * static_cast<double>(intervalOf(applied(calibration, *draw), kIntervalShare).size());
        weight += draw->weight;
    }
    return sum / weight;
}

/// Spreads each rank's probability over the ranks around it.
void spread(std::span<double> probabilities, double width)
{
    const std::vector<double> before(probabilities.begin(), probabilities.end());
    std::ranges::fill(probabilities, 0);
    std::vector<double> shares(before.size());
    for (std::size_t from = 0; from < before.size(); ++from) {
        for (std::size_t to = 0; to < before.size(); ++to) {
            const double off = (static_cast<double>(to) - static_cast<double>(from)) / width;
            shares[to] = std::exp(-off * off / 2);
        }
        const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
        for (std::size_t to = 0; to < before.size(); ++to)
            probabilities[to] += before[from] * shares[to] / all;
    }
}

} // namespace

RankInterval intervalOf(std::span<const double> probabilities, double level)
{
    constexpr double kRounding = 1e-9;
    RankInterval best{0, probabilities.empty() ? 0 : probabilities.size() - 1};
    double most = 0;
    const auto offCentre = [&](const RankInterval& interval) {
        return std::abs(static_cast<double>(interval.strongest + interval.weakest) - static_cast<double>(probabilities.size() - 1));
    };
    for (std::size_t strongest = 0; strongest < probabilities.size(); ++strongest) {
        double held = 0;
        for (std::size_t weakest = strongest; weakest < probabilities.size(); ++weakest) {
            held += probabilities[weakest];
            if (held < level - kRounding)
                continue;
            const RankInterval found{strongest, weakest};
            const bool asGood = found.size() == best.size() && held > most - kRounding;
            if (found.size() < best.size() || (asGood && (held > most + kRounding || offCentre(found) < offCentre(best)))) {
                best = found;
                most = held;
            }
            break;
        }
    }
    return best;
}

double heldBy(std::span<const double> probabilities, const RankInterval& interval)
{
    const auto run = probabilities.subspan(interval.strongest, interval.size());
    return std::accumulate(run.begin(), run.end(), 0.0);
}

std::size_t medianOf(std::span<const double> probabilities)
{
    const double half = std::accumulate(probabilities.begin(), probabilities.end(), 0.0) / 2;
    double sum = 0;
    for (std::size_t rank = 0; rank < probabilities.size(); ++rank) {
        sum += probabilities[rank];
        if (sum >= half)
            return rank;
    }
    return probabilities.size() - 1;
}

std::vector<PlayerDraw> drawPlayers(
    const Estimator& estimator, std::span<const ScoredSide> sides, std::span<const int> games, int draws, std::uint64_t seed)
{
    std::map<std::pair<int, std::string>, std::vector<std::size_t>> players;
    const std::size_t width = estimator.width();
    std::vector<double> sums(sides.size() * width);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (sides[i].numbers.moves.empty())
            continue;
        const std::string& name = sides[i].labels.player;
        players[{sides[i].labels.rank, name.empty() ? '\0' + std::to_string(i) : name}].push_back(i);
        estimator.summarise(sides[i], std::span(sums).subspan(i * width, width));
    }
    core::Random random(seed);
    std::vector<PlayerDraw> result;
    std::vector<double> total(width);
    for (auto& [player, indices] : players) {
        for (const int n : games) {
            const auto count = static_cast<std::size_t>(n);
            if (indices.size() < count)
                continue;
            const int repeats = indices.size() == count ? 1 : draws;
            for (int draw = 0; draw < repeats; ++draw) {
                std::ranges::fill(total, 0);
                for (std::size_t i = 0; i < count; ++i) {
                    std::swap(indices[i], indices[i + random.below(static_cast<std::uint32_t>(indices.size() - i))]);
                    for (std::size_t k = 0; k < width; ++k)
                        total[k] += sums[indices[i] * width + k];
                }
                PlayerDraw made{.rank = static_cast<std::size_t>(player.first),
                    .games = n,
                    .weight = 1.0 / repeats,
                    .probabilities = std::vector<double>(estimator.ranks())};
                estimator.probabilities(total, count, made.probabilities);
                result.push_back(std::move(made));
            }
        }
    }
    return result;
}

double PlayerCalibration::temperature(int games) const { return base * (1 + (std::min(games, mostGames()) - 1) * likeness); }

std::optional<int> PlayerCalibration::gamesForOneRank() const
{
    constexpr double kWidth = 3; ///< ranks: one to each side of the most probable
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].width > kWidth)
            continue;
        if (i == 0 || rows[i - 1].width <= rows[i].width)
            return rows[i].games;
        const double share = (rows[i - 1].width - kWidth) / (rows[i - 1].width - rows[i].width);
        const double logGames = std::log(rows[i - 1].games) + share * std::log(static_cast<double>(rows[i].games) / rows[i - 1].games);
        return static_cast<int>(std::ceil(std::exp(logGames) - 1e-9));
    }
    return std::nullopt;
}

void PlayerCalibration::applyWithoutOffset(std::span<double> probabilities, int games) const
{
    const double divisor = offset > 0 ? base : temperature(games);
    for (double& probability : probabilities)
        probability = std::log(std::max(kLeastProbability, probability)) / divisor;
    normaliseScores(probabilities);
}

void PlayerCalibration::apply(std::span<double> probabilities, int games) const
{
    applyWithoutOffset(probabilities, games);
    if (offset > 0)
        spread(probabilities, offset);
}

PlayerCalibration fitPlayerCalibration(std::span<const PlayerDraw> draws)
{
    constexpr int kFewestPlayers = 15;
    PlayerCalibration calibration;
    const auto groups = byGames(draws);
    std::vector<PlayerDraw> used;
    for (const auto& [games, some] : groups) {
        const int players = playersOf(some);
        if (players < kFewestPlayers)
            continue;
        calibration.rows.push_back({.games = games, .players = players});
        for (const PlayerDraw* draw : some) {
            used.push_back(*draw);
            used.back().weight /= players; // every number of games has the same weight
        }
    }
    if (used.empty())
        return {};
    fitTemperature(calibration, used);
    for (PlayerCalibration::Row& row : calibration.rows)
        row.width = meanWidth(calibration, groups.at(row.games));
    return calibration;
}

std::vector<CoverageRow> measureCoverage(const PlayerCalibration& calibration, std::span<const PlayerDraw> draws)
{
    std::vector<CoverageRow> rows;
    for (const auto& [games, some] : byGames(draws)) {
        CoverageRow row{.games = games, .players = playersOf(some)};
        double weight = 0;
        for (const PlayerDraw* draw : some) {
            const std::vector<double> probabilities = applied(calibration, *draw);
            const RankInterval interval = intervalOf(probabilities, kIntervalShare);
            const std::size_t mode = intervalOf(probabilities, 0).strongest;
            row.coverage += draw->weight * (interval.holds(draw->rank) ? 1 : 0);
            row.said += draw->weight * heldBy(probabilities, interval);
            row.width += draw->weight * static_cast<double>(interval.size());
            row.accuracy += draw->weight * (mode == draw->rank ? 1 : 0);
            row.accuracyPm1 += draw->weight * (mode + 1 >= draw->rank && mode <= draw->rank + 1 ? 1 : 0);
            row.logLoss -= draw->weight * std::log(std::max(kLeastProbability, probabilities[draw->rank]));
            weight += draw->weight;
        }
        for (double* mean : {&row.coverage, &row.said, &row.width, &row.accuracy, &row.accuracyPm1, &row.logLoss})
            *mean /= weight;
        const Interval interval = wilson(row.coverage * row.players, row.players);
        row.low = interval.low;
        row.high = interval.high;
        rows.push_back(row);
    }
    return rows;
}

std::vector<ReliabilityBin> reliability(const PlayerCalibration& calibration, std::span<const PlayerDraw> draws)
{
    constexpr std::size_t kBins = 10;
    std::vector<ReliabilityBin> bins(kBins);
    double total = 0;
    for (const PlayerDraw& draw : draws) {
        const std::vector<double> probabilities = applied(calibration, draw);
        for (std::size_t rank = 0; rank < probabilities.size(); ++rank) {
            ReliabilityBin& bin = bins[std::min(kBins - 1, static_cast<std::size_t>(probabilities[rank] * kBins))];
            bin.said += draw.weight * probabilities[rank];
            bin.right += draw.weight * (rank == draw.rank ? 1 : 0);
            bin.weight += draw.weight;
            total += draw.weight;
        }
    }
    std::erase_if(bins, [](const ReliabilityBin& bin) { return bin.weight <= 0; });
    for (ReliabilityBin& bin : bins) {
        bin.said /= bin.weight;
        bin.right /= bin.weight;
        bin.weight /= total;
    }
    return bins;
}

nlohmann::json toJson(const PlayerCalibration& calibration)
{
    nlohmann::json rows = nlohmann::json::array();
    for (const PlayerCalibration::Row& row : calibration.rows)
        rows.push_back({{"games", row.games}, {"width", row.width}, {"players", row.players}});
    nlohmann::json json{{"base", calibration.base}, {"likeness", calibration.likeness}, {"rows", rows}};
    if (calibration.offset > 0)
        json["offset"] = calibration.offset;
    return json;
}

core::Result<PlayerCalibration> playerCalibrationFromJson(const nlohmann::json& json)
{
    const core::Error bad{core::ErrorCode::BadValue, "player calibration"};
    constexpr std::size_t kMostRows = 100;
    constexpr double kMostCount = 1e6;
    const auto base = numberIn(json, "base");
    const auto likeness = numberIn(json, "likeness");
    if (!base || !(*base > 0) || *base > kMostTemperature || !likeness || *likeness < 0 || *likeness > 1 || !json.contains("rows")
        || !json["rows"].is_array() || json["rows"].size() > kMostRows)
        return bad;
    PlayerCalibration calibration{.base = *base, .likeness = *likeness};
    if (json.contains("offset")) {
        constexpr double kMostOffset = 64; ///< ranks
        const auto offset = numberIn(json, "offset");
        if (!offset || *offset < 0 || *offset > kMostOffset)
            return bad;
        calibration.offset = *offset;
    }
    int before = 0;
    for (const nlohmann::json& entry : json["rows"]) {
        const auto games = numberIn(entry, "games");
        const auto width = numberIn(entry, "width");
        const auto players = numberIn(entry, "players");
        if (!games || *games < before + 1 || *games > kMostCount || !width || !players || *players < 0 || *players > kMostCount)
            return bad;
        before = static_cast<int>(*games);
        calibration.rows.push_back({before, *width, static_cast<int>(*players)});
    }
    return calibration;
}

} // namespace evenmatch::strength
