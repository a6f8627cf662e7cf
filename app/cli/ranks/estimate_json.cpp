#include "app/cli/ranks/estimate.h"

#include "core/game/family.h"
#include "nn/ranks/estimate_json.h"
#include "nn/ranks/written_rank.h"

namespace evenmatch::cli {

using nlohmann::ordered_json;
using strength::RankScale;

namespace {

ordered_json textOrNull(const std::string& text) { return text.empty() ? ordered_json(nullptr) : ordered_json(text); }

ordered_json movesOf(const nn::MoveReview& move, const RankScale& scale, const nn::SourceGame& game, const nn::NextRankMove& where)
{
    ordered_json json{{"move", nn::stateAt(game.played, where.ply).position().moveText(move.move)}, {"beta", where.level + move.quality}};
    for (std::size_t rank = 0; rank < scale.size(); ++rank)
        json["priors"][scale.name(rank)] = move.rankPriors[rank];
    return json;
}

ordered_json sideJson(const nn::SourceGame& game, const nn::PlayedSide& side)
{
    return {{"file", game.file}, {"game", game.number}, {"side", side.side == game::Side::First ? "first" : "second"},
        {"opponent", game.info.players[1 - static_cast<std::size_t>(side.side)].name}, {"date", game.info.isoDate},
        {"result", game.info.result}};
}

ordered_json openingOf(const nn::OpeningReport& opening, const nn::PlayerReport& report, const EstimateResult& result)
{
    const std::string& game = result.study.network.game;
    ordered_json json{{"name", opening.name}, {"side", game::colourNames(game::familyOf(game))[static_cast<std::size_t>(opening.side)]},
        {"games", opening.games}, {"finished", opening.finished},
        {"score", opening.finished > 0 ? ordered_json(opening.score) : ordered_json(nullptr)}, {"moves", opening.moves},
        {"betaAboveRank", numberOrNull(opening.beta)}, {"betaError", numberOrNull(opening.betaError)}, {"departure", nullptr}};
    if (const auto& departure = opening.departure) {
        const nn::PlayedSide& side = report.sides[departure->side].played;
        const nn::SourceGame& source = result.games()[side.game];
        const game::AnyPosition position = nn::stateAt(source.played, departure->ply).position();
        const std::size_t rank = result.study.estimators.policyRank(report.rank().value_or(0));
        ordered_json entry = sideJson(source, side);
        entry["ply"] = departure->ply;
        entry["times"] = departure->times;
        entry["played"] = {{"move", position.moveText(departure->played.move)}, {"prior", departure->played.rankPriors[rank]}};
        entry["usual"] = {{"move", position.moveText(departure->usual.move)}, {"prior", departure->usual.rankPriors[rank]}};
        json["departure"] = std::move(entry);
    }
    return json;
}

ordered_json outsideOf(const nn::OutsideReport& report)
{
    ordered_json json{{"source", report.source}, {"identity", report.identity}, {"calibrated", false}};
    json["rank"] = report.rank ? nn::estimateJson(*report.rank, report.levels) : ordered_json(nullptr);
    json["loss"] = nullptr;
    if (report.moves > 0)
        json["loss"] = {{"unit", report.isGo ? "points" : "log odds"}, {"moves", report.moves}, {"mean", report.meanLoss},
            {"median", report.medianLoss}, {"deviation", report.lossSpread}};
    return json;
}

ordered_json reportOf(const nn::PlayerReport& report, const EstimateResult& result)
{
    const RankScale& scale = result.scale();
    ordered_json json{{"name", report.name}};
    json.update(nn::estimateJson(report.estimate, scale));
    json["answers"] = nn::answersJson(report.answers, scale);
    json["written"] = textOrNull(writtenRanks(report, result.games(), scale));
    json["writtenMiddle"] = nullptr;
    if (const auto ranks = nn::writtenRanksOf(report, result.games()))
        json["writtenMiddle"] = record::rankText(ranks->at(0.5));
    json["moreGamesForOneRank"]
        = report.estimate.moreGamesForOneRank ? ordered_json(*report.estimate.moreGamesForOneRank) : ordered_json(nullptr);
    json["twoPlayers"] = nullptr;
    if (const auto& mixture = report.estimate.mixture)
        json["twoPlayers"]
            = {{"ranks", {scale.name(mixture->strongerRank), scale.name(mixture->weakerRank)}}, {"weakerShare", mixture->weakerShare}};
    json["alone"] = report.alone ? nn::estimateJson(*report.alone, scale) : ordered_json(nullptr); // the estimate behind the phases
    for (const nn::PartEstimate& part : report.phases)
        json["phases"][part.name] = nn::estimateJson(part.estimate, scale);
    for (const nn::PartEstimate& part : report.colours)
        json["colours"][part.name] = nn::estimateJson(part.estimate, scale);
    json["times"] = ordered_json::object();
    json["opponents"] = ordered_json::object();
    for (const nn::PartEstimate& part : report.times)
        json["times"][part.name] = nn::estimateJson(part.estimate, scale);
    for (const nn::PartEstimate& part : report.opponents)
        json["opponents"][part.name] = nn::estimateJson(part.estimate, scale);
    for (const char* list : {"openings", "trend", "beta", "sides", "unusual", "nextRank"})
        json[list] = ordered_json::array();
    for (const nn::OpeningReport& opening : report.openings)
        json["openings"].push_back(openingOf(opening, report, result));
    for (const nn::TrendPoint& point : report.trend) {
        ordered_json entry{{"from", point.from}, {"to", point.to}};
        entry.update(nn::estimateJson(point.estimate, scale));
        json["trend"].push_back(std::move(entry));
    }
    const auto change = changeOver(report.trend);
    json["change"]
        = change ? ordered_json{{"stronger", change->stronger}, {"same", change->same}, {"weaker", change->weaker}} : ordered_json(nullptr);
    for (const nn::BetaPoint& point : report.beta)
        json["beta"].push_back({{"moveNumber", point.moveNumber}, {"mean", point.mean}, {"moves", point.moves}});
    for (const nn::ReportedSide& side : report.sides) {
        ordered_json entry = sideJson(result.games()[side.played.game], side.played);
        entry["moves"] = side.moves;
        entry["beta"] = side.beta;
        entry["expectedRank"] = numberOrNull(side.expectedRank);
        json["sides"].push_back(std::move(entry));
    }
    json["onSmallBoards"] = report.onSmallBoards;
    for (const nn::UnusualGame& unusual : report.unusual) {
        const nn::PlayedSide& side = report.sides[unusual.side].played;
        ordered_json entry = sideJson(result.games()[side.game], side);
        entry["deviation"] = unusual.deviation;
        json["unusual"].push_back(std::move(entry));
    }
    for (const nn::NextRankMove& move : report.nextRank) {
        const nn::PlayedSide& side = report.sides[move.side].played;
        ordered_json entry = sideJson(result.games()[side.game], side);
        entry["ply"] = move.ply;
        entry["played"] = movesOf(move.played, result.study.network.scale, result.games()[side.game], move);
        entry["better"] = movesOf(move.better, result.study.network.scale, result.games()[side.game], move);
        entry["evidence"] = move.evidence;
        entry["loss"] = numberOrNull(move.loss);
        json["nextRank"].push_back(std::move(entry));
    }
    return json;
}

} // namespace

ordered_json estimateJson(const EstimateResult& result)
{
    ordered_json json{{"network", {{"name", result.study.network.name}, {"hash", result.study.network.hash}}},
        {"server", textOrNull(result.study.estimators.server)}, {"estimator", result.study.estimators.whole->estimator().name()},
        {"origin", origin(result)}, {"note", result.note}, {"notes", result.notes},
        {"read", {{"games", result.games().size()}, {"otherGames", ordered_json::object()}, {"twice", result.study.subject.source.twice}}},
        {"players", ordered_json::array()}, {"errors", ordered_json::array()}};
    for (const auto& [family, count] : result.study.subject.source.others)
        json["read"]["otherGames"][family] = count;
    for (std::size_t i = 0; i < result.study.reports.size(); ++i) {
        json["players"].push_back(reportOf(result.study.reports[i], result));
        json["players"].back()["outside"] = ordered_json::array();
        for (const nn::OutsideReport& said : result.study.outside[i])
            json["players"].back()["outside"].push_back(outsideOf(said));
    }
    for (const core::Error& error : result.study.errors)
        json["errors"].push_back({{"file", error.file}, {"game", error.game}, {"line", error.line}, {"reason", core::describe(error)}});
    return json;
}

} // namespace evenmatch::cli
