#include "ui/base/calm_boxes.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSlider>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

class CalmBoxes final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride)
            return keepsKey(watched, *static_cast<QKeyEvent*>(event));
        if (event->type() == QEvent::KeyPress)
            return pressed(qobject_cast<QAbstractButton*>(watched), *static_cast<QKeyEvent*>(event));
        if (event->type() == QEvent::FocusIn)
            return leadToChosen(qobject_cast<QAbstractButton*>(watched), *static_cast<QFocusEvent*>(event));
        if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
            return false;
        if (!qobject_cast<QComboBox*>(watched) && !qobject_cast<QAbstractSpinBox*>(watched) && !qobject_cast<QSlider*>(watched))
            return false;
        if (event->type() == QEvent::Polish) {
            leaveFocus(*static_cast<QWidget*>(watched));
            if (auto* list = qobject_cast<QComboBox*>(watched))
                label(*list);
            return false;
        }
        event->ignore(); // so that the surrounding widget gets it
        return true;
    }

private:
    /// Scrolling over a box does not give it the focus.
    static void leaveFocus(QWidget& box)
    {
        if (box.focusPolicy() == Qt::WheelFocus)
            box.setFocusPolicy(Qt::StrongFocus);
    }

    /// Qt names a list by its current row on Linux, and needs a label beside it to describe it.
    static void label(QComboBox& list)
    {
        QWidget* around = list.parentWidget();
        if (!around || list.accessibleName().isEmpty())
            return;
        const auto beside = around->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
        if (std::ranges::any_of(beside, [&](const QLabel* label) { return label->buddy() == &list; }))
            return;
        auto* words = new QLabel(list.accessibleName(), around);
        words->hide();
        words->setBuddy(&list);
    }

    /// Tab reaches only the chosen one of a group of exclusive buttons.
    static bool leadToChosen(QAbstractButton* button, const QFocusEvent& event)
    {
        if (!button || (event.reason() != Qt::TabFocusReason && event.reason() != Qt::BacktabFocusReason))
            return false;
        QAbstractButton* chosen = button->group() && button->group()->exclusive() ? button->group()->checkedButton() : nullptr;
        if (!chosen || chosen == button || !chosen->isVisible() || !chosen->isEnabled())
            return false;
        chosen->setFocus(event.reason());
        return true;
    }

    /// Keys that choose in a box, its list or a group of exclusive buttons, or page through a text, are not shortcuts of the page: arrows
    /// and pages, and letters in a list.
    static bool keepsKey(QObject* watched, QKeyEvent& key)
    {
        const auto* list = qobject_cast<QAbstractItemView*>(watched);
        const bool isList = qobject_cast<QComboBox*>(watched) || (list && qobject_cast<QComboBox*>(list->window()->parentWidget()));
        const auto* button = qobject_cast<QAbstractButton*>(watched);
        const bool isOneOfSome = button && button->group() && button->group()->exclusive();
        if ((!isList && !isOneOfSome && !qobject_cast<QAbstractSpinBox*>(watched) && !qobject_cast<QPlainTextEdit*>(watched))
            || (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)))
            return false;
        const bool steps
            = key.key() >= (isOneOfSome ? Qt::Key_Left : Qt::Key_Home) && key.key() <= (isOneOfSome ? Qt::Key_Down : Qt::Key_PageDown);
        const bool writes = isList && !key.text().isEmpty() && key.text().front().isPrint();
        if (!steps && !writes)
            return false;
        key.accept();
        return true;
    }

    /// Dialogs do this themselves.
    static bool pressed(QAbstractButton* button, const QKeyEvent& key)
    {
        const bool enters = (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) && !(key.modifiers() & ~Qt::KeypadModifier);
        if (!button || !enters || qobject_cast<QCheckBox*>(button) || !button->isEnabled() || qobject_cast<QDialog*>(button->window()))
            return false;
        if (!key.isAutoRepeat())
            button->click();
        return true;
    }
};

} // namespace

void keepBoxesCalm(QApplication& app)
{
    static bool isCalm = false; // there is one application per program
    if (!std::exchange(isCalm, true))
        app.installEventFilter(new CalmBoxes(&app));
}

} // namespace evenmatch::ui
