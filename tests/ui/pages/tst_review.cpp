#include "core/game/family.h"
#include "tests/run_tests.h"

#include "core/record/notes/annotations.h"
#include "core/strength/scale/rank_scale.h"
#include "tests/files.h"
#include "tests/search/ruled_network.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/file_dialog.h"
#include "tests/ui/opened.h"
#include "tests/ui/shown_window.h"
#include "ui/base/preferences.h"
#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/evaluation_bar.h"
#include "ui/board/go_board_widget.h"
#include "ui/board/mark_colors.h"
#include "ui/board/mark_tools.h"
#include "ui/file/game_files.h"
#include "ui/game/move_list_view.h"
#include "ui/main_window.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/plots/clock_plot.h"
#include "ui/plots/fit_names.h"
#include "ui/rank/rank_slider.h"
#include "ui/review/candidate_view.h"
#include "ui/review/judge_setting.h"
#include "ui/review/notable_view.h"
#include "ui/review/plot_panel.h"
#include "ui/review/policy_overlay.h"
#include "ui/review/policy_panel.h"
#include "ui/review/review_words.h"
#include "ui/review/reviewer.h"
#include "ui/text/game_text.h"
#include "ui/text/language.h"
#include "ui/text/rank_words.h"
#include "ui/text/signed_number.h"
#include "ui/widgets/card.h"
#include "ui/widgets/section_column.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QEnterEvent>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStandardItemModel>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <set>

namespace tst_review {

using namespace evenmatch;
using namespace evenmatch::ui;

/// A gate that blocks evaluations until it is opened.
struct Gate {
    std::atomic<bool> isReached = false;
    std::atomic<bool> isOpen = false;

    void open()
    {
        isOpen = true;
        isOpen.notify_all();
    }
};

class GatedEvaluator final : public nn::FakeEvaluator {
public:
    explicit GatedEvaluator(std::shared_ptr<Gate> gate)
        : FakeEvaluator({.game = "chess", .scale = strength::chessScale()}), m_gate(std::move(gate))
    {
    }

    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        m_gate->isReached = true;
        m_gate->isOpen.wait(false);
        return FakeEvaluator::evaluate(queries, answers);
    }

private:
    std::shared_ptr<Gate> m_gate;
};

NetworkSources gatedNetworks(const std::shared_ptr<Gate>& gate)
{
    NetworkSources networks = fakeNetworks();
    networks.open = [gate](const std::string&, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
        return std::shared_ptr<nn::Evaluator>(std::make_shared<GatedEvaluator>(gate));
    };
    return networks;
}

