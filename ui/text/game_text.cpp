#include "ui/text/game_text.h"

#include "core/game/chess/notation.h"
#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "nn/input/played_game.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace evenmatch::ui {

using game::Side;

namespace {

struct GameWords {
    Q_DECLARE_TR_FUNCTIONS(Session)
};

constexpr QStringView kEnglishLetters = u"KQRBN";

/// SAN with the piece letters of the user's language: "Nf3", in German "Sf3".
QString withLocalLetters(std::string_view san)
{
    const QString local = localPieceLetters();
    QString text = QString::fromUtf8(san.data(), static_cast<qsizetype>(san.size()));
    for (QChar& letter : text)
        if (const qsizetype piece = kEnglishLetters.indexOf(letter); piece >= 0)
            letter = local[piece];
    return text;
}

} // namespace

QString pointsText(double points)
{
    const double rounded = std::round(100 * points) / 100;
    return QLocale().toString(rounded, 'f', QLocale::FloatingPointShortest);
}

QString localPieceLetters()
{
    //: The letters of king, queen, rook, bishop and knight in the notation of moves.
    const QString local = GameWords::tr("KQRBN");
    return local.size() == kEnglishLetters.size() ? local : kEnglishLetters.toString();
}

QString moveNumberText(const nn::PlayedGame& game, std::size_t ply)
{
    const QString number = QString::number(game.numberOf(ply));
    if (!game.start->as<chess::Position>())
        return number;
    return number + (game.sideOf(ply) == Side::First ? QStringLiteral(".") : QStringLiteral("…"));
}

QString sideName(const game::AnyPosition& position, Side side)
{
    const bool black = position.as<go::Position>() ? side == Side::First : side == Side::Second;
    return black ? GameWords::tr("Black") : GameWords::tr("White");
}

QString toMoveText(const game::AnyPosition& position) { return GameWords::tr("%1 to move").arg(sideName(position, position.sideToMove())); }

QString gameOverText() { return GameWords::tr("The game is over."); }

QString resultText(const QString& result)
{
    if (result == QLatin1String("1-0"))
        return GameWords::tr("White wins");
    if (result == QLatin1String("0-1"))
        return GameWords::tr("Black wins");
    if (result == QLatin1String("1/2-1/2") || result == QLatin1String("0")
        || result.compare(QLatin1String("draw"), Qt::CaseInsensitive) == 0)
        return GameWords::tr("Draw");
    if (result.size() < 2 || result.at(1) != QLatin1Char('+'))
        return result;
    const QChar letter = result.at(0).toUpper();
    if (letter != QLatin1Char('B') && letter != QLatin1Char('W'))
        return result;
    // Only results of Go have this form. Some languages have other words for them than for those of chess.
    const QString winner = letter == QLatin1Char('B') ? GameWords::tr("Black") : GameWords::tr("White");
    const QString how = result.mid(2).trimmed();
    bool isNumber = false;
    const double margin = how.toDouble(&isNumber);
    if (isNumber)
        return margin == 1 ? GameWords::tr("%1 wins by 1 point").arg(winner)
                           : GameWords::tr("%1 wins by %2 points").arg(winner, pointsText(margin));
    if (how.startsWith(QLatin1Char('R'), Qt::CaseInsensitive))
        return GameWords::tr("%1 wins by resignation", "Go").arg(winner);
    if (how.startsWith(QLatin1Char('T'), Qt::CaseInsensitive))
        return GameWords::tr("%1 wins on time", "Go").arg(winner);
    if (how.startsWith(QLatin1Char('F'), Qt::CaseInsensitive))
        return GameWords::tr("%1 wins by forfeit").arg(winner);
    return how.isEmpty() ? GameWords::tr("%1 wins").arg(winner) : result;
}

QString resultLabel(const QString& result) { return result == QLatin1String("0") ? resultText(result) : result; }

