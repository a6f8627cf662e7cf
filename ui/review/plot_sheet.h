// The plot of a review as a separate picture: players, results, β, and a legend of the marks.
#pragma once

#include "core/error.h"
#include "ui/plots/beta_plot_data.h"

namespace evenmatch::ui {

/// PNG, SVG or PDF by the suffix, in the colours of the window. `legend` is rich text; it stands as written in every kind of file.
core::Result<void> savePlotSheet(const QString& path, const QString& title, const QString& legend, BetaPlotData data);

/// What ▼ and ◆ on a plot stand for, in one line.
QString markLegend();

} // namespace evenmatch::ui
