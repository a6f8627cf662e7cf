#include "ui/text/file_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace evenmatch::ui {

namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(FileWords)
};

} // namespace

QString gameFileFilter()
{
    return FileWords::tr("Games (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip)"
                         ";;All files (*)");
}

QStringList distinctNames(const QStringList& paths)
{
    QStringList names;
    for (const QString& path : paths)
        names << QFileInfo(path).fileName();
    QStringList distinct;
    for (qsizetype i = 0; i < paths.size(); ++i)
        distinct << (names.count(names[i]) > 1
                ? QStringLiteral("%1 – %2").arg(names[i], QDir::toNativeSeparators(QFileInfo(paths[i]).path()))
                : names[i]);
    return distinct;
}

QString writtenTo(const QString& path) { return FileWords::tr("Written to %1.").arg(path); }

QString withMovesKept(const QString& error) { return FileWords::tr("%1; the moves before it were kept").arg(error); }

} // namespace evenmatch::ui
