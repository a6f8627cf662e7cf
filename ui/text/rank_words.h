// Ranks as players write them.
#pragma once

#include "core/strength/scale/measured_strength.h"
#include "core/strength/scale/rank_scale.h"

#include <QString>

#include <string>

namespace evenmatch::ui {

/// "3d" is "3 dan", "3-5k" "3–5 kyu", "1400-1599" "1400–1599"; a name of the user's own stays as it is;
/// a place between two ranks, "3d+0.4", "3 dan +0.4".
QString rankWords(const std::string& name);
/// The same and whose rank it is, where it is a server's: "3–5 kyu (GTL)".
QString rankWords(const std::string& name, const std::string& server);
/// The same in little room: "3d", "3–5k", "1400–1599".
QString rankShort(const std::string& name);
/// Neighbours as one: "10–25k" of "21-25k" and "10-12k", "7–9d", "1000–1399"; empty where they have not the same unit.
QString rankSpan(const std::string& weakest, const std::string& strongest);
/// For the ticks of a scale, a group by the rank at its strong end in Go, at its weak end in chess: "3k", "1400".
QString rankTick(const std::string& name);
/// What to expect of its players: "a good club player". Empty for a rank without a range.
QString rankMeaning(const strength::RankGroup& rank);

/// What matches said of an opponent: "1480 ± 60", "3 dan ± 1.2".
QString measuredWords(const strength::MeasuredRank& rank, bool go);
/// Against whom: programs keep their names, what is said of them ("one visit", "level 10 as 9k") is put in the user's words.
QString anchorsWords(const std::string& opponents);

} // namespace evenmatch::ui
