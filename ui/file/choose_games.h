// Asks for files and folders of games.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace evenmatch::ui {

/// A file of games, or of what belongs to games. Like the following, it begins in gamesFolder(), which follows; empty after Cancel.
QString chooseGamesFile(QWidget* parent, const QString& title, const QString& filters);
QStringList chooseGamesFiles(QWidget* parent, const QString& title, const QString& filters);
QString chooseGamesFolder(QWidget* parent, const QString& title);

} // namespace evenmatch::ui
