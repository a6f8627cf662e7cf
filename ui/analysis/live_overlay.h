// What a live analysis shows on the board.
#pragma once

#include "ui/board/overlay.h"

namespace evenmatch::ui {

class GameSession;
class LiveAnalysis;

/// The first moves of the lines, as arrows or marks, and the territory where that is wanted; or the moves that are pointed at.
Overlay liveOverlay(const GameSession& session, const LiveAnalysis& live);

} // namespace evenmatch::ui
