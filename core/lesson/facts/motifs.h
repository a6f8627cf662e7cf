// The motifs that a move missed and those it allowed, from an engine's lines: for cards, Review and lists of mistakes.
#pragma once

#include "core/lesson/facts/fact.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::lesson {

/// What a move of a line does.
struct Motif {
    Fact fact;
    std::size_t ply = 0; ///< within the line; 0 is its first move
    bool operator==(const Motif&) const = default;
};

/// A move, and an engine's best play.
struct MistakeLines {
    std::span<const game::Move> best; ///< starts with the best move
    std::span<const game::Move> played; ///< starts with the move played, then the best reply; empty: unknown
    double points = 0; ///< Go: points lost by the move played; 0: not counted
    bool isOpeningKnown = false; ///< chess: the game started from the usual position
};

/// Facts of the best move, of the move played and of the reply to it.
struct Reasons {
    std::vector<Fact> best;
    std::optional<Motif> later; ///< what the best line achieves by force, if its first move alone shows no reason
    game::Move answer; ///< to the move played; kNoMove: unknown
    std::vector<Fact> answerFacts;
    std::vector<Fact> played; ///< what is wrong with the move played: self-atari, a lost ladder, an empty triangle, a lost tempo

    /// Themes of the best line that the move played lacks, except those that explain nothing by themselves.
    std::vector<Theme> missed() const;
    /// Themes of the reply, and of what is wrong with the move played.
    std::vector<Theme> allowed() const;
    /// Both, without duplicates.
    std::vector<Theme> themes() const;

    std::vector<Fact> alsoPlayed; ///< facts that the best move and the move played share
};

/// REQUIRES: best.front() is legal, and so is played.front() if there is one. Lines are cut at the first illegal move.
Reasons reasonsOf(const game::AnyPosition& position, const MistakeLines& lines);

/// Whether a fact explains why a move is good or bad, rather than describing its shape.
bool isReason(const Fact& fact);
/// The number of own stones that the move gives up.
bool isOwnLoss(const Fact& fact);

} // namespace evenmatch::lesson
