#include "app/lab/experiments/sides/dependence.h"

#include "app/lab/experiments/sides/side_means.h"
#include "core/strength/maths/regression.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <utility>

namespace evenmatch::experiments {

namespace {

using strength::Coefficient;
using strength::Observation;
using strength::ScoredSide;

struct RegressedMeasure {
    std::string name;
    std::function<double(const ScoredSide&)> of;
};

double meanValue(const ScoredSide& side)
{
    return meanOver(side.numbers, [&](std::size_t i) { return double{side.numbers.moves[i].value}; });
}

std::vector<RegressedMeasure> regressedMeasures(std::span<const strength::Estimator* const> methods)
{
    std::vector<RegressedMeasure> measures{{"level",
                                               [](const ScoredSide& side) {
                                                   return meanOver(
                                                       side.numbers, [&](std::size_t i) { return double{side.numbers.moves[i].level}; });
                                               }},
        {"quality",
            [](const ScoredSide& side) {
                return meanOver(side.numbers, [&](std::size_t i) { return double{side.numbers.moves[i].quality}; });
            }},
        {"log-ratio", [](const ScoredSide& side) {
             return meanOver(side.numbers, [&](std::size_t i) {
                 const auto logs = side.numbers.rankLogPriorsOf(i);
                 return double{logs.front()} - logs.back();
             });
         }}};
    for (const strength::Estimator* method : methods) {
        if (method->isBaseline() && method->name() != "value" && method->name() != "expected-beta")
            continue;
        measures.push_back({"estimate " + method->name(), [method](const ScoredSide& side) {
                                const auto probabilities = strength::estimate(*method, std::span(&side, 1));
                                double rank = 0;
                                for (std::size_t r = 0; r < probabilities.size(); ++r)
                                    rank -= static_cast<double>(r) * probabilities[r]; // stronger is more
                                return rank;
                            }});
    }
    return measures;
}

/// Scales y to a standard deviation of 1.
void standardise(std::vector<Observation>& observations)
{
    double sum = 0;
    double squares = 0;
    const double count = std::max<double>(1, static_cast<double>(observations.size()));
    for (const Observation& observation : observations) {
        sum += observation.y / count;
        squares += observation.y * observation.y / count;
    }
    const double deviation = std::sqrt(std::max(1e-18, squares - sum * sum));
    for (Observation& observation : observations)
        observation.y = (observation.y - sum) / deviation;
}

/// A measure for sides with a known result, explained by the player's rank (stronger is larger), the mean value and the result.
struct OnRank {
    std::vector<Observation> observations;
    std::vector<std::string> settings;
};

std::vector<double> valuesOf(const RegressedMeasure& measure, std::span<const ScoredSide> sides)
{
    std::vector<double> values;
    for (const ScoredSide& side : sides)
        values.push_back(measure.of(side));
    return values;
}

OnRank onRankOf(std::span<const double> values, std::span<const ScoredSide> sides)
{
    OnRank result;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const ScoredSide& side = sides[i];
        if (!std::isfinite(side.labels.result))
            continue;
        result.observations.push_back(
            {values[i], {-static_cast<double>(side.labels.rank), meanValue(side), side.labels.result}, side.labels.player});
        result.settings.push_back(side.labels.setting);
    }
    return result;
}

/// Subtracts the mean of its setting from every number.
std::vector<Observation> within(OnRank onRank)
{
    auto& [observations, settings] = onRank;
    struct Sums {
        double count = 0;
        double y = 0;
        std::vector<double> x;
    };
    std::map<std::string, Sums> means;
    for (std::size_t i = 0; i < observations.size(); ++i) {
        Sums& sums = means[settings[i]];
        sums.x.resize(observations[i].x.size());
        ++sums.count;
        sums.y += observations[i].y;
        for (std::size_t k = 0; k < sums.x.size(); ++k)
            sums.x[k] += observations[i].x[k];
    }
    for (std::size_t i = 0; i < observations.size(); ++i) {
        const Sums& sums = means[settings[i]];
        observations[i].y -= sums.y / sums.count;
        for (std::size_t k = 0; k < sums.x.size(); ++k)
            observations[i].x[k] -= sums.x[k] / sums.count;
    }
    return std::move(observations);
}

nlohmann::ordered_json coefficientJson(const Coefficient& coefficient)
{
    return {{"value", coefficient.value}, {"low", coefficient.interval.low}, {"high", coefficient.interval.high}};
}

constexpr std::size_t kFewestOfARank = 10;

/// Indicator variables (1 for a side's rank, 0 for others) instead of the rank, x[0]; the weakest rank is the reference.
class RankColumns {
public:
    explicit RankColumns(std::span<const ScoredSide> sides)
    {
        std::map<int, std::size_t> counts;
        for (const ScoredSide& side : sides)
            if (std::isfinite(side.labels.result))
                ++counts[side.labels.rank];
        for (const auto& [rank, count] : counts)
            if (count >= kFewestOfARank)
                m_ranks.push_back({rank, count});
    }
    bool enough() const { return m_ranks.size() >= 2; }

    /// Sides of ranks with too few are left out.
    OnRank rewrite(const OnRank& onRank) const
    {
        OnRank rewritten;
        for (std::size_t i = 0; i < onRank.observations.size(); ++i) {
            const Observation& given = onRank.observations[i];
            const int rank = -static_cast<int>(given.x[0]);
            if (std::ranges::find(m_ranks, rank, &Rank::index) == m_ranks.end())
                continue;
            Observation observation{given.y, {}, given.player};
            for (const Rank& column : std::span(m_ranks).first(m_ranks.size() - 1))
                observation.x.push_back(column.index == rank ? 1 : 0);
            observation.x.insert(observation.x.end(), given.x.begin() + 1, given.x.end());
            rewritten.observations.push_back(std::move(observation));
            rewritten.settings.push_back(onRank.settings[i]);
        }
        return rewritten;
    }

