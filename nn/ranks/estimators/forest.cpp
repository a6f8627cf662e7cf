#include "nn/ranks/estimators/forest.h"

#include <cmath>
#include <cstring>

namespace evenmatch::nn {

namespace {

const core::Error kDamaged{core::ErrorCode::NetworkDamaged, "trees"};
constexpr std::uint32_t kMostNodes = 10'000'000;

template <class T>
void put(std::vector<std::byte>& bytes, const T* values, std::size_t count)
{
    const auto raw = std::as_bytes(std::span(values, count));
    bytes.insert(bytes.end(), raw.begin(), raw.end());
}

template <class T>
bool get(std::span<const std::byte>& bytes, T* values, std::size_t count)
{
    if (bytes.size() / sizeof(T) < count)
        return false;
    if (count > 0)
        std::memcpy(values, bytes.data(), count * sizeof(T));
    bytes = bytes.subspan(count * sizeof(T));
    return true;
}

} // namespace

core::Result<Forest> Forest::make(std::size_t features, float base, std::vector<Node> nodes, std::vector<std::uint32_t> roots)
{
    constexpr std::uint16_t kFeature = kMissingLeft - 1;
    if (features >= kFeature || !std::isfinite(base) || (roots.empty() ? !nodes.empty() : roots.front() != 0))
        return kDamaged;
    for (std::size_t t = 0; t < roots.size(); ++t) {
        const std::size_t end = t + 1 < roots.size() ? roots[t + 1] : nodes.size();
        if (roots[t] >= end || end > nodes.size())
            return kDamaged;
        for (std::size_t i = roots[t]; i < end; ++i) {
            const Node& node = nodes[i];
            if (!std::isfinite(node.number)
                || (node.feature != kLeaf
                    && (static_cast<std::size_t>(node.feature & kFeature) >= features || node.right < 2 || i + node.right >= end)))
                return kDamaged;
        }
        if (nodes[end - 1].feature != kLeaf)
            return kDamaged;
    }
    Forest forest;
    forest.m_features = features;
    forest.m_base = base;
    forest.m_nodes = std::move(nodes);
    forest.m_roots = std::move(roots);
    return forest;
}

double Forest::predict(std::span<const float> row) const
{
    double sum = m_base;
    for (std::size_t i : m_roots) {
        while (m_nodes[i].feature != kLeaf) {
            const Node& node = m_nodes[i];
            const bool missingLeft = (node.feature & kMissingLeft) != 0;
            const float x = row[missingLeft ? node.feature - kMissingLeft : node.feature];
            i += x < node.number || (missingLeft && std::isnan(x)) ? 1 : node.right;
        }
        sum += m_nodes[i].number;
    }
    return sum;
}

Forest Forest::first(std::size_t trees) const
{
    Forest fewer = *this;
    if (trees >= m_roots.size())
        return fewer;
    fewer.m_nodes.resize(m_roots[trees]);
    fewer.m_roots.resize(trees);
    return fewer;
}

void Forest::append(std::vector<std::byte>& bytes) const
{
    const std::uint32_t sizes[]
        = {static_cast<std::uint32_t>(m_features), static_cast<std::uint32_t>(m_roots.size()), static_cast<std::uint32_t>(m_nodes.size())};
    put(bytes, sizes, 3);
    put(bytes, &m_base, 1);
    put(bytes, m_roots.data(), m_roots.size());
    put(bytes, m_nodes.data(), m_nodes.size());
}

core::Result<Forest> Forest::take(std::span<const std::byte>& bytes)
{
    std::uint32_t sizes[3];
    float base = 0;
    if (!get(bytes, sizes, 3) || !get(bytes, &base, 1) || sizes[1] > kMostNodes || sizes[2] > kMostNodes
        || bytes.size() < sizes[1] * sizeof(std::uint32_t) + sizes[2] * sizeof(Node))
        return kDamaged;
    std::vector<std::uint32_t> roots(sizes[1]);
    std::vector<Node> nodes(sizes[2]);
    get(bytes, roots.data(), roots.size());
    get(bytes, nodes.data(), nodes.size());
    return make(sizes[0], base, std::move(nodes), std::move(roots));
}

} // namespace evenmatch::nn
