#include "ui/widgets/save_dialog.h"

#include "ui/base/preferences.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace evenmatch::ui {

namespace {

/// "csv" and "png" of "Tables (*.csv);;Pictures (*.png)".
QStringList suffixesIn(const QString& filters)
{
    static const QRegularExpression pattern(QStringLiteral("\\*\\.(\\w+)"));
    QStringList suffixes;
    for (auto found = pattern.globalMatch(filters); found.hasNext();)
        suffixes << found.next().captured(1);
    return suffixes;
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
            dialog.setDefaultSuffix(suffixesIn(filter).value(0));
    });
    const QStringList known = suffixesIn(filters) << file.suffix();
    while (dialog.exec() == QDialog::Accepted) {
        const QString chosen = dialog.selectedFiles().value(0);
        if (known.contains(QFileInfo(chosen).suffix(), Qt::CaseInsensitive))
            return chosen;
        const QString whole = chosen + QLatin1Char('.') + dialog.defaultSuffix(); // the name has a dot, as in "Anna vs. Ben"
        if (!QFileInfo::exists(whole))
            return whole;
        dialog.selectFile(whole); // which the dialog asks about
    }
    return {};
}

QString chooseGamesPath(QWidget* parent, const QString& title, const QString& proposed, const QString& filters)
{
    const QString path = chooseSavePath(parent, title, QDir(gamesFolder()).filePath(proposed), filters);
    if (!path.isEmpty())
        setGamesFolder(QFileInfo(path).path());
    return path;
}

} // namespace evenmatch::ui
