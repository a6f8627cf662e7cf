// The measurements of the Lab: the lines of evenmatch-lab, with texts for users.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace evenmatch::ui {

struct LabLine {
    QString name; ///< "sa-elo"
    QString title; ///< "Strength index and Elo"
    QString about; ///< what is measured, in one sentence
    QString paper; ///< where it is from
    QStringList games; ///< empty: it does not ask
    bool needsData = false; ///< games of known ranks
    bool isCommand = false; ///< complexity, match: with players to be named
};

/// The two commands, and what `reproduce --list --json` printed. A line without words of ours has those of the program.
std::vector<LabLine> labLines(const QByteArray& list);

/// "chess" → "Chess"
QString gameWords(const QString& game);

} // namespace evenmatch::ui
