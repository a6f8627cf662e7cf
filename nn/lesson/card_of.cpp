#include "nn/lesson/card_of.h"

#include "core/lesson/explain.h"
#include "core/record/board/line_record.h"
#include "core/record/file/game_reader.h"
#include "nn/lesson/policies.h"
#include "nn/lesson/same_moves.h"
#include "nn/lesson/second_look.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace evenmatch::nn {

using lesson::Card;
using lesson::CardMove;

namespace {

std::string recordUpTo(const SourceGame& game, std::size_t ply)
{
    record::GameRecord record = record::lineRecord(*game.played.start, std::span(game.played.moves.data(), ply));
    const bool isGo = record.format == record::Format::Sgf;
    record.setTag(isGo ? "PB" : "White", game.info.players[0].name);
    record.setTag(isGo ? "PW" : "Black", game.info.players[1].name);
    if (!game.info.date.empty())
        record.setTag(isGo ? "DT" : "Date", game.info.date);
    return record::writeGame(record, record.format);
}

} // namespace

namespace {

/// Whether these moves make no card, whatever the others are.
bool isHopeless(const PositionVerdict& verdict, lesson::CardKind kind, lesson::LossUnit unit, game::Move played)
{
    constexpr double kUnlimited = std::numeric_limits<double>::infinity();
    Card card;
    card.kind = kind;
    card.unit = unit;
    card.played = played;
    card.chance = verdict.moves.front().chance;
    card.others = kUnlimited;
    for (const ValuedMove& move : verdict.moves)
        card.moves.push_back({.move = move.move, .loss = verdict.lossOf(move, unit), .line = {}});
    if (!card.find(played)) // its loss may still be what a card needs
        card.moves.push_back({.move = played, .loss = kind == lesson::CardKind::Lesson ? kUnlimited : 0, .line = {}});
    return card.isDecided() || (kind == lesson::CardKind::Lesson ? !card.hasClearAnswer() : !card.isSound(played));
}

} // namespace

PositionQuestion questionAbout(const CardSource& source, const Evaluation& evaluation, lesson::LossUnit unit)
{
    const PlayedGame& game = source.game.played;
    const game::Move played = game.moves[source.ply];
    PositionQuestion question{.game = &game, .ply = source.ply, .best = 5, .also = {played}, .likely = {}};
    question.isEnough = [kind = source.kind, unit, played](const PositionVerdict& soFar) { return isHopeless(soFar, kind, unit, played); };
    for (const std::size_t rank : {source.above, source.own})
        for (const std::size_t index : likeliest(evaluation, rank, 5))
            question.likely.push_back(evaluation.moves[index]);
    return question;
}

