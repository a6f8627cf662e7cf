// A coach's students in the real window: added, chosen, renamed and removed; their games, ranks and cards are separate from the user's.
#include "tests/run_tests.h"

#include "core/library/storage/connection.h"
#include "tests/ui/shown_window.h"
#include "ui/game/match_me.h"
#include "ui/learn/opening_run.h"
#include "ui/main_window.h"
#include "ui/pages/games_page.h"
#include "ui/pages/learn_page.h"
#include "ui/pages/play_page.h"
#include "ui/rank/my_rank.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace tst_students {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestStudents : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    /// Carl is the user. Anna plays three games, one against him; "guest" plays two games against others.
    void init()
    {
        newFolder();
        setCountsEveryGame(true);
        openWindow();
        QString games;
        int number = 0;
        for (const auto& [white, black] : {std::pair("Anna", "Ben"), std::pair("Dora", "Anna"), std::pair("Carl", "Anna"),
                 std::pair("guest", "Emil"), std::pair("Fred", "guest"), std::pair("Carl", "Gerd")})
            games
                += QStringLiteral("[White \"%1\"]\n[Black \"%2\"]\n[Result \"1-0\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 "
                                  "6. Be2 e5 7. Nb3 Be7 8. O-O O-O 9. Be3 Be6 10. Nd5 Nbd7 11. Qd3 %3 1-0\n\n")
                       .arg(QLatin1String(white), QLatin1String(black), QStringList{"a5", "b5", "h6", "g6", "h5", "Re8"}.value(number++));
        m_window->library().importText(games);
        QTRY_VERIFY(m_window->gamesPage()->model().isCurrent() && m_window->gamesPage()->model().rowCount() == 6);
        change([](library::Library& library) { return library.setMe(library.playerOf("Carl").value(), true); });
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(2));
    }

    void cleanup() { closeWindow(); }

    /// On a full disk, for example, the rank is shown all the same.
    void ranksAreShownAlthoughTheyCannotBeStored()
    {
        {
            const auto file = m_folder->filePath(QStringLiteral("games.library")).toStdString();
            library::Connection connection(file, 5000, library::Connection::Opening::Existing);
            connection.exec("CREATE TRIGGER full BEFORE INSERT ON estimates BEGIN SELECT RAISE(ABORT, 'no space'); END");
        }
        addByKey(QStringLiteral("Anna")); // the user's games may be analysed already
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
        m_window->rank().analyse("chess");
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::Ready);
        const QString notes = m_window->rank().result("chess")->notes.join(QLatin1Char(' '));
        QVERIFY2(notes.contains(QStringLiteral("could not be saved")) && notes.contains(QStringLiteral("no space")), qPrintable(notes));
    }

    void gamesAndRankAreApart()
    {
        m_window->rank().analyse("chess");
        QTRY_COMPARE(sides(), std::size_t(2));
        const OwnRank own = ownRank("chess");
        addByKey(QStringLiteral("Anna"));
        QVERIFY(m_window->learnPage()->isVisible());
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
        QTRY_COMPARE(sides(), std::size_t(3));
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        const QString words = find<QLabel>("whoAmI")->text();
        QVERIFY2(words.contains(QStringLiteral("Anna's games")) && words.contains(QStringLiteral("“Anna”")), qPrintable(words));
        QCOMPARE(ownRank("chess"), own); // opponents use the user's own rank
        bool kept = false;
        m_window->library().ask(
            this, [student = *whose().chosen()](library::Library& library) { return library.estimates(student); },
            [&](const core::Result<std::vector<library::Estimate>>& estimates) { kept = estimates.ok() && estimates->size() == 1; });
        QTRY_VERIFY(kept);
        choose(QStringLiteral("Me"));
        QTRY_COMPARE(sides(), std::size_t(2));
        QTRY_COMPARE(find<QLabel>("whoAmI")->text(), QStringLiteral("You are Carl."));
    }

    /// "You" means the student then.
    void onlyMineAreTheStudents()
    {
        const LibraryModel& games = m_window->gamesPage()->model();
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        find<QToolButton>("onlyMine")->setChecked(true);
        QTRY_COMPARE(games.rowCount(), 2);
        addByKey(QStringLiteral("Anna"));
        QTRY_COMPARE(games.rowCount(), 3);
        auto* result = find<QComboBox>("resultFilter");
        result->setCurrentIndex(result->findText(QStringLiteral("I won")));
        QTRY_COMPARE(games.rowCount(), 1);
        choose(QStringLiteral("Me"));
        QTRY_COMPARE(games.rowCount(), 2);
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        find<QToolButton>("onlyMine")->setChecked(false);
        result->setCurrentIndex(0);
        QTRY_COMPARE(games.rowCount(), 6);
    }

    /// The side of a tagged game is that of the player in most of them; in a game of two unknown players it is unknown.
    void tagsFindGamesWithoutAName()
    {
        change([](library::Library& library) -> core::Result<void> {
            const auto ids = library.find({.player = library.playerOf("guest").value()});
            return library.addTag(*ids, "Zoe");
        });
        addByKey(QStringLiteral("Zoe"));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(2));
        m_window->rank().analyse("chess");
        QTRY_COMPARE(sides(), std::size_t(2));
        const auto result = m_window->rank().result("chess");
        QVERIFY(result->report.sides[0].played.side != result->report.sides[1].played.side); // guest has each colour once
        change([](library::Library& library) -> core::Result<void> {
            const auto ids = library.find({.player = library.playerOf("guest").value()});
            return library.removeTag(std::span(*ids).first(1), "Zoe");
        });
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(1));
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::Failed);
        QVERIFY2(m_window->rank().problem("chess").endsWith(QStringLiteral("choose the student's names")), // which says what to do
            qPrintable(m_window->rank().problem("chess")));
    }

    /// Whatever games are chosen.
    void studentWithoutGamesIsTold()
    {
        addByKey(QStringLiteral("Nora"));
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::NoGames);
        const auto* words = find<QLabel>("myRankState");
        QTRY_VERIFY2(words->text().startsWith(QStringLiteral("You have no games yet.")), qPrintable(words->text()));
    }

    void cardsAreApart()
    {
        addByKey(QStringLiteral("Anna"));
        const auto card = [](library::PlayerId player, const char* key) {
            lesson::Card made{.player = player,
                .game = "chess",
                .key = key,
                .record = "[Event \"?\"]\n\n1. e4 *\n",
                .moves = {{.move = {3}, .line = {{4}}}},
                .themes = {lesson::Theme::Fork},
                .schedule = {}};
            made.played = {3};
            return made;
        };
        change([card, student = *whose().chosen()](library::Library& library) {
            return library.addCards(std::vector{card(student, "a"), card(student, "b"), card(library.playerOf("Carl").value(), "a")});
        });
        Lessons& lessons = m_window->learnPage()->lessons();
        QTRY_COMPARE(lessons.cards("chess").size(), std::size_t(2));
        choose(QStringLiteral("Me"));
        QTRY_COMPARE(lessons.cards("chess").size(), std::size_t(1));
        find<QAction>("nextStudentAction")->trigger();
        QCOMPARE(whose().name(), QStringLiteral("Anna"));
        QTRY_COMPARE(lessons.cards("chess").size(), std::size_t(2));
        find<QAction>("nextStudentAction")->trigger();
        QVERIFY(!whose().chosen());
    }

    void namesAreTicked()
    {
        addByKey(QStringLiteral("Anna"));
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
        QTRY_VERIFY(find<QLabel>("whoAmI")->text().startsWith(QStringLiteral("Anna's games")));
        find<QPushButton>("changeMe")->click();
        auto* names = find<QListView>("players")->model();
        const auto row = [&](const QString& name) {
            for (int i = 0; i < names->rowCount(); ++i)
                if (names->index(i, 0).data().toString().startsWith(name))
                    return names->index(i, 0);
            return QModelIndex();
        };
        QCOMPARE(row(QStringLiteral("Anna")).row(), 0); // the student's own names come first
        QCOMPARE(row(QStringLiteral("Carl")).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        QVERIFY(names->setData(row(QStringLiteral("guest")), Qt::Checked, Qt::CheckStateRole));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(5));
        m_window->gamesPage()->undoStack()->undo();
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
        choose(QStringLiteral("Me"));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(2));
    }

    /// A player is one student at most, so ticking the name took it from Anna.
    void undoGivesAnotherStudentsNameBack()
    {
        addByKey(QStringLiteral("Anna"));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
        addByKey(QStringLiteral("Zoe"));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(0));
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        find<QPushButton>("changeMe")->click();
        auto* names = find<QListView>("players")->model();
        const auto named = names->match(names->index(0, 0), Qt::DisplayRole, QStringLiteral("Anna"), 1, Qt::MatchStartsWith);
        QVERIFY(!named.empty() && names->setData(named.front(), Qt::Checked, Qt::CheckStateRole));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
        m_window->gamesPage()->undoStack()->undo();
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(0));
        choose(QStringLiteral("Anna"));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
    }

    void renamedAndRemoved()
    {
        addByKey(QStringLiteral("Anna"));
        find<QAction>("addStudentAction")->trigger();
        typeName(QStringLiteral(" Anna ")); // the name exists already
        QTRY_VERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("already")));
        auto* menu = find<QPushButton>("students")->menu();
        Q_EMIT menu->aboutToShow();
        const auto actions = menu->actions();
        QVERIFY(std::ranges::all_of(actions, &QAction::isEnabled));
        actions[1]->trigger();
        typeName(QStringLiteral("Anna B."));
        QTRY_COMPARE(choices(), (QStringList{"Me", "Anna B."}));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3)); // by the names
        actions[2]->trigger();
        QTRY_COMPARE(choices(), QStringList{"Me"});
        QVERIFY(!whose().chosen());
        Q_EMIT menu->aboutToShow();
        QVERIFY(!actions[1]->isEnabled() && !actions[2]->isEnabled());
        addByKey(QStringLiteral("Anna B."));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
    }

    void theChoiceIsKept()
    {
        addByKey(QStringLiteral("Anna"));
        const auto student = whose().chosen();
        m_window.reset();
        openWindow();
        QCOMPARE(whose().chosen(), student);
        QTRY_COMPARE(whose().name(), QStringLiteral("Anna"));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
        QTRY_COMPARE(find<QComboBox>("whose")->currentText(), QStringLiteral("Anna"));
        change([student](library::Library& library) { return library.removeStudent(*student); });
        QTRY_VERIFY(!whose().chosen()); // another program may have removed the student
    }

    /// The number of a student is somebody else's there.
    void anotherLibraryHasOtherStudents()
    {
        addByKey(QStringLiteral("Anna"));
        const auto student = whose().chosen();
        m_window.reset();
        const auto mine = std::exchange(m_folder, std::make_unique<QTemporaryDir>());
        {
            auto library = library::Library::open(m_folder->filePath(QStringLiteral("games.library")).toStdString());
            QVERIFY(library.ok());
            library::PlayerId added = 0;
            for (int number = 0; added < *student; ++number)
                added = library->addStudent("Student " + std::to_string(number)).value();
            QCOMPARE(added, *student);
        }
        openWindow();
        QTRY_VERIFY(!whose().students().empty());
        QVERIFY(!whose().chosen());
        QVERIFY(find<QComboBox>("whose")->currentText() == QStringLiteral("Me"));
    }

    void exercisesUseTheStudentsRank()
    {
        setOwnRank("chess", {"2400-2599", {}});
        QCOMPARE(m_window->rank().rank("chess").rank, std::string("2400-2599"));
        addByKey(QStringLiteral("Anna"));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
        change([student = *whose().chosen()](library::Library& library) {
            return library.addEstimate({student, "fake", std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()),
                R"({"rank": "1000-1199", "game": "chess"})"});
        });
        m_window->rank().analyse("chess");
        QTRY_COMPARE(m_window->rank().state("chess"), MyRank::State::Ready);
        const auto rank = [this] { return m_window->rank().rank("chess").rank; };
        QTRY_VERIFY(!rank().empty()); // of the analysis, or of the estimate if there are too few moves
        QVERIFY(rank() != std::string("2400-2599"));
        QVERIFY(m_window->showPage(QStringLiteral("learn")));
        m_window->learnPage()->setGame("chess");
        m_window->learnPage()->startOpening();
        QTRY_VERIFY(m_window->learnPage()->exercise() && !m_window->learnPage()->exercise()->isBusy());
        auto* opening = qobject_cast<OpeningRun*>(m_window->learnPage()->exercise());
        QVERIFY(opening && opening->training());
        const auto scale = strength::chessScale();
        QCOMPARE(scale.name(opening->training()->plan().own), rank());
        find<QAction>("learnTeachingAction")->trigger();
        const auto& plan = m_window->document().plan();
        QTRY_VERIFY(plan.opponent && plan.opponent->teaches);
        QCOMPARE(plan.opponent->pupil, rank());
        const std::size_t own = scale.find(rank()).value();
        QCOMPARE(plan.opponent->rank, scale.name(own == 0 ? 0 : own - 1));
        QCOMPARE(m_window->playPage()->opponent().userPlace(), static_cast<double>(own));
    }

    /// As with the user's own rank, a selection of games changes the page of ranks only.
    void chosenGamesAreNotTheStudentsRank()
    {
        addByKey(QStringLiteral("Anna"));
        QTRY_COMPARE(m_window->rank().games("chess"), std::uint64_t(3));
        setRankChoice({.days = 0, .colour = 2, .time = 0});
        m_window->rank().settingsChanged();
        m_window->rank().analyse("chess");
        QTRY_COMPARE(sides(), std::size_t(2)); // two of Anna's games have Black
        const auto result = m_window->rank().result("chess");
        QVERIFY(result->isOfChosenGames && result->report.rank());
        const std::string other = result->scale.name(*result->report.rank() == 0 ? 1 : 0);
        change([student = *whose().chosen(), other](library::Library& library) {
            const auto later = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()) + std::chrono::hours(1);
            return library.addEstimate({student, "fake", later, R"({"rank": ")" + other + R"(", "game": "chess"})"});
        });
        QTRY_COMPARE(m_window->rank().rank("chess").rank, other);
    }

    void gamesHereAreTheStudents_data()
    {
        QTest::addColumn<bool>("looksElsewhere");
        QTest::newRow("to the end") << false;
        QTest::newRow("the coach looks at other cards meanwhile") << true;
    }

    /// A game that a student plays here bears the student's name, and counts for no one else.
    void gamesHereAreTheStudents()
    {
        QFETCH(bool, looksElsewhere);
        addByKey(QStringLiteral("Zoe"));
        m_window->playPage()->welcome();
        find<QPushButton>("startGame")->click();
        GameSession& session = m_window->document().session();
        const auto usersTurn = [this] { return m_window->playPage()->opponent().state() == Opponent::State::Resting; };
        const auto info = record::gameInfo(session.record());
        QVERIFY(info.players[0].name == "Zoe" || info.players[1].name == "Zoe");
        QTRY_VERIFY(usersTurn());
        QVERIFY(session.play(session.position().legalMoves()[0]));
        QTRY_VERIFY(usersTurn());
        if (looksElsewhere)
            whose().choose({});
        find<QPushButton>("resign")->click();
        QTRY_VERIFY(m_window->document().libraryId());
        QStringList me;
        std::uint64_t games = 0;
        const auto read = [&] {
            m_window->library().ask(
                this, [](library::Library& library) { return library.players(); },
                [&](const core::Result<std::vector<library::Player>>& players) {
                    me.clear();
                    for (const library::Player& player : *players) {
                        if (player.isMe)
                            me << QString::fromStdString(player.name);
                        if (player.name == "Zoe")
                            games = player.games;
                    }
                });
            return games;
        };
        std::size_t names = 0; // of Zoe
        const auto namesRead = [&] {
            m_window->library().ask(
                this, [](library::Library& library) { return library.students(); },
                [&](const core::Result<std::vector<library::Student>>& students) { names = students->front().players.size(); });
            return names;
        };
        QTRY_COMPARE(namesRead(), std::size_t(1));
        QTRY_COMPARE(read(), std::uint64_t(1));
        QCOMPARE(me, QStringList{QStringLiteral("Carl")});
    }

