// The result of `estimate`, for all its output formats.
#pragma once

#include "app/shared/command.h"
#include "nn/ranks/study.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::cli {

struct EstimateResult {
    nn::Study study;
    std::string note; ///< its accuracy, in one sentence
    std::vector<std::string> notes; ///< further notes: the study's, the chosen players, and the games left out

    const std::vector<nn::SourceGame>& games() const { return study.subject.source.games; }
    const strength::RankScale& scale() const { return study.scale(); }
};

/// "1400-1599 (86 %: 1200-1399 to 1600-1799)" with the interval's sum of probabilities; "2400-2599 or stronger (…)"; or the reason why
/// there is none.
std::string verdict(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// "2 games, 55 moves".
std::string gamesAndMoves(const strength::RankEstimate& estimate);
/// For one game: "plays like 1400-1599 (…)", "no estimate from one game", "too few moves".
std::string gameVerdict(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// The effect of more games, whether the games look like those of two players, and other reservations.
std::vector<std::string> remarks(const nn::PlayerReport& report, const strength::RankScale& scale);
/// The probabilities that the last games of the trend are stronger than the first, of the same rank, or weaker. They add up to 1.
struct Change {
    double stronger = 0;
    double same = 0;
    double weaker = 0;
};
/// Nothing without a trend.
std::optional<Change> changeOver(std::span<const nn::TrendPoint> trend);
/// "Probability of a change from the first to the last period: stronger 72 %, …"; empty without a trend.
std::string changeLine(std::span<const nn::TrendPoint> trend);
/// The player's rank in the game files: "3d in 20 games, 2d in 4", "1787 (median), half of the games 1730 to 1820, latest 1790, in 61
/// games", and whether it is beyond the scale; empty without one.
std::string writtenRanks(const nn::PlayerReport& report, std::span<const nn::SourceGame> games, const strength::RankScale& scale);
/// "Stockfish 15.1: mean loss per move 0.12 in log odds (median 0.05, first 50 plies, 340 moves)", and the rank by its policies.
std::vector<std::string> outsideLines(const nn::OutsideReport& report);
/// The network, the estimator, and the number of players behind its intervals. One sentence.
std::string origin(const EstimateResult& result);
/// "game 3 of mine.pgn, anna – bob, 2024-05-01".
std::string placeOf(const nn::SourceGame& game);
/// "14. Nf3", "14… Nf6", "27 Q16".
std::string moveAt(const nn::SourceGame& game, std::size_t ply, game::Move move);

nlohmann::ordered_json estimateJson(const EstimateResult& result);
void printEstimate(const EstimateResult& result);
/// A self-contained page: text, tables and pictures.
std::string estimateHtml(const EstimateResult& result);

} // namespace evenmatch::cli
