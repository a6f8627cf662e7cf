// Every page by Tab alone: all controls are reached, from left to right and top to bottom, and have names.
#include "tests/run_tests.h"

#include "tests/ui/library_window.h"
#include "tests/ui/tab_order.h"
#include "ui/accounts/account_dialog.h"
#include "ui/accounts/address_dialog.h"
#include "ui/pages/review_page.h"

#include <QStackedWidget>

namespace tst_tab_order {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestTabOrder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_library.open());
        m_library.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_library.window.get()));
    }

    void cleanupTestCase() { m_library.close(); }

    void pages_data()
    {
        QTest::addColumn<int>("game"); // of the library
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("least"); // minimum number of stops
        QTest::addColumn<QStringList>("pressed"); // before Tab
        QTest::newRow("review, Go with variations") << 1 << "review" << 8 << QStringList{};
        QTest::newRow("review, comment") << 1 << "review" << 8 << QStringList{"showComment"};
        QTest::newRow("review, chess") << 4 << "review" << 8 << QStringList{};
        QTest::newRow("review, moves") << 4 << "review" << 8 << QStringList{"showMoves"};
        QTest::newRow("learn") << 4 << "learn" << 3 << QStringList{};
        QTest::newRow("learn, guessing") << 4 << "learn" << 3 << QStringList{"learnGuess"};
        QTest::newRow("tree") << 2 << "tree" << 6 << QStringList{};
        QTest::newRow("graph") << 2 << "tree" << 6 << QStringList{"asGraph"};
        QTest::newRow("lab") << 2 << "lab" << 5 << QStringList{};
        QTest::newRow("lab, all settings") << 2 << "lab" << 5 << QStringList{"labMore"};
        QTest::newRow("games") << 2 << "games" << 8 << QStringList{};
        QTest::newRow("play") << 1 << "play" << 8 << QStringList{};
        QTest::newRow("engines") << 2 << "engines" << 8 << QStringList{};
    }

    void pages()
    {
        QFETCH(int, game);
        QFETCH(QString, page);
        QFETCH(int, least);
        QFETCH(QStringList, pressed);
        MainWindow& window = *m_library.window;
        QVERIFY(window.document().libraryId() == game || openGame(window, game));
        QVERIFY(window.showPage(page));
        QWidget* shown = static_cast<QStackedWidget*>(window.reviewPage()->parentWidget())->currentWidget();
        for (const QString& name : pressed) {
            auto* button = shown->findChild<QAbstractButton*>(name);
            QVERIFY2(button && button->isVisible() && button->isEnabled(), qPrintable(name));
            button->click();
        }
        const auto wrong = [&] { // a result that arrives meanwhile moves the focus to the board
            return !window.isSettled()               ? QStringLiteral("still at work")
                : tabWay(shown).stops.size() < least ? QStringLiteral("too few stops")
                                                     : tabProblems(shown);
        };
        QTRY_VERIFY2(wrong().isEmpty(), qPrintable(wrong()));
    }

    void windows()
    {
        MainWindow& window = *m_library.window;
        QVERIFY(window.document().libraryId() == 2 || openGame(window, 2));
        QVERIFY(window.showPage(QStringLiteral("review")));
        window.reviewPage()->showReport();
        const auto report = [] {
            for (QWidget* top : QApplication::topLevelWidgets())
                if (top->objectName() == QLatin1String("reportWindow"))
                    return top;
            return static_cast<QWidget*>(nullptr);
        };
        QTRY_VERIFY(report());
        std::unique_ptr<QWidget> opened[]{std::unique_ptr<QWidget>(report()), std::make_unique<AccountDialog>(window.library(), &window),
            std::make_unique<AddressDialog>(window.engine(), &window)};
        for (const auto& one : opened) {
            one->show();
            one->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(one.get()));
            const QString problems = tabProblems(one.get());
            QVERIFY2(problems.isEmpty(), qPrintable(QLatin1String(one->metaObject()->className()) + QStringLiteral(": ") + problems));
            QVERIFY(tabWay(one.get()).stops.size() >= 2);
            one->hide();
        }
    }

private:
    FilledLibrary m_library;
};

EVENMATCH_TEST_WITH_WIDGETS(TestTabOrder)

} // namespace tst_tab_order

#include "tst_tab_order.moc"
