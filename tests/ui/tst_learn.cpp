// The page to learn on, by its buttons and the board: a new user, a session with cards, guesses, openings, the rank test.
#include "core/game/chess/position.h"
#include "core/record/game_reader.h"
#include "core/record/line_record.h"
#include "nn/lesson/policies.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/patience.h"
#include "ui/board/board_widget.h"
#include "ui/learn/card_lesson.h"
#include "ui/learn/guess_run.h"
#include "ui/learn/opening_run.h"
#include "ui/learn/rank_test_run.h"
#include "ui/main_window.h"
#include "ui/opponent/state_of.h"
#include "ui/pages/learn_page.h"
#include "ui/pages/play_page.h"

#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

/// Says that the first legal move is best and the move that was played loses much.
class StrictJudge final : public nn::PositionJudge {
public:
    const std::string& name() const override { return m_name; }
    lesson::LossUnit unit() const override { return lesson::LossUnit::Chance; }
    core::Result<nn::PositionVerdict> judge(const nn::PositionQuestion& question, const std::stop_token&) override
    {
        nn::PositionVerdict verdict{.moves = {}, .ranked = 1};
        const game::Move best = nn::stateAt(*question.game, question.ply).position().legalMoves()[0];
        verdict.moves.push_back({.move = best, .chance = 0.6, .line = {}});
        for (const game::Move move : question.also)
            if (move != best)
                verdict.moves.push_back({.move = move, .chance = 0.1, .line = {}});
        verdict.ranked = verdict.moves.size();
        return verdict;
    }

private:
    std::string m_name = "strict";
};

/// The legal move that the ranks play least.
game::Move unlikeliest(const std::shared_ptr<nn::Evaluator>& network, const GameSession& session)
{
    const nn::GameState state = stateOf(session);
    const auto seen = nn::seeAll(*network, {&state, 1});
    const nn::Evaluation& evaluation = seen->front().evaluation;
    const game::Move best = state.position().legalMoves()[0]; // by the judge
    const std::size_t ranks = network->info().scale.size();
    game::Move unlikely;
    float least = 2;
    for (std::size_t i = 0; i < evaluation.moves.size(); ++i) {
        float most = 0;
        for (std::size_t rank = 0; rank < ranks; ++rank)
            most = std::max(most, evaluation.rankPrior(rank)[i]);
        if (most < least && evaluation.moves[i] != best) {
            least = most;
            unlikely = evaluation.moves[i];
        }
    }
    return unlikely;
}

/// White takes a knight that nothing defends; the player moved the king.
lesson::Card forkCard(std::int64_t id, lesson::CardKind kind = lesson::CardKind::Lesson)
{
    const auto position = chess::Position::fromFen("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1");
    lesson::Card card{.id = id, .game = "chess", .kind = kind, .moves = {}, .rank = "1400-1599", .rankAbove = "1600-1799", .themes = {}, .schedule = {}};
    const record::GameRecord record = record::lineRecord(*position, {});
    card.record = record::writeGame(record, record.format);
    for (const auto& [text, loss] : {std::pair("d1d5", 0.0), std::pair("e1e2", 0.3)})
        card.moves.push_back({.move = *position->parseUci(text), .loss = loss, .own = 0.3, .above = 0.5, .line = {}});
    card.others = 0.3;
    card.played = card.moves.back().move;
    return card;
}

} // namespace

class TestLearn : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void newUserIsOfferedTheTest();
    void opensAtTheUsersGame();
    void cardsAreAskedTriedAndExplained();
    void quietIsAnAnswer();
    void sessionsGrow();
    void guessesAreCompared();
    void openingIsTwoClicksAway();
    void openingIsTrainedToItsEnd();
    void testNarrowsDown();
    void teacherSpeaksOffersAndRemembers();
    void silentTeacherLooksAtNothing();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestLearn::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("evenmatch-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_learn"));
}

void TestLearn::init()
{
    QSettings().clear();
    m_window.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
    m_window->show();
    QVERIFY(m_window->showPage(QStringLiteral("learn")));
}

