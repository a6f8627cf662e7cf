// Colours of the series of a plot.
#pragma once

#include <QColor>

#include <cstddef>

namespace evenmatch::ui {

struct Theme;

/// Distinguishable for colour-blind people; contrast 3 : 1 against a card. They repeat after six.
QColor seriesColor(std::size_t series, const Theme& theme);

/// The colour with transparency.
QColor faded(QColor color, double opacity);

} // namespace evenmatch::ui
