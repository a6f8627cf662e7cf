#include "ui/rank/rank_report.h"

#include "nn/ranks/estimate_words.h"
#include "ui/base/paper_theme.h"
#include "ui/plots/beta_bands.h"
#include "ui/plots/rank_ridge.h"
#include "ui/plots/rank_trend.h"
#include "ui/rank/my_rank_words.h"
#include "ui/text/phrase_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"

#include <QCoreApplication>
#include <QLocale>

namespace evenmatch::ui {

namespace {

struct RankReportWords {
    Q_DECLARE_TR_FUNCTIONS(RankReport)
};

constexpr QSize kRidge{Report::kWidth, 170};
constexpr QSize kBands{Report::kWidth, 260};
constexpr QSize kTrend{Report::kWidth, 220};
constexpr QSize kSmallRidge{260, 44};
constexpr std::size_t kNextMoves = 15;
constexpr std::size_t kOpenings = 15;

/// Writes one report.
class RankReportWriter {
public:
    explicit RankReportWriter(const MyRankResult& result) : m_result(result), m_player(result.report), m_report(whoseRank(result)) { }

    Report write()
    {
        writeRank();
        if (m_player.estimate.isEnough()) {
            writeBands();
            writeParts();
            writeOpenings();
            writeOutside();
            writeTrend();
            writeNext();
            writeUnusual();
        }
        writeTrust();
        return std::move(m_report);
    }

private:
    QString draw(QWidget& widget, QSize size, const QString& words)
    {
        widget.resize(size);
        return m_report.drawing(size, words, [&](QPainter& painter) { widget.render(&painter, {}, {}, QWidget::DrawChildren); });
    }

    void writeRank()
    {
        const strength::RankEstimate& estimate = m_player.estimate;
        const QString games = RankReportWords::tr("%n games", nullptr, static_cast<int>(estimate.games));
        const auto number = static_cast<int>(estimate.moves);
        const QString moves = RankReportWords::tr("%n moves", nullptr, number).replace(QString::number(number), QLocale().toString(number));
        if (!estimate.isEnough()) {
            m_report.addText(RankReportWords::tr("Too few moves for an estimate: %1.").arg(moves));
            return;
        }
        m_report.addText(QStringLiteral("<b style=\"font-size:16pt\">%1</b> (%2), %3, %4")
                             .arg(headlineWords(estimate, m_result.scale).toHtmlEscaped(),
                                 heldWords(estimate, m_result.scale).toHtmlEscaped(), games, moves + latestWords(m_result)));
        for (const QString& words : answersWords(m_result))
            m_report.addText(words.toHtmlEscaped());
        RankRidge ridge(RankRidge::Kind::Full);
        ridge.setEstimate(estimate, m_result.scale);
        m_report.addText(draw(ridge, kRidge, RankReportWords::tr("Probability of each rank")));
        std::vector<QStringList> rows(1);
        QStringList head;
        for (std::size_t rank = m_result.scale.size(); rank-- > 0;) {
            head << rankShort(m_result.scale.name(rank)).toHtmlEscaped();
            rows[0] << QStringLiteral("%1&nbsp;%").arg(100 * estimate.probabilities[rank], 0, 'f', 0);
        }
        m_report.addTable(head, rows);
        for (const QString& words :
            {writtenWords(m_result), beyondWords(estimate, m_result.scale), sharpenText(estimate), mixtureText(estimate, m_result.scale)})
            if (!words.isEmpty())
                m_report.addText(words.toHtmlEscaped());
    }

    void writeBands()
    {
        BetaBands bands;
        bands.setPoints(m_player.beta, m_result.bands, m_result.scale);
        if (bands.isEmpty())
            return;
        m_report.addHeading(RankReportWords::tr("Moves compared with the ranks"));
        m_report.addText(draw(bands, kBands, RankReportWords::tr("Mean β by move number, over the bands of the ranks")));
        m_report.addText(QStringLiteral("<small>%1</small>")
                             .arg(joinSentences({phraseText(nn::kBands, "Rank"),
                                 RankReportWords::tr("The line is the mean β over all games, for every ten moves.")})));
    }

