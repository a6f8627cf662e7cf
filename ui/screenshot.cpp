#include "ui/screenshot.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPixmap>
#include <QWidget>

namespace evenmatch::ui {

namespace {

constexpr qint64 kPatience = 60'000; // milliseconds

} // namespace

core::Result<void> writeScreenshot(QWidget& window, QSize size, const std::function<bool()>& settled, const QString& path)
{
    window.resize(size);
    window.show();
    QApplication::processEvents();
    QElapsedTimer timer;
    timer.start();
    while (!settled() && timer.elapsed() < kPatience) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 50);
        QApplication::sendPostedEvents();
    }
    QApplication::processEvents();
    if (!window.grab().save(path, "PNG"))
        return core::Error{.code = core::ErrorCode::CannotWrite, .detail = {}, .file = path.toStdString()};
    return {};
}

} // namespace evenmatch::ui
