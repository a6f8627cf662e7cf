// The information about a game is edited in the real window.
#include "tests/run_tests.h"

#include "tests/ui/shown_window.h"

#include "core/game/go/position.h"
#include "ui/editor/game_info_dialog.h"
#include "ui/file/game_files.h"
#include "ui/main_window.h"
#include "ui/pages/play_page.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace tst_game_info {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestGameInfo : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        m_window = shownWindow(m_folder->path());
        QVERIFY(m_window->document().openText(readGameText(QStringLiteral("(;GM[1]SZ[9]KM[6.5]PB[Anna]RE[B+R];B[ee];W[gg])"))));
    }

    void cleanup() { closeWindow(); }

    void writesToTheRecordAndCanBeUndone()
    {
        const QString before = gameText(session().record());
        open();
        QCOMPARE(find<QLineEdit>("infoName0")->text(), QStringLiteral("Anna"));
        find<QLineEdit>("infoName1")->setText(QStringLiteral(" Ben "));
        find<QLineEdit>("infoRank1")->setText(QStringLiteral("2k"));
        find<QLineEdit>("infoEvent")->setText(QStringLiteral("Club night"));
        find<QLineEdit>("infoRound")->setText(QStringLiteral("3"));
        find<QLineEdit>("infoDate")->setText(QStringLiteral("2024-05-03"));
        find<QComboBox>("infoResult")->setCurrentText(QStringLiteral("W+2.5"));
        find<QDoubleSpinBox>("infoKomi")->setValue(0.5);
        save();
        const QString text = gameText(session().record());
        for (const char* part : {"PW[Ben]", "WR[2k]", "EV[Club night]", "RO[3]", "DT[2024-05-03]", "RE[W+2.5]", "KM[0.5]"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QCOMPARE(session().goPosition()->komi(), 0.5);
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("Ben")));
        QVERIFY(session().isModified());
        m_window->activateWindow(); // like window managers when a window in front of it is closed
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(gameText(session().record()), before);
    }

    void strangeResultsAreRefused()
    {
        open();
        find<QComboBox>("infoResult")->setCurrentText(QStringLiteral("Black won"));
        QVERIFY(!find<QPushButton>("saveInfo")->isEnabled());
        QVERIFY(find<QLabel>("infoProblem")->text().contains(QStringLiteral("B+3.5")));
        find<QComboBox>("infoResult")->setCurrentText(QString());
        save();
        QVERIFY(session().result().isEmpty());
    }

    void runningGamesKeepTheirResult()
    {
        NewGame game;
        game.size = 9;
        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "3d", .seed = 5, .learned = false};
        QVERIFY(m_window->document().startGame(game));
        open();
        QVERIFY(!find<QComboBox>("infoResult")->isEnabled());
        QVERIFY(!find<QDoubleSpinBox>("infoKomi")->isEnabled());
        find<QLineEdit>("infoEvent")->setText(QStringLiteral("Training"));
        save();
        QVERIFY(session().standing() == Standing::Running);
        QCOMPARE(session().record().tag("EV"), std::string_view("Training"));
    }

    void keepsTheResultOfAGameThatEndsMeanwhile()
    {
        NewGame game;
        game.size = 9;
        game.plan.opponent = OpponentPlan{.side = game::Side::Second, .rank = "3d", .seed = 5, .learned = false};
        QVERIFY(m_window->document().startGame(game));
        open();
        find<QLineEdit>("infoEvent")->setText(QStringLiteral("Training"));
        session().resign(game::Side::First);
        QCOMPARE(session().result(), QStringLiteral("W+R"));
        save();
        QCOMPARE(session().result(), QStringLiteral("W+R"));
        QCOMPARE(session().record().tag("RE"), std::string_view("W+R"));
        QCOMPARE(session().record().tag("EV"), std::string_view("Training"));
    }

    void closesWithItsGame()
    {
        open();
        QVERIFY(m_window->document().startGame({}));
        QTRY_VERIFY(!m_window->findChild<GameInfoDialog*>());
    }

    void reviewNamesThePlayersAtOnce()
    {
        QVERIFY(m_window->showPage(QStringLiteral("review")));
        open();
        find<QLineEdit>("infoName0")->setText(QStringLiteral("Clara"));
        save();
        QVERIFY(find<QLabel>("plotPlayer")->text().endsWith(QStringLiteral("Clara")));
    }

    /// The list of games has the new names of the game's players.
    void libraryTakesItOver()
    {
        QVERIFY(m_window->document().startGame({}));
        QVERIFY(session().play(go::Position(19).moveAt(3, 3)));
        session().resign(game::Side::Second);
        QTRY_VERIFY(m_window->document().isKept());
        const auto id = m_window->document().libraryId();
        open();
        find<QLineEdit>("infoName0")->setText(QStringLiteral("Carla"));
        save();
        QTRY_VERIFY(m_window->document().isKept());
        QCOMPARE(m_window->document().libraryId(), id);
        QString written;
        m_window->library().ask(
            m_window.get(), [id](library::Library& library) { return library.text(*id); },
            [&](const core::Result<std::string>& text) { written = text ? QString::fromStdString(*text) : QStringLiteral("none"); });
        QTRY_VERIFY(!written.isEmpty());
        QVERIFY2(written.contains(QStringLiteral("PB[Carla]")), qPrintable(written));
    }

private:
    template <class Widget>
    Widget* find(const char* name)
    {
        auto* found = m_window->findChild<Widget*>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }

    void open()
    {
        QTest::keyClick(m_window.get(), Qt::Key_I, Qt::ControlModifier);
        QVERIFY(QTest::qWaitForWindowExposed(find<GameInfoDialog>("gameInfoDialog")));
    }

    void save() { QTest::mouseClick(find<QPushButton>("saveInfo"), Qt::LeftButton); }
};

EVENMATCH_TEST_WITH_WIDGETS(TestGameInfo)

} // namespace tst_game_info

#include "tst_game_info.moc"
