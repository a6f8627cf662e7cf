#include "ui/file/game_files.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/record/board/replay.h"

#include "ui/file/save_file.h"
#include "ui/text/game_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace evenmatch::ui {

namespace {

bool isChess(const record::GameRecord& record) { return game::isChess(record.setup.game); }

/// Whether two records of the same game differ only in annotations.
bool isSameGame(const record::GameRecord& game, const record::GameRecord& annotated)
{
    const auto moves = game.mainLineMoves();
    const auto others = annotated.mainLineMoves();
    return game.setup.game == annotated.setup.game && others.size() >= moves.size()
        && std::equal(moves.begin(), moves.end(), others.begin()) && record::gameInfo(game).result == record::gameInfo(annotated).result;
}

QString withDate(const QString& title, const record::GameInfo& info)
{
    const QString name = fileNameOf(title);
    const QString date = QString::fromStdString(info.isoDate);
    return date.isEmpty() ? name : name + QStringLiteral(", ") + date;
}

} // namespace

core::Result<record::GameRecord> readGameText(const QString& text, const std::stop_token& stop)
{
    const std::string bytes = text.trimmed().toStdString();
    if (auto position = chess::Position::fromFen(bytes); position.ok()) {
        record::GameRecord record;
        record.format = record::Format::Pgn;
        record.setup = {.game = position->isChess960() ? "chess960" : "chess",
            .width = 8,
            .height = 8,
            .rules = {},
            .komi = {},
            .handicap = 0,
            .position = position->fen()};
        return record;
    }
    return readFirstGame(bytes, stop);
}

core::Result<record::GameRecord> readFirstGame(const std::string& bytes, const std::stop_token& stop)
{
    auto reader = record::readGames(bytes, "", {.validate = true, .keepText = false, .stop = stop});
    if (!reader.ok())
        return reader.error();
    auto game = (*reader)->next();
    if (!game.ok())
        return game.error();
    if (!game->has_value())
        return core::Error{core::ErrorCode::NotAGame};
    record::ReadGame& found = **game;
    if (!found.record)
        return found.problems.empty() ? core::Error{core::ErrorCode::NotAGame} : found.problems.front();
    return std::move(*found.record);
}

core::Result<LibraryGame> readLibraryGame(const GameTexts& texts, const std::stop_token& stop)
{
    auto game = readFirstGame(texts.game, stop);
    if (!game)
        return game.error();
    const std::size_t moves = game->mainLineMoves().size();
    auto annotated = texts.analysis.empty() ? core::Error{core::ErrorCode::NotFound} : readFirstGame(texts.analysis, stop);
    if (!annotated && annotated.error().code == core::ErrorCode::Stopped)
        return annotated.error();
    if (annotated && isSameGame(*game, *annotated))
        game = std::move(annotated);
    return LibraryGame{*std::move(game), moves, texts.mine, texts.contentHash};
}

QString fileNameOf(QString title)
{
    constexpr int kMostBytes = 180; // of the 255 that file systems allow, beside a date, a number, a suffix and ".new"
    static const QRegularExpression awkward(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f\\x7f]+"));
    QString name = title.replace(awkward, QStringLiteral("-")).simplified();
    while (name.toUtf8().size() > kMostBytes)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return name;
}

QString fileNameFor(const record::GameRecord& record) { return withDate(gameTitle(record), record::gameInfo(record)); }

QString fileNameFor(const record::GameInfo& info) { return withDate(gameTitle(info), info); }

QString gameText(const record::GameRecord& record)
{
    return QString::fromStdString(writeGame(record, isChess(record) ? record::Format::Pgn : record::Format::Sgf));
}

QString suffixFor(const record::GameRecord& record) { return isChess(record) ? QStringLiteral(".pgn") : QStringLiteral(".sgf"); }

core::Result<void> saveGame(const record::GameRecord& record, const QString& path) { return saveFile(path, gameText(record).toUtf8()); }

} // namespace evenmatch::ui
