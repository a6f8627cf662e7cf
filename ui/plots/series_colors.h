// Colours of the series of a plot, told apart by colour-blind eyes, too; 3 : 1 against a card.
#pragma once

#include <QColor>

#include <cstddef>

namespace evenmatch::ui {

struct Theme;

/// From the first again after six.
QColor seriesColor(std::size_t series, const Theme& theme);

} // namespace evenmatch::ui
