// Saves plots and other drawings as files.
#pragma once

#include "core/error.h"

#include <QSize>
#include <QString>

#include <functional>

class QCustomPlot;
class QPainter;

namespace evenmatch::ui {

/// By the suffix: PNG (at double resolution), SVG or PDF, on a panel's background. `title` is stored in the file.
core::Result<void> saveDrawing(const QString& path, const QString& title, QSize size, const std::function<void(QPainter&)>& draw);

/// Draws the plot on any painter, as vectors.
void drawPlot(QCustomPlot& plot, QPainter& painter, QSize size);

/// The plot as in the window.
core::Result<void> savePlot(QCustomPlot& plot, const QString& title, const QString& path);

} // namespace evenmatch::ui
