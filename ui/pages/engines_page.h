// What plays and estimates: the network of each game with its facts, and other programs.
#pragma once

#include <QWidget>

class QBoxLayout;

namespace evenmatch::ui {

class Engine;

class EnginesPage final : public QWidget {
    Q_OBJECT
public:
    /// The engine must outlive the page.
    explicit EnginesPage(Engine& engine, QWidget* parent = nullptr);

    /// Loads the networks that nobody has needed yet, so that the page can tell of them.
    void look();

private:
    void addThreads(QBoxLayout* row);

    Engine& m_engine;
};

} // namespace evenmatch::ui
