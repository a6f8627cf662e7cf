#include "ui/review/annotate.h"

#include "core/game/family.h"
#include "core/record/annotations.h"
#include "ui/review/review_words.h"
#include "ui/text/rank_words.h"
#include "ui/text/session_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

QString sentence(const nn::GameReview& review, std::size_t ply, const nn::NetworkInfo& network, const game::AnyPosition& before,
    const nn::GameJudgement& judgement, const nn::MoveCost& cost)
{
    const nn::PlyReview& seen = review.plies[ply];
    QStringList parts;
    if (network.hasBeta)
        parts << QCoreApplication::translate("review", "β %1").arg(double{seen.beta(0)}, 0, 'f', 2);
    if (cost.grade != nn::CostGrade::None)
        parts << QCoreApplication::translate("review", "%1 loses %2 (%3); better: %4")
                     .arg(gradeGlyph(cost.grade), costText(cost.cost, nn::costUnit(judgement.by)),
                         sourceText(judgement.by, judgement.plies[ply]), moveWords(before, cost.better));
    if (review.ranks > 0) {
        const auto favourite = [&](std::size_t rank) {
            const nn::MoveReview& move = seen.moves[seen.firstChoice(rank)];
            return QCoreApplication::translate("review", "players at %1 choose %2 (%3 %)")
                .arg(rankWords(network.scale.name(rank)), moveWords(before, move.move))
                .arg(100 * double{move.rankPriors[rank]}, 0, 'f', 0);
        };
        parts << favourite(0);
        if (seen.firstChoice(review.ranks - 1) != seen.firstChoice(0))
            parts << favourite(review.ranks - 1);
    }
    return parts.join(QStringLiteral("; "));
}

/// As other programs show it.
record::Judgement judgementOf(nn::CostGrade grade)
{
    switch (grade) {
    case nn::CostGrade::Mistake: return record::Judgement::Bad;
    case nn::CostGrade::Blunder: return record::Judgement::VeryBad;
    case nn::CostGrade::None: break;
    }
    return record::Judgement::None;
}

/// "[%eval -0.35] " for the position after a move, as Lichess writes it: pawns or moves to mate, from White's view.
std::string evalCommand(const nn::PlayedGame& game, const nn::GameJudgement& judgement, std::size_t ply)
{
    constexpr double kPerPawn = 0.368208;
    if (ply >= judgement.plies.size() || !judgement.plies[ply].isKnown())
        return {};
    const int sign = game.sideOf(ply) == game::Side::First ? 1 : -1;
    const nn::JudgedPly& judged = judgement.plies[ply];
    if (judged.mateIn != 0)
        return "[%eval #" + std::to_string(sign * judged.mateIn) + "] ";
    const double value = std::clamp(double{judged.moves.front().value}, -0.999, 0.999);
    return "[%eval " + QString::number(sign * std::log((1 + value) / (1 - value)) / kPerPawn, 'f', 2).toStdString() + "] ";
}

/// "[%cal Gd2d4] ": what was better, in the position before a mistake.
std::string arrowCommand(const nn::PlayedGame& game, const nn::MoveCost& cost)
{
    if (cost.grade == nn::CostGrade::None || cost.better == game::kNoMove)
        return {};
    return "[%cal G" + nn::stateAt(game, cost.ply).position().moveText(cost.better).substr(0, 4) + "] ";
}

void addComment(record::GameRecord& record, record::NodeId node, const std::string& text, const char* between)
{
    const std::string before = record::comment(record, node);
    if (!text.empty())
        record::setComment(record, node, before.empty() ? text : before + between + text);
}

} // namespace

record::GameRecord annotated(const record::GameRecord& record, const ReviewLine& line, const nn::GameReview& review,
    const nn::NetworkInfo& network, const nn::GameJudgement& judgement)
{
    record::GameRecord copy = record;
    const std::vector<nn::MoveCost> costs = nn::moveCosts(line.game, judgement);
    const bool pgn = game::isChess(record.setup.game);
    const auto arrowAt = [&](std::size_t ply) { return pgn && ply < costs.size() ? arrowCommand(line.game, costs[ply]) : std::string(); };
    if (!line.nodes.empty() && !arrowAt(0).empty())
        addComment(copy, line.nodes.front(), arrowAt(0).substr(0, arrowAt(0).size() - 1), " ");
    nn::walk(line.game, [&](const nn::GameState& state, std::size_t ply) {
        if (!review.hasPlayed(ply))
            return;
        const record::NodeId node = line.nodes[ply + 1];
        std::string text = sentence(review, ply, network, state.position(), judgement, costs[ply]).toStdString();
        const std::string beta = QString::number(double{review.plies[ply].beta(0)}, 'f', 3).toStdString();
        if (pgn && network.hasBeta)
            text = "[%emb " + beta + "] " + text;
        else if (network.hasBeta)
            copy.setProperty(node, "EMB", {beta});
        if (pgn)
            text
                = (record::evaluation(record, node) ? std::string() : evalCommand(line.game, judgement, ply + 1)) + arrowAt(ply + 1) + text;
        if (costs[ply].grade != nn::CostGrade::None && record::judgement(copy, node) == record::Judgement::None)
            record::setJudgement(copy, node, judgementOf(costs[ply].grade));
        addComment(copy, node, text, pgn ? " " : "\n");
    });
    return copy;
}

} // namespace evenmatch::ui
