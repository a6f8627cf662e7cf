// Sets of cards in the window: written as PGN and PDF, and read by another user.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/lesson/card.h"
#include "core/record/board/line_record.h"
#include "core/record/file/game_reader.h"
#include "core/record/notes/annotations.h"
#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/file_dialog.h"
#include "ui/cards/card_exchange.h"
#include "ui/main_window.h"
#include "ui/pages/games_page.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_card_exchange {

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

lesson::Card sampleCard()
{
    chess::Position position;
    std::vector<game::Move> line;
    for (const char* text : {"e4", "e5"}) {
        line.push_back(*position.parseMove(text));
        position.play(line.back());
    }
    const record::GameRecord record = record::lineRecord(game::AnyPosition(chess::Position()), line);
    lesson::Card card;
    card.game = "chess";
    card.record = record::writeGame(record, record.format);
    card.key = lesson::positionKey("chess", game::AnyPosition(position));
    card.played = *position.parseMove("a3");
    card.moves = {{*position.parseMove("Nf3"), 0, 0.2, 0.4, {}}, {card.played, 0.3, 0.5, 0.2, {}}};
    card.others = 0.2;
    return card;
}

} // namespace

class TestCardExchange : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void setsGoFromOneUserToAnother()
    {
        QSettings().clear();
        const QTemporaryDir folder;
        const QString pgn = folder.filePath(QStringLiteral("cards.pgn"));
        const QString pdf = folder.filePath(QStringLiteral("cards.pdf"));
        {
            const auto window = opened(folder.filePath(QStringLiteral("coach")));
            window->findChild<QAction*>(QStringLiteral("exportCardsAction"))->trigger(); // asks for no file
            QTRY_VERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("no cards")));
            addCard(*window);
            for (const QString& path : {pgn, pdf}) {
                trigger(*window, "exportCardsAction", path);
                QTRY_VERIFY(QFileInfo::exists(path));
                QTRY_VERIFY(window->statusBar()->currentMessage().contains(path));
            }
            QVERIFY(QFileInfo(pdf).size() > 5000);
        }
        const auto window = opened(folder.filePath(QStringLiteral("student")));
        trigger(*window, "importCardsAction", pgn);
        QTRY_VERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("Choose your name")));
        sayWho(*window);
        trigger(*window, "importCardsAction", pgn);
        QTRY_VERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("added: 1")));
        trigger(*window, "importCardsAction", pgn);
        QTRY_VERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("there: 1")));
        const std::vector<lesson::Card> cards = cardsOf(*window);
        QCOMPARE(cards.size(), std::size_t(1));
        QCOMPARE(cards.front().key, sampleCard().key);
    }

    void fileIsOfTheGameWithMoreCards()
    {
        QSettings().clear();
        const QTemporaryDir folder;
        const auto window = opened(folder.path());
        const auto proposed = [&] {
            QString name;
            QString filter;
            answerNextDialog([&](QFileDialog& dialog) {
                name = QFileInfo(dialog.selectedFiles().value(0)).fileName();
                filter = dialog.selectedNameFilter();
                dialog.reject();
            });
            window->findChild<QAction*>(QStringLiteral("exportCardsAction"))->trigger();
            (void)QTest::qWaitFor([&] { return !name.isEmpty(); }, kPatience);
            return name + QLatin1Char(' ') + filter;
        };
        lesson::Card card = sampleCard();
        card.game = "go9";
        card.key = "go";
        addCard(*window, card);
        QCOMPARE(proposed(), QStringLiteral("cards.sgf Go cards (*.sgf)"));
        addCard(*window);
        QCOMPARE(proposed(), QStringLiteral("cards.pgn Chess cards (*.pgn)"));
    }

    /// A coach exports the game on the board with a note and its card; a student on another machine gets all three.
    void lessonsGoFromCoachToStudent()
    {
        QSettings().clear();
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("lesson.pgn"));
        {
            const auto window = opened(folder.filePath(QStringLiteral("coach")));
            window->findChild<QAction*>(QStringLiteral("exportLessonAction"))->trigger(); // asks for no file
            QVERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("no game")));
            lesson::Card card = sampleCard();
            card.sourceGame = 1;
            addCard(*window, card);
            window->gamesPage()->open(1);
            GameSession& session = window->document().session();
            QTRY_COMPARE(session.gameMoves().size(), std::size_t{2});
            session.last();
            session.setComment(QStringLiteral("Develop first."));
            trigger(*window, "exportLessonAction", file);
            QTRY_VERIFY2(window->statusBar()->currentMessage().contains(QStringLiteral("Cards: 1")),
                qPrintable(window->statusBar()->currentMessage()));
        }
        const auto window = opened(folder.filePath(QStringLiteral("student")));
        trigger(*window, "openLessonAction", file);
        QTRY_VERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("choose your name")));
        GameSession& session = window->document().session();
        QTRY_COMPARE(session.gameMoves().size(), std::size_t{2});
        session.last();
        QCOMPARE(record::comment(session.record(), session.record().mainLineEnd()), std::string("Develop first."));
        sayWho(*window);
        trigger(*window, "openLessonAction", file);
        QTRY_VERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("added: 1")));
        const std::vector<lesson::Card> cards = cardsOf(*window);
        QCOMPARE(cards.size(), std::size_t{1});
        QCOMPARE(cards.front().key, sampleCard().key);
        QCOMPARE(cards.front().sourceGame, window->document().libraryId().value_or(0));
        const QString other = folder.filePath(QStringLiteral("game.pgn"));
        writeFile(other, "1. e4 e5 *\n");
        trigger(*window, "openLessonAction", other);
        QTRY_VERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("not a lesson")));
    }

    void largeFilesAreRefused()
    {
        QSettings().clear();
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("large.pgn")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize((64 << 20) + 1)); // uses no space on the disk
        file.close();
        const auto window = opened(folder.filePath(QStringLiteral("window")));
        trigger(*window, "importCardsAction", file.fileName());
        QTRY_VERIFY(window->statusBar()->currentMessage().contains(QStringLiteral("too large")));
    }

