#include "ui/review/review_words.h"

#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "core/record/board/record_opening.h"
#include "nn/review/owners.h"
#include "nn/review/side_costs.h"
#include "search/engine/centipawns.h"
#include "ui/base/preferences.h"
#include "ui/game/game_session.h"
#include "ui/game/session_text.h"
#include "ui/rank/game_rank_words.h"
#include "ui/review/review_overlay.h"
#include "ui/review/reviewer.h"
#include "ui/text/opening_name.h"
#include "ui/text/phrase_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"
#include "ui/text/signed_number.h"
#include "ui/text/stone_glyph.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace evenmatch::ui {

using game::Side;

namespace {

constexpr std::size_t kDearest = 6;
constexpr std::size_t kUnlikeASide = 3;
constexpr std::size_t kLineShown = 6; ///< moves

struct Words {
    Q_DECLARE_TR_FUNCTIONS(review)
};

/// Between the lines with the moves.
double heightAt(const nn::SideCurve& curve, std::size_t ply)
{
    const auto found = std::lower_bound(curve.plies.begin(), curve.plies.end(), ply);
    if (curve.smooth.empty())
        return 0;
    const auto index = std::min(static_cast<std::size_t>(found - curve.plies.begin()), curve.smooth.size() - 1);
    return curve.smooth[index];
}

NotableMove notable(const Reviewer& reviewer, std::size_t ply)
{
    NotableMove move{.ply = ply,
        .side = reviewer.review().sideOf(ply),
        .costly = false,
        .number = moveNumberText(reviewer.review().game, ply),
        .move = moveTextAt(reviewer, ply),
        .glyph = {},
        .reason = {},
        .words = {}};
    return move;
}

} // namespace

QString playerName(const GameSession& session, Side side)
{
    const record::GameInfo info = record::gameInfo(session.record());
    const QString name = QString::fromStdString(info.players[side == Side::First ? 0 : 1].name).trimmed();
    return name.isEmpty() ? sideName(session, side) : name;
}

QString gradeWord(nn::CostGrade grade)
{
    switch (grade) {
    case nn::CostGrade::Mistake: return Words::tr("mistake");
    case nn::CostGrade::Blunder: return Words::tr("blunder");
    default: return {};
    }
}

ReviewView reviewView(const GameSession& session, const Reviewer& reviewer, strength::Measure measure, int window)
{
    ReviewView view{.measure = measure, .window = window, .unit = nn::CostUnit::Chance, .ranks = {}, .ranksWritten = {}};
    const nn::NetworkInfo* network = reviewer.network();
    if (!network)
        return view;
    const bool counts = reviewer.judgement().known() > 0 ? reviewer.judgement().by.countsPoints : network->hasScoreLead;
    view.unit = counts ? nn::CostUnit::Points : nn::CostUnit::Chance;
    const record::GameInfo info = record::gameInfo(session.record());
    view.ranks = search::sideRanks(info, network->scale, reviewer.estimates());
    for (const std::size_t side : {0U, 1U})
        view.ranksWritten[side] = search::sideRanks(info, network->scale, std::nullopt)[side].has_value();
    return view;
}

QString moveTextAt(const Reviewer& reviewer, std::size_t ply)
{
    const nn::PlayedGame& game = reviewer.line().game;
    return ply < game.moves.size() ? moveWords(nn::stateAt(game, ply).position(), game.moves[ply]) : QString();
}

QString costText(double cost, nn::CostUnit unit)
{
    return unit == nn::CostUnit::Points ? Words::tr("%1 points").arg(QLocale().toString(cost, 'f', 1))
                                        : Words::tr("%1 %").arg(cost, 0, 'f', 0);
}

QString gradeGlyph(nn::CostGrade grade)
{
    switch (grade) {
    case nn::CostGrade::Mistake: return QStringLiteral("?");
    case nn::CostGrade::Blunder: return QStringLiteral("??");
    default: return {};
    }
}

