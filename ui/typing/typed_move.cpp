#include "ui/typing/typed_move.h"

#include "core/game/chess/notation.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "ui/board/chess_pieces.h"
#include "ui/board/overlay.h"
#include "ui/text/error_text.h"
#include "ui/text/game_text.h"
#include "ui/text/sentences.h"

#include <QCoreApplication>

namespace evenmatch::ui {

namespace {

constexpr int kMostShown = 6; ///< possible moves of an incomplete text

struct TypedWords {
    Q_DECLARE_TR_FUNCTIONS(TypedMove)
};

QString sentence(const core::Error& error)
{
    const QString text = errorText(error);
    return text.left(1).toUpper() + text.mid(1);
}

QString meaning(const game::AnyPosition& position, game::Move move)
{
    const QString words = moveWords(position, move);
    const auto* board = position.as<chess::Position>();
    if (!board)
        return TypedWords::tr("%1 plays %2").arg(sideName(position, position.sideToMove()), words);
    const auto place = placeOf(position, move);
    if (!place || !place->from)
        return words;
    const auto squareOf = [](QPoint cell) { return chess::squareAt(cell.x(), 7 - cell.y()); };
    const auto nameOf = [](chess::Square square) { return QString::fromStdString(chess::squareName(square)); };
    const chess::Square from = squareOf(*place->from);
    return TypedWords::tr("%1: %2 from %3 to %4").arg(words, pieceName(board->pieceAt(from)), nameOf(from), nameOf(squareOf(place->to)));
}

/// Without optional parts: "Nxf3+" can be typed "Nf3".
QString bare(QString text)
{
    for (const QChar needless : QStringLiteral("x:+#=-()/ "))
        text.remove(needless);
    return text;
}

QString begunWords(const game::AnyPosition& position, const QString& text)
{
    const QString typed = bare(text);
    QStringList begun;
    for (const game::Move move : position.legalMoves()) {
        const QString words = moveWords(position, move);
        const auto* board = position.as<chess::Position>();
        const QString uci = board ? QString::fromStdString(chess::writeUci(move, board->isChess960())) : QString();
        if (bare(words).startsWith(typed, Qt::CaseInsensitive) || uci.startsWith(typed, Qt::CaseInsensitive))
            begun << words;
    }
    begun.sort();
    if (begun.size() > kMostShown)
        begun = begun.mid(0, kMostShown) << QStringLiteral("…");
    return joinList(begun);
}

/// Converts the user's piece letters to English ones: a capital, or a small letter at the front that is no file.
std::string inEnglish(QString text)
{
    const QString local = localPieceLetters();
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool small = i == 0 && text[i].isLower() && (text[i] < QLatin1Char('a') || text[i] > QLatin1Char('h'));
        const qsizetype piece = local.indexOf(small ? text[i].toUpper() : text[i]);
        if (piece >= 0)
            text[i] = QStringLiteral("KQRBN")[piece];
    }
    return text.toStdString();
}

core::Result<game::Move> readChess(const chess::Position& position, const QString& text)
{
    const std::string typed = text.toStdString();
    if (const auto move = chess::parseUci(position.board(), text.toLower().toStdString()))
        return *move;
    auto read = chess::parseSan(position.board(), inEnglish(text));
    if (!read && inEnglish(text) != typed)
        if (auto english = chess::parseSan(position.board(), typed))
            return english;
    if (!read) {
        core::Error error = read.error();
        error.detail = typed; // as it was typed
        return error;
    }
    return read;
}

core::Result<game::Move> readGo(const go::Position& position, const QString& text)
{
    if (text.compare(QLatin1String("pass"), Qt::CaseInsensitive) == 0
        || text.compare(moveWords(position, position.passMove()), Qt::CaseInsensitive) == 0)
        return position.passMove();
    const char letter = text[0].toUpper().toLatin1();
    bool isNumber = false;
    const int number = text.mid(1).toInt(&isNumber);
    if (letter < 'A' || letter > 'Z' || letter == 'I' || !isNumber)
        return core::Error{.code = core::ErrorCode::UnreadableMove, .detail = text.toStdString()};
    const int x = letter - 'A' - (letter > 'I' ? 1 : 0);
    const int y = position.size() - number;
    if (x >= position.size() || y < 0 || y >= position.size())
        return core::Error{.code = core::ErrorCode::OffBoard, .detail = text.toStdString()};
    const game::Move move = position.moveAt(x, y);
    if (const auto verdict = position.check(move); !verdict.ok())
        return verdict.error();
    return move;
}

} // namespace

TypedMove readTypedMove(const game::AnyPosition& position, const QString& text)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty())
        return {};
    const auto* chess = position.as<chess::Position>();
    const auto* go = position.as<go::Position>();
    if (position.isOver() || (!chess && !go))
        return {{}, sentence({.code = core::ErrorCode::MoveAfterEnd, .detail = typed.toStdString()})};
    const auto read = chess ? readChess(*chess, typed) : readGo(*go, typed);
    if (read)
        return {*read, meaning(position, *read)};
    const bool isUnfinished = read.error().code != core::ErrorCode::PointTaken && read.error().code != core::ErrorCode::KoForbids;
    const QString begun = isUnfinished ? begunWords(position, typed) : QString();
    return {{}, begun.isEmpty() ? sentence(read.error()) : begun};
}

} // namespace evenmatch::ui
