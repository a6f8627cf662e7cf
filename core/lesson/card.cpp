#include "core/lesson/card.h"

#include "core/game/family.h"
#include "core/json_text.h"
#include "core/record/board/replay.h"
#include "core/record/file/game_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace evenmatch::lesson {

namespace {

using nlohmann::json;

json toJson(const std::vector<game::Move>& moves)
{
    json list = json::array();
    for (const game::Move move : moves)
        list.push_back(move.code);
    return list;
}

/// The code of a move. A file may contain any number, and converting a fraction or a huge one is undefined.
std::uint16_t codeIn(const json& value) { return static_cast<std::uint16_t>(value.get_ref<const json::number_unsigned_t&>()); }

std::vector<game::Move> movesFrom(const json& list)
{
    std::vector<game::Move> moves;
    for (const json& code : list)
        moves.push_back({codeIn(code)});
    return moves;
}

} // namespace

const CardMove* Card::find(game::Move move) const
{
    const auto found = std::ranges::find(moves, move, &CardMove::move);
    return found == moves.end() ? nullptr : &*found;
}

std::optional<double> Card::lossOf(game::Move move) const
{
    if (const CardMove* known = find(move))
        return known->loss;
    if (others >= soundLoss(unit))
        return others;
    return std::nullopt;
}

bool Card::isSound(game::Move move) const
{
    const auto loss = lossOf(move);
    return loss && *loss < soundLoss(unit);
}

bool Card::isBetween(game::Move move) const
{
    const CardMove* known = find(move);
    return known && isBetween(*known);
}

SoundMoves Card::soundMoves() const
{
    SoundMoves sound;
    for (const CardMove& move : moves) {
        if (!isSound(move))
            continue;
        ++sound.count;
        sound.own += move.own;
        sound.above += move.above;
    }
    return sound;
}

bool Card::hasClearAnswer() const
{
    const double refused = refusedLoss(unit);
    const auto between = static_cast<std::size_t>(std::ranges::count_if(moves, [&](const CardMove& move) { return isBetween(move); }));
    const CardMove* made = find(played);
    return made && made->loss >= refused && others >= refused && isClear(soundMoves().count, between);
}

core::Result<record::GameRecord> recordOf(const Card& card)
{
    auto reader = record::readGames(card.record, "card " + std::to_string(card.id));
    if (!reader)
        return reader.error();
    auto read = (*reader)->next();
    if (!read)
        return read.error();
    if (!*read || !(*read)->record)
        return core::Error{core::ErrorCode::NotAGame, {EVENMATCH_TEXT("Errors", "card %1"), {std::to_string(card.id)}}};
    return *std::move((*read)->record);
}

core::Result<game::AnyPosition> positionOf(const Card& card)
{
    const auto record = recordOf(card);
    if (!record)
        return record.error();
    return record::positionAt(*record, record->mainLineEnd());
}

std::string positionKey(std::string_view game, const game::AnyPosition& position)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string key = game::isGo(game) ? "go" : std::string(game);
    key += '-';
    for (int shift = 60; shift >= 0; shift -= 4)
        key += kDigits[(position.hash() >> shift) & 15];
    return key;
}

std::string detailsOf(const Card& card)
{
    json moves = json::array();
    for (const CardMove& move : card.moves)
        moves.push_back(
            {{"move", move.move.code}, {"loss", move.loss}, {"own", move.own}, {"above", move.above}, {"line", toJson(move.line)}});
    json themes = json::array();
    for (const Theme theme : card.themes)
        themes.push_back(themeName(theme));
    return core::jsonText(json{{"unit", card.unit == LossUnit::Points ? "points" : "chance"}, {"played", card.played.code},
        {"moves", moves}, {"chance", card.chance}, {"others", card.others}, {"difficulty", card.difficulty}, {"evidence", card.evidence},
        {"rank", card.rank}, {"rankAbove", card.rankAbove}, {"judge", card.judge}, {"checked", card.checked}, {"themes", themes}});
}

bool takeDetails(Card& card, std::string_view text)
try {
    const json details = core::parseJson(text);
    card.unit = details.at("unit") == "points" ? LossUnit::Points : LossUnit::Chance;
    card.played = {codeIn(details.at("played"))};
    card.chance = details.at("chance");
    card.others = details.at("others");
    card.difficulty = details.at("difficulty");
    card.evidence = details.at("evidence");
    card.rank = details.at("rank");
    card.rankAbove = details.at("rankAbove");
    card.judge = details.at("judge");
    card.checked = details.value("checked", 0.0); // cards of older versions have no such field
    card.moves.clear();
    for (const json& move : details.at("moves"))
        card.moves.push_back({{codeIn(move.at("move"))}, move.at("loss"), move.at("own"), move.at("above"), movesFrom(move.at("line"))});
    card.themes.clear();
    for (const json& theme : details.at("themes"))
        if (const auto known = findTheme(theme.get<std::string>()))
            card.themes.push_back(*known);
    return !card.moves.empty();
} catch (const json::exception&) {
    return false;
}

bool isRight(const Card& card, bool saysQuiet, std::optional<game::Move> move)
{
    if (saysQuiet || card.kind == CardKind::Decoy)
        return saysQuiet && card.kind == CardKind::Decoy;
    return move && card.isSound(*move);
}

} // namespace evenmatch::lesson
