#include "core/strength/estimators/discriminant.h"

#include "core/strength/estimators/score_calibration.h"
#include "core/strength/maths/json_numbers.h"
#include "core/strength/maths/linear.h"

#include <algorithm>

namespace evenmatch::strength {

namespace {

struct ClassMeans {
    std::vector<double> means; ///< rank after rank
    std::vector<double> counts;
};

ClassMeans meansOf(std::span<const LabelledRow> rows, std::size_t ranks, std::size_t size)
{
    ClassMeans result{std::vector<double>(ranks * size), std::vector<double>(ranks)};
    for (const LabelledRow& row : rows) {
        ++result.counts[row.rank];
        for (std::size_t f = 0; f < size; ++f)
            result.means[row.rank * size + f] += row.features[f];
    }
    for (std::size_t r = 0; r < ranks; ++r)
        for (std::size_t f = 0; f < size && result.counts[r] > 0; ++f)
            result.means[r * size + f] /= result.counts[r];
    return result;
}

/// Covariance within ranks; every rank has the same weight, regardless of its number of rows.
std::vector<double> covarianceWithin(std::span<const LabelledRow> rows, const ClassMeans& classes, std::size_t size)
{
    std::vector<double> covariance(size * size);
    std::vector<double> off(size);
    double total = 0;
    for (const LabelledRow& row : rows) {
        const double weight = 1 / classes.counts[row.rank];
        total += weight;
        for (std::size_t f = 0; f < size; ++f)
            off[f] = row.features[f] - classes.means[row.rank * size + f];
        for (std::size_t i = 0; i < size; ++i)
            for (std::size_t j = 0; j <= i; ++j)
                covariance[i * size + j] += weight * off[i] * off[j];
    }
    for (double& entry : covariance)
        entry /= std::max(total, 1e-9);
    return covariance;
}

} // namespace

double Discriminant::score(std::size_t rank, std::span<const double> row) const
{
    double sum = constants[rank];
    for (std::size_t f = 0; f < features; ++f)
        sum += weights[rank * features + f] * row[f];
    return sum;
}

Discriminant fitDiscriminant(std::span<const LabelledRow> rows, std::size_t ranks, double ridge)
{
    const std::size_t size = rows.empty() ? 0 : rows.front().features.size();
    Discriminant fit{size, std::vector<double>(ranks * size), std::vector<double>(ranks, kImpossible)};
    if (rows.empty())
        return fit;
    const ClassMeans classes = meansOf(rows, ranks, size);
    std::vector<double> covariance = covarianceWithin(rows, classes, size);
    for (std::size_t f = 0; f < size; ++f)
        covariance[f * size + f] = covariance[f * size + f] * (1 + ridge) + 1e-9;
    const auto factor = Cholesky::of(covariance, size);
    if (!factor)
        return fit;
    for (std::size_t r = 0; r < ranks; ++r) {
        if (classes.counts[r] == 0)
            continue;
        const auto mean = std::span(classes.means).subspan(r * size, size);
        const std::vector<double> weights = factor->solve(mean);
        double constant = 0;
        for (std::size_t f = 0; f < size; ++f)
            constant -= 0.5 * weights[f] * mean[f];
        std::ranges::copy(weights, fit.weights.begin() + static_cast<std::ptrdiff_t>(r * size));
        fit.constants[r] = constant;
    }
    return fit;
}

nlohmann::json toJson(const Discriminant& discriminant)
{
    return {{"weights", discriminant.weights}, {"constants", discriminant.constants}};
}

core::Result<Discriminant> discriminantFromJson(const nlohmann::json& json, std::size_t ranks, std::size_t features)
{
    auto weights = numbersIn(json, "weights", ranks * features);
    auto constants = numbersIn(json, "constants", ranks);
    if (!weights || !constants)
        return core::Error{core::ErrorCode::BadValue, "discriminant"};
    return Discriminant{features, std::move(*weights), std::move(*constants)};
}

} // namespace evenmatch::strength