void TestLearn::newUserIsOfferedTheTest()
{
    LearnPage* page = m_window->learnPage();
    QVERIFY(page->findChild<QPushButton*>(QStringLiteral("learnMain"))->isHidden());
    auto* test = page->findChild<QPushButton*>(QStringLiteral("learnTest"));
    QVERIFY(test->isVisible());
    QVERIFY(page->exercise() == nullptr); // nothing begins unasked
    test->click();
    QVERIFY(qobject_cast<RankTestRun*>(page->exercise()) != nullptr);
}

/// Nobody who plays Go is asked to look for it; what was chosen here stays chosen.
void TestLearn::opensAtTheUsersGame()
{
    const auto shown = [&] { return m_window->learnPage()->findChild<QComboBox*>()->currentData().toString(); };
    NewGame chess;
    chess.kind = NewGame::Kind::Chess;
    m_window->document().startGame(chess);
    QCOMPARE(shown(), QStringLiteral("chess"));
    m_window->document().startGame(NewGame());
    QCOMPARE(shown(), QStringLiteral("go"));
    m_window->learnPage()->setGame("chess");
    m_window->document().startGame(NewGame());
    QCOMPARE(shown(), QStringLiteral("chess"));
}

void TestLearn::cardsAreAskedTriedAndExplained()
{
    CardLesson lesson({forkCard(1), forkCard(2)}, m_window->library());
    ExerciseView view = lesson.view();
    QVERIFY(!view.isPlayable && view.choices.size() == 2);
    lesson.choose(CardLesson::OneMatters);
    QVERIFY(lesson.view().isPlayable);
    lesson.play(lesson.card().moves.back().move); // as in the game
    view = lesson.view();
    QVERIFY(!view.isPlayable && view.sentences.size() >= 3);
    QVERIFY2(view.sentences.join(QLatin1Char(' ')).contains(QStringLiteral("which nothing defends")), qPrintable(view.sentences.join(QLatin1Char(' '))));
    QVERIFY(!view.overlay.arrows.empty());
    lesson.choose(CardLesson::Next);
    for (int i = 0; i < 2; ++i) { // the other one, and the first once more
        lesson.choose(CardLesson::OneMatters);
        lesson.play(lesson.card().best().move);
        lesson.choose(CardLesson::Next);
    }
    const QSignalSpy finished(&lesson, &Exercise::finished);
    QVERIFY(lesson.practice().isOver());
    lesson.choose(CardLesson::End);
    QCOMPARE(finished.count(), 1);
}

void TestLearn::quietIsAnAnswer()
{
    CardLesson decoys({forkCard(1, lesson::CardKind::Decoy)}, m_window->library());
    decoys.choose(CardLesson::AnyIsFine);
    decoys.choose(CardLesson::Next);
    QVERIFY(decoys.practice().isOver());
    QCOMPARE(decoys.practice().firstRight(), std::size_t{1});
    CardLesson lessons({forkCard(2)}, m_window->library());
    lessons.choose(CardLesson::AnyIsFine);
    lessons.choose(CardLesson::Next);
    QVERIFY(!lessons.practice().isOver()); // it comes again
}

void TestLearn::sessionsGrow()
{
    CardLesson lesson({forkCard(1, lesson::CardKind::Decoy)}, m_window->library());
    lesson.setGrows(true);
    lesson.choose(CardLesson::AnyIsFine);
    lesson.choose(CardLesson::Next);
    QVERIFY(lesson.practice().isOver() && !lesson.view().isPlayable);
    QVERIFY(lesson.view().question.contains(QLatin1String("More cards"))); // not the last word
    lesson.add({forkCard(1, lesson::CardKind::Decoy), forkCard(2)});
    QCOMPARE(lesson.card().id, lesson::CardId{2});
    QCOMPARE(lesson.view().choices.size(), 2);
    lesson.choose(CardLesson::OneMatters);
    lesson.play(lesson.card().best().move);
    lesson.setGrows(false);
    lesson.choose(CardLesson::Next);
    QCOMPARE(lesson.view().question, QStringLiteral("That was the session."));
}

