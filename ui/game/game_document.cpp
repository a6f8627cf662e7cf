#include "ui/game/game_document.h"

#include "core/record/board/line_record.h"
#include "core/record/board/replay.h"
#include "core/whole_file.h"
#include "nn/input/played_game.h"
#include "ui/base/preferences.h"
#include "ui/file/game_files.h"
#include "ui/file/save_file.h"
#include "ui/game/new_game.h"
#include "ui/game/session_text.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QThreadPool>

#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kRecentFiles = 8;
constexpr int kSoonMilliseconds = 1000; ///< after a change of text, instead of writing at each key
constexpr int kPauseMilliseconds = 2000; ///< without a change, before waiting for the disk
const auto kStartingSuffix = QStringLiteral(".starting"); ///< present until a start succeeded
const auto kRecentKey = QStringLiteral("recentFiles");

/// Whether Save may overwrite the file: it contains one complete game in a supported format.
bool mayOverwrite(const QString& path, const GameListModel& games)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return games.isOneWholeGame() && (suffix == QLatin1String("sgf") || suffix == QLatin1String("pgn"));
}

/// A checksum of a file's content, because network folders and daylight saving time change its time; empty if it cannot be
/// read.
QByteArray sumOf(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result().toHex() : QByteArray();
}

core::Error whyNone(const GameListModel& games, const QString& path)
{
    if (!games.fileProblems().empty())
        return games.fileProblems().front();
    if (games.rowCount() > 0 && !games.game(0).problems.empty())
        return games.game(0).problems.front();
    return {.code = core::ErrorCode::NotAGame, .detail = {}, .file = path.toStdString()};
}

QString textOf(const library::Hash128& hash)
{
    return QStringLiteral("%1%2").arg(hash.words[0], 16, 16, QLatin1Char('0')).arg(hash.words[1], 16, 16, QLatin1Char('0'));
}

std::optional<library::Hash128> hashFrom(const QString& text)
{
    bool first = false;
    bool second = false;
    const library::Hash128 hash{{text.left(16).toULongLong(&first, 16), text.mid(16).toULongLong(&second, 16)}};
    return text.size() == 32 && first && second ? std::optional(hash) : std::nullopt;
}

/// The way from the root to a node: at each node, the number of the child.
QJsonArray wayTo(const record::GameRecord& record, record::NodeId node)
{
    QJsonArray way;
    for (const record::NodeId step : record.pathTo(node)) {
        if (step == record::kRoot)
            continue;
        int number = 0;
        for (auto child = record.firstChild(record.parent(step)); child != step; child = record.nextSibling(child))
            ++number;
        way.append(number);
    }
    return way;
}

/// The node at the end of a way; kNoNode if the record has none there.
record::NodeId nodeAt(const record::GameRecord& record, const QJsonArray& way)
{
    record::NodeId node = record::kRoot;
    for (const QJsonValue step : way) {
        node = record.firstChild(node);
        for (int number = step.toInt(); number > 0 && node != record::kNoNode; --number)
            node = record.nextSibling(node);
        if (node == record::kNoNode)
            break;
    }
    return node;
}

QString hashText(const game::AnyPosition& position) { return QString::number(position.hash(), 16); }

/// Whether a record has more than the start of a game and its players. A position is content unless a game with a plan began there.
bool hasContent(const record::GameRecord& record, const GamePlan& plan)
{
    return (startsSetUp(record) && plan == GamePlan()) || record.firstChild(record::kRoot) != record::kNoNode
        || !record::comment(record, record::kRoot).empty() || !record::marks(record, record::kRoot).empty();
}

} // namespace

GameDocument::GameDocument(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder))
{
    connect(&m_session, &GameSession::recordChanged, this, [this](Change what) {
        if (what == Change::Game)
            autosave();
        else if (!m_soon.isActive())
            m_soon.start();
    });
    connect(&m_session, &GameSession::modifiedChanged, this, &GameDocument::titleChanged);
    m_soon.setParent(this); // for tests
    m_soon.setObjectName(QStringLiteral("autosave"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        autosave();
        Q_EMIT wordsSettled();
    });
    m_toDisk.setParent(this); // for tests
    m_toDisk.setObjectName(QStringLiteral("toDisk"));
    m_toDisk.setSingleShot(true);
    m_toDisk.setInterval(kPauseMilliseconds);
    connect(&m_toDisk, &QTimer::timeout, this, &GameDocument::bringToDisk);
}

