// The drawing of a live analysis on the board.
#pragma once

#include "ui/board/overlay.h"

namespace evenmatch::ui {

class GameSession;
class LiveAnalysis;

/// The first moves of the lines, as arrows or marks, and the territory if requested; or the moves pointed at.
Overlay liveOverlay(const GameSession& session, const LiveAnalysis& live);

} // namespace evenmatch::ui
