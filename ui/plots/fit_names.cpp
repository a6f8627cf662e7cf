#include "ui/plots/fit_names.h"

#include "ui/base/theme.h"

#include <algorithm>

namespace evenmatch::ui {

std::vector<QString> fitNames(const std::vector<NameAt>& names, double end, const QFontMetrics& metrics)
{
    constexpr double kGap = 6;
    constexpr int kFewestLetters = 3; // including the dots
    std::vector<QString> fitted;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const double next = i + 1 < names.size() ? std::min(names[i + 1].begin, end) : end;
        const auto room = static_cast<int>(next - names[i].begin - kGap);
        const QString cut = room > 0 ? metrics.elidedText(names[i].name, Qt::ElideRight, room) : QString();
        fitted.push_back(cut == names[i].name || cut.size() > kFewestLetters ? cut : QString());
    }
    return fitted;
}

QFont numberFont(const QString& number, double width)
{
    constexpr double kLeastPoints = 6;
    QFont font = typeFont(TypeSize::Text);
    const auto wanted = [&] {
        const QFontMetricsF metrics(font);
        return std::max(metrics.horizontalAdvance(number), metrics.horizontalAdvance(QStringLiteral("88")));
    };
    if (const double wide = wanted(); wide > width)
        font.setPointSizeF(std::max(kLeastPoints, font.pointSizeF() * width / wide));
    while (wanted() > width && font.pointSizeF() > kLeastPoints) // small type is not proportionally narrower
        font.setPointSizeF(std::max(kLeastPoints, font.pointSizeF() - 0.5));
    return font;
}

} // namespace evenmatch::ui
