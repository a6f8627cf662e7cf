// Sets of cards as files: games that any program shows, from which we read the cards again.
#pragma once

#include "core/lesson/card.h"

#include <functional>
#include <span>
#include <string>

namespace evenmatch::lesson {

/// The best move and its line, cut where a move is not legal in the card's position. REQUIRES: the card has moves
std::vector<game::Move> bestLine(const Card& card, const game::AnyPosition& position);

/// Each card as a game in its format (Go as SGF, chess as PGN): the moves up to the position with a comment, then the best move with its
/// line. A tag holds what only we read. Cards whose record cannot be read are left out.
std::string writeCards(std::span<const Card> cards, const std::function<std::string(const Card&)>& comment);

struct ReadCards {
    std::vector<Card> cards; ///< of nobody, new, due at once
    std::size_t refused = 0; ///< cards that are damaged, or say what cannot be; games without a card do not count
};

/// Of a file from anywhere: every move of what it gives is legal, every number in its range. An error where nothing can be read.
core::Result<ReadCards> readCards(std::string text, const std::string& name);

} // namespace evenmatch::lesson
