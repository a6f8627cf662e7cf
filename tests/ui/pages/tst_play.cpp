// Games against the program, in the real window, with networks that are available at once.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/record/board/line_record.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/shown_window.h"
#include "ui/base/preferences.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/file/game_files.h"
#include "ui/game/match_me.h"
#include "ui/game/session_text.h"
#include "ui/main_window.h"
#include "ui/opponent/new_game_panel.h"
#include "ui/opponent/premoves.h"
#include "ui/opponent/result_card.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/rank/rank_ladder.h"
#include "ui/widgets/card.h"

#include <QAction>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <ctime>
#include <future>
#include <memory>

namespace tst_play {

using namespace evenmatch;
using namespace evenmatch::ui;
using namespace std::chrono_literals;

/// Networks that take processor time, so that a search can be interrupted.
NetworkSources slowNetworks()
{
    NetworkSources sources = fakeNetworks();
    sources.open = [](const std::string& game, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
        const bool go = game.starts_with("go");
        return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{
            .game = go ? "go" : "chess", .scale = go ? strength::goScale() : strength::chessScale(), .positionCost = 20ms}));
    };
    return sources;
}

/// Fails while it is told to.
class UnreliableNetwork final : public nn::FakeEvaluator {
public:
    UnreliableNetwork(nn::FakeOptions options, const std::atomic<bool>& fails) : FakeEvaluator(std::move(options)), m_fails(fails) { }

    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        if (m_fails)
            return core::Error{core::ErrorCode::BadArgument, "network"};
        return FakeEvaluator::evaluate(queries, answers);
    }

private:
    const std::atomic<bool>& m_fails;
};

/// Evaluates every position as even.
class EvenNetwork final : public nn::FakeEvaluator {
public:
    using FakeEvaluator::FakeEvaluator;

    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        const auto done = FakeEvaluator::evaluate(queries, answers);
        for (nn::Evaluation& answer : answers)
            answer.value = 0;
        return done;
    }
};

/// Notes whether the moves of one rank were requested.
class AskedNetwork final : public nn::FakeEvaluator {
public:
    using FakeEvaluator::FakeEvaluator;

    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        if (std::ranges::any_of(queries, [](const nn::Query& query) { return query.ranks.kind == nn::RankWish::One; }))
            m_isAsked = true;
        return FakeEvaluator::evaluate(queries, answers);
    }
    bool isAsked() const { return m_isAsked; }

private:
    std::atomic<bool> m_isAsked{false};
};

/// Processor time of this thread.
double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1000 + static_cast<double>(time.tv_nsec) / 1e6;
}