    nlohmann::ordered_json toJson(const std::vector<Coefficient>& coefficients, const strength::RankScale& scale) const
    {
        auto json = nlohmann::ordered_json::array();
        for (std::size_t i = 0; i < m_ranks.size() && !coefficients.empty(); ++i) {
            nlohmann::ordered_json row = i + 1 < m_ranks.size() ? coefficientJson(coefficients[i]) : coefficientJson({});
            row["rank"] = scale.ranks()[static_cast<std::size_t>(m_ranks[i].index)].name;
            row["sides"] = m_ranks[i].sides;
            json.push_back(std::move(row));
        }
        return json;
    }

private:
    struct Rank {
        int index;
        std::size_t sides;
    };
    std::vector<Rank> m_ranks;
};

} // namespace

nlohmann::ordered_json dependenceJson(
    std::span<const ScoredSide> sides, std::span<const strength::Estimator* const> methods, const strength::RankScale& scale)
{
    const bool isElo = !scale.empty() && scale.ranks().front().weakest && scale.ranks().front().weakest->kind == record::Rank::Kind::Elo;
    const double unit = isElo ? 100 : 1;
    nlohmann::ordered_json json{{"unit", isElo ? "100 Elo" : "1 rank"}, {"coefficients", nlohmann::ordered_json::array()},
        {"given", nlohmann::ordered_json::array()}};
    for (const RegressedMeasure& measure : regressedMeasures(methods)) {
        const std::vector<double> values = valuesOf(measure, sides);
        std::vector<Observation> onRatings;
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (const strength::SideLabels& labels = sides[i].labels; labels.opponentRank >= 0)
                onRatings.push_back({values[i], {labels.rating / unit, labels.opponentRating / unit}, labels.player});
        standardise(onRatings);
        if (const auto coefficients = strength::regress(onRatings); coefficients.size() == 2)
            json["coefficients"].push_back({{"measure", measure.name}, {"sides", onRatings.size()},
                {"own", coefficientJson(coefficients[0])}, {"opponent", coefficientJson(coefficients[1])}});
        const OnRank onRank = onRankOf(values, sides);
        json["given"].push_back({{"measure", measure.name}, {"sides", onRank.observations.size()},
            {"correlation", coefficientJson(strength::partialCorrelation(onRank.observations))},
            {"withinSetting", coefficientJson(strength::partialCorrelation(within(onRank)))}});
    }
    return json;
}

nlohmann::ordered_json rankMeansJson(
    std::span<const ScoredSide> sides, std::span<const strength::Estimator* const> methods, const strength::RankScale& scale)
{
    auto json = nlohmann::ordered_json::array();
    const RankColumns columns(sides);
    if (!columns.enough())
        return json;
    for (const RegressedMeasure& measure : regressedMeasures(methods)) {
        OnRank ofRanks = columns.rewrite(onRankOf(valuesOf(measure, sides), sides));
        standardise(ofRanks.observations);
        json.push_back({{"measure", measure.name}, {"over", columns.toJson(strength::regress(ofRanks.observations), scale)},
            {"withinSetting", columns.toJson(strength::regress(within(ofRanks)), scale)}});
    }
    return json;
}

void printDependence(const nlohmann::ordered_json& dependence)
{
    const auto cell = [](const nlohmann::ordered_json& coefficient) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(3) << coefficient["value"].get<double>() << " (" << coefficient["low"].get<double>()
             << " … " << coefficient["high"].get<double>() << ')';
        return text.str();
    };
    const auto table = [&](const char* rows, const char* first, const char* second) {
        for (const auto& row : dependence[rows])
            std::cout << std::left << std::setw(38) << row["measure"].get<std::string>() << std::setw(28) << cell(row[first])
                      << cell(row[second]) << '\n';
    };
    std::cout << "\nStandard deviations per " << dependence["unit"].get<std::string>()
              << " of the player's own and of the opponent's rating (95 %)\n";
    table("coefficients", "own", "opponent");
    std::cout << "\nCorrelation with the player's rank given value and result: over all, within a setting (95 %)\n";
    table("given", "correlation", "withinSetting");

    std::cout << "\nMeans of ranks given value and result, in standard deviations above the last rank: over all, and within a setting\n";
    const auto& means = dependence["rankMeans"];
    for (const char* which : {"over", "withinSetting"}) {
        bool named = false;
        for (const auto& row : means) {
            if (row["measure"].get<std::string>().starts_with("estimate") || row[which].empty())
                continue;
            if (!std::exchange(named, true)) {
                std::cout << std::left << std::setw(12) << (which == std::string("over") ? "over all" : "in settings") << std::right;
                for (const auto& rank : row[which])
                    std::cout << std::setw(7) << rank["rank"].get<std::string>();
                std::cout << '\n';
            }
            std::cout << std::left << std::setw(12) << row["measure"].get<std::string>() << std::right << std::fixed
                      << std::setprecision(2);
            for (const auto& rank : row[which])
                std::cout << std::setw(7) << rank["value"].get<double>();
            std::cout << '\n';
        }
    }
}

} // namespace evenmatch::experiments
