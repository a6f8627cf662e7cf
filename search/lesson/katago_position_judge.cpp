#include "search/lesson/katago_position_judge.h"

#include "core/game/go/position.h"
#include "search/engine/child_process.h"

#include <algorithm>
#include <limits>

namespace evenmatch::search {

using core::Error;
using core::ErrorCode;
using nlohmann::json;

namespace {

constexpr float kFewestCardVisits = 8; ///< minimum of a move for a usable value
constexpr std::uint64_t kAloneShare = 2; ///< a search of some of the moves gets the position's visits divided by this
constexpr double kSureShare
    = 1.0 / 8; ///< of the position's visits: moves below it are unreliable, and are searched alone if they seem good

std::vector<game::Move> lineFrom(const json& info, game::AnyPosition position)
{
    std::vector<game::Move> line;
    const json written = info.value("pv", json());
    for (const json& text : written.is_array() ? written : json::array()) {
        const auto move = text.is_string() ? position.parseMove(text.get<std::string>()) : std::nullopt;
        if (!move || !position.isLegal(*move))
            break;
        line.push_back(*move);
        position.play(*move);
    }
    if (!line.empty())
        line.erase(line.begin()); // the move itself
    return line;
}

std::vector<KataGoPositionJudge::Seen> movesFrom(const json& answer, const game::AnyPosition& position)
{
    std::vector<KataGoPositionJudge::Seen> moves;
    const json infos = answer.value("moveInfos", json());
    for (const json& info : infos.is_array() ? infos : json::array()) { // in KataGo's order
        const auto move = position.parseMove(textIn(info, "move"));
        const auto chance = numberIn(info, "winrate");
        const auto lead = numberIn(info, "scoreLead");
        const float visits = numberIn(info, "visits").value_or(0);
        if (!move || !chance || !lead || !position.isLegal(*move) || (!moves.empty() && visits < kFewestCardVisits))
            continue;
        moves.push_back(
            {{.move = *move, .chance = double{*chance}, .points = double{*lead}, .line = lineFrom(info, position)}, double{visits}});
    }
    return moves;
}

} // namespace

KataGoPositionJudge::KataGoPositionJudge(std::vector<std::string> command, std::uint64_t visits, KataGoPatience patience)
    : m_kataGo(std::move(command), patience), m_visits(visits), m_name("KataGo, " + std::to_string(visits) + " visits")
{
}

core::Result<std::unique_ptr<KataGoPositionJudge>> KataGoPositionJudge::launch(
    const std::string& command, std::uint64_t visits, KataGoPatience patience)
{
    auto words = splitCommand(command);
    if (!words)
        return words.error();
    std::unique_ptr<KataGoPositionJudge> judge(new KataGoPositionJudge(*std::move(words), visits, patience));
    if (auto started = judge->m_kataGo.start(); !started)
        return started.error();
    return judge;
}

core::Result<nn::PositionVerdict> KataGoPositionJudge::judge(const nn::PositionQuestion& question, const std::stop_token& stop)
{
    const game::AnyPosition position = stateAt(*question.game, question.ply).position();
    if (!position.as<go::Position>())
        return Error{ErrorCode::BadArgument, m_name};
    if (position.isOver())
        return nn::PositionVerdict{};
    auto verdict = ask(question, stop);
    if (!verdict)
        m_kataGo.giveUp(verdict.error());
    if (!verdict && !isRefusal(verdict.error()) && verdict.error().code != ErrorCode::Stopped) {
        verdict = ask(question, stop); // from a restarted program
        if (!verdict)
            m_kataGo.giveUp(verdict.error());
    }
    return verdict;
}

core::Result<std::vector<KataGoPositionJudge::Seen>> KataGoPositionJudge::look(
    const nn::PositionQuestion& question, const Restriction& restriction, const std::stop_token& stop)
{
    const game::AnyPosition position = stateAt(*question.game, question.ply).position();
    const std::string id = m_kataGo.newId();
    json query = kataQuery(*question.game, id, {question.ply});
    const auto visits = static_cast<std::uint64_t>(question.effort * static_cast<double>(m_visits));
    query["maxVisits"] = restriction.kind ? std::max<std::uint64_t>(2, visits / kAloneShare) : visits;
    if (restriction.kind) {
        const char* player = question.game->sideOf(question.ply) == game::Side::First ? "B" : "W";
        json moves = json::array();
        for (const game::Move move : restriction.moves)
            moves.push_back(position.moveText(move));
        query[restriction.kind] = json::array({{{"player", player}, {"moves", moves}, {"untilDepth", 1}}});
    }
    if (auto sent = m_kataGo.ask(query); !sent)
        return sent.error();
    const auto answer = m_kataGo.nextAnswer(id, stop);
    if (!answer)
        return answer.error();
    return movesFrom(*answer, position);
}

core::Result<std::optional<nn::ValuedMove>> KataGoPositionJudge::lookAt(
    const nn::PositionQuestion& question, game::Move move, const std::stop_token& stop)
{
    auto alone = look(question, {"allowMoves", {move}}, stop);
    if (!alone)
        return alone.error();
    for (Seen& seen : *alone)
        if (seen.move.move == move)
            return std::optional(std::move(seen.move));
    return std::optional<nn::ValuedMove>();
}

core::Result<std::optional<nn::ValuedMove>> KataGoPositionJudge::bestOfOthers(
    const nn::PositionQuestion& question, const nn::PositionVerdict& verdict, const std::stop_token& stop)
{
    Restriction others{"avoidMoves", {}};
    for (const nn::ValuedMove& move : verdict.moves)
        others.moves.push_back(move.move);
    auto looked = look(question, others, stop);
    if (!looked)
        return looked.error();
    const bool isNew = !looked->empty() && std::ranges::find(others.moves, looked->front().move.move) == others.moves.end();
    return isNew ? std::optional(std::move(looked->front().move)) : std::nullopt;
}

core::Result<nn::PositionVerdict> KataGoPositionJudge::ask(const nn::PositionQuestion& question, const std::stop_token& stop)
{
    if (auto started = m_kataGo.start(stop); !started)
        return started.error();
    auto looked = look(question, {}, stop);
    if (!looked)
        return looked.error();
    if (looked->empty())
        return Error{ErrorCode::EngineNonsense, m_name};
    nn::PositionVerdict verdict;
    double worst = std::numeric_limits<double>::infinity(); // of the best ones
    const double good = looked->front().move.points - 2 * lesson::soundLoss(unit());
    for (Seen& seen : *looked) {
        if (!verdict.moves.empty() && seen.visits < kSureShare * question.effort * static_cast<double>(m_visits)
            && seen.move.points > good) {
            auto alone = lookAt(question, seen.move.move, stop);
            if (!alone)
                return alone.error();
            if (*alone)
                seen.move = **std::move(alone);
        }
        verdict.moves.push_back(std::move(seen.move));
        if (verdict.moves.size() <= question.best)
            worst = std::min(worst, verdict.moves.back().points);
    }
    for (const auto* list : {&question.also, &question.likely})
        for (const game::Move move : *list) {
            if (std::ranges::find(verdict.moves, move, &nn::ValuedMove::move) != verdict.moves.end())
                continue;
            if (question.isEnough && question.isEnough(verdict))
                break;
            auto alone = lookAt(question, move, stop);
            if (!alone)
                return alone.error();
            if (*alone)
                verdict.moves.push_back(**std::move(alone));
        }
    const bool mayBeSound = verdict.moves.front().points - worst < lesson::refusedLoss(unit()); // a move that is not among these
    if (looked->size() < question.best && mayBeSound && !(question.isEnough && question.isEnough(verdict))) {
        auto next = bestOfOthers(question, verdict, stop);
        if (!next)
            return next.error();
        if (*next) {
            worst = (*next)->points;
            verdict.moves.push_back(**std::move(next));
        }
    }
    // The best move is KataGo's choice, because among many moves with few visits one always seems better.
    std::ranges::stable_sort(verdict.moves.begin() + 1, verdict.moves.end(), std::greater(), &nn::ValuedMove::points);
    verdict.rankDownTo(worst, unit());
    return verdict;
}

} // namespace evenmatch::search