namespace {

bool isBrilliant(const Reviewer& reviewer, const ReviewView& view, const nn::MoveCost& cost)
{
    return nn::isBrilliant(cost, reviewer.review(), view.ranks[static_cast<std::size_t>(reviewer.review().sideOf(cost.ply))]);
}

/// "fewer than 0.1 %", "3.2 %".
QString shareText(double share)
{
    return share < 0.0005 ? Words::tr("fewer than 0.1 %") : Words::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1));
}

} // namespace

QString markGlyph(const Reviewer& reviewer, const ReviewView& view, const nn::MoveCost& cost)
{
    if (isBrilliant(reviewer, view, cost))
        return QStringLiteral("!!");
    return nn::isInaccuracy(cost, reviewer.judgement().by) ? QStringLiteral("?!") : gradeGlyph(cost.grade);
}

std::array<std::size_t, 2> brilliantMoves(const Reviewer& reviewer, const ReviewView& view)
{
    std::array<std::size_t, 2> count{};
    for (const nn::MoveCost& cost : nn::moveCosts(reviewer.line().game, reviewer.judgement()))
        if (isBrilliant(reviewer, view, cost))
            ++count[static_cast<std::size_t>(reviewer.review().sideOf(cost.ply))];
    return count;
}

QString standingText(const GameSession& session, double standing, nn::CostUnit unit)
{
    if (std::isnan(standing))
        return {};
    if (unit == nn::CostUnit::Points)
        return Words::tr("%1 leads by %2")
            .arg(sideName(session, standing >= 0 ? Side::First : Side::Second), QLocale().toString(std::abs(standing), 'f', 1));
    return Words::tr("%1's winning chances: %2 %").arg(sideName(session, Side::First)).arg(standing, 0, 'f', 0);
}

namespace {

/// For a chess game that ended by the rules. Nothing for Go, whose result depends on dead stones.
std::optional<ShownStanding> standingAtEnd(const GameSession& session)
{
    if (!session.chessPosition())
        return std::nullopt;
    switch (session.position().outcome()) {
    case game::Outcome::FirstWins: return ShownStanding{.first = 1, .figure = QStringLiteral("1–0"), .words = QStringLiteral("1–0")};
    case game::Outcome::SecondWins: return ShownStanding{.first = 0, .figure = QStringLiteral("0–1"), .words = QStringLiteral("0–1")};
    default: return ShownStanding{.first = 0.5, .figure = QStringLiteral("½"), .words = QStringLiteral("½–½")};
    }
}

/// One below `whole`: the bar is narrow.
int decimalsOnBar(double number, double whole) { return std::abs(number) < whole - 0.05 ? 1 : 0; }

} // namespace

ShownStanding shownStanding(const GameSession& session, const SaidStanding& said)
{
    const double sign = session.toMove() == Side::First ? 1 : -1;
    const double value = sign * said.value;
    ShownStanding shown{.first = (1 + value) / 2, .figure = {}, .words = standingText(session, 50 + 50 * value, nn::CostUnit::Chance)};
    const auto add = [&](const QString& words) { shown.words += QStringLiteral(" · ") + words; };
    if (session.goPosition()) {
        const double lead = sign * said.scoreLead;
        if (std::isnan(lead))
            return shown;
        shown.figure = QLocale().toString(std::abs(lead), 'f', decimalsOnBar(lead, 100));
        add(standingText(session, lead, nn::CostUnit::Points));
    } else if (said.mateIn != 0) {
        const Side mates = said.mateIn > 0 ? session.toMove() : game::opponent(session.toMove());
        shown.figure = QStringLiteral("#%1").arg(std::abs(said.mateIn));
        add(Words::tr("%1 mates in %2").arg(sideName(session, mates)).arg(std::abs(said.mateIn)));
    } else {
        const double pawns = (said.centipawns ? sign * *said.centipawns : search::centipawnsOf(value)) / 100;
        shown.figure = numberWithSign(pawns, decimalsOnBar(pawns, 10));
        add(Words::tr("%1 pawns for White").arg(shown.figure));
    }
    return shown;
}

