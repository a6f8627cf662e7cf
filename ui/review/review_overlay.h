// What the Review page paints on its board: of all that is known of the position what the user chose, and what the record says.
#pragma once

#include "ui/board/overlay.h"
#include "ui/review/review_words.h"

namespace evenmatch::ui {

/// What the board shows of the network's opinion, or the judge's.
enum class BoardPaint { Nothing, Policy, Beta, Costs, Owners };

/// That, and of whom.
struct PaintChoice {
    BoardPaint paint = BoardPaint::Nothing;
    double place = 0; ///< of the players on the scale of ranks, for Policy: as policyAt() takes it
    QString who; ///< these players in words
    game::Move pointed = game::kNoMove; ///< of the table of candidates
    game::Move notable = game::kNoMove; ///< played here, and worth a look
};

/// What the judge has said of the position at the board; null where it has not.
const nn::JudgedPly* judgedHere(const Reviewer& reviewer);

Overlay reviewOverlay(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const PaintChoice& choice);

} // namespace evenmatch::ui
