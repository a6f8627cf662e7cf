// The setting for KataGo's analysis of the user's Go games: its command.
#pragma once

#include "ui/engine/engine.h"
#include "ui/engine/outside_settings.h"
#include "ui/widgets/card.h"

class QLineEdit;
class QPushButton;
class QSpinBox;
class QUndoStack;

namespace evenmatch::ui {

class StartCount;

class KataGoCard final : public Card {
    Q_OBJECT
public:
    /// Engine and stack must outlive the card; each change is a step of the stack.
    KataGoCard(Engine& engine, QUndoStack& undo, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The command changed.
    void commandChanged();

private:
    void refresh();
    void change(const QString& command);
    void use(const QString& command);
    void tryOut();
    void endTrial();

    Engine& m_engine;
    QUndoStack& m_undo;
    QLineEdit* m_command;
    QPushButton* m_use;
    QPushButton* m_remove;
    QLabel* m_answer;
    QSpinBox* m_wait;
    StartCount* m_count;
    jobs::Job<KataGoTrial> m_trial;
    int m_request = 0; ///< results of older trials are dropped
};

} // namespace evenmatch::ui
