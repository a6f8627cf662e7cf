#include "nn/ranks/estimators/meta_model.h"

#include "core/random.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>

namespace evenmatch::nn {

using strength::ScoredSide;

namespace {

constexpr std::string_view kOwnPrefix = "rank-";
constexpr std::size_t kMostFeatures = 1000;
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kMostRanks = 64;

/// The features of a side, computed once.
struct Row {
    std::vector<double> features;
    std::size_t rank;
    const strength::SideLabels* labels;
};

using Rows = std::vector<const Row*>;

/// The input of a forest.
struct Table {
    std::vector<float> rows;
    std::vector<float> ranks;
    std::vector<float> weights;
    std::size_t width = 0;

    std::span<const float> row(std::size_t i) const { return std::span(rows).subspan(i * width, width); }
    void add(std::span<const double> features, std::size_t rank, double weight)
    {
        width = features.size();
        for (const double feature : features)
            rows.push_back(static_cast<float>(feature));
        ranks.push_back(static_cast<float>(rank));
        weights.push_back(static_cast<float>(weight));
    }
};

/// Means of rows, each feature over the rows that have it; NaN if none has.
class MeanRow {
public:
    explicit MeanRow(std::size_t width) : m_sums(width), m_counts(width) { }

    void add(const Row& row)
    {
        for (std::size_t f = 0; f < m_sums.size(); ++f) {
            if (std::isnan(row.features[f]))
                continue;
            m_sums[f] += row.features[f];
            m_counts[f] += 1;
        }
    }
    std::vector<double> mean() const
    {
        std::vector<double> mean(m_sums.size());
        for (std::size_t f = 0; f < mean.size(); ++f)
            mean[f] = m_sums[f] / m_counts[f]; // 0 / 0: not a number
        return mean;
    }

private:
    std::vector<double> m_sums;
    std::vector<double> m_counts;
};

/// Rows without clocks for training: the same share of every rank, so that missing clocks carry no information.
struct Hiding {
    std::size_t clocks = 0; ///< features, the last ones
    double share = 0; ///< of the rows

    void apply(std::span<double> row, core::Random& random) const
    {
        if (clocks > 0 && random.uniform() < share)
            std::ranges::fill(row.last(clocks), std::nan(""));
    }
};

Table drawTable(const std::vector<Rows>& byRank, int games, int draws, bool drawSingles, const Hiding& hiding, core::Random& random)
{
    Table table;
    std::size_t sides = 0;
    std::size_t present = 0;
    for (const Rows& rows : byRank) {
        sides += rows.size();
        present += rows.empty() ? 0 : 1;
    }
    for (std::size_t r = 0; r < byRank.size(); ++r) {
        const Rows& rows = byRank[r];
        if (rows.empty())
            continue;
        if (games == 1 && !drawSingles) {
            // Ranks have equal weight; the mean weight is 1, because the minimum rows of a leaf are counted by weight.
            const double weight = static_cast<double>(sides) / static_cast<double>(present * rows.size());
            for (const Row* row : rows) {
                std::vector<double> features = row->features;
                hiding.apply(features, random);
                table.add(features, r, weight);
            }
            continue;
        }
        for (int draw = 0; draw < draws; ++draw) {
            MeanRow drawn(rows.front()->features.size());
            for (int game = 0; game < games; ++game)
                drawn.add(*rows[random.below(static_cast<std::uint32_t>(rows.size()))]);
            std::vector<double> mean = drawn.mean();
            hiding.apply(mean, random);
            table.add(mean, r, 1);
        }
    }
    return table;
}

/// Different from the halves of crossDraws() in nn/ranks/estimators/player_fit.cpp: otherwise one half would be empty, and the spread of
/// held-out results unknown.
constexpr std::uint64_t kSplit = 1;

/// The sides of about half the players of each rank; an anonymous side is a player of its own.
std::vector<Rows> halfOf(std::span<const Row> rows, std::size_t ranks, bool second)
{
    std::vector<Rows> byRank(ranks);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (strength::isInSecondHalf(*rows[i].labels, i, kSplit) == second)
            byRank[rows[i].rank].push_back(&rows[i]);
    return byRank;
}

core::Result<Forest> grow(const Table& table, const ForestOptions& options)
{
    return growForest(table.rows, table.width, table.ranks, table.weights, options);
}

/// Sums over forests' results for held-out rows.
struct Spread {
    std::vector<double> count;
    std::vector<double> sum;
    std::vector<double> squares;

