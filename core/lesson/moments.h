// What a tutor noted in a game: the mistakes that it spoke of or would have, as cards.
#pragma once

#include "core/lesson/card.h"

#include <cstddef>
#include <vector>

namespace evenmatch::lesson {

/// Follows one game. A value.
class Moments {
public:
    /// The move was a mistake. Of a position, the most costly try is remembered: moves are taken back, and other mistakes made there.
    void add(const Card& card);
    /// The most costly, in the order of the game.
    std::vector<Card> dearest(std::size_t most = 3) const;

private:
    std::vector<Card> m_cards;
};

} // namespace evenmatch::lesson
