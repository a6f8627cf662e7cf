// Adapts a program's strength to its opponent (ALGORITHMS.md 3), between games and within one. Plain values, saved with the player.
//
// Both adjust one number, the setting: the strength index z of SA-MCTS, or a place on a rank scale, where 0 is the strongest rank and 2.5
// is between the third and the fourth ("match me"). A program that wins more than half becomes weaker.
#pragma once

#include "core/error.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>

namespace evenmatch::strength {

/// The range of the setting, and the direction of greater strength.
struct Dial {
    double lowest = -4;
    double highest = 4;
    bool strongerIsLower = false;

    static Dial strengthIndex() { return {}; }
    /// REQUIRES: ranks > 0
    static Dial rank(std::size_t ranks) { return {0, static_cast<double>(ranks) - 1, true}; }
    /// The setting that is `step` stronger (weaker if negative), within the bounds.
    double stronger(double setting, double step) const;
    bool operator==(const Dial&) const = default;
};

/// After each game the setting becomes one step weaker if the program won and one stronger if it lost; a draw does not change it. The step
/// shrinks by a constant factor per game to its minimum.
struct BetweenGames {
    Dial dial;
    double setting = 0;
    double step = 0.5; ///< of z: about 100 Elo
    double shrink = 0.9;
    double leastStep = 0.04; ///< of z: about 8 Elo

    static BetweenGames strengthIndex(double z = 0) { return {Dial::strengthIndex(), z}; }
    /// Starts with two ranks per game. REQUIRES: ranks > 0
    static BetweenGames rank(double place, std::size_t ranks) { return {Dial::rank(ranks), place, 2, 0.85, 0.15}; }

    /// `score` is the program's: 1, 0.5 or 0.
    void gameEnded(double score);
    bool operator==(const BetweenGames&) const = default;
};

/// Before each of its moves the program compares its winning chance with a half: above, the setting becomes weaker, below stronger. The
/// step is full beyond `evenBand` (SA, Equation 18) and smaller inside it: proportional to the distance from a half (Equation 19), or a
/// fixed part. The full step decreases linearly to 0 at move `fades`.
struct WithinGame {
    Dial dial;
    double setting = 0;
    double fullStep = 0.2;
    bool proportional = false; ///< inside the band the step is fullStep · |w − ½| / evenBand; else insidePart of it
    double insidePart = 0.25;
    double evenBand = 0.1; ///< of the win rate, to either side of 0.5
    int fades = 150; ///< number of moves played by both sides

    /// As published.
    static WithinGame strengthIndex(double z) { return {Dial::strengthIndex(), z, 0.2, true}; }
    /// Our setting, with smaller steps in a nearly even game. REQUIRES: ranks > 0
    static WithinGame rank(double place, std::size_t ranks) { return {Dial::rank(ranks), place, 0.5}; }

    /// `winRate` 0 … 1, of the most visited move, for the program.
    void beforeMove(double winRate, int moveNumber);
    bool operator==(const WithinGame&) const = default;
};

nlohmann::json toJson(const BetweenGames& state);
core::Result<BetweenGames> betweenGamesFromJson(const nlohmann::json& json);

} // namespace evenmatch::strength
