#include "nn/lesson/card_check.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace evenmatch::nn {

namespace {

constexpr double kSaid = 1.0 / 3; ///< of the card's loss: the allowed difference from the true one
constexpr std::size_t kFewestSound = 3; ///< minimum number of sound moves among those a decoy accepts

/// The loss of a move by the deeper judge.
double lossIn(const PositionVerdict& verdict, game::Move move, lesson::LossUnit unit)
{
    const auto found = std::ranges::find(verdict.moves, move, &ValuedMove::move);
    return found == verdict.moves.end() ? std::numeric_limits<double>::infinity() : verdict.lossOf(*found, unit);
}

} // namespace

bool CheckedCard::isConfirmed() const
{
    return kind == lesson::CardKind::Lesson ? isBestSound && !isPlayedSound : isPlayedSound && acceptedSound >= kFewestSound;
}

void CardCheck::add(const CheckedCard& card)
{
    accepted += card.accepted;
    acceptedSound += card.acceptedSound;
    if (card.kind == lesson::CardKind::Decoy) {
        ++decoys;
        decoysConfirmed += card.isConfirmed() ? 1 : 0;
        return;
    }
    ++lessons;
    bestSound += card.isBestSound ? 1 : 0;
    playedLoses += card.isPlayedSound ? 0 : 1;
    lessonsConfirmed += card.isConfirmed() ? 1 : 0;
    refused += card.refused;
    refusedWorse += card.refusedWorse;
    lossAsSaid += card.isLossAsSaid ? 1 : 0;
}

CardCheck& CardCheck::operator+=(const CardCheck& other)
{
    lessons += other.lessons;
    bestSound += other.bestSound;
    playedLoses += other.playedLoses;
    lessonsConfirmed += other.lessonsConfirmed;
    decoys += other.decoys;
    decoysConfirmed += other.decoysConfirmed;
    accepted += other.accepted;
    acceptedSound += other.acceptedSound;
    refused += other.refused;
    refusedWorse += other.refusedWorse;
    lossAsSaid += other.lossAsSaid;
    return *this;
}

CheckedCard heldAgainst(const lesson::Card& card, const PositionVerdict& verdict, lesson::LossUnit unit)
{
    CheckedCard checked{.kind = card.kind};
    const double sound = lesson::soundLoss(unit);
    checked.bestLoss = lossIn(verdict, card.best().move, unit);
    checked.playedLoss = lossIn(verdict, card.played, unit);
    checked.isBestSound = checked.bestLoss < sound;
    checked.isPlayedSound = checked.playedLoss < sound;
    if (const lesson::CardMove* played = card.find(card.played))
        checked.isLossAsSaid = std::abs(checked.playedLoss - played->loss) <= kSaid * played->loss;
    for (const lesson::CardMove& move : card.moves) {
        const bool holdsUp = lossIn(verdict, move.move, unit) < sound;
        if (card.isSound(move)) {
            ++checked.accepted;
            checked.acceptedSound += holdsUp ? 1 : 0;
        } else if (!card.isBetween(move)) {
            ++checked.refused;
            checked.refusedWorse += holdsUp ? 0 : 1;
        }
    }
    return checked;
}

core::Result<CheckedCard> checkCard(const lesson::Card& card, PositionJudge& deeper, const std::stop_token& stop)
{
    const auto record = lesson::recordOf(card);
    if (!record)
        return record.error();
    const auto game = playedGame(*record);
    if (!game)
        return game.error();
    PositionQuestion question{.game = &*game, .ply = game->moves.size(), .best = 1, .also = {card.played}, .likely = {}};
    for (const lesson::CardMove& move : card.moves)
        question.also.push_back(move.move);
    const auto verdict = deeper.judge(question, stop);
    if (!verdict)
        return verdict.error();
    if (verdict->moves.empty())
        return core::Error{core::ErrorCode::NotAGame, "card"};
    return heldAgainst(card, *verdict, deeper.unit());
}

} // namespace evenmatch::nn
