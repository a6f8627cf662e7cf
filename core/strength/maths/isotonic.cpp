#include "core/strength/maths/isotonic.h"

#include <cstddef>

namespace evenmatch::strength {

namespace {

struct Pool {
    double mean;
    double weight;
    std::size_t count;
};

void append(std::vector<Pool>& pools, double value, double weight)
{
    if (weight <= 0) {
        if (pools.empty())
            pools.push_back({value, 0, 1});
        else
            ++pools.back().count;
        return;
    }
    pools.push_back({value, weight, 1});
    while (pools.size() > 1) {
        Pool& before = pools[pools.size() - 2];
        const Pool& last = pools.back();
        if (before.weight > 0 && before.mean >= last.mean)
            break;
        const double sum = before.weight + last.weight;
        before = {(before.mean * before.weight + last.mean * last.weight) / sum, sum, before.count + last.count};
        pools.pop_back();
    }
}

} // namespace

std::vector<double> neverRising(std::span<const double> values, std::span<const double> weights)
{
    std::vector<Pool> pools;
    for (std::size_t i = 0; i < values.size(); ++i)
        append(pools, values[i], weights[i]);
    std::vector<double> result;
    result.reserve(values.size());
    for (const Pool& pool : pools)
        result.insert(result.end(), pool.count, pool.mean);
    return result;
}

} // namespace evenmatch::strength
