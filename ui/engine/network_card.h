// A network of the window: its description, its accuracy, and its speed on this machine.
#pragma once

#include "ui/engine/benchmark.h"
#include "ui/engine/engine.h"
#include "ui/widgets/card.h"

class QGridLayout;
class QPushButton;
class QUndoStack;

namespace evenmatch::ui {

class NetworkCard final : public Card {
    Q_OBJECT
public:
    /// `game`: "go", "chess" or strongNetworkOf("go"). Engine and stack must outlive the card; changing the network is a step of the stack.
    NetworkCard(const std::string& game, Engine& engine, QUndoStack& undo, QWidget* parent = nullptr);

private:
    void refresh();
    void setWords(QPushButton& button, const QString& words) const;
    void addFact(const QString& word, const QString& value, const QString& tip = {});
    void showNetwork(const nn::NetworkInfo& info);
    void readCard(const QString& file);
    QString stateText(bool isReady) const;
    void showPredictions(const nn::NetworkInfo& info);
    void choose();
    void use(const QString& file);
    /// The user's choice; an empty file means the bundled one.
    struct Choice {
        QString file;
        QString ranks; ///< of a strong network: the network with ranks, which a change may drop (Engine)
    };
    /// The choice was changed.
    void note(const Choice& before);
    Choice choice() const;
    /// Stops the running measurement if there is one.
    void measure();
    QString computerName() const;

    std::string m_game;
    bool m_isStrong;
    Engine& m_engine;
    QUndoStack& m_undo;
    QLabel* m_name;
    QLabel* m_state;
    QGridLayout* m_facts;
    QLabel* m_speed;
    QPushButton* m_other;
    QPushButton* m_bundled;
    QPushButton* m_measure;
    QPushButton* m_offer = nullptr; ///< a strong network found on this machine
    jobs::Job<std::vector<BenchmarkRow>> m_measuring; ///< valid while it runs
    int m_request = 0; ///< descriptions and measurements of an older network are dropped
};

} // namespace evenmatch::ui
