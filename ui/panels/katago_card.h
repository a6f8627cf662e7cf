// Whether KataGo is asked about the user's Go games, and by which command.
#pragma once

#include "ui/engine/engine.h"
#include "ui/widgets/card.h"

class QLineEdit;
class QPushButton;

namespace evenmatch::ui {

class KataGoCard final : public Card {
    Q_OBJECT
public:
    /// The engine must outlive the card.
    explicit KataGoCard(Engine& engine, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Another command, or none.
    void commandChanged();

private:
    void refresh();
    void use(const QString& command);
    void tryOut();

    Engine& m_engine;
    QLineEdit* m_command;
    QPushButton* m_use;
    QPushButton* m_remove;
    QLabel* m_answer;
};

} // namespace evenmatch::ui
