// Parts of findings: boxes, matrices, curves by rank, fits over z, and values taken from other results.
#include "tests/run_tests.h"

#include "app/lab/experiments/experiment.h"
#include "app/lab/experiments/paper_figures.h"
#include "app/lab/experiments/play/index_fits.h"
#include "app/lab/experiments/play/match_bench.h"
#include "app/lab/experiments/sides/by_rank.h"
#include "app/shared/findings/columns.h"

#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <array>
#include <cmath>
#include <fstream>

namespace tst_findings {

using namespace evenmatch;
using namespace evenmatch::experiments;

namespace {

bool isWhole(const std::string& svg)
{
    QXmlStreamReader reader(QByteArray::fromStdString(svg));
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

const strength::RankScale kScale("chess", {"1400-1599", "1200-1399", "1000-1199"});

/// One method after 1 and 20 games; the last rank has no value.
std::vector<strength::AccuracyRow> measuredRows()
{
    std::vector<strength::AccuracyRow> rows;
    for (const int games : {1, 20}) {
        strength::AccuracyRow row{.method = "beta", .games = games};
        row.confusion = {{30, 10, 0}, {10, 10, 20}, {0, 0, 0}};
        row.byRank = {{0, 40, 0.75, 1, {0.6, 0.8}, {0.9, 1}}, {1, 40, 0.25, 1, {0.3, 0.4}, {0.9, 1}}};
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

class TestFindings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void boxesHoldTheMiddleHalf()
    {
        const PlotPoint box = boxOf(3, {9, 1, 2, 3, 4, 5, 6, 7, 8, 100});
        QCOMPARE(box.x, 3.0);
        QCOMPARE(box.y, 5.5);
        QCOMPARE(*box.lowerQuartile, 3.25);
        QCOMPARE(*box.upperQuartile, 7.75);
        QCOMPARE(*box.low, 1.0);
        QCOMPARE(*box.high, 9.0); // 100 is more than one and a half box heights away
        const PlotPoint one = boxOf(0, {2});
        QVERIFY(*one.low == 2 && *one.lowerQuartile == 2 && one.y == 2 && *one.high == 2);
    }

    void picturesAreWhole()
    {
        Plot plot{"boxes & <more>", "x", "y", {"a", "b"}, {{"one", {boxOf(0, {1, 2, 3}), boxOf(1, {2, 2, 2})}, false, false}}};
        const std::string boxes = toSvg(plot);
        QVERIFY(isWhole(boxes));
        QCOMPARE(QString::fromStdString(boxes).count("<rect"), 4); // background, two boxes, background of the legend
        for (int i = 0; i < 12; ++i) // more curves than colours
            plot.series.push_back({std::to_string(i), {{0, 1.0 * i, {}, {}}, {1, 2.0 * i, {}, {}}}});
        const std::string many = toSvg(plot);
        QVERIFY(isWhole(many) && many.find("stroke-dasharray") != std::string::npos);

        Plot matrix{"matrix", "x", "y", {"a", "b"}, {}, {"c", "d"}, {{80, 20}, {0, std::nan("")}}};
        const QString cells = QString::fromStdString(toSvg(matrix));
        QVERIFY(isWhole(cells.toStdString()));
        QCOMPARE(cells.count("<rect"), 5);
        QVERIFY(cells.contains(">80<") && cells.contains(">20<") && !cells.contains(">0<") && !cells.contains("nan"));
        QVERIFY(!matrix.empty() && Plot().empty());
    }

    void wideCharactersTakeTwoColumns()
    {
        QCOMPARE(columns("Müller β±"), std::size_t(9));
        QCOMPARE(columns("山田 太郎"), std::size_t(9));
        QCOMPARE(columns("이세돌, アキラ"), std::size_t(14));
        QCOMPARE(columns("\xe5\xb1"), std::size_t(1)); // cut in a character
    }

    void jsonTellsBoxesAndCells()
    {
        Findings findings;
        findings.plots = {Plot{"boxes", "", "", {}, {{"one", {boxOf(0, {1, 2, 3}), {1, 2, {}, {}}}}}},
            Plot{"matrix", "", "", {"a"}, {}, {"b"}, {{0.5}, {std::nan("")}}}};
        const auto json = toJson(findings)["plotData"];
        QCOMPARE(json[0]["series"][0]["points"][0]["lowerQuartile"].get<double>(), 1.5);
        QVERIFY(!json[0]["series"][0]["points"][1].contains("lowerQuartile") && !json[0].contains("cells"));
        QCOMPARE(json[1]["yNames"][0].get<std::string>(), std::string("b"));
        QCOMPARE(json[1]["cells"][0][0].get<double>(), 0.5);
        QVERIFY(json[1]["cells"][1][0].is_null());
    }

    void ranksStandByThemselves()
    {
        const auto rows = measuredRows();
        const FindingsTable table = byRank("by rank", rows, "beta", std::array{20}, kScale);
        QCOMPARE(table.rows.size(), std::size_t(2));
        QCOMPARE(core::describe(table.rows[0].name), std::string("1400-1599, 20 games"));
        QCOMPARE(table.rows[0].ours, 75.0);
        QCOMPARE(*table.rows[1].low, 25.0); // its interval missed it
        QCOMPARE(byRank("one off", rows, "beta", std::array{20}, kScale, true).rows[1].ours, 100.0);
        const Plot plot = rankCurves("curves", rows, "beta", kScale);
        QCOMPARE(plot.series.size(), std::size_t(2));
        QCOMPARE(plot.xNames.size(), std::size_t(2));
        QCOMPARE(plot.series[1].points[1].y, 25.0);
        QVERIFY(rankCurves("none", rows, "quality", kScale).empty());
    }

    void matricesAreOfWhatWasDrawn()
    {
        const auto rows = measuredRows();
        const Plot plot = confusionPlot("matrix", rows, "beta", 20, kScale);
        QCOMPARE(plot.xNames.size(), std::size_t(3));
        QCOMPARE(plot.yNames.size(), std::size_t(2));
        QCOMPARE(plot.cells, (std::vector<std::vector<double>>{{75, 25, 0}, {25, 25, 50}}));
        QVERIFY(confusionPlot("not measured", rows, "beta", 5, kScale).empty());
    }

    /// The logistic fit's error equals SA's for its Table 1; the line's is close, because the Elo are rounded.
    void fitsAreThePapers()
    {
        std::vector<PlotPoint> points;
        for (double z = -2; z <= 2; z += 0.5)
            points.push_back({z, *paperElo(indexName(z)), {}, {}});
        QCOMPARE(points.size(), std::size_t(9));
        const FittedCurve logistic = fitLogistic(points, *paperElo("-inf"), *paperElo("inf"));
        QVERIFY(std::abs(logistic.error - *paperFigure("SA", "Figure 1", "z -2 to 2", "logistic error")) < 0.01);
        const FittedCurve line = fitLine(points);
        QVERIFY(std::abs(line.error - *paperFigure("SA", "Figure 1", "z -2 to 2", "linear error")) < 0.3);
        QCOMPARE(line.at(1), line.parameters[0] + line.parameters[1]);
        QVERIFY(logistic.at(-100) - *paperElo("-inf") < 1e-9 && *paperElo("inf") - logistic.at(100) < 1e-9);
        QCOMPARE(indexName(-INFINITY), std::string("-inf"));
    }

    void indexPlayersFollowTable4()
    {
        const RankIndices go = paperIndices(strength::goScale());
        QCOMPARE(go.player(0), std::string("sa:0.6"));
        QCOMPARE(go.z.back(), -1.0); // weaker than the paper's ranks
        const RankIndices chess = paperIndices(strength::chessScale());
        QCOMPARE(chess.z.size(), strength::chessScale().size());
        QCOMPARE(chess.z.front(), 0.6);
        QCOMPARE(chess.z.back(), -1.0);
    }

    /// The z of a rank is where the line of SA's Elo has the Elo of SE∞, within the bounds of z; lost matches have no Elo.
    void indicesHaveTheEloOfRanks()
    {
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        const std::vector<PlotPoint> measured{{1, 150, {}, {}}, {0, -50, {}, {}}, {-1, -250, {}, {}}, {-2, -kInfinity, {}, {}}};
        const auto z = indicesForElo(std::vector{50.0, -150.0, -kInfinity, 5000.0}, measured);
        QVERIFY(z);
        QCOMPARE(*z, (std::vector{0.5, -0.5, -4.0, 4.0}));
        QVERIFY(!indicesForElo(std::vector{50.0}, std::vector<PlotPoint>{{0, 10, {}, {}}, {1, 10, {}, {}}}));
    }

    /// se-roundrobin and se-move-accuracy use the z that se-winrate matched to SE∞, and are measured again when they appear.
    void matchedIndicesReplaceThePapers()
    {
        QTemporaryDir folder;
        const Experiment rounds{.options = {.folder = folder.path().toStdString(), .quick = true}, .line = "se-roundrobin", .onFound = {}};
        QVERIFY(!rankIndices(kScale, rounds).matched);
        QCOMPARE(rankIndices(kScale, rounds).z, paperIndices(kScale).z);
        const auto before = settingsOf(rounds);
        Experiment winRates = rounds;
        winRates.line = "se-winrate";
        auto json = nlohmann::ordered_json::parse(
            R"({"tables": [{"unit": "%", "rows": [{"ours": 70}]}, {"unit": "z", "rows": [{"ours": 1.5}, {"ours": 0}, {"ours": -2}]}]})");
        json["settings"] = settingsOf(winRates);
        std::ofstream(rounds.resultFile("se-winrate")) << core::jsonText(json);
        QVERIFY(rankIndices(kScale, rounds).matched);
        QCOMPARE(rankIndices(kScale, rounds).player(2), std::string("sa:-2"));
        QVERIFY(settingsOf(rounds) != before);
    }

    /// Only results of the same network and search are used, and the settings record them.
    void aLineTakesUpAnother()
    {
        QTemporaryDir folder;
        Experiment bound{
            .options = {.folder = folder.path().toStdString(), .quick = true}, .line = "sa-bound", .onFound = {}, .networkContent = "abc"};
        const auto alone = settingsOf(bound);
        QVERIFY(!bound.earlier("sa-elo") && !alone.contains("sa-elo"));
        Experiment elo = bound;
        elo.line = "sa-elo";
        elo.options.games = 250;
        const auto keep = [&](const nlohmann::ordered_json& settings) {
            auto json = nlohmann::ordered_json::parse(R"({"tables": [{"rows": [{"name": "z = inf", "ours": 300}]}]})");
            json["settings"] = settings;
            std::ofstream(bound.resultFile("sa-elo")) << core::jsonText(json);
        };
        keep(settingsOf(elo));
        QVERIFY(bound.earlier("sa-elo"));
        QCOMPARE(core::jsonText(settingsOf(bound)["sa-elo"]), std::string("[300]"));
        elo.networkContent = "of another network";
        keep(settingsOf(elo));
        QVERIFY(!bound.earlier("sa-elo"));
        QVERIFY(settingsOf(bound) == alone);
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestFindings)

} // namespace tst_findings

#include "core/json_text.h"
#include "tst_findings.moc"
