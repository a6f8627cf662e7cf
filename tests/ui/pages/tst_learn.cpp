// The Learn page, by its buttons and the board: a new user, a session with cards, guessing, openings, the rank test.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/record/board/line_record.h"
#include "core/record/file/game_reader.h"
#include "tests/search/ruled_network.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/shown_window.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/file/game_files.h"
#include "ui/game/match_me.h"
#include "ui/learn/card_lesson.h"
#include "ui/learn/guess_run.h"
#include "ui/learn/opening_chooser.h"
#include "ui/learn/opening_run.h"
#include "ui/learn/rank_test_run.h"
#include "ui/main_window.h"
#include "ui/pages/learn_page.h"
#include "ui/pages/play_page.h"
#include "ui/text/language.h"
#include "ui/widgets/elided_combo_box.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <ctime>

namespace tst_learn {

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

/// White takes an undefended knight; the player moved the king.
lesson::Card forkCard(std::int64_t id, lesson::CardKind kind = lesson::CardKind::Lesson)
{
    const auto position = chess::Position::fromFen("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1");
    lesson::Card card{
        .id = id, .game = "chess", .kind = kind, .moves = {}, .rank = "1400-1599", .rankAbove = "1600-1799", .themes = {}, .schedule = {}};
    const record::GameRecord record = record::lineRecord(*position, {});
    card.record = record::writeGame(record, record.format);
    for (const auto& [text, loss] : {std::pair("d1d5", 0.0), std::pair("e1e2", 0.3)})
        card.moves.push_back({.move = *position->parseUci(text), .loss = loss, .own = 0.3, .above = 0.5, .line = {}});
    card.others = 0.3;
    card.played = card.moves.back().move;
    return card;
}

} // namespace

namespace {

/// Anna, who is "me", has these cards in the library.
bool keepCards(LibraryService& library, QObject* context, std::vector<lesson::Card> cards, const std::vector<lesson::Answer>& answers = {})
{
    std::optional<bool> kept;
    library.importText(QStringLiteral("[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n"));
    const auto work = [cards = std::move(cards), answers](library::Library& at) mutable -> core::Result<std::size_t> {
        const auto anna = at.playerOf("Anna");
        if (!anna)
            return anna.error();
        if (const auto set = at.setMe(*anna, true); !set)
            return set.error();
        for (lesson::Card& card : cards)
            card.player = *anna;
        auto added = at.addCards(cards);
        for (const lesson::Answer& answer : answers)
            if (auto said = at.addAnswer(answer, lesson::LadderScheduler()); !said)
                return said.error();
        return added;
    };
    if (!QTest::qWaitFor([&] { return !library.isImporting(); }, kPatience))
        return false;
    library.change(context, work, [&](const core::Result<std::size_t>& added) { kept = added.ok(); });
    return QTest::qWaitFor([&] { return kept.has_value(); }, kPatience) && *kept;
}

lesson::Card keptCard(const char* key, const char* game = "chess")
{
    lesson::Card card = forkCard(0);
    card.key = key;
    card.game = game;
    card.checked = 4;
    card.themes = {lesson::Theme::Fork};
    return card;
}

/// Changes the time zone until it is destroyed.
class UsedZone {
public:
    ~UsedZone() { use(m_before); }
    void use(const QByteArray& zone) const
    {
        zone.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", zone);
        ::tzset();
    }

private:
    QByteArray m_before = qgetenv("TZ");
};

} // namespace

