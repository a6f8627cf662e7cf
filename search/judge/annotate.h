// A reviewed game as a record that other programs can read: better lines as variations, marks, evaluations and sentences for people. The
// window and the command line write the same.
#pragma once

#include "core/lesson/explain.h"
#include "core/phrase.h"
#include "core/record/game_record.h"
#include "nn/ranks/game_estimate.h"
#include "nn/review/move_costs.h"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace evenmatch::search {

/// What is known of a game. All of it must outlive its use.
struct GameNotes {
    const nn::GameReview& review;
    const nn::NetworkInfo& network;
    const nn::GameJudgement& judgement;
    std::array<std::optional<std::size_t>, 2> ranks; ///< of the sides, on the network's scale; nothing: nobody knows
};

/// How sentences are worded: English, SAN or coordinates and names of the scale where nothing else is given.
struct Wording {
    core::Translate translate = {}; ///< templates of the context "Annotation"
    std::function<std::string(const std::string&)> rank = {}; ///< "3d" as "3 dan"
    lesson::Wording lesson = lesson::plainWording(); ///< writes moves, and translates templates of the context "Lessons"
};

/// The ranks of both players on a scale: as the record says, else where this game shows it.
std::array<std::optional<std::size_t>, 2> sideRanks(
    const record::GameInfo& info, const strength::RankScale& scale, const std::optional<nn::GameEstimates>& estimates);

/// The rank that comments speak of: the next stronger one than the player's, or that itself where there is none.
std::size_t rankToReach(std::size_t own);

/// "95 of 100 players at 3 dan play B15; the search prefers K18 by 0.4 points." Empty where they agree, where the rank has no clear
/// favourite, or where the position was not judged.
std::string preferenceText(const game::AnyPosition& position, const nn::PlyReview& seen, const nn::JudgedPly& judged,
    const nn::JudgeInfo& by, std::size_t rank, const nn::NetworkInfo& network, const Wording& wording);

/// What a marked move of a game missed and what it allowed, by the judge's lines, as cards explain it; empty: no motif was found.
/// REQUIRES: `before` is the position before it, and cost.better is legal there
std::string tacticsText(const game::AnyPosition& before, const nn::PlayedGame& game, const nn::GameJudgement& judgement,
    const nn::MoveCost& cost, const Wording& wording);

/// The record with notes on the moves of `nodes` (the node after each number of moves of the reviewed game). What is there stays; ours
/// comes after it:
/// - a mistake by the judge's word gets its mark (? ??, an inaccuracy in chess ?!) where it has none, an assessment of the position it led
///   to, the better line as a variation, and sentences that say what it cost, what it missed and allowed, and what players of the next rank
///   play there;
/// - a move that players of the next rank hardly play gets such a sentence, too;
/// - every position gets the judge's evaluation: [%eval] in PGN (pawns for White, or mate in so many moves) where the record brings none,
///   V in SGF (points for Black).
record::GameRecord annotated(
    const record::GameRecord& record, std::span<const record::NodeId> nodes, const GameNotes& notes, const Wording& wording = {});

} // namespace evenmatch::search
