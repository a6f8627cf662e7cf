#include "nn/player_fit.h"

#include "core/strength/estimators.h"
#include "core/strength/profile_builder.h"

#include <algorithm>
#include <map>

namespace evenmatch::nn {

using strength::Estimators;
using strength::GamePhase;
using strength::PlayerCalibration;
using strength::PlayerDraw;
using strength::ScoredSide;

namespace {

using DrawsByName = std::map<std::string, std::vector<PlayerDraw>>;

/// Draws of players of each half from estimators that `make` fits on the other.
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
        for (const auto& estimator : *estimators)
            std::ranges::move(strength::drawPlayers(*estimator, own, options.games, options.draws), std::back_inserter(draws[estimator->name()]));
    }
    return draws;
}

/// Mean of −ln P(rank) over the numbers of games that were calibrated, each counting alike.
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
};

/// Whether it looks at nothing but how a position's moves compare. Level and value (in β, the discriminant, the meta-model) react to the
/// opponent's strength, too (`evaluate` prints how much): they may be asked for, but are not what "your rank" rests on.
bool speaksOfThePlayer(std::string_view name)
{
    return name.starts_with("likelihood") || name.starts_with("sl-") || name.starts_with("quality");
}

Chosen choose(const DrawsByName& draws)
{
    Chosen chosen;
    double least = 1e9;
    for (const auto& [name, some] : draws) {
        const PlayerCalibration& calibration = chosen.calibrations[name] = strength::fitPlayerCalibration(some);
        if (!speaksOfThePlayer(name))
            continue;
        if (const double loss = lossOf(calibration, some); loss < least || chosen.estimator.empty()) {
            least = loss;
            chosen.estimator = name;
        }
    }
    return chosen;
}

core::Result<nlohmann::json> fitPhase(GamePhase phase, std::size_t ranks, std::span<const ScoredSide> sides, const PlayerFitOptions& options)
{
    const std::vector<ScoredSide> cut = strength::select(sides, strength::selectionOf(phase), 1);
    const auto draws = crossDraws(cut, options, [&](std::span<const ScoredSide> some) -> core::Result<Estimators> {
        return strength::fittedEstimators(strength::fitEstimators(some, ranks));
    });
    if (!draws)
        return draws.error();
    const Chosen chosen = choose(*draws);
    strength::EstimatorFit fit = strength::fitEstimators(cut, ranks);
    fit.categories.clear(); // baselines are for whole games
    fit.scalars.clear();
    return nlohmann::json{{"estimator", chosen.estimator}, {"calibration", toJson(chosen.calibrations.at(chosen.estimator))}, {"fit", toJson(fit)}};
}

} // namespace

core::Result<nlohmann::json> fitPlayers(const strength::RankScale& scale, std::span<const ScoredSide> sides, const PlayerFitOptions& options)
{
    const std::size_t ranks = scale.size();
    const auto draws = crossDraws(sides, options, [&](std::span<const ScoredSide> some) -> core::Result<Estimators> {
        auto meta = fitMetaModels(some, ranks, options.meta);
        if (!meta)
            return meta.error();
        Estimators all = strength::profileEstimators(strength::buildProfile(scale, some));
        std::ranges::move(strength::fittedEstimators(strength::fitEstimators(some, ranks)), std::back_inserter(all));
        std::ranges::move(metaEstimators(*std::move(meta)), std::back_inserter(all));
        return all;
    });
    if (!draws)
        return draws.error();
    const Chosen chosen = choose(*draws);
    nlohmann::json json{{"chosen", chosen.estimator}, {"phases", nlohmann::json::object()}};
    for (const auto& [name, calibration] : chosen.calibrations)
        json["calibrations"][name] = toJson(calibration);
    for (const GamePhase phase : strength::kGamePhases)
        if (auto part = fitPhase(phase, ranks, sides, options)) // a phase that no game reached has none
            json["phases"][std::string(strength::phaseName(phase))] = *std::move(part);
    return json;
}

core::Result<PlayerCalibration> playerCalibration(const ModelDescription& model, std::string_view estimator)
{
    const auto text = model.other.find(kPlayersKey);
    if (text == model.other.end())
        return PlayerCalibration{};
    const nlohmann::json json = nlohmann::json::parse(text->second, nullptr, false);
    if (!json.is_object() || !json.contains("calibrations") || !json["calibrations"].is_object())
        return core::Error{core::ErrorCode::NetworkDamaged, kPlayersKey};
    const auto found = json["calibrations"].find(estimator);
    return found == json["calibrations"].end() ? PlayerCalibration{} : strength::playerCalibrationFromJson(*found);
}

} // namespace evenmatch::nn
