#include "ui/review/annotate.h"

#include "core/record/annotations.h"
#include "ui/rank_words.h"
#include "ui/review/review_words.h"
#include "ui/session_text.h"

#include <QCoreApplication>

#include <cmath>

namespace evenmatch::ui {

namespace {

QString sentence(const nn::GameReview& review, std::size_t ply, const nn::NetworkInfo& network, const game::AnyPosition& before, const MoveCost& cost)
{
    const nn::PlyReview& seen = review.plies[ply];
    QStringList parts;
    if (network.hasBeta)
        parts << QCoreApplication::translate("review", "β %1").arg(double{seen.beta(0)}, 0, 'f', 2);
    const CostUnit unit = costUnit(network);
    if (cost.grade != CostGrade::None)
        parts << QCoreApplication::translate("review", "cost %1 (%2)").arg(costText(cost.cost, unit), gradeGlyph(cost.grade));
    if (review.ranks > 0) {
        const auto favourite = [&](std::size_t rank) {
            const nn::MoveReview& move = seen.moves[seen.firstChoice(rank)];
            return QCoreApplication::translate("review", "%1 would play %2 (%3 %)")
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
record::Judgement judgementOf(CostGrade grade)
{
    switch (grade) {
    case CostGrade::Doubtful: return record::Judgement::Doubtful;
    case CostGrade::Mistake: return record::Judgement::Bad;
    case CostGrade::Blunder: return record::Judgement::VeryBad;
    case CostGrade::None: break;
    }
    return record::Judgement::None;
}

} // namespace

record::GameRecord annotated(const record::GameRecord& record, const ReviewLine& line, const nn::GameReview& review, const nn::NetworkInfo& network)
{
    record::GameRecord copy = record;
    const std::vector<MoveCost> costs = moveCosts(review, costUnit(network));
    const bool pgn = record.setup.game.starts_with("chess");
    nn::walk(line.game, [&](const nn::GameState& state, std::size_t ply) {
        if (!review.hasPlayed(ply))
            return;
        const record::NodeId node = line.nodes[ply + 1];
        std::string text = sentence(review, ply, network, state.position(), costs[ply]).toStdString();
        const std::string beta = QString::number(double{review.plies[ply].beta(0)}, 'f', 3).toStdString();
        if (pgn && network.hasBeta)
            text = "[%emb " + beta + "] " + text;
        else if (network.hasBeta)
            copy.setProperty(node, "EMB", {beta});
        if (costs[ply].grade != CostGrade::None && record::judgement(copy, node) == record::Judgement::None)
            record::setJudgement(copy, node, judgementOf(costs[ply].grade));
        const std::string before = record::comment(copy, node);
        record::setComment(copy, node, before.empty() ? text : before + (pgn ? " " : "\n") + text);
    });
    return copy;
}

} // namespace evenmatch::ui
