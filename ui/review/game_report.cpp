#include "ui/review/game_report.h"

#include "core/record/board/record_opening.h"
#include "nn/ranks/estimate_words.h"
#include "ui/base/paper_theme.h"
#include "ui/base/theme.h"
#include "ui/board/board_widget.h"
#include "ui/game/session_text.h"
#include "ui/plots/beta_plot.h"
#include "ui/rank/game_rank_words.h"
#include "ui/rank/my_rank_words.h"
#include "ui/report/board_export.h"
#include "ui/report/side_summary.h"
#include "ui/review/plot_sheet.h"
#include "ui/review/policy_overlay.h"
#include "ui/review/reviewer.h"
#include "ui/text/opening_name.h"
#include "ui/text/phrase_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"
#include "ui/text/signed_number.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace evenmatch::ui {

using game::Side;

namespace {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(GameReport)
};

constexpr int kPlotHeight = 300;
constexpr int kBoardSize = 170;
constexpr int kBoardPixels = 510; ///< three times the displayed resolution
constexpr std::size_t kBoards = 6;
constexpr std::array kSides{Side::First, Side::Second};

/// Writes one report; its data does not change meanwhile.
class Writer {
public:
    Writer(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const nn::GameEstimates& estimates)
        : m_session(session), m_reviewer(reviewer), m_review(reviewer.review()), m_view(view), m_estimates(estimates),
          m_costs(nn::moveCosts(m_review.game, reviewer.judgement())),
          m_report(ReportWords::tr("%1: report").arg(gameTitle(session.record())))
    {
    }

    Report write()
    {
        writeFacts();
        writePlot();
        writePlayers();
        writeSummary();
        writePhases();
        writeCostly();
        writeUnlike();
        m_report.addText(
            QStringLiteral("<small>%1</small>")
                .arg(joinSentences({phraseText(nn::kBands, "Rank"),
                    ReportWords::tr("The network %1 computes β. An estimate from a single game is rough, as its interval shows.")
                        .arg(QString::fromStdString(m_reviewer.network()->name).toHtmlEscaped()),
                    costSource()})));
        return std::move(m_report);
    }

private:
    void writeFacts()
    {
        QStringList facts;
        const QString result = resultText(m_session.result());
        const QString opening = openingName(record::openingText(m_session.record())); // above the plot
        for (const auto& [word, value] : gameFacts(m_session))
            if (value != result && value != opening)
                facts << labelled(word, value).toHtmlEscaped();
        if (!result.isEmpty())
            facts.prepend(QStringLiteral("<b>%1</b>").arg(result.toHtmlEscaped()));
        m_report.addText(facts.join(QStringLiteral(" · ")));
    }

    QString costSource() const
    {
        const nn::GameJudgement& judgement = m_reviewer.judgement();
        return judgement.known() == 0
            ? ReportWords::tr("The moves were not analysed.")
            : ReportWords::tr("Moves analysed by %1.").arg(QString::fromStdString(judgement.by.name).toHtmlEscaped());
    }

    void writePlot()
    {
        m_report.addText(legendText(m_session, m_reviewer, m_view));
        BetaPlot plot;
        plot.resize(Report::kWidth, kPlotHeight);
        plot.setData(plotData(m_session, m_reviewer, m_view, notableMoves(m_session, m_reviewer, m_view)));
        m_report.addText(m_report.drawing({Report::kWidth, kPlotHeight},
            ReportWords::tr("β of both players by move, over the bands of the ranks"), [&](QPainter& painter) {
                plot.draw(painter, {Report::kWidth, kPlotHeight});
            }));
        m_report.addText(QStringLiteral("<small>%1</small>").arg(markLegend()));
    }

    QString estimateText(std::size_t side) const
    {
        if (m_estimates.scale.empty()) // of a network without ranks
            return QStringLiteral("–");
        const GameRankWords words = gameRankWords(m_estimates.sides[side], m_estimates.scale);
        return words.isKnown ? QStringLiteral("<b>%1</b><br>%2").arg(words.rank.toHtmlEscaped(), words.held.toHtmlEscaped()) : words.rank;
    }