class TestPlay : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        open(fakeNetworks());
    }

    void cleanup() { closeWindow(); }

    void threeClicksToAGame()
    {
        m_window->playPage()->welcome();
        auto* ladder = m_window->findChild<RankLadder*>(QStringLiteral("ladder"));
        QVERIFY(ladder->isVisible());
        QCOMPARE(ladder->scale().size(), strength::goScale().size());
        const QModelIndex rung = ladder->model()->index(6, 0); // 3 dan
        ladder->scrollTo(rung);
        QTest::mouseClick(ladder->viewport(), Qt::LeftButton, {}, ladder->visualRect(rung).center());
        QVERIFY(m_window->findChild<QLabel*>(QStringLiteral("opponentWords"))->text().contains(QStringLiteral("3 dan")));
        press("startGame");
        QVERIFY(opponent().plan());
        QCOMPARE(opponent().plan()->rank, std::string("3d"));
        QCOMPARE(session().record().tag("PW"), std::string_view("Evenmatch"));
        QCOMPARE(session().record().tag("WR"), std::string_view("3d"));
        QCOMPARE(session().record().tag("PB"), std::string_view("Me"));
        QVERIFY(usersTurn());
        playAny();
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(2));
        m_window->playPage()->showNewGame(); // the choice is still selected
        QCOMPARE(ladder->chosen().value_or(99), std::size_t(6));
    }

    /// Although no game was started with them.
    void ranksOfBothGamesStayChosen()
    {
        m_window->playPage()->showNewGame();
        QTRY_VERIFY(m_window->isSettled());
        auto* panel = m_window->findChild<NewGamePanel*>();
        auto* ladder = m_window->findChild<RankLadder*>(QStringLiteral("ladder"));
        panel->setKind(NewGame::Kind::Go);
        QTest::keyClick(ladder, Qt::Key_Home);
        QCOMPARE(ladder->chosen().value_or(99), std::size_t(0));
        panel->setKind(NewGame::Kind::Chess);
        QTRY_VERIFY(m_window->isSettled());
        QTest::keyClick(ladder, Qt::Key_End);
        const std::size_t weakest = ladder->scale().size() - 1;
        QCOMPARE(ladder->chosen().value_or(99), weakest);
        panel->setKind(NewGame::Kind::Chess960);
        QCOMPARE(ladder->chosen().value_or(99), weakest);
        panel->setKind(NewGame::Kind::Go);
        QCOMPARE(ladder->chosen().value_or(99), std::size_t(0));
        panel->setKind(NewGame::Kind::Chess);
        QCOMPARE(ladder->chosen().value_or(99), weakest);
    }

    /// Finished games here count for the user's rank without a question.
    void finishedGamesAreTheUsers()
    {
        setChosenUserName(QStringLiteral("Nao"));
        m_window->playPage()->welcome();
        press("startGame");
        QCOMPARE(session().record().tag("PB"), std::string_view("Nao"));
        QStringList me;
        connect(&m_window->library(), &LibraryService::changed, m_window.get(), [&] {
            m_window->library().ask(
                m_window.get(), [](library::Library& library) { return library.players(); },
                [&](const core::Result<std::vector<library::Player>>& players) {
                    me.clear();
                    for (const library::Player& player : *players)
                        if (player.isMe)
                            me << QString::fromStdString(player.name);
                });
        });
        playAny();
        QVERIFY(usersTurn());
        press("resign");
        QTRY_COMPARE(me, QStringList{QStringLiteral("Nao")});
        m_window.reset(); // before the objects that it uses
    }

    /// It has ended there.
    void gameOfAFileIsNotPlayedOnWhileItIsCounted()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("(;GM[1]SZ[9];B[ee];W[];B[])"))));
        QCOMPARE(session().phase(), Phase::Scoring);
        QVERIFY(find<QLabel>("count")->isVisible());
        QVERIFY(!find<QPushButton>("playOn")->isVisible() && !find<QPushButton>("acceptCount")->isVisible());
        m_window->document().startGame({.size = 9});
        playAny();
        session().pass();
        session().pass();
        QTRY_VERIFY(find<QPushButton>("playOn")->isVisible());
        find<QPushButton>("playOn")->click();
        QCOMPARE(session().phase(), Phase::Playing);
    }

    void wholeGoGame()
    {
        start(NewGame::Kind::Go, game::Side::First);
        while (usersTurn() && session().phase() == Phase::Playing)
            playAny();
        QVERIFY(session().phase() != Phase::Playing);
        if (session().phase() == Phase::Scoring)
            press("acceptCount");
        QCOMPARE(session().phase(), Phase::Over);
        QVERIFY(!session().result().isEmpty());
        QVERIFY(moves() > 20);
    }

    void wholeChessGame()
    {
        start(NewGame::Kind::Chess, game::Side::First);
        QVERIFY(m_window->playPage()->chessBoard()->flipped()); // the user is Black
        while (usersTurn() && session().phase() == Phase::Playing && moves() < 120)
            playAny();
        if (session().phase() == Phase::Playing)
            press("resign");
        QCOMPARE(session().phase(), Phase::Over);
        QVERIFY(!session().result().isEmpty());
    }

    void userCannotMoveForTheProgram()
    {
        open(slowNetworks());
        start(NewGame::Kind::Go, game::Side::First);
        QVERIFY(QTest::qWaitFor([&] { return opponent().state() == Opponent::State::Thinking; }, kPatience));
        GoBoardWidget* board = m_window->playPage()->goBoard();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre({4, 4}).toPoint());
        QCOMPARE(moves(), std::size_t(0));
        QVERIFY(!m_window->findChild<QPushButton*>(QStringLiteral("pass"))->isEnabled());
    }

    void takesBackToTheUsersMove()
    {
        start(NewGame::Kind::Go, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        playAny();
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(4));
        press("takeBack");
        QCOMPARE(moves(), std::size_t(2));
        QCOMPARE(opponent().state(), Opponent::State::Resting);
        playAny();
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(4));
        press("resign");
        QCOMPARE(session().result(), QStringLiteral("W+R"));
        QVERIFY(!m_window->findChild<QPushButton*>(QStringLiteral("takeBack"))->isVisible()); // a finished game stays unchanged
        session().undoStack().undo(); // only the resignation
        QCOMPARE(moves(), std::size_t(4));
        QCOMPARE(session().phase(), Phase::Playing);
    }

    void takeBackWhileThinking()
    {
        open(slowNetworks());
        start(NewGame::Kind::Go, game::Side::Second);
        playAny();
        QVERIFY(QTest::qWaitFor([&] { return opponent().state() == Opponent::State::Thinking; }, kPatience));
        press("takeBack");
        QCOMPARE(moves(), std::size_t(0));
        QCOMPARE(opponent().state(), Opponent::State::Resting);
        playAny();
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(2)); // the move of the first search is not played
    }

    void waitsWhileTheUserLooksBack()
    {
        open(slowNetworks());
        start(NewGame::Kind::Chess, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        playAny();
        QVERIFY(QTest::qWaitFor([&] { return opponent().state() == Opponent::State::Thinking; }, kPatience));
        session().first();
        QCOMPARE(opponent().state(), Opponent::State::Resting);
        const auto size = session().record().size();
        for (int i = 0; i < 20; ++i) { // going back only shows earlier positions of the game
            session().first();
            session().play(session().position().randomMove(m_random));
        }
        QCOMPARE(session().record().size(), size);
        QCOMPARE(opponent().state(), Opponent::State::Resting);
        QCOMPARE(moves(), std::size_t(3));
        session().goTo(session().record().mainLineEnd());
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(4));
    }

    /// At an earlier position the buttons are disabled, and the keys say why.
    void drawAndHintAreAboutTheLastMove()
    {
        start(NewGame::Kind::Chess, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        QVERIFY(find<QPushButton>("hint")->isEnabled());
        session().first();
        QVERIFY(!find<QPushButton>("draw")->isEnabled() && !find<QPushButton>("hint")->isEnabled());
        Notice* notice = m_window->playPage()->notice();
        QSignalSpy refused(&session(), &GameSession::refused);
        find<QAction>("drawAction")->trigger();
        QCOMPARE(refused.size(), 1);
        QVERIFY2(!notice->text().contains(QStringLiteral("declined")), qPrintable(notice->text()));
        find<QAction>("hintAction")->trigger();
        QCOMPARE(notice->text(), QStringLiteral("Go to the last move before you ask for a hint."));
        session().last();
        QVERIFY(!notice->isVisible());
        QVERIFY(find<QPushButton>("draw")->isEnabled() && find<QPushButton>("hint")->isEnabled());
    }

    /// From a position of an unfinished game, a new one starts there with the moves so far; opponent, colour and clock can be chosen.
    void playsFromHere()
    {
        for (const NewGame::Kind kind : {NewGame::Kind::Go, NewGame::Kind::Chess}) {
            start(kind, game::Side::Second);
            playAny();
            QVERIFY(usersTurn());
            playAny();
            QVERIFY(usersTurn());
            auto* button = m_window->findChild<QPushButton*>(QStringLiteral("playFromHere"));
            QVERIFY(!button->isVisible());
            session().step(-2);
            QVERIFY(button->isVisible());
            const game::AnyPosition from = session().position();
            press("playFromHere");
            const auto* words = m_window->findChild<QLabel*>(QStringLiteral("newGameWords"));
            QVERIFY(words->isVisible() && words->text().contains(QStringLiteral("2 moves")));
            QCOMPARE(moves(), std::size_t(4)); // nothing has started yet
            press("startGame");
            QCOMPARE(moves(), std::size_t(2));
            for (int cell = 0; kind == NewGame::Kind::Go && cell < 81; ++cell)
                QCOMPARE(session().goPosition()->colorAt(cell % 9, cell / 9), from.as<go::Position>()->colorAt(cell % 9, cell / 9));
            if (kind == NewGame::Kind::Chess)
                QCOMPARE(session().chessPosition()->fen(), from.as<chess::Position>()->fen());
            QCOMPARE(session().toMove(), from.sideToMove());
            QVERIFY(opponent().userSide() == game::Side::First); // unchanged
            QVERIFY(usersTurn());
            playAny();
            QVERIFY(usersTurn());
            QCOMPARE(moves(), std::size_t(4));
        }
    }

    /// No moves of both sides in turn lead to these positions.
    void playsFromHereAfterASetUp()
    {
        for (const char* text : {"(;GM[1]FF[4]SZ[9]KM[6.5];B[ee];W[cc];AB[gg]AE[cc]PL[W])", "1. e4 e5 2. Nf3 -- *"}) {
            QVERIFY(m_window->document().openText(readGameText(QString::fromLatin1(text))));
            m_window->playPage()->showGame();
            session().last();
            const game::AnyPosition from = session().position();
            press("playFromHere");
            press("startGame");
            QCOMPARE(session().standing(), Standing::Running);
            QCOMPARE(session().toMove(), from.sideToMove());
            if (const auto* board = from.as<chess::Position>()) {
                QCOMPARE(session().chessPosition()->fen(), board->fen());
                continue;
            }
            QCOMPARE(session().goPosition()->komi(), 6.5);
            for (int cell = 0; cell < 81; ++cell)
                QCOMPARE(session().goPosition()->colorAt(cell % 9, cell / 9), from.as<go::Position>()->colorAt(cell % 9, cell / 9));
        }
    }

    /// So that an endgame or a study can be tried again.
    void playAgainBeginsWithTheSamePosition()
    {
        const std::string fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        NewGame game;
        game.kind = NewGame::Kind::Chess;
        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "1400-1599", .seed = 5, .learned = false};
        m_window->document().startGame(startingFrom(game, record::lineRecord(*chess::Position::fromFen(fen), {})));
        playAny();
        opponent().resign();
        m_window->playPage()->playAgain();
        QCOMPARE(session().standing(), Standing::Running);
        QVERIFY(session().gameMoves().empty());
        QCOMPARE(session().record().setup.position, fen);
        QVERIFY(opponent().userSide() == game::Side::First); // the colours are not even
        game.plan.opponent->rank = "3d";
        const auto setUp = readGameText(QStringLiteral("(;GM[1]FF[4]SZ[9]KM[6.5]AB[gg][cg]AW[cc]PL[W])"));
        m_window->document().startGame(startingFrom(game, *setUp));
        opponent().resign();
        m_window->playPage()->playAgain();
        session().first();
        const go::Position& board = *session().goPosition();
        QCOMPARE(board.komi(), 6.5);
        QCOMPARE(board.sideToMove(), game::Side::Second);
        QVERIFY(board.colorAt(6, 6) == go::Color::Black && board.colorAt(2, 6) == go::Color::Black);
        QVERIFY(board.colorAt(2, 2) == go::Color::White && board.colorAt(4, 4) == go::Color::Empty);
    }

    /// The chosen colour turns the board, but only while it is being chosen.
    void boardTurnsBack()
    {
        QVERIFY(m_window->document().openText(readGameText(QStringLiteral("1. e4 *"))));
        PlayPage& page = *m_window->playPage();
        page.showGame();
        const bool before = page.chessBoard()->flipped();
        page.offerToGoOn(session().record(), before ? game::Side::First : game::Side::Second);
        QCOMPARE(page.chessBoard()->flipped(), !before);
        page.leavePanel();
        QCOMPARE(page.chessBoard()->flipped(), before);
    }

    void hintEndsWithItsGame()
    {
        NewGame game;
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
        m_window->playPage()->moreHint();
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("hintWords"));
        QTRY_VERIFY(!words->text().isEmpty() && !words->text().startsWith(QStringLiteral("Analysing")));
        game.size = 9;
        m_window->document().startGame(game);
        QVERIFY2(words->text().isEmpty(), qPrintable(words->text()));
    }

    /// P is refused where all other moves are.
    void passesOnItsPageOnly()
    {
        start(NewGame::Kind::Go, game::Side::Second);
        auto* pass = m_window->findChild<QAction*>(QStringLiteral("passAction"));
        QVERIFY(pass);
        m_window->showPage(QStringLiteral("review"));
        pass->trigger();
        QCOMPARE(moves(), std::size_t(0));
        m_window->showPage(QStringLiteral("play"));
        pass->trigger();
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(2));
    }

    /// From the end of a counted game, too: the passes are taken back.
    void countedGameIsPlayedOn()
    {
        m_window->document().startGame({.size = 9});
        m_window->playPage()->showGame();
        playAny();
        playAny();
        const game::AnyPosition from = session().position();
        session().pass();
        session().pass();
        press("acceptCount");
        QCOMPARE(session().phase(), Phase::Over);
        press("playFromHere");
        press("startGame");
        QCOMPARE(session().phase(), Phase::Playing);
        for (int cell = 0; cell < 81; ++cell)
            QCOMPARE(session().goPosition()->colorAt(cell % 9, cell / 9), from.as<go::Position>()->colorAt(cell % 9, cell / 9));
    }

    /// A user who starts another game is told where the previous one is.
    void unfinishedGameIsNotGoneSilently()
    {
        start(NewGame::Kind::Go, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        start(NewGame::Kind::Go, game::Side::Second);
        QTRY_VERIFY(m_window->playPage()->notice()->isVisible());
        QVERIFY(m_window->playPage()->notice()->text().contains(QStringLiteral("Open recent")));
        QCOMPARE(m_window->document().recentFiles().size(), 1);
    }

    void newGameWhileThinking()
    {
        open(slowNetworks());
        start(NewGame::Kind::Go, game::Side::First);
        QVERIFY(QTest::qWaitFor([&] { return opponent().state() == Opponent::State::Thinking; }, kPatience));
        start(NewGame::Kind::Chess, game::Side::Second);
        QCOMPARE(opponent().state(), Opponent::State::Resting);
        m_window->document().startGame(NewGame()); // two people
        QCOMPARE(opponent().state(), Opponent::State::Off);
        playAny();
        playAny();
        QCOMPARE(moves(), std::size_t(2));
    }

    /// The window's thread neither works for long nor waits for the search. Other programs may use the processor for a while, so its work
    /// is measured by its own processor time, and its waiting by the number of its turns.
    void windowStaysAliveWhileThinking()
    {
        open(slowNetworks());
        start(NewGame::Kind::Go, game::Side::First);
        QVERIFY(QTest::qWaitFor([&] { return opponent().state() == Opponent::State::Thinking; }, kPatience));
        QElapsedTimer all;
        all.start();
        double before = threadMilliseconds();
        double longest = 0;
        int beats = 0;
        QTimer heart;
        connect(&heart, &QTimer::timeout, this, [&] {
            const double now = threadMilliseconds();
            longest = std::max(longest, now - before);
            before = now;
            ++beats;
        });
        heart.start(5);
        QVERIFY(usersTurn());
        const auto took = all.elapsed();
        qInfo("%d beats in %lld ms, the longest work %.1f ms", beats, took, longest);
        QVERIFY(took > 500);
        QVERIFY(longest < 50);
        QVERIFY(beats > 10); // a blocked window makes one or two
    }

    /// Nothing waits for the end of a search, which takes processor time; delays by other programs are out of our control.
    void closingWhileThinking()
    {
        open(slowNetworks());
        start(NewGame::Kind::Go, game::Side::First);
        QVERIFY(QTest::qWaitFor([&] { return opponent().state() == Opponent::State::Thinking; }, kPatience));
        const std::clock_t before = std::clock();
        m_window.reset();
        QVERIFY(std::clock() - before < 2 * CLOCKS_PER_SEC);
    }

    void goesOnAfterACrash()
    {
        start(NewGame::Kind::Chess, game::Side::Second, {.main = 300s, .increment = 5s, .period = {}, .periods = 0});
        m_window->playPage()->timer().setNow([now = std::chrono::steady_clock::now()] { return now; });
        playAny();
        QVERIFY(usersTurn());
        playAny();
        QVERIFY(usersTurn());
        const GamePlan plan = m_window->document().plan();
        QTemporaryDir copy; // the state of the disk at this moment
        QVERIFY(QFile::copy(m_folder->filePath(QStringLiteral("current.json")), copy.filePath(QStringLiteral("current.json"))));
        MainWindow second(copy.path(), fakeNetworks());
        QVERIFY(second.document().restore());
        QCOMPARE(second.document().plan(), plan);
        GameSession& game = second.document().session();
        QCOMPARE(game.record().mainLineMoves().size(), std::size_t(4));
        const auto face = second.playPage()->timer().face(game::Side::First);
        QVERIFY(face.left > 280s && face.left <= 310s); // two moves of it, each with its increment; the second window's clock runs
        QVERIFY(game.play(game.position().randomMove(m_random)));
        QVERIFY(QTest::qWaitFor([&] { return game.record().mainLineMoves().size() == 6; }, kPatience));
        second.document().startGame(NewGame());
        GameDocument third(copy.path());
        QVERIFY(third.restore());
        QCOMPARE(third.plan(), GamePlan());
    }

    void saysWhatIsMissing()
    {
        open({.open = [](const std::string& file, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
                  return core::Error{.code = core::ErrorCode::NotANetwork, .detail = {}, .file = file};
              },
            .bundled = [](const std::string&) { return std::string("broken.evm"); }});
        start(NewGame::Kind::Go, game::Side::First);
        QVERIFY(QTest::qWaitFor([&] { return opponent().state() == Opponent::State::Failed; }, kPatience));
        const QString text = m_window->findChild<QLabel*>(QStringLiteral("state"))->text();
        QVERIFY2(text.contains(QStringLiteral("broken.evm")), qPrintable(text));
        QVERIFY(m_window->findChild<QPushButton*>(QStringLiteral("tryAgain"))->isVisible());
        press("tryAgain");
        QCOMPARE(opponent().state(), Opponent::State::Loading);
        QVERIFY(!m_window->engine().isNetworkChosen("go")); // it is still the bundled one, wherever that is next time
    }

    void ownRankIsAskedForOnce()
    {
        m_window->playPage()->showNewGame();
        auto* ladder = m_window->findChild<RankLadder*>(QStringLiteral("ladder"));
        press("oneAboveMe");
        QVERIFY(m_window->findChild<QLabel*>(QStringLiteral("opponentWords"))->text().contains(QStringLiteral("What is your rank")));
        ladder->scrollTo(ladder->model()->index(9, 0));
        QTest::mouseClick(ladder->viewport(), Qt::LeftButton, {}, ladder->visualRect(ladder->model()->index(9, 0)).center());
        QVERIFY(ownRank("go") == (OwnRank{"1-2k", {}}));
        QCOMPARE(ladder->chosen().value_or(99), std::size_t(8)); // one rank above
        press("myRank");
        QCOMPARE(ladder->chosen().value_or(99), std::size_t(9));
        press("startGame");
        QCOMPARE(opponent().plan()->rank, std::string("1-2k"));
    }

    /// My rank repeats its estimate whenever the library changes, such as after each game.
    void ownRankChosenByHandStays()
    {
        const OwnRank estimated{"1-2k", "GTL"};
        setOwnRank("go", {"9d", {}});
        takeEstimatedRank("go", estimated, false);
        QVERIFY(ownRank("go") == estimated);
        setOwnRank("go", {"3d", {}}); // corrected
        takeEstimatedRank("go", estimated, false);
        QVERIFY(ownRank("go") == (OwnRank{"3d", {}}));
        takeEstimatedRank("go", {"1d", "GTL"}, false); // a new one
        QVERIFY(ownRank("go") == (OwnRank{"1d", "GTL"}));
        takeEstimatedRank("go", {"9d", "GTL"}, true); // its interval has more than half of the ranks
        QVERIFY(ownRank("go") == (OwnRank{"1d", "GTL"}));
        setOwnRank("go", {});
        takeEstimatedRank("go", {"1d", "GTL"}, false);
        QVERIFY(ownRank("go") == (OwnRank{"1d", "GTL"}));
        setOwnRank("go", {});
        takeEstimatedRank("go", {"9d", "GTL"}, true); // better than nothing
        QVERIFY(ownRank("go") == (OwnRank{"9d", "GTL"}));
    }

    /// Until the network is loaded, the ladder has the default ranks, which are coarser.
    void rankIsKeptUntilItsNetworkIsThere()
    {
        QSettings().setValue(QStringLiteral("newGame/go/rank"), QStringLiteral("17k"));
        std::promise<void> loaded;
        NetworkSources sources = fakeNetworks();
        sources.open = [waits = loaded.get_future().share()](
                           const std::string&, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            waits.wait();
            return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(
                nn::FakeOptions{.game = "go", .scale = strength::RankScale("go", {"9d", "15k", "16k", "17k", "18k"})}));
        };
        open(std::move(sources));
        m_window->playPage()->showNewGame();
        auto* ladder = m_window->findChild<RankLadder*>(QStringLiteral("ladder"));
        QCOMPARE(ladder->scale().name(ladder->chosen().value_or(0)), std::string("11-18k"));
        loaded.set_value();
        QTRY_COMPARE(ladder->scale().size(), 5u);
        QCOMPARE(ladder->scale().name(ladder->chosen().value_or(0)), std::string("17k"));
    }

    /// The ladder, the opponent and the teaching game use the server's ranks; a game keeps those it began with.
    void ranksAreThoseOfTheServerThatIsChosen()
    {
        setRankServer(QStringLiteral("GTL"));
        setOwnRank("go", {"1d", {}}); // the network's own: 1.4 on GTL's ladder
        NetworkSources sources = fakeNetworks();
        sources.open = [](const std::string&, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go",
                .scale = strength::goScale(),
                .servers = {{"GTL", {{"1d", 5.5, 5, 6, 20}, {"1-2k", 7, 6, 8, 20}, {"3-5k", 9.5, 9, 10, 20}}}}}));
        };
        open(std::move(sources));
        m_window->playPage()->showNewGame();
        auto* ladder = m_window->findChild<RankLadder*>(QStringLiteral("ladder"));
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("opponentWords"));
        QTRY_COMPARE(ladder->scale().size(), std::size_t(3));
        press("myRank");
        QCOMPARE(ladder->chosen().value_or(99), std::size_t(1));
        QVERIFY2(words->text().contains(QStringLiteral("1–2 kyu (GTL)")), qPrintable(words->text()));
        press("startGame");
        QCOMPARE(opponent().plan()->rank, std::string("1-2k"));
        QCOMPARE(opponent().plan()->server, std::string("GTL"));
        QVERIFY(usersTurn());

        // Another choice affects only later games.
        setRankServer({});
        playAny();
        QVERIFY(usersTurn());
        QCOMPARE(opponent().ranks().server(), std::string("GTL"));
        QCOMPARE(opponent().place(), 1.0);
        QVERIFY(std::abs(opponent().userPlace() - 1.4) < 1e-9);
        QCOMPARE(opponent().network()->info().scale.size(), std::size_t(3));
        m_window->playPage()->showNewGame();
        QCOMPARE(ladder->scale().size(), strength::goScale().size());
        press("myRank");
        QCOMPARE(ladder->scale().name(ladder->chosen().value_or(0)), std::string("1d"));

        setRankServer(QStringLiteral("GTL"));
        m_window->playPage()->startTeachingGame("go", ownRank("go"));
        QVERIFY(opponent().plan()->teaches && opponent().plan()->rank == "1d" && opponent().plan()->server == "GTL");
        start(NewGame::Kind::Go, game::Side::Second, {}, OpponentPlan::Kind::MatchMe);
        QCOMPARE(opponent().place(), 8.0); // this plan has no server: the marker is at the user's own rank
    }

    void teachingGameHasNoHandicap()
    {
        {
            QSettings settings;
            settings.setValue(QStringLiteral("newGame/terms/rules"), QStringLiteral("NZ"));
            settings.setValue(QStringLiteral("newGame/terms/handicap"), 4);
            settings.setValue(QStringLiteral("newGame/terms/komi"), 0.5);
        }
        open(fakeNetworks());
        m_window->playPage()->startTeachingGame("go", {});
        QCOMPARE(session().record().setup.handicap, 0);
        QCOMPARE(session().record().setup.komi.value_or(0), 7.0); // as for a new game by these rules
    }

    void matchMeMovesTheNeedleOnce()
    {
        setOwnRank("go", {"3d", {}});
        const double before = matchMe("go", nullptr).between.setting;
        QCOMPARE(before, 6.0);
        start(NewGame::Kind::Go, game::Side::Second, {}, OpponentPlan::Kind::MatchMe);
        playAny();
        QVERIFY(usersTurn());
        press("resign");
        QCOMPARE(matchMe("go", nullptr).between.setting, before); // given up at its start
        start(NewGame::Kind::Go, game::Side::Second, {}, OpponentPlan::Kind::MatchMe);
        playSome();
        press("resign");
        const double after = matchMe("go", nullptr).between.setting;
        QVERIFY(after > before); // the program won, so it becomes weaker
        session().undoStack().undo();
        press("resign");
        QCOMPARE(matchMe("go", nullptr).between.setting, after);
        QVERIFY(matchMeWords(matchMe("go", nullptr), false, saidRanks("go", nullptr, {})).contains(QStringLiteral("You lost")));

        setMatchMeLocked("go", true);
        start(NewGame::Kind::Go, game::Side::Second, {}, OpponentPlan::Kind::MatchMe);
        press("resign");
        QCOMPARE(matchMe("go", nullptr).between.setting, after);
    }

    /// A result with four stones of handicap says nothing about even games.
    void matchMeDoesNotCountHandicapGames()
    {
        setOwnRank("go", {.rank = "3d"});
        const double before = matchMe("go", nullptr).between.setting;
        NewGame game;
        game.size = 9;
        game.handicap = 4;
        game.plan.opponent = OpponentPlan{.kind = OpponentPlan::Kind::MatchMe, .side = game::Side::Second, .seed = 5};
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
        playSome();
        press("resign");
        QCOMPARE(session().phase(), Phase::Over);
        QCOMPARE(matchMe("go", nullptr).between.setting, before);
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("matchMeWords"));
        QTRY_VERIFY(words->isVisible());
        QVERIFY2(words->text().startsWith(QStringLiteral("Games with a handicap")), qPrintable(words->text()));
    }

    /// The panel for new games describes the current setting, whatever it described before the game.
    void matchMeSaysWhatItDid()
    {
        setOwnRank("go", {.rank = "3d"});
        m_window->playPage()->showNewGame();
        press("againstMatchMe");
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("opponentWords"));
        QCOMPARE(words->text(), matchMeWords(matchMe("go", nullptr), false, saidRanks("go", nullptr, {})));
        press("startGame");
        playSome();
        press("resign");
        const auto* end = m_window->findChild<QLabel*>(QStringLiteral("matchMeWords"));
        QTRY_VERIFY(end->isVisible());
        const QString changed = matchMeWords(matchMe("go", nullptr), false, saidRanks("go", nullptr, {}));
        QVERIFY2(changed.contains(QStringLiteral("It now plays at")), qPrintable(changed));
        QVERIFY2(end->text().startsWith(changed), qPrintable(end->text())); // the same text at the end of a game and before the next one
        m_window->playPage()->showNewGame();
        QVERIFY2(words->text().contains(QStringLiteral("You lost")), qPrintable(words->text()));
        QCOMPARE(words->text(), matchMeWords(matchMe("go", nullptr), false, saidRanks("go", nullptr, {})));
    }

    /// The user won the game before, and gives this one up at its start: "You won the last game" would be false beside "Evenmatch won".
    void matchMeIsSilentAboutGamesThatDoNotCount()
    {
        setOwnRank("go", {.rank = "3d"});
        search::Adaptation adaptation = matchMe("go", nullptr);
        adaptation.gameEnded(0);
        saveMatchMe("go", adaptation);
        start(NewGame::Kind::Go, game::Side::Second, {}, OpponentPlan::Kind::MatchMe);
        playAny();
        QVERIFY(usersTurn());
        press("resign");
        QVERIFY(m_window->findChild<QLabel*>(QStringLiteral("resultWords"))->isVisible());
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("matchMeWords"));
        QVERIFY2(!words->isVisible(), qPrintable(words->text()));
    }

    /// At the strength that it had reached in the game before the program ended.
    void matchMeGoesOnAtItsStrength()
    {
        setOwnRank("go", {.rank = "3d"});
        QCOMPARE(matchMe("go", nullptr).between.setting, 6.0);
        NewGame game;
        game.size = 9;
        game.plan.opponent = OpponentPlan{.kind = OpponentPlan::Kind::MatchMe, .side = game::Side::First, .seed = 5, .setting = 11.0};
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(1));
        QVERIFY(opponent().setting() && std::abs(*opponent().setting() - 11) <= 0.5); // a step at its move
        QCOMPARE(matchMe("go", nullptr).between.setting, 6.0);
    }

    /// The moves of the other game are none of this one.
    void matchMeDoesNotCountAGameGivenUpWhereItBegan()
    {
        setOwnRank("go", {.rank = "3d"});
        const double before = matchMe("go", nullptr).between.setting;
        NewGame game;
        game.plan.opponent = OpponentPlan{.kind = OpponentPlan::Kind::MatchMe, .side = game::Side::Second, .seed = 5};
        go::Position board(9);
        std::vector<game::Move> moves;
        for (int i = 0; i < 20; ++i) {
            moves.push_back(board.moveAt(i % 9, 2 * (i / 9)));
            board.play(moves.back());
        }
        m_window->document().startGame(startingFrom(game, record::lineRecord(go::Position(9), moves)));
        m_window->playPage()->showGame();
        QVERIFY(usersTurn());
        QTRY_VERIFY(m_window->engine().network("go")); // without it, results are counted later
        QCOMPARE(opponent().plan()->begun, std::size_t(20));
        QVERIFY(gamePlanFromJson(toJson(m_window->document().plan())) == m_window->document().plan());
        press("resign");
        QCOMPARE(session().phase(), Phase::Over);
        QCOMPARE(matchMe("go", nullptr).between.setting, before);
        press("playAgain");
        QCOMPARE(opponent().plan()->begun, std::size_t(0));
    }

    /// The user's rank is unknown: the marker is at the default for new users, and arrow keys alone do not set a rank.
    void matchMeAsksWhereToStart()
    {
        m_window->playPage()->showNewGame();
        press("myRank"); // an open question
        press("againstMatchMe");
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("opponentWords"));
        QVERIFY2(words->text().contains(QStringLiteral("adjusts to you")), qPrintable(words->text()));
        QCOMPARE(matchMe("go", nullptr).between.setting, *strength::goScale().findPlace(usualRank("go")));
        auto* ladder = m_window->findChild<RankLadder*>(QStringLiteral("ladder"));
        ladder->setFocus();
        QTest::keyClick(ladder, Qt::Key_End);
        QTest::keyClick(ladder, Qt::Key_Up);
        QVERIFY(ownRank("go").rank.empty());
        const auto rung = ladder->currentIndex();
        QTest::keyClick(ladder, Qt::Key_Return);
        QCOMPARE(ownRank("go").rank, ladder->scale().name(static_cast<std::size_t>(rung.row())));
        QVERIFY(m_window->findChild<QPushButton*>(QStringLiteral("againstMatchMe"))->isChecked());
        QCOMPARE(matchMe("go", nullptr).between.setting, static_cast<double>(rung.row()));
        QCOMPARE(words->text(), matchMeWords(matchMe("go", nullptr), false, saidRanks("go", nullptr, {})));
        press("startGame");
        QCOMPARE(opponent().plan()->kind, OpponentPlan::Kind::MatchMe);
    }

    /// The network has other ranks than the default scale, and is missing when the game ends.
    void matchMeKeepsItsScale()
    {
        saveMatchMe("go", search::Adaptation::rank(3, 5));
        const QString learned = QSettings().value(QStringLiteral("matchMe/go")).toString();
        QVERIFY(!learned.isEmpty());
        NetworkSources sources = fakeNetworks();
        sources.open = [](const std::string& file, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            return core::Error{.code = core::ErrorCode::NotANetwork, .detail = {}, .file = file};
        };
        open(sources);
        NewGame game;
        game.kind = NewGame::Kind::Go;
        game.plan.opponent = OpponentPlan{.kind = OpponentPlan::Kind::MatchMe, .side = game::Side::Second, .seed = 5};
        game::AnyPosition position = game::AnyPosition(go::Position(9));
        const game::AnyPosition start = position;
        std::vector<game::Move> played;
        while (played.size() < 16) {
            played.push_back(position.randomMove(m_random));
            position.play(played.back());
        }
        game = startingFrom(game, record::lineRecord(start, played));
        game.plan.opponent->begun = 0; // the moves count
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
        press("resign");
        QCOMPARE(session().phase(), Phase::Over);
        QCOMPARE(QSettings().value(QStringLiteral("matchMe/go")).toString(), learned);
        QVERIFY(!opponent().plan()->learned); // it counts when the network is there
    }

    void takesAHumansTimeWhereAsked()
    {
        Opponent::setTakesItsTime(true);
        QElapsedTimer timer;
        timer.start();
        start(NewGame::Kind::Chess, game::Side::First);
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(1));
        QVERIFY(timer.elapsed() >= 380); // no move within 0.4 seconds
        playAny();
        QVERIFY(!opponent().userMayMove());
        opponent().takeBack(); // nor does it move later
        QCOMPARE(moves(), std::size_t(1));
        QVERIFY(opponent().userMayMove());
    }

    void hintsComeInThreeSteps()
    {
        start(NewGame::Kind::Go, game::Side::First);
        QVERIFY(usersTurn());
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("hintWords"));
        const BoardWidget* board = m_window->playPage()->board();
        QVERIFY(words->text().isEmpty()); // no help without a request
        QVERIFY(board->overlay().empty());
        press("hint");
        QVERIFY(QTest::qWaitFor([&] { return words->text().startsWith(QStringLiteral("Look at")); }, kPatience));
        const auto area = board->overlay().cells.size();
        QVERIFY(area == 9);
        const QPoint middle = m_window->playPage()->goBoard()->turned(board->overlay().cells[4].cell);
        m_window->playPage()->goBoard()->setFlipped(true);
        const QPoint below = m_window->playPage()->goBoard()->turned(board->overlay().cells[4].cell);
        QCOMPARE(below, QPoint(8, 8) - middle);
        const QString rows[] = {QStringLiteral("upper"), QString(), QStringLiteral("lower")};
        QVERIFY2(words->text().contains(rows[below.y() / 3]), qPrintable(words->text())); // as it is seen
        m_window->playPage()->goBoard()->setFlipped(false);
        QVERIFY2(words->text().contains(rows[middle.y() / 3]), qPrintable(words->text()));
        press("hint");
        QVERIFY(words->text().startsWith(QStringLiteral("Consider one of these")));
        QVERIFY(board->overlay().cells.size() >= 2 && board->overlay().cells.size() <= 3);
        press("hint");
        QCOMPARE(board->overlay().cells.size(), std::size_t(1));
        QVERIFY2(words->text().startsWith(QStringLiteral("Players one rank above you choose ")), qPrintable(words->text()));
        QVERIFY(!m_window->findChild<QPushButton*>(QStringLiteral("hint"))->isEnabled());
        const QPoint cell = board->overlay().cells.front().cell;
        m_window->playPage()->goBoard()->pointChosen(cell.x(), cell.y());
        QVERIFY(words->text().isEmpty());
        QVERIFY(board->overlay().empty());
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(3));
    }

    /// There may be eight pieces of a kind, so the square is named, too.
    void hintNamesTheSquare()
    {
        start(NewGame::Kind::Chess, game::Side::First);
        QVERIFY(usersTurn());
        press("hint");
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("hintWords"));
        static const QRegularExpression named(QStringLiteral("^Think about your black (pawn|knight) on [a-h][78]\\.$"));
        QVERIFY2(QTest::qWaitFor([&] { return named.match(words->text()).hasMatch(); }, kPatience), qPrintable(words->text()));
    }

    /// Nobody is one rank above the strongest rank.
    void hintForTheStrongestRankNamesNoOther()
    {
        setOwnRank("chess", {strength::chessScale().name(0), {}});
        start(NewGame::Kind::Chess, game::Side::Second);
        QVERIFY(QTest::qWaitFor([&] { return m_window->engine().network("chess") != nullptr; }, kPatience));
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("hintWords"));
        press("hint");
        QVERIFY(QTest::qWaitFor([&] { return words->text().startsWith(QStringLiteral("Think about your ")); }, kPatience));
        press("hint");
        press("hint");
        QVERIFY2(words->text().startsWith(QStringLiteral("Consider ")), qPrintable(words->text()));
        QVERIFY(!m_window->findChild<QPushButton*>(QStringLiteral("hint"))->isEnabled()); // the last step
    }

    /// "Players one rank above you choose …": a strong network has no ranks, and cannot know that.
    void hintIsOfTheRankBesideAStrongNetwork()
    {
        const auto ranks = std::make_shared<AskedNetwork>(nn::FakeOptions{.game = "go", .scale = strength::goScale()});
        NetworkSources sources = fakeNetworks();
        sources.open = [ranks, others = sources.open](
                           const std::string& file, const nn::Computing& computing) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            if (file == "go")
                return std::shared_ptr<nn::Evaluator>(ranks);
            if (file == "strong")
                return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .seed = 2}));
            return others(file, computing);
        };
        open(sources);
        Engine& engine = m_window->engine();
        engine.setNetworkFile(strongNetworkOf("go"), QStringLiteral("strong"));
        QVERIFY(QTest::qWaitFor([&] { return engine.network(strongNetworkOf("go")) && engine.network("go"); }, kPatience));
        start(NewGame::Kind::Go, game::Side::Second); // the user begins, so the opponent has requested nothing
        press("hint");
        const auto* words = m_window->findChild<QLabel*>(QStringLiteral("hintWords"));
        QVERIFY(QTest::qWaitFor([&] { return words->text().startsWith(QStringLiteral("Look at")); }, kPatience));
        QVERIFY(ranks->isAsked());
    }

    /// A game that was begun with one goes on, but not in silence.
    void saysThatTheStrongNetworkIsMissing()
    {
        NewGame game;
        game.kind = NewGame::Kind::Go;
        game.size = 9;
        game.plan.opponent = OpponentPlan{.side = game::Side::First, .rank = "5d", .seed = 5, .engine = {}, .reads = true};
        QSignalSpy said(&opponent(), &Opponent::said);
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
        QVERIFY(QTest::qWaitFor([&] { return moves() >= 1; }, kPatience));
        QCOMPARE(said.size(), 1);
        QCOMPARE(said[0][0].toString(), QStringLiteral("The strong network is not available. Evenmatch plays without it."));
    }

    void premoveIsPlayedAfterTheAnswer()
    {
        open(slowNetworks());
        start(NewGame::Kind::Chess, game::Side::Second);
        ChessBoardWidget* board = m_window->playPage()->chessBoard();
        const auto move = [&](chess::Square from, chess::Square to) {
            for (const chess::Square square : {from, to})
                QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre(board->cellOf(square)).toPoint());
        };
        move(12, 28); // e2 e4
        QCOMPARE(moves(), std::size_t(1));
        QVERIFY(!opponent().userMayMove());
        move(6, 21); // g1 f3, a premove
        QCOMPARE(moves(), std::size_t(1));
        QCOMPARE(board->overlay().arrows.size(), std::size_t(1));
        QVERIFY(QTest::qWaitFor([&] { return moves() >= 3; }, kPatience));
        QCOMPARE(session().line()[3].text, QStringLiteral("Nf3"));
        QVERIFY(board->overlay().arrows.empty());
    }

    /// The piece that the program is about to take is retaken.
    void premoveRetakes()
    {
        open(slowNetworks());
        Opponent::setResignsLostGames(false);
        NewGame game;
        game.kind = NewGame::Kind::Chess;
        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "1400-1599", .seed = 5, .learned = false};
        const auto start = chess::Position::fromFen("r6k/4R1pp/8/8/8/8/8/4R1K1 w - - 0 1");
        m_window->document().startGame(startingFrom(game, record::lineRecord(*start, {})));
        m_window->playPage()->showGame();
        QVERIFY(session().play(*session().chessPosition()->parseUci("e7e8"))); // Rxe8 is the only answer
        QVERIFY(!opponent().userMayMove());
        ChessBoardWidget* board = m_window->playPage()->chessBoard();
        for (const chess::Square square : {4, 60}) // e1 e8
            QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre(board->cellOf(square)).toPoint());
        QCOMPARE(board->overlay().arrows.size(), std::size_t(1));
        QVERIFY(QTest::qWaitFor([&] { return moves() >= 3; }, kPatience));
        QCOMPARE(session().line()[3].text, QStringLiteral("Rxe8#"));
    }

    void premovesAnticipateCaptures()
    {
        const auto isPremove = [](const char* fen, game::Move move) {
            const auto moves = premovesOf(*chess::Position::fromFen(fen));
            return std::ranges::find(moves, move) != moves.end();
        };
        const char* const fen = "4k3/3p4/8/4P3/8/8/P7/R3K3 b Q - 0 1";
        QVERIFY(isPremove(fen, chess::makeMove(36, 43))); // e5 d6, where nothing is yet
        QVERIFY(isPremove(fen, chess::makeMove(8, 24)) && !isPremove(fen, chess::makeMove(36, 52))); // a2 a4, but not e5 e7
        QVERIFY(isPremove(fen, chess::makeMove(0, 8)) && !isPremove(fen, chess::makeMove(0, 16))); // a1 a2, but not beyond it
        QVERIFY(isPremove(fen, chess::makeMove(4, 0, chess::MoveKind::Castling)));
        QVERIFY(isPremove("4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", chess::makePromotion(51, 60, chess::PieceKind::Knight))); // d7 e8
        chess::Position position = *chess::Position::fromFen(fen);
        position.play(*position.parseUci("e8f8"));
        QCOMPARE(moveOfPremove(position, chess::makeMove(36, 43)), game::kNoMove);
        position = *chess::Position::fromFen(fen);
        position.play(*position.parseUci("d7d5"));
        QCOMPARE(moveOfPremove(position, chess::makeMove(36, 43)), chess::makeMove(36, 43, chess::MoveKind::EnPassant));
    }

    /// While the program thinks, the user's own moves are typed.
    void premoveIsTyped()
    {
        open(slowNetworks());
        start(NewGame::Kind::Chess, game::Side::Second);
        QVERIFY(session().play(*session().position().parseMove("e4")));
        QVERIFY(!opponent().userMayMove());
        m_window->playPage()->typeMoves();
        auto* field = m_window->playPage()->findChild<QLineEdit*>(QStringLiteral("typedMove"));
        const auto enter = [&](const char* text) {
            field->setText(QString());
            QTest::keyClicks(field, QLatin1String(text));
            QTest::keyClick(field, Qt::Key_Return);
        };
        enter("Nf6"); // the program's
        QVERIFY(m_window->playPage()->board()->overlay().arrows.empty());
        enter("Nf3");
        QVERIFY(field->text().isEmpty());
        QCOMPARE(m_window->playPage()->board()->overlay().arrows.size(), std::size_t(1));
        QVERIFY(QTest::qWaitFor([&] { return moves() >= 3; }, kPatience));
        QCOMPARE(session().line()[3].text, QStringLiteral("Nf3"));
    }

    void premoveIsTakenAway_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("Escape") << true;
        QTest::newRow("right click") << false;
    }

    void premoveIsTakenAway()
    {
        QFETCH(const bool, byKey);
        open(slowNetworks());
        start(NewGame::Kind::Chess, game::Side::Second);
        ChessBoardWidget* board = m_window->playPage()->chessBoard();
        const auto click = [&](chess::Square square, Qt::MouseButton button) {
            QTest::mouseClick(board, button, {}, board->cellCentre(board->cellOf(square)).toPoint());
        };
        for (const chess::Square square : {12, 28, 6, 21}) // e2 e4, and the premove g1 f3
            click(square, Qt::LeftButton);
        QCOMPARE(board->overlay().arrows.size(), std::size_t(1));
        if (byKey)
            QTest::keyClick(board, Qt::Key_Escape);
        else
            click(40, Qt::RightButton);
        QVERIFY(board->overlay().arrows.empty());
        QVERIFY(QTest::qWaitFor([&] { return usersTurn(); }, kPatience));
        QCOMPARE(moves(), std::size_t(2));
    }

    void endOfAGameSaysWhatWasPlayed()
    {
        start(NewGame::Kind::Chess, game::Side::Second);
        const auto* result = m_window->findChild<QLabel*>(QStringLiteral("resultWords"));
        for (int i = 0; i < 22 && session().phase() == Phase::Playing; ++i) {
            playAny();
            QVERIFY(usersTurn());
        }
        QVERIFY(!result->isVisible());
        if (session().phase() == Phase::Playing)
            press("resign");
        QVERIFY(result->isVisible());
        const auto* program = m_window->findChild<QLabel*>(QStringLiteral("humannessWords"));
        QVERIFY(QTest::qWaitFor([&] { return program->text().contains(QLatin1Char('%')); }, kPatience));
        QVERIFY2(program->text().contains(QStringLiteral("1400–1599")), qPrintable(program->text()));
        const QString user = m_window->findChild<QLabel*>(QStringLiteral("estimateWords"))->text();
        QVERIFY2(user.contains(QStringLiteral("One game")), qPrintable(user));
        QSignalSpy review(m_window->playPage(), &PlayPage::reviewWanted);
        press("reviewGame");
        QCOMPARE(review.count(), 1);
        m_window->showPage(QStringLiteral("play"));
        press("playAgain");
        QCOMPARE(session().phase(), Phase::Playing);
        QVERIFY(!result->isVisible());
    }

    /// Enough of them for an estimate of the user's rank, and any of them could be taken back.
    void movesBeforeTheGameAreNobodys()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral(
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 "
            "Re8 "
            "13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 17. Bg5 h6 18. Be3 Nc5 19. Qd2 h5 20. Bg5 Be7 21. Ra3 Rb8 22. Rea1 Ba8 *"))));
        const auto begun = gameUpTo(session().record(), session().record().mainLineEnd());
        NewGame game;
        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "1400-1599", .seed = 5};
        m_window->document().startGame(startingFrom(game, *begun));
        m_window->playPage()->showGame();
        QVERIFY(usersTurn());
        QCOMPARE(moves(), std::size_t(44));
        QVERIFY(!opponent().canTakeBack());
        playAny();
        QVERIFY(usersTurn());
        opponent().takeBack();
        QCOMPARE(moves(), std::size_t(44));
        QVERIFY(!opponent().canTakeBack());
        playAny();
        QVERIFY(usersTurn());
        press("resign");
        const auto* card = m_window->findChild<ResultCard*>();
        QVERIFY(QTest::qWaitFor([&] { return card->verdict().has_value(); }, kPatience));
        QCOMPARE(card->verdict()->user.moves, std::size_t(1));
        const QString user = m_window->findChild<QLabel*>(QStringLiteral("estimateWords"))->text();
        QVERIFY2(user.startsWith(QStringLiteral("Too few moves")), qPrintable(user));
    }

    /// When the end of the game is shown again.
    void failedVerdictIsTriedAgain()
    {
        std::atomic<bool> fails = false;
        NetworkSources sources = fakeNetworks();
        sources.open = [&](const std::string&, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            return std::shared_ptr<nn::Evaluator>(
                std::make_shared<UnreliableNetwork>(nn::FakeOptions{.game = "chess", .scale = strength::chessScale()}, fails));
        };
        open(sources);
        start(NewGame::Kind::Chess, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        fails = true;
        press("resign");
        const auto* program = m_window->findChild<QLabel*>(QStringLiteral("humannessWords"));
        QVERIFY(QTest::qWaitFor([&] { return program->text().startsWith(QStringLiteral("Analysis failed")); }, kPatience));
        fails = false;
        session().step(-1);
        session().last();
        const auto* card = m_window->findChild<ResultCard*>();
        QVERIFY(QTest::qWaitFor([&] { return card->verdict().has_value(); }, kPatience));
        m_window.reset(); // before what its network uses
    }

    /// This game's network cannot be loaded.
    void verdictOnThePreviousGameGoes()
    {
        NetworkSources sources = fakeNetworks();
        sources.open
            = [opens = sources.open](const std::string& file, const nn::Computing& how) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            if (file.starts_with("go"))
                return opens(file, how);
            return core::Error{core::ErrorCode::CannotOpen, {}, file};
        };
        open(sources);
        start(NewGame::Kind::Go, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        press("resign");
        const auto* user = m_window->findChild<QLabel*>(QStringLiteral("estimateWords"));
        QVERIFY(QTest::qWaitFor([&] { return !user->text().isEmpty(); }, kPatience));
        start(NewGame::Kind::Chess, game::Side::Second);
        press("resign");
        QVERIFY(m_window->findChild<QLabel*>(QStringLiteral("resultWords"))->isVisible());
        QCOMPARE(user->text(), QString());
        QVERIFY(!m_window->findChild<QLabel*>(QStringLiteral("humannessWords"))->isVisible());
    }

    /// Review uses the new network, too.
    void verdictFollowsTheNetwork()
    {
        NetworkSources sources = fakeNetworks();
        sources.open = [](const std::string& file, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            const bool isOther = file == "other"; // has other ranks
            return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess",
                .scale = isOther ? strength::goScale() : strength::chessScale(),
                .seed = isOther ? std::uint64_t{2} : std::uint64_t{1}}));
        };
        open(sources);
        start(NewGame::Kind::Chess, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        press("resign");
        const auto* card = m_window->findChild<ResultCard*>();
        const auto hasScale = [&](const strength::RankScale& scale) {
            return QTest::qWaitFor([&] { return card->verdict() && card->verdict()->scale.size() == scale.size(); }, kPatience);
        };
        QVERIFY(hasScale(strength::chessScale()));
        m_window->engine().setNetworkFile("chess", QStringLiteral("other"));
        QVERIFY(hasScale(strength::goScale()));
    }

    /// The estimate arrives when another game is shown already, a finished one of two people.
    void verdictStaysWithItsGame()
    {
        start(NewGame::Kind::Chess, game::Side::Second);
        playAny();
        QVERIFY(usersTurn());
        press("resign");
        const auto* program = m_window->findChild<QLabel*>(QStringLiteral("humannessWords"));
        QVERIFY(program->isVisible());
        QVERIFY(m_window->document().openText(readGameText(QStringLiteral("1. f3 e5 2. g4 Qh4# 0-1"))));
        QVERIFY(!program->isVisible());
        QVERIFY(QTest::qWaitFor([&] { return m_window->isSettled(); }, kPatience));
        QVERIFY2(!program->isVisible(), qPrintable(program->text()));
    }

    void clockRunsAndIsWritten()
    {
        start(NewGame::Kind::Go, game::Side::Second, {.main = 60s, .increment = {}, .period = 10s, .periods = 3});
        GameTimer& timer = m_window->playPage()->timer();
        auto now = std::chrono::steady_clock::now();
        timer.setNow([&] { return now; });
        now += 65s;
        QCOMPARE(timer.text(game::Side::First), QStringLiteral("1:00")); // the first move takes no time
        playAny();
        QVERIFY(usersTurn());
        now += 65s; // the main time and half a period
        QCOMPARE(timer.text(game::Side::First), QStringLiteral("0:05 (3)"));
        const record::NodeId before = session().node();
        playAny();
        const record::GameRecord& record = session().record();
        const record::Clock clock = record::clock(record, record.firstChild(before), game::Side::First);
        QVERIFY(clock.seconds && clock.stones);
        QCOMPARE(*clock.seconds, 10.0);
        QCOMPARE(*clock.stones, 3);
        QVERIFY(usersTurn());
        now += 12s; // one period is lost
        QCOMPARE(timer.text(game::Side::First), QStringLiteral("0:08 (2)"));
        press("takeBack");
        QCOMPARE(timer.text(game::Side::First), QStringLiteral("0:08 (2)")); // taking back restores no time
    }

    /// In a game from a file, and in one that is over, the clocks are those of the move on the board.
    void clocksFollowTheMoves()
    {
        const auto clocks = [this] {
            const GameTimer& timer = m_window->playPage()->timer();
            return timer.text(game::Side::First) + QLatin1Char(' ') + timer.text(game::Side::Second);
        };
        QVERIFY(m_window->document().openText(
            readGameText(QStringLiteral("1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3 {[%clk 0:04:50]} *"))));
        QCOMPARE(clocks(), QStringLiteral("4:50 4:58"));
        session().step(-1);
        QCOMPARE(clocks(), QStringLiteral("5:00 4:58"));
        session().first();
        QCOMPARE(clocks(), QStringLiteral(" "));

        NewGame game;
        game.size = 9;
        game.plan.time = {.main = 10min, .period = 30s, .periods = 5};
        m_window->document().startGame(game);
        GameTimer& timer = m_window->playPage()->timer();
        game::GameClock::Time now{};
        timer.setNow([&now] { return now; });
        for (int move = 0; move < 4; ++move) {
            playAny();
            now += 4min;
        }
        timer.look();
        session().resign(game::Side::First);
        const QString atTheEnd = clocks();
        session().first();
        QCOMPARE(clocks(), QStringLiteral("10:00 10:00"));
        session().last();
        QCOMPARE(clocks(), atTheEnd);
    }

    /// An increment or a new period belongs to the move.
    void takingBackEarnsNoTime()
    {
        const game::TimeSettings fischer{.main = 60s, .increment = 5s, .period = {}, .periods = 0};
        const game::TimeSettings byoYomi{.main = 5s, .increment = {}, .period = 20s, .periods = 3};
        auto now = std::chrono::steady_clock::now();
        for (const auto& [time, left] : {std::pair(fischer, "0:50"), std::pair(byoYomi, "0:15 (3)")}) {
            start(NewGame::Kind::Go, game::Side::Second, time);
            GameTimer& timer = m_window->playPage()->timer();
            timer.setNow([&] { return now; });
            playAny(); // it takes no time
            QVERIFY(usersTurn());
            now += 10s;
            const QString opponents = timer.text(game::Side::Second);
            for (int round = 0; round < 3; ++round) {
                QCOMPARE(timer.text(game::Side::First), QLatin1String(left));
                playAny();
                QVERIFY(usersTurn());
                press("takeBack");
                QCOMPARE(timer.text(game::Side::Second), opponents);
            }
            QCOMPARE(timer.text(game::Side::First), QLatin1String(left));
        }
    }

    /// A click that comes too late adds nothing; on Review, moves after the end are analysis without clocks.
    void movesAfterTheEndAreForReview()
    {
        start(NewGame::Kind::Go, game::Side::Second, {.main = 10min});
        QVERIFY(session().play(session().goPosition()->moveAt(2, 2)));
        QVERIFY(usersTurn());
        opponent().resign();
        const std::size_t size = session().record().size();
        const game::Move move = session().position().randomMove(m_random);
        m_window->playPage()->makeMove(move);
        m_window->playPage()->pass();
        QCOMPARE(session().record().size(), size);
        m_window->reviewPage()->makeMove(move);
        QCOMPARE(session().record().size(), size + 1);
        QCOMPARE(session().gameMoves().size(), size - 1);
        QVERIFY(!record::clock(session().record(), session().node(), game::Side::First).seconds);
    }

    void timeEndsTheGame()
    {
        start(NewGame::Kind::Chess, game::Side::Second, {.main = 60s, .increment = 5s, .period = {}, .periods = 0});
        GameTimer& timer = m_window->playPage()->timer();
        auto now = std::chrono::steady_clock::now();
        timer.setNow([&] { return now; });
        now += 61s;
        timer.look();
        QCOMPARE(session().phase(), Phase::Playing); // the first move takes no time
        playAny();
        QVERIFY(usersTurn());
        now += 66s;
        timer.look();
        QCOMPARE(session().phase(), Phase::Over);
        QCOMPARE(session().result(), QStringLiteral("0-1"));
        QCOMPARE(session().record().tag("Termination"), std::string_view("time forfeit"));
        QCOMPARE(m_window->findChild<QLabel*>(QStringLiteral("state"))->text(), QStringLiteral("Black wins on time"));
    }

    /// Between two looks at the clock.
    void movesAfterTheTimeAreTooLate()
    {
        start(NewGame::Kind::Chess, game::Side::Second, {.main = 60s, .increment = {}, .period = {}, .periods = 0});
        auto now = std::chrono::steady_clock::now();
        m_window->playPage()->timer().setNow([&] { return now; });
        playAny();
        QVERIFY(usersTurn());
        now += 61s;
        playAny();
        QCOMPARE(session().phase(), Phase::Over);
        QCOMPARE(session().result(), QStringLiteral("0-1"));
        QCOMPARE(opponent().state(), Opponent::State::Resting);
    }

    /// The game has one, because its result was deleted in the game's information.
    void timeEndsTheGameWhileAVariationIsShown()
    {
        NewGame game;
        game.plan.time = {.main = 60s, .increment = {}, .period = {}, .periods = 0};
        m_window->document().startGame(game);
        GameTimer& timer = m_window->playPage()->timer();
        auto now = std::chrono::steady_clock::now();
        timer.setNow([&] { return now; });
        playAny();
        playAny();
        const record::NodeId end = session().node();
        session().resign(session().toMove());
        session().step(-1);
        playAny();
        const record::NodeId variation = session().node();
        QVERIFY(variation != end);
        record::GameDetails details = record::gameDetails(session().record());
        details.result.clear();
        session().setDetails(details);
        QCOMPARE(session().standing(), Standing::Running);
        session().goTo(end); // the clock runs
        session().goTo(variation);
        now += 61s;
        timer.look();
        QCOMPARE(session().node(), end);
        QCOMPARE(session().result(), QStringLiteral("W+T"));
    }

    void resigningIsTakenBack()
    {
        start(NewGame::Kind::Chess, game::Side::Second, {.main = 60s, .increment = {}, .period = {}, .periods = 0});
        GameTimer& timer = m_window->playPage()->timer();
        auto now = std::chrono::steady_clock::now();
        timer.setNow([&] { return now; });
        const auto* state = m_window->findChild<QLabel*>(QStringLiteral("state"));
        const auto resultAmongTheGames = [&] {
            std::string result = "none";
            bool asked = false;
            m_window->library().ask(
                m_window.get(), [id = m_window->document().libraryId()](library::Library& library) { return library.text(id.value_or(0)); },
                [&](const core::Result<std::string>& text) {
                    asked = true;
                    if (text)
                        result = text->find("[Result \"0-1\"]") != std::string::npos ? "0-1" : "*";
                });
            return QTest::qWaitFor([&] { return asked; }, kPatience) ? result : std::string();
        };
        playAny();
        QVERIFY(usersTurn());
        press("resign");
        QCOMPARE(state->text(), QStringLiteral("Black wins by resignation"));
        QTRY_COMPARE(resultAmongTheGames(), std::string("0-1"));
        auto* undo = m_window->playPage()->notice()->findChild<QToolButton*>(QStringLiteral("noticeAction"));
        QVERIFY(undo && undo->isVisible());
        undo->click();
        QCOMPARE(state->text(), QStringLiteral("Your move"));
        const QString before = timer.text(game::Side::First);
        now += 5s;
        QVERIFY2(timer.text(game::Side::First) != before, qPrintable(before)); // the clock runs again
        QTRY_COMPARE(resultAmongTheGames(), std::string("*"));
    }

    /// A chess result includes how it was reached; a user who takes the end back continues the game, with the clock and without a stored
    /// result. After 50 moves without capture or pawn move no agreement is needed.
    void drawIsClaimedWithoutAsking()
    {
        NewGame game;
        game.kind = NewGame::Kind::Chess;
        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "1400-1599", .seed = 5, .learned = false};
        for (const char* fen : {"8/8/8/4k3/8/8/4K2R/8 w - - 99 80", "8/8/8/4k3/8/8/4K2R/8 w - - 100 80"}) {
            m_window->document().startGame(startingFrom(game, record::lineRecord(*chess::Position::fromFen(fen), {})));
            m_window->playPage()->showGame();
            const bool claims = session().chessPosition()->canClaimDraw();
            const auto* button = m_window->findChild<QPushButton*>(QStringLiteral("draw"));
            QCOMPARE(button->text(), claims ? QStringLiteral("Claim draw") : QStringLiteral("Draw"));
            press("draw");
            QCOMPARE(session().phase(), claims ? Phase::Over : Phase::Playing);
        }
        QCOMPARE(stateText(session()), QStringLiteral("Draw: 50 moves without capture or pawn move"));
    }

    /// An offer belongs to the position in which it was made. Pawns keep the kings apart, and nothing can be won.
    void drawOfferIsTakenBack()
    {
        NetworkSources sources = fakeNetworks();
        sources.open = [others = sources.open](const std::string& game, const nn::Computing& computing) {
            if (game.starts_with("go"))
                return others(game, computing);
            return core::Result<std::shared_ptr<nn::Evaluator>>(
                std::make_shared<EvenNetwork>(nn::FakeOptions{.game = "chess", .scale = strength::chessScale()}));
        };
        open(sources);
        NewGame game;
        game.kind = NewGame::Kind::Chess;
        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "1400-1599", .seed = 5, .learned = false};
        const auto start = chess::Position::fromFen("7k/8/8/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 0 40");
        m_window->document().startGame(startingFrom(game, record::lineRecord(*start, {})));
        m_window->playPage()->showGame();
        for (const char* move : {"a1b1", "b1c1", "c1d1", "d1e1", "e1f1", "f1g1", "g1h1", "h1h2", "h2g2", "g2f2"}) { // no position twice
            QVERIFY(usersTurn());
            if (opponent().offersDraw())
                break;
            QVERIFY(session().play(*session().chessPosition()->parseUci(move)));
        }
        QVERIFY(usersTurn());
        QVERIFY(opponent().offersDraw());
        press("takeBack");
        QVERIFY(!opponent().offersDraw());
        press("draw");
        QCOMPARE(session().phase(), Phase::Playing);
    }

