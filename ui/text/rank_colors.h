// The colour scale of ranks, the same everywhere, the diverging scale of δ, and three steps for losses.
#pragma once

#include "nn/review/move_costs.h"

#include <QColor>

#include <cstddef>

namespace evenmatch::ui {

struct Theme;

/// From violet for the weakest (0) over teal to gold for the strongest (1): lightness increases evenly (OKLab), so it is readable without
/// colour vision, too. Clamped.
QColor rankColor(double strength, const Theme& theme);
/// For a scale's rank, 0 the strongest; fractions are between two ranks.
QColor rankColor(double rank, std::size_t ranks, const Theme& theme);

/// From below the target (-1, blue) over almost the background (0) to above it (1, orange). Always shown with a sign or a number.
QColor deltaColor(double signedDelta, const Theme& theme);

/// Contrast 3 : 1 against a panel. Always shown with "?!" (no grade), "?" or "??".
QColor costColor(nn::CostGrade grade, const Theme& theme);

} // namespace evenmatch::ui
