#include "ui/game/game_opener.h"

#include "ui/text/error_text.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>

namespace evenmatch::ui {

namespace {

/// The result of reading a file. The games are passed on once.
struct FoundGames {
    std::shared_ptr<GameFile> file;
    std::shared_ptr<GameFile::Page> first;
};

/// Reads whole pages, at least up to `row`.
core::Result<FoundGames> findGames(const QString& path, int row, const jobs::JobContext& job)
{
    auto file = GameFile::open(path, job);
    if (!file)
        return file.error();
    auto page = (*file)->next(job);
    if (!page)
        return page.error();
    while (!page->isLast && static_cast<int>(page->games.size()) <= row) {
        auto more = (*file)->next(job);
        if (!more)
            return more.error();
        page->isLast = more->isLast;
        std::ranges::move(more->games, std::back_inserter(page->games));
        std::ranges::move(more->problems, std::back_inserter(page->problems));
    }
    return FoundGames{*std::move(file), std::make_shared<GameFile::Page>(*std::move(page))};
}

} // namespace

GameOpener::GameOpener(GameDocument& document, Engine& engine, QObject* parent) : QObject(parent), m_document(document), m_engine(engine)
{
    connect(&document, &GameDocument::replaced, this, &GameOpener::newWish);
    connect(&document, &GameDocument::restored, this, &GameOpener::newWish);
    connect(&document, &GameDocument::restored, this, &GameOpener::listRestored, Qt::QueuedConnection); // the list may come with the game
}

GameOpener::~GameOpener()
{
    if (m_stop)
        m_stop();
    m_stopListing();
}

int GameOpener::newWish()
{
    if (m_stop)
        m_stop();
    ++m_wish;
    setStop({});
    return m_wish;
}

void GameOpener::cancel()
{
    if (!isReading())
        return;
    newWish();
    Q_EMIT m_document.noticed(tr("Opening was cancelled."));
}

void GameOpener::setStop(std::function<void()> stop)
{
    const bool was = isReading();
    m_stop = std::move(stop);
    if (was != isReading())
        Q_EMIT readingChanged(isReading());
}

template <class T>
void GameOpener::read(
    const QString& name, std::function<core::Result<T>(jobs::JobContext&)> work, std::function<void(core::Result<T>)> take)
{
    const int wish = newWish();
    const auto done = [this, wish, take = std::move(take)](core::Result<T> result) {
        if (wish != m_wish)
            return;
        if (!result && result.error().code == core::ErrorCode::Stopped)
            return cancel(); // stopped in the status line
        setStop({});
        take(std::move(result));
    };
    const auto job = m_engine.run(name, jobs::Priority::Interactive, this, std::move(work), done);
    setStop([job] { job.requestStop(); });
}

void GameOpener::openFiles(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    const QString path = paths.front();
    const auto take = [this, path, others = paths.mid(1)](const core::Result<FoundGames>& found) {
        auto games = found ? core::Result(std::make_unique<GameListModel>(found->file, std::move(*found->first), m_engine))
                           : core::Result<std::unique_ptr<GameListModel>>(found.error());
        if (m_document.open(std::move(games), path))
            Q_EMIT opened();
        else
            openFiles(others);
    };
    read<FoundGames>(
        tr("Opening %1").arg(QFileInfo(path).fileName()), [path](const jobs::JobContext& job) { return findGames(path, 0, job); }, take);
}

void GameOpener::listRestored()
{
    const QString path = m_document.fileToList();
    if (path.isEmpty())
        return;
    const auto job = m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [path, row = m_document.gameRow()](const jobs::JobContext& context) { return findGames(path, row, context); },
        [this, path](const core::Result<FoundGames>& found) {
            if (found && m_document.fileToList() == path)
                m_document.listRestored(std::make_unique<GameListModel>(found->file, std::move(*found->first), m_engine));
        });
    m_stopListing = [job] { job.requestStop(); };
}

void GameOpener::paste(const QString& text)
{
    readText(text, [this](core::Result<record::GameRecord> record) { return m_document.paste(std::move(record)); });
}

void GameOpener::openText(const QString& text, Opened opened)
{
    readText(
        text, [this](core::Result<record::GameRecord> record) { return m_document.openText(std::move(record)); }, std::move(opened));
}

void GameOpener::readText(const QString& text, std::function<bool(core::Result<record::GameRecord>)> take, Opened done)
{
    read<record::GameRecord>(
        {}, [text](const jobs::JobContext& job) { return readGameText(text, job.stopToken()); },
        [this, take = std::move(take), done = std::move(done)](core::Result<record::GameRecord> record) {
            if (!take(std::move(record)))
                return;
            Q_EMIT opened();
            if (done)
                done();
        });
}

void GameOpener::openFromLibrary(int wish, library::GameId id, GameTexts texts, Opened opened)
{
    if (wish != m_wish)
        return;
    read<LibraryGame>(
        {}, [texts = std::move(texts)](const jobs::JobContext& job) { return readLibraryGame(texts, job.stopToken()); },
        [this, id, opened = std::move(opened)](core::Result<LibraryGame> game) {
            if (m_document.openFromLibrary(id, std::move(game)))
                opened();
        });
}

} // namespace evenmatch::ui