QString moveWords(const game::AnyPosition& position, game::Move move)
{
    if (const auto* board = position.as<chess::Position>())
        return withLocalLetters(board->san(move));
    const auto* board = position.as<go::Position>();
    return board && board->isPass(move) ? GameWords::tr("pass") : QString::fromStdString(position.moveText(move));
}

QString refusalText(const game::AnyPosition& position, game::Move move)
{
    if (const auto* board = position.as<go::Position>())
        if (const auto verdict = board->check(move); !verdict.ok())
            return errorText(verdict.error());
    if (const auto* board = position.as<chess::Position>()) {
        const std::string text = chess::writeUci(move, board->isChess960());
        if (board->isOver())
            return errorText({.code = core::ErrorCode::MoveAfterEnd, .detail = text});
        if (const auto read = board->parseSan(text); !read.ok())
            return errorText(read.error());
    }
    return errorText({core::ErrorCode::NoSuchMove});
}

QString judgementGlyph(record::Judgement judgement)
{
    switch (judgement) {
    case record::Judgement::VeryGood: return QStringLiteral("!!");
    case record::Judgement::Good: return QStringLiteral("!");
    case record::Judgement::Interesting: return QStringLiteral("!?");
    case record::Judgement::Doubtful: return QStringLiteral("?!");
    case record::Judgement::Bad: return QStringLiteral("?");
    case record::Judgement::VeryBad: return QStringLiteral("??");
    case record::Judgement::None: break;
    }
    return {};
}

QString chessGlyphs(record::Judgement judgement, record::Assessment assessment)
{
    const auto with = [&](const QString& sign) { return judgementGlyph(judgement) + QLatin1Char(' ') + sign; };
    switch (assessment) {
    case record::Assessment::Even: return with(QStringLiteral("="));
    case record::Assessment::Unclear: return with(QStringLiteral("∞"));
    case record::Assessment::FirstBetter: return with(QStringLiteral("+="));
    case record::Assessment::FirstMuchBetter: return with(QStringLiteral("±"));
    case record::Assessment::SecondBetter: return with(QStringLiteral("=+"));
    case record::Assessment::SecondMuchBetter: return with(QStringLiteral("∓"));
    case record::Assessment::FirstWinning: return with(QStringLiteral("+−"));
    case record::Assessment::SecondWinning: return with(QStringLiteral("−+"));
    case record::Assessment::None: break;
    }
    return judgementGlyph(judgement);
}

QString countText(const go::Score& score, double komi)
{
    const double ofStones = std::round(score.komi - komi);
    const QString whole = ofStones == 0 ? pointsText(komi) : QStringLiteral("%1 + %2").arg(pointsText(komi), pointsText(ofStones));
    const QString lead = score.margin == 0 ? GameWords::tr("a draw")
        : score.margin > 0                 ? GameWords::tr("Black leads by %1").arg(pointsText(score.margin))
                                           : GameWords::tr("White leads by %1").arg(pointsText(-score.margin));
    return GameWords::tr("Black %1, White %2 and %3 komi: %4").arg(pointsText(score.black), pointsText(score.white), whole, lead);
}

QString gameName(const record::Setup& setup)
{
    if (setup.game == "chess960")
        return GameWords::tr("Chess960");
    if (game::isChess(setup.game))
        return GameWords::tr("Chess");
    return GameWords::tr("Go %1×%2").arg(setup.width).arg(setup.height);
}

QString gameTitle(const record::GameRecord& record)
{
    const auto info = record::gameInfo(record);
    return info.players[0].name.empty() && info.players[1].name.empty() ? gameName(record.setup) : gameTitle(info);
}

QString gameTitle(const record::GameInfo& info)
{
    const auto name = [&](std::size_t side) {
        return info.players[side].name.empty() ? QStringLiteral("?") : QString::fromStdString(info.players[side].name);
    };
    return QStringLiteral("%1 – %2").arg(name(0), name(1));
}

} // namespace evenmatch::ui
