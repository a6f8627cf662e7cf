// Sente and gote, from an engine's line.
#pragma once

#include "core/game/go/position.h"
#include "core/lesson/facts/fact.h"

#include <optional>
#include <span>

namespace evenmatch::lesson {

/// Late in a game: sente if the first move of the line is answered nearby and the side then plays elsewhere; gote if the reply is
/// elsewhere. Nothing if the line shows neither. REQUIRES: line.front() is legal, and goFacts() finds no reason for it (motifs.h)
std::optional<Fact> endgameMove(const go::Position& position, std::span<const game::Move> line);

} // namespace evenmatch::lesson
