#include "ui/analysis/live_words.h"

#include "core/game/go/position.h"
#include "search/engine/centipawns.h"
#include "ui/analysis/live_analysis.h"
#include "ui/game/game_session.h"
#include "ui/game/session_text.h"
#include "ui/review/review_words.h"
#include "ui/text/error_text.h"
#include "ui/text/sentences.h"
#include "ui/text/signed_number.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace evenmatch::ui {

namespace {

struct LiveText {
    Q_DECLARE_TR_FUNCTIONS(LiveAnalysis)
};

/// "B+3.5", as results are written.
QString leadText(double blackLead)
{
    return (blackLead >= 0 ? LiveText::tr("B+%1") : LiveText::tr("W+%1")).arg(QLocale().toString(std::abs(blackLead), 'f', 1));
}

/// From the first player's view.
QString chessScore(const search::LiveLine& line, double sign)
{
    if (line.mateIn != 0)
        return (sign * line.mateIn > 0 ? QString() : QStringLiteral("−")) + QStringLiteral("#%1").arg(std::abs(line.mateIn));
    const double own = line.centipawns ? *line.centipawns : search::centipawnsOf(line.value);
    const bool isMuch = std::abs(own) >= 1000;
    return numberWithSign(sign * own / 100, isMuch ? 1 : 2);
}

/// "850", "12 k", "3.2 M"
QString shortCount(double count)
{
    if (count < 10'000)
        return QLocale().toString(count, 'f', 0);
    if (count < 1'000'000)
        return LiveText::tr("%1 k").arg(QLocale().toString(count / 1000, 'f', 0));
    return LiveText::tr("%1 M").arg(QLocale().toString(count / 1'000'000, 'f', 1));
}

QStringList lineTexts(const game::AnyPosition& start, const std::vector<game::Move>& moves)
{
    const bool chess = !start.as<go::Position>();
    game::AnyPosition position = start;
    QStringList texts;
    for (const game::Move move : moves) {
        QString text = moveWords(position, move);
        const bool isFirst = position.sideToMove() == game::Side::First;
        if (chess && (isFirst || texts.isEmpty()))
            text.prepend(QString::number(position.moveNumber() / 2 + 1) + (isFirst ? QStringLiteral(".") : QStringLiteral("…")));
        texts << text;
        position.play(move);
    }
    return texts;
}

/// What a move of Go loses, with a decimal if it fits on a point of the board.
QString lossOnBoard(double points) { return numberWithSign(points, std::abs(points) < 9.95 ? 1 : 0); }

} // namespace

ShownLine shownLine(const game::AnyPosition& position, const search::LiveLine& line)
{
    const double sign = position.sideToMove() == game::Side::First ? 1 : -1;
    const double value = sign * line.value;
    ShownLine shown{.score = {}, .chance = {}, .texts = lineTexts(position, line.moves), .moves = line.moves, .words = {}};
    shown.isFirstAhead = value >= 0;
    if (position.as<go::Position>()) {
        const QString percent = QString::number(std::lround(50 + 50 * std::abs(value)));
        shown.chance = (value >= 0 ? LiveText::tr("B %1 %") : LiveText::tr("W %1 %")).arg(percent);
        if (!std::isnan(line.scoreLead)) {
            shown.score = leadText(sign * double{line.scoreLead});
            shown.isFirstAhead = sign * double{line.scoreLead} >= 0;
        }
    } else {
        shown.score = chessScore(line, sign);
    }
    QStringList words{shown.score, shown.chance};
    if (line.visits > 0)
        words << LiveText::tr("%1 visits").arg(shortCount(static_cast<double>(line.visits)));
    shown.words = labelled(joinList(words), shown.texts.join(QLatin1Char(' ')));
    return shown;
}

QString liveLabel(const game::AnyPosition& position, const search::LiveLine& line, const search::LiveLine& best)
{
    const double sign = position.sideToMove() == game::Side::First ? 1 : -1;
    if (!position.as<go::Position>())
        return chessScore(line, sign);
    if (!std::isnan(line.scoreLead) && !std::isnan(best.scoreLead))
        return lossOnBoard(line.scoreLead - best.scoreLead);
    return &line == &best ? QString::number(std::lround(50 + 50 * double{line.value}))
                          : numberWithSign(std::round(50 * double{line.value - best.value}), 0);
}

QString notWhilePlaying() { return LiveText::tr("Live analysis is not available while a game is being played."); }

QString liveStatus(const LiveAnalysis& live)
{
    switch (live.state()) {
    case LiveAnalysis::State::Off: return {};
    case LiveAnalysis::State::Forbidden: return LiveText::tr("Not available while a game is being played.");
    case LiveAnalysis::State::Over: return gameOverText();
    case LiveAnalysis::State::Failed: return analysisFailed(live.problem());
    default: break;
    }
    if (!live.report())
        return LiveText::tr("Starting…");
    const search::LiveReport& report = *live.report();
    const QString effort = shortCount(static_cast<double>(report.effort));
    QStringList words;
    if (report.depth > 0)
        words << LiveText::tr("depth %1").arg(report.depth);
    words << (live.countsVisits() ? LiveText::tr("%1 visits").arg(effort) : LiveText::tr("%1 nodes").arg(effort));
    if (live.state() == LiveAnalysis::State::Finished)
        words << LiveText::tr("finished");
    else if (report.seconds >= 1)
        words << LiveText::tr("%1/s").arg(shortCount(static_cast<double>(report.effort) / report.seconds));
    return words.join(QStringLiteral(" · "));
}

std::optional<ShownStanding> liveStanding(const GameSession& session, const LiveAnalysis& live)
{
    if (!live.report() || live.report()->lines.empty() || live.isThreatShown())
        return std::nullopt;
    const search::LiveLine& best = live.report()->lines.front();
    return shownStanding(session, {.value = best.value, .scoreLead = best.scoreLead, .mateIn = best.mateIn, .centipawns = best.centipawns});
}

} // namespace evenmatch::ui
