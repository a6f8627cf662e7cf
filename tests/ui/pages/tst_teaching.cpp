// The tutor of a teaching game, in the window: it mentions every move that Review marks, however busy the program is.
#include "tests/run_tests.h"

#include "core/library/storage/packed_text.h"
#include "core/record/file/game_reader.h"
#include "core/record/notes/annotations.h"
#include "nn/review/move_costs.h"
#include "tests/search/ruled_network.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/shown_window.h"
#include "ui/board/board_widget.h"
#include "ui/learn/teaching.h"
#include "ui/main_window.h"
#include "ui/pages/learn_page.h"
#include "ui/pages/play_page.h"
#include "ui/pages/review_page.h"
#include "ui/review/reviewer.h"
#include "ui/widgets/card.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <latch>
#include <set>
#include <string>

namespace tst_teaching {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestTeaching : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void cleanup()
    {
        m_gate->set(true); // calls that wait behind it must end with the window
        m_window.reset();
    }

    void speaksOffersAndRemembers()
    {
        open(search::centreWins);
        auto* hint = play()->findChild<QPushButton*>(QStringLiteral("teacherHint"));
        QVERIFY(hint->isVisibleTo(play()) && !hint->isEnabled());
        const QRect board = play()->board()->geometry();
        const auto before = session().gameMoves().size();
        playOne(true);
        QTRY_VERIFY(teaching().hasWord() && !teaching().isBusy());
        QVERIFY(hint->text() != play()->findChild<QPushButton*>(QStringLiteral("hint"))->text()); // that hint is about the current position
        QCOMPARE(play()->board()->geometry(), board);
        QVERIFY2(teaching().words().front().contains(QStringLiteral("loses")), qPrintable(teaching().words().join(QLatin1Char(' '))));
        QVERIFY(teaching().overlay().cells.empty());
        for (const auto step : {Hints::Step::Area, Hints::Step::Candidates, Hints::Step::Move}) {
            QVERIFY(hint->isEnabled());
            play()->moreHint(); // the effect of the key
            QCOMPARE(teaching().step(), step);
            QVERIFY2(play()->board()->news().endsWith(teaching().words().back()), qPrintable(play()->board()->news())); // is read out
        }
        QVERIFY(!hint->isEnabled());
        const QString last = teaching().words().join(QLatin1Char(' '));
        QVERIFY2(last.contains(QStringLiteral("find a good move")), qPrintable(last));
        QVERIFY2(!last.contains(QStringLiteral("one rank above you choose")), qPrintable(last)); // the best move need not be theirs
        QVERIFY(!teaching().overlay().cells.empty());
        session().first(); // the user looks back
        play()->findChild<QPushButton*>(QStringLiteral("teacherTakeBack"))->click();
        QCOMPARE(session().gameMoves().size(), before);
        QVERIFY(!teaching().hasWord());
        playOne(false); // a mistake, too; a game without a move would not be stored
        QTRY_VERIFY(!teaching().isBusy());
        QSignalSpy wanted(&teaching(), &Teaching::cardsWanted);
        play()->opponent().resign();
        QTRY_COMPARE(wanted.count(), 1);
        QCOMPARE(teaching().moments().size(), std::size_t{1}); // two tries in one position
        const auto cards = wanted[0][0].value<std::vector<lesson::Card>>();
        QCOMPARE(cards.size(), std::size_t{1});
        QVERIFY(cards.front().hasClearAnswer());
        QTRY_COMPARE(teaching().words().size(), 3);
        QVERIFY2(teaching().words().back().contains(QLatin1String("cards on the Learn page")),
            qPrintable(teaching().words().back())); // although this game has the first "me"
        play()->findChild<QPushButton*>(QStringLiteral("moment0"))->click();
        QVERIFY(!session().atGameEnd());
        QCOMPARE(teaching().moments().size(), std::size_t{1}); // the list stays
        session().last();
        QCOMPARE(wanted.count(), 1);
    }

    /// A game that ends before the mistakes that were taken back.
    void forgetsPositionsTakenBack()
    {
        open(search::edgeLoses);
        playOne(false);
        playOne(false);
        QTRY_VERIFY(!teaching().isBusy());
        Teaching::Memory memory = teaching().memory();
        for (const int ply : {0, 2}) {
            lesson::Card mistake{.key = std::to_string(ply), .ply = ply, .played = {2}, .moves = {}, .themes = {}, .schedule = {}};
            mistake.moves = {{.move = {1}, .loss = 0, .line = {}}, {.move = {2}, .loss = 0.3, .line = {}}};
            memory.noted.add(mistake);
        }
        teaching().resume(memory);
        QTRY_VERIFY(!teaching().isBusy());
        play()->opponent().takeBack();
        play()->opponent().takeBack();
        QVERIFY(session().gameMoves().empty());
        QTRY_VERIFY(!teaching().isBusy());
        play()->opponent().resign();
        QCOMPARE(teaching().moments().size(), std::size_t{1});
        QCOMPARE(teaching().moments().front().ply, 0); // the only position that is still in the game, which has no move there
    }

