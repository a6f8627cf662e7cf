// The motifs of Go.
#pragma once

#include "core/game/go/position.h"
#include "core/lesson/facts/fact.h"

#include <optional>

namespace evenmatch::lesson {

/// What a move does, the most important fact first; nothing for a pass. REQUIRES: position.isLegal(move)
std::vector<Fact> goFacts(const go::Position& position, go::Move move);

/// BigPoint, if `move` is far from `other` in the opening and worth so many points more. Otherwise nothing.
std::optional<Fact> bigPoint(const go::Position& position, go::Move move, go::Move other, double points);

} // namespace evenmatch::lesson
