#include "search/engine/katago_answer.h"

#include "core/game/go/position.h"
#include "nn/review/owners.h"
#include "search/engine/katago_conversation.h"

#include <algorithm>

namespace evenmatch::search {

using nlohmann::json;

namespace {

std::uint64_t visitsIn(const json& info)
{
    constexpr float kMost = 1e15F; // a larger number is not a count, and converting it is undefined
    return static_cast<std::uint64_t>(std::clamp(numberIn(info, "visits").value_or(0), 0.0F, kMost));
}

std::optional<nn::JudgedMove> judgedMove(const json& info, const game::AnyPosition& position)
{
    const auto move = position.parseMove(textIn(info, "move"));
    const auto winrate = numberIn(info, "winrate");
    if (!move || !winrate || !position.isLegal(*move))
        return std::nullopt;
    return nn::JudgedMove{.move = *move,
        .value = std::clamp(2 * *winrate - 1, -1.0F, 1.0F),
        .scoreLead = numberIn(info, "scoreLead").value_or(strength::kUnknown),
        .effort = visitsIn(info)};
}

std::vector<game::Move> lineIn(const json& info, const game::AnyPosition& position)
{
    std::vector<game::Move> moves;
    game::AnyPosition next = position;
    const json line = info.value("pv", json());
    for (const json& text : line.is_array() ? line : json::array()) {
        const auto played = text.is_string() ? next.parseMove(text.get<std::string>()) : std::nullopt;
        if (!played || !next.isLegal(*played))
            break;
        moves.push_back(*played);
        next.play(*played);
    }
    return moves;
}

} // namespace

std::vector<KataGoMove> kataMoves(const json& answer, const game::AnyPosition& position, std::size_t lines)
{
    std::vector<KataGoMove> moves;
    const json infos = answer.value("moveInfos", json());
    for (const json& info : infos.is_array() ? infos : json::array())
        if (const auto move = judgedMove(info, position))
            moves.push_back({*move, moves.size() < lines ? lineIn(info, position) : std::vector<game::Move>()});
    return moves;
}

std::uint64_t kataVisits(const json& answer) { return visitsIn(answer.value("rootInfo", json())); }

/// KataGo reports ownership for the side to move.
std::vector<std::int8_t> kataOwnersOfFirst(const json& answer, const game::AnyPosition& position)
{
    const auto* board = position.as<go::Position>();
    const auto said = answer.find("ownership");
    if (!board || said == answer.end() || !said->is_array() || said->size() != static_cast<std::size_t>(board->size() * board->size()))
        return {};
    const double sign = position.sideToMove() == game::Side::First ? 1 : -1;
    std::vector<std::int8_t> owners;
    for (const json& point : *said)
        owners.push_back(nn::ownerInPercent(sign * (point.is_number() ? point.get<double>() : 0.0)));
    return owners;
}

} // namespace evenmatch::search