GameDocument::~GameDocument()
{
    const QSignalBlocker nobodyHears(this);
    flush();
    if (m_toDisk.isActive())
        bringToDisk();
}

QString GameDocument::title() const
{
    if (!m_path.isEmpty())
        return QFileInfo(m_path).fileName();
    const record::GameRecord& game = m_session.record();
    const bool isBare = game.size() == 1 && !m_session.isModified() && gameTitle(game) == gameName(game.setup);
    return isBare ? QString() : gameTitle(game);
}

bool GameDocument::restoreAtStart()
{
    if (QFile::exists(currentPath(kStartingSuffix)))
        setAside(tr("Evenmatch could not start with your last game, so it started without it. The game is in %1."));
    QDir().mkpath(m_folder);
    QFile starting(currentPath(kStartingSuffix));
    (void)starting.open(QIODevice::WriteOnly); // if it cannot be written, a failed start is not recognised
    starting.close();
    return restore();
}

void GameDocument::startSucceeded() { QFile::remove(currentPath(kStartingSuffix)); }

/// A path in `folder`/kept without a file.
QString GameDocument::freeKeptPath(const QString& name, const QString& suffix) const
{
    const QString folder = m_folder + QStringLiteral("/kept/");
    QDir().mkpath(folder);
    QString path = folder + name + suffix;
    for (int other = 2; QFileInfo::exists(path); ++other)
        path = folder + QStringLiteral("%1 (%2)%3").arg(name).arg(other).arg(suffix);
    return path;
}

/// Moves the file, which needs no room on the disk, and copies the game's text out of it, without reading the game. `why` is the message,
/// with the game's place as %1.
void GameDocument::setAside(const QString& why)
{
    const auto freePath = [this](const QString& suffix) { return freeKeptPath(QStringLiteral("not restored"), suffix); };
    QString said;
    for (const QString& suffix : {QStringLiteral(".json"), QStringLiteral(".sgf"), QStringLiteral(".pgn")})
        if (const QString aside = freePath(suffix); QFile::rename(currentPath(suffix), aside))
            said = said.isEmpty() ? aside : said;
    if (QFile file(said); said.endsWith(QLatin1String(".json")) && file.open(QIODevice::ReadOnly)) {
        const QByteArray text = QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("game")].toString().toUtf8();
        const QString game = freePath(text.startsWith('(') ? QStringLiteral(".sgf") : QStringLiteral(".pgn"));
        if (!text.isEmpty() && saveFile(game, text).ok()) {
            said = game;
            addRecent(game);
        }
    }
    if (!said.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, told = why.arg(said)] { Q_EMIT failed(told); }, Qt::QueuedConnection);
}

bool GameDocument::restore()
{
    for (const QString& suffix : {QStringLiteral(".json"), QStringLiteral(".sgf"), QStringLiteral(".pgn")})
        if (QFileInfo(currentPath(suffix)).size() > kMostRestored) {
            setAside(tr("Your last game is too large to open at startup. It was moved to %1."));
            return false;
        }
    QFile file(currentPath(QStringLiteral(".json")));
    const bool restored = (file.open(QIODevice::ReadOnly) && restore(file.readAll())) || restoreOlder();
    if (restored) {
        Q_EMIT titleChanged();
        Q_EMIT this->restored();
    } else if (file.size() > 0) { // otherwise the next game would overwrite it
        file.close();
        setAside(tr("Your last game could not be read. It was moved to %1."));
    }
    return restored;
}

