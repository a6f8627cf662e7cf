// The inputs of KataGo's networks for a Go position: version 7 of their inputs, for model versions 8 to 17.
#pragma once

#include "nn/input/game_state.h"

#include <span>

namespace evenmatch::nn::katago {

/// Planes of the board, row by row from the top.
enum Plane : int {
    kOnBoard = 0,
    kOwnStones = 1,
    kOtherStones = 2,
    kLiberties = 3, ///< stones of chains with one liberty; two and three follow
    kForbidden = 6, ///< by ko or superko
    kLastMove = 9, ///< the point of the last move; the four previous ones follow
    kLadders = 14, ///< stones caught in a ladder now; one and two moves ago follow
    kLadderStarts = 17, ///< moves that catch a chain of the other side in a ladder
    kOwnArea = 18, ///< if the game ended now; area rules only
    kOtherArea = 19,
    kPlanes = 22 ///< 7, 8, 20 and 21 are for phases that do not occur here
};

/// Global numbers.
enum Global : int {
    kLastPass = 0, ///< the last move was a pass; the four previous ones follow
    kOwnKomi = 5, ///< points of the side to move in addition to the board, divided by 20
    kSuperko = 6,
    kSuperkoKind = 7, ///< 0.5 positional, -0.5 situational
    kSuicide = 8,
    kTerritory = 9,
    kSekiTax = 10, ///< no points in seki
    kPassEndsPhase = 14,
    kKomiParity = 18, ///< the value of half a point more komi on this board
    kGlobals = 19 ///< the others are for phases and rules that do not occur here
};

/// Fills the planes and the numbers for the side to move. Rules are described by KataGo's rule set of the same name (kataRules()): its
/// Chinese rules have no superko, so the network expects that a board may repeat although our Chinese rules forbid it. `legal` are the
/// position's legal moves. `suicideEyes`: the network requires areas counted as if suicide were allowed. REQUIRES: state holds a Go
/// position that is not over; planes.size() == kPlanes · size², globals.size() == kGlobals
void fillInputs(
    const GameState& state, std::span<const game::Move> legal, bool suicideEyes, std::span<float> planes, std::span<float> globals);

/// A suicide of a single stone, which leaves the board as it was. New Zealand rules allow it; KataGo does not and gives it no probability.
bool isLoneSuicide(const GameState& state, game::Move move);

/// Whether a game under these rules may have no result, by KataGo's conventions.
bool mayHaveNoResult(const GameState& state);

} // namespace evenmatch::nn::katago
