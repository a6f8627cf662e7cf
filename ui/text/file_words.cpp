#include "ui/text/file_words.h"

#include <QCoreApplication>

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

QString writtenTo(const QString& path) { return FileWords::tr("Written to %1.").arg(path); }

QString withMovesKept(const QString& error) { return FileWords::tr("%1; the moves before it were kept").arg(error); }

} // namespace evenmatch::ui