private:
    /// Waits for work on the library.
    template <class F>
    void change(F work)
    {
        bool done = false;
        m_window->library().change(this, work, [&](const auto& result) {
            QVERIFY(result.ok());
            done = true;
        });
        QTRY_VERIFY(done);
    }

    void openWindow()
    {
        m_window = shownWindow(m_folder->path(), {1280, 800});
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
    }

    void addByKey(const QString& name)
    {
        const auto* action = find<QAction>("addStudentAction");
        QVERIFY(action && !action->shortcut().isEmpty());
        find<QAction>("addStudentAction")->trigger();
        typeName(name);
        QTRY_COMPARE(whose().name(), name);
    }

    void typeName(const QString& name)
    {
        QLineEdit* field = nullptr;
        QTRY_VERIFY((field = find<QLineEdit>("studentName")) && field->isVisible());
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!find<QLineEdit>("studentName"));
    }

    /// By the box on the visible page.
    void choose(const QString& name)
    {
        for (auto* box : m_window->findChildren<QComboBox*>(QStringLiteral("whose")))
            if (box->isVisible()) {
                QVERIFY(box->findText(name) >= 0);
                box->setCurrentIndex(box->findText(name));
                Q_EMIT box->activated(box->currentIndex());
                return;
            }
        QFAIL("no box is shown");
    }

    QStringList choices()
    {
        QStringList names;
        const auto* box = find<QComboBox>("whose");
        for (int i = 0; i < box->count(); ++i)
            names << box->itemText(i);
        return names;
    }

    std::size_t sides()
    {
        const auto result = m_window->rank().result("chess");
        return result && m_window->rank().state("chess") == MyRank::State::Ready ? result->report.sides.size() : 0;
    }

    Whose& whose() { return m_window->rank().whose(); }
};

EVENMATCH_TEST_WITH_WIDGETS(TestStudents)

} // namespace tst_students

#include "tst_students.moc"
