#include "ui/game/game_files.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/record/replay.h"

#include "ui/game/save_file.h"
#include "ui/text/session_text.h"

#include <QRegularExpression>

namespace evenmatch::ui {

namespace {

bool isChess(const record::GameRecord& record) { return game::isChess(record.setup.game); }

} // namespace

core::Result<record::GameRecord> readGameText(const QString& text)
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
    return readFirstGame(bytes);
}

core::Result<record::GameRecord> readFirstGame(const std::string& bytes)
{
    auto reader = record::readGames(bytes, "", {.validate = true, .keepText = false});
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

QString fileNameOf(QString title)
{
    constexpr int kMostBytes = 180; // of 255 that file systems take, beside a date, a number, a suffix and ".new"
    static const QRegularExpression awkward(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f\\x7f]+"));
    QString name = title.replace(awkward, QStringLiteral("-")).simplified();
    while (name.toUtf8().size() > kMostBytes)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return name;
}

QString fileNameFor(const record::GameRecord& record)
{
    const QString name = fileNameOf(gameTitle(record));
    const QString date = QString::fromStdString(record::gameInfo(record).isoDate);
    return date.isEmpty() ? name : name + QStringLiteral(", ") + date;
}

QString gameText(const record::GameRecord& record)
{
    return QString::fromStdString(writeGame(record, isChess(record) ? record::Format::Pgn : record::Format::Sgf));
}

QString suffixFor(const record::GameRecord& record) { return isChess(record) ? QStringLiteral(".pgn") : QStringLiteral(".sgf"); }

core::Result<void> saveGame(const record::GameRecord& record, const QString& path) { return saveFile(path, gameText(record).toUtf8()); }

} // namespace evenmatch::ui
