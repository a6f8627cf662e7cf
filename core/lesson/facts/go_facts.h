// The motifs of Go.
#pragma once

#include "core/game/go/position.h"
#include "core/lesson/facts/fact.h"

#include <optional>

namespace evenmatch::lesson {

/// What a move does, the weightiest first. A pass does nothing. REQUIRES: position.isLegal(move)
std::vector<Fact> goFacts(const go::Position& position, go::Move move);

/// In the opening, that `move` lies far from `other` and is worth so many points more: BigPoint. Nothing where that cannot be said.
std::optional<Fact> bigPoint(const go::Position& position, go::Move move, go::Move other, double points);

} // namespace evenmatch::lesson
