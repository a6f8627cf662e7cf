#include "ui/screenshot.h"

#include <QApplication>
#include <QPixmap>
#include <QWidget>

namespace evenmatch::ui {

core::Result<void> writeScreenshot(QWidget& window, QSize size, const QString& path)
{
    window.resize(size);
    window.show();
    QApplication::processEvents();
    if (!window.grab().save(path, "PNG"))
        return core::Error{.code = core::ErrorCode::CannotWrite, .detail = {}, .file = path.toStdString()};
    return {};
}

} // namespace evenmatch::ui
