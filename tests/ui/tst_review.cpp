#include "core/record/annotations.h"
#include "core/record/game_reader.h"
#include "tests/ui/fake_networks.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/game_files.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/pages/review_page.h"
#include "ui/panels/plot_panel.h"
#include "ui/rank_words.h"
#include "ui/review/annotate.h"
#include "ui/review/judge_setting.h"
#include "ui/review/reviewer.h"
#include "ui/widgets/candidate_view.h"
#include "ui/widgets/mark_tools.h"
#include "ui/widgets/notable_view.h"
#include "ui/widgets/rank_slider.h"

#include <QAbstractItemModelTester>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <memory>

using namespace evenmatch;
using namespace evenmatch::ui;

class TestReview : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void linesAreSmoothedAroundEachMove();
    void plotGoesThere_data();
    void plotGoesThere();
    void pointingShowsThePosition();
    void keysStepThroughMistakes();
    void spaceTurnsAnalysisOff();
    void resultsOutliveTheWindow();
    void boardStaysLarge_data();
    void boardStaysLarge();
    void choicesAreMade();
    void neighboursShareALabel();
    void newMovesAreAdded();
    void sliderPaintsTheRank();
    void commentsAreWritten();
    void marksAreDrawn();
    void chessIsMarkedAsItIsSeen();
    void plotIsExported();
    void annotatedGameKeepsTheRecord_data();
    void annotatedGameKeepsTheRecord();
    void networkWithoutProfileSaysSo();

private:
    void open(const NetworkSources& networks);
    void review(const char* file);
    ReviewPage* page() { return m_window->reviewPage(); }
    GameSession& session() { return m_window->document().session(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestReview::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("evenmatch-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_review"));
}

void TestReview::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    open(fakeNetworks());
}

void TestReview::open(const NetworkSources& networks)
{
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_folder->path(), networks);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->activateWindow();
}

void TestReview::cleanup()
{
    m_window.reset();
    applyLanguage(*qApp, QStringLiteral("en"));
    m_folder.reset();
}

void TestReview::review(const char* file)
{
    m_window->openFiles({QStringLiteral(TEST_DATA "/ui/") + QLatin1String(file)});
    QVERIFY(session().line().size() > 10);
    QVERIFY(m_window->showPage(QStringLiteral("review")));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
}

void TestReview::linesAreSmoothedAroundEachMove()
{
    nn::PlayedGame game;
    game.start = std::make_shared<const game::AnyPosition>(go::Position(9));
    for (std::uint16_t i = 0; i < 10; ++i)
        game.moves.push_back({i});
    nn::GameReview review(game, 0);
    for (std::size_t ply = 0; ply < 10; ++ply) {
        review.plies[ply].known = true;
        review.plies[ply].level = static_cast<float>(ply);
        review.plies[ply].moves = {{.move = game.moves[ply], .prior = 0.5F, .quality = 0, .rankPriors = {}}};
    }
    const nn::SideCurve black = nn::sideCurve(review, game::Side::First, strength::Measure::Beta, 3);
    QCOMPARE(black.plies, (std::vector<std::size_t>{0, 2, 4, 6, 8}));
    QCOMPARE(black.raw, (std::vector<double>{0, 2, 4, 6, 8}));
    QCOMPARE(black.smooth, (std::vector<double>{1, 2, 4, 6, 7})); // fewer at the ends
    review.plies[4].level = 10;
    QCOMPARE(nn::sideCurve(review, game::Side::First, strength::Measure::Beta, 3).smooth, (std::vector<double>{1, 4, 6, 8, 7}));
    QCOMPARE(nn::sideCurve(review, game::Side::First, strength::Measure::Beta, 1).smooth, (std::vector<double>{0, 2, 10, 6, 8}));
}

void TestReview::plotGoesThere_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("Go") << QStringLiteral("evening.sgf");
    QTest::newRow("chess") << QStringLiteral("immortal.pgn");
}