    explicit Spread(std::size_t ranks) : count(ranks), sum(ranks), squares(ranks) { }

    void add(const Forest& forest, const Table& table)
    {
        for (std::size_t i = 0; i < table.ranks.size(); ++i) {
            const auto rank = static_cast<std::size_t>(table.ranks[i]);
            const double said = forest.predict(table.row(i));
            count[rank] += 1;
            sum[rank] += said;
            squares[rank] += said * said;
        }
    }

    /// Mean over the ranks of the squared error.
    double error() const
    {
        double error = 0;
        for (std::size_t r = 0; r < count.size(); ++r)
            if (count[r] > 0)
                error += (squares[r] - 2 * static_cast<double>(r) * sum[r]) / count[r] + static_cast<double>(r * r);
        return error;
    }

    void fill(MetaModel& model) const
    {
        double variance = 0;
        double present = 0;
        for (std::size_t r = 0; r < count.size(); ++r) {
            model.means.push_back(static_cast<float>(count[r] > 0 ? sum[r] / count[r] : static_cast<double>(r)));
            if (count[r] == 0)
                continue;
            variance += std::max(0.0, squares[r] / count[r] - std::pow(sum[r] / count[r], 2));
            present += 1;
        }
        // Without held-out players the spread of results is unknown: as wide as the scale.
        model.deviation
            = static_cast<float>(present > 0 ? std::max(1e-3, std::sqrt(variance / present)) : static_cast<double>(count.size()));
    }
};

/// The published size; fewer trees of it, most first; then trees with fewer leaves, which need fewer sides per rank.
std::vector<ForestOptions> sizesToTry(const MetaOptions& options)
{
    std::vector<ForestOptions> sizes{options.forest};
    for (int trees = options.forest.trees - options.stopEvery; options.stopEvery > 0 && trees > 0; trees -= options.stopEvery) {
        sizes.push_back(options.forest);
        sizes.back().trees = trees;
    }
    if (options.fewerLeaves > 0 && options.fewerLeaves < options.forest.leaves) {
        sizes.push_back(options.forest);
        sizes.back().leaves = options.fewerLeaves;
    }
    return sizes;
}

core::Result<MetaModel> fitOne(std::span<const Row> rows, std::size_t ranks, int games, const MetaOptions& options)
{
    core::Random random(options.forest.seed + static_cast<std::uint64_t>(games));
    std::vector<Rows> all(ranks);
    for (const Row& row : rows)
        all[row.rank].push_back(&row);
    // Of all candidates, the forest with the smallest error on held-out players is used. The first is the published one.
    const std::vector<ForestOptions> sizes = sizesToTry(options);
    const Hiding hiding{strength::clockFeatureCount(options.set), 0.25};
    std::vector<Spread> spreads(sizes.size(), Spread(ranks));
    for (const bool second : {false, true}) {
        const Table table = drawTable(halfOf(rows, ranks, second), games, options.draws, options.drawSingles, hiding, random);
        const Table other = drawTable(halfOf(rows, ranks, !second), games, options.draws / 4, options.drawSingles, {}, random);
        if (table.ranks.empty() || other.ranks.empty())
            continue;
        for (std::size_t i = 0; i < sizes.size();) {
            const auto trial = grow(table, sizes[i]);
            if (!trial)
                return trial.error();
            // The candidates that follow with the same leaves are its first trees.
            const int leaves = sizes[i].leaves;
            for (; i < sizes.size() && sizes[i].leaves == leaves; ++i)
                spreads[i].add(trial->first(static_cast<std::size_t>(sizes[i].trees)), other);
        }
    }
    const auto best = std::ranges::min_element(spreads, {}, &Spread::error);
    MetaModel model{.set = options.set, .games = games};
    auto forest = grow(
        drawTable(all, games, options.draws, options.drawSingles, hiding, random), sizes[static_cast<std::size_t>(best - spreads.begin())]);
    if (!forest)
        return forest.error();
    model.forest = std::move(*forest);
    best->fill(model);
    return model;
}

class MetaEstimator final : public strength::Estimator {
public:
    MetaEstimator(std::string name, std::shared_ptr<const std::vector<MetaModel>> models, bool rounded)
        : m_name(std::move(name)), m_models(std::move(models)), m_rounded(rounded)
    {
    }

