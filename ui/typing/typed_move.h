// Reads typed moves.
#pragma once

#include "core/game/any_position.h"

#include <QString>

#include <optional>

namespace evenmatch::ui {

/// The meaning of a typed text in a position.
struct TypedMove {
    std::optional<game::Move> move; ///< legal
    QString words; ///< one line: the move, the moves that the text may become, or why it is invalid
};

/// Reads SAN ("Nf3", "O-O") with the piece letters of the user's language or English ones, UCI ("e7e8q"), and points of Go ("Q16", "pass").
/// Case matters only if it distinguishes two moves.
TypedMove readTypedMove(const game::AnyPosition& position, const QString& text);

} // namespace evenmatch::ui
