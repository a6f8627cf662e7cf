// A picture of the real window, for documentation.
#pragma once

#include "core/error.h"

#include <QSize>
#include <QString>

#include <chrono>
#include <functional>

class QWidget;

namespace evenmatch::ui {

/// Draws the window at `size` logical pixels (times the screen's scale) and writes a PNG: when `isReady`, or at the latest after
/// `patience`.
core::Result<void> writeScreenshot(
    QWidget& window, QSize size, const QString& path, std::chrono::milliseconds patience, const std::function<bool()>& isReady);

} // namespace evenmatch::ui
