#include "ui/game_document.h"

#include "ui/error_text.h"
#include "ui/opponent/match_me.h"
#include "ui/game_files.h"
#include "ui/session_text.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <filesystem>

namespace evenmatch::ui {

namespace {

constexpr int kRecentFiles = 8;
const auto kRecentKey = QStringLiteral("recentFiles");
const auto kPathKey = QStringLiteral("current/path");
const auto kLibraryIdKey = QStringLiteral("current/libraryId");
const auto kModifiedKey = QStringLiteral("current/modified");

/// Whether Save may write over the file: it holds one whole game in a format that we write.
bool mayOverwrite(const QString& path, const GameListModel& games)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return games.rowCount() == 1 && games.game(0).problems.empty() && games.fileProblems().empty()
        && (suffix == QLatin1String("sgf") || suffix == QLatin1String("pgn"));
}

} // namespace

GameDocument::GameDocument(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder))
{
    connect(&m_session, &GameSession::recordChanged, this, &GameDocument::autosave);
    connect(&m_session, &GameSession::modifiedChanged, this, &GameDocument::titleChanged);
}

QString GameDocument::title() const
{
    return m_path.isEmpty() ? gameTitle(m_session.record()) : QFileInfo(m_path).fileName();
}

bool GameDocument::restore()
{
    for (const QString& suffix : {QStringLiteral(".sgf"), QStringLiteral(".pgn")}) {
        const QString copy = currentPath(suffix);
        if (!QFileInfo::exists(copy))
            continue;
        auto reader = record::openGames(std::filesystem::path(copy.toStdU16String()), {.validate = true, .keepText = false});
        if (!reader.ok())
            continue;
        auto game = (*reader)->next();
        setPlan({});
        if (!game.ok() || !game->has_value() || !(*game)->record || !m_session.load(std::move(*(*game)->record)).ok())
            continue;
        if (QFile plan(planPath()); plan.open(QIODevice::ReadOnly))
            setPlan(gamePlanFromJson(plan.readAll()).value_or(GamePlan()));
        QSettings settings;
        m_path = settings.value(kPathKey).toString();
        if (const auto id = settings.value(kLibraryIdKey).toLongLong(); id > 0)
            m_libraryId = id;
        m_session.setModified(settings.value(kModifiedKey, true).toBool());
        Q_EMIT titleChanged();
        return true;
    }
    return false;
}

void GameDocument::startGame(const NewGame& game)
{
    keepUnsaved();
    m_path.clear();
    m_libraryId.reset();
    m_games.reset();
    Q_EMIT gamesChanged();
    setPlan({}); // nobody shall play in the game before
    m_session.start(game);
    setPlan(game.plan);
    autosave();
    Q_EMIT replaced();
    Q_EMIT titleChanged();
}

bool GameDocument::open(const QString& path)
{
    auto reader = record::openGames(std::filesystem::path(path.toStdU16String()), {.validate = true, .keepText = false});
    if (!reader.ok()) {
        Q_EMIT failed(errorText(reader.error()));
        return false;
    }
    auto games = std::make_unique<GameListModel>(std::move(reader).value());
    int row = 0;
    while (row < games->rowCount() && !games->game(row).record)
        ++row;
    if (row == games->rowCount()) {
        core::Error error{.code = core::ErrorCode::NotAGame, .detail = {}, .file = path.toStdString()};
        if (!games->fileProblems().empty())
            error = games->fileProblems().front();
        else if (games->rowCount() > 0 && !games->game(0).problems.empty())
            error = games->game(0).problems.front();
        Q_EMIT failed(errorText(error));
        return false;
    }
    const bool own = mayOverwrite(path, *games);
    m_games = std::move(games);
    if (!openGame(row)) {
        m_games.reset();
        Q_EMIT gamesChanged();
        return false;
    }
    if (own)
        m_path = QFileInfo(path).absoluteFilePath();
    if (m_games->rowCount() == 1)
        m_games.reset();
    addRecent(path);
    autosave();
    Q_EMIT gamesChanged();
    Q_EMIT titleChanged();
    return true;
}

bool GameDocument::openGame(int row)
{
    const record::ReadGame& game = m_games->game(row);
    if (game.record && !take(*game.record, {}))
        return false;
    if (!game.problems.empty())
        Q_EMIT failed(game.record ? tr("%1; what comes before is kept").arg(errorText(game.problems.front()))
                                  : errorText(game.problems.front()));
    return game.record.has_value();
}

bool GameDocument::paste(const QString& text)
{
    auto record = readGameText(text);
    if (!record.ok()) {
        Q_EMIT failed(tr("The clipboard holds no game: %1. Copy SGF, PGN or FEN text first.").arg(errorText(record.error())));
        return false;
    }
    m_games.reset();
    Q_EMIT gamesChanged();
    return take(std::move(record).value(), {});
}

