// Colours of what a plot shows.
#pragma once

#include <QColor>

#include <cstddef>

namespace evenmatch::ui {

struct Theme;

/// Told apart by colour-blind eyes, too; 3 : 1 against a card. From the first again after six.
QColor seriesColor(std::size_t series, const Theme& theme);

/// The colour, to be seen through.
QColor faded(QColor color, double opacity);

} // namespace evenmatch::ui