bool GameDocument::restore(const QByteArray& json)
{
    const QJsonObject all = QJsonDocument::fromJson(json).object();
    auto record = readFirstGame(all[QLatin1String("game")].toString().toStdString());
    const bool imported = all[QLatin1String("imported")].toBool();
    setPlan({});
    if (!record.ok()
        || !m_session.load(*std::move(record), imported ? Origin::Imported : Origin::Here, all[QLatin1String("moves")].toInt()).ok())
        return false;
    m_path = all[QLatin1String("path")].toString();
    m_pathSum = all[QLatin1String("pathSum")].toString().toLatin1();
    m_listed = {all[QLatin1String("list")].toString(), all[QLatin1String("listChanged")].toInteger()};
    m_gameRow = all[QLatin1String("row")].toInt();
    const auto hash = hashFrom(all[QLatin1String("libraryHash")].toString());
    if (const auto id = all[QLatin1String("libraryId")].toInteger(); id > 0 && hash)
        m_inLibrary = {id, *hash};
    if (m_inLibrary && all[QLatin1String("kept")].toBool())
        m_kept = gameItself();
    m_mine.reset();
    if (const int side = all[QLatin1String("mine")].toInt(-1); side == 0 || side == 1)
        m_mine = side == 0 ? game::Side::First : game::Side::Second;
    m_session.setModified(all[QLatin1String("modified")].toBool(true));
    setPlan(gamePlanFromJson(QJsonDocument(all[QLatin1String("plan")].toObject()).toJson()).value_or(GamePlan()));
    const record::NodeId place = nodeAt(m_session.record(), all[QLatin1String("way")].toArray());
    if (m_session.standing() != Standing::Running && place != record::kNoNode) // which goes on at its end
        if (const auto there = record::positionAt(m_session.record(), place);
            there && hashText(*there) == all[QLatin1String("position")].toString())
            m_session.goTo(place);
    m_writtenAt = m_session.node();
    return true;
}

/// The form of earlier versions: the game, and its plan in a separate file.
bool GameDocument::restoreOlder()
{
    for (const QString& suffix : {QStringLiteral(".sgf"), QStringLiteral(".pgn")}) {
        QFile file(currentPath(suffix));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto record = readFirstGame(file.readAll().toStdString());
        QFile plan(currentPath(QStringLiteral(".json")));
        const auto read = plan.open(QIODevice::ReadOnly) ? gamePlanFromJson(plan.readAll()) : std::nullopt;
        setPlan({});
        if (!record.ok() || !m_session.load(*std::move(record), read ? Origin::Here : Origin::Imported).ok())
            continue;
        m_session.setModified(true);
        setPlan(read.value_or(GamePlan()));
        return true;
    }
    return false;
}

bool GameDocument::startGame(const NewGame& game)
{
    if (!keepUnsaved())
        return false;
    m_path.clear();
    m_inLibrary.reset();
    m_mine.reset();
    m_games.reset();
    m_listed = {};
    Q_EMIT gamesChanged();
    setPlan({}); // the previous game's opponent must not play
    m_session.start(game);
    m_session.setModified(game.begun && game.plan == GamePlan()); // a position that was set up is nowhere else
    setPlan(game.plan);
    autosave();
    Q_EMIT replaced();
    Q_EMIT titleChanged();
    return true;
}

bool GameDocument::open(core::Result<std::unique_ptr<GameListModel>> games, const QString& path)
{
    const int row = games ? (*games)->readable(0, 1) : -1;
    if (row < 0) {
        Q_EMIT failed(errorText(games ? whyNone(**games, path) : games.error()));
        return false;
    }
    auto before = std::exchange(m_games, std::move(games).value());
    const Listed listed = std::exchange(m_listed, {QFileInfo(path).absoluteFilePath(), m_games->fileChanged()});
    const bool own = mayOverwrite(path, *m_games);
    if (!openGame(row)) {
        m_games = std::move(before);
        m_listed = listed;
        return false;
    }
    if (own)
        setPath(path);
    if (m_games->rowCount() == 1) {
        m_games.reset();
        m_listed = {};
    }
    addRecent(path);
    autosave();
    Q_EMIT gamesChanged();
    Q_EMIT titleChanged();
    return true;
}

void GameDocument::listAgain(std::unique_ptr<GameListModel> games, int row)
{
    m_games = std::move(games);
    m_gameRow = row;
    Q_EMIT gamesListed();
}

void GameDocument::listRestored(std::unique_ptr<GameListModel> games)
{
    if (games->rowCount() < 2)
        return;
    const bool isSame = games->fileChanged() == m_listed.changed && m_gameRow < games->rowCount();
    m_listed.changed = games->fileChanged();
    listAgain(std::move(games), isSame ? m_gameRow : -1);
}

bool GameDocument::openGame(int row)
{
    const record::ReadGame& game = m_games->game(row);
    if (game.record && !take(*game.record, row))
        return false;
    if (!game.problems.empty())
        Q_EMIT failed(game.record ? withMovesKept(errorText(game.problems.front())) : errorText(game.problems.front()));
    return game.record.has_value();
}

