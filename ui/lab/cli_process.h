// Runs evenmatch-lab for the window.
#pragma once

#include "ui/lab/lab_process.h"

#include <QProcess>

namespace evenmatch::ui {

/// evenmatch-lab in the folder of the running program, of EVENMATCH_LAB, or on the path; empty if there is none.
QString findLab();

/// Ends with the window, even after a crash.
class CliProcess final : public LabProcess {
    Q_OBJECT
public:
    explicit CliProcess(QString program, QObject* parent = nullptr);
    ~CliProcess() override;

    void start(const QStringList& arguments) override;
    void stop() override;
    void kill() override;

private:
    void readLines();
    void finish(ProcessEnd end);

    QString m_program;
    QProcess m_process;
    QByteArray m_unfinished;
    QByteArray m_errors; ///< the end of stderr
    bool m_ended = false;
};

LabProcessMaker cliProcesses(const QString& program);

} // namespace evenmatch::ui
