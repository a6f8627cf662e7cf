#include "ui/widgets/whole_dialog.h"

#include <QEvent>
#include <QLayout>

namespace evenmatch::ui {

bool WholeDialog::event(QEvent* event)
{
    const bool isDone = QDialog::event(event);
    const bool mayChange = event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize || event->type() == QEvent::Show;
    if (mayChange && layout() && layout()->hasHeightForWidth())
        setMinimumHeight(layout()->totalHeightForWidth(width()));
    return isDone;
}

} // namespace evenmatch::ui