    void writeParts()
    {
        for (const PartGroup& group : partGroups(m_player)) {
            std::vector<QStringList> rows;
            for (const nn::PartEstimate& part : *group.parts) {
                if (!part.estimate.isEnough()) {
                    rows.push_back({partName(part.name), {}, phraseText(nn::kTooFewMoves, "Rank")});
                    continue;
                }
                RankRidge ridge(RankRidge::Kind::Small);
                ridge.setEstimate(part.estimate, m_result.scale);
                rows.push_back({partName(part.name), draw(ridge, kSmallRidge, partName(part.name)),
                    QStringLiteral("<b>%1</b><br>%2")
                        .arg(headlineWords(part.estimate, m_result.scale).toHtmlEscaped(),
                            heldWords(part.estimate, m_result.scale).toHtmlEscaped())});
            }
            m_report.addHeading(group.name);
            m_report.addTable({}, rows);
            if (const QString words = phasesWords(m_result); group.parts == &m_player.phases && !words.isEmpty())
                m_report.addText(QStringLiteral("<small>%1</small>").arg(words.toHtmlEscaped()));
        }
    }

    void writeOpenings()
    {
        if (m_player.openings.empty())
            return;
        m_report.addHeading(RankReportWords::tr("By opening"));
        std::vector<QStringList> rows;
        for (std::size_t i = 0; i < std::min(kOpenings, m_player.openings.size()); ++i)
            rows.push_back(
                {tiedWords(openingWords(m_result, i)).toHtmlEscaped(), tiedWords(openingPlayWords(m_result, i)).toHtmlEscaped()});
        m_report.addTable({}, rows);
    }

    void writeOutside()
    {
        QStringList lines;
        for (const nn::OutsideReport& said : m_result.outside.reports)
            lines << saidWords(said);
        if (lines.isEmpty())
            return;
        m_report.addHeading(RankReportWords::tr("Estimates by other engines"));
        m_report.addText(lines.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    }

    void writeTrend()
    {
        if (m_player.trend.size() < 2)
            return;
        m_report.addHeading(RankReportWords::tr("Over time"));
        RankTrend trend;
        showTrend(trend, m_result);
        m_report.addText(draw(trend, kTrend, RankReportWords::tr("The rank over time, with its interval")));
    }

    void writeNext()
    {
        if (m_player.nextRank.empty())
            return;
        m_report.addHeading(RankReportWords::tr("What separates you from the next rank"));
        std::vector<QStringList> rows;
        for (std::size_t i = 0; i < std::min(kNextMoves, m_player.nextRank.size()); ++i) {
            const nn::NextRankMove& move = m_player.nextRank[i];
            rows.push_back({m_result.next[i].number, m_result.next[i].played.toHtmlEscaped(), m_result.next[i].better.toHtmlEscaped(),
                QStringLiteral("%1&nbsp;%").arg(100 * double{move.better.rankPriors[m_player.abovePolicy]}, 0, 'f', 0),
                gameWords(m_result.games[m_player.sides[move.side].played.game]).toHtmlEscaped()});
        }
        m_report.addTable({RankReportWords::tr("Move"), RankReportWords::tr("Played"), RankReportWords::tr("Next rank"),
                              RankReportWords::tr("how often"), RankReportWords::tr("Game")},
            rows);
    }

    void writeUnusual()
    {
        if (m_player.unusual.empty())
            return;
        m_report.addHeading(RankReportWords::tr("Unusual games"));
        QStringList lines;
        for (const nn::UnusualGame& unusual : m_player.unusual)
            lines << labelled(gameWords(m_result.games[m_player.sides[unusual.side].played.game]).toHtmlEscaped(),
                unusual.deviation > 0 ? RankReportWords::tr("weaker than usual") : RankReportWords::tr("stronger than usual"));
        m_report.addText(lines.join(QStringLiteral("<br>")));
    }

    void writeTrust()
    {
        QString lines = basisWords(m_result).join(QLatin1Char('\n')).toHtmlEscaped();
        m_report.addText(QStringLiteral("<small>%1</small>").arg(lines.replace(QLatin1Char('\n'), QStringLiteral("<br>"))));
    }

    const MyRankResult& m_result;
    const nn::PlayerReport& m_player;
    Report m_report;
};

} // namespace

Report rankReport(const MyRankResult& result)
{
    const PaperTheme paper;
    return RankReportWriter(result).write();
}

} // namespace evenmatch::ui