std::optional<ShownStanding> standingHere(const GameSession& session, const Reviewer& reviewer)
{
    if (session.position().isOver())
        return standingAtEnd(session);
    const nn::JudgedPly* judged = judgedHere(reviewer);
    const nn::Evaluation* evaluation = reviewer.isWorking() ? reviewer.evaluation() : nullptr;
    if (!judged && !evaluation)
        return std::nullopt;
    const double counted = judged ? judged->moves.front().scoreLead : evaluation->scoreLead;
    return shownStanding(session,
        {.value = judged ? judged->moves.front().value : evaluation->value,
            .scoreLead = std::isnan(counted) && evaluation ? evaluation->scoreLead : counted,
            .mateIn = judged ? judged->mateIn : 0});
}

QString ownedScoreText(const GameSession& session, const Reviewer& reviewer)
{
    const nn::JudgedPly* judged = judgedHere(reviewer);
    const go::Position* board = session.goPosition();
    return judged && board ? standingText(session, nn::ownedMargin(*board, judged->owners), nn::CostUnit::Points) : QString();
}

std::vector<double> shownStandings(const Reviewer& reviewer, const ReviewView& view)
{
    std::vector<double> shown = nn::networkStandings(reviewer.review(), view.unit);
    const std::vector<double> judged = nn::standings(reviewer.line().game, reviewer.judgement());
    for (std::size_t ply = 0; ply < judged.size() && ply < shown.size(); ++ply)
        if (!std::isnan(judged[ply]))
            shown[ply] = judged[ply];
    return shown;
}

QString usualCostText(const Reviewer& reviewer, const ReviewView& view, std::size_t ply)
{
    const auto rank = view.ranks[reviewer.review().sideOf(ply) == Side::First ? 0 : 1];
    if (!rank || !reviewer.network() || ply >= reviewer.judgement().plies.size() || !reviewer.judgement().plies[ply].isKnown())
        return {};
    const double usual = nn::expectedCost(reviewer.review().plies[ply], *rank, reviewer.judgement().plies[ply], view.unit);
    return std::isnan(usual) ? QString()
                             : Words::tr("players at %1 lose %2 here on average")
                                   .arg(rankWords(reviewer.network()->scale.name(*rank)), costText(usual, view.unit));
}

QString sourceText(const nn::JudgeInfo& judge, const nn::JudgedPly& judged)
{
    const QString name = QString::fromStdString(judge.name);
    return judged.depth > 0 ? Words::tr("%1, depth %2").arg(name).arg(judged.depth) : name;
}

QString bestLineText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view)
{
    const nn::GameJudgement& judgement = reviewer.judgement();
    const std::size_t ply = reviewer.ply();
    if (!reviewer.isOnLine() || ply >= judgement.plies.size() || !judgement.plies[ply].isKnown() || !reviewer.line().game.start)
        return {};
    const nn::JudgedPly& judged = judgement.plies[ply];
    game::AnyPosition position = nn::stateAt(reviewer.line().game, ply).position();
    QStringList moves;
    for (std::size_t i = 0; i < judged.line.size() && i < kLineShown; ++i) {
        moves << moveWords(position, judged.line[i]);
        position.play(judged.line[i]);
    }
    const double standing = nn::standings(reviewer.line().game, judgement)[ply];
    return Words::tr("%1: %2. Best: %3")
        .arg(sourceText(judgement.by, judged), standingText(session, standing, view.unit), moves.join(QLatin1Char(' ')));
}

search::Wording fileWording()
{
    search::Wording wording{
        .translate = translated("Annotation"), .rank = [](const std::string& name) { return rankWords(name).toStdString(); }};
    wording.lesson.translate = translated("Lessons");
    return wording;
}

