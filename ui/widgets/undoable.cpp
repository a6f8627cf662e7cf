#include "ui/widgets/undoable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPointer>
#include <QSlider>
#include <QSpinBox>

namespace evenmatch::ui {

namespace {

constexpr const char* kShown = "valueBefore"; ///< the field's value before the next change
constexpr const char* kSetting = "isBeingUndone";

QVariant valueOf(const QWidget& field)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&field))
        return box->currentData(); // its row may be another one by then
    if (const auto* check = qobject_cast<const QCheckBox*>(&field))
        return check->isChecked();
    if (const auto* number = qobject_cast<const QSpinBox*>(&field))
        return number->value();
    return static_cast<const QSlider&>(field).value();
}

void setValue(QWidget& field, const QVariant& value)
{
    field.setProperty(kSetting, true);
    if (auto* box = qobject_cast<QComboBox*>(&field)) {
        if (const int row = box->findData(value); row >= 0) {
            box->setCurrentIndex(row);
            Q_EMIT box->activated(row);
        }
    } else if (auto* check = qobject_cast<QCheckBox*>(&field)) {
        check->setChecked(value.toBool());
    } else if (auto* number = qobject_cast<QSpinBox*>(&field)) {
        number->setValue(value.toInt());
    } else {
        static_cast<QSlider&>(field).setValue(value.toInt());
    }
    field.setProperty(kSetting, false);
    noteShown(field);
}

void changed(QUndoStack& stack, QWidget& field, const QString& name)
{
    const QVariant before = field.property(kShown);
    const QVariant after = valueOf(field);
    if (field.property(kSetting).toBool() || before == after)
        return;
    noteShown(field);
    const auto set = [where = QPointer<QWidget>(&field)](const QVariant& value) {
        if (where)
            setValue(*where, value);
    };
    stack.push(new DoneStep(
        name, [set, before] { set(before); }, [set, after] { set(after); }));
}

} // namespace

void noteShown(QWidget& field) { field.setProperty(kShown, valueOf(field)); }

void makeUndoable(QUndoStack& stack, QComboBox& field)
{
    noteShown(field);
    QObject::connect(&field, &QComboBox::activated, &field, [&stack, &field] { changed(stack, field, field.accessibleName()); });
}

void makeUndoable(QUndoStack& stack, QCheckBox& field)
{
    noteShown(field);
    QObject::connect(&field, &QCheckBox::toggled, &field, [&stack, &field] { changed(stack, field, field.text()); });
}

void makeUndoable(QUndoStack& stack, QSpinBox& field)
{
    noteShown(field);
    QObject::connect(&field, &QSpinBox::valueChanged, &field, [&stack, &field] { changed(stack, field, field.accessibleName()); });
}

void makeUndoable(QUndoStack& stack, QSlider& field)
{
    noteShown(field);
    QObject::connect(&field, &QSlider::sliderReleased, &field, [&stack, &field] { changed(stack, field, field.accessibleName()); });
    QObject::connect(&field, &QSlider::valueChanged, &field, [&stack, &field] {
        if (!field.isSliderDown())
            changed(stack, field, field.accessibleName());
    });
}

} // namespace evenmatch::ui
