// Text for a player's rank, shared by the panel and the report.
#pragma once

#include "ui/rank/my_rank.h"

namespace evenmatch::ui {

/// "3–5 dan", "2 kyu – 3 dan", "1400–1799"; a single rank for an interval of one.
QString intervalWords(const strength::RankInterval& interval, const strength::RankScale& scale);
/// What is told: "3 dan"; at the ends of the scale "9 dan or stronger", "1000–1199 or weaker"; where the interval is wide that itself: of
/// 120 players the rank in the middle of such an interval after two games was one in four times theirs.
QString headlineWords(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// The same in little room: "3–5k – 5d".
QString headlineBrief(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// What is said beside the headline, "1400–1799 with 86 % probability": the interval, and what the probabilities say that it holds; where
/// the headline is the interval, "86 % probability, in the middle 1600–1799".
QString heldWords(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// Where most of the probability lies at an end of the scale, that the player may be beyond it. Else empty.
QString beyondWords(const strength::RankEstimate& estimate, const strength::RankScale& scale);
/// "Your files say 2692 (the middle of 61 games, the latest says 2700)"; beyond the scale, that it is. Empty where they say nothing.
QString writtenWords(const MyRankResult& result);
/// The two answers, from the moves alone and from everything in the files, a sentence each; empty where there is no estimate.
QStringList answersWords(const MyRankResult& result);
/// What is to be known besides the two answers, without their numbers.
QStringList answersRemarks(const MyRankResult& result);
/// What stands below the headline: where that is a wide interval the rank in the middle, then the interval; "1640 Lichess blitz; 80 %
/// interval: 1450 to 1830". Where ranks have no numbers, heldWords().
QString belowHeadline(const MyRankResult& result);
/// Whose rank it is: "The rank of Anna", or "My rank" where the library has no name.
QString whoseRank(const MyRankResult& result);
/// A kind of parts that a report splits the games into: by phase, colour, time control, opponent.
struct PartGroup {
    QString name;
    const std::vector<nn::PartEstimate>* parts;
};
/// Those that the report has something of; it must outlive them.
std::vector<PartGroup> partGroups(const nn::PlayerReport& report);
/// "Opening", "As Black", "Blitz", "Stronger": the name of a part of the games.
QString partName(const std::string& part);
/// "12 more games would bring this to ± one rank."
QString sharpenText(const strength::RankEstimate& estimate);
/// "Evenmatch chess, Maia, Stockfish 15.1": whose word the rank is.
QString sourceWords(const MyRankResult& result);
/// "KataGo HumanSL takes you for 5 kyu …", "KataGo: a move of yours loses 2.1 points …": sentences.
QStringList saidWords(const nn::OutsideReport& said);
/// Where the rank rests on other programs, too: whose word the phases are, and what it says of all games. Else empty.
QString phasesWords(const MyRankResult& result);
/// "Sicilian Defence · As Black · 12 games · 58 % of the points" of report.openings[i].
QString openingWords(const MyRankResult& result, std::size_t i);
/// "β +0.13 ± 0.20 · 4. Bc4, your rank Nf3 (3 games)", as far as it is known.
QString openingPlayWords(const MyRankResult& result, std::size_t i);
/// "Anna – Ben · 2024-05-01"
QString gameWords(const MyRankResult::Game& game);

} // namespace evenmatch::ui
