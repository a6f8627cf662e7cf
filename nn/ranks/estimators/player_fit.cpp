#include "nn/ranks/estimators/player_fit.h"

#include "core/strength/estimators/pooled.h"
#include "core/strength/fit/profile_builder.h"

#include <algorithm>
#include <set>

namespace evenmatch::nn {

using strength::Estimators;
using strength::GamePhase;
using strength::OutsideKinds;
using strength::PlayerCalibration;
using strength::PlayerDraw;
using strength::ScoredSide;

namespace {

/// An estimator's results for held-out players.
struct Drawn {
    OutsideKinds needs;
    bool speaksOfThePlayer = false;
    std::vector<PlayerDraw> draws;
};
using DrawsByName = std::map<std::string, Drawn>;

/// Samples of players of each half, from estimators that `make` fits on the other half.
template <class Make>
core::Result<DrawsByName> crossDraws(std::span<const ScoredSide> sides, const PlayerFitOptions& options, Make make)
{
    DrawsByName draws;
    for (const bool second : {false, true}) {
        std::vector<ScoredSide> own;
        std::vector<ScoredSide> other;
        for (std::size_t i = 0; i < sides.size(); ++i)
            (strength::isInSecondHalf(sides[i].labels, i) == second ? own : other).push_back(sides[i]);
        if (own.empty() || other.empty())
            return core::Error{core::ErrorCode::NotFound, "players"};
        const core::Result<Estimators> estimators = make(other);
        if (!estimators)
            return estimators.error();
        for (const auto& estimator : *estimators) {
            Drawn& drawn = draws[estimator->name()];
            drawn.needs = estimator->needs();
            drawn.speaksOfThePlayer = estimator->speaksOfThePlayer();
            std::ranges::move(strength::drawPlayers(*estimator, own, options.games, options.draws), std::back_inserter(drawn.draws));
        }
    }
    return draws;
}

/// Mean of −ln P(rank) over the calibrated numbers of games, with equal weights.
double lossOf(const PlayerCalibration& calibration, std::span<const PlayerDraw> draws)
{
    double sum = 0;
    double count = 0;
    for (const strength::CoverageRow& row : measureCoverage(calibration, draws)) {
        if (std::ranges::find(calibration.rows, row.games, &PlayerCalibration::Row::games) == calibration.rows.end())
            continue;
        sum += row.logLoss;
        count += 1;
    }
    return count > 0 ? sum / count : 1e9;
}

struct Chosen {
    std::string estimator;
    std::map<std::string, PlayerCalibration> calibrations;
    std::map<std::string, double> losses; ///< mean −ln P(rank) of held-out players
};

Chosen choose(const DrawsByName& draws)
{
    Chosen chosen;
    double least = 1e9;
    for (const auto& [name, drawn] : draws) {
        const PlayerCalibration& calibration = chosen.calibrations[name] = strength::fitPlayerCalibration(drawn.draws);
        const double loss = chosen.losses[name] = lossOf(calibration, drawn.draws);
        if (drawn.speaksOfThePlayer && loss < least) { // never one with NaN as loss
            least = loss;
            chosen.estimator = name;
        }
    }
    return chosen;
}

/// Every estimator of estimatorsOf() except baselines, fitted on the sides; trees for every feature set that `with` allows.
core::Result<Estimators> fitAll(
    const strength::RankScale& scale, std::span<const ScoredSide> sides, OutsideKinds with, const MetaOptions& options)
{
    std::vector<MetaModel> models;
    for (const strength::FeatureSet& set : strength::featureSets(with)) {
        MetaOptions ofSet = options;
        ofSet.set = set;
        auto some = fitMetaModels(sides, scale.size(), ofSet);
        if (!some)
            return some.error();
        std::ranges::move(*some, std::back_inserter(models));
    }
    const strength::RankProfile profile = strength::buildProfile(scale, sides);
    const strength::EstimatorFit fit = strength::fitEstimators(sides, scale.size());
    Estimators all = strength::profileEstimators(profile);
    std::ranges::move(strength::fittedEstimators(fit), std::back_inserter(all));
    std::ranges::move(strength::pooledEstimators(profile, fit), std::back_inserter(all));
    std::ranges::move(metaEstimators(std::move(models)), std::back_inserter(all));
    return all;
}

/// Estimators that need no more than this.
DrawsByName drawsWith(OutsideKinds available, const DrawsByName& draws)
{
    DrawsByName result;
    for (const auto& [name, drawn] : draws)
        if (available.holds(drawn.needs))
            result.emplace(name, drawn);
    return result;
}

/// The results of each combination of outside sources for the same players, compared with the network alone, and the calibrations of
/// estimators that need them.
core::Result<void> fitOutside(
    const strength::RankScale& scale, std::span<const ScoredSide> heard, const PlayerFitOptions& options, PlayerFit& fit)
{
    const OutsideKinds all = fittableKinds(heard);
    if (!all.ofPrograms().any())
        return {};
    const auto draws = crossDraws(
        sidesWith(all, heard), options, [&](std::span<const ScoredSide> some) { return fitAll(scale, some, all, options.meta); });
    if (!draws)
        return draws.error();
    for (const OutsideKinds kinds :
        {OutsideKinds{true, false}, OutsideKinds{false, true}, OutsideKinds{true, true}, OutsideKinds{true, true, true}}) {
        if (!all.holds(kinds))
            continue;
        const Chosen chosen = choose(drawsWith(kinds, *draws));
        fit.chosenWith[nameOf(kinds)] = chosen.estimator;
        for (const auto& [name, calibration] : chosen.calibrations) {
            fit.lossesWith[name] = chosen.losses.at(name);
            if (draws->at(name).needs.any())
                fit.calibrations[name] = calibration;
        }
    }
    return {};
}

/// The effect of clocks for the same players, on the sides that have them.
core::Result<void> fitClocks(
    const strength::RankScale& scale, std::span<const ScoredSide> sides, const PlayerFitOptions& options, PlayerFit& fit)
{
    const OutsideKinds clocks{.clocks = true};
    if (!fittableKinds(sides).clocks)
        return {};
    const auto draws = crossDraws(
        sidesWith(clocks, sides), options, [&](std::span<const ScoredSide> some) { return fitAll(scale, some, clocks, options.meta); });
    if (!draws)
        return draws.error();
    const Chosen chosen = choose(*draws);
    fit.chosenWith[nameOf(clocks)] = chosen.estimator;
    for (const auto& [name, calibration] : chosen.calibrations) {
        fit.lossesWith[name] = chosen.losses.at(name);
        if (draws->at(name).needs.clocks)
            fit.calibrations[name] = calibration;
    }
    return {};
}

core::Result<PhaseFit> fitPhase(GamePhase phase, std::size_t ranks, std::span<const ScoredSide> sides, const PlayerFitOptions& options)
{
    const std::vector<ScoredSide> cut = strength::select(sides, strength::selectionOf(phase), 1);
    const auto draws = crossDraws(cut, options, [&](std::span<const ScoredSide> some) -> core::Result<Estimators> {
        return strength::fittedEstimators(strength::fitEstimators(some, ranks));
    });
    if (!draws)
        return draws.error();
    const Chosen chosen = choose(*draws);
    strength::EstimatorFit fit = strength::fitEstimators(cut, ranks);
    const strength::Estimators fitted = strength::fittedEstimators(fit);
    if (std::ranges::none_of(fitted, [&](const auto& one) { return one->name() == chosen.estimator; }))
        return core::Error{core::ErrorCode::NotFound, "estimator"};
    fit.categories.clear(); // baselines are for whole games
    fit.scalars.clear();
    return PhaseFit{.estimator = chosen.estimator, .calibration = chosen.calibrations.at(chosen.estimator), .fit = std::move(fit)};
}

} // namespace

core::Result<PlayerFit> fitPlayers(
    const strength::RankScale& scale, std::span<const ScoredSide> sides, std::span<const ScoredSide> heard, const PlayerFitOptions& options)
{
    const auto draws = crossDraws(sides, options, [&](std::span<const ScoredSide> some) { return fitAll(scale, some, {}, options.meta); });
    if (!draws)
        return draws.error();
    Chosen chosen = choose(*draws);
    PlayerFit fit{
        .chosen = std::move(chosen.estimator), .losses = std::move(chosen.losses), .calibrations = std::move(chosen.calibrations)};
    if (const auto done = fitClocks(scale, sides, options, fit); !done)
        return done.error();
    if (const auto done = fitOutside(scale, heard, options, fit); !done)
        return done.error();
    for (const GamePhase phase : strength::kGamePhases)
        if (auto part = fitPhase(phase, scale.size(), sides, options)) // a phase without games has none
            fit.phases.emplace(phase, *std::move(part));
    return fit;
}

std::vector<ScoredSide> sidesWith(OutsideKinds kinds, std::span<const ScoredSide> sides)
{
    std::vector<ScoredSide> some;
    std::ranges::copy_if(sides, std::back_inserter(some), [kinds](const ScoredSide& side) { return side.outsideKinds().holds(kinds); });
    return some;
}

OutsideKinds outsideKindsIn(std::span<const ScoredSide> sides)
{
    OutsideKinds kinds;
    for (const ScoredSide& side : sides) {
        kinds.losses |= side.outsideKinds().losses;
        kinds.levels |= side.outsideKinds().levels;
    }
    return kinds;
}

OutsideKinds fittableKinds(std::span<const ScoredSide> sides)
{
    std::set<int> ranks;
    std::set<int> ranksWithClocks;
    for (const ScoredSide& side : sides) {
        ranks.insert(side.labels.rank);
        if (!side.clocks.empty())
            ranksWithClocks.insert(side.labels.rank);
    }
    OutsideKinds kinds = outsideKindsIn(sides);
    kinds.clocks = !ranks.empty() && ranksWithClocks == ranks;
    return kinds;
}

} // namespace evenmatch::nn
