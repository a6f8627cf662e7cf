#include "ui/file/choose_games.h"

#include "ui/base/preferences.h"

#include <QFileDialog>
#include <QFileInfo>

namespace evenmatch::ui {

QString chooseGamesFile(QWidget* parent, const QString& title, const QString& filters)
{
    const QString path = QFileDialog::getOpenFileName(parent, title, gamesFolder(), filters);
    if (!path.isEmpty())
        setGamesFolder(QFileInfo(path).path());
    return path;
}

QStringList chooseGamesFiles(QWidget* parent, const QString& title, const QString& filters)
{
    const QStringList paths = QFileDialog::getOpenFileNames(parent, title, gamesFolder(), filters);
    if (!paths.isEmpty())
        setGamesFolder(QFileInfo(paths.front()).path());
    return paths;
}

QString chooseGamesFolder(QWidget* parent, const QString& title)
{
    const QString path = QFileDialog::getExistingDirectory(parent, title, gamesFolder());
    if (!path.isEmpty())
        setGamesFolder(path);
    return path;
}

} // namespace evenmatch::ui