class TestReview : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        open(fakeNetworks());
    }

    void cleanup()
    {
        closeWindow();
        applyLanguage(*qApp, QStringLiteral("en"));
    }

    void linesAreSmoothedAroundEachMove()
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

    void plotGoesThere_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("Go") << QStringLiteral("evening.sgf");
        QTest::newRow("chess") << QStringLiteral("immortal.pgn");
    }

    void plotGoesThere()
    {
        QFETCH(QString, file);
        review(file.toUtf8().constData());
        const Reviewer& reviewer = page()->reviewer();
        QCOMPARE(reviewer.known(), reviewer.line().plies() + 1);
        const QStringList words = legendLines(session(), reviewer)[0].words;
        const bool go = file.endsWith(QLatin1String(".sgf"));
        QVERIFY2(words[0].contains(go ? QStringLiteral("4-4, low approach") : QStringLiteral("Gambit Accepted, Bishop's Gambit")),
            qPrintable(words[0]));
        QVERIFY2(go || words[1].endsWith(QStringLiteral("C33 King's Gambit Accepted")), qPrintable(words[1]));
        BetaPlot* plot = page()->plotPanel()->plot();
        for (const std::size_t ply : {std::size_t{7}, std::size_t{2}}) {
            QTest::mouseClick(plot->childAt(plot->placeOf(ply)), Qt::LeftButton, {},
                plot->childAt(plot->placeOf(ply))->mapFrom(plot, plot->placeOf(ply)));
            QCOMPARE(reviewer.ply(), ply);
            QCOMPARE(session().node(), reviewer.line().nodes[ply]);
        }
        auto* candidates = page()->findChild<CandidateView*>();
        QAbstractItemModelTester tester(candidates->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester notes(page()->findChild<NotableView*>()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(candidates->model()->rowCount() > 2);
        int played = 0;
        for (int row = 0; row < candidates->model()->rowCount(); ++row)
            if (candidates->model()->index(row, 0).data(CandidateModel::PlayedRole).toBool()) {
                ++played;
                QCOMPARE(candidates->candidates().candidate(row)->move, reviewer.line().game.moves[2]);
            }
        QCOMPARE(played, 1);
        session().step(1);
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(reviewer.ply(), 3U);
    }

    /// Its second click would go to the move that is under the mouse then.
    void doubleClickOnThePlotOnlyShowsAll()
    {
        review("evening.sgf");
        BetaPlot* plot = page()->plotPanel()->plot();
        QWidget* inside = plot->childAt(plot->placeOf(2));
        const QPoint middle = inside->mapFrom(plot, plot->placeOf(2));
        const QPoint before = plot->placeOf(4);
        for (int turn = 0; turn < 4; ++turn) {
            QWheelEvent wheel(middle, inside->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(inside, &wheel);
        }
        QVERIFY(plot->placeOf(4).x() > before.x()); // zoomed in
        const QPoint at = inside->mapFrom(plot, plot->placeOf(4));
        QTest::mouseClick(inside, Qt::LeftButton, {}, at);
        QCOMPARE(page()->reviewer().ply(), std::size_t{4});
        QMouseEvent twice(QEvent::MouseButtonDblClick, at, inside->mapToGlobal(at), Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(inside, &twice);
        QTest::mouseRelease(inside, Qt::LeftButton, {}, at);
        QCOMPARE(plot->placeOf(4), before);
        QCOMPARE(page()->reviewer().ply(), std::size_t{4});
    }

    void pointingShowsThePosition()
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
        QCOMPARE(session().node(), node); // only shown
        QCOMPARE(stones(), 3);
        Q_EMIT plot->plyHovered(-1);
        QCOMPARE(stones(), all);
        Q_EMIT plot->plyHovered(3);
        session().step(-1); // a key, while the mouse stays over the plot
        const auto beforeTheLast = stones();
        session().step(1);
        QCOMPARE(stones(), all);
        QVERIFY(beforeTheLast != 3);
        QVERIFY(!page()->goBoard()->overlay().cells.empty() || !page()->goBoard()->overlay().stones.empty());
    }

    void minimisedWindowAnalysesOn()
    {
        const auto gate = std::make_shared<Gate>();
        open(gatedNetworks(gate));
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/hung.pgn")});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(gate->isReached);
        m_window->setWindowState(Qt::WindowMinimized);
        gate->open();
        QTRY_COMPARE(page()->reviewer().known(), page()->reviewer().line().plies() + 1);
        m_window->setWindowState(Qt::WindowNoState);
        QTRY_VERIFY(m_window->isSettled());
    }

    void leavingThePageForAMomentStopsNothing()
    {
        const auto gate = std::make_shared<Gate>();
        open(gatedNetworks(gate));
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/hung.pgn")});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(gate->isReached);
        Reviewer& reviewer = page()->reviewer();
        reviewer.setMode(Reviewer::Mode::Following);
        reviewer.setMode(Reviewer::Mode::Working);
        gate->open();
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(reviewer.known(), reviewer.line().plies() + 1);
        QVERIFY(reviewer.evaluation());
    }

    /// The list is incomplete then; it states this, and continues on request.
    void stoppedWeighingSaysSoAndGoesOn()
    {
        const auto gate = std::make_shared<Gate>();
        gate->isOpen = true;
        open(gatedNetworks(gate));
        Reviewer& reviewer = page()->reviewer();
        const auto closing = connect(&reviewer, &Reviewer::reviewChanged, this, [&] {
            if (reviewer.line().plies() > 0 && reviewer.known() == reviewer.line().plies() + 1 && !reviewer.isJudging())
                gate->isOpen = false; // before any move is judged
        });
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/hung.pgn")});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(reviewer.isJudging());
        const auto* notable = page()->findChild<NotableView*>();
        QVERIFY(!notable->isWhole()); // an empty list is no result yet
        disconnect(closing);
        JobList& jobs = m_window->engine().jobs();
        const auto weighing = std::ranges::find(jobs.jobs(), QStringLiteral("Analysing the moves"), &RunningJob::name);
        QVERIFY(weighing != jobs.jobs().end());
        jobs.stop(weighing->id);
        gate->open();
        QTRY_VERIFY(!reviewer.isJudging());
        QVERIFY(reviewer.judgeProblem().startsWith(QStringLiteral("Analysis stopped")));
        QVERIFY(page()->notice()->isVisible());
        reviewer.judgeOn();
        QTRY_VERIFY(m_window->isSettled() && !reviewer.isJudging());
        QVERIFY(reviewer.judgeProblem().isEmpty());
        QVERIFY(reviewer.judgement().known() >= reviewer.line().plies());
        QVERIFY(notable->isWhole());
    }

    void stoppedReviewSaysSoAndGoesOn()
    {
        const auto gate = std::make_shared<Gate>();
        open(gatedNetworks(gate));
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/immortal.pgn")});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(gate->isReached);
        JobList& jobs = m_window->engine().jobs();
        const auto analysing = std::ranges::find(jobs.jobs(), QStringLiteral("Analysing the game"), &RunningJob::name);
        QVERIFY(analysing != jobs.jobs().end());
        jobs.stop(analysing->id);
        gate->open();
        Reviewer& reviewer = page()->reviewer();
        QTRY_VERIFY(reviewer.judgeProblem().startsWith(QStringLiteral("Analysis stopped")));
        QVERIFY(page()->notice()->isVisible());
        session().first();
        session().step(1);
        QTRY_VERIFY(reviewer.evaluation()); // the position shown is analysed all the same
        reviewer.judgeOn();
        QTRY_VERIFY(m_window->isSettled() && !reviewer.isJudging());
        QCOMPARE(reviewer.known(), reviewer.line().plies() + 1);
        QVERIFY(reviewer.judgeProblem().isEmpty());
    }

    /// The previous game's work still waits for the network.
    void statusOfThePreviousGameEndsAtOnce()
    {
        const auto gate = std::make_shared<Gate>();
        open(gatedNetworks(gate));
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/my-games.pgn")});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(gate->isReached);
        const ReviewLine line = page()->reviewer().line();
        m_window->playPage()->stepGame(1);
        QVERIFY(!(page()->reviewer().line() == line));
        const auto& jobs = m_window->engine().jobs().jobs();
        QCOMPARE(std::ranges::count(jobs, QStringLiteral("Analysing the game"), &RunningJob::name), 1);
        gate->open();
        QTRY_VERIFY(m_window->isSettled());
    }

    /// A move with a large loss that is also unusual is listed with its loss.
    void noMoveIsListedTwice()
    {
        review("hung.pgn");
        QTRY_VERIFY(m_window->isSettled() && !page()->reviewer().isJudging());
        ReviewView view = reviewView(session(), page()->reviewer(), strength::Measure::Beta, 21);
        bool areUnusual = false;
        for (std::size_t rank = 0; rank < page()->reviewer().network()->scale.size(); ++rank) {
            view.ranks = {rank, rank};
            std::set<std::size_t> listed;
            for (const NotableMove& move : notableMoves(session(), page()->reviewer(), view)) {
                QVERIFY(listed.insert(move.ply).second);
                areUnusual = areUnusual || !move.costly;
            }
        }
        QVERIFY(areUnusual);
    }

    void editedRanksAreThePlayers()
    {
        review("evening.sgf");
        const auto* list = page()->findChild<NotableView*>();
        const auto mentions = [&](const QString& rank) {
            const auto& moves = list->notable().moves();
            return std::ranges::any_of(moves, [&](const NotableMove& move) { return move.words.contains(rank); });
        };
        QVERIFY(mentions(rankWords("3d")));
        record::GameDetails details = record::gameDetails(session().record());
        details.players[0].rank = details.players[1].rank = "9d";
        session().setDetails(details);
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(mentions(rankWords("9d")) && !mentions(rankWords("3d")));
    }

    void notableMovesWaitForTheMouse()
    {
        NotableView list;
        list.resize(300, 200);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const auto move = [](std::size_t ply) { return NotableMove{.ply = ply, .words = QString::number(ply)}; };
        const auto firstPly = [&] { return list.notable().moves().front().ply; };
        list.setMoves({move(5), move(9)}, true);
        list.setCurrentIndex(list.notable().index(1));
        const auto moveMouse = [&](int x) {
            QMouseEvent moved(QEvent::MouseMove, QPointF(x, 10), QPointF(x, 10), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
            QCoreApplication::sendEvent(list.viewport(), &moved);
        };
        moveMouse(20);
        list.setMoves({move(3), move(5), move(9)}, true);
        QCOMPARE(firstPly(), std::size_t{5});
        QEvent left(QEvent::Leave);
        QCoreApplication::sendEvent(&list, &left);
        QCOMPARE(firstPly(), std::size_t{3});
        QCOMPARE(list.currentIndex().row(), 2); // the same move

        moveMouse(30);
        list.setMoves({move(4)}, false);
        QCOMPARE(firstPly(), std::size_t{4}); // of another game
        moveMouse(40);
        list.setMoves({move(2), move(4)}, true);
        QTRY_COMPARE(firstPly(), std::size_t{2}); // the mouse rests
    }

    /// Also through those that the list of the largest ones has no room for.
    void keysStepThroughMistakes()
    {
        review("hung.pgn");
        QTRY_VERIFY(m_window->isSettled() && !page()->reviewer().isJudging());
        session().first();
        page()->board()->setFocus();
        std::vector<std::size_t> mistakes;
        for (const nn::MoveCost& cost : nn::moveCosts(page()->reviewer().line().game, page()->reviewer().judgement()))
            if (cost.grade != nn::CostGrade::None && cost.ply > 0)
                mistakes.push_back(cost.ply);
        QVERIFY(mistakes.size() >= 2); // hanging pieces are lost by force, whatever the fake network's values
        const auto isPlayed = [](const OverlayArrow& arrow) { return arrow.color == markColor('R'); };
        for (const std::size_t ply : mistakes) {
            QTest::keyClick(page()->board(), Qt::Key_N);
            QCOMPARE(page()->reviewer().ply(), ply);
            QTRY_VERIFY(std::ranges::any_of(page()->board()->overlay().arrows, isPlayed)); // the move is marked on the board
        }
        QTest::keyClick(page()->board(), Qt::Key_N);
        QCOMPARE(page()->reviewer().ply(), mistakes.back());
        QTest::keyClick(page()->board(), Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(page()->reviewer().ply(), mistakes[mistakes.size() - 2]);
    }

    /// While the mistakes are still unknown, the key does not deny that there are any.
    void mistakesAreDeniedOnlyWhenKnown()
    {
        const auto gate = std::make_shared<Gate>();
        open(gatedNetworks(gate));
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/hung.pgn")});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(gate->isReached);
        const auto next = [this] {
            QTest::keyClick(page()->board(), Qt::Key_N);
            return page()->notice()->text();
        };
        page()->board()->setFocus(Qt::OtherFocusReason);
        session().last();
        QCOMPARE(next(), QStringLiteral("The analysis is incomplete."));
        QTest::keyClick(page()->board(), Qt::Key_Space);
        QCOMPARE(next(), QStringLiteral("Analysis is off. Press Space to turn it on."));
        QTest::keyClick(page()->board(), Qt::Key_Space);
        gate->open();
        QTRY_VERIFY(m_window->isSettled() && !page()->reviewer().isJudging());
        QCOMPARE(next(), QStringLiteral("No later mistakes."));
    }

    /// By the button and by the key; the reviewed game stays unchanged, and the new game does not keep its players' names.
    void momentsArePlayedOn()
    {
        review("immortal.pgn");
        const QString before = gameText(session().record());
        session().first();
        session().step(7);
        page()->findChild<QPushButton*>(QStringLiteral("reviewPlayOn"))->click();
        QVERIFY(m_window->playPage()->isVisible());
        QCOMPARE(gameText(session().record()), before); // nothing has started yet
        auto* play = m_window->findChild<QPushButton*>(QStringLiteral("startGame"));
        play->click();
        QCOMPARE(session().gameMoves().size(), std::size_t{7});
        QVERIFY(m_window->playPage()->opponent().userSide() == game::Side::Second); // the side that was to move
        const auto info = record::gameInfo(session().record());
        QCOMPARE(QString::fromStdString(info.players[1].name), userName());
        QVERIFY(info.players[0].name.starts_with("Evenmatch"));
        QVERIFY(info.result.empty() || info.result == "*");
        QVERIFY(m_window->document().path().isEmpty());

        setChosenUserName(QStringLiteral("Adolf Anderssen"));
        review("immortal.pgn");
        QCOMPARE(gameText(session().record()), before);
        session().first();
        session().step(9);
        page()->board()->setFocus();
        QTest::keyClick(page()->board(), Qt::Key_F4);
        QVERIFY(m_window->playPage()->isVisible());
        play->click();
        QCOMPARE(session().gameMoves().size(), std::size_t{9});
        QVERIFY(m_window->playPage()->opponent().userSide() == game::Side::First); // the same side, although it is not to move
        review("immortal.pgn");
        session().last();
        page()->findChild<QPushButton*>(QStringLiteral("reviewPlayOn"))->click();
        QVERIFY(page()->isVisible()); // mate: the game cannot be continued
    }

    void spaceTurnsAnalysisOff()
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

    /// In both games, for the displayed position; the key hides it, and this is stored.
    void evaluationBarStandsBesideTheBoard()
    {
        const auto bar = [this] { return page()->findChild<EvaluationBar*>(QStringLiteral("evaluationBar")); };
        for (const char* file : {"evening.sgf", "immortal.pgn"}) {
            review(file);
            session().first();
            session().step(5);
            QVERIFY(bar()->isVisible());
            QTRY_VERIFY(bar()->standing() && !page()->reviewer().isJudging());
            const bool chess = session().chessPosition() != nullptr;
            const QString words = bar()->accessibleDescription();
            QVERIFY2(words.contains(chess ? QStringLiteral("pawns for White") : QStringLiteral("leads by"))
                    || words.contains(QStringLiteral("mates in")),
                qPrintable(words));
            QVERIFY(words.contains(QStringLiteral("winning chances")));
            QVERIFY(!bar()->standing()->figure.isEmpty());
            const QRect boards = page()->board()->parentWidget()->geometry();
            QVERIFY(bar()->geometry().right() < boards.left() && boards.left() - bar()->geometry().right() < 8); // beside it, not over it
            QVERIFY(boards.width() <= boards.height()); // no gap between the bar and the board itself
            page()->board()->setFocus(Qt::OtherFocusReason);
            QTest::keyClick(page()->board(), Qt::Key_Space);
            QVERIFY(!bar()->standing()); // nothing is analysed
            QTest::keyClick(page()->board(), Qt::Key_Space);
            if (chess) { // White mates
                session().last();
                QCOMPARE(bar()->standing()->first, 1.0);
                QCOMPARE(bar()->standing()->figure, QStringLiteral("1–0"));
            }
        }
        page()->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(page()->board(), Qt::Key_E);
        QVERIFY(!bar()->isVisible());
        open(fakeNetworks());
        review("evening.sgf");
        QVERIFY(!bar()->isVisible());
        page()->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(page()->board(), Qt::Key_E);
        QVERIFY(bar()->isVisible());
    }

    void figuresFitTheEvaluationBar()
    {
        review("immortal.pgn");
        session().first();
        const auto chess = [this](int centipawns) { return shownStanding(session(), {.value = 0, .centipawns = centipawns}).figure; };
        QCOMPARE(chess(994), QStringLiteral("+9.9"));
        QCOMPARE(chess(-1034), QStringLiteral("−10"));
        review("evening.sgf");
        session().first();
        const auto go = [this](double lead) { return shownStanding(session(), {.value = 0, .scoreLead = lead}).figure; };
        QCOMPARE(go(99.9), QStringLiteral("99.9"));
        QCOMPARE(go(100.4), QStringLiteral("100"));
        for (const QString& figure : {QStringLiteral("−10"), QStringLiteral("99.9"), QStringLiteral("+9.9")})
            QVERIFY2(
                QFontMetrics(typeFont(TypeSize::Text)).horizontalAdvance(figure) <= EvaluationBar().sizeHint().width(), qPrintable(figure));
    }

    void evaluationBarIsOffWhileAGameIsPlayed()
    {
        NewGame game;
        game.size = 9;
        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "3d", .seed = 5, .learned = false};
        QVERIFY(m_window->document().startGame(game));
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        const auto* bar = page()->findChild<EvaluationBar*>(QStringLiteral("evaluationBar"));
        QVERIFY(!bar->isVisible());
        session().resign(game::Side::First);
        QTRY_VERIFY(bar->isVisible()); // the game is over
    }

    void resultsOutliveTheWindow()
    {
        review("evening.sgf");
        QTRY_VERIFY(!page()->reviewer().isJudging()); // its results are stored
        const std::size_t all = page()->reviewer().line().plies() + 1;
        const float beta = page()->reviewer().review().plies[30].beta(0);
        const QDir older(m_folder->filePath(QStringLiteral("reviews/judge-1")));
        QVERIFY(older.mkpath(QStringLiteral(".")));
        open(fakeNetworks()); // another start of the program, with a network without cached results
        QTRY_VERIFY(!older.exists()); // a file of an earlier version
        review("evening.sgf");
        const auto network = std::dynamic_pointer_cast<nn::FakeEvaluator>(page()->reviewer().evaluator());
        QCOMPARE(page()->reviewer().known(), all);
        QCOMPARE(page()->reviewer().review().plies[30].beta(0), beta);
        QTRY_VERIFY(!page()->reviewer().isJudging());
        QVERIFY2(network->positions() <= 2, "what was kept is evaluated again"); // the position on the board is evaluated completely
    }

    /// In the smallest window, with long names and ranks, the board stays the largest part, and cut texts are complete in a tooltip.
    void boardStaysLarge_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* code : {"en", "de", "ja"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }

    void boardStaysLarge()
    {
        QFETCH(QString, language);
        applyLanguage(*qApp, language);
        open(fakeNetworks());
        m_window->resize(1024, 700);
        const QString path = m_folder->filePath(QStringLiteral("long.sgf"));
        writeFile(path,
            "(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[Bartholom\u00e4us von Hohenzollern-Sigmaringen]BR[13 kyu]PW[Anna]WR[2 kyu]"
            ";B[qd];W[dd];B[pq];W[dp];B[oc];W[qo];B[np];W[qq];B[qr];W[rq];B[pr];W[nq];B[mq];W[oq])");
        openFiles(*m_window, {path});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(m_window->isSettled());
        const PlotPanel& panel = *page()->plotPanel();
        QTRY_VERIFY2(side() >= 480, qPrintable(QString::number(side())));
        page()->findChild<QToolButton*>(QStringLiteral("showMoves"))->click();
        const auto* moves = page()->findChild<MoveListView*>(QStringLiteral("reviewMoves"));
        QTRY_VERIFY2(
            moves->visibleRegion().boundingRect().height() >= MoveListView::heightOf(12), qPrintable(QString::number(moves->height())));
        const auto* choice = panel.findChild<QPushButton*>(QStringLiteral("plotChoices"));
        QVERIFY(panel.rect().contains(QRect(choice->mapTo(&panel, QPoint()), choice->size())));
        const auto players = panel.findChildren<QLabel*>(QStringLiteral("plotPlayer"));
        QCOMPARE(players.size(), 2);
        for (const QLabel* player : players)
            QVERIFY(player->toolTip().contains(QStringLiteral("Sigmaringen")));
        for (const QLabel* words : panel.findChildren<QLabel*>(QStringLiteral("plotPlayerWords")))
            QTRY_VERIFY2(words->width() >= words->sizeHint().width(), qPrintable(words->text())); // names are shortened first
        const auto* best = page()->findChild<QLabel*>(QStringLiteral("bestLine"));
        QVERIFY(best->wordWrap());
        QTRY_VERIFY(best->height() >= best->heightForWidth(best->width())); // the search beside it changes the line at any moment
    }

    void boardHasTheRoomThatOthersLeave()
    {
        review("evening.sgf");
        QTRY_VERIFY2(side() >= 570, qPrintable(QString::number(side()))); // 1280×800
        const int before = side();
        page()->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(page()->board(), Qt::Key_G);
        QVERIFY(!page()->plotPanel()->isVisible());
        QTRY_VERIFY2(side() >= 660, qPrintable(QString::number(side())));
        QTest::keyClick(page()->board(), Qt::Key_F9);
        QVERIFY(!page()->sections()->isVisible());
        page()->notice()->tell(QStringLiteral("Seen all the same"));
        QVERIFY(page()->notice()->isVisible());
        open(fakeNetworks()); // both are stored
        review("evening.sgf");
        QVERIFY(!page()->plotPanel()->isVisible() && !page()->sections()->isVisible());
        page()->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(page()->board(), Qt::Key_F9);
        QTest::keyClick(page()->board(), Qt::Key_G);
        QVERIFY(page()->plotPanel()->isVisible() && page()->sections()->isVisible());
        QTRY_COMPARE(side(), before);
        auto* fold = page()->findChild<QToolButton*>(QStringLiteral("fold:candidates"));
        auto* table = page()->findChild<CandidateView*>(QStringLiteral("candidates"));
        auto* list = page()->findChild<NotableView*>(QStringLiteral("notable"));
        const int low = list->height();
        fold->click();
        QVERIFY(!table->isVisible());
        QTRY_VERIFY(list->height() > low); // it takes the free space
        open(fakeNetworks());
        review("evening.sgf");
        QVERIFY(!page()->findChild<CandidateView*>(QStringLiteral("candidates"))->isVisible());
    }

    void edgesAreRemembered()
    {
        review("evening.sgf");
        QVERIFY(!page()->plotPanel()->plot()->isTall()); // only the evaluation
        auto* edge = page()->findChild<QSplitter*>(QStringLiteral("boardAndBottom"));
        const int whole = edge->height();
        QTRY_COMPARE(edge->sizes().size(), 2);
        QTest::mousePress(edge->handle(1), Qt::LeftButton, {}, QPoint(40, 4));
        QTest::mouseMove(edge->handle(1), QPoint(40, 4 - 150));
        QTest::mouseRelease(edge->handle(1), Qt::LeftButton, {}, QPoint(40, 4));
        QTRY_VERIFY(page()->plotPanel()->height() > whole / 4);
        QTRY_VERIFY(page()->plotPanel()->plot()->isTall()); // with β
        const int height = page()->plotPanel()->height();
        open(fakeNetworks());
        review("evening.sgf");
        QTRY_COMPARE(page()->plotPanel()->height(), height);
    }

    void noticesStandBesideTheBoard()
    {
        review("evening.sgf");
        session().last();
        const QRect before = page()->board()->geometry();
        page()->stepMistake(1);
        Notice* notice = page()->notice();
        QVERIFY(notice->isVisible());
        QTest::qWait(0);
        const QRect board(page()->board()->mapToGlobal(QPoint()), page()->board()->size());
        QVERIFY(!board.intersects(QRect(notice->mapToGlobal(QPoint()), notice->size())));
        QCOMPARE(page()->board()->geometry(), before);
        session().step(-1);
        QVERIFY(!notice->isVisible()); // it was about the position that was left
        Q_EMIT m_window->document().noticed(QStringLiteral("Something about this game"));
        QVERIFY(notice->isVisible());
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/immortal.pgn")});
        QVERIFY(!notice->isVisible()); // another game
    }

    void wordsGetFewerWithTheRoom()
    {
        PlotPanel panel;
        const QStringList words{QStringLiteral("plays like 3 dan · file: 2 dan · an opening of many words"),
            QStringLiteral("plays like 3 dan · file: 2 dan"), QStringLiteral("likely 3d · file: 2d")};
        const auto* shown = panel.findChild<QLabel*>(QStringLiteral("plotPlayerWords"));
        const QFontMetrics metrics = shown->fontMetrics();
        const QString longName = QStringLiteral("● Bartholomäus von Hohenzollern-Sigmaringen");
        panel.setLegend({LegendLine{longName, words}, LegendLine{QStringLiteral("○ Anna"), words}}, {});
        panel.show();
        for (const QString& expected : words) {
            panel.resize(metrics.horizontalAdvance(expected) + 300, panel.height()); // with the minimum width of the name and the button
            QTRY_COMPARE(shown->text(), expected);
            QTRY_VERIFY(shown->width() >= metrics.horizontalAdvance(expected));
        }
    }

    void choicesAreMade()
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
        QCOMPARE(PlotPanel().window(), 5); // stored
    }

    void neighboursShareALabel()
    {
        QCOMPARE(rankSpan("21-25k", "10-12k"), QStringLiteral("10–25k"));
        QCOMPARE(rankSpan("3-5k", "1-2k"), QStringLiteral("1–5k"));
        QCOMPARE(rankSpan("7d", "9d"), QStringLiteral("7–9d"));
        QCOMPARE(rankSpan("1000-1199", "1200-1399"), QStringLiteral("1000–1399"));
        QVERIFY(rankSpan("1-2k", "1d").isEmpty());
        QVERIFY(rankSpan("Club B", "Club A").isEmpty());
    }

    /// The likeliest moves have the longest numbers: none is missing in narrow columns, and none overlaps the next one.
    void everyRankHasItsNumbers()
    {
        CandidateView view;
        std::vector<std::string> names;
        for (int dan = 17; dan > 0; --dan)
            names.push_back(std::to_string(dan) + 'd');
        view.candidates().setScale(strength::RankScale("go", names));
        QCOMPARE(view.model()->columnCount(), 18);
        view.resize(374, view.sizeHint().height()); // the width in the narrowest window
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (int column = 1; column < view.model()->columnCount(); ++column)
            for (const char* number : {"1", "64", "100"}) {
                const double width = view.columnWidth(column) - 2;
                const QFont font = numberFont(QString::fromLatin1(number), width);
                QVERIFY2(QFontMetricsF(font).horizontalAdvance(QString::fromLatin1(number)) <= width, number);
                QVERIFY2(qstrlen(number) > 2 || font.pointSizeF() >= 8, number);
            }
        QCOMPARE(numberFont(QStringLiteral("1"), 16), numberFont(QStringLiteral("64"), 16));
        QCOMPARE(numberFont(QStringLiteral("64"), 60), typeFont(TypeSize::Text));
        view.candidates().setScale(strength::RankScale("chess", {"1400-1599", "1200-1399"})); // short, so that more moves are visible
        QCOMPARE(view.model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("1200"));
        QCOMPARE(view.model()->headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), QStringLiteral("1200–1399"));
    }

    /// At any width of the window, and for short phases.
    void phasesNamesDoNotTouch()
    {
        const QFontMetrics metrics(typeFont(TypeSize::Text));
        for (const double width : {120.0, 300.0, 560.0, 900.0})
            for (const double middle : {0.05, 0.2, 0.5, 0.93})
                for (const double last : {0.94, 0.99}) {
                    const std::vector<NameAt> names{{46, QStringLiteral("opening")}, {46 + middle * width, QStringLiteral("middle game")},
                        {46 + last * width, QStringLiteral("endgame")}};
                    const auto fitted = fitNames(names, 46 + width, metrics);
                    QCOMPARE(fitted.size(), names.size());
                    for (std::size_t i = 0; i < names.size(); ++i) {
                        const double end = i + 1 < names.size() ? names[i + 1].begin : 46 + width;
                        QVERIFY(fitted[i].isEmpty() || names[i].begin + metrics.horizontalAdvance(fitted[i]) < end);
                        QVERIFY(fitted[i].isEmpty() || fitted[i].front() == names[i].name.front());
                    }
                }
        const auto roomy = fitNames({{0, QStringLiteral("opening")}, {300, QStringLiteral("middle game")}}, 600, metrics);
        QCOMPARE(roomy[0], QStringLiteral("opening"));
        QCOMPARE(roomy[1], QStringLiteral("middle game"));
    }

    void figuresAreWrittenAsTheLanguageDoes()
    {
        QVERIFY(costText(1.5, nn::CostUnit::Points).contains(QStringLiteral("1.5")));
        applyLanguage(*qApp, QStringLiteral("de"));
        QVERIFY(costText(1.5, nn::CostUnit::Points).contains(QStringLiteral("1,5")));
    }

    /// After the user names an engine, its results appear without opening the game again.
    void anotherJudgeIsAskedAtOnce()
    {
        review("evening.sgf");
        const std::string before = page()->reviewer().judgement().by.identity;
        QVERIFY(!before.empty());
        setJudgeSetting(QStringLiteral("search 6 12"));
        m_window->showPage(QStringLiteral("play"));
        m_window->showPage(QStringLiteral("review"));
        QTRY_VERIFY(m_window->isSettled() && page()->reviewer().judgement().by.identity != before);
    }

    /// On a full disk, for example, the game is analysed all the same.
    void resultsAreShownAlthoughTheyCannotBeStored()
    {
        writeFile(m_folder->filePath(QStringLiteral("reviews")), "not a folder");
        review("evening.sgf");
        const Reviewer& reviewer = page()->reviewer();
        QVERIFY2(reviewer.problem().isEmpty(), qPrintable(reviewer.problem()));
        QTRY_VERIFY(reviewer.isJudged());
        const Notice* notice = page()->notice();
        QVERIFY2(notice->isAlarm() && notice->text().contains(QStringLiteral("reviews")), qPrintable(notice->text()));
        session().step(-1);
        QTRY_VERIFY(reviewer.evaluation());
    }

    /// Turning analysis off and on is enough.
    void failedAnalysisIsTriedAgain()
    {
        const auto gate = std::make_shared<search::Gate>();
        NetworkSources networks = fakeNetworks();
        networks.open = [gate, others = networks.open](const std::string& file, const nn::Computing& computing) {
            if (!file.starts_with("strong"))
                return others(file, computing);
            const auto strong = std::make_shared<search::RuledNetwork>(search::edgeLoses, gate);
            return core::Result<std::shared_ptr<nn::Evaluator>>(strong);
        };
        setJudgeSetting(QStringLiteral("search 6 12"));
        open(networks);
        m_window->engine().setNetworkFile(strongNetworkOf("go"), QStringLiteral("strong"));
        QTRY_VERIFY(m_window->engine().hasStrongNetwork("go"));
        gate->isBroken = true;
        review("evening.sgf");
        const Reviewer& reviewer = page()->reviewer();
        QTRY_VERIFY(reviewer.judgeProblem().startsWith(QStringLiteral("Analysis failed: ")));
        gate->isBroken = false;
        auto* analysing = page()->findChild<QAction*>(QStringLiteral("analysing"));
        analysing->trigger();
        analysing->trigger();
        QTRY_VERIFY(reviewer.isJudged());
        QVERIFY2(reviewer.judgeProblem().isEmpty(), qPrintable(reviewer.judgeProblem()));
        QVERIFY(reviewer.judgement().known() > 0);
    }

    /// The bands of the plot have the ranks of the chosen server, and so do the players' estimates.
    void estimatesFollowTheServer()
    {
        NetworkSources sources = fakeNetworks();
        sources.open = [](const std::string&, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go",
                .scale = strength::goScale(),
                .servers = {{"GTL", {{"1d", 5.5, 5, 6, 20}, {"1-2k", 7, 6, 8, 20}, {"3-5k", 9.5, 9, 10, 20}}}}}));
        };
        open(sources);
        review("evening.sgf");
        const auto ranks = [this] {
            const auto& estimates = page()->reviewer().estimates();
            return estimates ? estimates->scale.size() : 0;
        };
        QCOMPARE(ranks(), strength::goScale().size());
        m_window->showPage(QStringLiteral("play"));
        setRankServer(QStringLiteral("GTL"));
        m_window->showPage(QStringLiteral("review"));
        QTRY_VERIFY(m_window->isSettled() && ranks() == 3);
    }

    /// As in the list of moves, where a game begins from a FEN.
    void movesAreNumberedFromTheStart()
    {
        const QString path = m_folder->filePath(QStringLiteral("later.pgn"));
        writeFile(path,
            "[SetUp \"1\"]\n[FEN \"r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3\"]\n\n"
            "3... Nf6 4. d3 Be7 5. O-O O-O *\n");
        openFiles(*m_window, {path});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(m_window->isSettled());
        const ReviewView view = reviewView(session(), page()->reviewer(), strength::Measure::Beta, 21);
        const auto words = [&](std::size_t ply) { return plyText(session(), page()->reviewer(), view, ply); };
        QVERIFY2(words(0).startsWith(QStringLiteral("<b>3… Black Nf6</b>")), qPrintable(words(0)));
        QVERIFY2(words(1).startsWith(QStringLiteral("<b>4. White d3</b>")), qPrintable(words(1)));
        QCOMPARE(plotData(session(), page()->reviewer(), view, {}).xOf(1), 4.0);
        const auto shows = [&](const QString& text) {
            return std::ranges::any_of(
                m_window->statusBar()->findChildren<QLabel*>(), [&](const QLabel* label) { return label->text() == text; });
        };
        session().first();
        QVERIFY(shows(QStringLiteral("Move 3 of 5")));
        session().step(2);
        QVERIFY(shows(QStringLiteral("Move 4 of 5")));
        QCOMPARE(moveNumberText(nn::PlayedGame{std::make_shared<const game::AnyPosition>(go::Position(9)), {}}, 86), QStringLiteral("87"));
    }

    void variationsLeaveTheGameAsItIs()
    {
        setJudgeSetting(QStringLiteral("none"));
        review("evening.sgf");
        const Reviewer& reviewer = page()->reviewer();
        const QString verdict = legendText(session(), reviewer, {});
        QVERIFY2(verdict.contains(QStringLiteral("plays&nbsp;like")) || verdict.contains(QStringLiteral("no&nbsp;estimate")),
            qPrintable(verdict));
        const auto plotted = [&] {
            const ReviewView view = reviewView(session(), reviewer, strength::Measure::Beta, 21);
            return plotData(session(), reviewer, view, notableMoves(session(), reviewer, view));
        };
        const BetaPlotData plot = plotted();
        QVERIFY(!plot.lines[0].smooth.empty() && !plot.marks.empty());
        const auto isUnchanged = [&] {
            const BetaPlotData now = plotted();
            bool same = now.plies == plot.plies && now.marks.size() == plot.marks.size();
            for (std::size_t i = 0; same && i < now.marks.size(); ++i)
                same = now.marks[i].ply == plot.marks[i].ply && now.marks[i].text == plot.marks[i].text;
            return same && now.lines[0].raw == plot.lines[0].raw && now.lines[1].raw == plot.lines[1].raw
                && legendText(session(), reviewer, {}) == verdict;
        };
        const auto network = std::dynamic_pointer_cast<nn::FakeEvaluator>(reviewer.evaluator());
        session().step(-20);
        QTRY_VERIFY(m_window->isSettled());
        const std::size_t ply = reviewer.ply();
        const auto before = network->positions();
        for (int move = 0; move < 3; ++move) {
            const game::MoveList legal = session().position().legalMoves();
            const game::Move played = reviewer.line().game.moves[ply];
            QVERIFY(session().play(*std::find_if(legal.begin(), legal.end(), [&](game::Move other) { return !(other == played); })));
            QTRY_VERIFY(m_window->isSettled());
            QVERIFY(isUnchanged());
            QVERIFY(!reviewer.isOnLine() && reviewer.ply() == ply); // the plot shows the start of the variation
            QVERIFY(reviewer.evaluation()); // and the position is evaluated
        }
        QVERIFY2(network->positions() - before <= 3, "what was known is evaluated again");
        session().goTo(reviewer.line().nodes[ply + 2]);
        QVERIFY(reviewer.isOnLine() && reviewer.ply() == ply + 2);
    }

    /// Results for the shared beginning stay when another line becomes the main line.
    void anotherMainLineIsReviewed()
    {
        setJudgeSetting(QStringLiteral("none"));
        review("evening.sgf");
        const auto network = std::dynamic_pointer_cast<nn::FakeEvaluator>(page()->reviewer().evaluator());
        session().step(-4);
        QTRY_VERIFY(m_window->isSettled());
        const std::size_t ply = page()->reviewer().ply();
        const auto before = network->positions();
        const game::MoveList legal = session().position().legalMoves();
        const game::Move played = page()->reviewer().line().game.moves[ply];
        session().play(*std::find_if(legal.begin(), legal.end(), [&](game::Move move) { return !(move == played); }));
        session().makeMainLine(session().node());
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(page()->reviewer().line().plies(), ply + 1);
        QCOMPARE(page()->reviewer().known(), ply + 2);
        QVERIFY2(network->positions() - before <= 4, "what was known is evaluated again");
    }

    /// The game ends for networks where a side moves twice; what they say of its end is not said of later positions.
    void positionsAfterNullMovesAreEvaluated()
    {
        const QString path = m_folder->filePath(QStringLiteral("null.pgn"));
        writeFile(path, "[White \"Anna\"]\n\n1. e4 e5 2. Nf3 -- 3. Bc4 Nc6 *\n");
        openFiles(*m_window, {path});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        const Reviewer& reviewer = page()->reviewer();
        session().last();
        QCOMPARE(session().line().back().text, QStringLiteral("Nc6"));
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(reviewer.line().plies(), std::size_t(3));
        QVERIFY(!reviewer.isOnLine());
        QVERIFY(reviewer.evaluation() && !reviewer.evaluation()->moves.empty());
        QVERIFY(std::ranges::all_of(reviewer.evaluation()->moves, [this](game::Move move) { return session().position().isLegal(move); }));
        session().first();
        QTRY_VERIFY(m_window->isSettled() && reviewer.isOnLine());
    }

    void sliderPaintsTheRank()
    {
        review("evening.sgf");
        session().step(-3);
        QTRY_VERIFY(m_window->isSettled());
        auto* slider = page()->findChild<RankSlider*>();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_End);
        QTRY_VERIFY(m_window->isSettled());
        const Overlay strongest = page()->board()->overlay();
        QVERIFY(!strongest.empty());
        QVERIFY(strongest.cells.front().words.endsWith(QStringLiteral("9 dan")));
        QTest::keyClick(slider, Qt::Key_Home);
        QTRY_VERIFY(m_window->isSettled());
        const Overlay weakest = page()->board()->overlay();
        QVERIFY(weakest.cells.front().words.endsWith(QStringLiteral("11–18 kyu")));
        QVERIFY(weakest.cells.front().color != strongest.cells.front().color);
        QTest::keyClick(slider, Qt::Key_Right); // each key press changes one rank
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(page()->board()->overlay().cells.front().words.endsWith(QStringLiteral("6–10 kyu")));
    }

    /// After the slider was used by the mouse, arrow keys step through the game as before.
    void arrowsStayWithTheGame()
    {
        review("evening.sgf");
        page()->board()->setFocus();
        auto* slider = page()->findChild<RankSlider*>();
        const double place = slider->place();
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(20, slider->height() / 2));
        QVERIFY(slider->place() != place);
        const int before = session().lineIndex();
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Left);
        QCOMPARE(session().lineIndex(), before - 1);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Right);
        QCOMPARE(session().lineIndex(), before);
    }

    void costsArePaintedOnTheBoard_data() { plotGoesThere_data(); }

    /// A dot or an arrow for every judged move in the position; in Go also rings on the last stones.
    void costsArePaintedOnTheBoard()
    {
        QFETCH(QString, file);
        review(file.toUtf8().constData());
        QTRY_VERIFY(m_window->isSettled() && !page()->reviewer().isJudging());
        const auto& plies = page()->reviewer().judgement().plies;
        const auto isOnTheBoard = [&](const nn::JudgedMove& move) { return !session().goPosition() || move.move.code < 361; }; // not a pass
        const auto found = std::find_if(plies.begin() + 8, plies.end(),
            [&](const nn::JudgedPly& ply) { return ply.moves.size() > 1 && isOnTheBoard(ply.moves[0]) && isOnTheBoard(ply.moves[1]); });
        QVERIFY(found != plies.end());
        session().goTo(page()->reviewer().line().nodes[static_cast<std::size_t>(found - plies.begin())]);
        QTRY_VERIFY(m_window->isSettled());
        auto* paint = page()->findChild<QComboBox*>(QStringLiteral("boardPaint"));
        QCOMPARE(paint->focusPolicy(), Qt::TabFocus); // after a click the arrow keys still move through the game
        paint->setCurrentIndex(paint->findData(static_cast<int>(BoardPaint::Costs)));
        const Overlay overlay = page()->board()->overlay();
        const auto costs = [](const auto& marks) {
            return std::ranges::count_if(marks, [](const auto& mark) { return mark.words.startsWith(QStringLiteral("loses ")); });
        };
        const auto best = [](const auto& marks) {
            return std::ranges::count_if(marks, [](const auto& mark) { return mark.words == QStringLiteral("best"); });
        };
        if (session().goPosition()) {
            QCOMPARE(best(overlay.cells), 1);
            QVERIFY(costs(overlay.cells) >= 1);
            QVERIFY(std::ranges::any_of(overlay.cells, [](const OverlayCell& cell) { return cell.shape == OverlayCell::Shape::Circle; }));
        } else {
            QCOMPARE(best(overlay.arrows), 1);
            QVERIFY(costs(overlay.arrows) >= 1);
        }
        auto* items = qobject_cast<QStandardItemModel*>(paint->model());
        const auto* owners = items->item(paint->findData(static_cast<int>(BoardPaint::Owners)));
        QVERIFY(!owners->isEnabled()); // our own search has no ownership
        QVERIFY(owners->text().contains(QStringLiteral("strong network")));
        const record::NodeId node = session().node();
        paint->setCurrentIndex(0);
        paint->setFocus();
        QTest::keyClick(paint, Qt::Key_Down); // changes the selection in the box, not the variation
        QCOMPARE(paint->currentIndex(), 1);
        QCOMPARE(session().node(), node);
    }

    void ownersArePainted()
    {
        go::Position position(9);
        position.play(position.moveAt(4, 4)); // Black
        position.play(position.moveAt(2, 2)); // White
        std::vector<std::int8_t> owners(81, 0);
        owners[position.moveAt(4, 4).code] = 90;
        owners[position.moveAt(2, 2).code] = 80; // dead
        owners[position.moveAt(8, 8).code] = -40;
        owners[position.moveAt(0, 0).code] = 10; // neutral
        const Overlay overlay = ownersOverlay(game::AnyPosition(position), owners);
        QCOMPARE(overlay.cells.size(), std::size_t(2));
        QCOMPARE(overlay.textAt({2, 2}), QStringLiteral("Black's, 80 %"));
        QCOMPARE(overlay.cells.front().shape, OverlayCell::Shape::Square);
        QCOMPARE(overlay.textAt({8, 8}), QStringLiteral("White's, 40 %"));
        QVERIFY(overlay.cells.back().heat > 0);
        owners.pop_back(); // of another board
        QVERIFY(ownersOverlay(game::AnyPosition(position), owners).empty());
    }

    void whatRoundsToZeroHasNoSign()
    {
        QCOMPARE(numberWithSign(-0.04, 1), QStringLiteral("0.0"));
        QCOMPARE(numberWithSign(0.04, 1), QStringLiteral("0.0"));
        QCOMPARE(numberWithMinus(-0.004, 2), QStringLiteral("0.00"));
        QCOMPARE(numberWithSign(-0.06, 1), QStringLiteral("−0.1"));
        QCOMPARE(numberWithSign(1.26, 1), QStringLiteral("+1.3"));
        GameSession session;
        session.start({.kind = NewGame::Kind::Chess});
        for (const int centipawns : {-3, 0, 3})
            QCOMPARE(shownStanding(session, {.centipawns = centipawns}).figure, QStringLiteral("0.0"));
        QCOMPARE(shownStanding(session, {.centipawns = -130}).figure, QStringLiteral("−1.3"));
        nn::Evaluation evaluation;
        evaluation.moves = {*session.position().parseMove("e2e4")};
        evaluation.prior = {1};
        evaluation.quality = {-0.25F};
        QCOMPARE(betaOverlay(session.position(), evaluation, currentTheme()).cells.front().words, QStringLiteral("β −0.25"));
    }

    /// While results of the analysis arrive, which do not change the candidates.
    void pointedCandidatesOutliveResults()
    {
        const Candidate first{.move = game::Move{3}, .text = QStringLiteral("a"), .byRank = {}, .prior = 0.5F};
        const Candidate second{.move = game::Move{4}, .text = QStringLiteral("b"), .byRank = {}, .prior = 0.25F};
        PolicyPanel panel;
        panel.setCandidates({first, second});
        Q_EMIT panel.findChild<CandidateView*>()->rowPointed(1);
        QVERIFY(panel.pointed() == second.move);
        panel.setCandidates({first, second});
        QVERIFY(panel.pointed() == second.move);
        panel.setCandidates({second, first}); // of another position
        QVERIFY(panel.pointed() == game::kNoMove);
    }

    /// Two different scores are displayed there: a sentence explains the difference.
    void ownershipIsExplained()
    {
        PolicyPanel panel;
        panel.setOwnersKnown(true);
        panel.show();
        const auto* words = panel.findChild<QLabel*>(QStringLiteral("ownershipWords"));
        panel.setOwnedScore(QStringLiteral("White leads by 1.5"));
        QVERIFY(!words->isVisible());
        panel.findChild<QComboBox*>(QStringLiteral("boardPaint"))->setCurrentIndex(4);
        QVERIFY(words->isVisible());
        QVERIFY(words->text().contains(QStringLiteral("White leads by 1.5")));
        panel.setOwnedScore({});
        QVERIFY(!words->isVisible());
    }

    void bestLineIsSeenByPointing()
    {
        review("immortal.pgn");
        session().step(-6);
        QTRY_VERIFY(m_window->isSettled() && !page()->reviewer().isJudging());
        auto* line = page()->findChild<QLabel*>(QStringLiteral("bestLine"));
        QVERIFY(!line->text().isEmpty());
        const record::NodeId node = session().node();
        const std::size_t arrows = page()->board()->overlay().arrows.size();
        QEnterEvent enter(QPointF(1, 1), QPointF(1, 1), QPointF(1, 1));
        QCoreApplication::sendEvent(line, &enter);
        const Overlay shown = page()->board()->overlay();
        const nn::JudgedPly& judged = page()->reviewer().judgement().plies[page()->reviewer().ply()];
        QCOMPARE(shown.arrows.size(), std::min<std::size_t>(5, judged.line.size()));
        QCOMPARE(shown.arrows.front().label, QStringLiteral("1"));
        QCOMPARE(session().node(), node); // only shown
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(line, &leave);
        QCOMPARE(page()->board()->overlay().arrows.size(), arrows);
    }

    void aPositionAloneHasABestLine()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1"))));
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(m_window->isSettled() && !page()->reviewer().isJudging());
        const auto& plies = page()->reviewer().judgement().plies;
        QVERIFY(plies.size() == 1 && plies.front().isKnown());
        QVERIFY(!page()->findChild<QLabel*>(QStringLiteral("bestLine"))->text().isEmpty());
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")))); // mate
        QTRY_VERIFY(m_window->isSettled() && page()->reviewer().isJudged());
        QVERIFY(page()->findChild<QLabel*>(QStringLiteral("bestLine"))->text().isEmpty());
    }

    void commentsAreWritten()
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

        record::GameRecord clocked = session().record(); // a server's commands are hidden, and stay
        record::setComment(clocked, clocked.mainLineEnd(), "[%clk 0:01:35]");
        QVERIFY(session().load(std::move(clocked)).ok());
        auto* tab = page()->findChild<QAbstractButton*>(QStringLiteral("showComment"));
        QVERIFY(comment->toPlainText().isEmpty() && !tab->text().endsWith(QStringLiteral("•")));
        comment->setPlainText(QStringLiteral("In a hurry "));
        QCOMPARE(record::comment(session().record(), session().node()), std::string("[%clk 0:01:35] In a hurry "));
        QCOMPARE(comment->toPlainText(), QStringLiteral("In a hurry ")); // the user is still typing
        QVERIFY(tab->text().endsWith(QStringLiteral("•")));

        auto* judgement = page()->findChild<QPushButton*>(QStringLiteral("judgement"));
        for (QAction* action : judgement->menu()->actions())
            if (action->text().startsWith(QStringLiteral("?!")))
                action->trigger();
        QCOMPARE(judgement->text(), QStringLiteral("?!"));
        QCOMPARE(record::judgement(session().record(), session().node()), record::Judgement::Doubtful);
        const auto* moves = page()->findChild<MoveListView*>(QStringLiteral("reviewMoves"));
        QVERIFY(moves->currentIndex().data(Qt::DisplayRole).toString().endsWith(QStringLiteral("?!")));
        session().undoStack().undo();
        QVERIFY(judgement->text() != QStringLiteral("?!"));
        session().first();
        QVERIFY(!judgement->isEnabled()); // no move led here
    }

    /// The list marks the move on the board, even after a right click or a typed number.
    void listMarksTheMoveOnTheBoard()
    {
        review("hung.pgn");
        page()->findChild<QAbstractButton*>(QStringLiteral("showMoves"))->click();
        session().first();
        session().step(1);
        auto* moves = page()->findChild<MoveListView*>(QStringLiteral("reviewMoves"));
        const auto place = [moves](int row) { return moves->visualRect(moves->model()->index(row, 0)).center(); };
        const auto isMarked = [moves](int row) { return moves->selectionModel()->isSelected(moves->model()->index(row, 0)); };
        QTest::mouseClick(moves->viewport(), Qt::RightButton, {}, place(3));
        QTest::keyClick(moves, Qt::Key_2);
        QVERIFY(isMarked(0) && !isMarked(3));
        QTest::mouseClick(moves->viewport(), Qt::LeftButton, {}, place(3));
        QCOMPARE(session().lineIndex(), 4);
        QVERIFY(isMarked(3) && !isMarked(0));
    }

    void pagingInACommentStaysInTheGame()
    {
        review("my-games.pgn");
        const int row = m_window->document().gameRow();
        page()->findChild<QAbstractButton*>(QStringLiteral("showComment"))->click();
        auto* comment = page()->findChild<QPlainTextEdit*>(QStringLiteral("comment"));
        comment->setPlainText(QString(40, QLatin1Char('\n')));
        comment->setFocus();
        QTest::keyClick(comment, Qt::Key_PageDown);
        QCOMPARE(m_window->document().gameRow(), row);
        QVERIFY(comment->textCursor().blockNumber() > 0);
        page()->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(page()->board(), Qt::Key_PageDown);
        QCOMPARE(m_window->document().gameRow(), row + 1);
    }

    void marksAreDrawn()
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
        QTest::mouseClick(board, Qt::LeftButton, {}, at(9, 9)); // the same click again removes it
        QTest::mouseClick(board, Qt::LeftButton, {}, at(3, 9));
        QCOMPARE(session().node(), node); // no move was played
        QCOMPARE(marks().size(), 2U);
        QCOMPARE(marks()[0].label, std::string("B"));
        QCOMPARE(marks()[0].at, (record::Spot{9, 10}));
        QCOMPARE(marks()[1].label, std::string("A")); // the first free letter
        QTest::mouseClick(tools->findChild<QToolButton*>(QStringLiteral("mark6")), Qt::LeftButton); // arrows: two clicks, or drawn
        QTest::mouseClick(board, Qt::LeftButton, {}, at(0, 9));
        QCOMPARE(marks().size(), 2U);
        QTest::mouseClick(board, Qt::LeftButton, {}, at(0, 12));
        QCOMPARE(marks().back().kind, record::MarkKind::Arrow);
        QCOMPARE(marks().back().to, (record::Spot{0, 12}));
        QTest::mouseClick(page()->findChild<QToolButton*>(QStringLiteral("showNotable")), Qt::LeftButton);
        QVERIFY(!tools->isChosen()); // a hidden tool is not active
        QTest::mouseClick(board, Qt::RightButton, {}, at(5, 9)); // without a tool: the first one
        QCOMPARE(marks().size(), 4U);
        QVERIFY(session().isModified());
    }

    /// While a tool is chosen, the keys that play a move mark the cursor's point.
    void keysMarkInsteadOfPlaying()
    {
        review("evening.sgf");
        session().first();
        auto* board = page()->goBoard();
        const record::NodeId node = session().node();
        const std::size_t before = record::marks(session().record(), node).size();
        page()->findChild<QToolButton*>(QStringLiteral("showComment"))->click();
        page()->findChild<MarkTools*>()->findChild<QToolButton*>(QStringLiteral("mark0"))->click();
        board->clearFocus();
        board->setFocus(Qt::TabFocusReason);
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
            QTest::keyClick(board, Qt::Key_Right);
            QTest::keyClick(board, key);
            QCOMPARE(session().node(), node);
        }
        QCOMPARE(record::marks(session().record(), node).size(), before + 2);
    }

    void arrowsBelongToOnePosition()
    {
        review("evening.sgf");
        auto* board = page()->goBoard();
        const auto marks = [&] { return record::marks(session().record(), session().node()); };
        const auto click = [&](int x, int y) { QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre({x, y}).toPoint()); };
        QTest::mouseClick(page()->findChild<QToolButton*>(QStringLiteral("showComment")), Qt::LeftButton);
        auto* tools = page()->findChild<MarkTools*>();
        QTest::mouseClick(tools->findChild<QToolButton*>(QStringLiteral("mark6")), Qt::LeftButton); // arrows
        const std::size_t here = marks().size();
        click(0, 9);
        session().step(-1);
        const std::size_t before = marks().size();
        click(0, 12);
        QCOMPARE(marks().size(), before);
        session().step(1);
        click(0, 9);
        QCOMPARE(marks().size(), here);
        session().first();
        click(0, 9);
        QVERIFY(m_window->document().openText(readGameText(QStringLiteral("(;GM[1]SZ[19])")))); // another game, at the same node
        QCOMPARE(session().node(), record::kRoot);
        QVERIFY(!tools->isChosen() || !tools->mark({0, 12}, {0, 12}, {}));
    }

    void chessIsMarkedAsItIsSeen()
    {
        review("immortal.pgn");
        auto* board = page()->chessBoard();
        const auto marks = [&] { return record::marks(session().record(), session().node()); };
        for (const bool flipped : {false, true}) {
            board->setFlipped(flipped);
            const auto at = [&](int x, int y) { return board->cellCentre(flipped ? QPoint(7 - x, 7 - y) : QPoint(x, y)).toPoint(); };
            QTest::mousePress(board, Qt::RightButton, {}, at(4, 6)); // e2
            QTest::mouseRelease(board, Qt::RightButton, {}, at(4, 4));
            QCOMPARE(marks().size(), flipped ? 0U : 1U); // the second time it is removed
            if (flipped)
                continue;
            QCOMPARE(marks()[0].at, (record::Spot{4, 6}));
            QCOMPARE(marks()[0].to, (record::Spot{4, 4}));
            QCOMPARE(marks()[0].color, 'G');
        }
        const Qt::KeyboardModifiers held[] = {Qt::NoModifier, Qt::ShiftModifier, Qt::AltModifier, Qt::ShiftModifier | Qt::AltModifier};
        for (std::size_t color = 0; color < std::size(held); ++color) {
            QTest::mouseClick(board, Qt::RightButton, held[color], board->cellCentre({0, static_cast<int>(color)}).toPoint());
            QCOMPARE(marks().back().color, "GRBY"[color]);
        }
    }

    void draggingDrawsAnArrowInGo()
    {
        review("evening.sgf");
        auto* board = page()->goBoard();
        QTest::mousePress(board, Qt::RightButton, {}, board->cellCentre({0, 9}).toPoint());
        QTest::mouseRelease(board, Qt::RightButton, {}, board->cellCentre({0, 12}).toPoint());
        const record::Mark arrow{.kind = record::MarkKind::Arrow, .at = {0, 9}, .to = {0, 12}, .label = {}};
        const auto marks = record::marks(session().record(), session().node());
        QVERIFY(std::ranges::find(marks, arrow) != marks.end());
    }

    void plotIsExported()
    {
        review("evening.sgf");
        const auto content = [this](const char* name) {
            const QString path = m_folder->filePath(QLatin1String(name));
            return page()->exportPlot(path).ok() ? contentOf(path) : QByteArray();
        };
        const QImage png = QImage::fromData(content("plot.png"));
        QVERIFY(png.width() > 600 && png.height() > 200);
        QVERIFY(content("plot.svg").contains("<svg"));
        QVERIFY(content("plot.pdf").startsWith("%PDF"));
        QVERIFY(!page()->exportPlot(m_folder->filePath(QStringLiteral("none/plot.png"))).ok());
    }

    void annotatedGameKeepsTheRecord_data() { plotGoesThere_data(); }

    /// Removing our notes restores the whole record.
    void annotatedGameKeepsTheRecord()
    {
        QFETCH(QString, file);
        review(file.toUtf8().constData());
        QTRY_VERIFY(!page()->reviewer().isJudging());
        const QString path = m_folder->filePath(QStringLiteral("annotated") + suffixFor(session().record()));
        QVERIFY(page()->exportAnnotated(path).ok());
        auto read = readGameText(QString::fromUtf8(contentOf(path)));
        QVERIFY(read.ok());
        record::GameRecord original = session().record();
        const nn::PlayedGame& game = page()->reviewer().line().game;
        const nn::GameJudgement& judgement = page()->reviewer().judgement();
        const auto costs = nn::moveCosts(game, judgement);
        const bool chess = session().chessPosition() != nullptr;
        std::size_t ply = 0;
        std::size_t marked = 0;
        std::size_t rankAbove = 0;
        for (record::NodeId node = 0, other = 0; other != record::kNoNode;
             node = read->firstChild(node), other = original.firstChild(other)) {
            QCOMPARE(read->move(node), original.move(other));
            const std::string before = record::comment(original, other);
            const std::string after = record::comment(*read, node);
            QVERIFY(after.starts_with(before));
            QVERIFY(after.find("β") == std::string::npos); // wording for readers
            if (original.move(other) != game::kNoMove) {
                const nn::MoveCost& cost = costs[ply++];
                const bool isJudged = judgement.plies[ply].isKnown();
                QVERIFY(!isJudged || (chess ? record::evaluation(*read, node).has_value() : read->hasProperty(node, "V")));
                const record::NodeId variation = read->nextSibling(node);
                if (cost.grade != nn::CostGrade::None) { // its mark, its loss, and the better line as a variation
                    ++marked;
                    QVERIFY(record::judgement(*read, node) >= record::Judgement::Bad);
                    QVERIFY(record::assessment(*read, node) != record::Assessment::None);
                    QVERIFY(after.find("it loses") != std::string::npos);
                    QVERIFY(variation != record::kNoNode);
                    QCOMPARE(read->move(variation), judgement.plies[ply - 1].line.front());
                    QVERIFY(record::comment(*read, variation).find("Best line by") != std::string::npos);
                    read->removeSubtree(variation);
                }
                rankAbove += after.find("one rank above you") != std::string::npos ? 1 : 0;
            }
            read->setProperty(node, "V", {});
            record::setComment(*read, node, before);
            if (record::judgement(original, other) == record::Judgement::None)
                record::setJudgement(*read, node, record::Judgement::None);
            record::setAssessment(*read, node, record::assessment(original, other));
        }
        QVERIFY(marked > 0);
        QVERIFY(rankAbove > 0);
        QCOMPARE(gameText(*read), gameText(original));
    }

    /// Another page may have opened it since the latest review.
    void menuMeansTheGameOnTheBoard()
    {
        for (const bool exports : {false, true}) {
            review("hung.pgn");
            QTRY_VERIFY(m_window->isSettled() && !page()->reviewer().isJudging());
            QVERIFY(m_window->showPage(QStringLiteral("play")));
            openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/immortal.pgn")});
            QVERIFY(page()->reviewer().line().game.moves != session().gameMoves());
            if (exports)
                chooseNextFile(m_folder->filePath(QStringLiteral("annotated.pgn")));
            page()->findChild<QAction*>(exports ? QStringLiteral("exportAnnotated") : QStringLiteral("nextMistake"))->trigger();
            QCOMPARE(m_window->pageName(), QStringLiteral("review"));
            QVERIFY(page()->reviewer().line().game.moves == session().gameMoves());
        }
    }

    void incompleteExportSaysSo()
    {
        const auto gate = std::make_shared<Gate>();
        open(gatedNetworks(gate));
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/hung.pgn")});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(gate->isReached);
        const auto exported = [this](const char* name) {
            chooseNextFile(m_folder->filePath(QLatin1String(name)));
            page()->findChild<QAction*>(QStringLiteral("exportAnnotated"))->trigger();
            return page()->notice()->text();
        };
        QVERIFY(exported("early.pgn").endsWith(QStringLiteral("The analysis is incomplete.")));
        gate->open();
        QTRY_VERIFY(m_window->isSettled() && !page()->reviewer().isJudging());
        QVERIFY(exported("whole.pgn").endsWith(QStringLiteral("whole.pgn.")));
    }

    /// In the field's terms, and with a formula that can be recomputed.
    void sidesAreSummedUp_data() { plotGoesThere_data(); }

    void sidesAreSummedUp()
    {
        QFETCH(QString, file);
        review(file.toUtf8().constData());
        QTRY_VERIFY(!page()->reviewer().isJudging());
        const nn::PlayedGame& game = page()->reviewer().line().game;
        const auto costs = nn::moveCosts(game, page()->reviewer().judgement());
        double sum = 0;
        int moves = 0;
        for (const nn::MoveCost& cost : costs)
            if (game.sideOf(cost.ply) == game::Side::First && !std::isnan(cost.cost)) {
                sum += session().chessPosition() ? 100 * std::pow(0.95, cost.chance) : cost.cost;
                ++moves;
            }
        const auto* summary = page()->findChild<QLabel*>(QStringLiteral("reviewSummary"));
        const int decimals = session().chessPosition() ? 0 : 1;
        QCOMPARE(summary->textFormat(), Qt::RichText); // other labels are plain text
        QTRY_VERIFY2(summary->text().contains(QLocale().toString(sum / moves, 'f', decimals)), qPrintable(summary->text()));
        for (const char* words :
            {session().chessPosition() ? "Accuracy" : "Points lost per move", session().chessPosition() ? "Blunders" : "12 points or more"})
            QVERIFY2(summary->text().contains(QLatin1String(words)), words);
    }

    void timesAreShown()
    {
        review("immortal.pgn");
        auto* plot = page()->findChild<ClockPlot*>(QStringLiteral("clockPlot"));
        QVERIFY(!plot->isVisible()); // the file has no clocks
        const QString path = m_folder->filePath(QStringLiteral("clocks.pgn"));
        writeFile(
            path, "[TimeControl \"300+2\"]\n\n1. e4 {[%clk 0:04:50]} e5 {[%clk 0:05:01]} 2. Nf3 {[%clk 0:04:12]} Nc6 {[%clk 0:04:59]} *\n");
        openFiles(*m_window, {path});
        QTRY_VERIFY(m_window->isSettled());
        QTRY_VERIFY(plot->isVisible());
        QCOMPARE(plot->accessibleDescription(), QStringLiteral("Longest: 2. Nf3, 0:40"));
        const QString other = m_folder->filePath(QStringLiteral("other.pgn")); // as many moves
        writeFile(
            other, "[TimeControl \"300+2\"]\n\n1. d4 {[%clk 0:04:50]} d5 {[%clk 0:04:01]} 2. c4 {[%clk 0:04:42]} e6 {[%clk 0:03:59]} *\n");
        openFiles(*m_window, {other});
        QTRY_VERIFY(m_window->isSettled());
        QTRY_COMPARE(plot->accessibleDescription(), QStringLiteral("Longest: 1… d5, 1:01"));
        openFiles(*m_window, {path});
        QTRY_COMPARE(plot->accessibleDescription(), QStringLiteral("Longest: 2. Nf3, 0:40"));
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->placeOf(2));
        QCOMPARE(page()->reviewer().ply(), std::size_t{3});
        QTest::mouseClick(plot, Qt::RightButton, {}, plot->placeOf(0)); // as on the plot of β
        QCOMPARE(page()->reviewer().ply(), std::size_t{3});
        const QString again = m_folder->filePath(QStringLiteral("again.pgn")); // the same moves
        writeFile(again,
            "[TimeControl \"300+2\"]\n\n"
            "1. e4 {[%clk 0:03:50]} e5 {[%clk 0:05:01]} 2. Nf3 {[%clk 0:03:12]} Nc6 {[%clk 0:04:59]} *\n");
        openFiles(*m_window, {again});
        QTRY_COMPARE(plot->accessibleDescription(), QStringLiteral("Longest: 1. e4, 1:12"));
        QCOMPARE(page()->reviewer().line().game.clocks.front().left, reviewLine(session()).game.clocks.front().left);
    }

    /// Correspondence games have moves of many hours; the plot's column stays as wide as in the other plots.
    void longTimesFitTheirColumn()
    {
        ClockPlot plot;
        plot.resize(300, 84);
        const auto leftmostInk = [&](double seconds) {
            plot.setMoves({{.seconds = {.spent = seconds, .left = 0}, .isFirst = true, .words = {}}}, true);
            const QImage picture = plot.grab().toImage();
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height() / 2; ++y)
                    if (picture.pixel(x, y) != picture.pixel(0, picture.height() - 1))
                        return x;
            return picture.width();
        };
        QVERIFY(leftmostInk(40) < 40); // is drawn
        QVERIFY(leftmostInk(40) > 3);
        for (const double hours : {1.4, 12.4, 22.5})
            QVERIFY2(leftmostInk(hours * 3600) >= 1 && leftmostInk(hours * 3600) < 40, qPrintable(QString::number(hours)));
    }

    /// A sentence explains disagreements between the search and the players of a rank.
    void disagreementIsExplained()
    {
        const go::Position board(19);
        const game::AnyPosition position(board);
        const auto at = [&](const char* name) { return *position.parseMove(name); };
        nn::NetworkInfo network{.game = "go", .scale = strength::goScale()};
        const std::vector<float> theirs(network.scale.size(), 0.95F);
        const std::vector<float> others(network.scale.size(), 0.01F);
        nn::PlyReview seen{.known = true, .moves = {{.move = at("C3"), .rankPriors = others}, {.move = at("B15"), .rankPriors = theirs}}};
        nn::JudgedPly judged{
            .moves = {{.move = at("K18"), .value = 0.1F, .scoreLead = 1.9F}, {.move = at("B15"), .value = 0.05F, .scoreLead = 1.5F}}};
        const nn::JudgeInfo by{.name = "a judge", .family = game::Family::Go, .countsPoints = true};
        const std::size_t rank = *network.scale.find("3d");
        const auto said = [&] { return search::preferenceText(position, seen, judged, by, rank, network, fileWording()); };
        QCOMPARE(said(), std::string("95 of 100 players of your rank (3 dan) play B15; the search prefers K18 by 0.4 points."));
        judged.moves.pop_back();
        QCOMPARE(said(), std::string("95 of 100 players of your rank (3 dan) play B15; the search prefers K18."));
        judged.moves.front().move = at("B15");
        QCOMPARE(said(), std::string()); // they agree

        review("immortal.pgn"); // and the page describes what a mistake missed or allowed
        QTRY_VERIFY(!page()->reviewer().isJudging());
        const auto* why = page()->findChild<QLabel*>(QStringLiteral("reviewWhy"));
        const auto costs = nn::moveCosts(page()->reviewer().line().game, page()->reviewer().judgement());
        std::size_t explained = 0;
        for (const nn::MoveCost& cost : costs) {
            session().goTo(page()->reviewer().line().nodes[cost.ply]);
            explained += why->isVisible() && !why->text().isEmpty() ? 1 : 0;
        }
        QVERIFY(explained > 0);
    }

    void networkWithoutProfileSaysSo()
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

private:
    void open(const NetworkSources& networks)
    {
        m_window.reset();
        m_window = shownWindow(m_folder->path(), {1280, 800}, networks);
        m_window->activateWindow();
    }

    void review(const char* file)
    {
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/") + QLatin1String(file)});
        QVERIFY(session().line().size() > 10);
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(m_window->isSettled());
    }

    int side() { return std::min(page()->board()->width(), page()->board()->height()); }
    ReviewPage* page() { return m_window->reviewPage(); }
};

EVENMATCH_TEST_WITH_WIDGETS(TestReview)

} // namespace tst_review

#include "tst_review.moc"
