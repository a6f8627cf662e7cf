// Games whose players' ranks are known: what networks are trained and measured on.
#pragma once

#include "core/error.h"
#include "core/strength/scale/rank_scale.h"
#include "nn/input/played_game.h"

#include <array>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace evenmatch::nn {

/// The source (SGF's PC, PGN's Site) of games that rungs of a ladder played against each other: players of known rank that are no humans.
inline constexpr std::string_view kLadderSource = "Evenmatch ladder";

/// What is known of one player of a game.
struct LabelledSide {
    int rank = -1; ///< index of the scale, -1: unknown
    bool scored = false; ///< the rank may be trained on and measured: a labelled human, or a rung of a ladder
    bool human = true; ///< what it plays may teach the rank-free policy
    double rating = 0; ///< as written, in steps of the scale's own unit (Elo; Go: 1d = 1, 1k = 0, 2k = -1); 0 with rank -1
    std::string player; ///< empty: anonymous

    bool operator==(const LabelledSide&) const = default;
};

/// A game with its labels. What could give a rank away without a move being looked at is named, so that lists can be drawn within a
/// stratum and baselines computed.
struct LabelledGame : PlayedGame {
    std::array<LabelledSide, 2> sides;
    double result = std::numeric_limits<double>::quiet_NaN(); ///< 1: First won, 0 draw, -1; NaN: unknown
    double lead = std::numeric_limits<double>::quiet_NaN(); ///< Go: points for First where the game was counted
    bool byTime = false; ///< lost on time: the result says little about the position
    int handicap = 0;
    double komi = 0;
    std::optional<bool> betweenEquals; ///< known where the ranks were taken away
    int year = 0;
    std::string source; ///< server or collection
    std::string conditions; ///< kind of time control
    std::string file; ///< where it came from: a collection's group, of SGF and PGN the source and the file ("Fox/3d"), and
    std::uint64_t line = 0; ///< the line in it, from 0

    /// What lists may not mix: Go: server, board size, handicap, colour, komi class, ladder or not; chess: source and time control.
    std::string stratum(game::Side side) const;
    /// Whether the result says how its positions stood. In Go the stronger player gives stones or komi and wins from behind, so that a
    /// network taught by such results thinks White ahead wherever White is the stronger: no stones, real komi, ranks at most two apart.
    bool isBetweenEquals() const;
};

/// The Go server or collection that a source names, whose ranks are a scale of their own ("The KGS Go Server at …" → "KGS"); empty: none
/// that is known.
std::string_view serverOf(std::string_view source);

/// Keeps that share of the games, 0 … 1, whole players at a time: a game is that of its first player, a scored one
/// where there is one (without names a game stands for itself), and a smaller share is a part of a larger one, so that runs on 10, 30 and
/// 100 % make a learning curve.
void keepShare(std::vector<LabelledGame>& games, double share);

struct ReadLabelled {
    std::vector<LabelledGame> games;
    std::vector<core::Error> errors; ///< one for each game left out or cut short
};

/// Reads a file or all files of a folder, in the order of their names: the collections described in nn/data/README.md
/// (`<group>.tsv.zst` with Go, `<group>.txt.zst` with chess), and SGF and PGN files with ranks in their tags. A game stays out when neither
/// player has a rank of the scale.
core::Result<ReadLabelled> readLabelledGames(const std::filesystem::path& path, const strength::RankScale& scale);

} // namespace evenmatch::nn
