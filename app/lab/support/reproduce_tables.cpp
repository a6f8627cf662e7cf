#include "app/lab/support/reproduce_tables.h"

#include "app/lab/experiments/experiment.h"
#include "app/lab/support/measured_number.h"
#include "core/json_text.h"
#include "core/whole_file.h"

#include <fstream>
#include <optional>
#include <utility>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

void replaceAll(std::string& text, const std::string& what, const std::string& with)
{
    if (what.empty())
        return;
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
}

/// A cell of a table, or a line of a list, with Markdown characters escaped.
std::string plain(std::string text)
{
    replaceAll(text, "*", "\\*");
    replaceAll(text, "|", "\\|");
    replaceAll(text, "\n", " ");
    return text;
}

std::string textOf(const ordered_json& json, const char* key)
{
    return json.contains(key) && json[key].is_string() ? json[key].get<std::string>() : std::string();
}

/// The command without the folders of one machine.
std::string commandOf(const ordered_json& settings)
{
    std::string command = "reproduce " + textOf(settings, "line") + " --game " + textOf(settings, "game");
    if (settings.value("quick", false))
        command += " --quick";
    if (textOf(settings, "networkContent").ends_with(kExactMark))
        command += " --exact";
    for (const auto& [key, option] : {std::pair("games", " --games "), std::pair("simulations", " --sims ")})
        if (const auto number = settings.value(key, std::uint64_t{0}); number > 0)
            command += option + std::to_string(number);
    if (const auto seed = settings.value("seed", std::uint64_t{1}); seed != 1)
        command += " --seed " + std::to_string(seed);
    for (const auto& [key, option] :
        {std::pair("data", " --data DATA"), std::pair("classifier", " --classifier FILE"), std::pair("seen", " --seen FILE")})
        if (!textOf(settings, key).empty())
            command += option;
    if (settings.contains("katago"))
        command += " --katago COMMAND";
    const auto second
        = [&settings](const char* key) { return settings[key].is_array() && settings[key].size() > 1 ? settings[key][1] : ordered_json(); };
    if (settings.contains("stockfish"))
        command += " --stockfish COMMAND --nodes " + core::jsonText(second("stockfish"));
    if (settings.contains("maia")) {
        command += " --maia DIR";
        std::string levels;
        for (const auto& level : second("maia"))
            levels += (levels.empty() ? " --maia-levels " : ",") + core::jsonText(level);
        command += levels;
    }
    for (const auto& [key, option] : {std::pair("valueAfter", " --value-after"), std::pair("selected", " --selected")})
        if (settings.value(key, false))
            command += option;
    return command;
}

std::string tableOf(const ordered_json& table)
{
    const std::string unit = textOf(table, "unit");
    std::string text = "\n**" + plain(textOf(table, "title")) + "**" + (unit.empty() ? "" : " (" + plain(unit) + ")")
        + "\n\n| | ours | 95 % | paper | " + plain(textOf(table, "sampleUnit")) + " |\n|---|---|---|---|---|\n";
    for (const auto& row : table["rows"]) {
        const std::string paper = measuredNumber(row["paper"]);
        text += "| " + plain(textOf(row, "name")) + " | " + measuredNumber(row["ours"]) + " | "
            + (row["low"].is_number() ? measuredNumber(row["low"]) + " … " + measuredNumber(row["high"]) : "-") + " | "
            + (paper == "-" ? paper : "*" + paper + "*") + " | " + std::to_string(row["sample"].get<std::uint64_t>()) + " |\n";
    }
    return text;
}

std::string sectionOf(const ordered_json& result)
{
    const ordered_json settings = result.value("settings", ordered_json::object());
    const std::string network = textOf(result, "network");
    std::string text = "\n### " + textOf(result, "line") + (network.empty() ? "" : ", " + textOf(settings, "game")) + ": "
        + plain(textOf(result, "about")) + "\n\n" + textOf(result, "date") + ", "
        + (network.empty() ? "" : "network " + plain(network) + ", ") + "`" + commandOf(settings) + "`\n";
    if (settings.value("quick", false))
        text += "\nA short test run on small samples, not a measurement with the paper's sample sizes.\n";
    for (const auto& table : result["tables"])
        text += tableOf(table);
    text += "\n";
    for (const auto& note : result["notes"]) {
        std::string line = note.get<std::string>();
        replaceAll(line, textOf(settings, "data"), "DATA");
        text += "- " + plain(std::move(line)) + "\n";
    }
    return text;
}

/// Nothing without such a file, or if it is not a result.
std::optional<ordered_json> readResult(const fs::path& file)
{
    std::ifstream stream(file);
    ordered_json json = stream ? core::readOrderedJson(stream) : ordered_json();
    const bool whole
        = json.is_object() && json.contains("line") && json.contains("settings") && json.contains("tables") && json.contains("notes");
    return whole ? std::optional(std::move(json)) : std::nullopt;
}

} // namespace

std::string markdownOf(std::span<const ordered_json> results)
{
    std::string text;
    for (const ordered_json& result : results)
        text += sectionOf(result);
    return text.empty() ? "\nThere are no measurements yet.\n" : text;
}

std::vector<ordered_json> resultsIn(const fs::path& folder)
{
    std::vector<ordered_json> results;
    for (const experiments::ReproduceLine& line : experiments::reproduceLines())
        for (const char* game : {"chess", "go", "go9"})
            for (const bool quick : {false, true}) {
                experiments::ExperimentOptions options;
                options.game = game;
                options.quick = quick;
                auto result = readResult(folder / (std::string(line.name) + "-" + experiments::formOf(options) + ".json"));
                if (!result)
                    continue;
                results.push_back(*std::move(result));
                break;
            }
    return results;
}

core::Result<void> writeBetweenMarks(const fs::path& document, const std::string& text)
{
    constexpr std::uintmax_t kLargest = 1u << 24;
    const auto read = core::readWholeFile(document, kLargest);
    if (!read)
        return read.error();
    const std::size_t begin = read->find(kTablesBegin);
    const std::size_t end = read->find(kTablesEnd);
    if (begin == std::string::npos || end == std::string::npos || end < begin || read->find(kTablesBegin, begin + 1) != std::string::npos
        || read->find(kTablesEnd, end + 1) != std::string::npos)
        return core::Error{
            core::ErrorCode::NotFound, {"the lines %1 and %2, once each and in this order", {kTablesBegin, kTablesEnd}}, document.string()};
    const std::string whole = read->substr(0, begin) + kTablesBegin + "\n" + text + "\n" + read->substr(end);
    return whole == *read ? core::Result<void>() : core::writeWholeFile(document, whole);
}

} // namespace evenmatch::cli