void TestLearn::guessesAreCompared()
{
    nn::PlayedGame game{std::make_shared<const game::AnyPosition>(chess::Position()), {}};
    chess::Position position;
    for (const char* text : {"e2e4", "e7e5", "g1f3"}) {
        game.moves.push_back(*position.parseUci(text));
        position.play(game.moves.back());
    }
    GuessRun run(m_window->engine(), "chess", game, game::Side::First);
    QTRY_VERIFY(run.view().isPlayable);
    run.play(game.moves[0]);
    QCOMPARE(run.guesses()->hits(), std::size_t{1});
    QVERIFY(!run.view().chances.empty());
    run.choose(GuessRun::Next); // Black's move is not asked
    QTRY_VERIFY(run.view().isPlayable);
    QCOMPARE(run.view().position.moveNumber(), 2);
    run.play(game.moves[2]);
    run.choose(GuessRun::Next);
    QVERIFY(!run.view().isPlayable && !run.isBusy());
}

/// The first is the page, the second begins; the board is turned to the user's side and stays so.
void TestLearn::openingIsTwoClicksAway()
{
    m_window->learnPage()->setGame("chess");
    LearnPage* page = m_window->learnPage();
    auto* openings = page->findChild<QComboBox*>(QStringLiteral("learnOpening"));
    QCOMPARE(openings->currentText(), QStringLiteral("Italian Game"));
    QVERIFY(openings->count() > 80);
    openings->setCurrentIndex(openings->findText(QStringLiteral("French Defence")));
    page->findChild<QPushButton*>(QStringLiteral("learnTrain"))->click();
    auto* run = qobject_cast<OpeningRun*>(page->exercise());
    QVERIFY(run != nullptr);
    QTRY_VERIFY(run->view().isPlayable);
    QVERIFY(run->training()->plan().user == game::Side::Second && run->view().below == game::Side::Second);
    QCOMPARE(run->view().place, QStringLiteral("C00 French Defence"));
    run->play(run->view().position.legalMoves()[0]);
    QVERIFY(run->view().below == game::Side::Second);
    run->choose(OpeningRun::OtherSide);
    QTRY_VERIFY(run->view().isPlayable);
    QVERIFY(run->training()->plan().user == game::Side::First);
    run->choose(OpeningRun::Stop);
    QVERIFY(page->exercise() == nullptr);
    page->setGame("go");
    QCOMPARE(openings->currentText(), QStringLiteral("4-4, low approach"));
}

void TestLearn::openingIsTrainedToItsEnd()
{
    OpeningRun run(m_window->engine(), {"chess", game::findLine("chess", "Italian Game"), game::Side::Second});
    QTRY_VERIFY(run.view().isPlayable);
    QVERIFY(run.view().sentences.size() == 1);
    for (int i = 0; i < 30 && !run.training()->isOver(); ++i) {
        QTRY_VERIFY(run.view().isPlayable);
        run.play(run.view().position.legalMoves()[0]);
        QVERIFY2(run.view().sentences[0].contains(QStringLiteral(" % of ")), qPrintable(run.view().sentences[0]));
        QTRY_VERIFY(!run.isBusy());
    }
    QVERIFY(run.training()->isOver() && !run.view().isPlayable);
    QVERIFY(run.view().question.startsWith(QStringLiteral("The opening ends here")));
    QSignalSpy wanted(&run, &Exercise::playOnWanted);
    run.choose(OpeningRun::PlayOn);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(m_window->document().playOn(wanted[0][0].toString(), game::Side::Second));
    QCOMPARE(m_window->document().session().gameMoves().size(), run.training()->game().moves.size());
    QVERIFY(m_window->playPage()->opponent().userSide() == game::Side::Second); // though White may be to move
    const QSignalSpy finished(&run, &Exercise::finished);
    run.choose(OpeningRun::Again);
    QVERIFY(run.training()->answers().empty());
    run.choose(OpeningRun::Stop); // nothing was played yet
    QCOMPARE(finished.count(), 1);
}

