#include "ui/game/session_text.h"

#include "core/game/chess/position.h"
#include "core/record/board/record_opening.h"
#include "ui/text/opening_name.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QRegularExpression>

namespace evenmatch::ui {

using game::Side;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Session)
};

/// A single day in the user's date format; anything else unchanged.
QString dateWords(const record::GameInfo& info)
{
    const QDate day = QDate::fromString(QString::fromStdString(info.isoDate), Qt::ISODate);
    constexpr std::size_t kWholeDay = 10; // "2001-03-05,06" is more than one day
    if (!day.isValid() || info.date.size() > kWholeDay)
        return QString::fromStdString(info.date);
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) // games are from more than one century
        format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return QLocale().toString(day, format);
}

/// PGN stores how a game was won beside its result, if at all; a normal end without a mate is a resignation.
QString wonHow(const GameSession& session, const QString& result)
{
    if (session.result() != QLatin1String("1-0") && session.result() != QLatin1String("0-1"))
        return result;
    const QString winner = session.result() == QLatin1String("1-0") ? Words::tr("White") : Words::tr("Black");
    const QString how = QString::fromStdString(std::string(session.record().tag("Termination")));
    if (how.compare(QLatin1String("time forfeit"), Qt::CaseInsensitive) == 0)
        return Words::tr("%1 wins on time").arg(winner);
    return how.compare(QLatin1String("normal"), Qt::CaseInsensitive) == 0 ? Words::tr("%1 wins by resignation").arg(winner) : result;
}

/// A draw that can be claimed counts as claimed.
QString drawnHow(const chess::Position& position, const QString& result)
{
    if (!position.canClaimDraw())
        return result;
    return position.occurrences() >= 3 ? Words::tr("Draw: the position occurred three times")
                                       : Words::tr("Draw: 50 moves without capture or pawn move");
}

QString chessState(const GameSession& session, const chess::Position& position)
{
    const QString result = resultText(session.result());
    switch (position.ending()) {
    case chess::Ending::Checkmate: return Words::tr("Checkmate: %1 wins").arg(sideName(session, game::opponent(session.toMove())));
    case chess::Ending::Stalemate: return Words::tr("Draw by stalemate");
    case chess::Ending::InsufficientMaterial: return Words::tr("Draw by insufficient material");
    case chess::Ending::FivefoldRepetition: return Words::tr("Draw: the position occurred five times");
    case chess::Ending::SeventyFiveMoves: return Words::tr("Draw: 75 moves without capture or pawn move");
    case chess::Ending::None: break;
    }
    if (session.phase() == Phase::Over)
        return session.result() == QLatin1String("1/2-1/2") ? drawnHow(position, result) : wonHow(session, result);
    return position.inCheck() ? Words::tr("%1 is in check").arg(sideName(session, session.toMove())) : toMoveText(session.position());
}

QString spanWords(const QString& seconds)
{
    const qlonglong count = seconds.toLongLong();
    return count > 0 && count % 60 == 0 ? Words::tr("%1 min").arg(count / 60) : Words::tr("%1 s").arg(count);
}

/// The clocks of files, "600 + 5x30 byo-yomi", "600 + 15/300 Canadian", "600 + 10 fischer" or "300+3", as text; anything else unchanged.
QString timeWords(const QString& written)
{
    static const QRegularExpression byoYomi(QStringLiteral("^(?:(\\d{1,6}) \\+ )?(\\d{1,4})x(\\d{1,6}) byo-yomi$"));
    static const QRegularExpression canadian(QStringLiteral("^(?:(\\d{1,6}) \\+ )?(\\d{1,4})/(\\d{1,6}) Canadian$"));
    static const QRegularExpression added(QStringLiteral("^(\\d{1,6})(?: ?\\+ ?(\\d{1,6})(?: fischer)?)?$"));
    const auto after = [](const QString& main, const QString& overtime) {
        return main.isEmpty() ? overtime : QStringLiteral("%1 + %2").arg(spanWords(main), overtime);
    };
    if (const auto match = byoYomi.match(written); match.hasMatch())
        return after(match.captured(1), Words::tr("%1 × %2").arg(match.captured(2), spanWords(match.captured(3))));
    if (const auto match = canadian.match(written); match.hasMatch())
        return after(match.captured(1), Words::tr("%1 moves in %2").arg(match.captured(2), spanWords(match.captured(3))));
    if (const auto match = added.match(written); match.hasMatch())
        return match.captured(2).toInt() == 0
            ? spanWords(match.captured(1))
            : Words::tr("%1 + %2 per move").arg(spanWords(match.captured(1)), spanWords(match.captured(2)));
    return written;
}

/// Rules with a name in every language; others unchanged.
QString rulesWords(const QString& written)
{
    static constexpr std::pair<const char*, const char*> kNames[]
        = {{"chinese", QT_TRANSLATE_NOOP("GameTerms", "Chinese")}, {"japanese", QT_TRANSLATE_NOOP("GameTerms", "Japanese")},
            {"nz", QT_TRANSLATE_NOOP("GameTerms", "New Zealand")}, {"new zealand", QT_TRANSLATE_NOOP("GameTerms", "New Zealand")}};
    for (const auto& [id, name] : kNames)
        if (written.compare(QLatin1String(id), Qt::CaseInsensitive) == 0)
            return QCoreApplication::translate("GameTerms", name);
    return written;
}

} // namespace

QString sideName(const GameSession& session, Side side) { return sideName(session.position(), side); }

QString stateText(const GameSession& session)
{
    if (const auto* position = session.chessPosition())
        return chessState(session, *position);
    if (session.phase() == Phase::Over)
        return resultText(session.result());
    if (session.phase() == Phase::Scoring)
        return Words::tr("Counting");
    return Words::tr("%1 to play").arg(sideName(session, session.toMove()));
}

std::vector<std::pair<QString, QString>> gameFacts(const GameSession& session)
{
    const record::GameRecord& record = session.record();
    const auto info = record::gameInfo(record);
    std::vector<std::pair<QString, QString>> facts;
    const auto add = [&](const QString& word, const QString& value) {
        if (!value.isEmpty())
            facts.emplace_back(word, value);
    };
    add(Words::tr("Game"), gameName(record.setup));
    if (const auto* position = session.goPosition()) {
        add(Words::tr("Rules"),
            record.setup.rules.empty()
                ? rulesWords(QString::fromUtf8(position->rules().name.data(), static_cast<qsizetype>(position->rules().name.size())))
                : rulesWords(QString::fromStdString(record.setup.rules)));
        add(Words::tr("Komi"), pointsText(position->komi()));
        if (record.setup.handicap >= 2)
            add(Words::tr("Handicap"), QString::number(record.setup.handicap));
    }
    add(session.goPosition() ? Words::tr("Opening", "Go") : Words::tr("Opening"), openingName(record::openingText(record)));
    add(Words::tr("Date"), dateWords(info));
    add(Words::tr("Event"), QString::fromStdString(info.event));
    add(Words::tr("Place"), QString::fromStdString(info.place));
    add(Words::tr("Time"), timeWords(QString::fromStdString(info.timeControl)));
    add(Words::tr("Result"), resultText(session.result()));
    return facts;
}

} // namespace evenmatch::ui
