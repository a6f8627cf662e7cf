// Which motifs a move missed, and which it allowed, by an engine's lines: for cards, for Review, for whoever names mistakes.
#pragma once

#include "core/lesson/facts/fact.h"

#include <optional>
#include <span>
#include <vector>

namespace evenmatch::lesson {

/// What a move of a line does.
struct Motif {
    Fact fact;
    std::size_t ply = 0; ///< of the line: 0 is its first move
    bool operator==(const Motif&) const = default;
};

/// A move, and an engine's best play.
struct MistakeLines {
    std::span<const game::Move> best; ///< the best move first
    std::span<const game::Move> played; ///< the move that was played first, then the best answer; empty: unknown
    double points = 0; ///< Go: what the move played costs; 0: not counted
    bool isOpeningKnown = false; ///< chess: the game began from the usual start
};

/// Facts of the best move and of the move played, with those of the answer.
struct Reasons {
    std::vector<Fact> best;
    std::optional<Motif> later; ///< what the best line comes to by force, where its first move alone shows no reason
    game::Move answer; ///< to the move played; kNoMove: unknown
    std::vector<Fact> answerFacts;
    std::vector<Fact> played; ///< what the played move itself does wrong: self-atari, a lost ladder, an empty triangle, a lost tempo

    /// Themes of the best line that the move played has not, those that are no reason by themselves left out.
    std::vector<Theme> missed() const;
    /// Themes of the answer, and of what the move played does wrong.
    std::vector<Theme> allowed() const;
    /// Both, none twice.
    std::vector<Theme> themes() const;

    std::vector<Fact> alsoPlayed; ///< facts of the best move that the move played has as well
};

/// REQUIRES: best.front() is legal, and so is played.front() where there is one; lines may be cut short where they become illegal
Reasons reasonsOf(const game::AnyPosition& position, const MistakeLines& lines);

/// A fact that says why a move is good or bad, not only what it looks like.
bool isReason(const Fact& fact);
/// Own stones that the move leaves to the other side.
bool isOwnLoss(const Fact& fact);

} // namespace evenmatch::lesson
