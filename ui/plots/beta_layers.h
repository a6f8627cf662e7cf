// The parts of a β plot: bands, phases, lines, marks, and below them the evaluation of the game.
#pragma once

#include "ui/plots/beta_plot_data.h"

#include <utility>
#include <vector>

class QCPAxisRect;
class QCPItemText;
class QCustomPlot;

namespace evenmatch::ui {

/// The names of bands, and their preferred places on the β axis.
using BandLabels = std::vector<std::pair<QCPItemText*, double>>;

/// The texts that the layout must place.
struct DrawnBeta {
    BandLabels bands;
    std::vector<QCPItemText*> phases; ///< the names of the data's phases
    QCPItemText* standingName = nullptr; ///< null if the evaluation is unknown
};

/// Draws everything and sets the ranges of both vertical axes. `lowerOnly`: the evaluation and its marks. REQUIRES: the plot is empty
DrawnBeta drawBeta(QCustomPlot& plot, QCPAxisRect& upper, QCPAxisRect& lower, const BetaPlotData& data, bool lowerOnly);

} // namespace evenmatch::ui
