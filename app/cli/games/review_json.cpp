#include "app/cli/games/reviewed_game.h"

#include "core/game/chess/openings.h"
#include "core/game/registry/opening_book.h"
#include "nn/review/review_curves.h"
#include "nn/review/side_costs.h"
#include "search/judge/annotate.h"

#include <cmath>

namespace evenmatch::cli {

using game::Side;
using nlohmann::ordered_json;

namespace {

using SideRanks = std::array<std::optional<std::size_t>, 2>; ///< as sideRanks()

ordered_json candidateJson(const ReviewedGame& reviewed, const game::AnyPosition& position, const nn::PlyReview& ply, std::size_t index)
{
    const nn::MoveReview& move = ply.moves[index];
    ordered_json json{{"move", position.moveText(move.move)}, {"prior", move.prior}};
    if (reviewed.network.hasBeta) {
        json["beta"] = ply.beta(index);
        json["quality"] = move.quality;
    }
    for (std::size_t rank = 0; rank < reviewed.review.ranks; ++rank)
        json["priors"][reviewed.network.scale.name(rank)] = move.rankPriors[rank];
    return json;
}

/// The judge's evaluation of a position and of the move played there.
ordered_json costJson(const ReviewedGame& reviewed, const game::AnyPosition& position, std::size_t ply, const SideRanks& ranks)
{
    const nn::JudgedPly& judged = reviewed.judgement.plies[ply];
    ordered_json json{{"value", judged.moves.front().value}, {"depth", judged.depth}, {"effort", judged.effort}, {"sure", judged.isSure}};
    if (reviewed.unit() == nn::CostUnit::Points)
        json["scoreLead"] = numberOrNull(judged.moves.front().scoreLead);
    json["best"] = position.moveText(judged.moves.front().move);
    game::AnyPosition along = position;
    for (const game::Move move : judged.line) {
        json["line"].push_back(along.moveText(move));
        along.play(move);
    }
    if (ply >= reviewed.costs.size() || std::isnan(reviewed.costs[ply].cost))
        return json;
    const nn::MoveCost& cost = reviewed.costs[ply];
    json["chance"] = cost.chance;
    if (reviewed.unit() == nn::CostUnit::Points)
        json["points"] = cost.cost;
    const bool isBrilliant = nn::isBrilliant(cost, reviewed.review, ranks[static_cast<std::size_t>(reviewed.review.sideOf(ply))]);
    json["mark"] = isBrilliant ? "!!" : gradeMark(cost.grade);
    for (std::size_t rank = 0; rank < reviewed.review.ranks; ++rank)
        if (const double usual = nn::expectedCost(reviewed.review.plies[ply], rank, judged, reviewed.unit()); !std::isnan(usual))
            json["usual"][reviewed.network.scale.name(rank)] = usual;
    return json;
}

ordered_json plyJson(const ReviewedGame& reviewed, const game::AnyPosition& position, std::size_t ply, const SideRanks& ranks,
    const std::vector<strength::RankBand>& bands)
{
    const nn::GameReview& review = reviewed.review;
    const nn::PlyReview& said = review.plies[ply];
    ordered_json entry{{"ply", ply}, {"toMove", review.sideOf(ply) == Side::First ? "first" : "second"}, {"value", said.value}};
    if (reviewed.network.hasScoreLead)
        entry["scoreLead"] = said.scoreLead;
    if (reviewed.network.hasBeta)
        entry["level"] = said.level;
    const bool hasPlayed = review.hasPlayed(ply);
    if (hasPlayed)
        entry["played"] = candidateJson(reviewed, position, said, 0);
    if (ply < reviewed.judgement.plies.size() && reviewed.judgement.plies[ply].isKnown())
        entry["judged"] = costJson(reviewed, position, ply, ranks);
    entry["candidates"] = ordered_json::array();
    for (std::size_t i = hasPlayed ? 1 : 0; i < said.moves.size(); ++i)
        entry["candidates"].push_back(candidateJson(reviewed, position, said, i));
    for (const strength::RankBand& band : bands)
        for (std::size_t rank = band.strongest; rank <= band.weakest; ++rank)
            entry["bands"][reviewed.network.scale.name(rank)] = {band.low[ply], band.high[ply]};
    return entry;
}

/// In chess with its code and length, in Go the corner sequences; empty without a named opening.
ordered_json openingJson(const nn::PlayedGame& game)
{
    ordered_json json = ordered_json::object();
    const auto* chess = game.start->as<chess::Position>();
    if (const auto opening = chess ? chess::openingOf(*chess, game.moves) : std::nullopt)
        json = {{"code", opening->code}, {"name", opening->name}, {"plies", opening->plies}};
    else if (const std::string corners = chess ? std::string() : game::openingText(*game.start, game.moves); !corners.empty())
        json["name"] = corners;
    return json;
}

} // namespace

ordered_json reviewJson(const ReviewedGame& reviewed)
{
    const nn::GameReview& review = reviewed.review;
    ordered_json json{{"file", reviewed.game.file}, {"number", reviewed.game.number}, {"game", reviewed.game.kind},
        {"network", {{"name", reviewed.network.name}, {"hash", reviewed.network.hash}}}};
    json["judge"] = reviewed.judgement.plies.empty()
        ? ordered_json(nullptr)
        : ordered_json{{"name", reviewed.judgement.by.name}, {"identity", reviewed.judgement.by.identity}};
    json["players"] = {reviewed.game.info.players[0].name, reviewed.game.info.players[1].name};
    if (ordered_json opening = openingJson(reviewed.game.played); !opening.empty())
        json["opening"] = std::move(opening);
    for (const Side side : {Side::First, Side::Second}) {
        const record::PlayerInfo& player = reviewed.game.info.players[static_cast<std::size_t>(side)];
        ordered_json entry{{"name", player.name}, {"written", player.rank}, {"rank", nullptr}};
        if (reviewed.estimates && reviewed.estimates->rankOf(side)) {
            const strength::RankScale& scale = reviewed.estimates->scale;
            const strength::RankInterval& interval = reviewed.estimates->of(side).interval;
            entry["rank"] = scale.name(*reviewed.estimates->rankOf(side));
            entry["interval80"] = {scale.name(interval.weakest), scale.name(interval.strongest)};
        }
        const nn::SideCosts costs = nn::sideCosts(review.game, reviewed.costs, reviewed.judgement.by, side);
        if (costs.moves > 0 && reviewed.unit() == nn::CostUnit::Chance)
            entry["costs"] = {{"moves", costs.moves}, {"accuracy", costs.accuracy}, {"chanceLost", costs.meanCost},
                {"inaccuracies", costs.inaccuracies}, {"mistakes", costs.mistakes}, {"blunders", costs.blunders}};
        else if (costs.moves > 0)
            entry["costs"] = {{"moves", costs.moves}, {"pointsLost", costs.meanCost}, {"sizes", costs.sizes}, {"mistakes", costs.mistakes},
                {"blunders", costs.blunders}};
        json["sides"].push_back(std::move(entry));
    }
    json["errors"] = ordered_json::array();
    for (const core::Error& error : reviewed.errors)
        json["errors"].push_back({{"file", error.file}, {"game", error.game}, {"line", error.line}, {"reason", core::describe(error)}});
    json["plies"] = ordered_json::array();
    std::vector<strength::RankBand> bands;
    if (reviewed.network.profile && reviewed.network.hasBeta)
        bands = nn::bandsAlong(review.game, *reviewed.network.profile, strength::Measure::Beta, 1);
    const SideRanks ranks = search::sideRanks(reviewed.game.info, reviewed.network.scale, reviewed.estimates);
    game::AnyPosition position = *review.game.start;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        json["plies"].push_back(plyJson(reviewed, position, ply, ranks, bands));
        if (ply < review.game.moves.size())
            position.play(review.game.moves[ply]);
    }
    return json;
}

} // namespace evenmatch::cli
