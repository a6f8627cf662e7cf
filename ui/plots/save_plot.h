// Plots as files.
#pragma once

#include "core/error.h"

#include <QString>

class QCustomPlot;

namespace evenmatch::ui {

/// By the suffix: PNG (twice as fine), SVG or PDF, as the window shows it, on the colour of a card. `title` is what a reader of the SVG is told.
core::Result<void> savePlot(QCustomPlot& plot, const QString& title, const QString& path);

} // namespace evenmatch::ui
