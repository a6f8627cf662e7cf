// Analysis of the position on the board until it is stopped: with a stand-in for a chess engine, and with fake networks.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/opened.h"
#include "tests/ui/shown_window.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/analysis/line_list.h"
#include "ui/analysis/live_analysis.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/evaluation_bar.h"
#include "ui/board/go_board_widget.h"
#include "ui/board/mark_colors.h"
#include "ui/editor/position_editor.h"
#include "ui/engine/engine_options.h"
#include "ui/engine/external_engines.h"
#include "ui/main_window.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/pages/tree_page.h"
#include "ui/review/judge_setting.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_scroll.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QUndoGroup>

#include <algorithm>
#include <memory>

namespace tst_live_analysis {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestLiveAnalysis : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        addFish();
        open(fakeNetworks());
    }

    void cleanup() { closeWindow(); }

    void linesAreShownUntilItIsStopped()
    {
        review("immortal.pgn");
        QVERIFY(!list()->isVisible());
        QTRY_VERIFY(m_window->isSettled());
        const Overlay before = page()->board()->overlay();
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        QCOMPARE(live().state(), LiveAnalysis::State::Running); // without end
        QCOMPARE(live().report()->lines.size(), std::size_t{3});
        QVERIFY(list()->isVisible());
        QCOMPARE(list()->model()->rowCount(), 3);
        QCOMPARE(list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("+0.25: 1.e4 e5 2.Nf3"));
        const QString status = on<QLabel>(page(), "liveStatus")->text();
        QVERIFY2(status.contains(QStringLiteral("depth 20 · 1.2 M nodes")), qPrintable(status));
        QCOMPARE(on<QLabel>(page(), "liveStatus")->toolTip(), QStringLiteral("Fish 7"));
        QCOMPARE(page()->board()->overlay().arrows.size(), std::size_t{3});
        QCOMPARE(page()->board()->overlay().arrows.back().label, QStringLiteral("+0.25")); // the best one, on top
        QCOMPARE(bar()->standing()->figure, QStringLiteral("+0.3")); // not the evaluation of the window's own network
        QVERIFY(!live().isTerritoryShown() && !on<QCheckBox>(page(), "territoryShown")->isVisible()); // for Go only

        session().step(1);
        QTRY_VERIFY(live().report());
        QCOMPARE(list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("−0.25: 1…e5 2.Nf3 Nc6"));
        QCOMPARE(heard().count(QStringLiteral("ucinewgame")), 1);
        press(Qt::Key_Plus);
        press(Qt::Key_Plus);
        press(Qt::Key_Minus);
        QCOMPARE(on<QSpinBox>(page(), "liveLineCount")->value(), 4);
        QTRY_VERIFY(heard().contains(QStringLiteral("name MultiPV value 4")));

        press(Qt::Key_L);
        QCOMPARE(live().state(), LiveAnalysis::State::Off);
        QVERIFY(!list()->isVisible());
        QTRY_VERIFY(heard().endsWith(QStringLiteral("quit \n"))); // the program has ended
        session().first();
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(page()->board()->overlay().arrows.size(), before.arrows.size());
        QVERIFY(!bar()->standing() || bar()->standing()->figure != QStringLiteral("+0.3"));
    }

    void pointingShowsWhereALineLeads()
    {
        review("immortal.pgn");
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        const record::NodeId here = session().node();
        QVERIFY(list()->moveRect(1, 1).isValid());
        QTest::mouseMove(list()->viewport(), list()->moveRect(1, 1).center());
        QTRY_VERIFY(isTaken("d5")); // 1.d4 d5
        QVERIFY(page()->board()->overlay().arrows.empty());
        QCOMPARE(session().node(), here); // only shown
        QTest::mouseMove(list()->viewport(), {list()->viewport()->width() - 2, list()->viewport()->height() - 2});
        QTRY_VERIFY(!isTaken("d5"));

        QTest::mouseMove(list()->viewport(), list()->moveRect(0, 2).center());
        QTRY_VERIFY(isTaken("f3"));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->moveRect(0, 2).center());
        QTest::mouseMove(list()->viewport(), {list()->viewport()->width() - 2, list()->viewport()->height() - 2});
        QTRY_COMPARE(list()->pointedRow(), -1);
        QVERIFY(isTaken("f3") && list()->isShown(0, 2) && !list()->isShown(1, 0)); // the list stays
        m_window->findChild<QAction*>(QStringLiteral("copyPositionAction"))->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"));
        QTest::keyClick(page()->board(), Qt::Key_Escape);
        QVERIFY(!isTaken("f3"));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->moveRect(0, 2).center());
        session().step(1); // another position ends the preview
        QVERIFY(!isTaken("f3"));
        QVERIFY(live().shownMoves().empty());
    }

    /// A click on the board that shows a line does not add a move to the game's position, which is not seen.
    void clickLeavesALineOfGo()
    {
        review("evening.sgf");
        session().step(-10);
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        const std::size_t size = session().record().size();
        live().pin(live().report()->lines.front().moves);
        QVERIFY(!live().shownMoves().empty());
        const auto click = [this] {
            const go::Position& position = *session().goPosition();
            GoBoardWidget* board = page()->goBoard();
            for (int x = 0; x < position.size(); ++x)
                if (const game::Move move = position.moveAt(x, 9);
                    position.isLegal(move) && board->picture().stones[move.code] == go::Color::Empty)
                    return QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre({x, 9}).toPoint());
        };
        click();
        QVERIFY(live().shownMoves().empty());
        QCOMPARE(session().record().size(), size);
        click();
        QCOMPARE(session().record().size(), size + 1);
    }

    void keyboardGoesThroughLines()
    {
        review("immortal.pgn");
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        list()->setFocus(Qt::TabFocusReason);
        const record::NodeId here = session().node();
        QTest::keyClick(list(), Qt::Key_Right);
        QTest::keyClick(list(), Qt::Key_Right);
        QVERIFY(isTaken("e5"));
        QTest::keyClick(list(), Qt::Key_Left);
        QVERIFY(!isTaken("e5"));
        QCOMPARE(session().node(), here);
        QTest::keyClick(list(), Qt::Key_Down);
        QVERIFY(isTaken("d4"));
        QTest::keyClick(list(), Qt::Key_Escape);
        QVERIFY(!isTaken("d4"));
        QTest::keyClick(list(), Qt::Key_Right);
        QTest::keyClick(list(), Qt::Key_Right);
        QTest::keyClick(list(), Qt::Key_Return); // plays the moves
        QVERIFY(isTaken("d5"));
        QVERIFY(session().node() != here);
        QCOMPARE(session().position().moveNumber(), 2);
    }

    void linesAreInserted()
    {
        review("immortal.pgn");
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->moveRect(1, 2).center());
        const record::NodeId here = session().node();
        QCOMPARE(session().record().nextSibling(session().record().firstChild(here)), record::kNoNode);
        press(Qt::Key_I);
        QCOMPARE(session().node(), here);
        const record::NodeId variation = session().record().nextSibling(session().record().firstChild(here));
        QVERIFY(variation != record::kNoNode); // 1.d4 beside 1.e4
        QVERIFY(session().record().firstChild(variation) != record::kNoNode);
        QVERIFY(live().report()); // the analysis of the position goes on
        session().undoStack().undo();
        QCOMPARE(session().node(), here);
        QCOMPARE(session().record().nextSibling(session().record().firstChild(here)), record::kNoNode);
    }

    /// The opponent's moves after a pass, until the position changes; they are no part of the game.
    void threatsAreTheOpponentsMoves()
    {
        review("immortal.pgn");
        session().step(1);
        QAction* threat = m_window->findChild<QAction*>(QStringLiteral("showThreat"));
        threat->trigger(); // starts the analysis, too
        QVERIFY(live().isOn() && live().isThreatShown() && threat->isChecked());
        QCOMPARE(live().analysedPosition().sideToMove(), game::Side::First);
        QTRY_VERIFY(live().report());
        QTRY_VERIFY(heard().contains(QStringLiteral("fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - ")));
        const QString words = list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(words.contains(QStringLiteral("2.d4 d5 3.c4")), qPrintable(words));
        const auto& arrows = page()->board()->overlay().arrows;
        QVERIFY(std::ranges::any_of(arrows, [](const OverlayArrow& arrow) { return arrow.color == markColor('R'); }));
        QVERIFY(!bar()->standing() || bar()->standing()->figure != QStringLiteral("+0.3")); // not of this position
        QVERIFY(on<QCheckBox>(page(), "threatShown")->isVisible() && on<QCheckBox>(page(), "threatShown")->isChecked());

        const std::size_t nodes = session().record().size();
        QVERIFY(!m_window->findChild<QAction*>(QStringLiteral("insertBestLine"))->isEnabled());
        live().play(live().report()->lines.front().moves);
        live().insertLine(live().report()->lines.front().moves);
        QCOMPARE(session().record().size(), nodes);

        session().step(1);
        QVERIFY(!live().isThreatShown() && !threat->isChecked() && live().isOn());
        QTRY_VERIFY(live().report());
        on<QCheckBox>(page(), "threatShown")->click();
        QVERIFY(live().isThreatShown());
        on<QCheckBox>(page(), "threatShown")->click();
        QVERIFY(!live().isThreatShown() && live().isOn());
        session().step(4); // 3.Bc4 Qh4+
        QVERIFY(session().chessPosition()->inCheck());
        QVERIFY(!on<QCheckBox>(page(), "threatShown")->isEnabled());
        threat->trigger();
        QVERIFY(!live().isThreatShown() && !threat->isChecked());
    }

    /// A click selects the line that was displayed.
    void linesHoldStillUnderTheMouse()
    {
        review("immortal.pgn");
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        const auto show = [this](const char* text, bool anew) {
            list()->setLines(
                {{.score = {}, .chance = {}, .texts = {QString::fromLatin1(text)}, .moves = {{1}}, .words = QString::fromLatin1(text)}}, 3,
                anew);
            return list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        };
        const auto words = [this] { return list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(); };
        const QString seen = words();
        QTest::mouseMove(list()->viewport(), list()->moveRect(0, 0).center());
        QTRY_COMPARE(list()->pointedMove(), 0);
        QCOMPARE(show("newer", false), seen);
        QTest::mouseMove(list()->viewport(), {list()->viewport()->width() - 2, list()->viewport()->height() - 2});
        QTRY_COMPARE(words(), QStringLiteral("newer"));
        QTest::mouseMove(list()->viewport(), list()->moveRect(0, 0).center());
        QTRY_COMPARE(list()->pointedMove(), 0);
        QCOMPARE(show("of another position", true), QStringLiteral("of another position"));
    }

    void restsWhileNobodySeesIt()
    {
        review("immortal.pgn");
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        QCOMPARE(live().state(), LiveAnalysis::State::Off);
        QTRY_VERIFY(heard().endsWith(QStringLiteral("quit \n")));
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(live().report()); // as requested
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        m_window->findChild<QAction*>(QStringLiteral("liveAnalysis"))->trigger(); // switches it off
        QVERIFY(!live().isOn());
        m_window->findChild<QAction*>(QStringLiteral("liveAnalysis"))->trigger(); // from any page: shows the page
        QVERIFY(page()->isVisible());
        QTRY_VERIFY(live().report());
        const int before = static_cast<int>(heard().count(QStringLiteral("go infinite")));
        session().setComment(QStringLiteral("the same position")); // no reason to start again
        QCOMPARE(live().state(), LiveAnalysis::State::Running);
        QCOMPARE(static_cast<int>(heard().count(QStringLiteral("go infinite"))), before);
    }

    void isForbiddenWhileAGameIsPlayed()
    {
        review("immortal.pgn");
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        NewGame game;
        game.kind = NewGame::Kind::Chess;
        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "1400-1599", .seed = 5, .learned = false};
        QVERIFY(m_window->document().startGame(game));
        QCOMPARE(live().state(), LiveAnalysis::State::Forbidden);
        QVERIFY(!live().report());
        QTRY_VERIFY(heard().endsWith(QStringLiteral("quit \n")));
        QVERIFY(!bar()->isVisible() && !list()->isVisible());
        QVERIFY(!on<QPushButton>(page(), "liveGo")->isEnabled());
        live().setOn(false);
        const QString before = heard();
        press(Qt::Key_L);
        QVERIFY(!live().isOn());
        QVERIFY(page()->notice()->text().contains(QStringLiteral("not available while a game is being played")));
        QVERIFY(m_window->showPage(QStringLiteral("play")));
        QVERIFY(!m_window->playPage()->findChild<AnalysisPanel*>()->isVisible());
        QCOMPARE(heard(), before); // no engine was used
        session().resign(game::Side::First);
        QVERIFY(live().state() == LiveAnalysis::State::Off);
        m_window->playPage()->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(m_window->playPage()->board(), Qt::Key_L); // the game is over
        QTRY_VERIFY(live().report());
    }

    void aBoardForTwoIsAnalysedOnPlay()
    {
        QVERIFY(m_window->document().startGame({.kind = NewGame::Kind::Chess}));
        PlayPage* play = m_window->playPage();
        play->showGame();
        auto* panel = play->findChild<AnalysisPanel*>();
        auto* beside = on<EvaluationBar>(play, "evaluationBar");
        QVERIFY(!panel->isVisible() && !beside->isVisible());
        play->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(play->board(), Qt::Key_L);
        QTRY_VERIFY(live().report());
        QVERIFY(panel->isVisible() && beside->isVisible());
        QVERIFY(beside->standing().has_value());
        QCOMPARE(play->board()->overlay().arrows.size(), std::size_t{3});
        QTest::keyClick(play->board(), Qt::Key_E);
        QVERIFY(!beside->isVisible());
        QTest::keyClick(play->board(), Qt::Key_E);
        QVERIFY(beside->isVisible());
        QVERIFY(session().play(*session().position().parseMove("e2e4")));
        QTRY_VERIFY(live().report());
        QTest::mouseClick(panel->list()->viewport(), Qt::LeftButton, {}, panel->list()->moveRect(0, 0).center());
        QVERIFY(isTaken(play, "e5"));
        QTest::mouseClick(on<QPushButton>(panel, "liveGo"), Qt::LeftButton);
        QVERIFY(!panel->isVisible() && !beside->isVisible());
        QVERIFY(play->board()->overlay().empty());
    }

    void goIsAnalysedByOurNetworks()
    {
        NetworkSources networks = fakeNetworks();
        networks.open = [](const std::string& file, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            const bool go = file.starts_with("go") || file.ends_with("strong.bin");
            return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = go ? "go" : "chess",
                .scale = go ? strength::goScale() : strength::chessScale(),
                .ownership =
                    [go](const nn::GameState& state) {
                        const float own = state.position().sideToMove() == game::Side::First ? 0.9F : -0.9F;
                        return std::vector<float>(go ? 361 : 0, own);
                    },
                .seed = file.ends_with("strong.bin") ? 7U : 1U}));
        };
        open(networks);
        review("evening.sgf");
        QCOMPARE(session().goPosition()->size(), 19);
        session().step(20);
        press(Qt::Key_L);
        QTRY_VERIFY(live().report() && live().report()->effort > 50);
        QCOMPARE(live().source().kind, LiveSource::Kind::Network);
        Q_EMIT m_window->engine().networkChanged(QStringLiteral("chess")); // loaded for another page
        QVERIFY(live().report());
        const QString words = list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(words.contains(QStringLiteral(" %")) && words.contains(QStringLiteral("visits")), qPrintable(words));
        QVERIFY(on<QLabel>(page(), "liveStatus")->text().contains(QStringLiteral("visits")));
        QVERIFY(bar()->standing().has_value());
        const auto marks = [this] { return page()->board()->overlay().cells.size(); };
        QTRY_VERIFY(marks() >= 3);
        QVERIFY(marks() < 100);
        press(Qt::Key_O);
        QVERIFY(live().isTerritoryShown());
        QVERIFY(on<QCheckBox>(page(), "territoryShown")->isVisible() && on<QCheckBox>(page(), "territoryShown")->isChecked());
        QVERIFY(marks() > 300); // all is Black's, and the best move is marked
        const auto isPointed = [this] { // the line may be too short, and may change
            QTest::mouseMove(list()->viewport(), list()->moveRect(0, 1).center());
            return page()->board()->overlay().stones.size() == 2;
        };
        QTRY_VERIFY(isPointed()); // numbered
        QCOMPARE(page()->board()->overlay().stones[1].label, QStringLiteral("2"));
        QTest::mouseMove(list()->viewport(), {list()->viewport()->width() - 2, list()->viewport()->height() - 2});
        QTRY_VERIFY(page()->board()->overlay().stones.empty());
        press(Qt::Key_O);
        QVERIFY(marks() < 100);
        on<QCheckBox>(page(), "threatShown")->click();
        QVERIFY(live().analysedPosition().sideToMove() != session().position().sideToMove());
        QTRY_VERIFY(live().report());
        QTRY_VERIFY(marks() >= 3);
        on<QCheckBox>(page(), "threatShown")->click();
        QTRY_VERIFY(live().report());

        m_window->engine().setNetworkFile(strongNetworkOf("go"), QStringLiteral("strong.bin"));
        auto* sources = on<QComboBox>(page(), "liveSource");
        QTRY_COMPARE(sources->count(), 2); // and the engine runs now, because the user has not chosen another one
        QCOMPARE(live().source().kind, LiveSource::Kind::Strong);
        QTRY_VERIFY(live().report());
        sources->setCurrentIndex(1);
        Q_EMIT sources->activated(1);
        QCOMPARE(live().source().kind, LiveSource::Kind::Network);
        QTRY_VERIFY(live().report());
    }

    void optionsAreRememberedAndUsed()
    {
        review("immortal.pgn");
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        m_window->findChild<QAction*>(QStringLiteral("engineOptions"))->trigger();
        const auto dialog = [this] { return m_window->findChild<QDialog*>(QStringLiteral("engineOptionsDialog")); };
        QVERIFY(dialog());
        QTRY_VERIFY(on<QSpinBox>(dialog(), "option Hash"));
        QCOMPARE(on<QSpinBox>(dialog(), "option Hash")->value(), 64); // ours, not the engine's 16
        QVERIFY(heard().contains(QStringLiteral("setoption name Hash value 64")));
        QVERIFY(on<QCheckBox>(dialog(), "option Book")->isChecked());
        QVERIFY(!on<QSpinBox>(dialog(), "option MultiPV")); // set by the window itself
        on<QSpinBox>(dialog(), "option Hash")->setValue(32);
        on<QComboBox>(dialog(), "option Style")->setCurrentIndex(1);
        on<QSpinBox>(dialog(), "limitDepth")->setValue(12);
        on<QPushButton>(dialog(), "saveOptions")->click();
        QTRY_COMPARE(live().state(), LiveAnalysis::State::Finished); // it has started again
        QVERIFY(heard().contains(QStringLiteral("setoption name Hash value 32")));
        QVERIFY(heard().contains(QStringLiteral("setoption name Style value Risky")));
        QVERIFY(heard().endsWith(QStringLiteral("go depth 12\n")));
        QTRY_VERIFY(!dialog());

        setJudgeSetting({}); // Review uses the engine, with the same options
        const QString command = externalEngines().front().command;
        setExternalEngines({{.name = QStringLiteral("Stockfish"),
            .command = command + QStringLiteral(" stockfish"),
            .protocol = ExternalEngine::Protocol::Uci}});
        setEngineOptions(externalEngines().front().command, engineOptions(command));
        QCOMPARE(reviewJudge("chess").options.at("Hash"), std::string("32"));
        setExternalEngines({{.name = QStringLiteral("The fish"), .command = command, .protocol = ExternalEngine::Protocol::Uci}});

        open(fakeNetworks()); // another run of the program
        QVERIFY(m_window->showPage(QStringLiteral("engines")));
        auto* button = m_window->findChild<QPushButton*>(QStringLiteral("engineOptions"));
        QVERIFY(button && button->isVisible());
        button->click();
        QTRY_VERIFY(dialog() && on<QSpinBox>(dialog(), "option Hash"));
        QCOMPARE(on<QSpinBox>(dialog(), "option Hash")->value(), 32);
        QCOMPARE(on<QSpinBox>(dialog(), "limitDepth")->value(), 12);
        on<QPushButton>(dialog(), "usualOptions")->click();
        on<QPushButton>(dialog(), "saveOptions")->click();
        QCOMPARE(engineOptions(command), EngineOptions());
        m_window->findChild<QUndoGroup*>()->undo();
        QCOMPARE(engineOptions(command).options.at("Style"), std::string("Risky"));
    }

    void limitsOfNetworksAreKept()
    {
        setExternalEngines({});
        review("evening.sgf");
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        on<QPushButton>(page(), "liveOptions")->click();
        auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("engineOptionsDialog"));
        QVERIFY(dialog && !on<QSpinBox>(dialog, "limitDepth")->isVisible());
        on<QDoubleSpinBox>(dialog, "limitEffort")->setValue(60);
        on<QPushButton>(dialog, "saveOptions")->click();
        QTRY_COMPARE(live().state(), LiveAnalysis::State::Finished);
        QCOMPARE(live().report()->effort, std::uint64_t{60});
        QVERIFY(on<QLabel>(page(), "liveStatus")->text().contains(QStringLiteral("finished")));
    }

    /// Loading a network may take longer than looking at a position.
    void steppingOnLetsTheEngineStart()
    {
        const QString starts = m_folder->filePath(QStringLiteral("fish.starts"));
        addFish(QStringLiteral("fish"),
            "echo start >> \"$0.starts\"\n"
            "while [ ! -e \"$0.loaded\" ]; do sleep 0.02; done\n");
        review("immortal.pgn");
        press(Qt::Key_L);
        QTRY_VERIFY(!contentOf(starts).isEmpty());
        session().step(1);
        QCOMPARE(live().state(), LiveAnalysis::State::Starting);
        writeFile(m_folder->filePath(QStringLiteral("fish.loaded")), "x");
        QTRY_VERIFY(live().report());
        QCOMPARE(live().report()->lines.size(), std::size_t{3});
        QCOMPARE(contentOf(starts), QByteArray("start\n"));
    }

    void aBrokenEngineSaysSo()
    {
        setExternalEngines(
            {{.name = QStringLiteral("Broken"), .command = QStringLiteral("sh -c 'exit 3'"), .protocol = ExternalEngine::Protocol::Uci}});
        review("immortal.pgn");
        press(Qt::Key_L);
        QTRY_COMPARE(live().state(), LiveAnalysis::State::Failed);
        QVERIFY(on<QLabel>(page(), "liveStatus")->text().startsWith(QStringLiteral("Analysis failed: ")));
        auto* sources = on<QComboBox>(page(), "liveSource"); // our own search has evaluations for it
        sources->setCurrentIndex(sources->count() - 1);
        Q_EMIT sources->activated(sources->count() - 1);
        QTRY_VERIFY(live().report());
        QCOMPARE(live().source().kind, LiveSource::Kind::Network);
    }

    /// With the same key and panel; hidden pages are not analysed until they are shown.
    void theTreePageIsAnalysed()
    {
        review("immortal.pgn");
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        TreePage* tree = m_window->treePage();
        auto* panel = tree->findChild<AnalysisPanel*>();
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(!panel->isVisible());
        const auto own = tree->board()->overlay().arrows.size();
        QVERIFY(own > 0);
        tree->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(tree->board(), Qt::Key_L);
        QTRY_VERIFY(live().report());
        QVERIFY(panel->isVisible() && on<EvaluationBar>(tree, "evaluationBar")->isVisible());
        QCOMPARE(panel->list()->model()->rowCount(), 3);
        QCOMPARE(tree->board()->overlay().arrows.size(), std::size_t{3}); // the search's own arrows are hidden
        QCOMPARE(tree->board()->overlay().arrows.back().label, QStringLiteral("+0.25"));
        QVERIFY(page()->board()->overlay().arrows.empty() || page()->board()->overlay().arrows.back().label != QStringLiteral("+0.25"));
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(live().report());
        QTRY_VERIFY(
            !page()->board()->overlay().arrows.empty() && page()->board()->overlay().arrows.back().label == QStringLiteral("+0.25"));
        QVERIFY(m_window->showPage(QStringLiteral("tree")));
        tree->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(tree->board(), Qt::Key_L);
        QVERIFY(!panel->isVisible());
        QTRY_COMPARE(tree->board()->overlay().arrows.size(), own);
    }

    void whatIsSetUpIsAnalysed()
    {
        NewGame game;
        game.kind = NewGame::Kind::Chess;
        QVERIFY(m_window->document().startGame(game));
        on<QAction>(m_window.get(), "setUpPositionAction")->trigger();
        auto* editor = m_window->findChild<PositionEditor*>();
        QVERIFY(editor && QTest::qWaitForWindowExposed(editor));
        auto* panel = editor->findChild<AnalysisPanel*>();
        QVERIFY(panel->isVisible() && panel->isEnabled());
        auto* board = on<ChessBoardWidget>(editor, "draftChessBoard");
        editor->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(editor));
        board->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(board, Qt::Key_L);
        QTRY_COMPARE(board->overlay().arrows.size(), std::size_t{3});
        auto* tools = editor->findChild<PageScroll*>();
        editor->resize(editor->minimumSizeHint());
        QTRY_VERIFY(tools->verticalScrollBar()->isVisible());
        QTRY_VERIFY(tools->widget()->minimumSizeHint().width() <= tools->viewport()->width()); // nothing is cut off at the right
        QCOMPARE(panel->list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("+0.25: 1.e4 e5 2.Nf3"));
        Q_EMIT panel->list()->lineChosen({*session().position().parseMove("e2e4")}); // a move is not played on a board in set-up
        QCOMPARE(board->overlay().arrows.size(), std::size_t{3});
        on<QPushButton>(editor, "draftClear")->click();
        QTRY_VERIFY(board->overlay().arrows.empty()); // without kings there is no analysis
        on<QPushButton>(editor, "draftStart")->click();
        QTRY_COMPARE(board->overlay().arrows.size(), std::size_t{3});
        QVERIFY(!live().isOn()); // the analysis of the game is separate

        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "1400-1599", .seed = 5, .learned = false};
        QVERIFY(m_window->document().startGame(game)); // a game can start from its position
        QVERIFY(!panel->isEnabled());
        QTRY_VERIFY(board->overlay().arrows.empty());
        session().resign(game::Side::First);
        QVERIFY(panel->isEnabled());
        QTRY_COMPARE(board->overlay().arrows.size(), std::size_t{3});
    }

    void gtpEnginesAnalyse()
    {
        const QString program = m_folder->filePath(QStringLiteral("stones"));
        writeFile(program,
            "while read -r id word rest; do case $word in\n"
            "list_commands) printf '=%s name\\nplay\\nlz-analyze\\n\\n' $id;;\n"
            "name) printf '\\n=%s Stones\\n\\n' $id;;\n"
            "lz-analyze) printf '=%s\\ninfo move D4 visits 30 winrate 7500 order 0 pv D4 Q16\\n' $id;;\n"
            "*) printf '=%s\\n\\n' $id;; esac; done\n");
        setExternalEngines({{.name = QStringLiteral("Stones"),
            .command = QStringLiteral("sh \"%1\"").arg(program),
            .protocol = ExternalEngine::Protocol::Gtp}});
        review("evening.sgf");
        live().setSource(live().sources().back().id);
        QCOMPARE(live().source().kind, LiveSource::Kind::Gtp);
        press(Qt::Key_L);
        QTRY_VERIFY(live().report());
        QCOMPARE(live().analyst(), QStringLiteral("Stones"));
        QCOMPARE(live().report()->lines.front().moves.size(), std::size_t{2});
        QCOMPARE(live().report()->lines.front().value, 0.5F);
        const auto cells = page()->board()->overlay().cells;
        QVERIFY(std::ranges::any_of(cells, [](const OverlayCell& cell) { return cell.cell == QPoint(3, 15); }));
        live().setOn(false);
        writeFile(program, "while read -r id word rest; do printf '=%s name\\n\\n' $id; done\n");
        live().setOn(true);
        QTRY_COMPARE(live().state(), LiveAnalysis::State::Failed); // it has no command for analysis
        QVERIFY2(live().problem().contains(QStringLiteral("lz-analyze")), qPrintable(live().problem()));
    }

