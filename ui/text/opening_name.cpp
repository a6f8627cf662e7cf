#include "ui/text/opening_name.h"

#include <QCoreApplication>
#include <QStringList>

namespace evenmatch::ui {

namespace {

/// All parts of the names in core/game/go/corners.cpp, separated by commas.
[[maybe_unused]] constexpr const char* kParts[] = {
    QT_TRANSLATE_NOOP("Corners", "3-3"),
    QT_TRANSLATE_NOOP("Corners", "3-4"),
    QT_TRANSLATE_NOOP("Corners", "3-5"),
    QT_TRANSLATE_NOOP("Corners", "4-4"),
    QT_TRANSLATE_NOOP("Corners", "4-5"),
    QT_TRANSLATE_NOOP("Corners", "5-5"),
    QT_TRANSLATE_NOOP("Corners", "3-3 approach"),
    QT_TRANSLATE_NOOP("Corners", "3-4 approach"),
    QT_TRANSLATE_NOOP("Corners", "4-4 approach"),
    QT_TRANSLATE_NOOP("Corners", "low approach"),
    QT_TRANSLATE_NOOP("Corners", "high approach"),
    QT_TRANSLATE_NOOP("Corners", "large knight approach"),
    QT_TRANSLATE_NOOP("Corners", "two-space high approach"),
    QT_TRANSLATE_NOOP("Corners", "double approach"),
    QT_TRANSLATE_NOOP("Corners", "3-3 enclosure"),
    QT_TRANSLATE_NOOP("Corners", "3-4 enclosure"),
    QT_TRANSLATE_NOOP("Corners", "small knight enclosure"),
    QT_TRANSLATE_NOOP("Corners", "large knight enclosure"),
    QT_TRANSLATE_NOOP("Corners", "one-space enclosure"),
    QT_TRANSLATE_NOOP("Corners", "two-space enclosure"),
    QT_TRANSLATE_NOOP("Corners", "one-space low pincer"),
    QT_TRANSLATE_NOOP("Corners", "one-space high pincer"),
    QT_TRANSLATE_NOOP("Corners", "two-space low pincer"),
    QT_TRANSLATE_NOOP("Corners", "two-space high pincer"),
    QT_TRANSLATE_NOOP("Corners", "three-space low pincer"),
    QT_TRANSLATE_NOOP("Corners", "three-space high pincer"),
    QT_TRANSLATE_NOOP("Corners", "3-3 invasion"),
    QT_TRANSLATE_NOOP("Corners", "3-3 block"),
    QT_TRANSLATE_NOOP("Corners", "block"),
    QT_TRANSLATE_NOOP("Corners", "hane"),
    QT_TRANSLATE_NOOP("Corners", "extension"),
    QT_TRANSLATE_NOOP("Corners", "one-space extension"),
    QT_TRANSLATE_NOOP("Corners", "small knight answer"),
    QT_TRANSLATE_NOOP("Corners", "large knight answer"),
    QT_TRANSLATE_NOOP("Corners", "one-space jump"),
    QT_TRANSLATE_NOOP("Corners", "slide"),
    QT_TRANSLATE_NOOP("Corners", "shoulder hit"),
    QT_TRANSLATE_NOOP("Corners", "diagonal move"),
    QT_TRANSLATE_NOOP("Corners", "diagonal attachment"),
    QT_TRANSLATE_NOOP("Corners", "stand"),
    QT_TRANSLATE_NOOP("Corners", "attachment above"),
    QT_TRANSLATE_NOOP("Corners", "attachment below"),
    QT_TRANSLATE_NOOP("Corners", "attach and draw back"),
    QT_TRANSLATE_NOOP("Corners", "avalanche"),
};

/// They begin with the point: "4-4".
bool isOfCorners(const QString& name) { return name.size() >= 3 && name[0].isDigit() && name[1] == QLatin1Char('-') && name[2].isDigit(); }

QString cornerName(const QString& name)
{
    QStringList parts = name.split(QStringLiteral(", "));
    for (QString& part : parts)
        part = QCoreApplication::translate("Corners", part.toUtf8().constData());
    return parts.join(QCoreApplication::translate("Corners", ", "));
}

/// Parts without a translation stay unchanged. Servers use American spelling.
QString chessWord(const QString& word)
{
    QString usual = word;
    usual.replace(QLatin1String("Defense"), QLatin1String("Defence")).replace(QLatin1String("Center"), QLatin1String("Centre"));
    const QString own = QCoreApplication::translate("ChessOpenings", usual.toUtf8().constData());
    return own == usual ? word : own;
}

/// "Italian Game, Giuoco Piano", or in servers' notation: "Italian Game: Giuoco Piano, Main Line".
QString chessName(const QString& name)
{
    QStringList lines = name.split(QStringLiteral(": "));
    for (QString& line : lines) {
        QStringList words = line.split(QStringLiteral(", "));
        for (QString& word : words)
            word = chessWord(word);
        line = words.join(QCoreApplication::translate("ChessOpenings", ", "));
    }
    return lines.join(QCoreApplication::translate("ChessOpenings", ": "));
}

/// A code of the Encyclopaedia of Chess Openings with the following space: "C50 ".
qsizetype codeLength(const QString& name)
{
    const bool isCode = name.size() > 4 && name[0] >= QLatin1Char('A') && name[0] <= QLatin1Char('E') && name[1].isDigit()
        && name[2].isDigit() && name[3] == QLatin1Char(' ');
    return isCode ? 4 : 0;
}

} // namespace

QString openingName(const std::string& name)
{
    const QString text = QString::fromStdString(name);
    if (!isOfCorners(text))
        return text.left(codeLength(text)) + chessName(text.mid(codeLength(text)));
    for (const char* between : {QT_TRANSLATE_NOOP("Corners", "; "), QT_TRANSLATE_NOOP("Corners", " + ")}) { // between corners
        const QString separator = QLatin1String(between);
        if (!text.contains(separator))
            continue;
        QStringList corners = text.split(separator);
        for (QString& corner : corners)
            corner = cornerName(corner);
        return corners.join(QCoreApplication::translate("Corners", between));
    }
    return cornerName(text);
}

} // namespace evenmatch::ui
