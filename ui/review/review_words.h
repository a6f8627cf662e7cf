// The words of a review: what moves cost, who plays like whom.
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

/// How a review is looked at.
struct ReviewView {
    strength::Measure measure = strength::Measure::Beta;
    int window = 1;
    nn::CostUnit unit = nn::CostUnit::Chance; ///< the judge's; before anybody has judged, the network's
    std::array<std::optional<std::size_t>, 2> ranks; ///< of the sides: as the record says, else where this game shows it
    std::array<bool, 2> ranksWritten{}; ///< whether the record says it
};

ReviewView reviewView(const GameSession& session, const Reviewer& reviewer, strength::Measure measure, int window);

/// "87", in chess "44." or "44…".
QString moveNumberText(const GameSession& session, std::size_t ply);
/// "Q16", "Nf3" of a ply of the reviewed line.
QString moveTextAt(const Reviewer& reviewer, std::size_t ply);
/// The player as the record names him or her, else the colour.
QString playerName(const GameSession& session, game::Side side);
/// "mistake", "blunder".
QString gradeWord(nn::CostGrade grade);
/// "6.2 points", "12 %".
QString costText(double cost, nn::CostUnit unit);
/// "?", "??", or nothing.
QString gradeGlyph(nn::CostGrade grade);
/// "Black leads by 3.5", "White's winning chances: 77 %": the evaluation before a ply.
QString standingText(const GameSession& session, double standing, nn::CostUnit unit);
/// What somebody says of the position that the session shows; figures of the side to move.
struct SaidStanding {
    double value = 0; ///< -1 … 1
    double scoreLead = std::numeric_limits<double>::quiet_NaN(); ///< Go; NaN: not counted
    int mateIn = 0; ///< chess; 0: none is seen
    std::optional<int> centipawns = {}; ///< else they follow from the value
};
/// The same for the bar beside the board.
ShownStanding shownStanding(const GameSession& session, const SaidStanding& said);
/// The position that the session shows, for the bar beside the board: by the judge's word, else by the network's. Nothing while neither is
/// known. Of a chess game that is over, its result.
std::optional<ShownStanding> standingHere(const GameSession& session, const Reviewer& reviewer);
/// "Black leads by 3.5": the score of a game of Go if it ended at the board, by who owns the points; empty where nobody knows.
QString ownedScoreText(const GameSession& session, const Reviewer& reviewer);
/// By ply, for the first player: by the judge's word, and where there is none by the network's.
std::vector<double> shownStandings(const Reviewer& reviewer, const ReviewView& view);
/// "players at 1800–1999 lose 5 % here on average"; empty where it cannot be told.
QString usualCostText(const Reviewer& reviewer, const ReviewView& view, std::size_t ply);
/// "Stockfish 15.1, depth 18": whose word a cost is.
QString sourceText(const nn::JudgeInfo& judge, const nn::JudgedPly& judged);
/// "Stockfish 15.1, depth 18: White's winning chances: 61 %. Best: Nd5 Qxd5 exd5"; empty where nobody has judged.
QString bestLineText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);

/// Where the search and the rank of whoever moves disagree, and what the move played there missed and allowed; a line each, empty where
/// there is nothing to say.
QString whyText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);
/// How sentences of an annotated game are worded: in the user's language, with moves as files write them.
search::Wording fileWording();

/// The dearest moves and those unlike their players, the dearest first.
std::vector<NotableMove> notableMoves(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);
/// "3d", or "1–3d" where ranks share a band.
QString bandLabel(const strength::RankBand& band, const strength::RankScale& scale);
BetaPlotData plotData(
    const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const std::vector<NotableMove>& notable);
/// In the colours of the theme that is worn: they are made anew when another is. Rich text: "● Anna (2 dan in the file): plays like 3
/// dan   ○ Ben: no estimate from one game".
QString legendText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view);
/// A player in little room.
struct LegendLine {
    QString name; ///< "● Anna"
    QStringList words; ///< "plays like 3 dan · file: 2d", of the first player the opening, too; then the same in ever less room
};
/// The same as two lines, Black's first in Go, White's in chess.
std::array<LegendLine, 2> legendLines(const GameSession& session, const Reviewer& reviewer);
/// A line each, as HTML: "87 White Q16", "β 4.9", "cost 6.2 points (KataGo, 400 visits)", …
QString plyText(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, std::size_t ply);

} // namespace evenmatch::ui
