// Text for a player's rank, shared by the panel and the report.
#pragma once

#include "ui/rank/my_rank.h"

namespace evenmatch::ui {

class RankTrend;

/// "3–5 dan", "2 kyu – 3 dan", "1400–1799"; a single rank for an interval of one.
QString intervalWords(const strength::RankInterval& interval, const strength::RankScale& scale);
/// The headline: "3 dan"; at the ends of the scale "9 dan or stronger", "1000–1199 or weaker"; if the interval is wide, the interval
/// itself, because its middle was the exact rank of only one in four of 120 players after two games.
QString headlineWords(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// The same, shorter: "3–5k – 5d".
QString headlineBrief(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// The text beside the headline, "1400–1799 with 86 % probability"; if the headline is the interval, "86 % interval; most likely
/// 1600–1799".
QString heldWords(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// If most of the probability is at an end of the scale, a note that the player may be beyond it. Otherwise empty.
QString beyondWords(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// "Rank in your game files: 2692 (median of 61 games; latest: 2700)", or that it is beyond the scale. Empty if the files have no rank.
QString writtenWords(const MyRankResult& result);
/// Both estimates, from the moves alone and from everything in the files, one sentence each; empty without an estimate.
QStringList answersWords(const MyRankResult& result);
/// Remarks on the two estimates, without their numbers.
QStringList answersRemarks(const MyRankResult& result);
/// The text below the headline: "1640 Lichess blitz; 80 % interval: 1450 to 1830". If ranks have no numbers, heldWords().
QString belowHeadline(const MyRankResult& result);
/// The ranks over time, with the text of a headline for each.
void showTrend(RankTrend& trend, const MyRankResult& result);
/// "The rank of Anna", or "My rank" if the library has no name.
QString whoseRank(const MyRankResult& result);
/// A way to split the games of a report: by phase, colour, time control, opponent.
struct PartGroup {
    QString name;
    const std::vector<nn::PartEstimate>* parts;
};
/// The ways with data in the report, which must outlive them.
std::vector<PartGroup> partGroups(const nn::PlayerReport& report);
/// "Opening", "As Black", "Blitz", "Stronger": the name of a part of the games.
QString partName(const std::string& part);
/// "About 12 more games would bring this to ± one rank."
QString sharpenText(const strength::RankEstimate& estimate);
/// That the games form two groups. Otherwise empty.
QString mixtureText(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// " – your latest", after the number of games, if there are older ones. Otherwise empty.
QString latestWords(const MyRankResult& result);
/// The accuracy of the ranks, the games that the rank is from or not from, and its sources, one sentence each.
QStringList basisWords(const MyRankResult& result);
/// "KataGo HumanSL estimates 5 kyu …", "KataGo: your moves lose 2.1 points on average …": one sentence each.
QStringList saidWords(const nn::OutsideReport& said);
/// If the rank also uses other programs: which source the phases use, and its estimate from all games. Otherwise empty.
QString phasesWords(const MyRankResult& result);
/// "Sicilian Defence · As Black · 12 games · 58 % of the points" of report.openings[i].
QString openingWords(const MyRankResult& result, std::size_t i);
/// "β +0.13 ± 0.20 · 4. Bc4, your rank Nf3 (3 games)"; only the known parts.
QString openingPlayWords(const MyRankResult& result, std::size_t i);
/// "Anna – Ben · 2024-05-01"
QString gameWords(const MyRankResult::Game& game);

} // namespace evenmatch::ui
