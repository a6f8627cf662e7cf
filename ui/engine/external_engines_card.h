// The other programs that play: add, test, remove.
#pragma once

#include "ui/engine/engine.h"
#include "ui/engine/external_engines.h"
#include "ui/widgets/card.h"

#include <memory>

class QComboBox;
class QLineEdit;
class QPushButton;
class QUndoStack;
class QVBoxLayout;

namespace evenmatch::ui {

class ExternalEnginesCard final : public Card {
    Q_OBJECT
public:
    /// Engine and stack must outlive the card; each change is a step of the stack.
    ExternalEnginesCard(Engine& engine, QUndoStack& undo, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The list in the settings changed.
    void enginesChanged();
    void optionsWanted(const ExternalEngine& engine);

private:
    QWidget* makeForm();
    void refresh();
    void orderTabs();
    /// `own`: added by the user; otherwise found on this machine.
    QWidget* makeRow(const ExternalEngine& engine, bool own);
    void add();
    void remove(const ExternalEngine& engine);
    void change(const QString& what, const std::vector<ExternalEngine>& engines);
    void use(const std::vector<ExternalEngine>& engines);
    /// Stops the row's trial if it runs; it is valid until then.
    void tryOut(const ExternalEngine& engine, QLabel* answer, QPushButton* button, const std::shared_ptr<jobs::Job<EngineTrial>>& trial);

    Engine& m_engine;
    QUndoStack& m_undo;
    QVBoxLayout* m_rows;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_command = nullptr;
    QComboBox* m_protocol = nullptr;
    QPushButton* m_add = nullptr;
};

} // namespace evenmatch::ui
