// The texts of a live analysis.
#pragma once

#include "search/live/analyst.h"
#include "ui/board/evaluation_bar.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace evenmatch::ui {

class GameSession;
class LiveAnalysis;

/// A line in the panel.
struct ShownLine {
    QString score; ///< chess, from White's view: "+0.34", "#5"; Go: "B+3.5"
    QString chance; ///< Go: "B 62 %", for the player with the better chances
    QStringList texts; ///< by move: "12.Nf3", "d5"; "Q16"
    std::vector<game::Move> moves;
    bool isFirstAhead = true;
    QString words; ///< all of it, for screen readers

    bool operator==(const ShownLine&) const = default;
};

ShownLine shownLine(const game::AnyPosition& position, const search::LiveLine& line);
/// A short text for the board: in chess as above; in Go the loss compared with the best move, "−0.4" (without leads in percent,
/// and for the best its chance).
QString liveLabel(const game::AnyPosition& position, const search::LiveLine& line, const search::LiveLine& best);
/// Why it cannot be switched on during a game.
QString notWhilePlaying();
/// "depth 24 · 3.2 M nodes · 1.1 M/s", or why there are no results.
QString liveStatus(const LiveAnalysis& live);
/// For the bar beside the board; nothing without results for the session's position.
std::optional<ShownStanding> liveStanding(const GameSession& session, const LiveAnalysis& live);

} // namespace evenmatch::ui
