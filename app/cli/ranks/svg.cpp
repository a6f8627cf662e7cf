#include "app/cli/ranks/svg.h"

#include <cmath>
#include <cstdio>

namespace evenmatch::cli {

namespace {

/// Tenths are enough for a screen, and keep files small and equal on every machine.
std::string number(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", std::isfinite(value) ? value : 0.0);
    return text;
}

std::string attribute(std::string_view name, std::string_view value) { return ' ' + std::string(name) + "=\"" + std::string(value) + '"'; }

std::string closed(std::string_view tag, std::string_view tip)
{
    if (tip.empty())
        return "/>\n";
    return "><title>" + escapeXml(tip) + "</title></" + std::string(tag) + ">\n";
}

} // namespace

std::string escapeXml(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '&': result += "&amp;"; break;
        case '<': result += "&lt;"; break;
        case '>': result += "&gt;"; break;
        case '"': result += "&quot;"; break;
        case '\'': result += "&#39;"; break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t')
                result += c;
        }
    }
    return result;
}

Svg::Svg(double width, double height, std::string_view title) : m_width(width), m_height(height), m_title(title) { }

void Svg::rect(double x, double y, double width, double height, std::string_view cssClass)
{
    m_body += "<rect" + attribute("x", number(x)) + attribute("y", number(y)) + attribute("width", number(width))
        + attribute("height", number(height)) + attribute("rx", "2") + attribute("class", cssClass) + "/>\n";
}

void Svg::line(double x1, double y1, double x2, double y2, std::string_view cssClass)
{
    m_body += "<line" + attribute("x1", number(x1)) + attribute("y1", number(y1)) + attribute("x2", number(x2))
        + attribute("y2", number(y2)) + attribute("class", cssClass) + "/>\n";
}

void Svg::points(std::string_view tag, std::span<const std::pair<double, double>> points, std::string_view cssClass)
{
    std::string list;
    for (const auto& [x, y] : points)
        list += (list.empty() ? "" : " ") + number(x) + ',' + number(y);
    m_body += '<' + std::string(tag) + attribute("points", list) + attribute("class", cssClass) + "/>\n";
}

void Svg::polyline(std::span<const std::pair<double, double>> list, std::string_view cssClass) { points("polyline", list, cssClass); }

void Svg::area(std::span<const std::pair<double, double>> list, std::string_view cssClass) { points("polygon", list, cssClass); }

void Svg::circle(double x, double y, double radius, std::string_view cssClass, std::string_view tip)
{
    m_body += "<circle" + attribute("cx", number(x)) + attribute("cy", number(y)) + attribute("r", number(radius))
        + attribute("class", cssClass) + closed("circle", tip);
}

void Svg::text(double x, double y, std::string_view words, std::string_view anchor, std::string_view cssClass)
{
    m_body += "<text" + attribute("x", number(x)) + attribute("y", number(y)) + attribute("text-anchor", anchor)
        + attribute("class", cssClass) + '>' + escapeXml(words) + "</text>\n";
}

std::string Svg::str(std::string_view style) const
{
    std::string result = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""
        + attribute("viewBox", "0 0 " + number(m_width) + ' ' + number(m_height)) + attribute("width", number(m_width))
        + attribute("height", number(m_height)) + ">\n<title>" + escapeXml(m_title) + "</title>\n";
    if (!style.empty())
        result += "<style>" + std::string(style) + "</style>\n" + "<rect width=\"100%\" height=\"100%\" class=\"page\"/>\n";
    return result + m_body + "</svg>\n";
}

std::string_view reportStyle()
{
    return R"(:root{--page:#fbfaf8;--ink:#26282b;--soft:#6d7076;--line:#dcdad5;--bar:#b9c7d4;--main:#2f6f9f;--band:#8fb3cf;--other:#b0622f;--mark:#b3372f}
@media (prefers-color-scheme:dark){:root{--page:#1d1f22;--ink:#e8e6e1;--soft:#a2a5aa;--line:#3a3d42;--bar:#4a5a68;--main:#7db8e0;--band:#46687f;--other:#e09b66;--mark:#ef8078}}
.page{fill:var(--page)}.label{fill:var(--soft);font:12px system-ui,sans-serif}.strong{fill:var(--ink);font:600 13px system-ui,sans-serif}
.bar{fill:var(--bar)}.main{fill:var(--main)}.band{fill:var(--band);opacity:.25}.grid{stroke:var(--line)}.span{stroke:var(--band);stroke-width:6;stroke-linecap:round}
.curve{fill:none;stroke:var(--main);stroke-width:2}.curve2{fill:none;stroke:var(--other);stroke-width:2}.faint{fill:var(--main);opacity:.3}.faint2{fill:var(--other);opacity:.3}
.mark{fill:var(--mark)})";
}

} // namespace evenmatch::cli
