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

/// What has to find its place when the plot is laid out.
struct DrawnBeta {
    BandLabels bands;
    std::vector<QCPItemText*> phases; ///< the names of the data's phases
    QCPItemText* standingName = nullptr; ///< null where nothing is known of how the game stood
};

/// Draws all of it and sets the ranges of both axes that stand upright. `lowerOnly`: how the game stood, and the marks on that. REQUIRES:
/// nothing of an older drawing is on the plot
DrawnBeta drawBeta(QCustomPlot& plot, QCPAxisRect& upper, QCPAxisRect& lower, const BetaPlotData& data, bool lowerOnly);

} // namespace evenmatch::ui