bool GameDocument::paste(core::Result<record::GameRecord> record)
{
    if (!record.ok()) {
        Q_EMIT failed(tr("The clipboard contains no game: %1. Copy SGF, PGN or FEN text first.").arg(errorText(record.error())));
        return false;
    }
    return takeText(std::move(record).value());
}

bool GameDocument::openText(core::Result<record::GameRecord> record)
{
    if (!record.ok()) {
        Q_EMIT failed(tr("The text contains no game: %1").arg(errorText(record.error())));
        return false;
    }
    return takeText(std::move(record).value());
}

bool GameDocument::takeText(record::GameRecord record)
{
    if (!take(std::move(record), {}))
        return false;
    Q_EMIT gamesChanged();
    return true;
}

bool GameDocument::playOn(const record::GameRecord& begun, std::optional<game::Side> user)
{
    const auto played = nn::playedGame(begun);
    if (!played) {
        Q_EMIT failed(errorText(played.error()));
        return false;
    }
    const game::Side toMove = played->sideOf(played->moves.size());
    // the annotations of the others stay with their game
    return startGame(playedOn(record::lineRecord(*played->start, played->moves), user.value_or(toMove)));
}

bool GameDocument::take(
    record::GameRecord record, std::optional<int> row, std::optional<std::size_t> gameMoves, std::optional<game::Side> mine)
{
    if (const auto start = GameSession::startOf(record); !start.ok()) {
        Q_EMIT failed(errorText(start.error()));
        return false;
    }
    if (!keepUnsaved())
        return false;
    setPlan({});
    [[maybe_unused]] const auto loaded = m_session.load(std::move(record), Origin::Imported, gameMoves);
    Q_ASSERT(loaded.ok());
    m_path.clear();
    m_inLibrary.reset();
    m_mine = mine;
    m_gameRow = row.value_or(0);
    if (!row) {
        m_games.reset();
        m_listed = {};
    }
    autosave();
    Q_EMIT replaced();
    Q_EMIT titleChanged();
    return true;
}

bool GameDocument::openFromLibrary(library::GameId id, core::Result<LibraryGame> game)
{
    if (!game) {
        Q_EMIT failed(errorText(game.error()));
        return false;
    }
    if (!take(std::move(game->record), {}, game->moves, game->mine))
        return false;
    Q_EMIT gamesChanged();
    setKept({id, game->contentHash}, gameItself(), true);
    return true;
}

std::optional<game::Side> GameDocument::userSide() const
{
    if (m_plan.opponent)
        return game::opponent(m_plan.opponent->side);
    if (m_mine)
        return m_mine;
    return userSideOf(m_session.record());
}

void GameDocument::setKept(const LibraryPlace& place, const GameItself& kept, bool isSaved)
{
    m_kept = kept;
    m_areAdditionsKept = true;
    m_inLibrary = place;
    if (isSaved && m_path.isEmpty()) // a file is only changed by Save
        m_session.setModified(false);
    autosave();
}

bool GameDocument::isUnsaved() const
{
    return m_session.isModified() && hasContent(m_session.record(), m_plan) && !(isKept() && m_areAdditionsKept);
}

/// Stores an unsaved game that is not in the library before another replaces it. False: it could not be written, so it must not be
/// replaced.
bool GameDocument::keepUnsaved()
{
    flush();
    Q_EMIT failureSettled();
    if (!isUnsaved())
        return true;
    if (const auto saved = keepCopy(m_session.record()); !saved.ok()) {
        Q_EMIT failed(tr("%1. The current game is not saved and stays open; save it somewhere else first.").arg(errorText(saved.error())));
        return false;
    }
    m_session.setModified(false);
    return true;
}

core::Result<void> GameDocument::keepCopy(const record::GameRecord& game)
{
    const QString path = freeKeptPath(fileNameFor(game), suffixFor(game));
    if (auto saved = saveFile(path, gameText(game).toUtf8()); !saved)
        return saved;
    addRecent(path);
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT noticed(tr("Your unsaved game was moved to File ▸ Open recent.")); },
        Qt::QueuedConnection); // a message before the replacement would disappear with the previous game
    return {};
}

