#include "ui/text/rank_colors.h"

#include "ui/base/theme.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace evenmatch::ui {

namespace {

/// A colour by OKLab's lightness, chroma and hue in degrees (Björn Ottosson, 2020), clamped to sRGB.
QColor oklch(double lightness, double chroma, double hue)
{
    const double angle = hue * std::numbers::pi / 180;
    const double a = chroma * std::cos(angle);
    const double b = chroma * std::sin(angle);
    const double l = std::pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3);
    const double m = std::pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3);
    const double s = std::pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3);
    const auto encoded = [](double linear) {
        const double c = std::clamp(linear, 0.0, 1.0);
        return static_cast<float>(c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055);
    };
    return QColor::fromRgbF(encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
        encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s), encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

double between(double from, double to, double share) { return from + (to - from) * share; }

} // namespace

QColor rankColor(double strength, const Theme& theme)
{
    const double share = std::clamp(strength, 0.0, 1.0);
    const double lightness = theme.dark ? between(0.50, 0.88, share) : between(0.38, 0.80, share);
    return oklch(lightness, between(0.125, 0.145, share), between(312, 92, share));
}

QColor rankColor(double rank, std::size_t ranks, const Theme& theme)
{
    return rankColor(ranks > 1 ? 1 - rank / static_cast<double>(ranks - 1) : 1.0, theme);
}

QColor deltaColor(double signedDelta, const Theme& theme)
{
    const double amount = std::clamp(std::abs(signedDelta), 0.0, 1.0);
    const double hue = signedDelta < 0 ? 255 : 55;
    const double lightness = theme.dark ? between(0.36, 0.72, amount) : between(0.93, 0.62, amount);
    return oklch(lightness, between(0.008, 0.15, amount), hue);
}

QColor costColor(nn::CostGrade grade, const Theme& theme)
{
    if (grade == nn::CostGrade::None)
        return theme.quiet; // an inaccuracy
    if (grade == nn::CostGrade::Mistake)
        return theme.dark ? QColor("#ef9150") : QColor("#c25a0c");
    return theme.dark ? QColor("#f0655a") : QColor("#c02a22");
}

} // namespace evenmatch::ui
