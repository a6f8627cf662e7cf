// Ranks in players' notation.
#pragma once

#include "core/strength/scale/measured_strength.h"
#include "core/strength/scale/rank_bands.h"
#include "core/strength/scale/rank_scale.h"

#include <QString>

#include <string>

namespace evenmatch::ui {

/// "3d" becomes "3 dan", "3-5k" "3–5 kyu", "1400-1599" "1400–1599"; the user's own names stay unchanged;
/// a place between two ranks, "3d+0.4", "3 dan +0.4".
QString rankWords(const std::string& name);
/// The same with the server, if there is one: "3–5 kyu (GTL)".
QString rankWords(const std::string& name, const std::string& server);
/// "12 % of 3 dan": how many of its players choose a move.
QString shareOfRank(double chance, const std::string& name);
/// Shorter than rankWords(): "3d", "3–5k", "1400–1599".
QString rankShort(const std::string& name);
/// Neighbours together: "10–25k" for "21-25k" and "10-12k", "7–9d", "1000–1399"; empty for different units.
QString rankSpan(const std::string& weakest, const std::string& strongest);
/// "3d", or "1–3d" if ranks share a band.
QString bandLabel(const strength::RankBand& band, const strength::RankScale& scale);
/// For the ticks of a scale: a group's strongest rank in Go, its lower end in chess: "3k", "1400".
QString rankTick(const std::string& name);
/// A description of its players: "a good club player". Empty for a rank without a range.
QString rankMeaning(const strength::RankGroup& rank);

/// An opponent's measured strength: "1480 ± 60", "3 dan ± 1.2".
QString measuredWords(const strength::MeasuredRank& rank, bool go);
/// The opponents of the measurement: programs keep their names, and descriptions ("one visit", "level 10 as 9k") are translated.
QString anchorsWords(const std::string& opponents);

} // namespace evenmatch::ui
