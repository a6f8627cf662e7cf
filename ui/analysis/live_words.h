// What a live analysis says, in words.
#pragma once

#include "search/live/analyst.h"
#include "ui/board/evaluation_bar.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace evenmatch::ui {

class GameSession;
class LiveAnalysis;

/// A line as the panel shows it.
struct ShownLine {
    QString score; ///< chess, as White sees it: "+0.34", "#5"; Go: "B+3.5"
    QString chance; ///< Go: "B 62 %", the player whose chances are better
    QStringList texts; ///< by move: "12.Nf3", "d5"; "Q16"
    std::vector<game::Move> moves;
    bool isFirstAhead = true;
    QString words; ///< all of it, for screen readers

    bool operator==(const ShownLine&) const = default;
};

ShownLine shownLine(const game::AnyPosition& position, const search::LiveLine& line);
/// Short, for the board: chess as above; Go what the move loses against the best: "−0.4", of the best its lead.
QString liveLabel(const game::AnyPosition& position, const search::LiveLine& line, const search::LiveLine& best);
/// "depth 24 · 3.2 M nodes · 1.1 M/s"; why there is nothing to see, where there is not.
QString liveStatus(const LiveAnalysis& live);
/// For the bar beside the board; nothing while nothing is known.
std::optional<ShownStanding> liveStanding(const GameSession& session, const LiveAnalysis& live);

} // namespace evenmatch::ui