void TestReview::plotGoesThere()
{
    QFETCH(QString, file);
    review(file.toUtf8().constData());
    const Reviewer& reviewer = page()->reviewer();
    QCOMPARE(reviewer.known(), reviewer.line().plies() + 1);
    BetaPlot* plot = page()->plotPanel()->plot();
    for (const std::size_t ply : {std::size_t{7}, std::size_t{2}}) {
        QTest::mouseClick(plot->childAt(plot->placeOf(ply)), Qt::LeftButton, {}, plot->childAt(plot->placeOf(ply))->mapFrom(plot, plot->placeOf(ply)));
        QCOMPARE(reviewer.ply(), ply);
        QCOMPARE(session().node(), reviewer.line().nodes[ply]);
    }
    auto* candidates = page()->findChild<CandidateView*>();
    QAbstractItemModelTester tester(candidates->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester notes(page()->findChild<NotableView*>()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
    QVERIFY(candidates->model()->rowCount() > 2);
    int played = 0;
    for (int row = 0; row < candidates->model()->rowCount(); ++row)
        if (candidates->model()->index(row, 0).data(CandidateModel::PlayedRole).toBool()) {
            ++played;
            QCOMPARE(candidates->candidates().candidate(row)->move, reviewer.line().game.moves[2]);
        }
    QCOMPARE(played, 1);
    session().step(1);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
    QCOMPARE(reviewer.ply(), 3U);
}

void TestReview::pointingShowsThePosition()
{
    review("evening.sgf");
    const auto stones = [this] {
        const auto& picture = page()->goBoard()->picture().stones;
        return std::count_if(picture.begin(), picture.end(), [](go::Color color) { return color != go::Color::Empty; });
    };
    const record::NodeId node = session().node();
    const auto all = stones();
    BetaPlot* plot = page()->plotPanel()->plot();
    Q_EMIT plot->plyHovered(3);
    QCOMPARE(session().node(), node); // only looked at
    QCOMPARE(stones(), 3);
    Q_EMIT plot->plyHovered(-1);
    QCOMPARE(stones(), all);
}

void TestReview::keysStepThroughMistakes()
{
    review("immortal.pgn");
    session().first();
    page()->board()->setFocus();
    std::vector<std::size_t> costly;
    for (const NotableMove& move : page()->findChild<NotableView*>()->notable().moves())
        if (move.costly)
            costly.push_back(move.ply);
    std::sort(costly.begin(), costly.end());
    std::erase(costly, 0U);
    QVERIFY(costly.size() >= 2); // the fake network's values jump
    QTest::keyClick(page()->board(), Qt::Key_N);
    QCOMPARE(page()->reviewer().ply(), costly[0]);
    QTest::keyClick(page()->board(), Qt::Key_N);
    QCOMPARE(page()->reviewer().ply(), costly[1]);
    QTest::keyClick(page()->board(), Qt::Key_N, Qt::ShiftModifier);
    QCOMPARE(page()->reviewer().ply(), costly[0]);
}

void TestReview::spaceTurnsAnalysisOff()
{
    review("evening.sgf");
    QVERIFY(page()->reviewer().isWorking());
    QTest::mouseClick(page()->findChild<NotableView*>()->viewport(), Qt::LeftButton, {}, {4, 180});
    page()->board()->setFocus(Qt::OtherFocusReason);
    QTest::keyClick(page()->board(), Qt::Key_Space);
    QVERIFY(!page()->reviewer().isWorking());
    QVERIFY(page()->board()->overlay().empty());
    QTest::keyClick(page()->board(), Qt::Key_Space);
    QVERIFY(page()->reviewer().isWorking());
}

void TestReview::resultsOutliveTheWindow()
{
    review("evening.sgf");
    const std::size_t all = page()->reviewer().line().plies() + 1;
    const float beta = page()->reviewer().review().plies[30].beta(0);
    open(fakeNetworks()); // another start of the program, with a network that has seen nothing
    review("evening.sgf");
    const auto network = std::dynamic_pointer_cast<nn::FakeEvaluator>(page()->reviewer().evaluator());
    QCOMPARE(page()->reviewer().known(), all);
    QCOMPARE(page()->reviewer().review().plies[30].beta(0), beta);
    QVERIFY(!page()->reviewer().isJudging());
    QVERIFY2(network->positions() <= 2, "what was kept is evaluated again"); // the position at the board is looked at in full
}

/// In the smallest window, with long names and ranks: the board stays the largest thing, and what is cut stands in full in a tooltip.
void TestReview::boardStaysLarge_data()
{
    QTest::addColumn<QString>("language");
    for (const char* code : {"en", "de", "ja"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void TestReview::boardStaysLarge()
{
    QFETCH(QString, language);
    applyLanguage(*qApp, language);
    open(fakeNetworks());
    m_window->resize(1024, 700);
    const QString path = m_folder->filePath(QStringLiteral("long.sgf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[Bartholom\u00e4us von Hohenzollern-Sigmaringen]BR[13 kyu]PW[Anna]WR[2 kyu]"
               ";B[qd];W[dd];B[pq];W[dp];B[oc];W[qo];B[np];W[qq];B[qr];W[rq];B[pr];W[nq];B[mq];W[oq])");
    file.close();
    m_window->openFiles({path});
    QVERIFY(m_window->showPage(QStringLiteral("review")));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
    const PlotPanel& panel = *page()->plotPanel();
    QTRY_VERIFY2(std::min(page()->board()->width(), page()->board()->height()) >= 380,
                 qPrintable(QStringLiteral("%1×%2").arg(page()->board()->width()).arg(page()->board()->height())));
    const auto* choice = panel.findChild<QPushButton*>(QStringLiteral("plotChoices"));
    QVERIFY(panel.rect().contains(QRect(choice->mapTo(&panel, QPoint()), choice->size())));
    const auto players = panel.findChildren<QLabel*>(QStringLiteral("plotPlayer"));
    QCOMPARE(players.size(), 2);
    for (const QLabel* player : players)
        QVERIFY(player->toolTip().contains(QStringLiteral("Sigmaringen")));
    for (const QLabel* words : panel.findChildren<QLabel*>(QStringLiteral("plotPlayerWords")))
        QVERIFY2(words->width() >= words->sizeHint().width(), qPrintable(words->text())); // names give way
    const auto* best = page()->findChild<QLabel*>(QStringLiteral("bestLine"));
    QVERIFY(best->wordWrap() && best->height() >= best->heightForWidth(best->width()));
}

void TestReview::choicesAreMade()
{
    review("evening.sgf");
    const PlotPanel& panel = *page()->plotPanel();
    QCOMPARE(panel.window(), 21);
    auto* choice = panel.findChild<QPushButton*>(QStringLiteral("plotChoices"));
    for (QAction* action : choice->menu()->actions())
        if (action->data() == 5)
            action->trigger();
    QCOMPARE(panel.window(), 5);
    QVERIFY(choice->text().contains(QLatin1Char('5')));
    QCOMPARE(PlotPanel().window(), 5); // remembered
}

void TestReview::neighboursShareALabel()
{
    QCOMPARE(rankSpan("21-25k", "10-12k"), QStringLiteral("10–25k"));
    QCOMPARE(rankSpan("3-5k", "1-2k"), QStringLiteral("1–5k"));
    QCOMPARE(rankSpan("7d", "9d"), QStringLiteral("7–9d"));
    QCOMPARE(rankSpan("1000-1199", "1200-1399"), QStringLiteral("1000–1399"));
    QVERIFY(rankSpan("1-2k", "1d").isEmpty());
    QVERIFY(rankSpan("Club B", "Club A").isEmpty());
}

void TestReview::newMovesAreAdded()
{
    setJudgeSetting(QStringLiteral("none"));
    review("evening.sgf");
    const auto network = std::dynamic_pointer_cast<nn::FakeEvaluator>(page()->reviewer().evaluator());
    session().step(-4);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
    const std::size_t ply = page()->reviewer().ply();
    const auto before = network->positions();
    const game::MoveList legal = session().position().legalMoves();
    const game::Move played = page()->reviewer().line().game.moves[ply];
    session().play(*std::find_if(legal.begin(), legal.end(), [&](game::Move move) { return !(move == played); }));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
    QCOMPARE(page()->reviewer().line().plies(), ply + 1);
    QCOMPARE(page()->reviewer().known(), ply + 2);
    QVERIFY2(network->positions() - before <= 4, "what was known is evaluated again");
}

void TestReview::sliderPaintsTheRank()
{
    review("evening.sgf");
    session().step(-3);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
    auto* slider = page()->findChild<RankSlider*>();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
    const Overlay strongest = page()->board()->overlay();
    QVERIFY(!strongest.empty());
    QVERIFY(strongest.cells.front().words.endsWith(QStringLiteral("9 dan")));
    QTest::keyClick(slider, Qt::Key_Home);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
    const Overlay weakest = page()->board()->overlay();
    QVERIFY(weakest.cells.front().words.endsWith(QStringLiteral("11–18 kyu")));
    QVERIFY(weakest.cells.front().color != strongest.cells.front().color);
    QTest::keyClick(slider, Qt::Key_Right); // a key is a rank
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 60'000);
    QVERIFY(page()->board()->overlay().cells.front().words.endsWith(QStringLiteral("6–10 kyu")));
}

void TestReview::commentsAreWritten()
{
    review("evening.sgf");
    auto* comment = page()->findChild<QPlainTextEdit*>(QStringLiteral("comment"));
    comment->setPlainText(QStringLiteral("Too slow"));
    QCOMPARE(record::comment(session().record(), session().node()), std::string("Too slow"));
    QVERIFY(session().isModified());
    session().step(-1);
    QVERIFY(comment->toPlainText() != QStringLiteral("Too slow"));
    session().step(1);
    QCOMPARE(comment->toPlainText(), QStringLiteral("Too slow"));
}

void TestReview::marksAreDrawn()
{
    review("evening.sgf");
    auto* board = page()->goBoard();
    const auto at = [&](int x, int y) { return board->cellCentre({x, y}).toPoint(); };
    const auto marks = [&] { return record::marks(session().record(), session().node()); };
    const record::NodeId node = session().node();
    QTest::mouseClick(page()->findChild<QToolButton*>(QStringLiteral("showComment")), Qt::LeftButton);
    auto* tools = page()->findChild<MarkTools*>();
    QTest::mouseClick(tools->findChild<QToolButton*>(QStringLiteral("mark4")), Qt::LeftButton); // letters
    QTest::mouseClick(board, Qt::LeftButton, {}, at(9, 9));
    QTest::mouseClick(board, Qt::LeftButton, {}, at(9, 10));
    QTest::mouseClick(board, Qt::LeftButton, {}, at(9, 9)); // the same again takes it away
    QTest::mouseClick(board, Qt::LeftButton, {}, at(3, 9));
    QCOMPARE(session().node(), node); // nothing was played
    QCOMPARE(marks().size(), 2U);
    QCOMPARE(marks()[0].label, std::string("B"));
    QCOMPARE(marks()[0].at, (record::Spot{9, 10}));
    QCOMPARE(marks()[1].label, std::string("A")); // the first that is free
    QTest::mouseClick(tools->findChild<QToolButton*>(QStringLiteral("mark6")), Qt::LeftButton); // arrows: end by end, or drawn
    QTest::mouseClick(board, Qt::LeftButton, {}, at(0, 9));
    QCOMPARE(marks().size(), 2U);
    QTest::mouseClick(board, Qt::LeftButton, {}, at(0, 12));
    QCOMPARE(marks().back().kind, record::MarkKind::Arrow);
    QCOMPARE(marks().back().to, (record::Spot{0, 12}));
    QTest::mouseClick(page()->findChild<QToolButton*>(QStringLiteral("showNotable")), Qt::LeftButton);
    QVERIFY(!tools->isChosen()); // out of sight, out of hand
    QTest::mouseClick(board, Qt::RightButton, {}, at(5, 9)); // without a tool: the first
    QCOMPARE(marks().size(), 4U);
    QVERIFY(session().isModified());
}

void TestReview::chessIsMarkedAsItIsSeen()
{
    review("immortal.pgn");
    auto* board = page()->chessBoard();
    const auto marks = [&] { return record::marks(session().record(), session().node()); };
    for (const bool flipped : {false, true}) {
        board->setFlipped(flipped);
        const auto at = [&](int x, int y) { return board->cellCentre(flipped ? QPoint(7 - x, 7 - y) : QPoint(x, y)).toPoint(); };
        QTest::mousePress(board, Qt::RightButton, {}, at(4, 6)); // e2
        QTest::mouseRelease(board, Qt::RightButton, {}, at(4, 4));
        QCOMPARE(marks().size(), flipped ? 0U : 1U); // the second time it is taken away
        if (flipped)
            continue;
        QCOMPARE(marks()[0].at, (record::Spot{4, 6}));
        QCOMPARE(marks()[0].to, (record::Spot{4, 4}));
        QCOMPARE(marks()[0].color, 'G');
    }
}

void TestReview::plotIsExported()
{
    review("evening.sgf");
    const auto content = [this](const char* name) {
        const QString path = m_folder->filePath(QLatin1String(name));
        if (!page()->exportPlot(path).ok())
            return QByteArray();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QImage png = QImage::fromData(content("plot.png"));
    QVERIFY(png.width() > 600 && png.height() > 200);
    QVERIFY(content("plot.svg").contains("<svg"));
    QVERIFY(content("plot.pdf").startsWith("%PDF"));
    QVERIFY(!page()->exportPlot(m_folder->filePath(QStringLiteral("none/plot.png"))).ok());
}

void TestReview::annotatedGameKeepsTheRecord_data()
{
    plotGoesThere_data();
}

/// Taking our notes out again gives the record back, whole.
void TestReview::annotatedGameKeepsTheRecord()
{
    QFETCH(QString, file);
    review(file.toUtf8().constData());
    const QString path = m_folder->filePath(QStringLiteral("annotated") + suffixFor(session().record()));
    QVERIFY(page()->exportAnnotated(path).ok());
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    auto read = readGameText(QString::fromUtf8(written.readAll()));
    QVERIFY(read.ok());
    record::GameRecord original = session().record();
    std::size_t noted = 0;
    for (record::NodeId node = 0, other = 0; other != record::kNoNode; node = read->firstChild(node), other = original.firstChild(other)) {
        QCOMPARE(read->move(node), original.move(other));
        const std::string before = record::comment(original, other);
        const std::string after = record::comment(*read, node);
        QVERIFY(after.starts_with(before));
        noted += after.find("β") != std::string::npos ? 1 : 0;
        read->setProperty(node, "EMB", {});
        record::setComment(*read, node, before);
        if (record::judgement(original, other) == record::Judgement::None)
            record::setJudgement(*read, node, record::Judgement::None);
    }
    QCOMPARE(noted, page()->reviewer().line().plies());
    QCOMPARE(gameText(*read), gameText(original));
}

void TestReview::networkWithoutProfileSaysSo()
{
    open({.open = [](const std::string&, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
              return std::shared_ptr<nn::Evaluator>(
                  std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = strength::goScale(), .profile = false}));
          },
          .bundled = [](const std::string& game) { return game; }});
    review("evening.sgf");
    QCOMPARE(page()->reviewer().known(), page()->reviewer().line().plies() + 1);
    bool said = false;
    for (const auto* label : page()->findChildren<QLabel*>())
        said = said || (label->isVisible() && label->text().contains(QStringLiteral("no rank profile")));
    QVERIFY(said);
}

QTEST_MAIN(TestReview)
#include "tst_review.moc"
