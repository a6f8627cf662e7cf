// Linear discriminant analysis of side features: one normal distribution per rank with a common covariance. Scores of sides add up, so one
// fit serves any number of games.
#pragma once

#include "core/error.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <vector>

namespace evenmatch::strength {

/// score_r(x) = w_r · x + c_r: the logarithm of the density of x at rank r, up to a term that is the same for every rank.
struct Discriminant {
    std::size_t features = 0;
    std::vector<double> weights; ///< rank after rank
    std::vector<double> constants; ///< one per rank; kImpossible for a rank without rows

    std::size_t ranks() const { return constants.size(); }
    double score(std::size_t rank, std::span<const double> row) const;
    bool operator==(const Discriminant&) const = default;
};

struct LabelledRow {
    std::vector<double> features;
    std::size_t rank = 0;
};

/// `ridge` is added to the covariance as that share of each feature's variance, because there are many features and few rows.
Discriminant fitDiscriminant(std::span<const LabelledRow> rows, std::size_t ranks, double ridge = 0.02);

nlohmann::json toJson(const Discriminant& discriminant);
core::Result<Discriminant> discriminantFromJson(const nlohmann::json& json, std::size_t ranks, std::size_t features);

} // namespace evenmatch::strength
