// Why a card's best move is best and the one that was played is not: facts put into sentences.
#pragma once

#include "core/lesson/card.h"
#include "core/lesson/facts/motifs.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::lesson {

/// How sentences are made for somebody. `translate` maps English templates, `moveText` writes a move of a position ("Nxe5", "Q16").
struct Wording {
    std::function<std::string(std::string_view english)> translate;
    std::function<std::string(const game::AnyPosition& position, game::Move move)> moveText;
    bool gameGoesOn = false; ///< the move played is the latest one, not one of a game that is over
};
/// Whether two ranks choose something so nearly as often that it is told as one figure.
bool areAlike(double chance, double other);
/// English, moves as players of the game write them.
Wording plainWording();

/// One sentence about what `move` does.
std::string sentenceOf(const Fact& fact, const game::AnyPosition& position, game::Move move, const Wording& wording);

/// By the card's moves and lines.
Reasons reasonsOf(const Card& card, const game::AnyPosition& position);

/// Of the best move, or of what the played one allows: without those that are no reason by themselves (shapes, atari).
std::vector<Theme> themesOf(const Card& card, const game::AnyPosition& position);

/// Why, in a sentence or two, the last about who finds it: after the answer to a card is given.
std::vector<std::string> explain(const Card& card, const game::AnyPosition& position, const Wording& wording);
/// The same with the reasons known, which take long in Go. REQUIRES: they are reasonsOf(card, position)
std::vector<std::string> explain(const Card& card, const game::AnyPosition& position, const Reasons& reasons, const Wording& wording);
/// What a mistake missed and allowed, by a judge's lines, in sentences like those of explain(). Empty: no motif was found.
/// REQUIRES: as reasonsOf(position, lines), and lines.played is not empty
std::vector<std::string> explainMistake(const game::AnyPosition& position, const MistakeLines& lines, const Wording& wording);
/// What the move somebody tried costs, and what it allows where that is known.
std::string verdictOn(const Card& card, const game::AnyPosition& position, game::Move move, const Wording& wording);

/// What a move gives away at once, as the board shows it: mate, a piece, own stones. Empty: nothing that can be said.
/// REQUIRES: the move is legal
std::string warningOf(const game::AnyPosition& position, game::Move move, const Wording& wording);

/// The English names, for lists: "Fork", "Hanging piece"; to be translated.
std::string_view themeTitle(Theme theme);

} // namespace evenmatch::lesson
