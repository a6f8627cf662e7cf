#include "app/shared/findings/plot.h"

#include "app/shared/findings/columns.h"
#include "core/value_range.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iterator>

namespace evenmatch::experiments {

namespace {

constexpr double kWidth = 720;
constexpr double kHeight = 440;
constexpr double kLeft = 64;
constexpr double kRight = 24;
constexpr double kTop = 64;
constexpr double kBottom = 56;
constexpr double kNames = 96; ///< where the cells of a matrix begin
constexpr double kBoxWidth = 12;
constexpr int kLines = 6; ///< lines of an axis
constexpr std::array<const char*, 6> kColours
    = {"#2a6f97", "#c8553d", "#588157", "#8e5572", "#b08900", "#4a4e69"}; // distinguishable for colour-blind people, too

std::string number(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", std::abs(value) < 1e-12 ? 0.0 : value);
    return text;
}

std::string escaped(const std::string& text)
{
    std::string result;
    for (const char c : text)
        result += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : std::string(1, c);
    return result;
}

class Picture {
public:
    explicit Picture(const Plot& plot) : m_plot(plot)
    {
        for (const PlotSeries& series : plot.series)
            for (const PlotPoint& point : series.points) {
                if (!std::isfinite(point.x) || !std::isfinite(point.y))
                    continue;
                m_x.add(point.x);
                m_y.add(point.y);
                m_y.add(point.low.value_or(point.y));
                m_y.add(point.high.value_or(point.y));
            }
        m_x = m_x.padded();
        m_y = m_y.padded();
        if (plot.series.size() > kColours.size())
            m_end -= legendWidth(0) + 8;
    }

    std::string draw()
    {
        if (!m_plot.cells.empty())
            return drawCells();
        open();
        axes();
        for (std::size_t i = 0; i < m_plot.series.size(); ++i)
            drawSeries(m_plot.series[i], i);
        legend();
        return m_svg + "</svg>\n";
    }

private:
    double across(double x) const { return kLeft + (x - m_x.low) / (m_x.high - m_x.low) * (m_end - kLeft); }
    double down(double y) const { return kHeight - kBottom - (y - m_y.low) / (m_y.high - m_y.low) * (kHeight - kTop - kBottom); }

    /// Starts the picture with a white background and the title.
    void open()
    {
        m_svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 440\" font-family=\"sans-serif\" font-size=\"12\" "
                "fill=\"#333\">\n"
                "<rect width=\"720\" height=\"440\" fill=\"#fff\"/>\n";
        text(kLeft, 26, m_plot.title, "font-size=\"16\"");
    }

    void text(double x, double y, const core::Phrase& what, const std::string& how)
    {
        m_svg += "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" " + how + ">" + escaped(core::describe(what)) + "</text>\n";
    }
    void line(double x1, double y1, double x2, double y2, const std::string& how)
    {
        m_svg += "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" + number(y2) + "\" " + how
            + "/>\n";
    }

    void axes()
    {
        const double step = m_y.step(kLines);
        for (double y = std::ceil(m_y.low / step) * step; y <= m_y.high; y += step) {
            line(kLeft, down(y), m_end, down(y), "stroke=\"#ddd\"");
            text(kLeft - 8, down(y) + 4, number(y), "text-anchor=\"end\"");
        }
        const double stepX = m_plot.xNames.empty() ? m_x.step(kLines) : 1;
        for (double x = std::ceil(m_x.low / stepX) * stepX; x <= m_x.high; x += stepX)
            text(across(x), kHeight - kBottom + 18, nameAt(x), "text-anchor=\"middle\"");
        line(kLeft, kHeight - kBottom, m_end, kHeight - kBottom, "stroke=\"#888\"");
        text((kLeft + m_end) / 2, kHeight - 14, m_plot.xLabel, "text-anchor=\"middle\"");
        text(kLeft, kTop - 12, m_plot.yLabel, "fill=\"#666\"");
    }

    std::string nameAt(double x) const
    {
        if (m_plot.xNames.empty())
            return number(x);
        const auto index = static_cast<std::size_t>(std::lround(x));
        return x >= 0 && index < m_plot.xNames.size() ? core::describe(m_plot.xNames[index]) : std::string();
    }

    void drawSeries(const PlotSeries& series, std::size_t index)
    {
        const std::string colour = colourOf(index);
        std::string path;
        for (const PlotPoint& point : series.points) {
            if (!std::isfinite(point.x) || !std::isfinite(point.y))
                continue;
            path += (path.empty() ? "M" : "L") + number(across(point.x)) + " " + number(down(point.y)) + " ";
            if (point.lowerQuartile && point.upperQuartile) {
                drawBox(point, colour);
                continue;
            }
            if (point.low && point.high && std::isfinite(*point.low) && std::isfinite(*point.high))
                line(across(point.x), down(*point.low), across(point.x), down(*point.high),
                    "stroke=\"" + colour + "\" stroke-opacity=\"0.5\" stroke-width=\"2\"");
            if (series.marks)
                m_svg += "<circle cx=\"" + number(across(point.x)) + "\" cy=\"" + number(down(point.y)) + "\" r=\"4\" fill=\"" + colour
                    + "\"/>\n";
        }
        if (series.line && !path.empty())
            m_svg += "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"2\"" + dashOf(index) + "/>\n";
    }

