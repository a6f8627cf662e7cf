// The texts of a review: losses, evaluations, players and ranks.
#pragma once

#include "nn/review/review_curves.h"
#include "search/judge/annotate.h"
#include "ui/board/evaluation_bar.h"
#include "ui/plots/beta_plot.h"
#include "ui/review/notable_model.h"

#include <QString>

#include <limits>
#include <optional>

namespace evenmatch::ui {

class GameSession;
class Reviewer;

/// The data for these texts.
struct ReviewView {
    strength::Measure measure = strength::Measure::Beta;
    int window = 1;
    nn::CostUnit unit = nn::CostUnit::Chance; ///< the judge's; before its first result, the network's
    std::array<std::optional<std::size_t>, 2> ranks; ///< of the sides: from the record, otherwise from this game's estimate
    std::array<bool, 2> ranksWritten{}; ///< whether they are from the record
};

ReviewView reviewView(const GameSession& session, const Reviewer& reviewer, strength::Measure measure, int window);

/// "Q16", "Nf3": a ply of the reviewed line.
QString moveTextAt(const Reviewer& reviewer, std::size_t ply);
/// The player's name in the record, otherwise the colour.
QString playerName(const GameSession& session, game::Side side);
/// "mistake", "blunder".
QString gradeWord(nn::CostGrade grade);
/// "6.2 points", "12 %".
QString costText(double cost, nn::CostUnit unit);
/// "?", "??", or empty.
QString gradeGlyph(nn::CostGrade grade);
/// The mark of a move: "?!", "?", "??", "!!", or empty.
QString markGlyph(const Reviewer& reviewer, const ReviewView& view, const nn::MoveCost& cost);
/// The number of each side's brilliant moves.
std::array<std::size_t, 2> brilliantMoves(const Reviewer& reviewer, const ReviewView& view);
/// "Black leads by 3.5", "White's winning chances: 77 %": the evaluation before a ply.
QString standingText(const GameSession& session, double standing, nn::CostUnit unit);
/// An engine's evaluation of the current position, for the side to move.
struct SaidStanding {
    double value = 0; ///< -1 … 1
    double scoreLead = std::numeric_limits<double>::quiet_NaN(); ///< Go; NaN: not counted
    int mateIn = 0; ///< chess; 0: none was found
    std::optional<int> centipawns = {}; ///< otherwise computed from the value
};
/// The same for the bar beside the board.
ShownStanding shownStanding(const GameSession& session, const SaidStanding& said);
/// The current position for the bar beside the board: the judge's evaluation, otherwise the network's. Nothing if neither is known. For a
/// finished chess game, its result.
std::optional<ShownStanding> standingHere(const GameSession& session, const Reviewer& reviewer);
/// "Black leads by 3.5": the score by predicted ownership if a game of Go ended now; empty if unknown.
QString ownedScoreText(const GameSession& session, const Reviewer& reviewer);
/// By ply, for the first player: the judge's evaluations, otherwise the network's.
std::vector<double> shownStandings(const Reviewer& reviewer, const ReviewView& view);
/// "players at 1800–1999 lose 5 % here on average"; empty if unknown.
QString usualCostText(const Reviewer& reviewer, const ReviewView& view, std::size_t ply);
/// "Stockfish 15.1, depth 18": the source of a loss.
QString sourceText(const nn::JudgeInfo& judge, const nn::JudgedPly& judged);
/// "Stockfish 15.1, depth 18: White's winning chances: 61 %. Best: Nd5 Qxd5 exd5"; empty if it was not judged.
QString bestLineText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);

/// Where the search and players of the mover's rank disagree, and what the move played missed and allowed; one line each, empty if nothing
/// is known.
QString whyText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);
/// The wording of annotated games: in the user's language, with moves as in files.
search::Wording fileWording();

/// The most costly and the unusual moves, the most costly first.
std::vector<NotableMove> notableMoves(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);
BetaPlotData plotData(
    const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const std::vector<NotableMove>& notable);
/// In the current theme's colours, so a new theme requires new texts. Rich text: "● Anna (2 dan in the file): plays like 3 dan   ○ Ben: no
/// estimate from one game".
QString legendText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);
/// A player in little room.
struct LegendLine {
    QString name; ///< "● Anna"
    QStringList words; ///< "plays like 3 dan · file: 2d", for the first player also the opening; then shorter versions
};
/// The same as two lines, Black's first in Go, White's in chess.
std::array<LegendLine, 2> legendLines(const GameSession& session, const Reviewer& reviewer);
/// One line each, as HTML: "87 White Q16", "β 4.9", "cost 6.2 points (KataGo, 400 visits)", …
QString plyText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, std::size_t ply);

} // namespace evenmatch::ui
