#include "app/shared/findings/findings.h"

#include <cmath>

namespace evenmatch::experiments {

namespace {

using nlohmann::ordered_json;

/// Writes findings, and collects the templates of their texts.
class Writer {
public:
    ordered_json write(const Findings& findings)
    {
        ordered_json json = {{"tables", ordered_json::array()}, {"notes", ordered_json::array()}, {"plotData", ordered_json::array()}};
        for (const FindingsTable& table : findings.tables)
            json["tables"].push_back(jsonOf(table));
        for (const core::Phrase& note : findings.notes)
            json["notes"].push_back(textOf(note));
        for (const Plot& plot : findings.plots)
            json["plotData"].push_back(jsonOf(plot));
        json["texts"] = std::move(m_texts);
        return json;
    }

private:
    std::string textOf(const core::Phrase& phrase)
    {
        std::string text = core::describe(phrase);
        if (phrase.arguments.empty() || m_texts.contains(text))
            return text;
        ordered_json parts = {phrase.text};
        for (const core::Phrase& argument : phrase.arguments)
            parts.push_back(textOf(argument));
        m_texts[text] = std::move(parts);
        return text;
    }

    static ordered_json jsonOf(const std::optional<double>& number)
    {
        return number && std::isfinite(*number) ? ordered_json(*number) : ordered_json();
    }

    static ordered_json jsonOf(const PlotPoint& point)
    {
        ordered_json json = {{"x", point.x}, {"y", point.y}, {"low", jsonOf(point.low)}, {"high", jsonOf(point.high)}};
        if (point.lowerQuartile && point.upperQuartile) {
            json["lowerQuartile"] = jsonOf(point.lowerQuartile);
            json["upperQuartile"] = jsonOf(point.upperQuartile);
        }
        return json;
    }

    ordered_json jsonOf(const FindingsTable& table)
    {
        ordered_json rows = ordered_json::array();
        for (const Finding& row : table.rows)
            rows.push_back({{"name", textOf(row.name)}, {"ours", jsonOf(row.ours)}, {"low", jsonOf(row.low)}, {"high", jsonOf(row.high)},
                {"paper", jsonOf(row.paper)}, {"sample", row.sample}});
        return {{"title", textOf(table.title)}, {"unit", textOf(table.unit)}, {"sampleUnit", textOf(table.sampleUnit)}, {"rows", rows}};
    }

    ordered_json jsonOf(const Plot& plot)
    {
        ordered_json all = ordered_json::array();
        for (const PlotSeries& series : plot.series) {
            ordered_json points = ordered_json::array();
            for (const PlotPoint& point : series.points)
                if (std::isfinite(point.x) && std::isfinite(point.y))
                    points.push_back(jsonOf(point));
            all.push_back({{"name", textOf(series.name)}, {"line", series.line}, {"marks", series.marks}, {"points", points}});
        }
        ordered_json json = {{"title", textOf(plot.title)}, {"xLabel", textOf(plot.xLabel)}, {"yLabel", textOf(plot.yLabel)},
            {"xNames", namesOf(plot.xNames)}, {"series", all}};
        if (!plot.cells.empty()) {
            json["yNames"] = namesOf(plot.yNames);
            json["cells"] = ordered_json::array();
            for (const std::vector<double>& row : plot.cells) {
                json["cells"].push_back(ordered_json::array());
                for (const double cell : row)
                    json["cells"].back().push_back(jsonOf(std::optional(cell)));
            }
        }
        return json;
    }

    ordered_json namesOf(const std::vector<core::Phrase>& names)
    {
        ordered_json all = ordered_json::array();
        for (const core::Phrase& name : names)
            all.push_back(textOf(name));
        return all;
    }

    ordered_json m_texts = ordered_json::object();
};

} // namespace

ordered_json toJson(const Findings& findings) { return Writer().write(findings); }

} // namespace evenmatch::experiments