    const std::string& name() const override { return m_name; }
    strength::OutsideKinds needs() const override { return m_models->front().set.needs(); }
    bool speaksOfThePlayer() const override { return !m_rounded && m_models->front().set.speaksOfThePlayer(); }
    std::size_t ranks() const override { return m_models->front().means.size(); }
    /// The features' sums, then the number of sides for each optional one.
    std::size_t width() const override { return features() + clocks(); }
    void summarise(const ScoredSide& side, std::span<double> sums) const override
    {
        const auto row = strength::features(side, m_models->front().set);
        for (std::size_t f = 0; f < std::min(row.size(), features()); ++f) {
            if (std::isnan(row[f]))
                continue;
            sums[f] = row[f];
            if (f >= features() - clocks())
                sums[f + clocks()] = 1;
        }
    }

    void probabilities(std::span<const double> sums, std::size_t sides, std::span<double> result) const override
    {
        const MetaModel& model = modelFor(sides);
        std::vector<float> row;
        for (std::size_t f = 0; f < features(); ++f)
            row.push_back(static_cast<float>(
                sums[f] / (f < features() - clocks() ? static_cast<double>(sides) : sums[f + clocks()]))); // 0 / 0: missing
        const double said = model.forest.predict(row);
        for (std::size_t r = 0; r < result.size(); ++r)
            result[r] = said - (m_rounded ? static_cast<double>(r) : double{model.means[r]});
        strength::normaliseDistances(result, 1, model.deviation);
    }

private:
    std::size_t features() const { return m_models->front().forest.features(); }
    std::size_t clocks() const { return strength::clockFeatureCount(m_models->front().set); }

    const MetaModel& modelFor(std::size_t sides) const
    {
        const MetaModel* best = &m_models->front();
        for (const MetaModel& model : *m_models)
            if (static_cast<std::size_t>(model.games) <= sides)
                best = &model;
        return *best;
    }