    void writePlayers()
    {
        m_report.addHeading(ReportWords::tr("The players"));
        const record::GameInfo info = record::gameInfo(m_session.record());
        std::vector<QStringList> rows;
        for (const Side side : kSides) {
            const std::size_t index = side == Side::First ? 0 : 1;
            const QString rank = QString::fromStdString(info.players[index].rank);
            rows.push_back({QStringLiteral("<b>%1</b><br>%2").arg(playerName(m_session, side).toHtmlEscaped(), sideName(m_session, side)),
                rank.isEmpty() ? QStringLiteral("–") : rank.toHtmlEscaped(), estimateText(index), meanText(betas(side, std::nullopt), 2),
                gradesText(side), meanText(costs(side, std::nullopt), 1)});
        }
        m_report.addTable({ReportWords::tr("Player"), ReportWords::tr("Rank in the file"), ReportWords::tr("Estimate from this game"),
                              ReportWords::tr("Mean β"), QStringLiteral("?&nbsp;/&nbsp;??"), costHead()},
            rows);
    }

    void writeSummary()
    {
        const std::vector<QStringList> rows = summaryRows(m_review.game, m_reviewer.judgement(), brilliantMoves(m_reviewer, m_view));
        if (rows.empty())
            return;
        m_report.addHeading(ReportWords::tr("Accuracy and mistakes"));
        m_report.addTable({QString(), sideName(m_session, Side::First), sideName(m_session, Side::Second)}, rows);
        m_report.addText(QStringLiteral("<small>%1</small>").arg(summaryExplanation(m_reviewer.judgement().by).toHtmlEscaped()));
    }

    void writePhases()
    {
        m_report.addHeading(ReportWords::tr("Phases"));
        std::vector<QStringList> rows;
        for (const strength::GamePhase phase : strength::kGamePhases) {
            QStringList row{partName(std::string(strength::phaseName(phase)))};
            for (const Side side : kSides)
                row << meanText(betas(side, phase), 2) << meanText(costs(side, phase), 1);
            if (row[1] != row[3] || row[1] != QStringLiteral("–"))
                rows.push_back(row);
        }
        QStringList head{QString()};
        for (const Side side : kSides)
            head << ReportWords::tr("%1: β").arg(sideName(m_session, side))
                 << ReportWords::tr("%1: %2").arg(sideName(m_session, side), costHead());
        m_report.addTable(head, rows);
    }

    void writeCostly()
    {
        const auto dearest = nn::dearestMoves(m_costs, kBoards);
        m_report.addHeading(ReportWords::tr("Largest mistakes"));
        if (dearest.empty())
            m_report.addText(ReportWords::tr("No large mistakes."));
        QString table; // two moves per row, all of equal width
        for (std::size_t i = 0; i < dearest.size(); ++i) {
            table += i % 2 == 0 ? QStringLiteral("<tr>") : QString();
            table
                += QStringLiteral("<td width=\"27%\">%1</td><td width=\"23%\">%2</td>").arg(board(dearest[i].ply), costlyText(dearest[i]));
            table += i % 2 == 1 || i + 1 == dearest.size() ? QStringLiteral("</tr>\n") : QString();
        }
        if (!dearest.empty())
            m_report.addHtml(QStringLiteral("<table width=\"100%\">") + table + QStringLiteral("</table>\n"));
    }

    QString costlyText(const nn::MoveCost& cost) const
    {
        const Side side = m_review.sideOf(cost.ply);
        QString text
            = QStringLiteral("<b>%1 %2 %3 %4</b><br>%5")
                  .arg(moveNumberText(m_review.game, cost.ply), sideName(m_session, side), moveTextAt(m_reviewer, cost.ply).toHtmlEscaped(),
                      gradeGlyph(cost.grade), ReportWords::tr("lost %1 (%2)").arg(costText(cost.cost, m_view.unit), gradeWord(cost.grade)));
        const auto standing = shownStandings(m_reviewer, m_view);
        if (const QString stood = standingText(m_session, standing[cost.ply], m_view.unit); !stood.isEmpty())
            text += QStringLiteral("<br>") + ReportWords::tr("before this move: %1").arg(stood);
        const nn::PlyReview& seen = m_review.plies[cost.ply];
        const auto rank = m_view.ranks[side == Side::First ? 0 : 1];
        if (!rank || *rank >= m_review.ranks)
            return text;
        const std::size_t usual = seen.firstChoice(*rank);
        const QString who = rankWords(m_reviewer.network()->scale.name(*rank));
        const double chance = 100 * double{seen.moves[usual].rankPriors[*rank]};
        const QString move = moveWords(nn::stateAt(m_review.game, cost.ply).position(), seen.moves[usual].move).toHtmlEscaped();
        text += QStringLiteral("<br>")
            + (usual == 0 ? ReportWords::tr("players at %1 most often choose it here, too (%2 %)").arg(who).arg(chance, 0, 'f', 0)
                          : ReportWords::tr("players at %1 most often choose %2 here (%3 %)").arg(who, move).arg(chance, 0, 'f', 0));
        return text.replace(QLatin1String(" %"), QString(QChar(QChar::Nbsp)) + QLatin1Char('%'));
    }

