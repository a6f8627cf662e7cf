#include "ui/analysis/live_overlay.h"

#include "core/game/go/position.h"
#include "ui/analysis/live_analysis.h"
#include "ui/analysis/live_words.h"
#include "ui/base/theme.h"
#include "ui/board/mark_colors.h"
#include "ui/game/game_session.h"
#include "ui/review/policy_overlay.h"
#include "ui/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr double kBestHeat = 0.9;
constexpr double kLeastHeat = 0.35;
constexpr double kMuchLost = 0.3; ///< of the expected result: marks of moves that lose this much are faintest

double heatOf(const search::LiveLine& line, const search::LiveLine& best)
{
    return kBestHeat - (kBestHeat - kLeastHeat) * std::clamp(double{best.value - line.value} / kMuchLost, 0.0, 1.0);
}

void markFirstMoves(Overlay& overlay, const game::AnyPosition& position, const std::vector<search::LiveLine>& lines, bool isThreat)
{
    for (const search::LiveLine& line : lines) {
        const auto place = placeOf(position, line.moves.front());
        if (!place)
            continue;
        const bool isBest = &line == &lines.front();
        const double heat = heatOf(line, lines.front());
        const QColor color = isThreat ? markColor('R')
            : isBest                  ? markColor('G')
                                      : Theme::light().accent; // boards look the same in both themes
        const QString label = liveLabel(position, line, lines.front());
        const QString words = isBest && !isThreat ? joinList({QCoreApplication::translate("marks", "best"), label}) : label;
        if (place->from) {
            overlay.arrows.push_back(
                {.from = *place->from, .to = place->to, .color = color, .strength = heat, .label = label, .words = words});
            continue;
        }
        std::erase_if(overlay.cells, [&](const OverlayCell& cell) { return cell.cell == place->to; }); // of the territory
        overlay.cells.push_back({.cell = place->to, .heat = heat, .color = color, .label = label, .words = words});
    }
    std::ranges::reverse(overlay.arrows); // the best on top
}

/// Numbers on the stones of the shown moves that were not captured; in chess the board marks the last move itself.
Overlay numbersOfShown(const game::AnyPosition& start, const LiveAnalysis& live)
{
    Overlay numbered = lineOverlay(start, live.shownMoves(), currentTheme());
    numbered.arrows.clear();
    const game::AnyPosition end = live.shownPosition();
    const auto* board = end.as<go::Position>();
    std::erase_if(numbered.stones,
        [&](const OverlayStone& stone) { return !board || board->colorAt(stone.cell.x(), stone.cell.y()) == go::Color::Empty; });
    return numbered;
}

} // namespace

Overlay liveOverlay(const GameSession& session, const LiveAnalysis& live)
{
    if (!live.shownMoves().empty())
        return numbersOfShown(live.analysedPosition(), live);
    Overlay overlay;
    if (!live.report())
        return overlay;
    if (live.isTerritoryShown())
        overlay = ownersOverlay(session.position(), live.report()->owners);
    markFirstMoves(overlay, live.analysedPosition(), live.report()->lines, live.isThreatShown());
    return overlay;
}

} // namespace evenmatch::ui
