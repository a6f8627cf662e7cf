#include "search/protocol/report_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace evenmatch::search {

std::string formatted(const char* format, double value)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), format, std::isfinite(value) ? value : 0);
    return text.data();
}

std::string analysisLine(const SearchResult& result, const AnalysisOrder& order)
{
    std::string text;
    std::size_t place = 0;
    for (const ResultNode& move : result.moves()) {
        if (place == order.mostMoves || (move.visits == 0 && place >= order.fewestMoves))
            break;
        const double winRate = (1 + move.q) / 2;
        text += (text.empty() ? "info move " : " info move ") + move.text + " visits " + std::to_string(move.visits);
        if (order.kata)
            text += " utility " + formatted("%.6f", move.q) + " winrate " + formatted("%.6f", winRate) + " prior "
                + formatted("%.6f", move.prior) + " beta " + formatted("%.4f", move.beta);
        else
            text += " winrate " + formatted("%.0f", 10'000 * winRate) + " prior " + formatted("%.0f", 10'000 * move.prior);
        text += " order " + std::to_string(place++) + " pv";
        const auto line
            = std::ranges::find_if(result.variations, [&](const Variation& v) { return !v.moves.empty() && v.moves[0] == move.move; });
        if (line == result.variations.end())
            text += " " + move.text;
        else
            for (const std::string& step : line->texts)
                text += " " + step;
    }
    return text;
}

std::vector<std::string> infoLines(const SearchResult& result, bool wdl)
{
    std::vector<std::string> lines;
    std::size_t deepest = 0;
    for (const Variation& variation : result.variations)
        deepest = std::max(deepest, variation.moves.size());
    const double perSecond = result.seconds > 0 ? static_cast<double>(result.simulations) / result.seconds : 0;
    for (const Variation& variation : result.variations) {
        const ResultNode* move = variation.moves.empty() ? nullptr : result.find(variation.moves[0]);
        if (!move)
            continue;
        const double value = move->visits > 0 ? move->q : result.value(); // a search that was stopped at once has no other value
        const int pawns = static_cast<int>(std::lround(111.714640912 * std::tan(1.5620688421 * std::clamp(value, -1.0, 1.0))));
        std::string line = "info depth " + std::to_string(variation.moves.size()) + " seldepth " + std::to_string(deepest) + " multipv "
            + std::to_string(lines.size() + 1)
            + (move->mate != 0 ? " score mate " + std::to_string(move->mate) : " score cp " + std::to_string(pawns));
        if (wdl) {
            const auto wins = static_cast<int>(std::lround(500 * (1 + value)));
            line += " wdl " + std::to_string(wins) + " 0 " + std::to_string(1000 - wins);
        }
        line += " nodes " + std::to_string(result.nodes.empty() ? 0 : result.nodes.front().visits) + " nps "
            + std::to_string(static_cast<std::int64_t>(perSecond)) + " time "
            + std::to_string(static_cast<std::int64_t>(1000 * result.seconds)) + " pv";
        for (const std::string& text : variation.texts)
            line += " " + text;
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace evenmatch::search
