#include "ui/lab/lab.h"

#include "ui/text/clock_text.h"
#include "ui/text/sentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>

namespace evenmatch::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab)
};

/// The first free name: "2026-11-21-sa-elo", "2026-11-21-sa-elo-2", …
QString newFolder(const QString& parent, const QString& line)
{
    const QString stem = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-hhmmss-")) + line;
    QString name = stem;
    for (int number = 2; QFileInfo::exists(parent + QLatin1Char('/') + name); ++number)
        name = stem + QLatin1Char('-') + QString::number(number);
    const QString path = parent + QLatin1Char('/') + name;
    return QDir().mkpath(path) ? path : QString();
}

} // namespace

Lab::Lab(QString folder, LabProcessMaker processes, JobList& jobs, QObject* parent)
    : QAbstractListModel(parent), m_folder(std::move(folder)), m_makeProcess(std::move(processes)), m_jobs(jobs), m_lines(labLines({}))
{
    loadRuns();
}

Lab::~Lab()
{
    m_closing = true;
    for (const auto& run : m_runs)
        run->stopNow();
}

void Lab::loadRuns()
{
    for (const QFileInfo& entry : QDir(m_folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (auto run = LabRun::load(entry.filePath())) {
            watch(run.get());
            m_runs.push_back(std::move(run));
        }
    std::ranges::stable_sort(m_runs, std::greater(), [](const auto& run) { return run->begun(); });
}

const std::vector<LabLine>& Lab::lines()
{
    if (std::exchange(m_asked, true))
        return m_lines;
    m_lister = m_makeProcess();
    connect(m_lister.get(), &LabProcess::line, this, [this](const QByteArray& line) { m_list += line + '\n'; });
    connect(m_lister.get(), &LabProcess::ended, this, [this](const ProcessEnd& end) {
        m_lister.release()->deleteLater();
        m_lines = labLines(m_list);
        const bool answered = end.how == ProcessEnd::How::Exited && end.code == 0;
        m_problem = answered
            ? QString()
            : tr("The measurement program does not respond: %1.").arg(end.lastWords.isEmpty() ? tr("it ended at once") : end.lastWords);
        Q_EMIT linesChanged();
    });
    m_lister->start({QStringLiteral("reproduce"), QStringLiteral("--list"), QStringLiteral("--json")});
    return m_lines;
}

const LabLine* Lab::findLine(const QString& name) const
{
    const auto found = std::ranges::find(m_lines, name, &LabLine::name);
    return found == m_lines.end() ? nullptr : &*found;
}

void Lab::watch(LabRun* run)
{
    connect(run, &LabRun::changed, this, [this, run] { changed(run); });
    connect(run, &LabRun::foundMore, this, [this, run] {
        changed(run);
        Q_EMIT foundMore(run);
    });
}

LabRun* Lab::start(const LabPlan& plan)
{
    const QString folder = newFolder(m_folder, plan.line);
    if (folder.isEmpty())
        return nullptr;
    auto run = std::make_unique<LabRun>(plan, folder);
    LabRun* made = run.get();
    watch(made);
    beginInsertRows({}, 0, 0);
    m_runs.insert(m_runs.begin(), std::move(run));
    endInsertRows();
    made->queue();
    startNext();
    return made;
}

void Lab::continueRun(LabRun* run)
{
    if (!run->canContinue())
        return;
    run->queue();
    startNext();
}

QStringList Lab::openRuns() const
{
    QStringList folders;
    for (const auto& run : m_runs)
        if (run->isOpen())
            folders.prepend(run->folder());
    return folders;
}

void Lab::continueRuns(const QStringList& folders)
{
    if (folders.isEmpty())
        return;
    if (!m_asked || m_lister) {
        connect(
            this, &Lab::linesChanged, this, [this, folders] { continueRuns(folders); }, Qt::SingleShotConnection);
        lines();
        return;
    }
    for (const QString& folder : folders)
        if (const auto found = std::ranges::find(m_runs, folder, [](const auto& run) { return run->folder(); }); found != m_runs.end())
            continueRun(found->get());
}

void Lab::remove(LabRun* run)
{
    const int row = rowOf(run);
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    const std::unique_ptr<LabRun> gone = std::move(m_runs[static_cast<std::size_t>(row)]);
    m_runs.erase(m_runs.begin() + row);
    endRemoveRows();
    disconnect(gone.get(), nullptr, this, nullptr);
    gone->stopNow();
    QDir(gone->folder()).removeRecursively();
    startNext();
}

int Lab::rowOf(const LabRun* run) const
{
    const auto found = std::ranges::find(m_runs, run, &std::unique_ptr<LabRun>::get);
    return found == m_runs.end() ? -1 : static_cast<int>(found - m_runs.begin());
}

/// One at a time, because each uses the whole machine. The oldest first.
void Lab::startNext()
{
    if (m_closing || std::ranges::any_of(m_runs, [](const auto& run) { return run->state() == LabRun::State::Running; }))
        return;
    const auto next = std::find_if(m_runs.rbegin(), m_runs.rend(), [](const auto& run) { return run->state() == LabRun::State::Queued; });
    if (next == m_runs.rend())
        return;
    LabRun* run = next->get();
    run->start(m_makeProcess());
    announce(run);
}

void Lab::announce(LabRun* run)
{
    const QPointer<LabRun> job(run);
    const auto isDone = [job] { return !job || job->state() != LabRun::State::Running; };
    m_jobs.add({.name = tr("Measuring: %1").arg(runTitle(run->plan(), findLine(run->plan().line))),
        .progress = [job] { return job ? job->progress() : jobs::Progress{}; },
        .isDone = isDone,
        .stop =
            [job] {
                if (job)
                    job->stop();
            },
        .remaining = {},
        .seen = {},
        .timeLeft = {}});
}

void Lab::changed(LabRun* run)
{
    const QModelIndex index = this->index(rowOf(run));
    Q_EMIT dataChanged(index, index);
    if (run->state() != LabRun::State::Running)
        QMetaObject::invokeMethod(this, &Lab::startNext, Qt::QueuedConnection); // it may be ending now
}

int Lab::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_runs.size()); }

