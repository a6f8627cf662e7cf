#include "ui/screenshot.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace evenmatch::ui {

core::Result<void> writeScreenshot(
    QWidget& window, QSize size, const QString& path, std::chrono::milliseconds patience, const std::function<bool()>& isReady)
{
    window.resize(size);
    window.show();
    // One result may start the next job, so the window must be idle for a while.
    constexpr int kQuietLooks = 8;
    const QDeadlineTimer end(patience);
    for (int quiet = 0; quiet < kQuietLooks && !end.hasExpired(); quiet = isReady() ? quiet + 1 : 0) {
        QEventLoop loop;
        QTimer::singleShot(std::chrono::milliseconds(40), &loop, &QEventLoop::quit);
        loop.exec();
    }
    if (QWidget* focused = window.focusWidget())
        focused->clearFocus(); // screenshots show no focus
    if (!window.grab().save(path, "PNG"))
        return core::Error{.code = core::ErrorCode::CannotWrite, .detail = {}, .file = path.toStdString()};
    return {};
}

} // namespace evenmatch::ui