QString whyText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view)
{
    const nn::JudgedPly* judged = judgedHere(reviewer);
    const std::size_t ply = reviewer.ply();
    if (!judged || !reviewer.isOnLine() || !reviewer.network() || ply >= reviewer.line().plies() || !reviewer.review().hasPlayed(ply))
        return {};
    search::Wording wording = fileWording();
    wording.lesson.moveText = [](const game::AnyPosition& position, game::Move move) { return moveWords(position, move).toStdString(); };
    QStringList lines;
    const auto add = [&](const std::string& text) {
        if (!text.empty())
            lines << QString::fromStdString(text);
    };
    const game::AnyPosition& position = session.position();
    if (const auto rank = view.ranks[static_cast<std::size_t>(session.toMove())])
        add(search::preferenceText(
            position, reviewer.review().plies[ply], *judged, reviewer.judgement().by, *rank, *reviewer.network(), wording));
    const nn::MoveCost cost = nn::moveCosts(reviewer.line().game, reviewer.judgement())[ply];
    if (cost.grade != nn::CostGrade::None)
        add(search::tacticsText(position, reviewer.line().game, reviewer.judgement(), cost, wording));
    return lines.join(QLatin1Char('\n'));
}

std::vector<NotableMove> notableMoves(const GameSession& session, const Reviewer& reviewer, const ReviewView& view)
{
    std::vector<NotableMove> moves;
    const std::vector<nn::MoveCost> costs = nn::moveCosts(reviewer.line().game, reviewer.judgement());
    for (const nn::MoveCost& cost : nn::dearestMoves(costs, kDearest)) {
        NotableMove move = notable(reviewer, cost.ply);
        move.costly = true;
        move.glyph = gradeGlyph(cost.grade);
        move.reason = QStringLiteral("−") + costText(cost.cost, view.unit);
        move.words = Words::tr("Move %1, %2 %3: %5, loses %4")
                         .arg(move.number, sideName(session, move.side), move.move, costText(cost.cost, view.unit), gradeWord(cost.grade));
        move.words = joinClauses({move.words, usualCostText(reviewer, view, cost.ply)});
        moves.push_back(std::move(move));
    }
    for (const nn::MoveCost& cost : costs) {
        if (!isBrilliant(reviewer, view, cost) || !reviewer.network())
            continue;
        NotableMove move = notable(reviewer, cost.ply);
        const std::size_t rank = *view.ranks[static_cast<std::size_t>(move.side)];
        move.glyph = QStringLiteral("!!");
        move.reason = Words::tr("brilliant");
        move.words = Words::tr("Move %1, %2 %3: brilliant, the only good move, found by %4 of %5")
                         .arg(move.number, sideName(session, move.side), move.move,
                             shareText(reviewer.review().plies[cost.ply].moves.front().rankPriors[rank]),
                             rankWords(reviewer.network()->scale.name(rank)));
        moves.push_back(std::move(move));
    }
    for (const Side side : {Side::First, Side::Second}) {
        const auto rank = view.ranks[side == Side::First ? 0 : 1];
        if (!rank || !reviewer.network())
            continue;
        const QString who = rankWords(reviewer.network()->scale.name(*rank));
        for (const nn::UnlikeMove& unlike : nn::unlikeMoves(reviewer.review(), side, *rank, kUnlikeASide, reviewer.judgement().plies)) {
            if (std::ranges::find(moves, unlike.ply, &NotableMove::ply) != moves.end())
                continue; // its cost is listed
            NotableMove move = notable(reviewer, unlike.ply);
            const QString share = shareText(unlike.probability);
            move.reason = Words::tr("%1 of %2").arg(share, who);
            move.words
                = Words::tr("Move %1, %2 %3: unusual, played by %4 of %5").arg(move.number, sideName(session, side), move.move, share, who);
            moves.push_back(std::move(move));
        }
    }
    return moves;
}