    void movesBeforeTheGameAreNobodys()
    {
        open(search::edgeLoses);
        playOne(true);
        QTRY_VERIFY(teaching().hasWord() && !teaching().isBusy());
        NewGame game;
        game.plan = m_window->document().plan();
        QVERIFY(m_window->document().startGame(startingFrom(game, *gameUpTo(session().record(), session().gameEnd()))));
        QVERIFY(teaching().isOn());
        playOne(true); // the game is lost already: this move loses nothing
        QTRY_VERIFY(!teaching().isBusy());
        play()->opponent().resign();
        QTRY_VERIFY(!teaching().isBusy());
        QVERIFY(teaching().moments().empty());
    }

    /// The stored record of a finished game contains the tutor's comments with their reasons.
    void wordsAreKeptInTheRecord()
    {
        open(search::edgeLoses);
        playOne(true);
        QTRY_VERIFY(teaching().hasWord() && !teaching().isBusy());
        const auto written = [&] { return record::commentWords(session().record(), session().record().firstChild(record::kRoot)); };
        QVERIFY2(written().find("Tutor: ") == 0 && written().find(" loses ") != std::string::npos, written().c_str());
        QVERIFY2(
            written().find("find a good move") == std::string::npos, written().c_str()); // not yet: the user may take back and try again
        play()->opponent().resign();
        QTRY_VERIFY(written().find("\n\nTutor: ") != std::string::npos);
        auto* undo = play()->notice()->findChild<QToolButton*>(QStringLiteral("noticeAction"));
        QVERIFY(undo->isVisible()); // comments do not replace "You resigned."
        const std::string file = record::writeGame(session().gameRecord(), record::Format::Sgf);
        QVERIFY2(file.find("C[Tutor: ") != std::string::npos, file.c_str());
        QVERIFY(!teaching().moments().empty());
        undo->click();
        QVERIFY(teaching().moments().empty()); // the game goes on
    }

    /// The opponent replies at once and the user continues, while the judge is slow: the comments still arrive, and agree with Review's
    /// marks. The mistake is the first move, where a few visits find it whatever the opponent plays.
    void lateWordsAreNotLost()
    {
        open(search::edgeLoses);
        m_gate->set(false);
        playOne(true);
        playOne(false);
        playOne(true); // the game is lost already: this move loses nothing
        QVERIFY(teaching().isBusy() && !teaching().hasWord());
        QCOMPARE(teaching().words(), QStringList(QStringLiteral("The tutor is analysing your move…")));
        m_gate->set(true);
        QTRY_VERIFY(teaching().hasWord());
        QTRY_VERIFY(!teaching().isBusy());
        QVERIFY2(teaching().words().front().contains(QStringLiteral("Move 1")), qPrintable(teaching().words().front()));
        QCOMPARE(teaching().told(), std::vector<std::size_t>{0});
        const std::vector<std::size_t> told = teaching().told();
        play()->opponent().resign();
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        const Reviewer& reviewer = m_window->reviewPage()->reviewer();
        QTRY_VERIFY(reviewer.isSettled() && reviewer.isJudged());
        std::vector<std::size_t> marks;
        for (const nn::MoveCost& cost : nn::moveCosts(reviewer.review().game, reviewer.judgement()))
            if (cost.grade != nn::CostGrade::None && reviewer.review().sideOf(cost.ply) == game::Side::First)
                marks.push_back(cost.ply);
        QCOMPARE(marks, told);
    }

    /// The analysis after the opponent's reply may find that an earlier move was a mistake, too.
    void wordsAboutEarlierMovesJoinTheOthers()
    {
        open(search::edgeLoses);
        m_gate->set(false);
        playOne(true);
        playOne(false);
        Teaching::Memory memory = teaching().memory();
        lesson::Card latest{.key = "latest", .ply = 2, .played = {2}, .moves = {}, .themes = {}, .schedule = {}};
        latest.moves = {{.move = {1}, .loss = 0, .line = {}}, {.move = {2}, .loss = 0.3, .line = {}}};
        memory.words = {latest};
        memory.wordsAt = 2;
        memory.step = Hints::Step::Area;
        memory.told = {2};
        teaching().resume(memory);
        m_gate->set(true);
        QTRY_VERIFY(!teaching().isBusy());
        const std::vector<lesson::Card>& words = teaching().memory().words;
        QCOMPARE(words.size(), std::size_t{2});
        QVERIFY(words.front().ply == 0 && words.back().key == latest.key);
        QCOMPARE(teaching().step(), Hints::Step::Area);
    }

