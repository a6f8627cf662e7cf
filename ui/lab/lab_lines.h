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
    QString about; ///< a sentence about what is measured
    QString paper; ///< the source
    QStringList games; ///< empty: no choice
    bool needsData = false; ///< it needs games of known ranks
    bool isCommand = false; ///< complexity, match: they need names of players
};

/// The two commands, and the output of `reproduce --list --json`. A line without a text here has the program's.
std::vector<LabLine> labLines(const QByteArray& list);

/// "chess" → "Chess"
QString gameWords(const QString& game);

/// A player's SPEC as the user reads it: "heuristic" and "random" are translated, all others stay unchanged.
QString playerWords(const QString& spec);
/// The reverse.
QString playerSpec(const QString& words);

} // namespace evenmatch::ui
