// A position of either game during set-up: its text, and its errors.
#pragma once

#include "core/game/any_position.h"
#include "core/record/board/chess_draft.h"
#include "core/record/board/go_draft.h"

#include <QString>

#include <variant>

namespace evenmatch::ui {

using PositionDraft = std::variant<record::ChessDraft, record::GoDraft>;

/// REQUIRES: a position of Go or chess
PositionDraft draftAt(const game::AnyPosition& position);

/// FEN for chess, SGF for Go.
QString draftText(const PositionDraft& draft);
/// A FEN, or the start of the first game of an SGF or PGN.
core::Result<PositionDraft> readDraft(const QString& text);

/// Why the position is invalid, in a sentence; empty if a game can start with it.
QString draftProblem(const PositionDraft& draft);
/// REQUIRES: draftProblem(draft).isEmpty()
record::GameRecord draftRecord(const PositionDraft& draft);

} // namespace evenmatch::ui