    void drawBox(const PlotPoint& point, const std::string& colour)
    {
        const double x = across(point.x);
        const double top = down(*point.upperQuartile);
        line(x, down(point.low.value_or(point.y)), x, down(point.high.value_or(point.y)), "stroke=\"" + colour + "\"");
        rectangle(x - kBoxWidth / 2, top, kBoxWidth, down(*point.lowerQuartile) - top, "fill=\"#fff\" stroke=\"" + colour + "\"");
        line(x - kBoxWidth / 2, down(point.y), x + kBoxWidth / 2, down(point.y), "stroke=\"" + colour + "\" stroke-width=\"3\"");
    }

    void rectangle(double x, double y, double width, double height, const std::string& how)
    {
        m_svg += "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\"" + number(height) + "\" "
            + how + "/>\n";
    }

    /// Draws the cells: the larger a number, the darker its cell, with the rounded number in it unless that is 0.
    std::string drawCells()
    {
        open();
        double most = 0;
        std::size_t columns = 1;
        for (const auto& row : m_plot.cells) {
            columns = std::max(columns, row.size());
            for (const double cell : row)
                most = std::max(most, std::isfinite(cell) ? cell : 0);
        }
        const double width = (kWidth - kNames - kRight) / static_cast<double>(columns);
        const double height = (kHeight - kTop - kBottom) / static_cast<double>(m_plot.cells.size());
        for (std::size_t row = 0; row < m_plot.cells.size(); ++row) {
            const double top = kTop + height * static_cast<double>(row);
            if (row < m_plot.yNames.size())
                text(kNames - 8, top + height / 2 + 4, m_plot.yNames[row], "text-anchor=\"end\"");
            for (std::size_t column = 0; column < m_plot.cells[row].size(); ++column) {
                const double cell = m_plot.cells[row][column];
                const double share = most > 0 && std::isfinite(cell) ? std::max(0.0, cell) / most : 0;
                const double left = kNames + width * static_cast<double>(column);
                rectangle(left, top, width, height,
                    "fill=\"" + std::string(kColours[0]) + "\" fill-opacity=\"" + number(share) + "\" stroke=\"#ddd\"");
                if (std::isfinite(cell) && std::lround(cell) != 0)
                    text(left + width / 2, top + height / 2 + 4, number(std::round(cell)),
                        share > 0.5 ? "text-anchor=\"middle\" fill=\"#fff\"" : "text-anchor=\"middle\"");
            }
        }
        for (std::size_t column = 0; column < m_plot.xNames.size(); ++column)
            text(kNames + width * (static_cast<double>(column) + 0.5), kHeight - kBottom + 18, m_plot.xNames[column],
                "text-anchor=\"middle\" font-size=\"10\"");
        text((kNames + kWidth - kRight) / 2, kHeight - 14, m_plot.xLabel, "text-anchor=\"middle\"");
        text(kNames, kTop - 12, m_plot.yLabel, "fill=\"#666\"");
        return m_svg + "</svg>\n";
    }

    static std::string colourOf(std::size_t series) { return kColours[series % kColours.size()]; }

    /// Distinguishes series with the same colour.
    static std::string dashOf(std::size_t series)
    {
        constexpr std::array kDashes = {"", " stroke-dasharray=\"7 3\"", " stroke-dasharray=\"2 3\""};
        return kDashes[series / kColours.size() % kDashes.size()];
    }

    double legendWidth(std::size_t letters) const
    {
        constexpr double kLetterWidth = 6.4;
        for (const PlotSeries& series : m_plot.series)
            letters = std::max(letters, columns(core::describe(series.name)));
        return 32 + kLetterWidth * static_cast<double>(letters);
    }

    /// Draws the legend over the curves, on a translucent background; if there are many names, beside them.
    void legend()
    {
        constexpr double kLineHeight = 16;
        const double width = legendWidth(m_end < kWidth - kRight ? 0 : 18);
        const double left = kWidth - kRight - width;
        rectangle(left - 6, kTop - 14, width + 6, kLineHeight * static_cast<double>(m_plot.series.size()) + 4,
            "fill=\"#fff\" fill-opacity=\"0.8\"");
        for (std::size_t i = 0; i < m_plot.series.size(); ++i) {
            const double y = kTop + kLineHeight * static_cast<double>(i);
            line(left, y - 4, left + 18, y - 4, "stroke=\"" + colourOf(i) + "\" stroke-width=\"3\"" + dashOf(i));
            text(left + 24, y, m_plot.series[i].name, "");
        }
    }

    const Plot& m_plot;
    core::ValueRange m_x;
    core::ValueRange m_y;
    double m_end = kWidth - kRight; ///< of the x axis
    std::string m_svg;
};

/// The number below which this share of the sorted numbers lies.
double quantile(const std::vector<double>& sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

} // namespace

PlotPoint boxOf(double x, std::vector<double> numbers)
{
    constexpr double kReach = 1.5;
    std::ranges::sort(numbers);
    const double lower = quantile(numbers, 0.25);
    const double upper = quantile(numbers, 0.75);
    const double reach = kReach * (upper - lower);
    const auto lowest = std::ranges::lower_bound(numbers, lower - reach);
    const auto beyond = std::ranges::upper_bound(numbers, upper + reach);
    return {x, quantile(numbers, 0.5), std::min(*lowest, lower), std::max(*std::prev(beyond), upper), lower, upper};
}

std::string toSvg(const Plot& plot) { return Picture(plot).draw(); }

} // namespace evenmatch::experiments
