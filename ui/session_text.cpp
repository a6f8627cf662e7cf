#include "ui/session_text.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"

#include <QCoreApplication>

#include <cmath>

namespace evenmatch::ui {

using game::Side;

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Session", text);
}

QString number(double value)
{
    return QString::number(value, 'f', value == std::floor(value) ? 0 : 1);
}

QString chessState(const GameSession& session, const chess::Position& position)
{
    const QString result = resultText(session.result());
    switch (position.ending()) {
    case chess::Ending::Checkmate: return say("Checkmate: %1 wins").arg(sideName(session, game::opponent(session.toMove())));
    case chess::Ending::Stalemate: return say("Draw: stalemate");
    case chess::Ending::InsufficientMaterial: return say("Draw: nobody can mate any more");
    case chess::Ending::FivefoldRepetition: return say("Draw: the position stood five times");
    case chess::Ending::SeventyFiveMoves: return say("Draw: 75 moves without capture or pawn move");
    case chess::Ending::None: break;
    }
    if (session.phase() == Phase::Over)
        return result;
    return position.inCheck() ? say("%1 is in check").arg(sideName(session, session.toMove()))
                              : say("%1 to move").arg(sideName(session, session.toMove()));
}

} // namespace

QString sideName(const GameSession& session, Side side)
{
    const bool black = session.goPosition() ? side == Side::First : side == Side::Second;
    return black ? say("Black") : say("White");
}

QString stateText(const GameSession& session)
{
    if (const auto* position = session.chessPosition())
        return chessState(session, *position);
    if (session.phase() == Phase::Over)
        return resultText(session.result());
    if (session.phase() == Phase::Scoring)
        return say("Counting");
    return say("%1 to play").arg(sideName(session, session.toMove()));
}

QString resultText(const QString& result)
{
    if (result == QLatin1String("1-0"))
        return say("White wins");
    if (result == QLatin1String("0-1"))
        return say("Black wins");
    if (result == QLatin1String("1/2-1/2") || result == QLatin1String("0") || result.compare(QLatin1String("draw"), Qt::CaseInsensitive) == 0)
        return say("Draw");
    if (result.size() < 2 || result.at(1) != QLatin1Char('+'))
        return result;
    const QChar letter = result.at(0).toUpper();
    if (letter != QLatin1Char('B') && letter != QLatin1Char('W'))
        return result;
    const QString winner = letter == QLatin1Char('B') ? say("Black") : say("White");
    const QString how = result.mid(2).trimmed();
    bool isNumber = false;
    const double margin = how.toDouble(&isNumber);
    if (isNumber)
        return margin == 1 ? say("%1 wins by 1 point").arg(winner) : say("%1 wins by %2 points").arg(winner, number(margin));
    if (how.startsWith(QLatin1Char('R'), Qt::CaseInsensitive))
        return say("%1 wins by resignation").arg(winner);
    if (how.startsWith(QLatin1Char('T'), Qt::CaseInsensitive))
        return say("%1 wins on time").arg(winner);
    if (how.startsWith(QLatin1Char('F'), Qt::CaseInsensitive))
        return say("%1 wins by forfeit").arg(winner);
    return how.isEmpty() ? say("%1 wins").arg(winner) : result;
}

QString moveWords(const game::AnyPosition& position, game::Move move)
{
    if (const auto* board = position.as<chess::Position>())
        return QString::fromStdString(board->san(move));
    const auto* board = position.as<go::Position>();
    return board && board->isPass(move) ? say("pass") : QString::fromStdString(position.moveText(move));
}

QString countText(const go::Score& score)
{
    const QString lead = score.margin == 0 ? say("a draw")
        : score.margin > 0                 ? say("Black leads by %1").arg(number(score.margin))
                                           : say("White leads by %1").arg(number(-score.margin));
    return say("Black %1, White %2 and %3 komi: %4").arg(number(score.black), number(score.white), number(score.komi), lead);
}

QString gameName(const record::Setup& setup)
{
    if (setup.game == "chess960")
        return say("Chess960");
    if (setup.game == "chess")
        return say("Chess");
    return say("Go %1×%2").arg(setup.width).arg(setup.height);
}

QString gameTitle(const record::GameRecord& record)
{
    const auto info = record::gameInfo(record);
    const QString first = QString::fromStdString(info.players[0].name);
    const QString second = QString::fromStdString(info.players[1].name);
    if (first.isEmpty() && second.isEmpty())
        return gameName(record.setup);
    return QStringLiteral("%1 – %2").arg(first.isEmpty() ? QStringLiteral("?") : first, second.isEmpty() ? QStringLiteral("?") : second);
}

std::vector<std::pair<QString, QString>> gameFacts(const GameSession& session)
{
    const record::GameRecord& record = session.record();
    const auto info = record::gameInfo(record);
    std::vector<std::pair<QString, QString>> facts;
    const auto add = [&](const char* word, const QString& value) {
        if (!value.isEmpty())
            facts.emplace_back(say(word), value);
    };
    add("Game", gameName(record.setup));
    if (const auto* position = session.goPosition()) {
        add("Rules", record.setup.rules.empty() ? QString::fromUtf8(position->rules().name.data(), static_cast<qsizetype>(position->rules().name.size()))
                                                : QString::fromStdString(record.setup.rules));
        add("Komi", number(position->komi()));
        if (record.setup.handicap >= 2)
            add("Handicap", QString::number(record.setup.handicap));
    }
    add("Date", QString::fromStdString(info.date));
    add("Event", QString::fromStdString(info.event));
    add("Place", QString::fromStdString(info.place));
    add("Time", QString::fromStdString(info.timeControl));
    add("Result", session.result());
    return facts;
}

} // namespace evenmatch::ui
