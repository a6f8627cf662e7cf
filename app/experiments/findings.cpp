#include "app/experiments/findings.h"

#include <cmath>

namespace evenmatch::experiments {

namespace {

using nlohmann::ordered_json;

/// Writes findings, and gathers of what their texts are made.
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
                    points.push_back({{"x", point.x}, {"y", point.y}, {"low", jsonOf(point.low)}, {"high", jsonOf(point.high)}});
            all.push_back({{"name", textOf(series.name)}, {"line", series.line}, {"marks", series.marks}, {"points", points}});
        }
        ordered_json names = ordered_json::array();
        for (const core::Phrase& name : plot.xNames)
            names.push_back(textOf(name));
        return {{"title", textOf(plot.title)}, {"xLabel", textOf(plot.xLabel)}, {"yLabel", textOf(plot.yLabel)}, {"xNames", names},
            {"series", all}};
    }

    ordered_json m_texts = ordered_json::object();
};

} // namespace

ordered_json toJson(const Findings& findings)
{
    return Writer().write(findings);
}

} // namespace evenmatch::experiments
