// Runs the two command lines as processes.
#pragma once

#include "core/json_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTest>

/// The program that runs these arguments: evenmatch-lab for commands that train, measure and verify, else evenmatch-cli.
inline QString programFor(const QStringList& arguments)
{
    static const QStringList laboratory{"accuracy", "bench", "calibrate", "complexity", "evaluate", "ladder", "last-layer", "pack",
        "profile", "reproduce", "servers", "soundness", "teach", "train", "two-answers", "verify"};
    static const QStringList ofLessons{"check", "motifs", "tutor"};
    const bool isLab = laboratory.contains(arguments.value(0))
        || (arguments.value(0) == QStringLiteral("lessons") && ofLessons.contains(arguments.value(1)))
        || (arguments.value(0) == QStringLiteral("review") && arguments.contains(QStringLiteral("--check")));
    return isLab ? QStringLiteral(EVENMATCH_LAB) : QStringLiteral(EVENMATCH_CLI);
}

/// The result of a program. A crash has the exit code -1.
struct Run {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    const QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    nlohmann::json output() const { return evenmatch::core::parseJson(out.toStdString()); }
};

inline Run run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(programFor(arguments), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(-1))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
        process.readAllStandardError()};
}

/// A program that refuses its arguments says why in one line.
inline void checkRefusal(const Run& result)
{
    QCOMPARE(result.exitCode, 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.err.count('\n'), 1);
}
