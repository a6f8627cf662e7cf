#include "nn/lesson/second_look.h"

#include "core/lesson/explain.h"
#include "nn/lesson/card_of.h"
#include "nn/lesson/same_moves.h"

#include <algorithm>
#include <utility>

namespace evenmatch::nn {

using lesson::Card;
using lesson::CardKind;
using lesson::CardMove;

namespace {

/// The judge's evaluations of the card's moves. A move that it did not evaluate loses at least `others`; it leaves the card if its loss has
/// another unit.
/// False if a sound move is not in the card, because the ranks' probability of it is unknown.
bool takeOver(Card& card, const game::AnyPosition& position, const PositionVerdict& verdict, lesson::LossUnit unit)
{
    if (std::exchange(card.unit, unit) != unit) // another judge made the card
        std::erase_if(card.moves,
            [&](const CardMove& move) { return std::ranges::find(verdict.moves, move.move, &ValuedMove::move) == verdict.moves.end(); });
    card.chance = verdict.moves.front().chance;
    card.others = verdict.ranked > 0 ? verdict.lossOf(verdict.moves[verdict.ranked - 1], card.unit) : 0;
    for (CardMove& move : card.moves) {
        const auto found = std::ranges::find(verdict.moves, move.move, &ValuedMove::move);
        if (found == verdict.moves.end()) {
            move.loss = std::max(move.loss, card.others);
            continue;
        }
        move.loss = verdict.lossOf(*found, card.unit);
        move.line = found->line;
        move.line.resize(std::min(move.line.size(), lesson::kLineLength - 1));
    }
    shareLosses(card, position);
    std::ranges::stable_sort(card.moves, {}, &CardMove::loss);
    weigh(card);
    return std::ranges::all_of(verdict.moves, [&](const ValuedMove& move) {
        return verdict.lossOf(move, card.unit) >= soundLoss(card.unit) || card.find(listedMove(card, position, move.move)) != nullptr;
    });
}

/// False if a move was sound and is between sound and refused now, or the reverse: a deeper analysis may turn it again.
bool isSteady(const Card& before, const Card& now)
{
    return before.unit != now.unit || std::ranges::none_of(now.moves, [&](const CardMove& move) {
        const CardMove* earlier = before.find(move.move);
        return earlier && ((before.isSound(*earlier) && now.isBetween(move)) || (before.isBetween(*earlier) && now.isSound(move)));
    });
}

bool holds(const Card& card)
{
    if (card.isDecided())
        return false;
    if (card.kind == CardKind::Lesson)
        return card.hasClearAnswer();
    const CardMove* played = card.find(card.played);
    return played && card.isSound(*played) && card.soundMoves().count > lesson::kMostSound;
}

} // namespace

core::Result<bool> lookAgain(Card& card, const PlayedGame& game, std::size_t ply, PositionJudge& judge, const std::stop_token& stop)
{
    PositionQuestion question{.game = &game, .ply = ply, .best = 1, .also = {card.played}, .likely = {}, .effort = kSecondLook};
    for (const CardMove& move : card.moves)
        if (card.isSound(move) || card.isBetween(move))
            question.also.push_back(move.move);
    question.best = question.also.size(); // the best refused one, too
    const auto verdict = judge.judge(question, stop);
    if (!verdict)
        return verdict.error();
    if (verdict->moves.empty())
        return false;
    const Card before = card;
    card.checked = kSecondLook;
    card.judge = judge.name();
    return takeOver(card, stateAt(game, ply).position(), *verdict, judge.unit()) && isSteady(before, card) && holds(card);
}

core::Result<bool> lookAgain(Card& card, PositionJudge& judge, const std::stop_token& stop)
{
    const auto record = lesson::recordOf(card);
    const auto game = record ? playedGame(*record) : core::Result<PlayedGame>(record.error());
    if (!game)
        return false;
    auto held = lookAgain(card, *game, game->moves.size(), judge, stop);
    if (const auto position = lesson::positionOf(card); held && *held && position)
        card.themes = lesson::themesOf(card, *position);
    return held;
}

} // namespace evenmatch::nn
