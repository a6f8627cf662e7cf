// The papers' figures agree with each other, and our documents quote them correctly.
#include "tests/run_tests.h"

#include "app/lab/experiments/complexity/complexity_quality.h"
#include "app/lab/experiments/paper_figures.h"
#include "app/shared/findings/findings.h"
#include "core/strength/rating/elo.h"
#include "tests/files.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace tst_paper_figures {

using namespace evenmatch;
using namespace evenmatch::experiments;

namespace {

std::vector<PaperFigure> cellsOf(std::string_view paper, std::string_view table)
{
    std::vector<PaperFigure> cells;
    for (const PaperFigure& figure : paperFigures())
        if (figure.paper == paper && figure.table == table)
            cells.push_back(figure);
    return cells;
}

double cell(std::string_view paper, std::string_view table, std::string_view row, std::string_view column)
{
    return paperFigure(paper, table, row, column).value_or(NAN);
}

QString textOf(const QString& file) { return QString::fromUtf8(contentOf(QStringLiteral(SOURCE_ROOT "/") + file)); }

/// A number as in the table, or rounded to fewer digits.
bool isQuoted(double number, int places)
{
    const double unit = std::pow(10.0, -places);
    return std::ranges::any_of(
        paperFigures(), [&](const PaperFigure& figure) { return std::abs(std::abs(figure.value) - number) < 0.5 * unit + 1e-9; });
}

QStringList unknownNumbers(const QString& text)
{
    static const QRegularExpression kNumber(R"re((?<![\w.])(\d+(?:\.(\d+))?))re");
    QStringList unknown;
    for (auto it = kNumber.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        if (!isQuoted(match.captured(1).toDouble(), static_cast<int>(match.captured(2).size())))
            unknown << match.captured(1);
    }
    return unknown;
}

} // namespace

