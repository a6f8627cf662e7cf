// The plot of a review as a separate picture: players, results, β, and a legend of the marks.
#pragma once

#include "core/error.h"
#include "ui/plots/beta_plot_data.h"

namespace evenmatch::ui {

/// PNG, SVG or PDF by the suffix, in the window's colours. `legend` is rich text, written as text in every format.
core::Result<void> savePlotSheet(const QString& path, const QString& title, const QString& legend, BetaPlotData data);

/// The meaning of ▼ and ◆ on a plot, in one line.
QString markLegend();

} // namespace evenmatch::ui