    std::string m_name;
    std::shared_ptr<const std::vector<MetaModel>> m_models; ///< by rising number of games, never empty
    bool m_rounded;
};

template <class T>
bool takeNumber(std::span<const std::byte>& bytes, T& number)
{
    if (bytes.size() < sizeof(T))
        return false;
    std::memcpy(&number, bytes.data(), sizeof(T));
    bytes = bytes.subspan(sizeof(T));
    return true;
}

template <class T>
void putNumber(std::vector<std::byte>& bytes, T number)
{
    const auto raw = std::as_bytes(std::span(&number, 1));
    bytes.insert(bytes.end(), raw.begin(), raw.end());
}

/// The number of features of a set for these ranks; an imitation model may have any number of levels.
bool isWidthOf(const strength::FeatureSet& set, std::size_t features, std::size_t ranks)
{
    const std::size_t withoutLevels = strength::featureNames(set, ranks, 0).size();
    return set.needs().levels ? features > withoutLevels && features < kMostFeatures : features == withoutLevels;
}

core::Result<MetaModel> modelFrom(std::span<const std::byte> bytes, const strength::FeatureSet& set, std::size_t ranks)
{
    const core::Error damaged{core::ErrorCode::NetworkDamaged, "meta-model"};
    std::uint32_t version = 0;
    std::uint32_t games = 0;
    std::uint32_t count = 0;
    MetaModel model{.set = set};
    if (!takeNumber(bytes, version) || version != kVersion || !takeNumber(bytes, games) || games < 1 || games > 10'000
        || !takeNumber(bytes, count) || count > kMostRanks || count != ranks || !takeNumber(bytes, model.deviation)
        || !(model.deviation > 0) || !std::isfinite(model.deviation))
        return damaged;
    model.games = static_cast<int>(games);
    model.means.resize(ranks);
    for (float& mean : model.means)
        if (!takeNumber(bytes, mean) || !std::isfinite(mean))
            return damaged;
    auto forest = Forest::take(bytes);
    if (!forest)
        return forest.error();
    if (!bytes.empty() || !isWidthOf(set, forest->features(), ranks))
        return damaged;
    model.forest = std::move(*forest);
    return model;
}

} // namespace

core::Result<std::vector<MetaModel>> fitMetaModels(std::span<const ScoredSide> sides, std::size_t ranks, const MetaOptions& options)
{
    std::vector<Row> rows;
    for (const ScoredSide& side : sides)
        rows.push_back({strength::features(side, options.set), static_cast<std::size_t>(side.labels.rank), &side.labels});
    std::vector<MetaModel> models;
    for (const int games : options.games) {
        auto model = fitOne(rows, ranks, games, options);
        if (!model)
            return model.error();
        models.push_back(std::move(*model));
    }
    return models;
}

std::map<std::string, std::vector<std::byte>> toBytes(std::span<const MetaModel> models)
{
    std::map<std::string, std::vector<std::byte>> result;
    for (const MetaModel& model : models) {
        const bool isOwn = model.set == strength::ownFeatures();
        auto& bytes = result[(isOwn ? std::string(kOwnPrefix) : model.set.name + '/') + std::to_string(model.games)];
        putNumber(bytes, kVersion);
        putNumber(bytes, static_cast<std::uint32_t>(model.games));
        putNumber(bytes, static_cast<std::uint32_t>(model.means.size()));
        putNumber(bytes, model.deviation);
        for (const float mean : model.means)
            putNumber(bytes, mean);
        model.forest.append(bytes);
    }
    return result;
}

core::Result<std::vector<MetaModel>> metaModelsFrom(const std::map<std::string, std::vector<std::byte>>& bytes, std::size_t ranks)
{
    std::vector<MetaModel> models;
    for (const auto& [name, content] : bytes) {
        const auto set = name.starts_with(kOwnPrefix) ? strength::ownFeatures() : strength::featureSetOf(name.substr(0, name.find('/')));
        if (!set)
            continue;
        auto model = modelFrom(content, *set, ranks);
        if (!model)
            return model.error();
        models.push_back(std::move(*model));
    }
    std::ranges::sort(models, {}, &MetaModel::games);
    std::map<std::string, std::size_t> widths; // an estimator sums the same features whatever the number of games
    for (const MetaModel& model : models)
        if (widths.try_emplace(model.set.name, model.forest.features()).first->second != model.forest.features())
            return core::Error{core::ErrorCode::NetworkDamaged, "meta-model"};
    return models;
}

strength::Estimators metaEstimators(std::vector<MetaModel> models)
{
    strength::Estimators all;
    while (!models.empty()) {
        const std::string name = models.front().set.name;
        const auto others
            = std::stable_partition(models.begin(), models.end(), [&](const MetaModel& model) { return model.set.name == name; });
        const auto ofSet
            = std::make_shared<const std::vector<MetaModel>>(std::make_move_iterator(models.begin()), std::make_move_iterator(others));
        models.erase(models.begin(), others);
        all.push_back(std::make_unique<MetaEstimator>(name, ofSet, false));
        all.push_back(std::make_unique<MetaEstimator>(name + "-rounded", ofSet, true));
    }
    return all;
}

} // namespace evenmatch::nn
