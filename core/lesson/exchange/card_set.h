// Sets of cards as files: games that any program can show, and from which Evenmatch reads the cards again.
#pragma once

#include "core/lesson/card.h"

#include <functional>
#include <span>
#include <string>

namespace evenmatch::lesson {

/// The best move and its line, cut at the first illegal move. REQUIRES: the card has moves
std::vector<game::Move> bestLine(const Card& card, const game::AnyPosition& position);

/// Each card as a game in its format (SGF for Go, PGN for chess): the moves up to the position with a comment, then the best move with its
/// line. A tag contains what only Evenmatch reads. Cards with an unreadable record are left out.
std::string writeCards(std::span<const Card> cards, const std::function<std::string(const Card&)>& comment);

struct ReadCards {
    std::vector<Card> cards; ///< new cards without a player, due at once
    std::size_t refused = 0; ///< the number of damaged or impossible cards; games without a card do not count
};

/// Reads any file: every returned move is legal and every number within its range. An error if nothing can be read.
core::Result<ReadCards> readCards(std::string text, const std::string& name);

} // namespace evenmatch::lesson