BetaPlotData plotData(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const std::vector<NotableMove>& notable)
{
    const nn::GameReview& review = reviewer.review();
    const QString first = sideName(session, Side::First);
    BetaPlotData data{.lines = {},
        .bands = {},
        .marks = {},
        .phases = {},
        .standing = shownStandings(reviewer, view),
        .second = {},
        .standingMiddle = view.unit == nn::CostUnit::Points ? 0.0 : 50.0,
        .standingReach = view.unit == nn::CostUnit::Points ? 10.0 : 50.0,
        .standingName
        = view.unit == nn::CostUnit::Points ? Words::tr("%1’s lead").arg(first) : Words::tr("%1’s winning chances, %").arg(first),
        .plies = reviewer.line().plies(),
        .halfMoves = !session.goPosition()};
    if (const nn::PlayedGame& game = reviewer.line().game; game.start)
        data.firstMove = game.numberOf(0) + (data.halfMoves && game.sideOf(0) == Side::Second ? 0.5 : 0);
    if (reviewer.judgement().known() > 0)
        data.second = nn::networkStandings(review, view.unit);
    std::array<nn::SideCurve, 2> curves;
    for (const Side side : {Side::First, Side::Second}) {
        const std::size_t index = side == Side::First ? 0 : 1;
        curves[index] = nn::sideCurve(review, side, view.measure, view.window);
        data.lines[index] = {curves[index].plies, curves[index].raw, curves[index].smooth};
    }
    const nn::NetworkInfo* network = reviewer.network();
    const bool isKnown = network && network->hasBeta && review.game.start;
    if (const auto* own = isKnown ? network->profileOn(game::idOf(*review.game.start)) : nullptr) {
        const auto* server = strength::serverIn(*own, rankServerOf(network->game)); // the estimates have this server's ranks, too
        const std::optional<strength::RankProfile> ofServer = server ? std::optional(strength::profileOf(*server, *own)) : std::nullopt;
        const strength::RankProfile* profile = ofServer ? &*ofServer : own;
        const double last = static_cast<double>(std::max<std::size_t>(2, profile->ranks.size()) - 1);
        for (strength::RankBand& band : nn::bandsAlong(review.game, *profile, view.measure, view.window)) {
            data.bands.push_back({bandLabel(band, profile->scale), static_cast<double>(band.strongest + band.weakest) / 2 / last,
                std::move(band.mean), std::move(band.low), std::move(band.high)});
        }
    }
    for (const NotableMove& move : notable)
        data.marks.push_back({move.ply, heightAt(curves[move.side == Side::First ? 0 : 1], move.ply), move.costly, move.words});
    for (const auto& [ply, phase] : nn::phaseStarts(review)) {
        const QString names[] = {Words::tr("opening"), Words::tr("middle game"), Words::tr("endgame")};
        data.phases.push_back({ply, names[static_cast<std::size_t>(phase)]});
    }
    return data;
}

namespace {

/// White moves first in chess.
bool isBlack(const GameSession& session, Side side) { return (side == Side::First) == (session.goPosition() != nullptr); }

} // namespace

QString legendText(const GameSession& session, const Reviewer& reviewer, const ReviewView&)
{
    QStringList parts;
    const record::GameInfo info = record::gameInfo(session.record());
    for (const Side side : {Side::First, Side::Second}) {
        QString text
            = QStringLiteral("%1&nbsp;<b>%2</b>").arg(stoneGlyph(isBlack(session, side)), playerName(session, side).toHtmlEscaped());
        if (const QString written = QString::fromStdString(info.players[side == Side::First ? 0 : 1].rank).trimmed(); !written.isEmpty())
            text += Words::tr(" (%1 in the file)").arg(written.toHtmlEscaped());
        if (const auto& estimates = reviewer.estimates())
            text = labelled(text, gameRankWords(estimates->of(side), estimates->scale).plays.toHtmlEscaped());
        text.replace(QStringLiteral("–"), QStringLiteral("&#8288;–&#8288;")); // a rank's name is one word
        parts << text.replace(QLatin1Char(' '), QLatin1String("&nbsp;")); // lines break between the players
    }
    if (const std::string opening = record::openingText(session.record()); !opening.empty())
        parts << openingName(opening).toHtmlEscaped();
    return parts.join(QStringLiteral(" &nbsp; &nbsp; "));
}

