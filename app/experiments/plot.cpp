#include "app/experiments/plot.h"

#include "app/experiments/characters.h"
#include "core/value_range.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace evenmatch::experiments {

namespace {

constexpr double kWidth = 720;
constexpr double kHeight = 440;
constexpr double kLeft = 64;
constexpr double kRight = 24;
constexpr double kTop = 64;
constexpr double kBottom = 56;
constexpr int kLines = 6; ///< of an axis
constexpr std::array<const char*, 6> kColours
    = {"#2a6f97", "#c8553d", "#588157", "#8e5572", "#b08900", "#4a4e69"}; // apart for colour-blind eyes, too

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
    }

    std::string draw()
    {
        m_svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 440\" font-family=\"sans-serif\" font-size=\"12\" "
                "fill=\"#333\">\n"
                "<rect width=\"720\" height=\"440\" fill=\"#fff\"/>\n";
        text(kLeft, 26, m_plot.title, "font-size=\"16\"");
        axes();
        for (std::size_t i = 0; i < m_plot.series.size(); ++i)
            drawSeries(m_plot.series[i], i);
        legend();
        return m_svg + "</svg>\n";
    }

private:
    double across(double x) const { return kLeft + (x - m_x.low) / (m_x.high - m_x.low) * (kWidth - kLeft - kRight); }
    double down(double y) const { return kHeight - kBottom - (y - m_y.low) / (m_y.high - m_y.low) * (kHeight - kTop - kBottom); }

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
            line(kLeft, down(y), kWidth - kRight, down(y), "stroke=\"#ddd\"");
            text(kLeft - 8, down(y) + 4, number(y), "text-anchor=\"end\"");
        }
        const double stepX = m_plot.xNames.empty() ? m_x.step(kLines) : 1;
        for (double x = std::ceil(m_x.low / stepX) * stepX; x <= m_x.high; x += stepX)
            text(across(x), kHeight - kBottom + 18, nameAt(x), "text-anchor=\"middle\"");
        line(kLeft, kHeight - kBottom, kWidth - kRight, kHeight - kBottom, "stroke=\"#888\"");
        text((kLeft + kWidth - kRight) / 2, kHeight - 14, m_plot.xLabel, "text-anchor=\"middle\"");
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
            if (point.low && point.high && std::isfinite(*point.low) && std::isfinite(*point.high))
                line(across(point.x), down(*point.low), across(point.x), down(*point.high),
                    "stroke=\"" + colour + "\" stroke-opacity=\"0.5\" stroke-width=\"2\"");
            if (series.marks)
                m_svg += "<circle cx=\"" + number(across(point.x)) + "\" cy=\"" + number(down(point.y)) + "\" r=\"4\" fill=\"" + colour
                    + "\"/>\n";
        }
        if (series.line && !path.empty())
            m_svg += "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"2\"/>\n";
    }

    static std::string colourOf(std::size_t series) { return kColours[series % kColours.size()]; }

    /// Over the curves, on a ground that lets them shine through.
    void legend()
    {
        constexpr double kLineHeight = 16;
        constexpr double kLetterWidth = 6.4;
        std::size_t letters = 18;
        for (const PlotSeries& series : m_plot.series)
            letters = std::max(letters, characters(core::describe(series.name)));
        const double width = 32 + kLetterWidth * static_cast<double>(letters);
        const double left = kWidth - kRight - width;
        m_svg += "<rect x=\"" + number(left - 6) + "\" y=\"" + number(kTop - 14) + "\" width=\"" + number(width + 6) + "\" height=\""
            + number(kLineHeight * static_cast<double>(m_plot.series.size()) + 4) + "\" fill=\"#fff\" fill-opacity=\"0.8\"/>\n";
        for (std::size_t i = 0; i < m_plot.series.size(); ++i) {
            const double y = kTop + kLineHeight * static_cast<double>(i);
            line(left, y - 4, left + 18, y - 4, "stroke=\"" + colourOf(i) + "\" stroke-width=\"3\"");
            text(left + 24, y, m_plot.series[i].name, "");
        }
    }

    const Plot& m_plot;
    core::ValueRange m_x;
    core::ValueRange m_y;
    std::string m_svg;
};

} // namespace

std::string toSvg(const Plot& plot)
{
    return Picture(plot).draw();
}

} // namespace evenmatch::experiments
