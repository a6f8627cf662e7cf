#include "core/strength/side_features.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::strength {

namespace {

struct Moments {
    double sum = 0;
    double squares = 0;
    double count = 0;

    void add(double x)
    {
        sum += x;
        squares += x * x;
        ++count;
    }
    double mean() const { return count > 0 ? sum / count : 0; }
    double deviation() const { return count > 0 ? std::sqrt(std::max(0.0, squares / count - mean() * mean())) : 0; }
};

constexpr const char* kPlain[] = {"beta", "level", "quality", "qualitySpread", "qualityAboveExpected", "logPrior", "meanRankLogPrior",
                                  "firstChoices", "value", "valueSpread", "loss", "lossSpread", "logMoves"};

} // namespace

std::size_t featureCount(std::size_t ranks) { return std::size(kPlain) + ranks; }

std::vector<std::string> featureNames(std::size_t ranks)
{
    std::vector<std::string> names(std::begin(kPlain), std::end(kPlain));
    for (std::size_t r = 0; r < ranks; ++r)
        names.push_back("rankLogPrior" + std::to_string(r));
    return names;
}

std::vector<double> features(const SideNumbers& side)
{
    Moments level;
    Moments quality;
    Moments above;
    Moments logPrior;
    Moments first;
    Moments value;
    Moments loss;
    std::vector<double> rankLog(side.ranks);
    double meanRankLog = 0;
    const double moves = static_cast<double>(side.moves.size());
    for (std::size_t i = 0; i < side.moves.size(); ++i) {
        const MoveNumbers& move = side.moves[i];
        level.add(move.level);
        quality.add(move.quality);
        above.add(double{move.quality} - move.expectedQuality);
        logPrior.add(move.logPrior);
        first.add(move.likeliestFree ? 1 : 0);
        value.add(move.value);
        if (i + 1 < side.moves.size())
            loss.add(double{move.value} - side.moves[i + 1].value);
        for (std::size_t r = 0; r < side.ranks; ++r)
            rankLog[r] += side.rankLogPriorsOf(i)[r] / moves;
    }
    for (const double log : rankLog)
        meanRankLog += log / static_cast<double>(side.ranks);
    std::vector<double> row{level.mean() + quality.mean(), level.mean(), quality.mean(), quality.deviation(), above.mean(), logPrior.mean(),
                            meanRankLog, first.mean(), value.mean(), value.deviation(), loss.mean(), loss.deviation(), std::log(moves)};
    for (const double log : rankLog)
        row.push_back(log - meanRankLog); // how ranks differ, apart from how likely the moves were to all of them
    return row;
}

} // namespace evenmatch::strength