    /// It can be taken back during the count.
    void speaksOfAPassBeforeTheCount()
    {
        open(search::centreWins);
        session().pass();
        session().pass(); // the opponent's
        QCOMPARE(session().phase(), Phase::Scoring);
        QTRY_VERIFY(!teaching().isBusy());
        QVERIFY(teaching().hasWord());
        QCOMPARE(teaching().told(), std::vector<std::size_t>{0});
        play()->findChild<QPushButton*>(QStringLiteral("teacherTakeBack"))->click();
        QVERIFY(session().gameMoves().empty());
        QCOMPARE(session().phase(), Phase::Playing);
    }

    /// An import and a review may occupy every thread for long.
    void wordsDoNotWaitForOtherJobs()
    {
        open(search::edgeLoses);
        auto release = std::make_shared<std::latch>(1);
        std::atomic<int> running{0};
        for (int i = 0; i < 3; ++i)
            m_window->engine().run(
                QStringLiteral("long work"), jobs::Priority::Normal, this,
                [release, &running](jobs::JobContext&) {
                    ++running;
                    release->wait();
                    return 0;
                },
                [](const auto&) {});
        QTRY_VERIFY(running >= 1);
        playOne(true);
        QTRY_VERIFY(teaching().hasWord());
        release->count_down();
        QTRY_VERIFY(running == 3);
    }

    void silentTutorLooksAtNothing()
    {
        open(search::edgeLoses);
        teaching().setSpeaks(false);
        playOne(true);
        QVERIFY(!teaching().isBusy() && !teaching().hasWord());
        play()->opponent().resign();
        QCOMPARE(teaching().words(), QStringList(QStringLiteral("The tutor has no comment."))); // it did not look for mistakes
        session().undoStack().undo();
        teaching().setSpeaks(true);
        QTRY_VERIFY(!teaching().isBusy());
        QVERIFY(!teaching().hasWord()); // silent comments are only recorded
        QCOMPARE(teaching().told(), std::vector<std::size_t>{0});
    }

    /// At once and after the game; a later analysis includes the moves before.
    void failedAnalysisIsReported()
    {
        open(search::edgeLoses);
        m_gate->isBroken = true;
        playOne(false);
        QTRY_VERIFY(!teaching().isBusy());
        const QString said = teaching().words().front();
        QVERIFY2(said.startsWith(QStringLiteral("Analysis failed: ")), qPrintable(said));
        play()->opponent().resign();
        QCOMPARE(teaching().words(), QStringList(said));
        m_gate->isBroken = false;
        play()->notice()->findChild<QToolButton*>(QStringLiteral("noticeAction"))->click(); // takes the resignation back
        playOne(false);
        QTRY_VERIFY(!teaching().isBusy());
        play()->opponent().resign();
        QVERIFY(teaching().words().filter(QStringLiteral("Analysis failed")).isEmpty());
    }

    /// The next game begins before the cards of this one are saved.
    void cardsBelongToTheirGame()
    {
        open(search::centreWins); // a card needs a single answer
        bool isKnown = false; // who learns
        m_window->library().change(
            this,
            [](library::Library& library) -> core::Result<void> {
                library::TextPacker packer;
                const auto added = library.save(*library::prepareAgain("(;GM[1]SZ[9]PB[Anna];B[ee])", "", 1, packer));
                return added ? library.setMe(library.playerOf("Anna").value(), true) : added.error();
            },
            [&](const core::Result<void>& done) { isKnown = done.ok(); });
        QTRY_VERIFY(isKnown);
        playOne(true);
        QTRY_VERIFY(teaching().hasWord() && !teaching().isBusy());
        bool isNext = false;
        connect(&teaching(), &Teaching::cardsWanted, this, [&] {
            play()->startTeachingGame("go", ownRank("go"));
            isNext = true;
        });
        play()->opponent().resign();
        QTRY_VERIFY(isNext);
        disconnect(&teaching(), &Teaching::cardsWanted, this, nullptr);
        const auto found = std::make_shared<std::size_t>(0);
        const auto isKept = [&] {
            m_window->library().ask(
                this,
                [](library::Library& library) {
                    std::set<lesson::CardId> cards; // those of the user are the same under all names
                    for (const library::Player& player : library.players().valueOr({}))
                        for (const lesson::Card& card : library.cards(player.id).valueOr({}))
                            cards.insert(card.id);
                    return cards.size();
                },
                [found](const core::Result<std::size_t>& cards) { *found = cards.valueOr(0); });
            return *found == 1;
        };
        QTRY_VERIFY(isKept());
        QVERIFY(teaching().isOn() && !teaching().memory().kept);
    }

