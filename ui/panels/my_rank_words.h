// The words of a player's rank, the same in the panel and in the report.
#pragma once

#include "ui/my_rank.h"

namespace evenmatch::ui {

/// "3 dan – 5 dan", "1400–1799"; one rank alone where the interval is no wider.
QString intervalWords(const strength::RankInterval& interval, const strength::RankScale& scale);
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
/// "Anna – Ben · 2024-05-01"
QString gameWords(const MyRankResult::Game& game);

} // namespace evenmatch::ui