private:
    static std::unique_ptr<MainWindow> opened(const QString& folder)
    {
        auto window = std::make_unique<MainWindow>(folder, fakeNetworks());
        window->show();
        (void)QTest::qWaitForWindowExposed(window.get());
        (void)QTest::qWaitFor([&] { return window->library().state() == LibraryService::State::Ready; }, kPatience);
        return window;
    }

    template <class F>
    static void change(MainWindow& window, F work)
    {
        bool done = false;
        window.library().change(&window, work, [&](const core::Result<void>& result) {
            QVERIFY(result.ok());
            done = true;
        });
        (void)QTest::qWaitFor([&] { return done; }, kPatience);
    }

    /// A player has a game, and is "me".
    static void sayWho(MainWindow& window)
    {
        bool done = false;
        connect(&window.library(), &LibraryService::imported, &window, [&done] { done = true; });
        window.library().importText(QStringLiteral("[White \"Anna\"]\n\n1. e4 e5 *\n"));
        (void)QTest::qWaitFor([&] { return done; }, kPatience);
        disconnect(&window.library(), &LibraryService::imported, &window, nullptr);
        change(window, [](library::Library& library) { return library.setMe(library.playerOf("Anna").value(), true); });
    }

    static std::vector<lesson::Card> cardsOf(MainWindow& window)
    {
        std::optional<std::vector<lesson::Card>> cards;
        window.library().ask(
            &window, [](library::Library& library) { return library.cards(*learnerIn(library, {})); },
            [&](const core::Result<std::vector<lesson::Card>>& found) { cards = found.valueOr({}); });
        (void)QTest::qWaitFor([&] { return cards.has_value(); }, kPatience);
        return cards.value_or(std::vector<lesson::Card>());
    }

    static void addCard(MainWindow& window, const lesson::Card& made = sampleCard())
    {
        sayWho(window);
        change(window, [made](library::Library& library) -> core::Result<void> {
            lesson::Card card = made;
            card.player = learnerIn(library, {}).value();
            const auto added = library.addCards({&card, 1});
            return added ? core::Result<void>() : added.error();
        });
    }

    static void trigger(MainWindow& window, const char* action, const QString& path)
    {
        window.statusBar()->clearMessage();
        chooseNextFile(path);
        window.findChild<QAction*>(QLatin1String(action))->trigger();
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestCardExchange)

} // namespace tst_card_exchange

#include "tst_card_exchange.moc"
