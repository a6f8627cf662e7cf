#include "core/strength/estimate/side_features.h"

#include "core/strength/estimate/clock_features.h"
#include "core/strength/maths/moments.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace evenmatch::strength {

namespace {

using enum FeatureKind;

struct Feature {
    const char* name;
    FeatureKind kind;
};

/// In the order of features(); then one feature of Priors per rank.
constexpr Feature kPlain[] = {{"beta", Level}, {"level", Level}, {"quality", Quality}, {"qualitySpread", Quality},
    {"qualityAboveExpected", Quality}, {"logPrior", Priors}, {"meanRankLogPrior", Priors}, {"firstChoices", Priors}, {"value", Values},
    {"valueSpread", Values}, {"loss", Values}, {"lossSpread", Values}, {"logMoves", Length}};
constexpr const char* kLosses[] = {"outsideLoss", "outsideMedianLoss", "outsideLossSpread"};

/// The places of some features in that order.
constexpr std::size_t kBeta = 0;
constexpr std::size_t kMeanRankLogPrior = 6;
constexpr std::size_t kLoss = 10;
constexpr std::size_t kLossSpread = 11;

/// The kind of each own feature.
FeatureKind ownKind(std::size_t feature) { return feature < std::size(kPlain) ? kPlain[feature].kind : Priors; }

/// Differences between levels, without the likelihood common to all of them; that comes first.
void appendDifferences(std::span<const double> logs, std::vector<double>& row)
{
    double mean = 0;
    for (const double log : logs)
        mean += log / static_cast<double>(logs.size());
    row.push_back(mean);
    for (const double log : logs)
        row.push_back(log - mean);
}

/// The published kinds, from the own features and an imitation model's mean log priors.
void appendPublished(std::span<const double> own, std::span<const double> levels, const FeatureSet& set, std::vector<double>& row)
{
    if (set.sees(MeanBeta))
        row.push_back(own[kBeta]);
    if (set.sees(OwnLosses))
        row.insert(row.end(), {own[kLoss], own[kLossSpread]});
    if (set.sees(GeometricMeans))
        for (const double difference : own.subspan(std::size(kPlain)))
            row.push_back(std::exp(own[kMeanRankLogPrior] + difference));
    if (set.sees(LevelGeometricMeans))
        for (const double log : levels)
            row.push_back(std::exp(log));
}

void appendPublishedNames(const FeatureSet& set, std::size_t ranks, std::size_t levels, std::vector<std::string>& names)
{
    if (set.sees(MeanBeta))
        names.emplace_back(kPlain[kBeta].name);
    if (set.sees(OwnLosses))
        names.insert(names.end(), {kPlain[kLoss].name, kPlain[kLossSpread].name});
    if (set.sees(GeometricMeans))
        for (std::size_t r = 0; r < ranks; ++r)
            names.push_back("rankPrior" + std::to_string(r));
    if (set.sees(LevelGeometricMeans))
        for (std::size_t level = 0; level < levels; ++level)
            names.push_back("levelPrior" + std::to_string(level));
}

constexpr OutsideKinds kCombinations[] = {{false, false}, {true, false}, {false, true}, {true, true}};

const FeatureSet& movesFeatures()
{
    static const FeatureSet kMoves{"meta-moves", {Quality, Priors}};
    return kMoves;
}

FeatureSet with(FeatureSet set, OutsideKinds kinds)
{
    if (kinds.losses)
        set.kinds.push_back(Losses);
    if (kinds.levels)
        set.kinds.push_back(Levels);
    if (kinds.clocks && !set.speaksOfThePlayer())
        set.kinds.push_back(OpponentPace);
    if (kinds.clocks)
        set.kinds.push_back(Pace);
    if (kinds.any())
        set.name += '+' + nameOf(kinds);
    return set;
}

} // namespace

bool FeatureSet::sees(FeatureKind kind) const { return std::ranges::find(kinds, kind) != kinds.end(); }

OutsideKinds FeatureSet::needs() const { return {sees(Losses), sees(Levels) || sees(LevelGeometricMeans), sees(Pace)}; }

