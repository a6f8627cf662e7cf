#include "core/strength/maths/regression.h"

#include "core/random.h"
#include "core/strength/maths/linear.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace evenmatch::strength {

namespace {

/// Sums of products of (1, x…, y): sufficient for least squares, and additive over players.
class Products {
public:
    explicit Products(std::size_t variables) : m_size(variables + 2), m_sums(m_size * m_size) { }

    void add(const Observation& observation)
    {
        std::vector<double> z{1};
        z.insert(z.end(), observation.x.begin(), observation.x.end());
        z.push_back(observation.y);
        for (std::size_t i = 0; i < m_size; ++i)
            for (std::size_t j = 0; j < m_size; ++j)
                m_sums[i * m_size + j] += z[i] * z[j];
    }
    void add(const Products& other) { std::ranges::transform(m_sums, other.m_sums, m_sums.begin(), std::plus()); }

    std::size_t variables() const { return m_size - 2; }
    double at(std::size_t i, std::size_t j) const { return m_sums[i * m_size + j]; }
    std::size_t y() const { return m_size - 1; }

    /// The least-squares coefficients of 1 and the variables `used` for variable `target`; empty if they are not determined.
    std::vector<double> explain(std::span<const std::size_t> used, std::size_t target) const
    {
        std::vector<double> matrix(used.size() * used.size());
        std::vector<double> right(used.size());
        for (std::size_t i = 0; i < used.size(); ++i) {
            for (std::size_t j = 0; j < used.size(); ++j)
                matrix[i * used.size() + j] = at(used[i], used[j]) + (i == j ? 1e-9 * at(used[i], used[i]) : 0);
            right[i] = at(used[i], target);
        }
        const auto factor = Cholesky::of(matrix, used.size());
        return factor ? factor->solve(right) : std::vector<double>();
    }

    /// Σ (residual of a)·(residual of b) after regressing out `used` with those coefficients.
    double residual(std::size_t a, const std::vector<double>& ofA, std::size_t b, const std::vector<double>& ofB,
        std::span<const std::size_t> used) const
    {
        double sum = at(a, b);
        for (std::size_t i = 0; i < used.size(); ++i) {
            sum -= ofA[i] * at(used[i], b) + ofB[i] * at(used[i], a);
            for (std::size_t j = 0; j < used.size(); ++j)
                sum += ofA[i] * ofB[j] * at(used[i], used[j]);
        }
        return sum;
    }

private:
    std::size_t m_size;
    std::vector<double> m_sums;
};

std::vector<Products> byPlayer(std::span<const Observation> observations)
{
    std::vector<Products> clusters;
    std::map<std::string, std::size_t> known;
    for (const Observation& observation : observations) {
        std::size_t index = clusters.size();
        if (!observation.player.empty())
            index = known.try_emplace(observation.player, index).first->second;
        if (index == clusters.size())
            clusters.emplace_back(observation.x.size());
        clusters[index].add(observation);
    }
    return clusters;
}

/// Runs `measure` on all clusters and on bootstrap samples of them; `measure` may return nothing.
template <class Measure>
std::vector<Coefficient> bootstrap(const std::vector<Products>& clusters, Measure measure)
{
    constexpr int kReplicates = 200;
    Products all(clusters.front().variables());
    for (const Products& cluster : clusters)
        all.add(cluster);
    const std::vector<double> values = measure(all);
    std::vector<std::vector<double>> again(values.size());
    core::Random random(1);
    for (int i = 0; i < kReplicates; ++i) {
        Products sample(clusters.front().variables());
        for (std::size_t k = 0; k < clusters.size(); ++k)
            sample.add(clusters[random.below(static_cast<std::uint32_t>(clusters.size()))]);
        const std::vector<double> some = measure(sample);
        for (std::size_t k = 0; k < std::min(some.size(), values.size()); ++k)
            again[k].push_back(some[k]);
    }
    std::vector<Coefficient> result;
    for (std::size_t k = 0; k < values.size(); ++k)
        result.push_back({values[k], middle(again[k])});
    return result;
}

std::vector<std::size_t> sequence(std::size_t first, std::size_t end)
{
    std::vector<std::size_t> numbers;
    for (std::size_t i = first; i < end; ++i)
        numbers.push_back(i);
    return numbers;
}

} // namespace

std::vector<Coefficient> regress(std::span<const Observation> observations)
{
    const auto clusters = byPlayer(observations);
    if (observations.size() < 3 || clusters.size() < 2)
        return {};
    const auto used = sequence(0, observations.front().x.size() + 1);
    return bootstrap(clusters, [&](const Products& products) {
        std::vector<double> coefficients = products.explain(used, products.y());
        if (!coefficients.empty())
            coefficients.erase(coefficients.begin()); // the constant
        return coefficients;
    });
}

Coefficient partialCorrelation(std::span<const Observation> observations)
{
    const Coefficient undefined{0, {-1, 1}};
    const auto clusters = byPlayer(observations);
    if (observations.size() < 3 || clusters.size() < 2)
        return undefined;
    std::vector<std::size_t> given = sequence(1, observations.front().x.size() + 1);
    given.front() = 0; // 1 in place of x[0]
    const auto result = bootstrap(clusters, [&](const Products& products) {
        const std::vector<double> ofX = products.explain(given, 1);
        const std::vector<double> ofY = products.explain(given, products.y());
        if (ofX.empty() || ofY.empty())
            return std::vector<double>();
        const double xx = products.residual(1, ofX, 1, ofX, given);
        const double yy = products.residual(products.y(), ofY, products.y(), ofY, given);
        const double scale = std::sqrt(xx * yy);
        if (!(xx > 1e-9 * products.at(1, 1)) || !(yy > 1e-12 * products.at(products.y(), products.y())) || !(scale > 0))
            return std::vector<double>();
        return std::vector<double>{std::clamp(products.residual(1, ofX, products.y(), ofY, given) / scale, -1.0, 1.0)};
    });
    return result.empty() ? undefined : result.front();
}

} // namespace evenmatch::strength
