#include "ui/library/library_service.h"

#include "core/library/learn_positions.h"
#include "core/library/storage/packed_text.h"
#include "core/library/transfer/added_text.h"
#include "ui/library/library_news.h"
#include "ui/text/error_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace evenmatch::ui {

namespace {

std::filesystem::path pathOf(const QString& file) { return {file.toStdU16String()}; }

/// Reads and checks the games of texts, then adds them together.
core::Result<library::ImportReport> importGamesOf(library::Library& library, const std::vector<GamesText>& sources)
{
    library::ImportReport report;
    std::vector<library::PreparedGame> prepared;
    library::TextPacker packer;
    for (const GamesText& source : sources) {
        auto reader = record::readGames(source.text, source.name);
        if (!reader)
            return reader.error();
        while (true) {
            auto game = (*reader)->next();
            if (!game) {
                report.failed.push_back(game.error());
                ++report.failedFiles;
                continue;
            }
            if (!game->has_value())
                break;
            auto ready = library::prepare(**game, source.name, packer);
            if (!ready) {
                report.failed.push_back(ready.error());
                ++report.failedGames;
                continue;
            }
            prepared.push_back(*std::move(ready));
        }
    }
    const auto added = library.addAll(prepared);
    if (!added)
        return added.error();
    for (std::size_t i = 0; i < added->size(); ++i) {
        ++((*added)[i].isNew ? report.imported : report.duplicates);
        if (!(*added)[i].isNew || prepared[i].problems.empty())
            continue;
        report.problems.push_back(prepared[i].problems.front());
        ++report.gamesWithProblems;
    }
    return report;
}

/// Nothing if the user played neither side, or both.
std::optional<game::Side> sideOfUser(library::Library& library, library::GameId id)
{
    const auto stored = library.game(id);
    if (!stored)
        return std::nullopt;
    const auto isMine = [&](std::size_t side) {
        const auto player = library.playerOf(stored->header.info.players[side].name);
        const auto known = player ? library.player(*player) : core::Result<library::Player>(player.error());
        return known && known->isMe;
    };
    if (isMine(0) == isMine(1))
        return std::nullopt;
    return isMine(0) ? game::Side::First : game::Side::Second;
}

/// Whether the id still refers to the same game. The library may have been restored from a copy or created again.
/// anew since then.
bool isStillThere(library::Library& library, const KeptGame& kept)
{
    const auto stored = kept.id ? library.game(*kept.id) : core::Result<library::StoredGame>(core::Error{core::ErrorCode::NotFound});
    return stored && stored->contentHash == kept.known;
}

/// The current place of a game, with its content in the library.
core::Result<LibraryPlace> placeOf(library::Library& library, library::GameId id)
{
    const auto stored = library.game(id);
    return stored ? core::Result(LibraryPlace{.id = id, .contentHash = stored->contentHash}) : stored.error();
}

core::Result<LibraryPlace> keepGame(library::Library& library, const KeptGame& kept)
{
    const bool isThere = isStillThere(library, kept);
    const std::string all = gameText(kept.record).toStdString();
    if (kept.analysisOnly && isThere) {
        const auto written = library::setAddedText(library, *kept.id, all);
        return written ? placeOf(library, *kept.id) : written.error();
    }
    library::TextPacker packer;
    const std::string text = gameText(kept.game).toStdString();
    const auto prepared = library::prepare({.record = kept.game, .text = text, .problems = {}}, "", packer);
    if (!prepared)
        return prepared.error();
    if (isThere) {
        auto updated = library::updateWithAdded(library, *kept.id, *prepared, all);
        if (updated) // a game that goes on is wanted, although it was moved to the trash
            updated = library.restoreFromTrash({&*kept.id, 1});
        if (updated)
            return placeOf(library, *kept.id);
        if (updated.error().code != core::ErrorCode::NotFound)
            return updated.error();
    }
    const auto added = library.save(*prepared);
    if (!added)
        return added.error();
    const auto before = library::addedText(library, added->id); // of an equal game
    if (!before)
        return before.error();
    const bool hasOthers = !before->empty() && *before != all;
    if (!hasOthers && all != text)
        if (const auto written = library::setAddedText(library, added->id, all); !written)
            return written.error();
    auto place = placeOf(library, added->id);
    if (place)
        place->hasOtherAdditions = hasOthers;
    return place;
}

} // namespace

LibraryService::LibraryService(const QString& file, Engine& engine, QObject* parent) : QObject(parent), m_file(file), m_engine(engine)
{
    connect(this, &LibraryService::changed, this, [this] { readOthersChanges(false); });
    open();
}

