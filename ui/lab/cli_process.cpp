#include "ui/lab/cli_process.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

#include <chrono>
#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>
#endif

namespace evenmatch::ui {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kPatience = 2s; ///< between terminating and killing
constexpr qsizetype kLongestLine = qsizetype(64) << 20; ///< longer lines are invalid
constexpr qsizetype kErrorsKept = 4096;
const auto kName = QStringLiteral("evenmatch-lab");

QString lastLine(const QByteArray& text)
{
    return QString::fromUtf8(text.trimmed()).section(QLatin1Char('\n'), -1).section(QLatin1Char('\r'), -1).trimmed();
}

} // namespace

QString findLab()
{
    if (const QString chosen = qEnvironmentVariable("EVENMATCH_LAB"); !chosen.isEmpty())
        return chosen;
    const QString beside = QCoreApplication::applicationDirPath() + QLatin1Char('/') + kName;
    return QFileInfo(beside).isExecutable() ? beside : QStandardPaths::findExecutable(kName);
}

CliProcess::CliProcess(QString program, QObject* parent) : LabProcess(parent), m_program(std::move(program))
{
#ifdef Q_OS_LINUX
    m_process.setChildProcessModifier([] {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        [[maybe_unused]] const int standing = nice(10); // it computes for hours, and the window has priority
    });
#endif
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &CliProcess::readLines);
    connect(&m_process, &QProcess::readyReadStandardError, this,
        [this] { m_errors = (m_errors + m_process.readAllStandardError()).right(kErrorsKept); });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            finish({.how = ProcessEnd::How::NotStarted, .code = 0, .lastWords = m_process.errorString()});
    });
    connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        readLines();
        m_errors += m_process.readAllStandardError();
        finish({.how = status == QProcess::NormalExit ? ProcessEnd::How::Exited : ProcessEnd::How::Crashed,
            .code = code,
            .lastWords = lastLine(m_errors)});
    });
}

CliProcess::~CliProcess() { kill(); }

void CliProcess::start(const QStringList& arguments)
{
    if (m_program.isEmpty()) {
        const QString reason = tr("evenmatch-lab is missing from the folder of this program");
        QMetaObject::invokeMethod(
            this, [this, reason] { finish({.how = ProcessEnd::How::NotStarted, .code = 0, .lastWords = reason}); }, Qt::QueuedConnection);
        return;
    }
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.start(m_program, arguments);
}

void CliProcess::stop() { m_process.terminate(); }

void CliProcess::kill()
{
    m_ended = true;
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.terminate();
    if (m_process.waitForFinished(static_cast<int>(kPatience.count())))
        return;
    m_process.kill();
    m_process.waitForFinished();
}

void CliProcess::readLines()
{
    m_unfinished += m_process.readAllStandardOutput();
    qsizetype from = 0;
    for (qsizetype end = m_unfinished.indexOf('\n'); end >= 0 && !m_ended; end = m_unfinished.indexOf('\n', from)) {
        Q_EMIT line(m_unfinished.mid(from, end - from));
        from = end + 1;
    }
    m_unfinished.remove(0, from);
    if (m_unfinished.size() > kLongestLine)
        m_unfinished.clear();
}

void CliProcess::finish(ProcessEnd end)
{
    if (std::exchange(m_ended, true))
        return;
    Q_EMIT ended(end);
}

LabProcessMaker cliProcesses(const QString& program)
{
    return [program] { return std::make_unique<CliProcess>(program); };
}

} // namespace evenmatch::ui
