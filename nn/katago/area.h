// The owners of points, as inputs of KataGo's networks.
#pragma once

#include "core/game/go/board.h"

#include <array>

namespace evenmatch::nn::katago {

/// By go::Point: the owner of the point if the game ended now and areas were counted. Stones belong to their own colour, except those
/// surrounded by unconditionally living stones of the other colour; empty regions belong to the only adjacent colour.
///
/// Unconditional life is Benson's ("Life in the Game of Go", 1976), as in core/game/go/life.h, with KataGo's two additions: a surrounded
/// region counts as territory when at most one of its points touches no stone of the colour, and where suicide is allowed a region makes
/// an eye for a chain only if all its points, with stones or without, touch the chain.
std::array<go::Color, go::Board::kPoints> ownersByArea(const go::Board& board, bool suicide);

} // namespace evenmatch::nn::katago
