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

    /// Loads the networks that were not needed yet, and searches for a GPU and other programs, so that the page can show them.
    void look();
    /// Opens a dialog, which belongs to the window of `parent`. Saving is a step of the undo stack.
    void editOptions(const EngineOptionsDialog::Subject& subject, QWidget* parent);
    /// Changes of the page's settings.
    QUndoStack* undoStack() { return &m_undo; }

Q_SIGNALS:
    /// The engines for the user's games of "go" or "chess" changed.
    void outsideChanged(const QString& game);
    /// An engine's options or its analysis limits changed.
    void optionsChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitNetworks();
    void useOptions(const QString& key, const EngineOptions& options);
    void addDevice(QBoxLayout* row);
    void addThreads(QBoxLayout* row);
    void refreshDevice();

    Engine& m_engine;
    QUndoStack m_undo;
    QLabel* m_words;
    QBoxLayout* m_networks;
    OutsideCard* m_outside;
    QPointer<EngineOptionsDialog> m_options; ///< while it is open
    std::array<QWidget*, 2> m_device{}; ///< label and choice
};

} // namespace evenmatch::ui
