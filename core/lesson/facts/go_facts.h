// The motifs of Go.
#pragma once

#include "core/game/go/position.h"
#include "core/lesson/facts/fact.h"

#include <optional>

namespace evenmatch::lesson {

/// What a move does, the most important fact first; nothing for a pass. REQUIRES: position.isLegal(move)
std::vector<Fact> goFacts(const go::Position& position, go::Move move);

/// How far apart two moves are, along the longer side. REQUIRES: neither is a pass
int stepsBetween(const go::Position& position, go::Move one, go::Move other);

/// BigPoint, if `move` is far from `other` in the opening and worth so many points more. Otherwise nothing.
/// REQUIRES: goFacts(position, move) is empty, for a local reason may be the true one
std::optional<Fact> bigPoint(const go::Position& position, go::Move move, go::Move other, double points);

} // namespace evenmatch::lesson
