#include "nn/review/judgement_cache.h"

#include "core/game/go/position.h"
#include "core/json_text.h"
#include "nn/review/owners.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

using nlohmann::json;

namespace {

std::string keyOf(const PlayedGame& game, const JudgeInfo& judge) { return "judgement " + contentKey(game) + ' ' + judge.identity; }

json plyJson(const JudgedPly& ply)
{
    json moves = json::array();
    for (const JudgedMove& move : ply.moves)
        moves.push_back({move.move.code, move.value, std::isnan(move.scoreLead) ? json() : json(move.scoreLead), move.effort, move.doubt});
    json line = json::array();
    for (const game::Move move : ply.line)
        line.push_back(move.code);
    json kept{{"moves", moves}, {"line", line}, {"mate", ply.mateIn}, {"depth", ply.depth}, {"effort", ply.effort}, {"sure", ply.isSure}};
    if (!ply.owners.empty())
        kept["owners"] = ownersText(ply.owners);
    if (ply.isCompared)
        kept["compared"] = true;
    return kept;
}

/// Throws nlohmann's exception for JSON that differs from plyJson()'s.
JudgedPly plyFrom(const json& json)
{
    JudgedPly ply{.moves = {},
        .line = {},
        .mateIn = json.at("mate").get<int>(),
        .depth = json.at("depth").get<int>(),
        .effort = json.at("effort").get<std::uint64_t>(),
        .isSure = json.at("sure").get<bool>()};
    for (const auto& move : json.at("moves"))
        ply.moves.push_back({.move = {move.at(0).get<std::uint16_t>()},
            .value = move.at(1).get<float>(),
            .scoreLead = move.at(2).is_null() ? strength::kUnknown : move.at(2).get<float>(),
            .effort = move.at(3).get<std::uint64_t>(),
            .doubt = move.size() > 4 ? move.at(4).get<float>() : 0.0F}); // missing in earlier versions
    for (const auto& move : json.at("line"))
        ply.line.push_back({move.get<std::uint16_t>()});
    ply.isCompared = json.value("compared", false);
    if (json.contains("owners"))
        ply.owners = ownersFrom(json.at("owners").get<std::string>());
    return ply;
}

/// Whether all moves of the judgement are legal in the position.
bool fits(const game::AnyPosition& position, const JudgedPly& ply)
{
    if (!std::ranges::all_of(ply.moves, [&](const JudgedMove& move) { return position.isLegal(move.move); }))
        return false;
    const auto* board = position.as<go::Position>();
    if (!ply.owners.empty() && (!board || ply.owners.size() != static_cast<std::size_t>(board->size() * board->size())))
        return false;
    game::AnyPosition along = position;
    for (const game::Move move : ply.line) {
        if (!along.isLegal(move))
            return false;
        along.play(move);
    }
    return true;
}

bool fits(const PlayedGame& game, const std::vector<JudgedPly>& plies)
{
    if (plies.size() != game.moves.size() + 1)
        return false;
    game::AnyPosition position = *game.start;
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        if (!fits(position, plies[ply]))
            return false;
        if (ply < game.moves.size())
            position.play(game.moves[ply]);
    }
    return true;
}

} // namespace

std::vector<JudgedPly> JudgementCache::load(const PlayedGame& game, const JudgeInfo& judge) const
{
    std::vector<JudgedPly> plies;
    const json kept = core::parseJson(m_store.find(keyOf(game, judge)).value_or(std::string()));
    try {
        if (kept.is_array())
            for (const json& ply : kept)
                plies.push_back(plyFrom(ply));
    } catch (const json::exception&) {
        plies.clear();
    }
    return fits(game, plies) ? plies : std::vector<JudgedPly>(game.moves.size() + 1);
}

core::Result<void> JudgementCache::store(const PlayedGame& game, const GameJudgement& judgement)
{
    json plies = json::array();
    for (const JudgedPly& ply : judgement.plies)
        plies.push_back(plyJson(ply));
    return m_store.put(keyOf(game, judgement.by), core::jsonText(plies));
}

} // namespace evenmatch::nn
