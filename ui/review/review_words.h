// The words of a review: what moves cost, who plays like whom.
#pragma once

#include "ui/models/notable_model.h"
#include "ui/plots/beta_plot.h"
#include "ui/review/review_curves.h"

#include <QString>

namespace evenmatch::ui {

class GameSession;
class Reviewer;

/// How a review is looked at.
struct ReviewView {
    Measure measure = Measure::Beta;
    int window = 1;
    CostUnit unit = CostUnit::Chance;
    std::array<std::optional<std::size_t>, 2> ranks; ///< of the sides: as the record says, else the likeliest
    std::array<bool, 2> ranksWritten{};              ///< whether the record says it
};

CostUnit costUnit(const nn::NetworkInfo& network);
ReviewView reviewView(const GameSession& session, const Reviewer& reviewer, Measure measure, int window);

/// "87", in chess "44." or "44…".
QString moveNumberText(const GameSession& session, std::size_t ply);
/// "Q16", "Nf3" of a ply of the reviewed line.
QString moveTextAt(const GameSession& session, const Reviewer& reviewer, std::size_t ply);
/// The player as the record names him or her, else the colour.
QString playerName(const GameSession& session, game::Side side);
/// "doubtful", "mistake", "blunder".
QString gradeWord(CostGrade grade);
/// "6.2 points", "12 %".
QString costText(double cost, CostUnit unit);
/// "?!", "?", "??", or nothing.
QString gradeGlyph(CostGrade grade);
/// "W+3.5", "62 % for Black": how it stood before a ply.
QString standingText(const GameSession& session, double standing, CostUnit unit);

/// The dearest moves and those unlike their players, the dearest first.
std::vector<NotableMove> notableMoves(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);
/// "3d", or "1d to 3d" where ranks share a band.
QString bandLabel(const RankBand& band, const strength::RankScale& scale);
BetaPlotData plotData(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const std::vector<NotableMove>& notable);
/// Rich text: "● Anna 5.2, plays most like 3 dan   ○ Ben 4.9".
QString legendText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);
/// "Move 87, White Q16: β 4.9, cost 6.2 points (mistake)"
QString plyText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, std::size_t ply);

} // namespace evenmatch::ui
