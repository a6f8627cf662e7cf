// Saves plots and other drawings as files.
#pragma once

#include "core/error.h"

#include <QSize>
#include <QString>

#include <functional>

class QCustomPlot;
class QPainter;

namespace evenmatch::ui {

/// By the suffix: PNG (twice as fine), SVG or PDF, on the colour of a card. `title` is what a reader of the file is told.
core::Result<void> saveDrawing(const QString& path, const QString& title, QSize size, const std::function<void(QPainter&)>& draw);

/// The plot in vectors on any painter.
void drawPlot(QCustomPlot& plot, QPainter& painter, QSize size);

/// The plot as the window shows it.
core::Result<void> savePlot(QCustomPlot& plot, const QString& title, const QString& path);

} // namespace evenmatch::ui
