// Small pictures as SVG text, with the shapes of reports.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace evenmatch::cli {

/// & < > " ' as entities; characters forbidden in XML are left out.
std::string escapeXml(std::string_view text);

/// Shapes in drawing order; colours are CSS classes, so that one style sheet serves light and dark. Units are pixels.
class Svg {
public:
    /// `title` is the text for screen readers.
    Svg(double width, double height, std::string_view title);

    void rect(double x, double y, double width, double height, std::string_view cssClass);
    void line(double x1, double y1, double x2, double y2, std::string_view cssClass);
    void polyline(std::span<const std::pair<double, double>> points, std::string_view cssClass);
    void area(std::span<const std::pair<double, double>> points, std::string_view cssClass);
    void circle(double x, double y, double radius, std::string_view cssClass, std::string_view tip = {});
    /// `anchor`: start, middle or end.
    void text(double x, double y, std::string_view words, std::string_view anchor = "start", std::string_view cssClass = "label");

    /// The picture. `style` is included for a separate file.
    std::string str(std::string_view style = {}) const;

private:
    void points(std::string_view tag, std::span<const std::pair<double, double>> points, std::string_view cssClass);
    double m_width;
    double m_height;
    std::string m_title;
    std::string m_body;
};

/// The colours of every picture and page, light and dark.
std::string_view reportStyle();

} // namespace evenmatch::cli
