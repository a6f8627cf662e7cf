#include "core/lesson/rank_test.h"

#include "core/draw.h"

#include <cmath>

namespace evenmatch::lesson {

RankTest::RankTest(std::span<const TestItem> items, std::size_t ranks, RankTestOptions options)
    : m_items(items), m_options(options), m_posterior(ranks, options.trust), m_random(options.seed)
{
    std::size_t sources = 0;
    for (const TestItem& item : items)
        sources = std::max(sources, item.source + 1);
    m_usedSources.assign(sources, true);
    for (const TestItem& item : items)
        m_usedSources[item.source] = false;
    choose();
}

void RankTest::choose()
{
    m_current.reset();
    const bool isSure = m_asked.size() >= m_options.fewestPositions && m_posterior.interval().width() <= m_options.width;
    if (m_asked.size() >= m_options.mostPositions || (m_stops && isSure))
        return;
    struct Choice {
        std::size_t item;
        double information;
    };
    std::vector<Choice> open;
    for (std::size_t i = 0; i < m_items.size(); ++i)
        if (!m_usedSources[m_items[i].source])
            open.push_back({i, m_options.adaptive ? expectedInformation(m_posterior.chances(), m_items[i].policies) : 0});
    if (open.empty())
        return;
    std::size_t among = open.size();
    if (m_options.adaptive) {
        among = std::clamp<std::size_t>(m_options.amongBest, 1, open.size());
        std::ranges::partial_sort(open, open.begin() + static_cast<std::ptrdiff_t>(among), std::greater(), &Choice::information);
    }
    m_current = open[m_random.below(static_cast<std::uint32_t>(among))].item;
}

void RankTest::answer(std::size_t move)
{
    m_posterior.observe(m_items[*m_current].policies, move);
    m_asked.push_back(*m_current);
    m_usedSources[m_items[*m_current].source] = true;
    choose();
}

void RankTest::skip()
{
    m_usedSources[m_items[*m_current].source] = true;
    choose();
}

Simulation simulate(
    std::span<const TestItem> items, std::size_t ranks, std::size_t trueRank, std::size_t runs, const RankTestOptions& options)
{
    Simulation result{.runs = runs};
    core::Random random(options.seed * 1000 + trueRank);
    for (std::size_t run = 0; run < runs; ++run) {
        RankTestOptions one = options;
        one.seed = options.seed + run;
        RankTest test(items, ranks, one);
        while (const auto item = test.current())
            test.answer(core::drawn(items[*item].policies.of(trueRank), random));
        const RankPosterior::Interval interval = test.posterior().interval();
        const double error = test.posterior().expected() - static_cast<double>(trueRank);
        result.meanPositions += static_cast<double>(test.asked());
        result.ended += interval.width() <= options.width ? 1 : 0;
        result.bias += error;
        result.meanError += std::abs(error);
        result.coverage += interval.first <= trueRank && trueRank <= interval.last ? 1 : 0;
        result.meanWidth += static_cast<double>(interval.width());
    }
    const double n = std::max<double>(1, static_cast<double>(runs));
    for (double* mean : {&result.meanPositions, &result.bias, &result.meanError, &result.coverage, &result.meanWidth})
        *mean /= n;
    return result;
}

} // namespace evenmatch::lesson