QVariant Lab::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    LabRun* run = runAt(index.row());
    const LabLine* line = findLine(run->plan().line);
    const QString title = line ? line->title : run->plan().line;
    const QString subject = runSubject(run->plan());
    const QString when = momentText(run->begun());
    const QString state = QStringLiteral("%1 · %2").arg(when, runStateText(*run));
    switch (role) {
    case Qt::DisplayRole: return QStringList{title, subject, state}.join(QLatin1Char('\n'));
    case Qt::AccessibleTextRole: return joinList({title, subject, state});
    case Qt::ToolTipRole: return runSettingsText(run->plan());
    case RunRole: return QVariant::fromValue(static_cast<QObject*>(run));
    default: return {};
    }
}

QString runSubject(const LabPlan& plan)
{
    QStringList parts;
    if (!plan.game.isEmpty())
        parts << gameWords(plan.game);
    if (!plan.second.isEmpty())
        parts << Words::tr("%1 – %2").arg(playerWords(plan.first), playerWords(plan.second));
    else if (!plan.first.isEmpty())
        parts << playerWords(plan.first);
    return parts.join(QStringLiteral(" · "));
}

QString runTitle(const LabPlan& plan, const LabLine* line)
{
    const QString title = line ? line->title : plan.line;
    const QString subject = runSubject(plan);
    return subject.isEmpty() ? title : title + QStringLiteral(" · ") + subject;
}

QString runStateText(const LabRun& run)
{
    const jobs::Progress progress = run.progress();
    switch (run.state()) {
    case LabRun::State::Queued: return Words::tr("waiting");
    case LabRun::State::Running:
        return progress.total > 0 ? Words::tr("running, %1 %").arg(progress.done * 100 / progress.total) : Words::tr("running");
    case LabRun::State::Stopped: return Words::tr("stopped");
    case LabRun::State::Done: return Words::tr("done");
    case LabRun::State::Failed: return Words::tr("failed");
    }
    return {};
}

QString runSettingsText(const LabPlan& plan)
{
    QStringList parts{plan.quick ? Words::tr("quick") : Words::tr("full")};
    if (plan.games > 0)
        parts << Words::tr("sample of %1").arg(plan.games);
    if (plan.simulations > 0)
        parts << Words::tr("%1 simulations per move").arg(plan.simulations);
    if (!plan.network.isEmpty())
        parts << Words::tr("network %1").arg(QFileInfo(plan.network).fileName());
    if (!plan.data.isEmpty())
        parts << Words::tr("games of %1").arg(plan.data);
    parts << Words::tr("seed %1").arg(plan.seed);
    return joinList(parts);
}

} // namespace evenmatch::ui
