// Which of the two command lines has a command.
#pragma once

#include <QString>
#include <QStringList>

/// The program that runs these arguments: evenmatch-lab for commands that train, measure and verify, else evenmatch-cli.
inline QString programFor(const QStringList& arguments)
{
    static const QStringList laboratory{"accuracy", "bench", "calibrate", "complexity", "evaluate", "ladder", "pack", "profile",
        "reproduce", "servers", "soundness", "teach", "train", "verify"};
    static const QStringList ofLessons{"check", "motifs", "tutor"};
    const bool isLab = laboratory.contains(arguments.value(0))
        || (arguments.value(0) == QStringLiteral("lessons") && ofLessons.contains(arguments.value(1)));
    return isLab ? QStringLiteral(EVENMATCH_LAB) : QStringLiteral(EVENMATCH_CLI);
}
