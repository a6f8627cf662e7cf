#include "app/lab/experiments/play/index_fits.h"

#include "app/lab/experiments/paper_figures.h"
#include "core/strength/rating/controllers.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::experiments {

namespace {

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

} // namespace

double FittedCurve::at(double z) const
{
    if (parameters.size() == 2)
        return parameters[0] + parameters[1] * z;
    return parameters[0] + (parameters[1] - parameters[0]) * logistic(parameters[2] * (z - parameters[3]));
}

FittedCurve fitLine(std::span<const PlotPoint> points)
{
    double n = 0;
    double sumX = 0;
    double sumY = 0;
    double sumXX = 0;
    double sumXY = 0;
    for (const PlotPoint& point : points) {
        n += 1;
        sumX += point.x;
        sumY += point.y;
        sumXX += point.x * point.x;
        sumXY += point.x * point.y;
    }
    const double spread = sumXX - sumX * sumX / n;
    const double b = spread > 0 ? (sumXY - sumX * sumY / n) / spread : 0;
    FittedCurve line{{(sumY - b * sumX) / n, b}, 0};
    for (const PlotPoint& point : points)
        line.error += std::abs(point.y - line.at(point.x)) / n;
    return line;
}

FittedCurve fitLogistic(std::span<const PlotPoint> points, double low, double high)
{
    FittedCurve best;
    double least = std::numeric_limits<double>::infinity();
    for (int i = 10; i <= 500; ++i)
        for (int j = -200; j <= 200; ++j) {
            const double k = i / 100.0;
            const double middle = j / 100.0;
            double squares = 0;
            double sum = 0;
            for (const PlotPoint& point : points) {
                const double off = point.y - low - (high - low) * logistic(k * (point.x - middle));
                squares += off * off;
                sum += std::abs(off);
            }
            if (squares < least) {
                least = squares;
                best = {{low, high, k, middle}, sum / static_cast<double>(points.size())};
            }
        }
    return best;
}

std::optional<std::vector<double>> indicesForElo(std::span<const double> wanted, std::span<const PlotPoint> measured)
{
    std::vector<PlotPoint> finite(measured.begin(), measured.end());
    std::erase_if(finite, [](const PlotPoint& point) { return !std::isfinite(point.y); });
    const FittedCurve line = finite.empty() ? FittedCurve{{0, 0}, 0} : fitLine(finite);
    const double slope = line.parameters[1];
    if (slope <= 0)
        return std::nullopt;
    const strength::Dial dial = strength::Dial::strengthIndex();
    std::vector<double> indices;
    for (const double elo : wanted)
        indices.push_back(std::clamp((elo - line.parameters[0]) / slope, dial.lowest, dial.highest));
    return indices;
}

PlotSeries sampled(core::Phrase name, const std::function<double(double)>& f)
{
    PlotSeries series{std::move(name), {}, true, false};
    for (int i = -20; i <= 20; ++i)
        series.points.push_back({i / 10.0, f(i / 10.0), {}, {}});
    return series;
}

std::string indexName(double z)
{
    if (std::isinf(z))
        return z > 0 ? "inf" : "-inf";
    std::string text = std::to_string(z);
    text.erase(text.find_last_not_of('0') + 1);
    return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

std::optional<double> paperElo(const std::string& z)
{
    const auto at = paperFigure("SA", "Table 1", z == "inf" ? "+inf" : z, "Elo");
    const auto zero = paperFigure("SA", "Table 1", "0", "Elo");
    return at && zero ? std::optional(*at - *zero) : std::nullopt;
}

} // namespace evenmatch::experiments