    /// Although the coach looks at the own cards before the game ends.
    void cardsBelongToWhoPlayed()
    {
        open(search::centreWins);
        Whose& whose = m_window->rank().whose();
        whose.add(QStringLiteral("Zoe"));
        QTRY_COMPARE(whose.name(), QStringLiteral("Zoe"));
        const library::PlayerId zoe = *whose.chosen();
        play()->startTeachingGame("go", ownRank("go"));
        QVERIFY(teaching().isOn() && play()->opponent().userSide() == game::Side::First);
        playOne(true);
        QTRY_VERIFY(teaching().hasWord() && !teaching().isBusy());
        whose.choose({});
        play()->opponent().resign();
        QTRY_VERIFY(teaching().memory().kept.has_value());
        QVERIFY(*teaching().memory().kept);
        std::optional<std::size_t> cards;
        m_window->library().ask(
            this, [zoe](library::Library& library) { return library.cards(zoe); },
            [&](const core::Result<std::vector<lesson::Card>>& found) { cards = found.valueOr({}).size(); });
        QTRY_VERIFY(cards.has_value());
        QCOMPARE(*cards, std::size_t{1});
    }

    /// A new window uses the new language; the tutor's comments, and the state of their display, are kept.
    void speaksOnInAnotherLanguage()
    {
        open(search::edgeLoses);
        playOne(true);
        QTRY_VERIFY(teaching().hasWord() && !teaching().isBusy());
        play()->moreHint();
        const QStringList words = teaching().words();
        LiveGame live = play()->takeLiveGame();
        m_window.reset();
        m_window = std::make_unique<MainWindow>(m_folder->path(), m_sources);
        m_window->show();
        QVERIFY(m_window->document().restore());
        play()->resume(std::move(live));
        QCOMPARE(teaching().words(), words);
        QCOMPARE(teaching().step(), Hints::Step::Area);
        QVERIFY(play()->findChild<QPushButton*>(QStringLiteral("teacherHint"))->isEnabled());
    }

private:
    /// Opens the window. The strong network, which analyses, follows the rule, and responds while the gate is open.
    void open(search::RuledNetwork::Rule rule)
    {
        newFolder();
        m_sources = fakeNetworks();
        m_sources.open = [rule, gate = m_gate, others = m_sources.open](const std::string& file, const nn::Computing& computing) {
            if (!file.starts_with("strong"))
                return others(file, computing);
            return core::Result<std::shared_ptr<nn::Evaluator>>(std::make_shared<search::RuledNetwork>(rule, gate));
        };
        m_window = std::make_unique<MainWindow>(m_folder->path(), m_sources);
        m_window->show();
        m_window->engine().setNetworkFile(strongNetworkOf("go"), QStringLiteral("strong"));
        QTRY_VERIFY(m_window->engine().network("go") && m_window->engine().hasStrongNetwork("go"));
        m_window->learnPage()->setGame("go");
        QVERIFY(m_window->showPage(QStringLiteral("learn")));
        m_window->learnPage()->findChild<QPushButton*>(QStringLiteral("learnTeaching"))->click();
        QVERIFY(teaching().isOn());
        QVERIFY(play()->opponent().userSide() == game::Side::First); // the rules are about Black's stones
        QTRY_VERIFY(usersTurn());
    }

    PlayPage* play() { return m_window->playPage(); }
    Teaching& teaching() { return play()->teaching(); }
    bool usersTurn() { return play()->opponent().userMayMove() && session().toMove() == play()->opponent().userSide(); }
    /// A free point for the user's move: on the edge, or inside.
    game::Move freePoint(bool onEdge)
    {
        const go::Position& board = *session().goPosition();
        const int last = board.size() - 1;
        for (int y = 0; y <= last; ++y)
            for (int x = 0; x <= last; ++x) {
                const bool isEdge = x == 0 || y == 0 || x == last || y == last;
                const bool isCentre = x == last / 2 && y == last / 2;
                if (isEdge == onEdge && !isCentre && board.isLegal(board.moveAt(x, y)))
                    return board.moveAt(x, y);
            }
        return game::kNoMove;
    }

    /// Plays the user's move, and waits for the opponent's reply.
    void playOne(bool onEdge)
    {
        QTRY_VERIFY(usersTurn());
        QVERIFY(session().play(freePoint(onEdge)));
        QTRY_VERIFY(usersTurn());
    }

    std::shared_ptr<search::Gate> m_gate = std::make_shared<search::Gate>();
    NetworkSources m_sources;
};

EVENMATCH_TEST_WITH_WIDGETS(TestTeaching)

} // namespace tst_teaching

#include "tst_teaching.moc"