namespace {

/// The source of losses, and their unit.
struct ValuedBy {
    std::string name;
    lesson::LossUnit unit = lesson::LossUnit::Chance;
};

Card cardBy(const CardSource& source, const ValuedBy& judge, const PositionVerdict& verdict, const Evaluation& evaluation)
{
    const SourceGame& game = source.game;
    const game::AnyPosition position = stateAt(game.played, source.ply).position();
    Card card{.player = source.player,
        .game = game.kind,
        .key = lesson::positionKey(game.kind, position),
        .record = recordUpTo(game, source.ply),
        .sourceGame = game.id,
        .ply = static_cast<int>(source.ply),
        .kind = source.kind,
        .unit = judge.unit,
        .played = game.played.moves[source.ply],
        .moves = {},
        .chance = verdict.moves.front().chance,
        .rank = source.rank,
        .rankAbove = source.rankAbove,
        .judge = judge.name,
        .themes = {},
        .madeAt = source.now,
        .schedule = {}};
    for (const ValuedMove& move : verdict.moves) {
        const std::size_t index = evaluation.indexOf(move.move);
        CardMove known{.move = move.move, .loss = verdict.lossOf(move, card.unit), .line = move.line};
        known.line.resize(std::min(known.line.size(), lesson::kLineLength - 1));
        if (index < evaluation.moves.size()) {
            known.own = static_cast<double>(evaluation.rankPrior(source.own)[index]);
            known.above = static_cast<double>(evaluation.rankPrior(source.above)[index]);
        }
        card.moves.push_back(std::move(known));
    }
    card.others = verdict.ranked > 0 ? card.moves[verdict.ranked - 1].loss : 0;
    shareLosses(card, position);
    weigh(card);
    return card;
}

std::vector<game::Move> afterTheFirst(const std::vector<game::Move>& line)
{
    return line.empty() ? line : std::vector<game::Move>(line.begin() + 1, line.end());
}

/// Moves that a judge of games hardly analysed are left out, except the one played and the few it rates highest.
PositionVerdict verdictAt(const GameJudgement& judgement, std::size_t ply, game::Move played)
{
    constexpr std::size_t kFewest = 4;
    constexpr std::uint64_t kWorthOf = 10; ///< inverse share of the best move's visits
    const JudgedPly& judged = judgement.plies[ply];
    PositionVerdict verdict{.moves = {}, .ranked = 1}; // unlisted moves are unknown
    for (const JudgedMove& move : judged.moves) {
        const bool isWorthIt = kWorthOf * move.effort >= judged.moves.front().effort || verdict.moves.size() < kFewest;
        const bool isCounted = !judgement.by.countsPoints || !std::isnan(move.scoreLead);
        if (!isCounted || (!isWorthIt && move.move != played))
            continue;
        ValuedMove valued{.move = move.move,
            .chance = (1 + static_cast<double>(move.value)) / 2,
            .points = judgement.by.countsPoints ? static_cast<double>(move.scoreLead) : 0,
            .line = {}};
        if (verdict.moves.empty())
            valued.line = afterTheFirst(judged.line);
        else if (move.move == played && ply + 1 < judgement.plies.size())
            valued.line = judgement.plies[ply + 1].line;
        verdict.moves.push_back(std::move(valued));
    }
    return verdict;
}

} // namespace

void weigh(Card& card)
{
    const lesson::SoundMoves sound = card.soundMoves();
    card.difficulty = 1 - sound.own;
    const CardMove* made = card.find(card.played);
    card.evidence = std::log(std::max(1e-6, sound.above) / std::max(1e-6, made ? made->above : 0.0));
}

Card cardOf(const CardSource& source, const PositionJudge& judge, const PositionVerdict& verdict, const Evaluation& evaluation)
{
    return cardBy(source, {judge.name(), judge.unit()}, verdict, evaluation);
}

core::Result<Card> cardOf(const CardSource& source, const GameJudgement& judgement, Evaluator& evaluator)
{
    const GameState state = stateAt(source.game.played, source.ply);
    const auto seen = seeOne(evaluator, state);
    if (!seen)
        return seen.error();
    const PositionVerdict verdict = verdictAt(judgement, source.ply, source.game.played.moves[source.ply]);
    const ValuedBy by{judgement.by.name, judgement.by.countsPoints ? lesson::LossUnit::Points : lesson::LossUnit::Chance};
    Card card = cardBy(source, by, verdict, seen->evaluation);
    card.themes = lesson::themesOf(card, state.position());
    return card;
}

core::Result<std::optional<Card>> clearCardAt(
    Evaluator& evaluator, PositionJudge& judge, const CardSource& source, const std::stop_token& stop)
{
    const GameState state = stateAt(source.game.played, source.ply);
    const auto seen = seeOne(evaluator, state);
    if (!seen)
        return seen.error();
    const auto verdict = judge.judge(questionAbout(source, seen->evaluation, judge.unit()), stop);
    if (!verdict)
        return verdict.error();
    if (verdict->moves.empty())
        return std::optional<Card>();
    Card card = cardOf(source, judge, *verdict, seen->evaluation);
    if (!card.hasClearAnswer() || card.isDecided())
        return std::optional<Card>();
    const auto holds = lookAgain(card, source.game.played, source.ply, judge, stop);
    if (!holds)
        return holds.error();
    if (!*holds)
        return std::optional<Card>();
    card.themes = lesson::themesOf(card, state.position());
    return std::optional<Card>(std::move(card));
}

} // namespace evenmatch::nn