class TestLearn : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
        m_window->show();
        QVERIFY(m_window->showPage(QStringLiteral("learn")));
    }

    void newUserIsOfferedTheTest()
    {
        LearnPage* page = m_window->learnPage();
        QVERIFY(page->findChild<QPushButton*>(QStringLiteral("learnMain"))->isHidden());
        auto* test = page->findChild<QPushButton*>(QStringLiteral("learnTest"));
        QVERIFY(test->isVisible());
        QVERIFY(page->exercise() == nullptr); // nothing starts unasked
        test->click();
        QVERIFY(qobject_cast<RankTestRun*>(page->exercise()) != nullptr);
    }

    /// A Go player need not switch to Go; the choice made here stays.
    void opensAtTheUsersGame()
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
        m_window->learnPage()->setGame("go");
        m_window->document().startGame(chess); // a game on the board is selected in Learn, too
        QCOMPARE(shown(), QStringLiteral("chess"));
        m_window->document().startGame(NewGame());
        QCOMPARE(shown(), QStringLiteral("go"));
    }

    void cardsAreAskedTriedAndExplained()
    {
        CardLesson lesson({forkCard(1), forkCard(2)}, m_window->library());
        ExerciseView view = lesson.view();
        QVERIFY(!view.isPlayable && view.choices.size() == 3);
        lesson.choose(CardLesson::SomethingToFind);
        QVERIFY(lesson.view().isPlayable);
        lesson.play(lesson.card().moves.back().move); // the move of the game
        view = lesson.view();
        QVERIFY(!view.isPlayable && view.sentences.size() >= 3);
        QVERIFY2(view.sentences.join(QLatin1Char(' ')).contains(QStringLiteral("which nothing defends")),
            qPrintable(view.sentences.join(QLatin1Char(' '))));
        QVERIFY(!view.overlay.arrows.empty());
        lesson.choose(CardLesson::Next);
        for (int i = 0; i < 2; ++i) { // the other one, and the first one again
            lesson.choose(CardLesson::SomethingToFind);
            lesson.play(lesson.card().best().move);
            lesson.choose(CardLesson::Next);
        }
        const QSignalSpy finished(&lesson, &Exercise::finished);
        QVERIFY(lesson.practice().isOver());
        lesson.choose(CardLesson::End);
        QCOMPARE(finished.count(), 1);
    }

    /// What a screen reader says: the board's news, or the description of the button that has the focus.
    void questionsAndVerdictsAreSpoken()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        QVERIFY(keepCards(m_window->library(), this, {keptCard("one")}));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QVERIFY(m_window->showPage(QStringLiteral("play")) && m_window->showPage(QStringLiteral("learn")));
        QTRY_COMPARE(page->lessons().ready("chess"), std::size_t{1});
        page->startCards();
        auto* lesson = qobject_cast<CardLesson*>(page->exercise());
        QVERIFY(lesson);
        const auto spoken
            = [page](int choice) { return page->findChild<QPushButton*>(QStringLiteral("choice%1").arg(choice))->accessibleDescription(); };
        QVERIFY(spoken(CardLesson::SomethingToFind).startsWith(QStringLiteral("From one of your games.")));
        lesson->choose(CardLesson::SomethingToFind);
        QVERIFY(page->findChild<BoardWidget*>(QStringLiteral("learnChessBoard"))->news().startsWith(QStringLiteral("Which move?")));
        lesson->play(lesson->card().best().move);
        QVERIFY2(spoken(CardLesson::Next).startsWith(QStringLiteral("Right. ")), qPrintable(spoken(CardLesson::Next)));
        QVERIFY(spoken(CardLesson::Next).contains(lesson->view().sentences.front()));
    }

    /// As on all other boards of chess.
    void cardsShowTheMoveBefore()
    {
        lesson::Card card = forkCard(1);
        QVERIFY(CardLesson({card}, m_window->library()).view().last == game::kNoMove);
        const chess::Position start;
        const std::vector<game::Move> moves{*start.parseUci("e2e4")};
        const record::GameRecord record = record::lineRecord(start, moves);
        card.record = record::writeGame(record, record.format);
        CardLesson lesson({card}, m_window->library());
        QVERIFY(lesson.view().last == moves.front());
        lesson.choose(CardLesson::SomethingToFind);
        QVERIFY(lesson.view().last == moves.front());
    }

    void nearlyRightMovesAreTriedAgain()
    {
        lesson::Card card = forkCard(1);
        const auto position = lesson::positionOf(card);
        QVERIFY(position.ok());
        const game::Move nearly = *position->parseMove("d1d2");
        card.moves.insert(card.moves.begin() + 1, {.move = nearly, .loss = 0.05, .own = 0.2, .above = 0.1, .line = {}});
        CardLesson lesson({card}, m_window->library());
        lesson.choose(CardLesson::SomethingToFind);
        lesson.play(nearly);
        QVERIFY(lesson.view().isPlayable);
        QCOMPARE(lesson.view().question, QStringLiteral("Rd2 loses only 5 % winning chances, but there is a better move. Try again."));
        QCOMPARE(lesson.practice().answeredCards(), std::size_t{0});
        lesson.play(card.best().move);
        QCOMPARE(lesson.view().question, QStringLiteral("Right."));
        QCOMPARE(lesson.practice().firstRight(), std::size_t{1});
    }

    /// The same move in another corner of a symmetric board.
    void turnedAnswersAreRight()
    {
        const go::Position start(9);
        go::Position position = start;
        const std::vector<game::Move> moves{*start.parseMove("E5")};
        position.play(moves.front());
        const record::GameRecord record = record::lineRecord(start, moves);
        lesson::Card card = forkCard(1);
        card.game = "go9";
        card.record = record::writeGame(record, record.format);
        card.unit = lesson::LossUnit::Points;
        card.moves = {{.move = *position.parseMove("C3"), .loss = 0, .own = 0.3, .above = 0.5, .line = {}},
            {.move = *position.parseMove("A1"), .loss = 9, .own = 0.1, .above = 0.1, .line = {}}};
        card.played = card.moves.back().move;
        card.others = 4;
        for (const auto& [move, isRight] : {std::pair("G7", true), std::pair("J9", false), std::pair("D3", false)}) {
            CardLesson lesson({card}, m_window->library());
            lesson.choose(CardLesson::SomethingToFind);
            lesson.play(*position.parseMove(move));
            QCOMPARE(lesson.view().question, isRight ? QStringLiteral("Right.") : QStringLiteral("Not this time."));
        }
    }

    /// Copying on Learn copies the exercise, not the game hidden behind it.
    void exerciseIsCopied()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("8/P6k/8/8/8/8/8/K7 w - - 0 1"))));
        QVERIFY(m_window->showPage(QStringLiteral("learn")));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        page->startRankTest();
        QTRY_VERIFY(page->exercise()->view().isPlayable);
        const game::AnyPosition position = page->exercise()->view().position;
        m_window->findChild<QAction*>(QStringLiteral("copyPositionAction"))->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QString::fromStdString(position.as<chess::Position>()->fen()));
        m_window->findChild<QAction*>(QStringLiteral("copyGameAction"))->trigger();
        QCOMPARE(QApplication::clipboard()->text(), gameText(record::lineRecord(position, {})));
    }

    void answersAreTyped()
    {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        QVERIFY(m_window->showPage(QStringLiteral("learn")));
        LearnPage* page = m_window->learnPage();
        auto* type = m_window->findChild<QAction*>(QStringLiteral("typeMoveAction"));
        auto* field = page->findChild<QLineEdit*>(QStringLiteral("typedMove"));
        type->trigger();
        QVERIFY(!field->isVisible()); // there is no question
        page->setGame("chess");
        page->startRankTest();
        for (const QString& question : {QStringLiteral("first"), QStringLiteral("second")}) {
            QTRY_VERIFY2(page->exercise()->view().isPlayable, qPrintable(question));
            if (question == QLatin1String("first"))
                type->trigger();
            QVERIFY2(field->isVisible() && field->text().isEmpty(), qPrintable(question)); // it stays
            const game::AnyPosition position = page->exercise()->view().position;
            const std::string move = position.moveText(position.legalMoves()[0]);
            QTest::keyClicks(field, QString::fromStdString(move));
            QTest::keyClick(field, Qt::Key_Return);
            QTRY_VERIFY2(page->exercise()->view().position != position, qPrintable(question));
        }
        QTRY_VERIFY(field->isVisible());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible() && page->exercise());
        constexpr int kMostSteps = 4; // each question and the summary
        for (int step = 0; step < kMostSteps && page->exercise(); ++step)
            QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(!page->exercise());

        QVERIFY(keepCards(m_window->library(), this, {keptCard("one")}));
        QTRY_VERIFY(page->lessons().ready("chess") > 0);
        page->startCards();
        auto* lesson = qobject_cast<CardLesson*>(page->exercise());
        QVERIFY(lesson);
        lesson->choose(CardLesson::SomethingToFind);
        type->trigger();
        QTest::keyClicks(field, QString::fromStdString(lesson->view().position.moveText(lesson->card().best().move)));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!field->isVisible());
        QCOMPARE(m_window->focusWidget()->objectName(), QStringLiteral("choice%1").arg(static_cast<int>(CardLesson::Next)));
    }

    void quietIsAnAnswer()
    {
        CardLesson decoys({forkCard(1, lesson::CardKind::Decoy)}, m_window->library());
        decoys.choose(CardLesson::AnyIsFine);
        decoys.choose(CardLesson::Next);
        QVERIFY(decoys.practice().isOver());
        QCOMPARE(decoys.practice().firstRight(), std::size_t{1});
        CardLesson lessons({forkCard(2)}, m_window->library());
        lessons.choose(CardLesson::AnyIsFine);
        lessons.choose(CardLesson::Next);
        QVERIFY(!lessons.practice().isOver()); // it is repeated
        CardLesson wrong({forkCard(3, lesson::CardKind::Decoy)}, m_window->library());
        wrong.choose(CardLesson::SomethingToFind);
        wrong.play(wrong.card().best().move);
        QCOMPARE(wrong.view().question, QStringLiteral("Not this time."));
        QVERIFY(wrong.view().sentences.contains(QStringLiteral("There was nothing special to find here.")));
    }

    /// The card is in no library.
    void answersThatCannotBeKeptAreTriedAgain()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        CardLesson lesson({forkCard(77)}, m_window->library());
        lesson.choose(CardLesson::AnyIsFine);
        const auto offersToTry = [&] {
            return std::ranges::any_of(
                lesson.view().choices, [](const ExerciseChoice& choice) { return choice.id == CardLesson::SaveAgain; });
        };
        QTRY_VERIFY(offersToTry());
        QVERIFY(lesson.view().sentences.front().startsWith(QStringLiteral("1 answer")));
        lesson.choose(CardLesson::SaveAgain);
        QVERIFY(!offersToTry());
        QTRY_VERIFY(offersToTry()); // the card still does not exist
    }

    void sessionsCanBeLeft()
    {
        CardLesson begun({forkCard(1)}, m_window->library());
        const QSignalSpy finished(&begun, &Exercise::finished);
        begun.choose(CardLesson::Stop); // nothing to report
        QCOMPARE(finished.count(), 1);
        lesson::Card fork = forkCard(1);
        fork.themes = {lesson::Theme::Fork};
        CardLesson lesson({fork, forkCard(2)}, m_window->library());
        QCOMPARE(lesson.card().id, lesson::CardId{1});
        lesson.setGrows(true);
        lesson.choose(CardLesson::AnyIsFine);
        lesson.choose(CardLesson::Stop);
        QCOMPARE(lesson.view().question, QStringLiteral("Session complete."));
        QCOMPARE(lesson.view().sentences[0], QStringLiteral("0 of 1 solved at the first try."));
        QCOMPARE(lesson.view().sentences[1], QStringLiteral("Fork: 1 of 1 missed."));
        lesson.add({forkCard(3)}); // comes too late
        lesson.setGrows(true);
        QCOMPARE(lesson.view().question, QStringLiteral("Session complete."));
        LearnPage* page = m_window->learnPage();
        page->startRankTest();
        QVERIFY(page->exercise() != nullptr);
        QTRY_VERIFY(page->exercise()->view().isPlayable);
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(page->exercise() != nullptr); // it asks first
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(page->exercise() == nullptr);
    }

    /// Another network may have other ranks; an exercise keeps its network until the end.
    void exercisesKeepTheirNetwork()
    {
        NetworkSources networks = fakeNetworks();
        networks.open = [](const std::string& file, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
            return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(
                nn::FakeOptions{.game = "chess", .scale = file == "other" ? strength::goScale() : strength::chessScale()}));
        };
        Engine engine(networks);
        nn::PlayedGame game{std::make_shared<const game::AnyPosition>(chess::Position()), {}};
        chess::Position position;
        for (const char* text : {"e2e4", "e7e5", "g1f3"}) {
            game.moves.push_back(*position.parseUci(text));
            position.play(game.moves.back());
        }
        GuessRun guessing(engine, {.game = "chess", .played = game});
        guessing.choose(GuessRun::Both);
        OpeningRun opening(engine, {"chess", game::findLine("chess", "Italian Game"), game::Side::First});
        QTRY_VERIFY(guessing.view().isPlayable && opening.view().isPlayable);
        const std::size_t ranks = strength::chessScale().size();
        QVERIFY(ranks != strength::goScale().size());
        guessing.play(game.moves[0]);
        opening.play(opening.view().position.legalMoves()[0]);
        engine.setNetworkFile("chess", QStringLiteral("other"));
        QTRY_COMPARE(engine.state("chess"), Engine::State::Ready);
        guessing.choose(GuessRun::Next);
        QTRY_VERIFY(guessing.view().isPlayable && opening.view().isPlayable);
        guessing.play(game.moves[1]);
        opening.play(opening.view().position.legalMoves()[0]);
        QCOMPARE(guessing.guesses()->moments().back().guessedChances.size(), ranks);
        QVERIFY(!guessing.view().sentences.isEmpty() && !opening.view().sentences.isEmpty());
        QTRY_VERIFY(!opening.isBusy());
        engine.setNetworkFile("chess", {});
    }

    /// With the motif at its side, in the widest language.
    void panelIsAsWideAsItsPlace()
    {
        std::optional<std::size_t> added;
        m_window->library().importText(QStringLiteral("[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n"));
        QTRY_VERIFY(!m_window->library().isImporting());
        m_window->library().change(
            this,
            [](library::Library& library) -> core::Result<std::size_t> {
                const auto anna = library.playerOf("Anna");
                if (const auto set = library.setMe(*anna, true); !set)
                    return set.error();
                lesson::Card card = forkCard(0);
                card.player = *anna;
                card.key = "key";
                card.themes = {lesson::Theme::OverloadedDefender, lesson::Theme::DiscoveredAttack};
                return library.addCards({&card, 1});
            },
            [&](const core::Result<std::size_t>& cards) { added = cards.valueOr(0); });
        QTRY_COMPARE(added, std::optional(std::size_t{1}));
        m_window.reset();
        for (const char* language : {"en", "de"}) {
            applyLanguage(*qApp, QLatin1String(language));
            MainWindow window(m_folder->path(), fakeNetworks());
            window.resize(1024, 700);
            window.show();
            window.learnPage()->setGame("chess");
            QVERIFY(window.showPage(QStringLiteral("learn")));
            QTRY_VERIFY(window.learnPage()->findChild<QPushButton*>(QStringLiteral("theme2")) != nullptr);
            const auto* theme = window.learnPage()->findChild<QPushButton*>(QStringLiteral("theme2"));
            const QScrollArea* scroll = nullptr;
            for (const auto* area : window.learnPage()->findChildren<QScrollArea*>())
                if (area->isAncestorOf(theme))
                    scroll = area;
            QVERIFY(scroll && scroll->isVisible());
            QVERIFY2(scroll->widget()->minimumSizeHint().width() <= scroll->viewport()->width(), language);
            QVERIFY(window.width() <= 1024);
        }
        applyLanguage(*qApp, QStringLiteral("en"));
    }

    void tabReachesEverything()
    {
        constexpr int kMorePresses = 80; // more than the number of stops in the window
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QSet<QWidget*> reached;
        for (int press = 0; press < kMorePresses; ++press) {
            QTest::keyClick(m_window->focusWidget() ? m_window->focusWidget() : m_window.get(), Qt::Key_Tab);
            reached.insert(m_window->focusWidget());
        }
        QList<QWidget*> stops{page->findChild<QWidget*>(QStringLiteral("learnChessBoard"))};
        for (QPushButton* button : page->findChildren<QPushButton*>())
            stops << button;
        for (QComboBox* box : page->findChildren<QComboBox*>())
            stops << box;
        for (QWidget* stop : stops)
            QVERIFY2(!stop->isVisible() || !stop->isEnabled() || reached.contains(stop), qPrintable(stop->objectName()));
    }

    void sessionsGrow()
    {
        CardLesson lesson({forkCard(1, lesson::CardKind::Decoy)}, m_window->library());
        lesson.setGrows(true);
        lesson.choose(CardLesson::AnyIsFine);
        lesson.choose(CardLesson::Next);
        QVERIFY(lesson.practice().isOver() && !lesson.view().isPlayable);
        QVERIFY(lesson.view().question.contains(QLatin1String("More cards"))); // the comment is not complete
        lesson.add({forkCard(1, lesson::CardKind::Decoy), forkCard(2)});
        QCOMPARE(lesson.card().id, lesson::CardId{2});
        QCOMPARE(lesson.view().choices.size(), 3);
        lesson.choose(CardLesson::SomethingToFind);
        lesson.play(lesson.card().best().move);
        lesson.setGrows(false);
        lesson.choose(CardLesson::Next);
        QCOMPARE(lesson.view().question, QStringLiteral("Session complete."));
    }

    /// More cards may come while the user answers.
    void growthLeavesTheAnswerAlone()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        QVERIFY(keepCards(m_window->library(), this, {keptCard("one")}));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QTRY_VERIFY(page->lessons().ready("chess") > 0);
        page->startCards();
        auto* lesson = qobject_cast<CardLesson*>(page->exercise());
        QVERIFY(lesson);
        const QString anyIsFine = QStringLiteral("choice%1").arg(static_cast<int>(CardLesson::AnyIsFine));
        auto* choice = page->findChild<QPushButton*>(anyIsFine);
        QTRY_VERIFY(choice->isVisible());
        choice->setFocus();
        lesson->setGrows(true);
        QCOMPARE(m_window->focusWidget(), choice);
        lesson->choose(CardLesson::SomethingToFind);
        page->typeMoves();
        auto* field = page->findChild<QLineEdit*>(QStringLiteral("typedMove"));
        QTest::keyClicks(field, QStringLiteral("Rx"));
        lesson->setGrows(false);
        QCOMPARE(field->text(), QStringLiteral("Rx"));
    }

    /// The main button is disabled then, and Enter must not start something else.
    void exerciseEndsWhileCardsAreMade()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        QVERIFY(keepCards(m_window->library(), this, {}));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QTRY_VERIFY(m_window->rank().games("chess") > 0);
        page->lessons().make("chess");
        page->startRankTest();
        page->exercise()->choose(RankTestRun::End);
        QVERIFY(!page->findChild<QPushButton*>(QStringLiteral("learnMain"))->isEnabled());
        QVERIFY(qobject_cast<QStackedWidget*>(m_window->focusWidget()));
    }

    void whatIsDoneIsSaid()
    {
        nn::CardWatch watch;
        const jobs::Progress reading{.done = 50, .total = 200};
        QCOMPARE(makingWords(watch, {}), QStringLiteral("Reading your games: 0 %."));
        QCOMPARE(makingWords(watch, reading), QStringLiteral("Reading your games: 25 %."));
        watch.game.report(2, 20);
        QCOMPARE(makingWords(watch, reading), QStringLiteral("Game 2 of 20: analysing its moves, 0 %."));
        watch.costs.report(17, 50);
        QCOMPARE(makingWords(watch, reading), QStringLiteral("Game 2 of 20: analysing its moves, 34 %."));
        watch.closer.report(3, 5);
        QCOMPARE(makingWords(watch, reading), QStringLiteral("Game 2 of 20: checking mistake 3 of 5."));

        m_window->library().importText(QStringLiteral("[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n"));
        QTRY_VERIFY(!m_window->library().isImporting());
        bool isMe = false;
        m_window->library().change(
            this, [](library::Library& library) { return library.setMe(*library.playerOf("Anna"), true); },
            [&](const core::Result<void>& set) { isMe = set.ok(); });
        QTRY_VERIFY(isMe);
        Lessons& lessons = m_window->learnPage()->lessons();
        const auto* label = m_window->learnPage()->findChild<QLabel*>(QStringLiteral("learnMaking"));
        QVERIFY(label->isHidden());
        QStringList shown;
        connect(&lessons, &Lessons::changed, this, [&] { shown << label->text(); });
        m_window->learnPage()->setGame("chess");
        lessons.make("chess");
        QTRY_VERIFY(!lessons.isMaking("chess")); // one game gives no rank
        QVERIFY2(shown.contains(QStringLiteral("Reading your games: 0 %.")), qPrintable(shown.join(QLatin1Char('|'))));
        QTRY_VERIFY(label->isHidden());

        QVERIFY(!lessons.problem("chess").isEmpty());
        setOwnRank("chess", {"1400-1599", ""}); // users who know it need not play for it
        lessons.make("chess");
        QTRY_VERIFY(!lessons.isMaking("chess"));
        QVERIFY2(lessons.problem("chess").isEmpty(), qPrintable(lessons.problem("chess")));
        const auto* words = m_window->learnPage()->findChild<QLabel*>(QStringLiteral("learnWords"));
        QTRY_VERIFY2(words->text().startsWith(QLatin1String("Your latest games contain no position")), qPrintable(words->text()));
        setOwnRank("chess", {});
    }

    void guessesAreCompared()
    {
        nn::PlayedGame game{std::make_shared<const game::AnyPosition>(chess::Position()), {}};
        chess::Position position;
        for (const char* text : {"e2e4", "e7e5", "g1f3"}) {
            game.moves.push_back(*position.parseUci(text));
            position.play(game.moves.back());
        }
        GuessRun run(m_window->engine(), {.game = "chess", .played = game});
        run.choose(GuessRun::FirstSide);
        QTRY_VERIFY(run.view().isPlayable);
        run.play(game.moves[0]);
        QCOMPARE(run.guesses()->hits(), std::size_t{1});
        QVERIFY(!run.view().chances.empty());
        run.choose(GuessRun::Next); // Black's move is not asked for
        QTRY_VERIFY(run.view().isPlayable);
        QCOMPARE(run.view().position.moveNumber(), 2);
        run.play(game.moves[2]);
        run.choose(GuessRun::Next);
        QVERIFY(!run.view().isPlayable && !run.isBusy());

        // The other corner of an empty board is the same move.
        const game::AnyPosition board(go::Position(9));
        const nn::PlayedGame go{std::make_shared<const game::AnyPosition>(board), {*board.parseMove("C3"), *board.parseMove("G7")}};
        GuessRun turned(m_window->engine(), {.game = "go", .played = go});
        turned.choose(GuessRun::Both);
        QTRY_VERIFY(turned.view().isPlayable);
        turned.play(*board.parseMove("G7"));
        QCOMPARE(turned.guesses()->hits(), std::size_t{1});
        turned.choose(GuessRun::Next);
        QTRY_VERIFY(turned.view().isPlayable);
        turned.play(*board.parseMove("G3")); // if a stone of the other side is there, it is not
        QCOMPARE(turned.guesses()->hits(), std::size_t{1});

        // No move is legal after two passes, but the game may have been resumed.
        const game::Move pass = *board.parseMove("pass");
        const nn::PlayedGame passed{go.start, {pass, pass, *board.parseMove("C3"), *board.parseMove("G7")}};
        GuessRun resumed(m_window->engine(), {.game = "go", .played = passed, .boardPly = 2});
        resumed.choose(GuessRun::Both);
        QTRY_VERIFY(resumed.view().isPlayable);
        QCOMPARE(resumed.view().position.moveNumber(), 3);
    }

    /// The first click opens the page, the second begins; the board faces the user's side and stays so.
    void openingIsTwoClicksAway()
    {
        m_window->learnPage()->setGame("chess");
        LearnPage* page = m_window->learnPage();
        auto* openings = page->findChild<QComboBox*>(QStringLiteral("learnOpening"));
        QCOMPARE(openings->currentText(), QStringLiteral("Italian Game"));
        QVERIFY(openings->count() > 80);
        openings->setItemText(0, QString(200, QLatin1Char('x'))); // some of the user's own openings have long names
        openings->setCurrentIndex(0);
        QVERIFY(static_cast<ElidedComboBox*>(openings)->shownText().endsWith(QChar(0x2026)));
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

    /// The texts of the user's own openings count games, so they change with every game.
    void chosenOpeningStays()
    {
        const auto resultOf = [](std::size_t games) {
            auto result = std::make_shared<MyRankResult>();
            result->scale = strength::chessScale();
            for (const char* name : {"Italian Game", "French Defence"}) {
                nn::OpeningReport opening;
                opening.name = game::findLine("chess", name)->family();
                opening.games = games;
                result->report.openings.push_back(opening);
            }
            result->departures.resize(2);
            return result;
        };
        OpeningChooser chooser;
        chooser.setGame("chess", resultOf(12));
        auto* openings = chooser.findChild<QComboBox*>(QStringLiteral("learnOpening"));
        openings->setCurrentIndex(1);
        QVERIFY2(openings->currentText().contains(QStringLiteral("12 games")), qPrintable(openings->currentText()));
        chooser.setGame("chess", resultOf(13));
        QCOMPARE(openings->currentIndex(), 1);
        QVERIFY2(openings->currentText().contains(QStringLiteral("13 games")), qPrintable(openings->currentText()));
        chooser.setGame("chess", nullptr);
        QCOMPARE(openings->currentText(), QStringLiteral("French Defence")); // without the user's games, the opening itself
    }

    void openingIsTrainedToItsEnd()
    {
        OpeningRun run(m_window->engine(), {"chess", game::findLine("chess", "Italian Game"), game::Side::Second});
        QTRY_VERIFY(run.view().isPlayable);
        QVERIFY(run.view().sentences.size() == 1);
        for (int i = 0; i < 30 && !run.training()->isOver(); ++i) {
            QTRY_VERIFY(run.view().isPlayable);
            run.play(run.view().position.legalMoves()[0]);
            const QString said = run.view().sentences[0];
            QVERIFY2(said.contains(QStringLiteral(" % ")) || said.contains(QStringLiteral(" rarely choose ")), qPrintable(said));
            QTRY_VERIFY(!run.isBusy());
        }
        QVERIFY(run.training()->isOver() && !run.view().isPlayable);
        QVERIFY(run.view().question.startsWith(QStringLiteral("The opening ends here")));
        QSignalSpy wanted(&run, &Exercise::playOnWanted);
        QVERIFY(std::ranges::any_of(
            run.view().sentences, [](const QString& said) { return said.contains(QStringLiteral("would have had about")); }));
        run.choose(OpeningRun::PlayOn);
        QCOMPARE(wanted.count(), 1);
        QVERIFY(m_window->document().playOn(wanted[0][0].value<record::GameRecord>(), game::Side::Second));
        QCOMPARE(m_window->document().session().gameMoves().size(), run.training()->game().moves.size());
        QVERIFY(m_window->playPage()->opponent().userSide() == game::Side::Second); // although White may be to move
        const QSignalSpy finished(&run, &Exercise::finished);
        run.choose(OpeningRun::Again);
        QVERIFY(run.training()->answers().empty());
        run.choose(OpeningRun::OtherStart); // the opening's own moves must be found
        QTRY_VERIFY(run.view().isPlayable);
        QCOMPARE(run.training()->game().moves.size(), std::size_t{1}); // White's first move
        run.choose(OpeningRun::Stop); // nothing was played yet
        QCOMPARE(finished.count(), 1);
    }

    /// The network fails after the first answer, whose summary is shown with the reason.
    void answersSurviveAFailure()
    {
        const auto gate = std::make_shared<search::Gate>();
        NetworkSources networks = fakeNetworks();
        networks.open = [gate](const std::string&, const nn::Computing&) {
            return core::Result<std::shared_ptr<nn::Evaluator>>(std::make_shared<search::RuledNetwork>(search::edgeLoses, gate));
        };
        Engine engine(networks);
        const game::AnyPosition board(go::Position(9));
        const nn::PlayedGame played{std::make_shared<const game::AnyPosition>(board), {*board.parseMove("C3"), *board.parseMove("G7")}};
        GuessRun guessing(engine, {.game = "go", .played = played});
        guessing.choose(GuessRun::Both);
        QTRY_VERIFY(guessing.view().isPlayable);
        guessing.play(played.moves[0]);
        gate->isBroken = true;
        guessing.choose(GuessRun::Next);
        QTRY_VERIFY(!guessing.isBusy());
        QVERIFY(!guessing.view().isPlayable);
        QVERIFY2(guessing.view().question.contains(QStringLiteral("failure")), qPrintable(guessing.view().question));
        QCOMPARE(guessing.view().sentences.value(0), QStringLiteral("You guessed 1 of 1 moves."));

        gate->isBroken = false;
        const game::BookLine* line = game::findLine("go", "4-4, low approach");
        QVERIFY(line);
        OpeningRun training(engine, {"go", line});
        QTRY_VERIFY(training.view().isPlayable);
        gate->isBroken = true;
        training.play(training.view().position.legalMoves()[0]);
        QTRY_VERIFY(!training.isBusy());
        QVERIFY(!training.training()->isOver());
        QVERIFY2(training.view().question.contains(QStringLiteral("failure")), qPrintable(training.view().question));
        QVERIFY(std::ranges::any_of(
            training.view().sentences, [](const QString& said) { return said.contains(QStringLiteral("of your 1 moves")); }));
    }

    void testNarrowsDown()
    {
        const QString folder = m_folder->filePath(QStringLiteral("rank-test"));
        RankTestRun run(m_window->engine(), "chess", folder);
        QTRY_VERIFY(run.view().isPlayable);
        QVERIFY2(run.view().place.endsWith(QStringLiteral("to move")), qPrintable(run.view().place)); // the user has these colours
        for (int i = 0; i < 3; ++i)
            run.play(run.view().position.legalMoves()[0]);
        QCOMPARE(run.test()->asked(), std::size_t{3});
        run.choose(RankTestRun::Skip);
        QCOMPARE(run.test()->asked(), std::size_t{3});
        run.choose(RankTestRun::Stop);
        QVERIFY(!run.view().isPlayable && !run.view().question.isEmpty());
        const lesson::RankPosterior nothingYet(8); // no rank: the middle one is no more probable than others
        QVERIFY(fitsMostRanks(nothingYet));
        QCOMPARE(
            run.view().question == QStringLiteral("Your moves do not distinguish between ranks."), fitsMostRanks(run.test()->posterior()));
        QCOMPARE(QDir(folder).entryList({QStringLiteral("chess-*-test.jsonl")}).size(), 1); // stored for the next time
    }

    /// The rank test and guesses name a rank in the same words as My rank.
    void ranksOfExercisesAreOpenAtTheEnds()
    {
        const strength::RankScale scale = strength::chessScale();
        lesson::RankPolicies policies{.ranks = scale.size(), .moves = 2, .chances = {}};
        for (std::size_t rank = 0; rank < scale.size(); ++rank)
            for (const float chance : rank + 1 < scale.size() ? std::array{0.1F, 0.9F} : std::array{0.9F, 0.1F})
                policies.chances.push_back(chance);
        lesson::RankPosterior posterior(scale.size());
        for (int i = 0; i < 3; ++i)
            posterior.observe(policies, 0);
        const QString words = posteriorWords(posterior, scale);
        QVERIFY2(words.startsWith(QStringLiteral("1000–1199 or weaker (1000–1199 with 99 ")), qPrintable(words));
    }

    /// When all positions were shown, no further ones are offered.
    void testEndsWithItsPositions()
    {
        RankTestRun run(m_window->engine(), "chess", m_folder->filePath(QStringLiteral("rank-test")));
        QTRY_VERIFY(run.view().isPlayable);
        const auto offers = [&](int id) { return std::ranges::count(run.view().choices, id, &ExerciseChoice::id) > 0; };
        while (run.test()->left() > 1) {
            QVERIFY(offers(RankTestRun::Skip));
            run.choose(RankTestRun::Skip);
        }
        QVERIFY(run.view().isPlayable && !offers(RankTestRun::Skip));
        QVERIFY2(run.view().place.startsWith(QStringLiteral("Position 1 of at most 1 ")), qPrintable(run.view().place));
        run.play(run.view().position.legalMoves()[0]);
        QVERIFY(!run.view().isPlayable && offers(RankTestRun::End) && !offers(RankTestRun::GoOn));
    }

    /// The daily session: exactly the cards of all games that are due, by the menu's key; answers are stored.
    void dueCardsAreRepeated()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        using State = lesson::Schedule::State;
        std::vector<lesson::Card> cards{keptCard("new"), keptCard("due"), keptCard("go", "go9"), keptCard("later"), keptCard("old")};
        cards[1].schedule = {State::Learning, now - std::chrono::days(2)};
        cards[2].schedule = {State::Learning, now - std::chrono::days(1)};
        cards[3].schedule = {State::Learning, now + std::chrono::days(2)};
        cards[4].schedule = {State::Learning, now - std::chrono::days(3)};
        cards[4].checked = 0; // an older version made it
        QVERIFY(keepCards(m_window->library(), this, cards));
        QVERIFY(m_window->showPage(QStringLiteral("play")) && m_window->showPage(QStringLiteral("learn")));
        LearnPage* page = m_window->learnPage();
        auto* due = page->findChild<QPushButton*>(QStringLiteral("learnDue"));
        QTRY_VERIFY2(due->isVisible() && due->text() == QStringLiteral("Repeat: 3 due today"), qPrintable(due->text()));
        m_window->findChild<QAction*>(QStringLiteral("learnDueAction"))->trigger();
        auto* lesson = qobject_cast<CardLesson*>(page->exercise());
        QVERIFY(lesson != nullptr);
        QCOMPARE(lesson->practice().cards(), std::size_t{3});
        m_window->findChild<QAction*>(QStringLiteral("learnTestAction"))->trigger(); // ends nothing
        QVERIFY(page->exercise() == lesson);
        QTest::keyClick(page, Qt::Key_Escape); // asks, although no move can be made yet
        QVERIFY(page->exercise() == lesson);
        lesson->choose(CardLesson::SomethingToFind);
        lesson->play(lesson->card().best().move);
        lesson->choose(CardLesson::Stop);
        lesson->choose(CardLesson::End);
        QTRY_COMPARE(due->text(), QStringLiteral("Repeat: 2 due today")); // the others are not due yet
    }

    /// Although they were answered later on the day, three days ago.
    void cardsDueLaterTodayAreReady()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        const std::chrono::seconds midnight(QDate::currentDate().addDays(1).startOfDay().toSecsSinceEpoch());
        lesson::Card card = keptCard("one");
        card.schedule = {lesson::Schedule::State::Learning, lesson::Time(midnight) - std::chrono::seconds(1)};
        QVERIFY(keepCards(m_window->library(), this, {card}));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QVERIFY(m_window->showPage(QStringLiteral("play")) && m_window->showPage(QStringLiteral("learn")));
        QTRY_VERIFY(page->findChild<QPushButton*>(QStringLiteral("learnDue"))->isVisible());
        const auto* words = page->findChild<QLabel*>(QStringLiteral("learnWords"));
        QVERIFY2(!words->text().startsWith(QStringLiteral("Nothing is due")), qPrintable(words->text()));
        QTRY_VERIFY(page->lessons().isKnown("chess") && page->lessons().isKnown("go"));
        page->mainAction(); // repeats it, and makes no others
        const auto* lesson = qobject_cast<CardLesson*>(page->exercise());
        QVERIFY(lesson && lesson->practice().cards() == 1);
    }

    /// On a page that stayed open over night.
    void newDayBringsItsCards()
    {
        const UsedZone zone;
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        const int hour = QDateTime::currentDateTimeUtc().time().hour();
        zone.use("NOON" + QByteArray::number(hour - 12));
        lesson::Card card = keptCard("one");
        card.schedule = {lesson::Schedule::State::Learning, now + std::chrono::hours(13)};
        QVERIFY(keepCards(m_window->library(), this, {card}));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QVERIFY(m_window->showPage(QStringLiteral("play")) && m_window->showPage(QStringLiteral("learn")));
        const auto* due = page->findChild<QPushButton*>(QStringLiteral("learnDue"));
        QTRY_VERIFY(page->lessons().cards("chess").size() == 1 && page->lessons().isKnown("go"));
        QVERIFY(!due->isVisible());
        zone.use("NIGHT" + QByteArray::number(hour - 24));
        page->findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly)->start(std::chrono::milliseconds(1));
        QTRY_COMPARE(due->text(), QStringLiteral("Repeat: 1 due today"));
        QVERIFY(due->isVisible());
    }

    void menuStartsCardsFromAnotherPage_data()
    {
        QTest::addColumn<QString>("action");
        for (const char* action : {"learnDueAction", "learnCardsAction"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }

    /// Although Learn was not visible yet, so its cards have to be read first.
    void menuStartsCardsFromAnotherPage()
    {
        QFETCH(QString, action);
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        lesson::Card card = keptCard("one");
        card.schedule = {lesson::Schedule::State::Learning,
            std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()) - std::chrono::days(1)};
        QVERIFY(keepCards(m_window->library(), this, {card}));
        m_window->learnPage()->setGame("chess");
        m_window.reset();
        m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
        m_window->show();
        LearnPage* page = m_window->learnPage();
        QVERIFY(!page->isVisible());
        m_window->findChild<QAction*>(action)->trigger();
        QTRY_VERIFY(qobject_cast<CardLesson*>(page->exercise()));
        QVERIFY(!page->lessons().isMaking("chess") && page->lessons().problem("chess").isEmpty()); // none had to be made
    }

    /// Although the page reads the cards again when it becomes visible.
    void nothingDueIsSaid()
    {
        Lessons& lessons = m_window->learnPage()->lessons();
        QTRY_VERIFY(lessons.isKnown("go") && lessons.isKnown("chess"));
        QVERIFY(m_window->showPage(QStringLiteral("play")));
        m_window->findChild<QAction*>(QStringLiteral("learnDueAction"))->trigger();
        QVERIFY(!m_window->learnPage()->exercise());
        QCOMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("Nothing is due today. New cards come with new games."));
    }

    /// The button is hidden then, but the menu has the command, too.
    void withoutGamesNoCardsAreMade()
    {
        Lessons& lessons = m_window->learnPage()->lessons();
        QTRY_VERIFY(lessons.isKnown("go") && lessons.isKnown("chess"));
        m_window->findChild<QAction*>(QStringLiteral("learnCardsAction"))->trigger();
        QVERIFY(!lessons.isMaking("go") && !lessons.isMaking("chess"));
        const auto* words = m_window->learnPage()->findChild<QLabel*>(QStringLiteral("learnWords"));
        QVERIFY2(words->text().startsWith(QStringLiteral("You have no games yet.")), qPrintable(words->text()));
    }

    /// Cards that are not due are included, and answers are summarised by week.
    void themesAreTrained()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        const std::vector<lesson::Answer> answers{{.card = 1, .at = now - std::chrono::days(15), .right = false, .scheduler = {}},
            {.card = 1, .at = now - std::chrono::days(1), .right = true, .scheduler = {}},
            {.card = 2, .at = now - std::chrono::days(1), .right = true, .scheduler = {}}};
        QVERIFY(keepCards(m_window->library(), this, {keptCard("one"), keptCard("two")}, answers));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QVERIFY(m_window->showPage(QStringLiteral("play")) && m_window->showPage(QStringLiteral("learn")));
        QTRY_VERIFY(page->findChild<QLabel*>(QStringLiteral("learnWeeks")) != nullptr);
        QTRY_COMPARE(page->findChild<QLabel*>(QStringLiteral("learnWeeks"))->text(),
            QStringLiteral("All themes. Correct by week (answers): 0 % (1) → 100 % (2)"));
        const QPointer<QPushButton> theme = page->findChild<QPushButton*>(QStringLiteral("theme1"));
        theme->setFocus();
        QSignalSpy read(&page->lessons(), &Lessons::changed);
        Q_EMIT m_window->library().changed(); // the cards of both games are read again, and are the same
        QTRY_VERIFY(read.count() >= 2);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(theme && m_window->focusWidget() == theme);
        page->findChild<QPushButton*>(QStringLiteral("theme1"))->click();
        auto* lesson = qobject_cast<CardLesson*>(page->exercise());
        QVERIFY(lesson != nullptr);
        QCOMPARE(lesson->practice().cards(), std::size_t{2}); // neither is due today
    }

    /// In the user's time: where Monday has begun, it may still be Sunday in UTC.
    void weeksBeginOnTheUsersMonday()
    {
        const UsedZone zone;
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        zone.use("EAST-14");
        const lesson::Time sunday{std::chrono::sys_days(std::chrono::year(2023) / 11 / 19)}; // 14:00 there
        const std::vector<lesson::Answer> answers{
            {.card = 1, .at = sunday - std::chrono::hours(2), .move = {}, .right = false, .scheduler = {}},
            {.card = 2, .at = sunday + std::chrono::hours(15), .move = {}, .right = true, .scheduler = {}}};
        QVERIFY(keepCards(m_window->library(), this, {keptCard("one"), keptCard("two")}, answers));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QVERIFY(m_window->showPage(QStringLiteral("play")) && m_window->showPage(QStringLiteral("learn")));
        QTRY_VERIFY(page->findChild<QPushButton*>(QStringLiteral("theme1")) != nullptr);
        const auto* weeks = page->findChild<QLabel*>(QStringLiteral("learnWeeks"));
        QVERIFY(weeks); // Sunday's answer and Monday's
        QCOMPARE(weeks->text(), QStringLiteral("All themes. Correct by week (answers): 0 % (1) → 100 % (1)"));
    }

    /// The making of cards fails after some are ready.
    void cardsAreOfferedAfterAFailure()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        QVERIFY(keepCards(m_window->library(), this, {keptCard("one")}));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QVERIFY(m_window->showPage(QStringLiteral("play")) && m_window->showPage(QStringLiteral("learn")));
        Lessons& lessons = page->lessons();
        QTRY_COMPARE(lessons.ready("chess"), std::size_t{1});
        lessons.make("chess");
        QTRY_VERIFY(!lessons.isMaking("chess")); // one game gives no rank
        QVERIFY(!lessons.problem("chess").isEmpty());
        const QSignalSpy read(&lessons, &Lessons::changed);
        lessons.look("chess");
        QTRY_VERIFY(read.count() > 0);
        QVERIFY(page->findChild<QPushButton*>(QStringLiteral("learnMain"))->isVisible());
        const auto* words = page->findChild<QLabel*>(QStringLiteral("learnWords"));
        QVERIFY2(words->text().startsWith(QStringLiteral("Positions from your own games")), qPrintable(words->text()));
    }

    /// Other cards exist, which are not due.
    void failureIsAboutNewCards()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        QVERIFY(keepCards(
            m_window->library(), this, {keptCard("one")}, {{.card = 1, .at = now - std::chrono::days(1), .right = true, .scheduler = {}}}));
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        QVERIFY(m_window->showPage(QStringLiteral("play")) && m_window->showPage(QStringLiteral("learn")));
        Lessons& lessons = page->lessons();
        QTRY_COMPARE(lessons.cards("chess").size(), std::size_t{1});
        QCOMPARE(lessons.ready("chess"), std::size_t{0});
        lessons.make("chess");
        QTRY_VERIFY(!lessons.isMaking("chess") && !lessons.problem("chess").isEmpty());
        const auto* words = page->findChild<QLabel*>(QStringLiteral("learnWords"));
        QTRY_COMPARE(words->text(), QStringLiteral("No new cards: %1").arg(lessons.problem("chess")));
    }

    /// The side and the start are chosen; then the score is compared with those of players of ranks.
    void guessingAsksWhereToStart()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"))));
        m_window->document().session().first();
        m_window->document().session().step(3);
        m_window->findChild<QAction*>(QStringLiteral("learnGuessAction"))->trigger();
        LearnPage* page = m_window->learnPage();
        auto* run = qobject_cast<GuessRun*>(page->exercise());
        QVERIFY(run && !run->view().isPlayable);
        QVERIFY(run->view().sentences.front().contains(QStringLiteral("move 2")));
        run->choose(GuessRun::SecondSide);
        QTRY_VERIFY(run->view().isPlayable);
        QCOMPARE(run->view().position.moveNumber(), 3); // Black's second move
        run->play(*run->view().position.parseMove("b8c6"));
        QVERIFY2(run->view().place.contains(QStringLiteral("You guessed 1 of 1 moves.")), qPrintable(run->view().place));
        run->choose(GuessRun::Stop);
        QVERIFY2(run->view().sentences[1].startsWith(QStringLiteral("Players of ")), qPrintable(run->view().sentences[1]));
    }

    void guessingWithoutAGameGetsAReason()
    {
        m_window->findChild<QAction*>(QStringLiteral("learnGuessAction"))->trigger();
        QVERIFY(!m_window->learnPage()->exercise());
        QCOMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("There is no game on the board. Play or open one first."));
    }

    /// In the status line, as on the page Play.
    void illegalMovesGetAReason()
    {
        LearnPage* page = m_window->learnPage();
        const auto guess = [&](const QString& game) {
            if (page->exercise())
                page->exercise()->choose(GuessRun::Stop);
            if (page->exercise())
                page->exercise()->choose(GuessRun::End);
            QVERIFY(m_window->document().paste(readGameText(game)));
            m_window->showPage(QStringLiteral("learn"));
            m_window->document().session().first();
            m_window->findChild<QAction*>(QStringLiteral("learnGuessAction"))->trigger();
            QVERIFY(page->exercise());
            page->exercise()->choose(GuessRun::SecondSide);
            QTRY_VERIFY(page->exercise()->view().isPlayable);
        };
        const auto said = [&] { return m_window->statusBar()->currentMessage(); };
        guess(QStringLiteral("(;GM[1]SZ[9];B[ee];W[cc];B[gg];W[gc])"));
        Q_EMIT page->findChild<GoBoardWidget*>()->pointChosen(4, 4);
        QVERIFY2(said().startsWith(QStringLiteral("The point is taken")), qPrintable(said()));
        QVERIFY(page->exercise()->view().isPlayable);
        guess(QStringLiteral("1. e4 e5 2. Nf3 Nc6 *"));
        Q_EMIT page->findChild<ChessBoardWidget*>()->moveRefused(chess::squareAt(4, 6), chess::squareAt(4, 3)); // e7e4
        QVERIFY2(said().startsWith(QStringLiteral("No piece")), qPrintable(said()));
        QVERIFY(page->exercise()->view().isPlayable);
        Q_EMIT page->findChild<ChessBoardWidget*>()->moveChosen(page->exercise()->view().position.legalMoves()[0]);
        QVERIFY2(said().isEmpty(), qPrintable(said()));
    }

    /// Another window would have neither the exercise nor the import.
    void newLanguageAsksFirst()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        const auto actions = m_window->findChildren<QAction*>();
        const auto found
            = std::ranges::find_if(actions, [](const QAction* action) { return action->data().toString() == QLatin1String("de"); });
        QVERIFY(found != actions.end());
        QAction* german = *found;
        const QSignalSpy chosen(m_window.get(), &MainWindow::languageChosen);
        const auto answer = [this](const QString& says, const char* button) {
            const QPointer<QMessageBox> question = find<QMessageBox>("askedFirst");
            QVERIFY(question && question->isVisible());
            QVERIFY2(question->text().contains(says), qPrintable(question->text()));
            (*button ? question->findChild<QAbstractButton*>(QLatin1String(button)) : question->button(QMessageBox::Cancel))->click();
            QTRY_VERIFY(!question);
        };
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("1. e4 e5 2. Nf3 *"))));
        m_window->findChild<QAction*>(QStringLiteral("learnGuessAction"))->trigger();
        Exercise* exercise = m_window->learnPage()->exercise();
        exercise->choose(GuessRun::Both);
        german->trigger();
        answer(QStringLiteral("exercise"), "");
        QVERIFY(!german->isChecked() && chosenLanguage().isEmpty());
        QCOMPARE(m_window->learnPage()->exercise(), exercise);
        exercise->choose(GuessRun::Stop);
        QVERIFY(!m_window->learnPage()->exercise());
        m_window->library().importText(QStringLiteral("1. e4 e5 *"));
        german->trigger();
        QCOMPARE(chosen.count(), 0);
        answer(QStringLiteral("imports"), "doIt");
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosenLanguage(), QStringLiteral("de"));
    }

    /// Once, and not without reason.
    void closingAsksFirst()
    {
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
        const auto refused = [this](const QString& says, const char* button) {
            QVERIFY(!m_window->close());
            const QPointer<QMessageBox> question = find<QMessageBox>("askedFirst");
            QVERIFY(question && question->isVisible());
            QVERIFY2(question->text().contains(says), qPrintable(question->text()));
            (*button ? question->findChild<QAbstractButton*>(QLatin1String(button)) : question->button(QMessageBox::Cancel))->click();
            QTRY_VERIFY(!question);
        };
        m_window->library().importText(QStringLiteral("1. e4 e5 *"));
        refused(QStringLiteral("imports"), "");
        QVERIFY(m_window->isVisible());
        QTRY_VERIFY(!m_window->library().isImporting());
        QVERIFY(m_window->close());
        m_window->show();
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("1. e4 e5 2. Nf3 *"))));
        m_window->findChild<QAction*>(QStringLiteral("learnGuessAction"))->trigger();
        m_window->learnPage()->exercise()->choose(GuessRun::Both);
        refused(QStringLiteral("exercise"), "doIt");
        QVERIFY(!m_window->isVisible());
    }

    void guessingBothSidesKeepsTheBoard()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("1. e4 e5 2. Nf3 Nc6 *"))));
        m_window->showPage(QStringLiteral("learn"));
        LearnPage* page = m_window->learnPage();
        page->startGuessing();
        const auto* board = page->findChild<ChessBoardWidget*>();
        page->exercise()->choose(GuessRun::Both);
        for (const game::Side side : {game::Side::First, game::Side::Second}) {
            QTRY_VERIFY(page->exercise()->view().isPlayable);
            QVERIFY(page->exercise()->view().position.sideToMove() == side);
            QVERIFY(!board->flipped());
            page->exercise()->choose(GuessRun::Skip);
        }
    }

    /// The boards of the other pages, which are not seen, stay.
    void boardIsFlipped()
    {
        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("1. e4 e5 2. Nf3 Nc6 *"))));
        m_window->showPage(QStringLiteral("learn"));
        LearnPage* page = m_window->learnPage();
        page->startGuessing();
        page->exercise()->choose(GuessRun::FirstSide);
        QTRY_VERIFY(page->exercise()->view().isPlayable);
        const auto* board = page->findChild<ChessBoardWidget*>();
        QVERIFY(!board->flipped());
        auto* flip = m_window->findChild<QAction*>(QStringLiteral("flipAction"));
        flip->trigger();
        QVERIFY(board->flipped());
        QVERIFY(!m_window->playPage()->chessBoard()->flipped());
        page->exercise()->choose(GuessRun::Skip); // stays for the exercise
        QTRY_VERIFY(page->exercise()->view().isPlayable);
        QVERIFY(board->flipped());
        flip->trigger();
        QVERIFY(!board->flipped());
    }

    /// As on the page Play; another position removes the drawings.
    void boardIsDrawnOn()
    {
        LearnPage* page = m_window->learnPage();
        page->setGame("chess");
        m_window->findChild<QAction*>(QStringLiteral("learnOpeningAction"))->trigger();
        QVERIFY(page->exercise());
        QTRY_VERIFY(page->exercise()->view().isPlayable);
        auto* board = page->findChild<ChessBoardWidget*>(QStringLiteral("learnChessBoard"));
        const auto at = [&](chess::Square square) { return board->cellCentre(board->cellOf(square)).toPoint(); };
        const auto draw = [&](chess::Square from, chess::Square to) {
            QTest::mousePress(board, Qt::RightButton, {}, at(from));
            QTest::mouseRelease(board, Qt::RightButton, {}, at(to));
        };
        const Overlay before = board->overlay();
        draw(12, 28); // e2, e4
        draw(20, 20);
        QCOMPARE(board->overlay().arrows.size(), before.arrows.size() + 1);
        QCOMPARE(board->overlay().cells.size(), before.cells.size() + 1);
        draw(20, 20); // removes it
        QCOMPARE(board->overlay().cells.size(), before.cells.size());
        QVERIFY(page->exercise()->view().isPlayable); // the right button makes no move
        page->exercise()->play(page->exercise()->view().position.legalMoves()[0]);
        const auto isDrawn = [](const OverlayArrow& arrow) { return arrow.words == QStringLiteral("drawn"); };
        QTRY_VERIFY(std::ranges::none_of(board->overlay().arrows, isDrawn));
        page->exercise()->choose(OpeningRun::Stop);
        page->exercise()->choose(OpeningRun::End);
        QVERIFY(!page->exercise());

        QVERIFY(m_window->document().paste(readGameText(QStringLiteral("1. e4 e5 *"))));
        m_window->document().session().first();
        QVERIFY(m_window->showPage(QStringLiteral("learn")));
        page->startGuessing(); // from the position that the page shows without an exercise, too
        page->exercise()->choose(GuessRun::FirstSide);
        QTRY_VERIFY(page->exercise()->view().isPlayable);
        draw(12, 28);
        QVERIFY(std::ranges::any_of(board->overlay().arrows, isDrawn));
        page->exercise()->choose(GuessRun::Stop);
        QVERIFY(!page->exercise());
        QVERIFY(std::ranges::none_of(board->overlay().arrows, isDrawn));
    }

    /// Move numbers are those of the move list.
    void guessingCountsOnFromAFen()
    {
        nn::PlayedGame game;
        game::AnyPosition position = *chess::Position::fromFen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 30");
        game.start = std::make_shared<const game::AnyPosition>(position);
        for (const char* move : {"e8e7", "e2e4", "e7e6"}) {
            game.moves.push_back(*position.parseMove(move));
            position.play(game.moves.back());
        }
        GuessRun run(m_window->engine(), {.game = "chess", .played = game, .boardPly = 1});
        QVERIFY2(run.view().sentences.front().contains(QStringLiteral("move 31")), qPrintable(run.view().sentences.front()));
        run.choose(GuessRun::OtherStart);
        run.choose(GuessRun::Both);
        QTRY_VERIFY(run.view().isPlayable);
        QVERIFY2(run.view().place.startsWith(QStringLiteral("Move 30 of 31")), qPrintable(run.view().place));
        run.choose(GuessRun::Skip);
        QVERIFY2(run.view().place.startsWith(QStringLiteral("Move 31 of 31")), qPrintable(run.view().place));
    }

    /// No work continues for a test that was left.
    void leavingATestStopsItsPreparation()
    {
        LearnPage* page = m_window->learnPage();
        page->startRankTest();
        QVERIFY(page->exercise()->isPreparing());
        QVERIFY(m_window->showPage(QStringLiteral("play")));
        QVERIFY(page->exercise() == nullptr);
        QTRY_VERIFY(!m_window->engine().isBusy());
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("rank-test"))).entryList(QDir::Files).isEmpty()); // it was not completed
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestLearn)

} // namespace tst_learn

#include "tst_learn.moc"
