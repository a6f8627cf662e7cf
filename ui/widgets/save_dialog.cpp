#include "ui/widgets/save_dialog.h"

#include "ui/base/preferences.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace evenmatch::ui {

namespace {

/// "csv" of "Tables (*.csv)" and of "Pictures (*.csv *.png)".
QString firstSuffix(const QString& filter)
{
    static const QRegularExpression pattern(QStringLiteral("\\*\\.(\\w+)"));
    return pattern.match(filter).captured(1);
}

} // namespace

QString chooseSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filters)
{
    const QFileInfo file(proposed);
    QFileDialog dialog(parent, title, file.path(), filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(file.suffix());
    const QStringList all = dialog.nameFilters();
    const auto fits = [&](const QString& filter) { return filter.contains(QLatin1String("*.") + file.suffix()); };
    if (const auto own = std::ranges::find_if(all, fits); own != all.end())
        dialog.selectNameFilter(*own);
    dialog.selectFile(file.fileName());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& filter) {
        if (!filter.contains(QLatin1String("*.") + dialog.defaultSuffix()))
            dialog.setDefaultSuffix(firstSuffix(filter));
    });
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString chooseGamesPath(QWidget* parent, const QString& title, const QString& proposed, const QString& filters)
{
    const QString path = chooseSavePath(parent, title, QDir(gamesFolder()).filePath(proposed), filters);
    if (!path.isEmpty())
        setGamesFolder(QFileInfo(path).path());
    return path;
}

} // namespace evenmatch::ui
