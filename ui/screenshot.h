// A picture of the real window, for documentation.
#pragma once

#include "core/error.h"

#include <QSize>
#include <QString>

class QWidget;

namespace evenmatch::ui {

/// Draws the window at `size` logical pixels (times the screen's scale) and writes a PNG.
core::Result<void> writeScreenshot(QWidget& window, QSize size, const QString& path);

} // namespace evenmatch::ui
