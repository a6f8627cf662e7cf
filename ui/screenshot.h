// A picture of the real window, for documentation.
#pragma once

#include "core/error.h"

#include <QSize>
#include <QString>

#include <functional>

class QWidget;

namespace evenmatch::ui {

/// Draws the window at `size` logical pixels (times the screen's scale) as soon as it is `settled`, or after a minute, and writes a PNG.
core::Result<void> writeScreenshot(QWidget& window, QSize size, const std::function<bool()>& settled, const QString& path);

} // namespace evenmatch::ui
