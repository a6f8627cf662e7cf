// Moves as people type them.
#pragma once

#include "core/game/any_position.h"

#include <QString>

#include <optional>

namespace evenmatch::ui {

/// What a typed text means in a position.
struct TypedMove {
    std::optional<game::Move> move; ///< legal
    QString words; ///< one line: the move, the moves that the text may become, or why it is none
};

/// Reads SAN ("Nf3", "O-O") with the piece letters of the user's language or the English ones, UCI ("e7e8q"), and points of Go ("Q16",
/// "pass"). Case matters only where two moves differ by it.
TypedMove readTypedMove(const game::AnyPosition& position, const QString& text);

} // namespace evenmatch::ui
