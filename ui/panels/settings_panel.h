// All settings, beside the board, so that changes are visible at once.
#pragma once

#include "ui/base/theme.h"

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

    /// The changes made here. Changing the language creates another window, and is no step.
    QUndoStack& undoStack() { return m_undo; }
    /// Updates settings that were changed elsewhere.
    void show(ThemeChoice theme, bool coordinates);
    void showLanguage(); ///< the chosen one
    /// Servers whose ranks the Go network knows; without any there is no choice.
    void showServers(const QStringList& servers);

Q_SIGNALS:
    void themeChosen(evenmatch::ui::ThemeChoice theme);
    void languageChosen(const QString& code);
    void coordinatesChosen(bool shown);
    /// rankServer() changed.
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
    QComboBox* m_language = nullptr;
    QCheckBox* m_coordinates = nullptr;
    QCheckBox* m_pace = nullptr;
    QComboBox* m_server = nullptr;
    QWidget* m_serverWords = nullptr;
    QCheckBox* m_sound = nullptr;
    QSlider* m_volume = nullptr;
};

} // namespace evenmatch::ui
