// Explains in sentences why a card's best move is best and the played move is not.
#pragma once

#include "core/lesson/card.h"
#include "core/lesson/facts/motifs.h"
#include "core/phrase.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::lesson {

/// How sentences are worded. `translate` maps English templates, `moveText` writes a move of a position ("Nxe5", "Q16").
struct Wording {
    core::Translate translate;
    std::function<std::string(const game::AnyPosition& position, game::Move move)> moveText;
    bool gameGoesOn = false; ///< the move played is the latest of a running game
};
/// Whether two ranks choose a move so similarly often that one figure is reported for both.
bool areAlike(double chance, double other);
/// English, with the notation of the game.
Wording plainWording();

/// One sentence about what `move` does.
std::string sentenceOf(const Fact& fact, const game::AnyPosition& position, game::Move move, const Wording& wording);

/// From the card's moves and lines.
Reasons reasonsOf(const Card& card, const game::AnyPosition& position);

/// The themes of the best move, or of what the played move allows, except those that explain nothing by themselves (shapes, atari).
std::vector<Theme> themesOf(const Card& card, const game::AnyPosition& position);

/// The explanation after an answer: one or two sentences, the last about how many players find the move.
std::vector<std::string> explain(const Card& card, const game::AnyPosition& position, const Wording& wording);
/// The same with the reasons known, which take long in Go. REQUIRES: they are reasonsOf(card, position)
std::vector<std::string> explain(const Card& card, const game::AnyPosition& position, const Reasons& reasons, const Wording& wording);
/// What a mistake missed and allowed, by a judge's lines, in sentences like those of explain(). Empty: no motif was found.
/// REQUIRES: as reasonsOf(position, lines), and lines.played is not empty
std::vector<std::string> explainMistake(const game::AnyPosition& position, const MistakeLines& lines, const Wording& wording);
/// The loss of a move the user tried, and what it allows, if known.
std::string verdictOn(const Card& card, const game::AnyPosition& position, game::Move move, const Wording& wording);

/// What a move loses immediately, as far as the board shows it: mate, a piece, own stones. Empty if nothing is known.
/// REQUIRES: the move is legal
std::string warningOf(const game::AnyPosition& position, game::Move move, const Wording& wording);

/// The English names for lists, "Fork" or "Hanging piece"; windows translate them.
std::string_view themeTitle(Theme theme);

} // namespace evenmatch::lesson
