#include "app/cli/findings.h"

#include <cmath>

namespace evenmatch::cli {

namespace {

using nlohmann::ordered_json;

ordered_json jsonOf(const std::optional<double>& number)
{
    return number && std::isfinite(*number) ? ordered_json(*number) : ordered_json();
}

ordered_json jsonOf(const FindingsTable& table)
{
    ordered_json rows = ordered_json::array();
    for (const Finding& row : table.rows)
        rows.push_back({{"name", row.name}, {"ours", jsonOf(row.ours)}, {"low", jsonOf(row.low)}, {"high", jsonOf(row.high)},
            {"paper", jsonOf(row.paper)}, {"sample", row.sample}});
    return {{"title", table.title}, {"unit", table.unit}, {"sampleUnit", table.sampleUnit}, {"rows", rows}};
}

ordered_json jsonOf(const Plot& plot)
{
    ordered_json all = ordered_json::array();
    for (const PlotSeries& series : plot.series) {
        ordered_json points = ordered_json::array();
        for (const PlotPoint& point : series.points)
            if (std::isfinite(point.x) && std::isfinite(point.y))
                points.push_back({{"x", point.x}, {"y", point.y}, {"low", jsonOf(point.low)}, {"high", jsonOf(point.high)}});
        all.push_back({{"name", series.name}, {"line", series.line}, {"marks", series.marks}, {"points", points}});
    }
    return {{"title", plot.title}, {"xLabel", plot.xLabel}, {"yLabel", plot.yLabel}, {"xNames", plot.xNames}, {"series", all}};
}

} // namespace

ordered_json toJson(const Findings& findings)
{
    ordered_json json = {{"tables", ordered_json::array()}, {"notes", findings.notes}, {"plotData", ordered_json::array()}};
    for (const FindingsTable& table : findings.tables)
        json["tables"].push_back(jsonOf(table));
    for (const Plot& plot : findings.plots)
        json["plotData"].push_back(jsonOf(plot));
    return json;
}

} // namespace evenmatch::cli