bool GameDocument::playOn(const QString& text)
{
    auto record = readGameText(text);
    if (!record.ok()) {
        Q_EMIT failed(errorText(record.error()));
        return false;
    }
    m_games.reset();
    Q_EMIT gamesChanged();
    if (!take(std::move(record).value(), {}))
        return false;
    const std::string game = networkGame(m_session.record().setup.game);
    std::string rank = ownRank(game);
    if (rank.empty())
        if (const auto scale = usualScale(game); !scale.empty())
            rank = scale.name(scale.size() / 2);
    GamePlan plan;
    plan.opponent = OpponentPlan{.side = game::opponent(m_session.toMove()), .rank = rank, .engine = {}};
    setPlan(plan);
    savePlan();
    return true;
}

bool GameDocument::take(record::GameRecord record, const QString& path)
{
    keepUnsaved();
    const GamePlan before = m_plan;
    setPlan({});
    if (const auto loaded = m_session.load(std::move(record)); !loaded.ok()) {
        setPlan(before);
        Q_EMIT failed(errorText(loaded.error()));
        return false;
    }
    m_path = path;
    m_libraryId.reset();
    autosave();
    Q_EMIT replaced();
    Q_EMIT titleChanged();
    return true;
}

bool GameDocument::openFromLibrary(library::GameId id, const std::string& text)
{
    auto record = readFirstGame(text);
    if (!record.ok()) {
        Q_EMIT failed(errorText(record.error()));
        return false;
    }
    if (!take(std::move(record).value(), {}))
        return false;
    m_games.reset();
    Q_EMIT gamesChanged();
    setLibraryId(id);
    return true;
}

void GameDocument::setLibraryId(std::optional<library::GameId> id)
{
    m_libraryId = id;
    autosave();
}

/// A game that nobody saved is put aside before another takes its place.
void GameDocument::keepUnsaved()
{
    if (!m_session.isModified() || m_session.record().size() < 2)
        return;
    const QString folder = m_folder + QStringLiteral("/kept");
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss.zzz")) + suffixFor(m_session.record());
    QDir().mkpath(folder);
    const QString path = folder + QLatin1Char('/') + name;
    if (const auto saved = replaceFile(path, gameText(m_session.record()).toUtf8()); !saved.ok()) {
        Q_EMIT failed(errorText(saved.error()));
        return;
    }
    m_session.setModified(false);
    addRecent(path);
    Q_EMIT noticed(tr("The game before was not saved; it is kept under File, Open recent."));
}

void GameDocument::autosave()
{
    QDir().mkpath(m_folder);
    const QString suffix = suffixFor(m_session.record());
    if (const auto saved = replaceFile(currentPath(suffix), gameText(m_session.record()).toUtf8()); !saved.ok()) {
        Q_EMIT failed(errorText(saved.error()));
        return;
    }
    QFile::remove(currentPath(suffix == QLatin1String(".sgf") ? QStringLiteral(".pgn") : QStringLiteral(".sgf")));
    savePlan();
    noteWhereItIs();
}

/// Settings wait for the disk: they are written only where they change, not with every move.
void GameDocument::noteWhereItIs()
{
    QSettings settings; // waits once, when it goes
    const auto set = [&settings](const QString& key, const QVariant& value) {
        if (settings.value(key) != value)
            settings.setValue(key, value);
    };
    set(kPathKey, m_path);
    set(kLibraryIdKey, QVariant::fromValue<qlonglong>(m_libraryId.value_or(0)));
    set(kModifiedKey, m_session.isModified());
}

void GameDocument::setPlan(const GamePlan& plan)
{
    if (plan == m_plan)
        return;
    m_plan = plan;
    Q_EMIT planChanged();
}

void GameDocument::markLearned()
{
    if (m_plan.opponent)
        m_plan.opponent->learned = true;
    savePlan();
}

/// A game between two people without a clock has none.
void GameDocument::savePlan()
{
    if (m_plan == GamePlan())
        QFile::remove(planPath());
    else if (const auto saved = replaceFile(planPath(), toJson(m_plan)); !saved)
        Q_EMIT failed(errorText(saved.error()));
}

bool GameDocument::save(const QString& path)
{
    if (const auto saved = saveGame(m_session.record(), path); !saved.ok()) {
        Q_EMIT failed(tr("%1. Choose another place with Save As.").arg(errorText(saved.error())));
        return false;
    }
    m_path = QFileInfo(path).absoluteFilePath();
    m_session.setModified(false);
    addRecent(path);
    autosave();
    Q_EMIT saved();
    Q_EMIT titleChanged();
    return true;
}

QStringList GameDocument::recentFiles() const
{
    return QSettings().value(kRecentKey).toStringList();
}

void GameDocument::addRecent(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(full);
    files.prepend(full);
    while (files.size() > kRecentFiles)
        files.removeLast();
    QSettings().setValue(kRecentKey, files);
    Q_EMIT recentFilesChanged();
}

} // namespace evenmatch::ui