void TestLearn::testNarrowsDown()
{
    const QString folder = m_folder->filePath(QStringLiteral("rank-test"));
    RankTestRun run(m_window->engine(), "chess", folder);
    QTRY_VERIFY(run.view().isPlayable);
    for (int i = 0; i < 3; ++i)
        run.play(run.view().position.legalMoves()[0]);
    QCOMPARE(run.test()->asked(), std::size_t{3});
    run.choose(RankTestRun::Skip);
    QCOMPARE(run.test()->asked(), std::size_t{3});
    run.choose(RankTestRun::Stop);
    QVERIFY(!run.view().isPlayable && !run.view().question.isEmpty());
    const lesson::RankPosterior nothingYet(8); // names no rank: the middle one is no better than others
    QVERIFY(fitsMostRanks(nothingYet));
    QCOMPARE(run.view().question == QStringLiteral("Your moves fit players of most ranks."), fitsMostRanks(run.test()->posterior()));
    QCOMPARE(QDir(folder).entryList({QStringLiteral("chess-*-test.jsonl")}).size(), 1); // kept for the next time
}

void TestLearn::teacherSpeaksOffersAndRemembers()
{
    PlayPage* play = m_window->playPage();
    Teaching& teaching = play->teaching();
    teaching.setJudge([](const std::shared_ptr<nn::Evaluator>&) { return std::make_unique<StrictJudge>(); });
    QVERIFY(!teaching.isOn());
    m_window->learnPage()->setGame("chess");
    QTRY_VERIFY(m_window->engine().network("chess") != nullptr);
    m_window->learnPage()->findChild<QPushButton*>(QStringLiteral("learnTeaching"))->click();
    QVERIFY(teaching.isOn());
    GameSession& session = m_window->document().session();
    auto* hint = play->findChild<QPushButton*>(QStringLiteral("teacherHint"));
    QVERIFY(hint->isVisibleTo(play) && !hint->isEnabled());
    QTRY_VERIFY(play->opponent().userMayMove() && session.toMove() == play->opponent().userSide());
    const QRect board = play->board()->geometry();
    const auto before = session.gameMoves().size();
    QVERIFY(session.play(unlikeliest(m_window->engine().network("chess"), session)));
    QTRY_VERIFY(teaching.hasWord());
    QVERIFY(hint->text() != play->findChild<QPushButton*>(QStringLiteral("hint"))->text()); // that one is about the present position
    QCOMPARE(play->board()->geometry(), board);
    QCOMPARE(teaching.words().size(), 2);
    QVERIFY(teaching.overlay().arrows.empty());
    for (const auto step : {Hints::Step::Area, Hints::Step::Candidates, Hints::Step::Move}) {
        QVERIFY(hint->isEnabled());
        play->moreHint(); // what the key does
        QCOMPARE(teaching.step(), step);
    }
    QVERIFY(!hint->isEnabled());
    QVERIFY(!teaching.overlay().arrows.empty());
    play->findChild<QPushButton*>(QStringLiteral("teacherTakeBack"))->click();
    QCOMPARE(session.gameMoves().size(), before);
    QVERIFY(!teaching.hasWord());
    QSignalSpy wanted(&teaching, &Teaching::cardsWanted);
    play->opponent().resign();
    QTRY_COMPARE(wanted.count(), 1);
    QCOMPARE(teaching.moments().size(), std::size_t{1});
    QTRY_COMPARE(teaching.words().size(), 3);
    QVERIFY2(teaching.words().back().contains(QLatin1String("cards on the page Learn")), qPrintable(teaching.words().back())); // though nobody was "me" before this game
}

void TestLearn::silentTeacherLooksAtNothing()
{
    PlayPage* play = m_window->playPage();
    Teaching& teaching = play->teaching();
    QTRY_VERIFY(m_window->engine().network("chess") != nullptr);
    play->startTeachingGame("chess");
    teaching.setSpeaks(false);
    GameSession& session = m_window->document().session();
    QTRY_VERIFY(session.toMove() == play->opponent().userSide());
    QVERIFY(session.play(unlikeliest(m_window->engine().network("chess"), session)));
    QVERIFY(!teaching.isBusy() && !teaching.hasWord());
    teaching.setSpeaks(true);
}

QTEST_MAIN(TestLearn)
#include "tst_learn.moc"
