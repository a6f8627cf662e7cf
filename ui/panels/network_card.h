// A network that the window uses: what it is, how far it can be trusted, how fast it is here.
#pragma once

#include "ui/engine/benchmark.h"
#include "ui/engine/engine.h"
#include "ui/widgets/card.h"

class QFormLayout;
class QPushButton;

namespace evenmatch::ui {

class NetworkCard final : public Card {
    Q_OBJECT
public:
    /// `game`: "go" or "chess". The engine must outlive the card.
    NetworkCard(const std::string& game, Engine& engine, QWidget* parent = nullptr);

private:
    void refresh();
    void addFact(const QString& word, const QString& value, const QString& tip = {});
    void showNetwork(const nn::NetworkInfo& info);
    void readCard(const QString& file);
    void choose();
    void measure();
    QString computerName() const;

    std::string m_game;
    Engine& m_engine;
    QLabel* m_name;
    QLabel* m_state;
    QFormLayout* m_facts;
    QLabel* m_speed;
    QPushButton* m_other;
    QPushButton* m_bundled;
    QPushButton* m_measure;
    int m_request = 0; ///< cards read for an older network are dropped
};

} // namespace evenmatch::ui