class TestPaperFigures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCellIsThereOnce()
    {
        std::set<std::tuple<std::string, std::string, std::string, std::string>> seen;
        for (const PaperFigure& figure : paperFigures())
            QVERIFY2(
                seen.insert({figure.paper, figure.table, figure.row, figure.column}).second, (figure.table + ' ' + figure.row).c_str());
        QVERIFY(seen.size() > 400);
        QCOMPARE(paperText("SE", "Table 4", "4d", "z"), std::string("0.15"));
        QVERIFY(!paperFigure("SE", "Table 4", "10d", "z"));
    }

    void tablesAgree()
    {
        for (const PaperFigure& figure : cellsOf("SE", "Table 5"))
            if (figure.column != "average" && figure.column != "Elo")
                QVERIFY2(std::abs(figure.value + cell("SE", "Table 5", figure.column, figure.row) - 100) < 0.01, figure.row.c_str());
        for (const char* table : {"Table 1", "Table 2"})
            for (const char* column : {"MCTS", "SA-MCTS", "SE-MCTS", "SE∞-MCTS"}) {
                double sum = 0;
                double count = 0;
                for (const PaperFigure& figure : cellsOf("SE", table))
                    if (figure.column == column && figure.row != "average") {
                        sum += figure.value;
                        ++count;
                    }
                QVERIFY(std::abs(sum / count - cell("SE", table, "average", column)) < 0.01);
            }
        for (const char* n : {"1", "5", "10", "15", "20"}) {
            QCOMPARE(cell("MULTI", "Table 2", n, "everything"), cell("MULTI", "Table 1", n, "go"));
            QCOMPARE(cell("MULTI", "Table 3", n, "everything"), cell("MULTI", "Table 1", n, "chess"));
        }
        for (const char* n : {"5", "10", "15"}) {
            QCOMPARE(cell("MULTI", "Table 7", n, "everything"), cell("MULTI", "Table 4", n, "one player"));
            QCOMPARE(cell("MULTI", "Table 8", n, "everything"), cell("MULTI", "Table 5", n, "one player"));
        }
        for (const char* z : {"2", "1", "0", "-1", "-2"}) {
            QCOMPARE(cell("SA", "Table 3", z, "without"), cell("SA", "Table 4", z, "without"));
            QVERIFY(std::abs(cell("SA", "Table 3", z, "without") + cell("SA", "Table 1", z, "win rate") - 100) < 0.01);
        }
    }

    /// SE's iterated Elo equal the Bradley-Terry ratings of the cells of its Table 5, except for the mean.
    void ourRatingsAreThePapers()
    {
        std::vector<std::string> players;
        std::vector<double> papers;
        for (const PaperFigure& figure : cellsOf("SE", "Table 5"))
            if (figure.column == "Elo") {
                players.push_back(figure.row);
                papers.push_back(figure.value);
            }
        QCOMPARE(players.size(), std::size_t{10});
        std::vector<strength::PairTally> pairs;
        for (std::size_t a = 0; a < players.size(); ++a)
            for (std::size_t b = a + 1; b < players.size(); ++b) {
                const auto wins = static_cast<std::uint64_t>(std::lround(2.5 * cell("SE", "Table 5", players[a], players[b]))); // of 250
                pairs.push_back({a, b, {wins, 0, 250 - wins}});
            }
        const auto ours = strength::bradleyTerry(players.size(), pairs);
        double apart = 0;
        for (std::size_t i = 0; i < players.size(); ++i)
            apart += (papers[i] - ours[i].elo) / 10;
        for (std::size_t i = 0; i < players.size(); ++i)
            QVERIFY2(std::abs(papers[i] - ours[i].elo - apart) < 5, players[i].c_str());
    }

    /// SA's "regression error" of 47.95 Elo is the mean of the absolute differences from the line, over z from -2 to 2.
    void errorsAreMeansOfAbsoluteDifferences()
    {
        std::vector<std::pair<double, double>> points;
        for (const PaperFigure& figure : cellsOf("SA", "Table 1"))
            if (figure.column == "win rate") {
                const double elo = strength::eloOf(figure.value / 100);
                QVERIFY(std::abs(elo + cell("SA", "Table 1", "0", "Elo") - cell("SA", "Table 1", figure.row, "Elo")) < 1);
                if (figure.row.find("inf") == std::string::npos)
                    points.emplace_back(std::stod(figure.row), elo);
            }
        QCOMPARE(points.size(), std::size_t{9});
        double mean = 0;
        double slope = 0;
        double squares = 0;
        for (const auto& [z, elo] : points) {
            mean += elo / 9;
            slope += z * elo;
            squares += z * z;
        }
        slope /= squares;
        double error = 0;
        for (const auto& [z, elo] : points)
            error += std::abs(elo - mean - slope * z) / 9;
        QVERIFY2(std::abs(error - cell("SA", "Figure 1", "z -2 to 2", "linear error")) < 0.01, qPrintable(QString::number(error)));
        QCOMPARE(cell("SA", "Table 1", "2", "Elo") - cell("SA", "Table 1", "-2", "Elo"), cell("SA", "Figure 1", "z -2 to 2", "range"));
    }

    /// TrueSkill and the difference of wins over matches of a thousand give COMPLEX's Figure 2.
    void qualitiesAreThePapers()
    {
        core::Random random(1);
        for (const auto& [wins, ties] :
            {std::pair(0.5, 1.0), std::pair(0.0, 0.0), std::pair(0.5, 0.5), std::pair(0.1, 0.5), std::pair(1.0, 0.9)}) {
            const auto name = [](double share) {
                return share == 0 || share == 1 ? std::to_string(static_cast<int>(share)) : QString::number(share).toStdString();
            };
            const MeanMatch mean = meanMatch(wins, ties, 1000, 40, random);
            const double difference = cell("COMPLEX", "Figure 2a", name(wins), name(ties));
            const double quality = cell("COMPLEX", "Figure 2b", name(wins), name(ties));
            QVERIFY2(std::abs(mean.difference - difference) < 0.02, qPrintable(QString::number(mean.difference)));
            QVERIFY2(std::abs(mean.quality - quality) < 0.03, qPrintable(QString::number(mean.quality)));
        }
    }

    void columnsStandBesideOurs()
    {
        FindingsTable table{"accuracy", "%", "draws", {{"5", 50, {}, {}, {}, 1}, {"6", 51, {}, {}, {}, 1}, {"20", 60, {}, {}, {}, 1}}};
        setPapers(table, "MULTI", "Table 1", "chess SE");
        QCOMPARE(table.rows[0].paper, std::optional(51.7));
        QVERIFY(!table.rows[1].paper);
        QCOMPARE(table.rows[2].paper, std::optional(79.5));
    }

    /// Documents of resources/models set the papers' figures in italics, or after "(paper".
    void documentsQuoteNothingElse()
    {
        static const QRegularExpression kItalics(R"re((?<!\*)\*(?!\*)([^*\n|]*\d[^*\n|]*)\*(?!\*)|\(paper ([^)]*)\))re");
        static const QRegularExpression kGames(R"re(\(\d+ games\))re");
        const QString folder = QStringLiteral("resources/models");
        int quotes = 0;
        for (QDirIterator files(QString(SOURCE_ROOT) + '/' + folder, {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();) {
            const QString name = QDir(SOURCE_ROOT).relativeFilePath(files.next());
            const QString text = textOf(name);
            for (auto it = kItalics.globalMatch(text); it.hasNext(); ++quotes) {
                const auto match = it.next();
                QString quote = match.captured(1) + match.captured(2);
                const QStringList unknown = unknownNumbers(quote.remove(kGames));
                QVERIFY2(unknown.isEmpty(), qPrintable(name + ": " + match.captured() + ": " + unknown.join(", ")));
            }
        }
        QVERIFY(quotes > 100);
    }

    /// No source file contains a figure of the papers as a literal; sentences take them from the table.
    void experimentsHaveNoFiguresOfTheirOwn()
    {
        static const QRegularExpression kSet("(\\.paper\\s*=\\s*-?\\d|setPapers?\\([^;]*\\x7b\\s*\")");
        QDirIterator files(QString(SOURCE_ROOT) + "/app/lab/experiments", {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        int count = 0;
        while (files.hasNext()) {
            const QString name = QDir(SOURCE_ROOT).relativeFilePath(files.next());
            const auto match = kSet.match(textOf(name));
            QVERIFY2(!match.hasMatch(), qPrintable(name + ": " + match.captured()));
            ++count;
        }
        QVERIFY(count > 20);
    }
};

EVENMATCH_TEST(TestPaperFigures)

} // namespace tst_paper_figures

#include "tst_paper_figures.moc"
