// The motifs of Go.
#pragma once

#include "core/game/go/position.h"
#include "core/lesson/facts/fact.h"

#include <optional>

namespace evenmatch::lesson {

/// What a move does, the most important fact first; nothing for a pass. REQUIRES: position.isLegal(move)
std::vector<Fact> goFacts(const go::Position& position, go::Move move);

/// The distance of two moves along the longer axis. REQUIRES: neither is a pass
int stepsBetween(const go::Position& position, go::Move one, go::Move other);

/// BigPoint if `move` is far from `other` in the opening and worth this many points more. Otherwise nothing.
/// REQUIRES: goFacts(position, move) is empty, because a local reason may be the true one
std::optional<Fact> bigPoint(const go::Position& position, go::Move move, go::Move other, double points);

} // namespace evenmatch::lesson
