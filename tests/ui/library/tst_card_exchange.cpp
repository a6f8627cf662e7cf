// Sets of cards through the window: written as PGN and PDF, read again by somebody else.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/lesson/card.h"
#include "core/record/file/game_reader.h"
#include "core/record/line_record.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/file_dialog.h"
#include "tests/ui/patience.h"
#include "ui/cards/card_exchange.h"
#include "ui/learn/lesson_workers.h"
#include "ui/main_window.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
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
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("evenmatch-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_card_exchange"));
    }

    void setsGoFromOneUserToAnother()
    {
        QSettings().clear();
        const QTemporaryDir folder;
        const QString pgn = folder.filePath(QStringLiteral("cards.pgn"));
        const QString pdf = folder.filePath(QStringLiteral("cards.pdf"));
        {
            const auto window = opened(folder.filePath(QStringLiteral("coach")));
            trigger(*window, "exportCardsAction", pgn);
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
        std::vector<lesson::Card> cards;
        window->library().ask(
            window.get(), [](library::Library& library) { return library.cards(*myself(library)); },
            [&](const core::Result<std::vector<lesson::Card>>& found) { cards = found.valueOr({}); });
        QTRY_COMPARE(cards.size(), std::size_t(1));
        QCOMPARE(cards.front().key, sampleCard().key);
    }

    void largeFilesAreRefused()
    {
        QSettings().clear();
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("large.pgn")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize((64 << 20) + 1)); // takes no room on the disk
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

    /// Somebody has a game, and is "me".
    static void sayWho(MainWindow& window)
    {
        bool done = false;
        connect(&window.library(), &LibraryService::imported, &window, [&done] { done = true; });
        window.library().importText(QStringLiteral("[White \"Anna\"]\n\n1. e4 e5 *\n"));
        (void)QTest::qWaitFor([&] { return done; }, kPatience);
        disconnect(&window.library(), &LibraryService::imported, &window, nullptr);
        change(window, [](library::Library& library) { return library.setMe(library.playerOf("Anna").value(), true); });
    }

    static void addCard(MainWindow& window)
    {
        sayWho(window);
        change(window, [](library::Library& library) -> core::Result<void> {
            lesson::Card card = sampleCard();
            card.player = myself(library).value();
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