private:
    void open(NetworkSources networks)
    {
        m_window.reset();
        m_window = shownWindow(m_folder->path(), {1180, 900}, std::move(networks));
    }

    void start(NewGame::Kind kind, game::Side program, game::TimeSettings time = {}, OpponentPlan::Kind opponent = OpponentPlan::Kind::Rank)
    {
        NewGame game;
        game.kind = kind;
        game.size = 9;
        game.plan = {.opponent = OpponentPlan{.kind = opponent,
                         .side = program,
                         .rank = kind == NewGame::Kind::Go ? "3d" : "1400-1599",
                         .seed = 5,
                         .learned = false},
            .time = time};
        m_window->document().startGame(game);
        m_window->playPage()->showGame();
    }

    /// Waits until the user is to move, or the game is over.
    bool usersTurn()
    {
        return QTest::qWaitFor([&] { return opponent().state() == Opponent::State::Resting; }, kPatience);
    }

    void playAny() { QVERIFY(session().play(session().position().randomMove(m_random))); }

    /// Plays enough moves for an estimate.
    void playSome()
    {
        for (int move = 0; move < 8; ++move) {
            QVERIFY(usersTurn());
            playAny();
        }
        QVERIFY(usersTurn());
    }

    Opponent& opponent() { return m_window->playPage()->opponent(); }
    std::size_t moves() { return session().record().mainLineMoves().size(); }

    core::Random m_random{7};
};

EVENMATCH_TEST_WITH_WIDGETS(TestPlay)

} // namespace tst_play

#include "tst_play.moc"
