// Writes a review into the game's record for other programs: better lines as variations, marks, evaluations and sentences. The window and
// the command line use it.
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

/// The data about a game. All of it must outlive the use.
struct GameNotes {
    const nn::GameReview& review;
    const nn::NetworkInfo& network;
    const nn::GameJudgement& judgement;
    std::array<std::optional<std::size_t>, 2> ranks; ///< of the sides, on the network's scale; nothing: unknown
};

/// How sentences are worded; by default in English, with SAN or coordinates and the scale's names.
struct Wording {
    core::Translate translate = {}; ///< templates of the context "Annotation"
    std::function<std::string(const std::string&)> rank = {}; ///< "3d" as "3 dan"
    lesson::Wording lesson = lesson::plainWording(); ///< writes moves and translates templates of the context "Lessons"
};

/// The ranks of both players on a scale: from the record, otherwise from this game's estimate.
std::array<std::optional<std::size_t>, 2> sideRanks(
    const record::GameInfo& info, const strength::RankScale& scale, const std::optional<nn::GameEstimates>& estimates);

/// The rank that comments mention: one above the player's, or the player's own if it is the highest.
std::size_t rankToReach(std::size_t own);

/// "95 of 100 players at 3 dan play B15; the search prefers K18 by 0.4 points." Empty if both agree, if the rank has no clear favourite, or
/// if the position was not judged.
std::string preferenceText(const game::AnyPosition& position, const nn::PlyReview& seen, const nn::JudgedPly& judged,
    const nn::JudgeInfo& by, std::size_t rank, const nn::NetworkInfo& network, const Wording& wording);

/// What a marked move of a game missed and what it allowed, by the judge's lines, as cards explain it; empty: no motif was found.
/// REQUIRES: `before` is the position before it, and cost.better is legal there
std::string tacticsText(const game::AnyPosition& before, const nn::PlayedGame& game, const nn::GameJudgement& judgement,
    const nn::MoveCost& cost, const Wording& wording);

/// The record with notes on the moves of `nodes` (the node after each number of moves of the reviewed game). The existing contents stay,
/// and ours follow them. A mistake gets its mark (? ??, in chess also ?!, for the only good move that is rare !!) if it has none, an
/// assessment of the resulting position, the better line as a variation, and sentences about its loss, what it missed and allowed, and what
/// players of the next rank play. A move that players of the next rank rarely play also gets this last sentence. Every position gets the
/// judge's evaluation: [%eval] in PGN (pawns for White, or moves to mate) if the record has none, V in SGF (points for Black).
record::GameRecord annotated(
    const record::GameRecord& record, std::span<const record::NodeId> nodes, const GameNotes& notes, const Wording& wording = {});

} // namespace evenmatch::search
