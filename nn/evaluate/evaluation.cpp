#include "nn/evaluate/evaluation.h"

#include <algorithm>

namespace evenmatch::nn {

std::size_t Evaluation::indexOf(game::Move move) const { return static_cast<std::size_t>(std::ranges::find(moves, move) - moves.begin()); }

} // namespace evenmatch::nn
