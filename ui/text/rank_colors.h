// One scale of colours for ranks, the same wherever a rank appears, the diverging one for δ, and three steps for what moves cost.
#pragma once

#include "nn/review/move_costs.h"

#include <QColor>

#include <cstddef>

namespace evenmatch::ui {

struct Theme;

/// From violet for the weakest (0) over teal to gold for the strongest (1): lightness rises evenly (OKLab), so that eyes that see no
/// colours read it too. Clamped.
QColor rankColor(double strength, const Theme& theme);
/// Of a scale's rank, 0 the strongest; between whole ranks the colours between.
QColor rankColor(double rank, std::size_t ranks, const Theme& theme);

/// From below the target (-1, blue) over nearly the background (0) to above it (1, orange). Always with a sign or a number beside it.
QColor deltaColor(double signedDelta, const Theme& theme);

/// 3 : 1 against a card. Always with "?!" (no grade), "?" or "??" beside it or at hand.
QColor costColor(nn::CostGrade grade, const Theme& theme);

} // namespace evenmatch::ui
