// What plays and estimates: the network of each game with its facts, and other programs.
#pragma once

#include <QUndoStack>
#include <QWidget>

#include <array>

class QBoxLayout;
class QLabel;

namespace evenmatch::ui {

class Engine;
class OutsideCard;

class EnginesPage final : public QWidget {
    Q_OBJECT
public:
    /// The engine must outlive the page.
    explicit EnginesPage(Engine& engine, QWidget* parent = nullptr);

    /// Loads the networks that nobody has needed yet, and looks for a GPU and for other programs, so that the page can tell of them.
    void look();
    /// What was done to the settings of the page.
    QUndoStack* undoStack() { return &m_undo; }

Q_SIGNALS:
    /// Other programs are to be asked about the user's games of "go" or "chess".
    void outsideChanged(const QString& game);

private:
    void addDevice(QBoxLayout* row);
    void addThreads(QBoxLayout* row);
    void refreshDevice();

    Engine& m_engine;
    QUndoStack m_undo;
    QLabel* m_words;
    OutsideCard* m_outside;
    std::array<QWidget*, 2> m_device{}; ///< words and choice
};

} // namespace evenmatch::ui
