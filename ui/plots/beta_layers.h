// How the parts of a β plot look: bands, phases, lines, marks, and under them the standing.
#pragma once

#include "ui/plots/beta_plot_data.h"

#include <utility>
#include <vector>

class QCPAxisRect;
class QCPItemText;
class QCustomPlot;

namespace evenmatch::ui {

/// The names of bands, and the β that each would like to stand beside.
using BandLabels = std::vector<std::pair<QCPItemText*, double>>;

/// Draws all of it and sets the ranges of both axes that stand upright. REQUIRES: nothing of an older drawing is on the plot
BandLabels drawBeta(QCustomPlot& plot, QCPAxisRect& upper, QCPAxisRect& lower, const BetaPlotData& data);

} // namespace evenmatch::ui
