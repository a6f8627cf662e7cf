// What plays and estimates: the network of each game with its facts, and other programs.
#pragma once

#include "ui/engine/engine_options_dialog.h"

#include <QPointer>
#include <QUndoStack>
#include <QWidget>

#include <array>

class QBoxLayout;
class QLabel;

namespace evenmatch::ui {

class OutsideCard;

class EnginesPage final : public QWidget {
    Q_OBJECT
public:
    /// The engine must outlive the page.
    explicit EnginesPage(Engine& engine, QWidget* parent = nullptr);

    /// Loads the networks that nobody has needed yet, and looks for a GPU and for other programs, so that the page can tell of them.
    void look();
    /// Opens a dialog, which belongs to the window of `parent`. Saving is a step of the undo stack.
    void editOptions(const EngineOptionsDialog::Subject& subject, QWidget* parent);
    /// What was done to the settings of the page.
    QUndoStack* undoStack() { return &m_undo; }

Q_SIGNALS:
    /// Other programs are to be asked about the user's games of "go" or "chess".
    void outsideChanged(const QString& game);
    /// An engine has other options, or analyses for longer or shorter.
    void optionsChanged();

private:
    void useOptions(const QString& key, const EngineOptions& options);
    void addDevice(QBoxLayout* row);
    void addThreads(QBoxLayout* row);
    void refreshDevice();

    Engine& m_engine;
    QUndoStack m_undo;
    QLabel* m_words;
    OutsideCard* m_outside;
    QPointer<EngineOptionsDialog> m_options; ///< while it is open
    std::array<QWidget*, 2> m_device{}; ///< words and choice
};

} // namespace evenmatch::ui
