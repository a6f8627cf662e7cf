#include "ui/explorer/explorer_source.h"

#include "core/record/file/game_files.h"
#include "ui/library/import_report_card.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <array>

namespace evenmatch::ui {

namespace {

QString hashOf(const QString& path)
{
    return QString::fromLatin1(QCryptographicHash::hash(QFileInfo(path).absoluteFilePath().toUtf8(), QCryptographicHash::Sha1).toHex());
}

/// Keys of the settings: the state of the files for which the library was started, and for which it was completed.
QString stateKey(const QString& path, const char* what) { return QStringLiteral("explorer/%1/%2").arg(hashOf(path), QLatin1String(what)); }

/// A text that changes if a file is added, removed or changed. Empty: the place is missing, such as a disk that is not connected.
QString stateOf(const std::filesystem::path& path, const std::stop_token& stop)
{
    const record::GameFiles files = record::collectFiles(std::array{path}, stop);
    if (files.files.empty() && !files.failed.empty())
        return {};
    std::int64_t newest = 0;
    for (const record::GameFile& file : files.files) {
        std::error_code failed;
        const auto written = std::filesystem::last_write_time(file.path, failed);
        newest = failed ? newest : std::max<std::int64_t>(newest, written.time_since_epoch().count());
    }
    return QStringLiteral("%1 %2 %3").arg(files.files.size()).arg(files.bytes).arg(newest);
}

} // namespace

ExplorerSource::ExplorerSource(LibraryService& own, Engine& engine, QObject* parent) : QObject(parent), m_own(own), m_engine(engine)
{
    connect(&m_own, &LibraryService::changed, this, [this] {
        if (isOwn())
            Q_EMIT changed();
    });
}

ExplorerSource::~ExplorerSource() = default;

LibraryService* ExplorerSource::library() const { return isOwn() ? &m_own : m_files.get(); }

void ExplorerSource::useOwn()
{
    ++m_request;
    m_path.clear();
    m_problem.clear();
    m_files.reset();
    Q_EMIT changed();
}

void ExplorerSource::useFiles(const QString& path)
{
    const int request = ++m_request;
    m_path = path;
    m_problem.clear();
    m_files.reset();
    Q_EMIT changed();
    m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [file = std::filesystem::path(path.toStdU16String())](jobs::JobContext& job) { return stateOf(file, job.stopToken()); },
        [this, request](const core::Result<QString>& state) {
            if (request == m_request && state)
                open(*state);
        });
}

void ExplorerSource::open(const QString& state)
{
    const QString folder = QFileInfo(m_own.file()).absolutePath() + QStringLiteral("/openings");
    const QString file = QStringLiteral("%1/%2.library").arg(folder, hashOf(m_path));
    QSettings settings;
    const bool isAway = state.isEmpty(); // what was read earlier stays
    if (!isAway && settings.value(stateKey(m_path, "begun")) != state) {
        settings.remove(stateKey(m_path, "complete"));
        for (const char* const companion : {"", "-wal", "-shm"})
            QFile::remove(file + QLatin1String(companion));
        settings.setValue(stateKey(m_path, "begun"), state);
    }
    m_files = std::make_unique<LibraryService>(file, m_engine);
    connect(m_files.get(), &LibraryService::changed, this, &ExplorerSource::changed);
    connect(m_files.get(), &LibraryService::failed, this, [this](const QString& problem) {
        m_problem = problem;
        Q_EMIT changed();
    });
    const QString complete = settings.value(stateKey(m_path, "complete")).toString();
    if (complete.isEmpty() || (!isAway && complete != state) || !QFileInfo::exists(file))
        read(state);
    Q_EMIT changed();
}

void ExplorerSource::read(const QString& state)
{
    connect(m_files.get(), &LibraryService::imported, this, [this, state, path = m_path](const library::ImportReport& report) {
        const bool isEmpty = report.imported + report.duplicates == 0;
        if (report.stopped && isEmpty && m_problem.isEmpty()) // otherwise failed() gave the reason
            m_problem = importText(report);
        else if (!report.stopped && isEmpty)
            m_problem = tr("No games were found in %1.").arg(QFileInfo(path).fileName());
        else if (!report.stopped)
            QSettings().setValue(stateKey(path, "complete"), state);
        Q_EMIT changed();
    });
    m_files->importFiles({m_path});
}

} // namespace evenmatch::ui
