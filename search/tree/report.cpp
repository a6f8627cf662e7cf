#include "search/tree/report.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>

namespace evenmatch::search {

namespace {

/// Six digits exceed the accuracy of a search, and JSON has no infinities.
double rounded(double number) { return std::isfinite(number) ? std::round(number * 1e6) / 1e6 : 0; }

nlohmann::json jsonOf(const SearchResult& result, const ResultNode& node)
{
    nlohmann::json json = {{"move", node.text}, {"visits", node.visits}, {"q", rounded(node.q)}, {"prior", rounded(node.prior)},
        {"beta", rounded(node.beta)}, {"quality", rounded(node.quality)}, {"betaMean", rounded(node.betaMean)},
        {"plainShare", rounded(node.plainShare)}};
    if (result.steered) {
        json["target"] = rounded(node.target);
        json["delta"] = rounded(node.delta);
        json["deltaHat"] = rounded(node.deltaHat);
    }
    if (node.terminal)
        json["terminal"] = true;
    for (const ResultNode& child : result.childrenOf(node))
        json["children"].push_back(jsonOf(result, child));
    return json;
}

std::string number(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", value);
    return text;
}

/// Within a DOT string.
std::string quoted(const std::string& text)
{
    std::string result;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

std::string label(const SearchResult& result, const ResultNode& node, bool isRoot)
{
    std::string text = (isRoot ? std::string("root") : quoted(node.text)) + "\\nN " + std::to_string(node.visits) + "  Q " + number(node.q);
    if (isRoot)
        return text;
    text += "\\nP " + number(node.prior) + "  plain " + number(node.plainShare) + "\\nβ " + number(node.beta) + "  β̄ "
        + number(node.betaMean);
    if (result.steered)
        text += "\\nδ " + number(node.delta) + "  δ̂ " + number(node.deltaHat);
    return text;
}

void writeDot(const SearchResult& result, std::size_t index, std::string& text)
{
    const ResultNode& node = result.nodes[index];
    const std::string name = "n" + std::to_string(index);
    text += "  " + name + " [label=\"" + label(result, node, index == 0) + "\"" + (node.terminal ? ", peripheries=2" : "") + "];\n";
    for (std::size_t child = node.firstChild; child < node.firstChild + node.childCount; ++child) {
        if (result.nodes[child].visits == 0)
            continue;
        const double share = static_cast<double>(result.nodes[child].visits) / std::max(node.visits, 1U);
        text += "  " + name + " -> n" + std::to_string(child) + " [penwidth=" + number(0.5 + 4 * share) + "];\n";
        writeDot(result, child, text);
    }
}

} // namespace

nlohmann::json toJson(const SearchResult& result)
{
    nlohmann::json json = {{"toMove", result.toMove == game::Side::First ? "first" : "second"}, {"moveNumber", result.moveNumber},
        {"value", rounded(result.value())}, {"networkValue", rounded(result.root.value)}, {"scoreLead", rounded(result.root.scoreLead)},
        {"level", rounded(result.root.level)}, {"steered", result.steered}, {"simulations", result.simulations},
        {"evaluations", result.evaluations}, {"batches", result.batches}, {"seconds", rounded(result.seconds)},
        {"treeNodes", result.treeNodes}, {"treeBytes", result.treeBytes}, {"moves", nlohmann::json::array()},
        {"variations", nlohmann::json::array()}};
    json["visits"] = result.nodes.empty() ? 0 : result.nodes.front().visits;
    for (const ResultNode& move : result.moves())
        json["moves"].push_back(jsonOf(result, move));
    for (const Variation& variation : result.variations)
        json["variations"].push_back(variation.texts);
    if (!result.moves().empty()) {
        json["first"] = result.moves().front().text;
        json["plainFirst"] = result.plainFirst()->text;
    }
    return json;
}

std::string toDot(const SearchResult& result)
{
    std::string text = "digraph search {\n  node [shape=box, fontname=\"sans-serif\", fontsize=10];\n";
    if (!result.nodes.empty())
        writeDot(result, 0, text);
    return text + "}\n";
}

} // namespace evenmatch::search
