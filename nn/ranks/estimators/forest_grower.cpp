#include "core/json_text.h"
#include "nn/ranks/estimators/forest.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <xgboost/c_api.h>

namespace evenmatch::nn {

namespace {

core::Error lastError() { return {core::ErrorCode::Unexpected, std::string("XGBoost: ") + XGBGetLastError()}; }

struct FreeMatrix {
    void operator()(void* handle) const { XGDMatrixFree(handle); }
};
struct FreeBooster {
    void operator()(void* handle) const { XGBoosterFree(handle); }
};
using Matrix = std::unique_ptr<void, FreeMatrix>;
using Booster = std::unique_ptr<void, FreeBooster>;

/// LightGBM's defaults in XGBoost's parameters. The values are centred, so the base is 0.
bool setParameters(BoosterHandle booster, const ForestOptions& options)
{
    const std::pair<const char*, std::string> parameters[]
        = {{"objective", "reg:squarederror"}, {"base_score", "0"}, {"tree_method", "hist"}, {"grow_policy", "lossguide"},
            {"max_leaves", std::to_string(options.leaves)}, {"max_depth", "0"}, {"max_bin", "255"}, {"eta", std::to_string(options.rate)},
            {"lambda", "0"}, {"min_child_weight", std::to_string(options.fewestRows)}, {"nthread", std::to_string(options.threads)},
            {"seed", std::to_string(options.seed)}, {"verbosity", "0"}};
    return std::ranges::all_of(
        parameters, [&](const auto& parameter) { return XGBoosterSetParam(booster, parameter.first, parameter.second.c_str()) == 0; });
}

/// Converts one tree of XGBoost's JSON for a forest.
class TreeReader {
public:
    /// `missing`: whether rows lacked a number; otherwise the direction for missing numbers is meaningless
    TreeReader(const nlohmann::json& tree, bool missing, std::vector<Forest::Node>& nodes)
        : m_left(tree.at("left_children")), m_right(tree.at("right_children")), m_feature(tree.at("split_indices")),
          m_number(tree.at("split_conditions")), m_missingLeft(tree.at("default_left")), m_missing(missing), m_nodes(nodes)
    {
    }

    void add(std::size_t index)
    {
        const int left = m_left.at(index).get<int>();
        const std::size_t place = m_nodes.size();
        m_nodes.push_back({m_number.at(index).get<float>(), Forest::kLeaf, 0});
        if (left < 0)
            return;
        m_nodes[place].feature = m_feature.at(index).get<std::uint16_t>();
        if (m_missing && goesLeft(m_missingLeft.at(index)))
            m_nodes[place].feature = static_cast<std::uint16_t>(m_nodes[place].feature | Forest::kMissingLeft);
        add(static_cast<std::size_t>(left));
        m_nodes[place].right = static_cast<std::uint16_t>(m_nodes.size() - place);
        add(m_right.at(index).get<std::size_t>());
    }

private:
    /// A boolean or a number, depending on XGBoost's version.
    static bool goesLeft(const nlohmann::json& value) { return value.is_boolean() ? value.get<bool>() : value.get<int>() != 0; }

    const nlohmann::json& m_left;
    const nlohmann::json& m_right;
    const nlohmann::json& m_feature;
    const nlohmann::json& m_number; ///< thresholds, and at leaves their values
    const nlohmann::json& m_missingLeft;
    bool m_missing;
    std::vector<Forest::Node>& m_nodes;
};

core::Result<Forest> forestOf(BoosterHandle booster, std::size_t features, float base, bool missing)
{
    bst_ulong length = 0;
    const char* text = nullptr;
    if (XGBoosterSaveModelToBuffer(booster, R"({"format":"json"})", &length, &text) != 0)
        return lastError();
    try {
        const auto json = core::parseJson(std::string_view(text, length));
        std::vector<Forest::Node> nodes;
        std::vector<std::uint32_t> roots;
        for (const auto& tree : json.at("learner").at("gradient_booster").at("model").at("trees")) {
            roots.push_back(static_cast<std::uint32_t>(nodes.size()));
            TreeReader(tree, missing, nodes).add(0);
        }
        return Forest::make(features, base, std::move(nodes), std::move(roots));
    } catch (const nlohmann::json::exception& error) {
        return core::Error{core::ErrorCode::Unexpected, {EVENMATCH_TEXT("Errors", "XGBoost's trees: %1"), {std::string(error.what())}}};
    }
}

} // namespace

core::Result<Forest> growForest(std::span<const float> rows, std::size_t features, std::span<const float> values,
    std::span<const float> weights, const ForestOptions& options)
{
    if (values.empty() || features == 0)
        return core::Error{core::ErrorCode::NotFound, "rows"};
    double sum = 0;
    double weight = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += double{values[i]} * weights[i];
        weight += weights[i];
    }
    const auto base = static_cast<float>(weight > 0 ? sum / weight : 0);
    std::vector<float> centred(values.begin(), values.end());
    for (float& value : centred)
        value -= base;

    void* handle = nullptr;
    if (XGDMatrixCreateFromMat(rows.data(), values.size(), features, std::numeric_limits<float>::quiet_NaN(), &handle) != 0)
        return lastError();
    const Matrix matrix(handle);
    if (XGDMatrixSetFloatInfo(matrix.get(), "label", centred.data(), centred.size()) != 0
        || XGDMatrixSetFloatInfo(matrix.get(), "weight", weights.data(), weights.size()) != 0)
        return lastError();
    const DMatrixHandle matrices[] = {matrix.get()};
    if (XGBoosterCreate(matrices, 1, &handle) != 0)
        return lastError();
    const Booster booster(handle);
    if (!setParameters(booster.get(), options))
        return lastError();
    for (int tree = 0; tree < options.trees; ++tree)
        if (XGBoosterUpdateOneIter(booster.get(), tree, matrix.get()) != 0)
            return lastError();
    return forestOf(booster.get(), features, base, std::ranges::any_of(rows, [](float x) { return std::isnan(x); }));
}

} // namespace evenmatch::nn
