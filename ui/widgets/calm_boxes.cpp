#include "ui/widgets/calm_boxes.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QWheelEvent>

namespace evenmatch::ui {

namespace {

class CalmBoxes final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel || (!qobject_cast<QComboBox*>(watched) && !qobject_cast<QAbstractSpinBox*>(watched)))
            return false;
        event->ignore(); // so that it goes on to what is around the box
        return true;
    }
};

} // namespace

void keepBoxesCalm(QApplication& app)
{
    static bool isCalm = false; // one application a program
    if (!std::exchange(isCalm, true))
        app.installEventFilter(new CalmBoxes(&app));
}

} // namespace evenmatch::ui
