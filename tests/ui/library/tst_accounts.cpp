// Games from servers, in the real window: fetch an account, stop, handle errors; open a game by its address.
#include "tests/run_tests.h"

#include "tests/ui/fake_networks.h"
#include "tests/ui/shown_window.h"
#include "tests/ui_http/loopback_server.h"
#include "ui/library/library_model.h"
#include "ui/main_window.h"
#include "ui/pages/games_page.h"
#include "ui/text/language.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QTest>

#include <algorithm>

namespace tst_accounts {

using namespace evenmatch;
using namespace evenmatch::ui;
using namespace loopback;

namespace {

const QByteArray kUser = "/api/user/anna";
const QByteArray kGames = "/api/games/user/anna";

} // namespace

class TestAccounts : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("1.2")); }

    void init()
    {
        newFolder();
        QApplication::clipboard()->clear();
        m_server = std::make_unique<LoopbackServer>();
        for (const char* server : {"lichess", "ogs"})
            QSettings().setValue(
                QStringLiteral("accounts/%1/address").arg(QLatin1String(server)), QString::fromStdString(m_server->base()));
        m_server->script(kUser, {answer("{\"username\":\"Anna\"}")});
        m_window = std::make_unique<MainWindow>(m_folder->path(), fakeNetworks());
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QVERIFY(m_window->showPage(QStringLiteral("games")));
        QTRY_COMPARE(m_window->library().state(), LibraryService::State::Ready);
    }

    void cleanup()
    {
        m_window.reset();
        m_server.reset();
        m_folder.reset();
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "ja"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    /// Wrapped sentences once took their room from the fields above them.
    void nothingIsCutOff()
    {
        QFETCH(const QString, language);
        applyLanguage(*qApp, language);
        const auto english = qScopeGuard([] { applyLanguage(*qApp, QStringLiteral("en")); });
        m_server->script(kGames, {answer(line(1) + line(2)), answer("")});
        find<QAction>("fromAccount")->trigger();
        auto* dialog = find<QDialog>("accountDialog");
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        QCOMPARE(dialog->focusWidget(), find<QLineEdit>("accountName"));
        const auto isWhole = [&] {
            const auto boxes = dialog->findChildren<QCheckBox*>();
            return std::ranges::all_of(boxes, [](const QCheckBox* box) { return box->height() >= box->sizeHint().height(); })
                && find<QLabel>("accountSent")->height()
                >= find<QLabel>("accountSent")->heightForWidth(find<QLabel>("accountSent")->width());
        };
        QTRY_VERIFY(isWhole());
        find<QLineEdit>("accountName")->setText(QStringLiteral("anna"));
        fetch();
        QTRY_VERIFY(find<QLabel>("accountStatus")->height()
            >= find<QLabel>("accountStatus")->heightForWidth(find<QLabel>("accountStatus")->width()));
        QVERIFY(isWhole());
        QVERIFY(dialog->width() <= 700 && dialog->height() <= 640); // it fits in 1024x700
    }

    void gamesComeAndTheAccountIsMe()
    {
        m_server->script(kGames, {answer(line(1) + line(2)), answer("")});
        openDialog();
        const QString sent = find<QLabel>("accountSent")->text();
        QVERIFY2(sent.contains(QStringLiteral("lichess.org")) && sent.contains(QStringLiteral("Evenmatch/1.2")), qPrintable(sent));
        QVERIFY(m_server->requests().empty()); // no request before the user starts one
        fetch();
        QVERIFY2(status().contains(QStringLiteral("2 game")), qPrintable(status()));
        QTRY_COMPARE(m_window->gamesPage()->model().rowCount(), 2);
        QTRY_VERIFY(find<QLabel>("whoAmI")->text().contains(QStringLiteral("Anna")));
        for (const QByteArray& request : m_server->requests())
            QVERIFY(request.contains("User-Agent: Evenmatch/1.2\r\n"));
        QVERIFY(find<QPushButton>("accountFetch")->isEnabled() && find<QPushButton>("accountStop")->isHidden());
    }

    void fetchingAgainBringsWhatIsNew()
    {
        m_server->script(kGames, {answer(line(1)), answer("")});
        openDialog();
        fetch();
        find<QDialog>("accountDialog")->close();
        QTRY_VERIFY(!find<QDialog>("accountDialog"));
        m_server->script(kGames, {answer(line(1) + line(2)), answer("")});
        find<QAction>("fromAccount")->trigger();
        QTRY_COMPARE(find<QLineEdit>("accountName")->text(), QStringLiteral("anna")); // suggested
        fetch();
        QVERIFY2(status().contains(QStringLiteral("1 game")), qPrintable(status()));
        QTRY_COMPARE(m_window->gamesPage()->model().rowCount(), 2);
    }

    /// A friend's account stays one, and the same of its games come.
    void theChoiceOfAnAccountIsShownAgain()
    {
        m_server->script(kGames, {answer(line(1)), answer("")});
        openDialog();
        find<QCheckBox>("accountIsMe")->setChecked(false);
        find<QCheckBox>("take_bullet")->setChecked(false);
        find<QCheckBox>("take_bots")->setChecked(true);
        find<QLineEdit>("accountSince")->setText(QStringLiteral("1970-01-02"));
        fetch();
        find<QDialog>("accountDialog")->close();
        QTRY_VERIFY(!find<QDialog>("accountDialog"));
        find<QAction>("fromAccount")->trigger();
        QTRY_COMPARE(find<QLineEdit>("accountName")->text(), QStringLiteral("anna"));
        const auto isShown = [this](bool isUsual) {
            return find<QCheckBox>("accountIsMe")->isChecked() == isUsual && find<QCheckBox>("take_bullet")->isChecked() == isUsual
                && find<QCheckBox>("take_bots")->isChecked() != isUsual && find<QLineEdit>("accountSince")->text().isEmpty() == isUsual;
        };
        QVERIFY(isShown(false));
        find<QLineEdit>("accountName")->setText(QStringLiteral("me"));
        QVERIFY(isShown(true));
        find<QLineEdit>("accountName")->setText(QStringLiteral("Anna"));
        QVERIFY(isShown(false));
        find<QComboBox>("accountServer")->setCurrentIndex(2);
        QVERIFY(isShown(true));
    }

    void whatIsMissingIsSaid()
    {
        openDialog();
        auto* button = find<QPushButton>("accountFetch");
        find<QLineEdit>("accountName")->clear();
        button->click();
        QVERIFY(!status().isEmpty());
        find<QLineEdit>("accountName")->setText(QStringLiteral("anna"));
        find<QLineEdit>("accountSince")->setText(QStringLiteral("last week"));
        button->click();
        QVERIFY2(status().contains(QStringLiteral("2024-05-31")), qPrintable(status()));
        find<QLineEdit>("accountSince")->clear();
        for (const char* kind : {"take_bullet", "take_blitz", "take_rapid", "take_classical", "take_correspondence"})
            find<QCheckBox>(kind)->setChecked(false);
        const QString before = status();
        button->click();
        QVERIFY(status() != before);
        QVERIFY(!m_window->library().isFetching());
        QVERIFY(m_server->requests().empty());
    }

    void troubleIsToldInTheUsersLanguage()
    {
        applyLanguage(*qApp, QStringLiteral("de"));
        m_server->script(kUser, {answer("nothing", "404 Not Found")});
        openDialog();
        fetch();
        QVERIFY2(status().contains(QStringLiteral("Lichess.org kennt keinen Benutzer")), qPrintable(status()));
        m_server->script(kUser, {answer("<html>captcha</html>")});
        fetch();
        QVERIFY2(status().contains(QStringLiteral("captcha")), qPrintable(status()));
        applyLanguage(*qApp, QStringLiteral("en"));
        QCOMPARE(m_window->gamesPage()->model().rowCount(), 0);
    }

    /// The server sends nothing more until the client gives up.
    void fetchingStops()
    {
        m_server->script(kUser, {Script{{"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"}, false}});
        openDialog();
        find<QPushButton>("accountFetch")->click();
        QVERIFY(m_window->library().isFetching());
        QVERIFY(!find<QPushButton>("accountStop")->isHidden());
        QTRY_VERIFY(!m_server->requests().empty());
        find<QPushButton>("accountStop")->click();
        QTRY_VERIFY(!m_window->library().isFetching());
        QVERIFY2(status().startsWith(QStringLiteral("Stopped")), qPrintable(status()));
        QVERIFY(find<QPushButton>("accountFetch")->isEnabled());
    }

    void closingGoesOn()
    {
        m_server->script(kGames, {answer(line(1) + line(2)), answer("")});
        openDialog();
        bool done = false;
        const auto connection = connect(&m_window->library(), &LibraryService::fetched, this, [&done] { done = true; });
        find<QPushButton>("accountFetch")->click();
        find<QDialog>("accountDialog")->close();
        QTRY_VERIFY(done);
        disconnect(connection);
        QTRY_COMPARE(m_window->gamesPage()->model().rowCount(), 2);
    }

    /// A dialog that was opened during a fetch tells about the server that was asked, not about the one it proposes.
    void anotherDialogNamesTheServer()
    {
        openDialog();
        find<QComboBox>("accountServer")->setCurrentIndex(2); // nobody is called anna there
        find<QPushButton>("accountFetch")->click();
        find<QDialog>("accountDialog")->close();
        QVERIFY(m_window->library().isFetching());
        find<QAction>("fromAccount")->trigger();
        QTRY_VERIFY(!m_window->library().isFetching());
        QTRY_VERIFY2(status().contains(QStringLiteral("online-go.com has no user"), Qt::CaseInsensitive), qPrintable(status()));
    }

    void aGameOpensByItsAddress()
    {
        m_server->script("/game/export/abcdefgh", {answer("[White \"Anna\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Nf3 *\n")});
        openAddress(QStringLiteral("https://lichess.org/abcdefgh/white#3"));
        QTRY_VERIFY(!find<QDialog>("addressDialog"));
        QTRY_COMPARE(m_window->document().session().gameMoves().size(), std::size_t{3});
        QCOMPARE(m_server->requests().size(), std::size_t{1});
    }

    void anAddressWithoutAGame()
    {
        find<QAction>("openAddressAction")->trigger();
        QVERIFY(!find<QPushButton>("openAddress")->isEnabled());
        find<QLineEdit>("gameAddress")->setText(QStringLiteral("https://www.chess.com/game/live/1"));
        QVERIFY(!find<QPushButton>("openAddress")->isEnabled());
        find<QLineEdit>("gameAddress")->setText(QStringLiteral("https://online-go.com/game/12"));
        find<QPushButton>("openAddress")->click();
        QTRY_VERIFY2(find<QLabel>("addressStatus")->text().contains(QStringLiteral("has no game")),
            qPrintable(find<QLabel>("addressStatus")->text()));
        QVERIFY(find<QPushButton>("openAddress")->isEnabled());
    }

    void anotherAddressEndsTheRequest()
    {
        m_server->script("/game/export/abcdefgh", {answer("[White \"Anna\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Nf3 *\n")});
        openAddress(QStringLiteral("https://lichess.org/abcdefgh"));
        find<QLineEdit>("gameAddress")->setText(QStringLiteral("https://lichess.org/hgfedcba"));
        QTRY_VERIFY(!m_window->engine().isBusy());
        const auto* dialog = find<QDialog>("addressDialog");
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(m_window->document().session().gameMoves().empty());
        const QString status = find<QLabel>("addressStatus")->text();
        QVERIFY2(status.contains(QStringLiteral("hgfedcba")), qPrintable(status));
        QVERIFY(find<QPushButton>("openAddress")->isEnabled());
    }

private:
    void openDialog()
    {
        find<QAction>("fromAccount")->trigger();
        QVERIFY(find<QDialog>("accountDialog"));
        find<QLineEdit>("accountName")->setText(QStringLiteral("anna"));
    }

    void fetch()
    {
        bool done = false;
        const auto connection = connect(&m_window->library(), &LibraryService::fetched, this, [&done] { done = true; });
        find<QPushButton>("accountFetch")->click();
        QTRY_VERIFY(done);
        disconnect(connection);
    }

    QString status() { return find<QLabel>("accountStatus")->text(); }

    void openAddress(const QString& address)
    {
        find<QAction>("openAddressAction")->trigger();
        QVERIFY(find<QDialog>("addressDialog"));
        find<QLineEdit>("gameAddress")->setText(address);
        QVERIFY2(find<QLabel>("addressStatus")->text().contains(QStringLiteral("Evenmatch/1.2")),
            qPrintable(find<QLabel>("addressStatus")->text()));
        QVERIFY(m_server->requests().empty());
        find<QPushButton>("openAddress")->click();
    }

    std::unique_ptr<LoopbackServer> m_server;
};

EVENMATCH_TEST_WITH_WIDGETS(TestAccounts)

} // namespace tst_accounts

#include "tst_accounts.moc"
