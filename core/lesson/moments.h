// Mistakes of a teaching game, as cards, whether or not the tutor commented on them.
#pragma once

#include "core/lesson/card.h"

#include <cstddef>
#include <vector>

namespace evenmatch::lesson {

/// Follows one game. A value.
class Moments {
public:
    /// Records a mistake. Only the most costly try in a position is kept, because moves can be undone and replaced by other mistakes.
    void add(const Card& card);
    /// Only this many moves are still in the game: forgets mistakes in later positions.
    void keepWithin(std::size_t moves);
    /// The most costly mistakes, in the order of the game.
    std::vector<Card> dearest(std::size_t most = 3) const;

private:
    std::vector<Card> m_cards;
};

} // namespace evenmatch::lesson
