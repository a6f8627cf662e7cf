// What `estimate` knows when it has done its work, for the forms in which it says so.
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
    std::string note; ///< how far to trust it, one sentence
    std::vector<std::string> notes; ///< what else a reader must know: the study's notes, whose games were taken and which left out

    const std::vector<nn::SourceGame>& games() const { return study.subject.source.games; }
    const strength::RankScale& scale() const { return study.scale(); }
};

/// "1400-1599 (86 %: 1200-1399 to 1600-1799)", what the interval holds being what the probabilities add up to; "2400-2599 or stronger (…)";
/// or why there is none.
std::string verdict(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// Of one game: "plays like 1400-1599 (…)", "no estimate from one game", "too few moves".
std::string gameVerdict(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// What more games would bring, whether the games look like those of two players, and what else stands against the estimate; empty lines
/// are left out.
std::vector<std::string> remarks(const nn::PlayerReport& report, const strength::RankScale& scale);
/// How probably the last games of the trend are stronger than the first, of the same rank, or weaker. They add up to 1.
struct Change {
    double stronger = 0;
    double same = 0;
    double weaker = 0;
};
/// Nothing without a trend.
std::optional<Change> changeOver(std::span<const nn::TrendPoint> trend);
/// "from the first to the last of these: stronger with 72 %, …"; empty without a trend.
std::string changeLine(std::span<const nn::TrendPoint> trend);
/// What the games' files say of the player's rank, to be set beside: "3d in 20 games, 2d in 4", "1787 in the middle, half of them 1730 to
/// 1820, the latest 1790, in 61 games", and whether that is beyond the scale; empty where they do not say it.
std::string writtenRanks(const nn::PlayerReport& report, std::span<const nn::SourceGame> games, const strength::RankScale& scale);
/// "Stockfish 15.1: a move loses 0.12 of the logarithm of the odds (median 0.05, first 50 plies, 340 moves)", and the rank by its policies.
std::vector<std::string> outsideLines(const nn::OutsideReport& report);
/// Which network and estimator said it, and on how many players its intervals rest. One sentence.
std::string origin(const EstimateResult& result);
/// "game 3 of mine.pgn, anna – bob, 2024-05-01".
std::string placeOf(const nn::SourceGame& game);
/// "14. Nf3", "14… Nf6", "27 Q16".
std::string moveAt(const nn::SourceGame& game, std::size_t ply, game::Move move);

nlohmann::ordered_json estimateJson(const EstimateResult& result);
void printEstimate(const EstimateResult& result);
/// A page that needs nothing else: text, tables and pictures.
std::string estimateHtml(const EstimateResult& result);

} // namespace evenmatch::cli
