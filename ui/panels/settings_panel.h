// All settings, beside the board, so that changes are visible at once.
#pragma once

#include "ui/theme.h"

#include <QUndoStack>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSlider;

namespace evenmatch::ui {

class GameSounds;
class Shortcuts;

class SettingsPanel final : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive it.
    SettingsPanel(GameSounds& sounds, Shortcuts& keys, QWidget* parent = nullptr);

    /// What was changed here. A language is another window, and no step.
    QUndoStack& undoStack() { return m_undo; }
    /// What is chosen elsewhere, too.
    void show(ThemeChoice theme, bool coordinates);
    /// Servers in whose ranks the Go network can answer; without any there is nothing to choose.
    void showServers(const QStringList& servers);

Q_SIGNALS:
    void themeChosen(evenmatch::ui::ThemeChoice theme);
    void languageChosen(const QString& code);
    void coordinatesChosen(bool shown);
    /// As rankServer() says from now on.
    void serverChosen();
    void closed();

private:
    QWidget* makeLook();
    QLayout* makeHeading();
    QWidget* makePieces();
    void usePieces(const QString& set);
    QWidget* makePlay();
    QCheckBox* addCheck(QFormLayout* form, const QString& text, const char* name, bool on);

    QUndoStack m_undo;
    GameSounds& m_sounds;
    QComboBox* m_theme = nullptr;
    QCheckBox* m_coordinates = nullptr;
    QComboBox* m_server = nullptr;
    QWidget* m_serverWords = nullptr;
    QCheckBox* m_sound = nullptr;
    QSlider* m_volume = nullptr;
};

} // namespace evenmatch::ui
