// Reads small fights: whether an enclosed group lives, and who wins a capturing race. The side against the claim wins all kos, so a claim
// holds without ko threats.
#pragma once

#include "core/game/go/board.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace evenmatch::lesson {

enum class Fate : std::uint8_t { Dead, Alive, Unknown /**< too large to read, open to the outside, or a ko decides */ };

/// The empty points that decide the life of the chain's group: those reachable from its liberties without crossing stones, plus the
/// opposing stones captured inside. Empty if they are too many. REQUIRES: a stone is there
std::vector<go::Point> eyeSpace(const go::Board& board, go::Point stone);

/// The chain's status, whoever moves first: Dead if it is captured against any defence, Alive if no attack captures it.
Fate fateOf(const go::Board& board, go::Point stone, bool attackerMoves);

/// Whether `hunted` is captured before `own`, whichever side moves first: true, false, or nothing if not readable. REQUIRES: the chains are
/// adjacent and have at most five liberties each
std::optional<bool> winsRace(const go::Board& board, go::Point own, go::Point hunted, bool ownMoves);

} // namespace evenmatch::lesson
