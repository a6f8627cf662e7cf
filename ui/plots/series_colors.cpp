#include "ui/plots/series_colors.h"

#include "ui/base/theme.h"

#include <array>

namespace evenmatch::ui {

QColor seriesColor(std::size_t series, const Theme& theme)
{
    static constexpr std::array<const char*, 6> kLight = {"#1b6972", "#b4532a", "#5b4f9c", "#857000", "#9c3f6b", "#4d6d2a"};
    static constexpr std::array<const char*, 6> kDark = {"#66bac0", "#e2966c", "#aca0ea", "#cdb84e", "#dd92b6", "#9cc072"};
    return QColor(QLatin1String((theme.dark ? kDark : kLight)[series % kLight.size()]));
}

QColor faded(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

} // namespace evenmatch::ui