bool FeatureSet::speaksOfThePlayer() const
{
    constexpr FeatureKind kOfBoth[] = {Level, Values, Length, OpponentPace, MeanBeta, OwnLosses};
    return std::ranges::none_of(kOfBoth, [this](FeatureKind kind) { return sees(kind); });
}

const FeatureSet& ownFeatures()
{
    static const FeatureSet kOwn{"meta", {Level, Quality, Priors, Values, Length}};
    return kOwn;
}

std::vector<FeatureSet> featureSets(OutsideKinds available)
{
    std::vector<FeatureSet> sets;
    for (const OutsideKinds kinds : kCombinations)
        for (const FeatureSet& base : {ownFeatures(), movesFeatures()})
            if (available.holds(kinds))
                sets.push_back(with(base, kinds));
    // With clocks: without other programs and with all of them; further sets would only enlarge models.
    for (OutsideKinds kinds : {OutsideKinds{}, available.ofPrograms()}) {
        kinds.clocks = true;
        for (const FeatureSet& base : {ownFeatures(), movesFeatures()})
            if (FeatureSet set = with(base, kinds); available.clocks && std::ranges::find(sets, set.name, &FeatureSet::name) == sets.end())
                sets.push_back(std::move(set));
    }
    return sets;
}

std::optional<FeatureSet> featureSetOf(std::string_view name)
{
    for (const OutsideKinds kinds : kCombinations)
        for (FeatureSet& set : featureSets({kinds.losses, kinds.levels, true}))
            if (set.name == name)
                return std::move(set);
    return std::nullopt;
}

std::vector<std::string> featureNames(const FeatureSet& set, std::size_t ranks, std::size_t levels)
{
    std::vector<std::string> names;
    const auto own = featureNames(ranks);
    for (std::size_t i = 0; i < own.size(); ++i)
        if (set.sees(ownKind(i)))
            names.push_back(own[i]);
    if (set.sees(Losses))
        names.insert(names.end(), std::begin(kLosses), std::end(kLosses));
    if (set.sees(Levels)) {
        names.emplace_back("meanLevelLogPrior");
        for (std::size_t level = 0; level < levels; ++level)
            names.push_back("levelLogPrior" + std::to_string(level));
    }
    appendPublishedNames(set, ranks, levels, names);
    if (set.sees(Pace))
        names.insert(names.end(), kPaceNames.begin(), kPaceNames.end());
    if (set.sees(OpponentPace))
        names.insert(names.end(), kOpponentPaceNames.begin(), kOpponentPaceNames.end());
    return names;
}

std::vector<double> features(const ScoredSide& side, const FeatureSet& set)
{
    std::vector<double> row;
    const std::vector<double> own = features(side.numbers);
    for (std::size_t i = 0; i < own.size(); ++i)
        if (set.sees(ownKind(i)))
            row.push_back(own[i]);
    if (set.sees(Losses))
        row.insert(row.end(), side.outside.losses.begin(), side.outside.losses.end());
    if (set.sees(Levels))
        appendDifferences(side.outside.levels, row);
    appendPublished(own, side.outside.levels, set, row);
    if (set.sees(Pace))
        std::ranges::copy(paceOf(side), std::back_inserter(row));
    if (set.sees(OpponentPace))
        std::ranges::copy(opponentPaceOf(side), std::back_inserter(row));
    return row;
}

std::size_t clockFeatureCount(const FeatureSet& set)
{
    return (set.sees(Pace) ? kPaceNames.size() : 0) + (set.sees(OpponentPace) ? kOpponentPaceNames.size() : 0);
}

std::size_t featureCount(std::size_t ranks) { return std::size(kPlain) + ranks; }

std::vector<std::string> featureNames(std::size_t ranks)
{
    std::vector<std::string> names;
    for (const Feature& feature : kPlain)
        names.emplace_back(feature.name);
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
        row.push_back(log - meanRankLog); // differences between ranks, without the likelihood common to all of them
    return row;
}

} // namespace evenmatch::strength