LibraryService::~LibraryService()
{
    if (m_changes.wait)
        m_changes.wait();
    for (const auto& begin : m_changes.waiting)
        begin()(); // the engine drops waiting jobs when it ends
}

core::Result<library::OpenReport> LibraryService::openBoth(const std::filesystem::path& path, Desk& reading, Desk& writing, bool checked)
{
    auto writer = library::Library::open(path, {.checkIntegrity = checked, .recover = true});
    if (!writer)
        return writer.error();
    auto reader = library::Library::open(path, {.create = false, .checkIntegrity = false});
    if (!reader)
        return reader.error();
    const library::OpenReport report = writer->report();
    writing.library.emplace(*std::move(writer));
    reading.library.emplace(*std::move(reader));
    return report;
}

/// A complete check of the file takes long; meanwhile the games are visible.
void LibraryService::open()
{
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [path = pathOf(m_file), reading = m_reading, writing = m_writing](
            jobs::JobContext&) { return openBoth(path, *reading, *writing, false); },
        [this](const core::Result<library::OpenReport>& report) {
            opened(report);
            if (report && !report->created && !report->recovered)
                check();
        });
}

void LibraryService::check()
{
    const auto work
        = [path = pathOf(m_file), reading = m_reading, writing = m_writing](jobs::JobContext&) -> core::Result<library::OpenReport> {
        if (const auto sound = library::Library::open(path, {.create = false}); sound)
            return sound->report();
        else if (sound.error().code != core::ErrorCode::LibraryDamaged)
            return library::OpenReport{};
        const std::scoped_lock nobodyElse(writing->mutex, reading->mutex);
        reading->library.reset();
        writing->library.reset();
        return openBoth(path, *reading, *writing, true);
    };
    m_engine.run({}, jobs::Priority::Normal, this, work, [this](const core::Result<library::OpenReport>& report) {
        if (!report || report->recovered || report->factsMended > 0) {
            opened(report);
            Q_EMIT changed();
        }
        if (report && !report->recovered)
            learnPositions();
    });
}

/// Computes the positions of games added by older versions, in small steps, so that others can write in between.
void LibraryService::learnPositions()
{
    const auto begin = [this](const core::Result<std::uint64_t>& left) {
        if (!left || *left == 0)
            return;
        const auto work = [service = QPointer<LibraryService>(this)](library::Library& library, jobs::JobContext& job) {
            LibraryNews news(service);
            return library::learnAllPositions(library, job, [&] { news.tell([](LibraryService& there) { Q_EMIT there.changed(); }); });
        };
        runAside(
            tr("Making positions searchable"), jobs::Priority::Normal, this, work, [this](const core::Result<void>&) { Q_EMIT changed(); });
    };
    ask(
        this, [](library::Library& library) { return library.gamesWithoutPositions(); }, begin);
}

void LibraryService::opened(const core::Result<library::OpenReport>& report)
{
    if (!report) {
        core::Error error = report.error();
        if (error.file.empty())
            error.file = m_file.toStdString();
        m_problem = tr("Your games cannot be opened: %1.").arg(errorText(error));
        m_state = State::Failed;
    } else {
        if (report->recovered) {
            m_problem = tr("The file with your games was damaged. %n games were recovered; the damaged file is kept as %1.", nullptr,
                static_cast<int>(report->gamesSaved))
                            .arg(QString::fromStdString(report->damagedFile.string()));
            if (!report->gamesLost)
                m_problem = tr("%1 The number of lost games is unknown.").arg(m_problem);
            else if (*report->gamesLost > 0)
                m_problem = tr("%1 At least about %2 games were lost.").arg(m_problem, QString::number(*report->gamesLost));
        } else if (report->factsMended > 0) {
            m_problem = tr("Names, results or dates of %n games were damaged. Evenmatch restored them from the games themselves.", nullptr,
                static_cast<int>(report->factsMended));
        }
        m_state = State::Ready;
        readOthersChanges(false);
    }
    Q_EMIT stateChanged();
    for (auto& task : std::exchange(m_waiting, {}))
        task();
}

void LibraryService::lookForChanges()
{
    if (m_state == State::Ready)
        readOthersChanges(true);
}

void LibraryService::readOthersChanges(bool tells)
{
    ask(
        this, [](library::Library& library) { return library.othersChanges(); },
        [this, tells](const core::Result<std::int64_t>& changes) {
            if (!changes)
                return;
            const auto before = std::exchange(m_othersChanges, *changes);
            if (tells && before && *before != *changes)
                Q_EMIT changed();
        });
}

void LibraryService::whenOpen(std::function<void()> task)
{
    if (m_state == State::Opening)
        m_waiting.push_back(std::move(task));
    else
        task();
}