    /// The position before the move: the move with a strong ring, the first choice of the player's rank with a soft one.
    QString board(std::size_t ply)
    {
        const nn::GameState state = nn::stateAt(m_review.game, ply);
        Overlay overlay;
        const auto rank = m_view.ranks[m_review.sideOf(ply) == Side::First ? 0 : 1];
        const nn::PlyReview& seen = m_review.plies[ply];
        if (rank && *rank < m_review.ranks && seen.firstChoice(*rank) != 0)
            addMove(overlay, state.position(), seen.moves[seen.firstChoice(*rank)].move, Theme::light().accent);
        addMove(overlay, state.position(), m_review.game.moves[ply], Theme::light().alarm);
        const QString words = ReportWords::tr("The position before move %1").arg(moveNumberText(m_review.game, ply));
        const auto board = boardShowing(state.position(), state.lastMove());
        QImage picture = board ? pictureOf(*board, std::move(overlay)) : QImage();
        return m_report.image(std::move(picture), {kBoardSize, kBoardSize}, words);
    }

    static QImage pictureOf(BoardWidget& widget, Overlay overlay)
    {
        for (OverlayCell& cell : overlay.cells)
            cell.heat = 1; // a ring alone is invisible in a small picture
        widget.setCoordinatesShown(false);
        widget.resize(kBoardPixels, kBoardPixels);
        widget.setOverlay(std::move(overlay));
        QImage image(kBoardPixels, kBoardPixels, QImage::Format_RGB32);
        image.fill(Qt::white);
        widget.render(&image);
        return image;
    }

    void writeUnlike()
    {
        QStringList lines;
        for (const NotableMove& move : notableMoves(m_session, m_reviewer, m_view))
            if (!move.costly)
                lines << move.words.toHtmlEscaped();
        if (lines.isEmpty())
            return;
        m_report.addHeading(ReportWords::tr("Moves unusual for the player's rank"));
        m_report.addText(lines.join(QStringLiteral("<br>")));
    }

    std::vector<double> betas(Side side, std::optional<strength::GamePhase> phase) const
    {
        std::vector<double> values;
        for (const strength::MoveNumbers& move : m_review.numbers(side).moves)
            if (!phase || move.phase == *phase)
                values.push_back(move.beta());
        return values;
    }

    std::vector<double> costs(Side side, std::optional<strength::GamePhase> phase) const
    {
        std::vector<std::size_t> plies;
        const auto moves = m_review.numbers(side, &plies).moves;
        std::vector<double> values;
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (const double cost = m_costs[plies[i]].cost; (!phase || moves[i].phase == *phase) && !std::isnan(cost))
                values.push_back(cost);
        return values;
    }

    static QString meanText(const std::vector<double>& values, int decimals)
    {
        if (values.empty())
            return QStringLiteral("–");
        return numberWithMinus(std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size()), decimals);
    }

    QString gradesText(Side side) const
    {
        std::array<int, 3> counts{};
        for (const nn::MoveCost& cost : m_costs)
            if (m_review.sideOf(cost.ply) == side)
                ++counts[static_cast<std::size_t>(cost.grade)];
        return QStringLiteral("%1 / %2").arg(counts[1]).arg(counts[2]);
    }

    QString costHead() const
    {
        return m_view.unit == nn::CostUnit::Points ? ReportWords::tr("Points lost per move")
                                                   : ReportWords::tr("Winning chances lost per move, %");
    }

    const GameSession& m_session;
    const Reviewer& m_reviewer;
    const nn::GameReview& m_review;
    const ReviewView& m_view;
    const nn::GameEstimates& m_estimates;
    std::vector<nn::MoveCost> m_costs;
    Report m_report;
};

} // namespace

Report gameReport(const GameSession& session, const Reviewer& reviewer, const ReviewView& view, const nn::GameEstimates& estimates)
{
    const PaperTheme paper;
    return Writer(session, reviewer, view, estimates).write();
}

} // namespace evenmatch::ui
