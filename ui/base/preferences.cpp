#include "ui/base/preferences.h"

#include "core/game/family.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace evenmatch::ui {

namespace {

const auto kConfirmsKey = QStringLiteral("play/confirmsMoves");
const auto kPromotesKey = QStringLiteral("play/promotesToQueen");
const auto kGamesFolderKey = QStringLiteral("files/folder");
const auto kAnimatesKey = QStringLiteral("view/animates");

const auto kRankServerKey = QStringLiteral("ranks/server");
const auto kNameKey = QStringLiteral("player/name");
const auto kNameInLibraryKey = QStringLiteral("player/nameInLibrary");
const auto kStudentNameKey = QStringLiteral("learn/studentName");

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Preferences)
};

} // namespace

QString userName()
{
    if (const QString chosen = chosenUserName(); !chosen.isEmpty())
        return chosen;
    const QString known = QSettings().value(kNameInLibraryKey).toString();
    return known.isEmpty() ? Words::tr("Me") : known;
}

QString chosenUserName() { return QSettings().value(kNameKey).toString(); }

void setChosenUserName(const QString& name) { QSettings().setValue(kNameKey, name.simplified()); }

void setUserNameInLibrary(const QString& name)
{
    if (QSettings().value(kNameInLibraryKey).toString() != name)
        QSettings().setValue(kNameInLibraryKey, name);
}

QString studentHere() { return QSettings().value(kStudentNameKey).toString(); }

void setStudentHere(const QString& name) { QSettings().setValue(kStudentNameKey, name); }

QString nameHere()
{
    const QString student = studentHere();
    return student.isEmpty() ? userName() : student;
}

QString gamesFolder()
{
    const QString folder = QSettings().value(kGamesFolderKey).toString();
    return QFileInfo(folder).isDir() ? folder : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void setGamesFolder(const QString& folder) { QSettings().setValue(kGamesFolderKey, folder); }

bool confirmsMoves() { return QSettings().value(kConfirmsKey, false).toBool(); }

void setConfirmsMoves(bool confirms) { QSettings().setValue(kConfirmsKey, confirms); }

bool promotesToQueen() { return QSettings().value(kPromotesKey, false).toBool(); }

void setPromotesToQueen(bool promotes) { QSettings().setValue(kPromotesKey, promotes); }

QString rankServer() { return QSettings().value(kRankServerKey).toString(); }

void setRankServer(const QString& server) { QSettings().setValue(kRankServerKey, server); }

std::string rankServerOf(const std::string& family) { return game::isGo(family) ? rankServer().toStdString() : std::string(); }

bool animates() { return QSettings().value(kAnimatesKey, true).toBool(); }

void setAnimates(bool animates) { QSettings().setValue(kAnimatesKey, animates); }

} // namespace evenmatch::ui