QByteArray GameDocument::asJson() const
{
    const QJsonObject all{{QStringLiteral("game"), gameText(m_session.record())},
        {QStringLiteral("imported"), m_session.origin() == Origin::Imported},
        {QStringLiteral("moves"), static_cast<int>(m_session.gameMoves().size())}, {QStringLiteral("path"), m_path},
        {QStringLiteral("pathSum"), QString::fromLatin1(m_pathSum)}, {QStringLiteral("list"), m_listed.path},
        {QStringLiteral("listChanged"), m_listed.changed}, {QStringLiteral("row"), m_gameRow},
        {QStringLiteral("libraryId"), static_cast<qint64>(libraryId().value_or(0))},
        {QStringLiteral("libraryHash"), m_inLibrary ? textOf(m_inLibrary->contentHash) : QString()}, {QStringLiteral("kept"), isKept()},
        {QStringLiteral("mine"), m_mine ? static_cast<int>(*m_mine == game::Side::Second) : -1},
        {QStringLiteral("modified"), m_session.isModified()}, {QStringLiteral("way"), wayTo(m_session.record(), m_session.node())},
        {QStringLiteral("position"), hashText(m_session.position())},
        {QStringLiteral("plan"), QJsonDocument::fromJson(toJson(m_plan)).object()}};
    return QJsonDocument(all).toJson();
}

void GameDocument::flush()
{
    if (m_soon.isActive() || m_session.node() != m_writtenAt || !m_isWritten)
        autosave();
}

bool GameDocument::isSafe()
{
    flush();
    return m_isWritten || !isUnsaved();
}

/// Frequent, so it does not wait for the disk, which can take a second; the disk follows when the changes pause.
void GameDocument::autosave()
{
    const bool hadWords = m_soon.isActive();
    m_soon.stop();
    QDir().mkpath(m_folder);
    const auto saved = saveFileSoon(currentPath(QStringLiteral(".json")), asJson());
    m_isWritten = saved.ok();
    if (saved) {
        m_writtenAt = m_session.node();
        m_toDisk.start();
        for (const QString& older : {QStringLiteral(".sgf"), QStringLiteral(".pgn")})
            QFile::remove(currentPath(older));
    } else {
        Q_EMIT failed(errorText(saved.error()));
    }
    if (hadWords)
        Q_EMIT wordsSettled();
}

/// On another thread, because a busy disk takes seconds. The application waits for it before it ends. The file is written; a disk
/// that fails to confirm it changes nothing.
void GameDocument::bringToDisk()
{
    QThreadPool::globalInstance()->start([file = currentPath(QStringLiteral(".json")).toStdU16String()] { (void)core::bringToDisk(file); });
}

void GameDocument::setPlan(const GamePlan& plan)
{
    if (plan == m_plan)
        return;
    m_plan = plan;
    m_session.setRunning(m_plan != GamePlan());
    Q_EMIT planChanged();
}

void GameDocument::markLearned()
{
    if (m_plan.opponent)
        m_plan.opponent->learned = true;
    autosave();
}

void GameDocument::noteSetting(double setting)
{
    if (m_plan.opponent)
        m_plan.opponent->setting = setting;
}

bool GameDocument::save(const QString& path)
{
    if (const auto saved = saveGame(m_session.record(), path); !saved.ok()) {
        Q_EMIT failed(tr("%1. Choose another place with Save As.").arg(errorText(saved.error())));
        return false;
    }
    setPath(path);
    m_session.setModified(false);
    addRecent(path);
    autosave();
    Q_EMIT saved();
    Q_EMIT titleChanged();
    return true;
}

bool GameDocument::saveAgain()
{
    const QByteArray now = sumOf(m_path);
    if (now.isEmpty() || m_pathSum.isEmpty() || now == m_pathSum)
        return save(m_path);
    Q_EMIT failed(
        tr("%1 was changed by another program. Save the game under another name with Save As.").arg(QFileInfo(m_path).fileName()));
    return false;
}

void GameDocument::setPath(const QString& path)
{
    m_path = QFileInfo(path).absoluteFilePath();
    m_pathSum = sumOf(m_path);
}

QStringList GameDocument::recentFiles() const { return QSettings().value(kRecentKey).toStringList(); }

void GameDocument::addRecent(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(full);
    files.prepend(full);
    while (files.size() > kRecentFiles)
        files.removeLast();
    QSettings().setValue(kRecentKey, files);
    if (const QString folder = QFileInfo(full).path(); folder != QFileInfo(m_folder + QStringLiteral("/kept")).absoluteFilePath())
        setGamesFolder(folder);
}

} // namespace evenmatch::ui
