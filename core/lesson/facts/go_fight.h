// Reading small fights out: whether an enclosed group lives, and who wins a capturing race. Whoever is doubted has the kos: a claim holds
// without any ko threat.
#pragma once

#include "core/game/go/board.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace evenmatch::lesson {

enum class Fate : std::uint8_t { Dead, Alive, Unknown /**< too large to read, open to the outside, or a ko decides */ };

/// The empty points in which the fate of the chain's group is decided: what can be reached from its liberties without crossing a stone,
/// with the stones that are caught inside. Empty where that is too much to read. REQUIRES: a stone stands there
std::vector<go::Point> eyeSpace(const go::Board& board, go::Point stone);

/// Of the chain, whoever is to move: Dead where it is taken against any defence, Alive where no attack takes it.
Fate fateOf(const go::Board& board, go::Point stone, bool attackerMoves);

/// Whether `hunted` is taken before `own`, which the other side hunts, `own`'s side to move or not: true, false, or nothing where that was
/// not read out. Either chain has five liberties at most, and they are beside each other.
std::optional<bool> winsRace(const go::Board& board, go::Point own, go::Point hunted, bool ownMoves);

} // namespace evenmatch::lesson