private:
    void open(const NetworkSources& networks)
    {
        m_window.reset();
        m_window = shownWindow(m_folder->path(), {1280, 800}, networks);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get())); // keys reach no other
    }

    /// Adds an engine that has evaluations for two positions, the start of a game and the one after 1.e4, and searches until it is stopped.
    /// It runs `start` in the shell before it reads anything.
    void addFish(const QString& name = QStringLiteral("fish"), const QByteArray& start = {})
    {
        const QString program = m_folder->filePath(name);
        writeFile(program,
            start
                + "while read -r word rest; do echo \"$word $rest\" >> \"$0.log\"; case $word in\n"
                  "uci) echo id name Fish 7; echo option name MultiPV type spin default 1 min 1 max 500;"
                  " echo option name Clear Hash type button; echo option name Book type check default true;"
                  " echo option name Hash type spin default 16 min 1 max 1024;"
                  " echo option name Style type combo default Solid var Solid var Risky;"
                  " echo option name Path type string default '<empty>'; echo uciok;;\n"
                  "isready) echo readyok;;\n"
                  "setoption) case $rest in *MultiPV*) lines=${rest##* };; esac;;\n"
                  "position) case $rest in *moves*) set -- 'e7e5 g1f3 b8c6' 'c7c5 g1f3 d7d6' 'e7e6 d2d4 d7d5';;"
                  " *) set -- 'e2e4 e7e5 g1f3' 'd2d4 d7d5 c2c4' 'g1f3 d7d5 d2d4' 'c2c4 e7e5';; esac;;\n"
                  "go) n=0; for pv; do n=$((n + 1)); [ $n -le $lines ] &&"
                  " echo info depth 20 multipv $n score cp $((35 - 10 * n)) nodes 1234567 pv $pv; done;"
                  " case $rest in *depth*) echo bestmove a2a3;; esac;;\n"
                  "stop) echo bestmove a2a3;;\n"
                  "quit) exit;; esac; done\n");
        setExternalEngines({{.name = QStringLiteral("The fish"),
            .command = QStringLiteral("sh \"%1\"").arg(program),
            .protocol = ExternalEngine::Protocol::Uci}});
    }

    void review(const char* file)
    {
        openFiles(*m_window, {QStringLiteral(TEST_DATA "/ui/") + QLatin1String(file)});
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        QTRY_VERIFY(m_window->isSettled());
        session().first();
    }

    void press(Qt::Key key)
    {
        page()->board()->setFocus(Qt::OtherFocusReason);
        QTest::keyClick(page()->board(), key);
    }

    QString heard() const { return QString::fromUtf8(contentOf(m_folder->filePath(QStringLiteral("fish.log")))); }

    ReviewPage* page() { return m_window->reviewPage(); }
    LiveAnalysis& live() { return m_window->live(); }
    template <class Widget>
    Widget* on(QWidget* place, const char* name)
    {
        return place->findChild<Widget*>(QLatin1String(name));
    }
    LineList* list() { return on<LineList>(page(), "liveLines"); }
    EvaluationBar* bar() { return on<EvaluationBar>(page(), "evaluationBar"); }
    /// Whether the chess board of a page shows a piece there.
    static bool isTaken(const BoardPage* page, const char* square)
    {
        const auto at = static_cast<std::size_t>(square[0] - 'a' + 8 * (square[1] - '1'));
        return page->chessBoard()->picture().pieces[at] != chess::Piece::None;
    }
    bool isTaken(const char* square) { return isTaken(page(), square); }
};

EVENMATCH_TEST_WITH_WIDGETS(TestLiveAnalysis)

} // namespace tst_live_analysis

#include "tst_live_analysis.moc"