namespace {

/// Beside a name there is little room; the four corners of Go are described in the game's panel.
QString shortOpening(const QString& opening)
{
    constexpr int kMost = 24; // in Latin letters; Hangul and later Unicode ranges count double
    constexpr char16_t kWide = 0x1100;
    int width = 0;
    for (qsizetype i = 0; i < opening.size(); ++i) {
        width += opening[i].unicode() >= kWide ? 2 : 1;
        if (width > kMost)
            return opening.left(i - 1).trimmed() + QChar(0x2026);
    }
    return opening;
}

/// In chess the whole name, then shortened by one variation at a time; at the end, as in Go, the part that always fits.
QStringList openingWords(const record::GameRecord& record)
{
    const std::string whole = record::openingText(record);
    if (whole.empty())
        return {};
    QStringList words;
    if (game::isChess(record.setup.game))
        for (std::string name = whole; !name.empty(); name.resize(name.find(',') == name.npos ? 0 : name.rfind(',')))
            words << openingName(name);
    return words << shortOpening(openingName(whole));
}

} // namespace

std::array<LegendLine, 2> legendLines(const GameSession& session, const Reviewer& reviewer)
{
    std::array<LegendLine, 2> lines;
    const record::GameInfo info = record::gameInfo(session.record());
    for (const Side side : {Side::First, Side::Second}) {
        const std::size_t index = side == Side::First ? 0 : 1;
        lines[index].name = stoneGlyph(isBlack(session, side)) + QLatin1Char(' ') + playerName(session, side);
        QStringList whole;
        QStringList brief;
        if (const auto& estimates = reviewer.estimates()) {
            const GameRankWords words = gameRankWords(estimates->of(side), estimates->scale);
            whole << words.plays;
            brief << words.playsBrief;
        }
        if (const QString written = QString::fromStdString(info.players[index].rank).trimmed(); !written.isEmpty())
            for (QStringList* words : {&whole, &brief})
                *words << Words::tr("file: %1").arg(written);
        const auto dot = QStringLiteral(" · ");
        if (side == Side::First)
            for (const QString& opening : openingWords(session.record()))
                lines[index].words << (whole + QStringList(opening)).join(dot);
        lines[index].words << whole.join(dot) << brief.join(dot);
    }
    return lines;
}

QString plyText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, std::size_t ply)
{
    const nn::GameReview& review = reviewer.review();
    if (ply >= reviewer.line().plies())
        return Words::tr("After the last move");
    QStringList lines{
        QStringLiteral("<b>%1 %2 %3</b>")
            .arg(moveNumberText(review.game, ply), sideName(session, review.sideOf(ply)), moveTextAt(reviewer, ply).toHtmlEscaped())};
    if (!review.hasPlayed(ply))
        return lines.front();
    const nn::PlyReview& seen = review.plies[ply];
    const double value = view.measure == strength::Measure::Beta ? double{seen.beta(0)} : double{seen.moves.front().quality};
    const QString figure = numberWithMinus(value, 2);
    lines << (view.measure == strength::Measure::Beta ? Words::tr("β %1").arg(figure) : Words::tr("quality %1").arg(figure));
    const nn::MoveCost cost = nn::moveCosts(review.game, reviewer.judgement())[ply];
    if (cost.grade != nn::CostGrade::None) {
        lines << Words::tr("lost %1 (%2)")
                     .arg(costText(cost.cost, view.unit),
                         sourceText(reviewer.judgement().by, reviewer.judgement().plies[ply]).toHtmlEscaped());
        lines.back() = joinClauses({lines.back(), usualCostText(reviewer, view, ply)});
    }
    const std::size_t index = review.sideOf(ply) == Side::First ? 0 : 1;
    if (view.ranks[index] && reviewer.network())
        lines << shareOfRank(double{seen.moves.front().rankPriors[*view.ranks[index]]}, reviewer.network()->scale.name(*view.ranks[index]));
    lines << standingText(session, shownStandings(reviewer, view)[ply], view.unit);
    return lines.join(QStringLiteral("<br>"));
}

} // namespace evenmatch::ui
