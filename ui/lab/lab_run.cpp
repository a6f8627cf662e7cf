#include "ui/lab/lab_run.h"

#include "core/error_json.h"
#include "core/json_text.h"
#include "ui/file/save_file.h"
#include "ui/text/error_text.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <nlohmann/json.hpp>

namespace evenmatch::ui {

namespace {

using namespace std::chrono;

const auto kRunFile = QStringLiteral("/run.json");
const auto kFindingsFile = QStringLiteral("/findings.json");
constexpr const char* kStateNames[] = {"queued", "running", "stopped", "done", "failed"};

constexpr qint64 kMostBytes = 16 << 20; ///< the window waits for these files; a run writes some kilobytes

/// Empty if the file cannot be read, or is invalid.
QJsonObject readObject(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > kMostBytes || !file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.read(kMostBytes)).object();
}

/// With a full disk, results are lost only when the window closes.
void writeObject(const QString& path, const QJsonObject& json) { static_cast<void>(saveFile(path, QJsonDocument(json).toJson())); }

std::optional<LabRun::State> stateNamed(const QString& name)
{
    for (std::size_t i = 0; i < std::size(kStateNames); ++i)
        if (name == QLatin1String(kStateNames[i]))
            return static_cast<LabRun::State>(i);
    return std::nullopt;
}

/// The program's error in the user's language; `otherwise` if there is none, or its kind is unknown.
QString reasonOf(const QJsonObject& error, const QString& otherwise)
{
    const auto json = core::parseJson(QJsonDocument(error).toJson(QJsonDocument::Compact).toStdString());
    const auto read = core::errorFromJson(json);
    return read ? errorText(*read) : otherwise;
}

} // namespace

LabRun::LabRun(LabPlan plan, QString folder, QObject* parent) : QObject(parent), m_plan(std::move(plan)), m_folder(std::move(folder)) { }

std::unique_ptr<LabRun> LabRun::load(const QString& folder)
{
    const QJsonObject json = readObject(folder + kRunFile);
    auto plan = LabPlan::fromJson(json.value(QStringLiteral("plan")).toObject());
    const auto state = stateNamed(json.value(QStringLiteral("state")).toString());
    if (!plan || !state)
        return nullptr;
    auto run = std::make_unique<LabRun>(*std::move(plan), folder);
    run->m_begun = QDateTime::fromString(json.value(QStringLiteral("begun")).toString(), Qt::ISODate);
    run->m_workedBefore
        = milliseconds(static_cast<std::int64_t>(qBound(0.0, json.value(QStringLiteral("seconds")).toDouble(), 1e9) * 1000));
    run->m_error = json.value(QStringLiteral("error")).toObject();
    run->m_reason = reasonOf(run->m_error, json.value(QStringLiteral("reason")).toString());
    run->m_state = *state == State::Queued || *state == State::Running ? State::Stopped : *state;
    run->m_found = readObject(folder + kFindingsFile);
    run->m_findings = LabFindings::fromJson(run->m_found);
    return run;
}

LabRun::~LabRun() { stopNow(); }

seconds LabRun::worked() const
{
    const auto now = m_state == State::Running ? duration_cast<milliseconds>(steady_clock::now() - m_startedAt) : milliseconds(0);
    return duration_cast<seconds>(m_workedBefore + now);
}

void LabRun::start(std::unique_ptr<LabProcess> process)
{
    m_process = std::move(process);
    m_stopRequested = false;
    m_end = {};
    m_startedAt = steady_clock::now();
    connect(m_process.get(), &LabProcess::line, this, &LabRun::read);
    connect(m_process.get(), &LabProcess::ended, this, &LabRun::finish);
    enter(State::Running);
    m_process->start(m_plan.arguments(m_folder));
}

void LabRun::stop()
{
    if (m_state == State::Queued)
        return enter(State::Stopped);
    if (m_state != State::Running)
        return;
    m_stopRequested = true;
    m_process->stop();
}

void LabRun::stopNow()
{
    if (m_process)
        m_process->kill();
    m_process.reset();
    if (isOpen())
        enter(State::Stopped);
}

void LabRun::queue()
{
    m_progress = {};
    enter(State::Queued);
}

/// Lines that are no events are ignored.
void LabRun::read(const QByteArray& line)
{
    const QJsonObject event = QJsonDocument::fromJson(line).object();
    const QString what = event.value(QStringLiteral("event")).toString();
    if (what == QLatin1String("progress")) {
        const auto count
            = [&](const char* name) { return static_cast<std::uint64_t>(qBound(0.0, event.value(QLatin1String(name)).toDouble(), 1e15)); };
        m_progress = {std::min(count("done"), count("total")), count("total")};
        const QJsonValue left = event.value(QStringLiteral("remaining"));
        m_remaining = left.isDouble() ? std::optional(seconds(static_cast<std::int64_t>(qBound(0.0, left.toDouble(), 1e9)))) : std::nullopt;
        Q_EMIT changed();
    } else if (what == QLatin1String("findings")) {
        // A continued run starts its reports again; earlier findings stay until there are more.
        const LabFindings found = LabFindings::fromJson(event);
        if (found.isEmpty())
            return;
        m_found = event;
        m_findings = found;
        saveFindings();
        Q_EMIT foundMore();
    } else if (what == QLatin1String("end")) {
        m_end = event;
    }
}

void LabRun::finish(const ProcessEnd& end)
{
    m_process.release()->deleteLater(); // called by the process itself
    const QString said = m_end.value(QStringLiteral("state")).toString();
    if (end.how == ProcessEnd::How::NotStarted)
        enter(State::Failed, tr("The measurement could not be started: %1.").arg(end.lastWords));
    else if (said == QLatin1String("done"))
        enter(State::Done);
    else if (m_stopRequested || said == QLatin1String("stopped"))
        enter(State::Stopped);
    else if (said == QLatin1String("failed"))
        enter(State::Failed, m_end.value(QStringLiteral("reason")).toString(), m_end.value(QStringLiteral("error")).toObject());
    else if (end.how == ProcessEnd::How::Crashed)
        enter(State::Failed, tr("The measurement was interrupted. Its results so far are kept; Continue resumes it."));
    else if (end.lastWords.isEmpty())
        enter(State::Failed, tr("The measurement ended without a result (exit code %1).").arg(end.code));
    else
        enter(State::Failed, tr("The measurement ended without a result (exit code %1): %2").arg(end.code).arg(end.lastWords));
}

void LabRun::enter(State state, const QString& reason, const QJsonObject& error)
{
    if (m_state == State::Running && state != State::Running)
        m_workedBefore += duration_cast<milliseconds>(steady_clock::now() - m_startedAt);
    m_state = state;
    m_error = error;
    m_reason = reasonOf(error, reason);
    m_remaining.reset();
    save();
    Q_EMIT changed();
}

void LabRun::save() const
{
    const auto before = duration_cast<milliseconds>(m_workedBefore).count();
    writeObject(m_folder + kRunFile,
        {{QStringLiteral("plan"), m_plan.toJson()}, {QStringLiteral("state"), QLatin1String(kStateNames[static_cast<int>(m_state)])},
            {QStringLiteral("reason"), m_reason}, {QStringLiteral("error"), m_error},
            {QStringLiteral("begun"), m_begun.toString(Qt::ISODate)}, {QStringLiteral("seconds"), static_cast<double>(before) / 1000}});
}

void LabRun::saveFindings() const { writeObject(m_folder + kFindingsFile, m_found); }

} // namespace evenmatch::ui
