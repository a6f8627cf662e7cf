#include "core/spread_labels.h"

#include <algorithm>
#include <numeric>

namespace evenmatch::core {

std::vector<double> spreadLabels(const std::vector<double>& wanted, double height, double top, double bottom)
{
    if (wanted.empty())
        return {};
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i]; });
    const double step = std::min(height, (bottom - top) / static_cast<double>(std::max<std::size_t>(1, wanted.size() - 1)));
    std::vector<double> places(wanted.size());
    double free = top;
    for (const std::size_t i : order) {
        places[i] = std::max(free, std::clamp(wanted[i], top, bottom));
        free = places[i] + step;
    }
    double last = bottom;
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        places[*i] = std::min(places[*i], last);
        last = places[*i] - step;
    }
    return places;
}

} // namespace evenmatch::core
