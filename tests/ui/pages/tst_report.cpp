#include "tests/run_tests.h"

#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/opened.h"
#include "ui/main_window.h"
#include "ui/pages/review_page.h"
#include "ui/plots/rank_trend.h"
#include "ui/plots/save_plot.h"
#include "ui/rank/my_rank_words.h"
#include "ui/rank/rank_report.h"
#include "ui/report/page_report.h"
#include "ui/report/report_window.h"
#include "ui/review/reviewer.h"
#include "ui/widgets/card.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QXmlStreamReader>

#include <cmath>
#include <memory>

namespace tst_report {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QSettings().clear(); }

    void picturesAreInEveryForm()
    {
        Report report(QStringLiteral("Two pictures"));
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QString drawn = report.drawing({200, 60}, QStringLiteral("a line"), [](QPainter& painter) {
            painter.setPen(QPen(QColor("#123456"), 3));
            painter.drawLine(10, 10, 190, 50);
            painter.drawText(20, 40, QStringLiteral("words"));
        });
        report.addTable({QStringLiteral("head")}, {{drawn}, {report.image(image, {20, 20}, QStringLiteral("a square"))}});
        const QString html = report.html();
        QCOMPARE(html.count(QLatin1String("<svg")), 1);
        QCOMPARE(html.count(QLatin1String("data:image/jpeg;base64,")), 1);
        QVERIFY(html.contains(QLatin1String("#123456")));
        QVERIFY(!html.contains(QLatin1String("picture:")));
        QVERIFY(html.contains(QLatin1String("width=\"200\" height=\"60\"")));

        QTextDocument document;
        report.fill(document);
        document.setTextWidth(500);
        QVERIFY(document.size().height() > 60 + 20);
        QImage page(500, 300, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        document.drawContents(&painter);
        painter.end();
        int red = 0;
        int blue = 0;
        for (int y = 0; y < page.height(); ++y)
            for (int x = 0; x < page.width(); ++x) {
                red += page.pixelColor(x, y) == QColor(Qt::red) ? 1 : 0;
                blue += page.pixelColor(x, y) == QColor("#123456") ? 1 : 0;
            }
        QVERIFY(red > 300);
        QVERIFY(blue > 100);
        QVERIFY(saved(report, "two.pdf").startsWith("%PDF"));
    }

    void textIsNotMarkup()
    {
        Report report(QStringLiteral("<b>Anna</b> & Ben"));
        report.addHeading(QStringLiteral("1 < 2"));
        QVERIFY(report.html().contains(QLatin1String("&lt;b&gt;Anna&lt;/b&gt; &amp; Ben")));
        QVERIFY(report.html().contains(QLatin1String("1 &lt; 2")));
    }

    void titlesOfPicturesAreNotMarkup()
    {
        const QString title = QStringLiteral("Anna & Ben <3");
        const auto draw = [](QPainter& painter) { painter.drawLine(0, 0, 9, 9); };
        const QString path = m_folder.filePath(QStringLiteral("picture.svg"));
        QVERIFY(saveDrawing(path, title, {20, 20}, draw).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader svg(&file);
        QString read;
        while (!svg.atEnd())
            if (svg.readNext() == QXmlStreamReader::StartElement && svg.name() == QLatin1String("title"))
                read = svg.readElementText();
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
        QCOMPARE(read, title);
        Report report(QStringLiteral("A picture"));
        report.addText(report.drawing({20, 20}, title, draw));
        QVERIFY2(report.html().contains(QLatin1String("<title>Anna &amp; Ben &lt;3</title>")), qPrintable(report.html()));
    }

    void unwritablePlaceIsSaid()
    {
        const Report report(QStringLiteral("Nowhere"));
        QVERIFY(!report.save(m_folder.filePath(QStringLiteral("none/report.pdf"))).ok());
        QVERIFY(!report.save(m_folder.filePath(QStringLiteral("none/report.html"))).ok());
    }

    void gameHasAReport_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("Go") << QStringLiteral("evening.sgf");
        QTest::newRow("chess") << QStringLiteral("immortal.pgn");
    }

    void gameHasAReport()
    {
        QFETCH(QString, file);
        QTemporaryDir folder;
        MainWindow window(folder.path(), fakeNetworks());
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openFiles(window, {QStringLiteral(TEST_DATA "/ui/") + file});
        window.showPage(QStringLiteral("review"));
        window.reviewPage()->showReport(); // before the game was analysed
        QTRY_VERIFY(window.reviewPage()->findChild<ReportWindow*>());
        const auto* shown = window.reviewPage()->findChild<ReportWindow*>();
        const QSize room = shown->screen()->availableGeometry().size();
        QVERIFY2(
            shown->width() <= room.width() && shown->height() < room.height(), "higher than the screen"); // with the desktop's window frame
        const Report& report = shown->report();
        const QString text = shown->findChild<QTextBrowser*>()->toPlainText();
        for (const char* fact : {"Result:", "Opening:"}) // the result is above the facts, the opening above the plot
            QVERIFY2(!text.contains(QLatin1String(fact)), fact);
        const auto info = record::gameInfo(window.document().session().record());
        for (const record::PlayerInfo& player : info.players)
            QVERIFY2(text.contains(QString::fromStdString(player.name)), qPrintable(text));
        for (const char* heading : {"The players", "Phases", "Largest mistakes"})
            QVERIFY2(text.contains(QLatin1String(heading)), heading);
        const QString html = report.html();
        QCOMPARE(html.count(QLatin1String("<svg")), 1);
        const auto boards = html.count(QLatin1String("data:image/jpeg"));
        QVERIFY(boards <= 6); // none without a judge's analysis
        QVERIFY(saved(report, "game.pdf").startsWith("%PDF"));

        const QPointer<const ReportWindow> before = shown;
        window.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &window);
        window.reviewPage()->showReport(); // the same again
        QTRY_VERIFY(!before);
        QCOMPARE(window.reviewPage()->findChildren<ReportWindow*>().size(), 1);
    }

    /// The moves are not too few: the network has no ranks.
    void networkWithoutRanksEstimatesNone()
    {
        QTemporaryDir folder;
        NetworkSources sources = fakeNetworks();
        sources.open = [](const std::string&, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = {}}));
        };
        MainWindow window(folder.path(), sources);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openFiles(window, {QStringLiteral(TEST_DATA "/ui/evening.sgf")});
        window.showPage(QStringLiteral("review"));
        window.reviewPage()->showReport();
        QTRY_VERIFY(window.reviewPage()->findChild<ReportWindow*>());
        const QString text = window.reviewPage()->findChild<ReportWindow*>()->findChild<QTextBrowser*>()->toPlainText();
        QVERIFY(text.contains(QLatin1String("Estimate from this game")));
        QVERIFY2(!text.contains(QLatin1String("too few moves")), qPrintable(text));
    }

    /// It does not open over the user's current work, and it is not offered for another game.
    void lateReportIsOffered()
    {
        QTemporaryDir folder;
        MainWindow window(folder.path(), fakeNetworks());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        ReviewPage* page = window.reviewPage();
        openFiles(window, {QStringLiteral(TEST_DATA "/ui/evening.sgf")});
        window.showPage(QStringLiteral("review"));
        page->showReport();
        openFiles(window, {QStringLiteral(TEST_DATA "/ui/immortal.pgn")});
        window.showPage(QStringLiteral("review"));
        QTRY_VERIFY(window.isSettled() && !page->reviewer().isJudging());
        auto* action = page->findChild<QToolButton*>(QStringLiteral("noticeAction"));
        QVERIFY(!page->findChild<ReportWindow*>() && action->text() != QStringLiteral("Open report"));

        openFiles(window, {QStringLiteral(TEST_DATA "/ui/evening.sgf")});
        window.showPage(QStringLiteral("review"));
        page->showReport();
        window.showPage(QStringLiteral("engines"));
        window.showPage(QStringLiteral("review"));
        QTRY_COMPARE(action->text(), QStringLiteral("Open report"));
        QVERIFY(!page->findChild<ReportWindow*>());
        action->click();
        QVERIFY(page->findChild<ReportWindow*>());
    }

    void emptyGameHasNone()
    {
        QTemporaryDir folder;
        MainWindow window(folder.path(), fakeNetworks());
        window.showPage(QStringLiteral("review"));
        window.reviewPage()->showReport();
        QVERIFY(window.reviewPage()->notice()->text().contains(QStringLiteral("needs a game")));
    }

    void rankHasAReport()
    {
        MyRankResult result;
        result.scale = strength::goScale();
        result.network = QStringLiteral("net");
        result.report.name = "A <player>";
        strength::RankEstimate estimate;
        estimate.sufficiency = strength::Sufficiency::Enough;
        estimate.probabilities.assign(result.scale.size(), 0.01);
        estimate.probabilities[3] = 1 - 0.01 * static_cast<double>(result.scale.size() - 1);
        estimate.median = 3;
        estimate.interval = {.strongest = 2, .weakest = 4};
        estimate.games = 12;
        estimate.moves = 800;
        result.report.estimate = estimate;
        result.report.phases = {{"opening", estimate}, {"middle", {}}};
        result.report.trend = {{"2024-01", "2024-02", estimate}, {"2024-03", "2024-04", estimate}};
        result.report.openings.push_back(
            {.name = "3-4 + 4-4", .games = 7, .finished = 4, .score = 0.75, .moves = 90, .beta = -0.25, .betaError = 0.5});
        result.report.openings.back().departure = nn::Departure{.ply = 8, .played = {}, .usual = {}, .times = 2};
        result.departures = {MyRankResult::NextMove{QStringLiteral("9"), QStringLiteral("Q3"), QStringLiteral("R14")}};
        const Report report = rankReport(result);
        const QString html = report.html();
        QVERIFY(html.contains(QStringLiteral("3-4 + 4-4 · As Black · 7 games · 75\u00a0% of the points")));
        QVERIFY2(openingPlayWords(result, 0) == QStringLiteral("β −0.25 ± 0.50 · 9 Q3, your rank R14 (2 games)")
                && html.contains(QStringLiteral("R14")),
            qPrintable(openingPlayWords(result, 0)));
        QCOMPARE(report.title(), QStringLiteral("The rank of A <player>"));
        QVERIFY(html.contains(QLatin1String("A &lt;player&gt;")));
        const QString held = heldWords(estimate, result.scale); // the sum of the numbers in the table
        const double inside = estimate.probabilities[2] + estimate.probabilities[3] + estimate.probabilities[4];
        QVERIFY2(html.contains(held.toHtmlEscaped()) && held.contains(QString::number(std::lround(100 * inside))), qPrintable(held));
        QVERIFY(!html.contains(QLatin1String("Rank in your game files")));
        QCOMPARE(html.count(QLatin1String("<svg")), 3); // ranks, opening, and time
        QVERIFY(html.contains(QLatin1String("too few moves")));
        QVERIFY(saved(report, "rank.pdf").size() > 4000);

        result.written = nn::WrittenRanks{
            .ranks = {{record::Rank::Kind::Dan, 4}, {record::Rank::Kind::Dan, 5}}, .latest = {record::Rank::Kind::Dan, 5}};
        QVERIFY(rankReport(result).html().contains(QLatin1String("Rank in your game files: 4 dan (median of 2 games; latest: 5 dan).")));
        result.report.name.clear();
        QCOMPARE(rankReport(result).title(), QStringLiteral("My rank"));

        result.notes = {QStringLiteral("Only the chosen games are used (3 games left out).")};
        result.report.onSmallBoards = 2;
        result.leftOut = 5;
        const QString complete = rankReport(result).html();
        for (const QString& words : basisWords(result) + QStringList(latestWords(result)))
            QVERIFY2(!words.isEmpty() && complete.contains(words.toHtmlEscaped()), qPrintable(words));
        QVERIFY(basisWords(result).contains(result.notes[0]) && basisWords(result).size() == 3);

        result.report.estimate = {};
        QVERIFY(rankReport(result).html().contains(QLatin1String("Too few moves")));
    }

    /// As in the headline, because the middle of a wide interval means little.
    void trendNamesWideIntervals()
    {
        MyRankResult result;
        result.scale = strength::chessScale();
        strength::RankEstimate estimate{.sufficiency = strength::Sufficiency::Enough, .probabilities = std::vector<double>(8, 0.125)};
        estimate.median = 4;
        estimate.interval = {.strongest = 2, .weakest = 6};
        result.report.trend = {{"2024-01", "2024-02", estimate}};
        RankTrend trend;
        showTrend(trend, result);
        QCOMPARE(trend.toolTip(), QStringLiteral("2024-01 to 2024-02: 1200–2199"));
    }

    /// However narrow the headline is, which is a band.
    void exactRankNamesItsServer()
    {
        MyRankResult result;
        result.scale = strength::chessScale();
        strength::RankEstimate& estimate = result.report.estimate;
        estimate = {.sufficiency = strength::Sufficiency::Enough, .probabilities = {0, 0, 0, 0.1, 0.8, 0.1, 0, 0}};
        estimate.median = 4;
        estimate.interval = {.strongest = 4, .weakest = 4};
        result.report.answers.moves = strength::ExactRank{.middle = 1642, .weakest = 1590, .strongest = 1704};
        result.report.answers.movesServer = "Lichess blitz";
        QCOMPARE(headlineWords(estimate, result.scale), QStringLiteral("1600–1799"));
        QCOMPARE(belowHeadline(result).replace(QChar::Nbsp, QLatin1Char(' ')),
            QStringLiteral("1640 Lichess blitz; 80 % interval: 1590 to 1700"));
    }

    void pageOfTheCommandLineIsPrinted()
    {
        const QString page = QStringLiteral(
            "<!DOCTYPE html><html><head><title>x</title><style>:root{--main:#112233}@media "
            "(prefers-color-scheme:dark){:root{--main:#ddeeff}}"
            ".main{fill:var(--main)}.label{font:12px system-ui}</style></head><body><h1>Ranks &amp; games</h1><p>Before</p>"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640.0\" height=\"100.0\"><title>A bar</title>"
            "<rect x=\"0\" y=\"0\" width=\"50\" height=\"50\" class=\"main\"/></svg><p>After</p></body></html>");
        const Report report = pageReport(page);
        QCOMPARE(report.title(), QStringLiteral("Ranks & games"));
        const QString html = report.html();
        QCOMPARE(html.count(QLatin1String("<svg")), 1);
        QVERIFY(html.contains(QLatin1String("#112233")) && !html.contains(QLatin1String("#ddeeff")));
        QVERIFY(html.indexOf(QLatin1String("Before")) < html.indexOf(QLatin1String("<svg"))
            && html.indexOf(QLatin1String("<svg")) < html.indexOf(QLatin1String("After")));
        QVERIFY(saved(report, "page.pdf").startsWith("%PDF"));
        QVERIFY(pageReport(QStringLiteral("no page at all")).html().contains(QLatin1String("no page at all")));
    }

private:
    QByteArray saved(const Report& report, const char* name)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        return report.save(path).ok() ? contentOf(path) : QByteArray();
    }

    QTemporaryDir m_folder;
};

EVENMATCH_TEST_WITH_WIDGETS(TestReport)

} // namespace tst_report

#include "tst_report.moc"
