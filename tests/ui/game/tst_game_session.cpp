#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/record/board/line_record.h"
#include "nn/evaluate/fake_evaluator.h"
#include "ui/file/game_files.h"
#include "ui/game/game_session.h"
#include "ui/game/move_list_model.h"
#include "ui/game/session_text.h"
#include "ui/opponent/dead_stones.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_game_session {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestGameSession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void playsAndRefuses()
    {
        GameSession session;
        session.start(go9());
        QSignalSpy refused(&session, &GameSession::refused);
        QSignalSpy saved(&session, &GameSession::recordChanged);
        playAll(session, {"E5"});
        QCOMPARE(saved.count(), 1);
        QVERIFY(!session.play(session.goPosition()->moveAt(4, 4)));
        QCOMPARE(refused.count(), 1);
        QVERIFY2(refused.first().first().toString().contains("point is taken"), qPrintable(refused.first().first().toString()));
        QCOMPARE(session.record().size(), std::size_t(2));
        QCOMPARE(saved.count(), 1);
    }

    void passesLeadToCounting()
    {
        GameSession session;
        session.start(go9());
        playAll(session, {"E5"});
        session.pass();
        QCOMPARE(session.phase(), Phase::Playing);
        session.pass();
        QCOMPARE(session.phase(), Phase::Scoring);
        QCOMPARE(session.score().black, 81.0); // one stone alone owns the board
        session.resign(game::Side::Second); // instead of accepting the count
        QCOMPARE(session.phase(), Phase::Over);
        QCOMPARE(session.result(), QStringLiteral("B+R"));
        session.undoStack().undo();
        QCOMPARE(session.phase(), Phase::Scoring);
    }

    void gameResumedAfterTwoPassesIsShownToItsEnd()
    {
        GameSession session;
        QVERIFY(session.load(*readGameText(QStringLiteral("(;GM[1]SZ[9]RE[B+R];B[ee];W[ec];B[];W[];B[cc];W[gg];B[gc])"))).ok());
        QCOMPARE(session.line().size(), std::size_t(8));
        QCOMPARE(session.lineIndex(), 7);
        QCOMPARE(session.node(), session.gameEnd());
        QCOMPARE(session.phase(), Phase::Over);
        session.step(-3);
        QCOMPARE(session.phase(), Phase::Scoring);
        session.step(1);
        QVERIFY(session.goPosition()->colorAt(2, 2) == go::Color::Black);
    }

    void correctedDeadStonesStay()
    {
        GameSession session;
        session.start(go9());
        playAll(session, {"E5", "C3"});
        session.pass();
        session.pass();
        go::PointSet white;
        white.insert(session.goPosition()->moveAt(2, 6));
        session.proposeDead(white);
        QVERIFY(session.deadStones() == white);
        session.toggleDead(session.goPosition()->moveAt(2, 6));
        session.proposeDead(white); // it comes too late
        QVERIFY(!session.deadStones().contains(session.goPosition()->moveAt(2, 6)));
    }

    /// This network gives White the whole board; playouts give another result.
    void strongNetworkProposesDeadStones()
    {
        const auto open = [](const std::string&, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            const auto ownership = [](const nn::GameState& state) {
                return std::vector<float>(81, state.position().sideToMove() == game::Side::First ? -0.9F : 0.9F);
            };
            return std::shared_ptr<nn::Evaluator>(
                std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .ownership = ownership}));
        };
        Engine engine({.open = open, .bundled = [](const std::string&) { return std::string(); }});
        GameSession session;
        const DeadStones stones(session, engine);
        session.start(go9());
        playAll(session, {"E5"});
        session.pass();
        session.pass();
        const game::Move stone = session.goPosition()->moveAt(4, 4);
        QVERIFY(!session.deadStones().contains(stone));
        engine.setNetworkFile(strongNetworkOf("go"), QStringLiteral("strong"));
        QTRY_VERIFY(session.deadStones().contains(stone));
        record::GameDetails details = record::gameDetails(session.record());
        details.players[0].name = "Anna";
        session.setDetails(details);
        QVERIFY(session.deadStones().contains(stone)); // the count does not depend on names

        GameSession other; // of the same length, so that its end has the same place in the record
        other.start(go9());
        playAll(other, {"C3"});
        other.pass();
        other.pass();
        QVERIFY(session.load(other.record(), Origin::Here).ok());
        QTRY_VERIFY(session.deadStones().contains(session.goPosition()->moveAt(2, 6)));

        QVERIFY(session.load(*readGameText(QStringLiteral("(;GM[1]SZ[9];B[ee];AB[gg]AW[cc];W[];B[])"))).ok());
        QTRY_VERIFY(session.deadStones().contains(session.goPosition()->moveAt(6, 6))); // a stone that was set up
        engine.setNetworkFile(strongNetworkOf("go"), {});
    }

    void acceptedCountIsTheResult()
    {
        GameSession session;
        session.start(go9());
        playAll(session, {"E5"});
        session.pass();
        session.pass();
        session.acceptCount();
        QCOMPARE(session.phase(), Phase::Over);
        QCOMPARE(session.result(), QStringLiteral("B+74.5"));
        QCOMPARE(stateText(session), QStringLiteral("Black wins by 74.5 points"));
        QVERIFY(!session.play(session.goPosition()->moveAt(0, 0)));
    }

    void agreedDeadStonesStay()
    {
        GameSession session;
        session.start(go9());
        playAll(session, {"E5", "C3"});
        session.pass();
        session.pass();
        const game::Move dead = session.goPosition()->moveAt(2, 6);
        if (!session.deadStones().contains(dead))
            session.toggleDead(dead);
        session.toggleDead(session.goPosition()->moveAt(4, 4));
        const go::PointSet marked = session.deadStones();
        session.step(-1);
        session.step(1);
        QVERIFY(session.deadStones() == marked);
        session.acceptCount();
        session.step(-1);
        session.step(1);
        QVERIFY(session.deadStones() == marked);
        session.undoStack().undo();
        QCOMPARE(session.phase(), Phase::Scoring);
        QVERIFY(session.deadStones() == marked);
    }

    void listsShowJigoInWords()
    {
        QCOMPARE(resultLabel(QStringLiteral("0")), QStringLiteral("Draw"));
        QCOMPARE(resultLabel(QStringLiteral("B+3.5")), QStringLiteral("B+3.5"));
    }

    void takesBackMovesPassesAndResults()
    {
        GameSession session;
        session.start(go9());
        QVERIFY(!session.canTakeBack());
        playAll(session, {"E5"});
        session.pass();
        session.pass();
        session.acceptCount();
        session.takeBack(); // the game is over and stays
        QCOMPARE(session.phase(), Phase::Over);
        session.undoStack().undo(); // the result
        QCOMPARE(session.phase(), Phase::Scoring);
        QVERIFY(session.result().isEmpty());
        session.takeBack(); // a pass
        QCOMPARE(session.phase(), Phase::Playing);
        QCOMPARE(session.lineIndex(), 2);
        session.takeBack();
        session.takeBack();
        QCOMPARE(session.lineIndex(), 0);
        QVERIFY(!session.canTakeBack());
        QCOMPARE(session.goPosition()->colorAt(4, 4), go::Color::Empty);
    }

    void steppingBackAndPlayingMakesAVariation()
    {
        GameSession session;
        session.start(go9());
        playAll(session, {"E5", "C3", "G7"});
        session.step(-2);
        playAll(session, {"D4"});
        QCOMPARE(session.line().size(), std::size_t(3));
        QCOMPARE(session.line()[2].variations, 2);
        session.sibling(-1);
        QCOMPARE(session.line().size(), std::size_t(4));
        QCOMPARE(session.line()[2].text, QStringLiteral("C3"));
        session.sibling(1);
        QCOMPARE(session.line()[2].text, QStringLiteral("D4"));
        QCOMPARE(session.record().mainLineMoves().size(), std::size_t(3));
    }

    void sameMoveAgainIsNoVariation()
    {
        GameSession session;
        session.start(go9());
        playAll(session, {"E5", "C3"});
        session.first();
        playAll(session, {"E5"});
        QCOMPARE(session.record().size(), std::size_t(3));
        QCOMPARE(session.line().size(), std::size_t(3));
    }

    void handicapGivesWhiteTheMove()
    {
        GameSession session;
        NewGame game;
        game.handicap = 4;
        game.komi = 0.5;
        session.start(game);
        QCOMPARE(session.toMove(), game::Side::Second);
        QCOMPARE(session.goPosition()->colorAt(3, 3), go::Color::Black);
        QCOMPARE(session.goPosition()->colorAt(15, 15), go::Color::Black);
        QCOMPARE(session.record().setup.handicap, 4);
        playAll(session, {"C3"});
        QCOMPARE(session.line().back().side, game::Side::Second);
    }

    /// By Chinese rules White gets a point for each, in addition to the komi that the game's facts show.
    void handicapStonesAreCountedBesideKomi()
    {
        GameSession session;
        NewGame game = go9();
        game.handicap = 4;
        game.komi = 0.5;
        session.start(game);
        session.pass();
        session.pass();
        QCOMPARE(session.phase(), Phase::Scoring);
        const QString count = countText(session.score(), session.goPosition()->komi());
        QVERIFY2(count.contains(QStringLiteral(" and 0.5 + 4 komi")), qPrintable(count));
        session.start(go9());
        session.pass();
        session.pass();
        QVERIFY(countText(session.score(), session.goPosition()->komi()).contains(QStringLiteral(" and 6.5 komi")));
    }

    void quartersOfAPointStay()
    {
        GameSession session;
        NewGame game = go9();
        game.komi = 6.25;
        session.start(game);
        session.pass();
        session.pass();
        QVERIFY(countText(session.score(), session.goPosition()->komi()).contains(QStringLiteral(" and 6.25 komi")));
        session.acceptCount();
        QCOMPARE(session.result(), QStringLiteral("W+6.25"));
        QCOMPARE(resultText(session.result()), QStringLiteral("White wins by 6.25 points"));
        QCOMPARE(resultText(QStringLiteral("B+3")), QStringLiteral("Black wins by 3 points"));
    }

    void resignationEndsTheGame()
    {
        GameSession session;
        session.start(go9());
        playAll(session, {"E5"});
        session.setModified(false);
        session.resign(session.toMove());
        QCOMPARE(session.result(), QStringLiteral("B+R"));
        QCOMPARE(session.phase(), Phase::Over);
        QVERIFY(session.isModified());
        session.undoStack().undo();
        QVERIFY(!session.isModified()); // as it was
        session.undoStack().redo();
        session.setModified(false);
        session.undoStack().undo();
        QVERIFY(session.isModified()); // but not as it was saved
        QCOMPARE(session.phase(), Phase::Playing);
        QCOMPARE(session.lineIndex(), 1);
    }

    /// What might have followed is analysis; the game stays as it was.
    void movesFollowAResignation()
    {
        GameSession session;
        session.start(go9());
        playAll(session, {"E5", "C3"});
        session.resign(session.toMove());
        playAll(session, {"G7"});
        QCOMPARE(session.phase(), Phase::Playing);
        QCOMPARE(session.gameMoves().size(), std::size_t(2));
        QCOMPARE(session.gameRecord().mainLineMoves().size(), std::size_t(2));
        GameSession again; // in the next run
        QVERIFY(again.load(session.record(), Origin::Here, session.gameMoves().size()).ok());
        QCOMPARE(again.gameMoves().size(), std::size_t(2));
        QCOMPARE(again.phase(), Phase::Over);
        GameSession opened;
        QVERIFY(opened.load(again.gameRecord()).ok());
        playAll(opened, {"G3"});
        QCOMPARE(opened.gameMoves().size(), std::size_t(2));
        session.undoStack().undo();
        session.undoStack().undo(); // the resignation
        playAll(session, {"G7"});
        QCOMPARE(session.gameMoves().size(), std::size_t(3));
    }

    void aBareKingWinsNothingByTheClock()
    {
        for (const auto& [fen, result] :
            {std::pair("k7/8/8/8/8/8/7Q/K7 w - - 0 1", "1/2-1/2"), std::pair("k7/8/8/8/8/8/7Q/K7 b - - 0 1", "1-0")}) {
            GameSession session;
            QVERIFY(session.load(record::lineRecord(*chess::Position::fromFen(fen), {}), Origin::Here).ok());
            session.loseOnTime(session.toMove());
            QCOMPARE(session.result(), QString::fromLatin1(result));
        }
    }

    void chessMateWritesItsResult()
    {
        GameSession session;
        session.start(chessGame());
        playAll(session, {"f3", "e5", "g4", "Qh4"});
        QCOMPARE(session.result(), QStringLiteral("0-1"));
        QCOMPARE(session.line().back().text, QStringLiteral("Qh4#"));
        QCOMPARE(stateText(session), QStringLiteral("Checkmate: Black wins"));
        session.undoStack().undo();
        QCOMPARE(session.phase(), Phase::Playing);
        QVERIFY(session.result().isEmpty());
    }

    void claimedDrawSaysWhy()
    {
        GameSession session;
        session.start(chessGame());
        playAll(session, {"Nf3", "Nf6", "Ng1", "Ng8"});
        session.agreeDraw();
        QCOMPARE(stateText(session), QStringLiteral("Draw"));
        session.undoStack().undo();
        playAll(session, {"Nf3", "Nf6", "Ng1", "Ng8"});
        session.agreeDraw();
        QCOMPARE(stateText(session), QStringLiteral("Draw: the position occurred three times"));
    }

    void chessRefusalsSayWhy()
    {
        GameSession session;
        session.start(chessGame());
        playAll(session, {"e4", "e5", "f4", "Qh4"});
        QSignalSpy refused(&session, &GameSession::refused);
        session.play(chess::makeMove(chess::squareAt(0, 1), chess::squareAt(0, 2))); // a3 leaves the king in check
        QCOMPARE(refused.count(), 1);
        QVERIFY2(refused.last().first().toString().contains("king in check"), qPrintable(refused.last().first().toString()));
        session.play(chess::makeMove(chess::squareAt(0, 0), chess::squareAt(5, 5)));
        QVERIFY2(refused.last().first().toString().contains("no piece"), qPrintable(refused.last().first().toString()));
    }

    void chess960StartsWhereItWasAsked()
    {
        GameSession session;
        NewGame game;
        game.kind = NewGame::Kind::Chess960;
        game.chess960 = 0; // BBQNNRKR
        session.start(game);
        QCOMPARE(session.chessPosition()->pieceAt(0), chess::makePiece(game::Side::First, chess::PieceKind::Bishop));
        QCOMPARE(session.chessPosition()->pieceAt(6), chess::makePiece(game::Side::First, chess::PieceKind::King));
        QVERIFY(session.chessPosition()->isChess960());
    }

    void listModelFollowsTheLine()
    {
        GameSession session;
        session.start(chessGame());
        MoveListModel model(session);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        playAll(session, {"e4", "e5", "Nf3", "Nc6"});
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.index(2).data(MoveListModel::NumberRole).toString(), QStringLiteral("2."));
        QCOMPARE(model.index(3).data(Qt::DisplayRole).toString(), QStringLiteral("2 Black Nc6"));
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        session.step(-2);
        QCOMPARE(removed.count(), 0); // the line is the same, only the current node changed
        QCOMPARE(model.current().row(), 1);
        playAll(session, {"Bc4"});
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(2).data(MoveListModel::VariationsRole).toInt(), 1);
        session.first();
        QVERIFY(!model.current().isValid());
        session.takeBack(); // not at the end: nothing happens
        QCOMPARE(session.record().size(), std::size_t(6));
        session.start(NewGame{});
        QCOMPARE(model.rowCount(), 0);
        const auto blackBegins = readGameText(QStringLiteral("[SetUp \"1\"]\n[FEN \"8/5pk1/6p1/7p/7P/5PP1/6K1/1r6 b - - 3 47\"]\n\n"
                                                             "47... Rb2+ 48. Kf1 f5 49. Kg1 *\n"));
        QVERIFY(session.load(*blackBegins).ok());
        QStringList numbers;
        for (int row = 0; row < model.rowCount(); ++row)
            numbers << model.index(row).data(MoveListModel::NumberRole).toString();
        QCOMPARE(numbers, (QStringList{"47…", "48.", "48…", "49."}));
    }

    /// Back to the start and forward again, over moves, variations, comments, deletions and a result.
    void everythingCanBeUndoneAndDoneAgain()
    {
        GameSession session;
        session.start(go9());
        std::vector<record::GameRecord> steps{session.record()};
        const auto step = [&](auto&& act) {
            act();
            steps.push_back(session.record());
        };
        step([&] { playAll(session, {"E5"}); });
        step([&] { playAll(session, {"C3"}); });
        step([&] { session.setComment(QStringLiteral("so")); });
        session.first();
        step([&] { playAll(session, {"D4"}); });
        step([&] { session.makeMainLine(session.node()); });
        step([&] { session.toggleMark({.kind = record::MarkKind::Triangle, .at = {2, 3}, .to = {}, .label = {}}); });
        step([&] { session.removeFrom(session.record().nextSibling(session.node())); });
        step([&] { session.resign(session.toMove()); });
        QCOMPARE(session.undoStack().count(), static_cast<int>(steps.size()) - 1);
        for (std::size_t at = steps.size() - 1; at > 0; --at) {
            QVERIFY2(session.record() == steps[at], qPrintable(QString::number(at)));
            session.undoStack().undo();
        }
        QVERIFY(session.record() == steps.front());
        for (std::size_t at = 1; at < steps.size(); ++at) {
            session.undoStack().redo();
            QVERIFY2(session.record() == steps[at], qPrintable(QString::number(at)));
        }
        QCOMPARE(session.phase(), Phase::Over);
    }

    /// The tutor's comment arrives while the user annotates the game.
    void notedWordsOutliveUndo()
    {
        GameSession session;
        session.start(go9());
        playAll(session, {"E5"});
        const record::NodeId node = session.node();
        const auto words = [&] { return record::commentWords(session.record(), node); };
        session.toggleMark({.kind = record::MarkKind::Triangle, .at = {2, 3}, .to = {}, .label = {}});
        session.setModified(false);
        session.noteWords(node, QStringLiteral("so"));
        session.undoStack().undo();
        QVERIFY(record::marks(session.record(), node).empty());
        QCOMPARE(words(), std::string("so"));
        QVERIFY(session.isModified());
        session.undoStack().redo();
        QCOMPARE(words(), std::string("so"));
        session.undoStack().undo();
        session.undoStack().undo();
        QCOMPARE(session.record().size(), std::size_t(1));
        session.undoStack().redo();
        QCOMPARE(words(), std::string("so"));
    }

    /// Undo steps contain whole records, so their total size is limited.
    void theOldestStepsAreForgotten()
    {
        constexpr auto kLong = static_cast<qsizetype>(GameSession::kUndoBytes / 4);
        GameSession session;
        session.start(go9());
        session.setComment(QString(kLong, QLatin1Char('x')));
        const auto mark = [&](int at) {
            session.toggleMark({.kind = record::MarkKind::Triangle, .at = {at, 0}, .to = {}, .label = {}});
            return session.record();
        };
        std::vector<record::GameRecord> steps;
        for (int at = 0; at < 6; ++at)
            steps.push_back(mark(at));
        QVERIFY(session.undoStack().count() >= 2 && session.undoStack().count() < 4);
        QVERIFY(session.record() == steps.back());
        session.undoStack().undo();
        QVERIFY(session.record() == steps[4]);
        session.undoStack().redo();
        QVERIFY(session.record() == steps[5]);
        while (session.undoStack().canUndo())
            session.undoStack().undo();
        QVERIFY(session.record() != steps[0]);
        session.setComment(QString(5 * kLong, QLatin1Char('y'))); // exceeds the limit: the latest step stays
        mark(7);
        QCOMPARE(session.undoStack().count(), 1);
        session.undoStack().undo();
        QCOMPARE(record::comment(session.record(), session.node()).size(), static_cast<std::size_t>(5 * kLong));
    }

    /// Whatever is done to the game, its moves and result stay the same.
    void importedGameStays()
    {
        GameSession first;
        first.start(go9());
        playAll(first, {"E5", "C3", "G7"});
        GameSession session;
        QVERIFY(session.load(first.record()).ok());
        QCOMPARE(session.standing(), Standing::Fixed);
        const auto moves = session.gameMoves();
        playAll(session, {"C7"}); // beyond its end: analysis
        const record::NodeId beyond = session.node();
        session.first();
        playAll(session, {"D4", "F6"});
        session.promote(session.node());
        session.takeBack();
        session.resign(session.toMove());
        QVERIFY(!session.removeFrom(session.gameEnd()));
        QVERIFY(!session.canPromote(session.node()));
        QCOMPARE(session.gameMoves(), moves);
        QVERIFY(session.result().isEmpty());
        QVERIFY(session.canMakeMainLine(beyond));
        session.makeMainLine(session.node()); // explicitly: the game itself
        QCOMPARE(session.gameMoves().size(), std::size_t(2));
        session.undoStack().undo();
        QCOMPARE(session.gameMoves(), moves);
        QVERIFY(session.removeFrom(beyond));
        QCOMPARE(session.gameMoves(), moves);
    }

    void runningGameIsPlayedAtItsEnd()
    {
        GameSession session;
        session.start(go9());
        session.setRunning(true);
        playAll(session, {"E5", "C3", "G7"});
        QSignalSpy refused(&session, &GameSession::refused);
        session.step(-2);
        QVERIFY(!session.mayPlay());
        QVERIFY(!session.play(*session.position().parseMove("D4")));
        QCOMPARE(refused.count(), 1);
        QVERIFY(!session.canTakeBack());
        playAll(session, {"C3"}); // along the game
        QCOMPARE(session.record().size(), std::size_t(4));
        session.last();
        QVERIFY(session.mayPlay());
        session.takeBack();
        QCOMPARE(session.gameMoves().size(), std::size_t(2));
        QVERIFY(!session.undoStack().canUndo()); // taking back has its own command
    }

private:
    static void playAll(GameSession& session, std::initializer_list<const char*> moves)
    {
        for (const char* text : moves) {
            const auto move = session.position().parseMove(text);
            QVERIFY2(move.has_value(), text);
            QVERIFY2(session.play(*move), text);
        }
    }

    static NewGame go9()
    {
        NewGame game;
        game.size = 9;
        game.komi = 6.5;
        return game;
    }

    static NewGame chessGame()
    {
        NewGame game;
        game.kind = NewGame::Kind::Chess;
        return game;
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestGameSession)

} // namespace tst_game_session

#include "tst_game_session.moc"
