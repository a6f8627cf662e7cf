// The overlay of the Review page: the chosen data about the position, and the record's annotations.
#pragma once

#include "ui/board/overlay.h"
#include "ui/review/review_words.h"

namespace evenmatch::ui {

/// The part of the network's or the judge's evaluation on the board.
enum class BoardPaint { Nothing, Policy, Beta, Costs, Owners };

/// The chosen data, and the players.
struct PaintChoice {
    BoardPaint paint = BoardPaint::Nothing;
    double place = 0; ///< of the players on the scale of ranks, for Policy: the argument of policyAt()
    QString who; ///< these players in words
    game::Move pointed = game::kNoMove; ///< in the table of candidates
    game::Move notable = game::kNoMove; ///< the next move, if notable
};

/// The judge's evaluation of the current position; null if it was not judged.
const nn::JudgedPly* judgedHere(const Reviewer& reviewer);

Overlay reviewOverlay(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const PaintChoice& choice);

} // namespace evenmatch::ui
