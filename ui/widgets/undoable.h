// Changes of settings that can be undone: steps made of two functions, and fields that create such steps.
#pragma once

#include <QUndoStack>

#include <functional>

class QCheckBox;
class QComboBox;
class QSlider;
class QSpinBox;
class QWidget;

namespace evenmatch::ui {

/// A change that is already made when it is pushed, and how to undo it.
class DoneStep final : public QUndoCommand {
public:
    DoneStep(const QString& what, std::function<void()> back, std::function<void()> again)
        : QUndoCommand(what), m_back(std::move(back)), m_again(std::move(again))
    {
    }

    void undo() override { m_back(); }
    void redo() override
    {
        if (m_isDone)
            m_again();
        m_isDone = true;
    }

private:
    std::function<void()> m_back;
    std::function<void()> m_again;
    bool m_isDone = false;
};

/// After the call, each change by the user is a step of the stack, named like the field; undoing it works as if the user restored the
/// field. The stack must live as long as the field.
void makeUndoable(QUndoStack& stack, QComboBox& field);
void makeUndoable(QUndoStack& stack, QCheckBox& field);
void makeUndoable(QUndoStack& stack, QSpinBox& field);
/// A drag is one step.
void makeUndoable(QUndoStack& stack, QSlider& field);
/// Call it after the program itself has set the field.
void noteShown(QWidget& field);

} // namespace evenmatch::ui