void LibraryService::inTurn(Turns& turns, std::function<std::function<void()>()> begin)
{
    turns.waiting.push_back(std::move(begin));
    whenOpen([this, &turns] { beginNext(turns); });
}

void LibraryService::beginNext(Turns& turns)
{
    while (!turns.wait && !turns.waiting.empty()) {
        const auto begin = std::move(turns.waiting.front());
        turns.waiting.pop_front();
        turns.wait = begin();
    }
}

void LibraryService::endTurn(Turns& turns)
{
    turns.wait = {};
    beginNext(turns);
}

void LibraryService::importFiles(const QStringList& paths)
{
    std::vector<std::filesystem::path> places;
    for (const QString& path : paths)
        places.push_back(pathOf(path));
    const QString name = paths.size() == 1 ? tr("Importing %1").arg(QFileInfo(paths.front()).fileName())
                                           : tr("Importing %n files and folders", nullptr, static_cast<int>(paths.size()));
    runImport(name, [service = QPointer<LibraryService>(this), file = pathOf(m_file), places](jobs::JobContext& job) {
        LibraryNews news(service);
        const auto tell = [&news](const library::ImportReport&) { news.tell([](LibraryService& there) { Q_EMIT there.changed(); }); };
        return library::importGames(file, places, job, {.onCommit = tell, .openReader = {}});
    });
}

void LibraryService::importText(const QString& text)
{
    importTexts(tr("Importing from the clipboard"), {{tr("clipboard").toStdString(), text.toStdString()}});
}

void LibraryService::importSamples()
{
    std::vector<GamesText> samples;
    for (const char* const name : {":/samples/chess.pgn", ":/samples/go.sgf"}) {
        QFile file(QLatin1String{name});
        if (file.open(QIODevice::ReadOnly))
            samples.push_back({QFileInfo(file).fileName().toStdString(), file.readAll().toStdString()});
    }
    importTexts(tr("Adding sample games"), std::move(samples));
}

void LibraryService::importTexts(const QString& job, std::vector<GamesText> sources)
{
    runImport(
        job, onDesk(m_writing, [sources = std::move(sources)](library::Library& library) { return importGamesOf(library, sources); }));
}

void LibraryService::runImport(const QString& name, std::function<core::Result<library::ImportReport>(jobs::JobContext&)> work)
{
    ++m_imports;
    whenOpen([this, name, work = std::move(work)] {
        if (m_state == State::Failed) {
            --m_imports;
            Q_EMIT failed(m_problem);
            return;
        }
        Q_EMIT importStarted();
        m_engine.run(name, jobs::Priority::Normal, this, work, [this](core::Result<library::ImportReport> report) {
            --m_imports;
            Q_EMIT changed();
            if (!report && report.error().code != core::ErrorCode::Stopped)
                Q_EMIT failed(tr("The import stopped: %1.").arg(errorText(report.error())));
            Q_EMIT imported(report.valueOr({.stopped = true}));
        });
    });
}

void LibraryService::keep(const KeptGame& game, QObject* receiver, std::function<void(std::optional<LibraryPlace>)> done)
{
    inTurn(m_changes, [this, game, receiver = QPointer<QObject>(receiver), done = std::move(done)] {
        const auto tell = [this, receiver, done, isListed = !game.analysisOnly](const core::Result<LibraryPlace>& kept) {
            endTurn(m_changes);
            if (!kept)
                Q_EMIT failed(tr("The game could not be added to your games: %1.").arg(errorText(kept.error())));
            else if (isListed)
                Q_EMIT changed();
            if (receiver)
                done(kept ? std::optional(*kept) : std::nullopt);
        };
        const auto job = m_engine.run({}, jobs::Priority::Interactive, this,
            onDesk(m_writing, [game](library::Library& library) { return keepGame(library, game); }), tell);
        return [job] { job.wait(); };
    });
}

std::vector<bool> LibraryService::keepNow(const std::vector<KeptGame>& games)
{
    std::vector<bool> kept(games.size());
    if (games.empty() || m_state != State::Ready)
        return kept;
    auto library = library::Library::open(pathOf(m_file), {.create = false, .checkIntegrity = false, .recover = false});
    for (std::size_t i = 0; library && i < games.size(); ++i)
        kept[i] = keepGame(*library, games[i]).ok();
    return kept;
}

core::Result<GameTexts> LibraryService::textsOf(library::Library& library, library::GameId id)
{
    auto game = library.text(id);
    if (!game)
        return game.error();
    const auto stored = library.game(id);
    if (!stored)
        return stored.error();
    return GameTexts{*std::move(game), library::addedText(library, id).valueOr({}), sideOfUser(library, id), stored->contentHash};
}

} // namespace evenmatch::ui
